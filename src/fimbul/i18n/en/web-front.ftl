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
front-new-hint = With friends or your own rules
front-join = Join
front-join-hint = By link or code
front-rules = The rules
front-rules-hint = In two minutes, or in full
front-study = Learn and look up
front-settings = Settings
front-bots = For bot authors
front-source = Free software under the MIT licence. Not made or endorsed by the publisher of Blood Rage.
front-art = A world tree above a dark sea, the light of a burning world behind it
front-busy = Creating the table…

## Lists of tables

front-tables = Tables
front-mine = Your tables
front-mine-empty = Tables you join appear here.
front-list-open = Open
front-list-running = In progress
front-list-finished = Finished
front-empty-open = Nobody is waiting right now. Create a table, and others will find it here.
front-empty-running = No public game is in progress. Yours could be the first to watch.
front-empty-finished = No game has finished yet.
front-more = Show more
front-free = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
}
front-age = Age { $age }
front-over = finished
front-glory = { $name }: { $glory } glory
front-sit = Sit down
front-watch = Watch
front-look = View
front-resume = Continue
front-your-turn = Your turn
front-unlisted = By link only
front-unnamed = empty table
front-forget = Remove from the list
front-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
front-live = { $minutes } min + { $seconds } s

## A new table

front-form-players = Players
front-form-edition = Edition
front-form-edition-standard = Standard
front-form-edition-standard-hint = As printed today.
front-form-edition-first-print = First print
front-form-edition-first-print-hint = Without the cards added later, and with the old axes values.
front-form-draft = Age 1
front-form-draft-yes = Draft
front-form-draft-yes-hint = Everybody picks cards and passes the rest on, as in the other ages.
front-form-draft-no = First game
front-form-draft-no-hint = Everybody plays with the eight cards they are dealt: easier for a first game.
front-form-seats = Seat order
front-form-seats-shuffled = Random
front-form-seats-shuffled-hint = The order of play is drawn at the start.
front-form-seats-as-seated = As seated
front-form-seats-as-seated-hint = Play goes round in the order of the seats.
front-form-clock = Clock
front-form-clock-none = None
front-form-clock-none-hint = No time limit.
front-form-clock-live = Live
front-form-clock-live-hint = Every decision has free seconds; after those, your own time bank runs down. When it is empty, a stand-in decides.
front-form-clock-days = Days
front-form-clock-days-hint = Slow play: this many days per decision.
front-form-bank = Time bank (minutes)
front-form-increment = Free seconds per decision
front-form-days = Days per decision
front-form-range = { $least } to { $most }
front-form-public = Public
front-form-public-hint = Shown in the list of open tables; otherwise only people with the link can find it.
front-form-spectators = Spectators
front-form-spectators-hint = Others may watch; nobody sees a hand.
front-form-create = Create table

## Join by link or code

front-join-field = Link or code
front-join-field-hint = A table link, or the eight-character code from your other device.
front-join-do = Go
front-join-unknown = That is neither a table link nor a code.

## The lobby

lobby-title = Table ready
lobby-wait = Waiting for players
lobby-chair = Seat { $number }
lobby-free = Free seat
lobby-you = You
lobby-yours = On this device
lobby-sit = Sit here
lobby-sit-down = Sit down
lobby-join = Join this table
lobby-join-hint = Take a seat under any name. No account, no password: this browser keeps your seat.
lobby-full = Every seat is taken. You can watch when the game begins.
lobby-full-closed = Every seat is taken, and this table is not open to spectators.
lobby-add-bot = Add a bot
lobby-add-player = Add a player here
lobby-add-player-hint = You share this device and pass it on for every decision.
lobby-send-away = Remove
lobby-leave = Leave seat
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-be-ready = I'm ready
lobby-clan = Clan
lobby-clan-any = Random
lobby-clan-any-hint = Drawn at the start
lobby-clan-taken = { $clan }: taken
lobby-first-lot = Random
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
lobby-bot-skald = Skald
lobby-bot-skald-hint = Learned the game by playing against itself: the strongest.
lobby-own-bot-hint = A bot added by the operator of this server.
lobby-bot-gone-hint = No longer on this server: a stand-in plays in its place.
lobby-start = Start game
lobby-start-free = { $count ->
    [one] One seat is free: invite somebody or add a bot.
   *[other] { $count } seats are free: invite somebody or add bots.
}
lobby-start-not-ready = Not ready yet: { $names }
lobby-start-alone = Sit down first; anybody at the table may start the game.
lobby-start-now = Everybody is here.
lobby-fill = Fill up with bots
lobby-invite = Invite
lobby-invite-hint = Send the link, or scan the code with a phone.
lobby-link = Link to this table
lobby-options = Game options
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
lobby-option-clock-live = Live clock: { $minutes } min in the bank, { $seconds } s free for each decision
lobby-option-clock-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}
lobby-option-public = In the public list
lobby-option-unlisted = By link only
lobby-option-spectators = Spectators welcome
lobby-option-no-spectators = No spectators
lobby-back = To the front page
lobby-closed = You can't view this table

