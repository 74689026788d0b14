# The coach of a guided or coached game. The tips of the rulebooks are cited by their numbers.

coach-name = Huginn, your coach
coach-would = I would do this:
coach-thinking = Let me think …
coach-more = More moves
coach-next = Next
coach-best = That is what I would have done.
coach-came = What came of it: glory { $before } → { $after }; at the end I expect { $now }, and not { $then }.
coach-even = What came of it: glory { $before } → { $after }; at the end I expect { $now }, as before.
coach-try = Try something else
coach-progress = Lesson { $given } of { $all }
coach-alone = Go on alone
coach-back = Call the coach
coach-others = Watch what the others do.
coach-missed = I expected about { $glory } more glory from this: { $move }.

coach-welcome = I am Huginn, Odin's raven. After three ages the clan with the most glory wins, and there are many ways to it: battles, plunder, quests, even a good death. First come the cards.
coach-draft = Take one card; your neighbour gets the rest, and you get another pack. You keep six cards in each age, and nobody sees them.
# J1
coach-gods = Most cards carry the name of a god, and each god gives one sort of gift. Keep mostly to one or two gods, and your cards will work together.
# J2
coach-odin = Odin rewards and punishes, in battle and after it. His cards turn a situation over.
# J3
coach-thor = Thor is for winners: his cards give glory and spoils for battles won.
# J4
coach-loki = Loki likes revenge: his cards pay when you lose a battle.
# J5
coach-frigga = Frigga gives support: rage, figures and protection.
# J6
coach-heimdall = Heimdall sees far: his cards bring foresight and surprises.
# J7
coach-tyr = Tyr is plain strength in battle.
# J8
coach-kinds = Take some of every kind: battle cards, quests and upgrades. You can do without one of them, but you will feel it.
coach-rage = Now you act. Most actions cost rage. Once all of yours is spent, you take no more actions in this age, so spend it well.
coach-invade = Invade: bring a figure from your reserve into a province. It costs as much rage as the figure is strong; your leader comes free. Your horns say how many figures you may have on the board.
coach-pillage = Pillage: plunder a province where you stand, each once in an age. It costs no rage, and the token tells what you win. But others may come and fight you for it.
coach-upgrade = Upgrade: a card on your clan sheet works until the end of the game. It costs as much rage as its number says.
# J11
coach-quest = Quest: lay a quest face down; it costs nothing. If it is fulfilled at the end of the age, it gives glory and a step on a stat. Quests bring much glory, but too many in hand leave you no strength to fulfil them.
coach-march = March: for 1 rage, move figures from one province to any other.
coach-call = Pillaging calls to battle: everyone with figures in a neighbouring province may send one at a time, in turn, until all pass or no village is free.
coach-cards = Now each side lays one card face down. Strength and cards are added up; the strongest takes the spoils, and the others' figures go to Valhalla.
# J10
coach-lose = A battle can be lost on purpose. The winner discards the card that they played, you take yours back, and they are weaker in the next one.
coach-doom = The flame marks the doomed province: at the end of the age Ragnarök destroys it with all that stands in it. Each figure that dies there brings glory: 2 in the first age, 3 in the second, 4 in the third.
# J9
coach-death = It is not only about ground. Battles won bring glory, and so do figures that die at the right moment: in a hopeless battle, or in Ragnarök.
coach-save = At the end of an age you may save one card for the next. The others are discarded.
coach-ragnarok = Ragnarök has come: the doomed province is gone, and every figure that died in it brought glory. Another province is doomed in this age; the flame shows it.
coach-valhalla = All that were in Valhalla are back in your reserve, and your rage is full again.
# J13
coach-stats = Three stats: rage to act, axes for glory from battles, horns for figures. Raised far enough they become legendary: 10 glory at steps 4 and 5, 20 at step 6, for each stat, at the end of the game. That decides games.
# J12
coach-watch = Watch where the others invade and pillage. If you guess their quests, you can thwart them.
# J14
coach-first = A last word: for a first game with friends, leave out the draft of the first age. Everyone simply plays the eight cards they are dealt.
coach-done = Now you know all that I teach. Well done! Play this game to its end: I still tell you what I would do.

front-learn = Learn to play
front-learn-hint = A guided game with a coach, 10 to 15 minutes
front-coached = Play with a coach
front-coached-hint = Against three thralls, without the first draft, with advice for every decision
end-coach = Well done: your first game is over. Next, play with a coach who only gives advice.
