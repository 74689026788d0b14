### Puzzles, on the page and in the terminal.

front-puzzles = Puzzles
front-puzzles-hint = Find the best move, a new one every day

## The list

puzzles-title = Puzzles
puzzles-lead = Positions from games between bots in which one move is clearly the best. Can you find it?
puzzles-daily = Puzzle of the day
puzzles-solved = Solved on this device: { $solved } of { $count }
puzzles-task = What to decide
puzzles-stars = Difficulty
puzzles-all = All
puzzles-unsolved = Only unsolved ones
puzzles-found = Puzzles: { $count }
puzzles-none = No puzzle fits these filters.
puzzle-task-draft = Draft
puzzle-task-turn = Action
puzzle-task-march = March
puzzle-task-call = Call to battle
puzzle-task-battle = Battle card
puzzle-task-stat = Stat
puzzle-task-save = Save a card
puzzle-task-power = Card effect
puzzle-difficulty = Difficulty { $stars } of 3
puzzle-players = Players: { $count }
puzzle-done = Solved
puzzle-seen = Solution seen

## One puzzle

puzzle-ask = Your clan: { $clan }. Which move is clearly the best?
puzzle-ask-hint = Choose it on the table as in a game. You may try as often as you like.
puzzle-wrong = There is a better move. On average this one brings { $glory } less glory ({ $low } to { $high }).
puzzle-right = That's it!
puzzle-solution = The best move
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-fold = Hide the puzzle
puzzle-unfold = Show the puzzle
puzzle-brings = about { $glory } glory at the end, { $chance } % of the games won
puzzle-second = The second-best move
puzzle-ahead = The best move is ahead by { $glory } glory ({ $low } to { $high }) and { $chance } percentage points ({ $least } to { $most }).
puzzle-how = Averages of { $playouts } playouts by bots, with other hidden cards each time, and their 95 % intervals. Deep searches that chose the same move: { $searches }.

## What a solution teaches

puzzle-why-draft = A draft decides what you can do in this age, and whatever you pass on may be played against you.
puzzle-why-upgrade = An upgrade works until the end of the game, so it is worth most early, if its rage is not needed elsewhere.
puzzle-why-quest = A quest costs no rage, and one that is fulfilled gives glory and one step of a stat.
puzzle-why-invade = Figures in the right place come first: without them there is no pillaging, no battle and no quest.
puzzle-why-doom = Figures that die in Ragnarök score glory, and right afterwards they return from Valhalla.
puzzle-why-march = For 1 rage a march moves any number of figures to where they are needed.
puzzle-why-pillage = Pillaging costs no rage, but each province can be pillaged only once an age: whoever manages it first takes the reward.
puzzle-why-pass = Passing costs all the rage you have left, but sometimes that is less than any action would cost.
puzzle-why-call = A figure that joins may win the battle or die in it. Count who else can come, and what everybody's cards can add.
puzzle-why-battle = The winner discards the cards they played, and the losers take theirs back: play a strong card where it decides something.
puzzle-why-losing = You need not win every battle. The winner discards the cards they played, you take yours back, and some cards reward a defeat.
puzzle-why-stat = At the end a stat gives 10 glory on its 4th or 5th step, and 20 on its 6th.
puzzle-why-save = Only one card comes along into the next age: keep the one that will still change something there.
puzzle-why-power = A card's effect is an offer. What counts is what it brings right now.
puzzle-reason-stay = the figure is worth more where it is than in the battle for { $province }
puzzle-reason-keep = one more card would change too little, and it stays in hand
puzzle-reason-lose = wins this battle less often than another move would, and still brings more

## In the terminal

puzzle-heading = Puzzle { $id } · { $task } · age { $age } · difficulty { $stars } of 3
puzzle-prompt = Your move (a number or words; ? for the solution):
puzzle-unknown = There is no puzzle { $id }. “fimbul puzzle” lists them all.
puzzle-column-id = puzzle
puzzle-column-task = what to decide
puzzle-column-stars = difficulty
puzzle-column-age = age
puzzle-column-players = players
