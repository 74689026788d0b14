### Positions on the page: the editor.

positions-title = Position
positions-lead = Set up a board of your own, ask a strong bot about it, or play from there.
front-position = Positions
front-position-hint = Set up a board and ask a bot
positions-part-board = Board
positions-part-game = Game
positions-part-code = Code

positions-clans = Clans
positions-age-label = Age
positions-age = Age { $age }
positions-turn = Turn
positions-turn-draft = Draft
positions-first = First player
positions-draft = Draft in the first age
positions-deal = Deal hands
positions-deal-hint = Gives every clan random cards of this age.
positions-open = The discard pile and the packs are drawn at random.
positions-discard = Cards in the discard pile: { $count }

positions-place = Place
positions-token = Pillage token
positions-doom = Ragnarök
positions-doom-none = spared
positions-destroyed = Destroyed before the game
positions-pillaged = Pillaged this age
positions-warriors = warriors
positions-less = Less: { $what }
positions-more = More: { $what }

positions-glory = Glory
positions-rage = Rage left
positions-step = Step { $step }: { $value }
positions-passed = Has passed
positions-hand = Hand
positions-quests = Quests
positions-sheet = Clan sheet
positions-add = Add a card
positions-remove = Remove { $card }

positions-code-label = This position as text
positions-set-up = Set up this text
positions-copy = Copy the text
positions-link = Link to this position
positions-code-hint = Change the text or paste another one. Lines of packs and of the discard pile may be missing.
positions-undo = Undo
positions-ask = Best moves
positions-advice = Best moves for { $clan }
positions-sound = Nothing is wrong
positions-problems =
    { $count ->
        [one] { $count } thing is wrong
       *[other] { $count } things are wrong
    }
positions-open-as = Open as a position
positions-play = Play from here
positions-play-lead = A new table begins with this position. Everybody who knows it knows the cards.