## Settings

settings-title = Settings
settings-language = Language
settings-language-bg = Български
settings-language-cs = Čeština
settings-language-en = English
settings-language-pl = Polski
settings-language-ru = Русский
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-auto = System
settings-speed = Animations
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-speed-hint = Battles, quests and Ragnarök are shown step by step.
settings-speed-still = Your system asks for reduced motion: battles, quests and Ragnarök are shown step by step in still pictures.
settings-speed-off-hint = Results appear at once.
settings-sound = Sound
settings-sound-hint = A horn when it is your turn.
settings-notifications = Notifications
settings-notifications-hint = You get a notification when it is your turn.
settings-notifications-denied = Your browser blocks them. You can change that in its settings.
settings-confirm = Confirm each move
settings-confirm-hint = Nothing is sent until you confirm it.
settings-keyboard = Keyboard
settings-key-digits = 1 … 9
settings-key-digits-does = choose the option with that number
settings-key-tab = Tab
settings-key-tab-does = go through everything you can choose
settings-key-arrows = ← ↑ → ↓
settings-key-arrows-does = move over the map and through the cards
settings-key-enter = Enter
settings-key-enter-does = choose what has the focus
settings-key-escape = Esc
settings-key-escape-does = go back one step, or close
settings-key-u = U
settings-key-u-does = undo the last move
settings-table = This table
settings-transfer = Another device
settings-transfer-hint = Take your seat with you, for example to a phone. This device keeps it too.
settings-transfer-make = Show a code
settings-transfer-life = Valid once, for ten minutes. Scan it, or type it in on the front page under “Join”.
settings-reclaim = A lost device
settings-reclaim-hint = Lost your phone, or is somebody else in your seat? Keep your seat on this device only: all others lose it, and codes no longer work.
settings-reclaim-ask = Remove other devices
settings-reclaim-do = Remove them
settings-reclaim-not = Keep them
settings-reclaim-done = Only this device has your seat now.
settings-leave = Leave the table
settings-leave-hint = A stand-in plays for you; you can come back at any time. When nobody is left, the game pauses.
settings-leave-do = Let the stand-in play
settings-leave-not = Stay
settings-return = Come back
settings-return-hint = A stand-in is playing for you.
settings-return-do = Take over
settings-room = On a big screen
settings-room-hint = The table without anybody's cards, for a TV or a projector.
settings-record = The record
settings-record-hint = Every move, as far as you are allowed to see it; the whole game once it is over.
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
rulesweb-none = Nothing found.
rulesweb-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rulesweb-ages = Age
rulesweb-age-all = All ages
rulesweb-age = Age { $age }
rulesweb-kinds = Kind
rulesweb-kind-all = All kinds
rulesweb-sizes = Size
rulesweb-size-small = Small
rulesweb-size-normal = Normal
rulesweb-size-large = Large
rulesweb-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rulesweb-copies = × { $count }
rulesweb-quick-aim = Glory
rulesweb-quick-aim-text = The world ends after three ages. Whoever has the most glory then wins; how many warriors are left alive does not matter. Dying well is a way to win.
rulesweb-quick-draft = 1. Gods' gifts
rulesweb-quick-draft-text = Every age begins with eight cards. Keep one, pass the rest to the left, and so on until you have six: cards for battle, quests that score at the end of the age, and upgrades that make your clan stronger.
rulesweb-quick-rage = 2. Rage
rulesweb-quick-rage-text = Rage pays for what you do. On your turn you do one thing: invade with a figure, march from one province to another, play an upgrade, commit a quest in secret, or pillage. Without rage you take no more actions, but you can still fight.
rulesweb-quick-pillage = 3. Pillage
rulesweb-quick-pillage-text = Where you have figures, you may pillage; each province can be pillaged once per age. Whoever is next to it may join the fight if a village is free. Everybody plays one card face down; the strengths of figures and cards are added up, and the highest total wins the battle and its glory. The reward goes only to the pillager, who must win or meet no resistance. The losers' figures go to Valhalla. In a tie everybody loses.
rulesweb-quick-stats = 4. Rage, axes, horns
rulesweb-quick-stats-text = Pillaging raises three stats: rage to spend in every age, axes for glory from battles won, horns for figures on the board. High steps are worth glory at the end.
rulesweb-quick-ragnarok = 5. Ragnarök
rulesweb-quick-ragnarok-text = At the end of the age quests are scored, and then one province is destroyed; everybody knows in advance which one. Whoever is in it dies, and gains glory for it. Then the fallen return from Valhalla, and the next age begins.
rulesweb-quick-hint = In the game, only what is possible is highlighted, and everything explains itself when you hover over it or press and hold it.
rulesweb-quick-play = To the tables
