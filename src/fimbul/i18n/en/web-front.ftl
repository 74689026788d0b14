### The page a visitor opens, the lobby of a table, the settings and the rules in the browser.

## The front page

front-lead = Vikings, gods and monsters in a world that is about to end. Draft the gods' gifts, storm the provinces, and die gloriously.
front-fan = An unofficial fan implementation of the board game Blood Rage, for 2 to 4 players, free and without accounts.
front-name = Your name
front-name-default = Wanderer
front-play = Play now
front-play-hint = At once, against three bots
front-rivals = Your opponents
front-new = New table
front-new-hint = For friends, or your own rules
front-join = Join
front-join-hint = By link or code
front-rules = The rules
front-rules-hint = In two minutes, or all of them
front-settings = Settings
front-bots = For writers of bots
front-source = Free software under the MIT licence. Not made or endorsed by the publisher of Blood Rage.
front-art = A world tree above a dark sea, the light of a burning world behind it
front-busy = Laying the table …

## Lists of tables

front-tables = Tables
front-mine = Your tables
front-mine-empty = Where you sit down, you find the way back here.
front-list-open = Open
front-list-running = Being played
front-list-finished = Finished
front-empty-open = Nobody is waiting at the moment. Lay a table, and others will find it here.
front-empty-running = No public game is going on. Yours could be the first to watch.
front-empty-finished = No saga has been told to its end yet.
front-more = Show more
front-free = { $count ->
    [0] full
    [one] { $count } free chair
   *[other] { $count } free chairs
}
front-age = Age { $age }
front-over = finished
front-glory = { $name }: { $glory } glory
front-sit = Sit down
front-watch = Watch
front-look = Look
front-resume = Go on
front-your-turn = Your turn
front-unlisted = By link only
front-unnamed = empty table
front-forget = Take off the list
front-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
front-live = { $minutes } min + { $seconds } s

## A new table

front-form-players = Players
front-form-edition = Edition
front-form-edition-standard = Standard
front-form-edition-standard-hint = As it is printed today.
front-form-edition-first-print = First print
front-form-edition-first-print-hint = Without the cards added later, with the old values of axes.
front-form-draft = Age 1
front-form-draft-yes = Draft
front-form-draft-yes-hint = Everybody picks cards and passes the rest on, as in the other ages.
front-form-draft-no = First game
front-form-draft-no-hint = Everybody plays the eight cards dealt: easier for a first game.
front-form-seats = Seat order
front-form-seats-shuffled = Drawn
front-form-seats-shuffled-hint = The order of play is drawn at the start.
front-form-seats-as-seated = As seated
front-form-seats-as-seated-hint = Play goes round in the order of the chairs.
front-form-clock = Clock
front-form-clock-none = None
front-form-clock-none-hint = Nobody is hurried.
front-form-clock-live = Live
front-form-clock-live-hint = Every decision has free seconds; after them your own store of minutes runs down. When it is empty, a stand-in decides.
front-form-clock-days = Days
front-form-clock-days-hint = For games by and by: so many days for every decision.
front-form-bank = Minutes in store
front-form-increment = Free seconds for a decision
front-form-days = Days for a decision
front-form-range = { $least } to { $most }
front-form-public = Public
front-form-public-hint = In the list of open tables; otherwise found by its link alone.
front-form-spectators = Spectators
front-form-spectators-hint = Others may watch; nobody sees a hand.
front-form-create = Lay the table

## Join by link or code

front-join-field = Link or code
front-join-field-hint = The link of a table, or the code of eight letters from your other device.
front-join-do = Go there
front-join-unknown = That is neither a link of a table nor a code.

## The lobby

lobby-title = The table is laid
lobby-wait = Waiting for players
lobby-chair = Chair { $number }
lobby-free = Free chair
lobby-you = You
lobby-yours = On this device
lobby-sit = Sit here
lobby-sit-down = Sit down
lobby-join = Join this table
lobby-join-hint = Take a chair under any name. No account, no password: this browser keeps your place.
lobby-full = Every chair is taken. You can watch when the game begins.
lobby-full-closed = Every chair is taken, and this table is not open to spectators.
lobby-add-bot = Add a bot
lobby-add-player = Another player here
lobby-add-player-hint = Share this device: it is handed on for every decision.
lobby-send-away = Send away
lobby-leave = Get up
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-be-ready = I am ready
lobby-clan = Clan
lobby-clan-any = Any
lobby-clan-any-hint = Drawn at the start
lobby-clan-taken = { $clan }: taken
lobby-first-lot = By lot
lobby-first-lot-hint = The first player is drawn at the start.
lobby-bot-random = Fool
lobby-bot-random-hint = Moves at random: good for a first look.
lobby-bot-thrall = Thrall
lobby-bot-thrall-hint = Plays by simple rules of thumb, and quickly.
lobby-bot-karl = Karl
lobby-bot-karl-hint = Counts before it fights, and has a plan for its cards.
lobby-bot-jarl = Jarl
lobby-bot-jarl-hint = Looks ahead, and weighs what it sees.
lobby-bot-norn = Norn
lobby-bot-norn-hint = Looks into many futures before it moves.
lobby-own-bot-hint = A bot that the host of this server brought.
lobby-bot-gone-hint = No longer on this server: a stand-in plays for it.
lobby-start = Begin the game
lobby-start-free = { $count ->
    [one] One chair is free: invite somebody or add a bot.
   *[other] { $count } chairs are free: invite somebody or add bots.
}
lobby-start-not-ready = Not ready yet: { $names }
lobby-start-alone = Sit down first; anybody at the table may begin.
lobby-start-now = Everybody is here.
lobby-fill = Fill up with bots
lobby-invite = Invite
lobby-invite-hint = Send the link, or let a phone read the code.
lobby-link = Link of this table
lobby-options = How it is played
lobby-option-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-option-standard = Standard edition
lobby-option-first-print = First print
lobby-option-draft = Draft in every age
lobby-option-no-draft = First-game variant: no draft in age 1
lobby-option-shuffled = Order of play drawn at the start
lobby-option-as-seated = Order of play as seated
lobby-option-clock-none = No clock
lobby-option-clock-live = Live clock: { $minutes } min in store, { $seconds } s free for each decision
lobby-option-clock-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}
lobby-option-public = In the public list
lobby-option-unlisted = Found by its link only
lobby-option-spectators = Spectators welcome
lobby-option-no-spectators = No spectators
lobby-back = To the front page
lobby-closed = This table is closed to you

## Settings

settings-title = Settings
settings-language = Language
settings-language-bg = Български
settings-language-cs = Čeština
settings-language-en = English
settings-language-pl = Polski
settings-language-ru = Русский
settings-theme = Look
settings-theme-dark = Night
settings-theme-light = Day
settings-theme-auto = As the system
settings-motion = Movement
settings-motion-hint = Figures and cards move, so that you can follow what happens.
settings-motion-system = Your system asks for less movement, so nothing moves.
settings-sound = Sound
settings-sound-hint = A horn when it is your turn.
settings-notifications = Notifications
settings-notifications-hint = The desktop tells you when it is your turn.
settings-notifications-denied = The browser does not allow it. Change that in its own settings.
settings-confirm = Confirm each move
settings-confirm-hint = Nothing is sent before you say so.
settings-keyboard = Keyboard
settings-key-digits = 1 … 9
settings-key-digits-does = choose the option of that number
settings-key-tab = Tab
settings-key-tab-does = go through everything you may touch
settings-key-arrows = ← ↑ → ↓
settings-key-arrows-does = move over the map and through the cards
settings-key-enter = Enter
settings-key-enter-does = choose what has the focus
settings-key-escape = Esc
settings-key-escape-does = go one step back, or close
settings-key-u = U
settings-key-u-does = take the last move back
settings-table = This table
settings-transfer = Another device
settings-transfer-hint = Take your place along, for example to a phone. This device keeps it too.
settings-transfer-make = Show a code
settings-transfer-life = Good for ten minutes, once. Scan it, or type it in on the front page under “Join”.
settings-reclaim = A lost device
settings-reclaim-hint = Lost a phone, or does somebody else hold your place? Keep it on this device alone: all others lose it, and codes no longer work.
settings-reclaim-ask = Throw out other devices
settings-reclaim-do = Throw them out
settings-reclaim-not = Let them stay
settings-reclaim-done = Only this device holds your place now.
settings-leave = Leave the table
settings-leave-hint = A stand-in plays on for you; you can come back at any time. When nobody is left, the game rests.
settings-leave-do = Leave it to the stand-in
settings-leave-not = Stay
settings-return = Come back
settings-return-hint = A stand-in plays for you at the moment.
settings-return-do = Take over
settings-room = On a big screen
settings-room-hint = The table without hands, for a television or a wall.
settings-record = The record
settings-record-hint = Every move as far as you may know it; all of it when the game is over.
settings-record-get = Download the record
settings-show-qr = Show as a QR code
settings-qr = QR code
settings-copy = Copy
settings-copied = Copied
settings-share = Share

## The rules in the browser

rulesweb-title = The rules
rulesweb-back = Back
rulesweb-quick = In two minutes
rulesweb-all = By number
rulesweb-cards = The cards
rulesweb-contents = Contents
rulesweb-search = Search
rulesweb-search-hint = A word, or a number like P6
rulesweb-none = Nothing of that kind is written there.
rulesweb-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rulesweb-ages = Age
rulesweb-age-all = All ages
rulesweb-age = Age { $age }
rulesweb-kinds = Kind
rulesweb-kind-all = All kinds
rulesweb-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rulesweb-copies = × { $count }
rulesweb-quick-aim = Glory
rulesweb-quick-aim-text = The world ends after three ages. Whoever has the most glory then has won; how many warriors are left alive does not matter. Dying well is a way to win.
rulesweb-quick-draft = 1. Gods' gifts
rulesweb-quick-draft-text = Every age begins with eight cards. Keep one, pass the rest to the left, and so on until you have six: cards for battle, quests that pay at the end of the age, and upgrades that make your clan, your figures and your monsters stronger.
rulesweb-quick-rage = 2. Rage
rulesweb-quick-rage-text = Rage pays for what you do. On your turn you do one thing: invade with a figure, march from one province to another, lay down an upgrade, commit to a quest in secret, or pillage. Without rage there are no more actions, but you can still fight.
rulesweb-quick-pillage = 3. Pillage
rulesweb-quick-pillage-text = Where you stand, you may pillage; every province is plundered once an age. Whoever stands next to it may join the fight if a village is free. Everybody lays one card face down; the strengths of figures and cards are added, and the highest takes the reward and glory. The losers' figures go to Valhalla. A tie destroys everybody.
rulesweb-quick-stats = 4. Rage, axes, horns
rulesweb-quick-stats-text = Pillaging raises three tracks: rage to spend in every age, axes for glory in battles won, horns for figures on the board. Far up, they are worth glory at the end.
rulesweb-quick-ragnarok = 5. Ragnarök
rulesweb-quick-ragnarok-text = At the end of the age quests are paid, and then one province burns; which one, everybody knows beforehand. Who stands in it dies, and gains glory for it. Then the fallen return from Valhalla, and the next age begins.
rulesweb-quick-hint = In the game, only what is possible is lit, and everything explains itself when you rest the pointer on it or hold a finger on it.
rulesweb-quick-play = To the tables
