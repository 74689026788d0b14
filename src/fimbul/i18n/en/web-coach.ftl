# The coach of a guided or coached game. The tips of the rulebooks are cited by their numbers.

coach-name = Huginn, your coach
coach-would = I would do this:
coach-thinking = Let me think…
coach-more = More moves
coach-next = Next
coach-best = That is what I would have done.
coach-came = The result: glory { $before } → { $after }. At the end I now expect { $now }, not { $then }.
coach-even = The result: glory { $before } → { $after }. At the end I expect { $now }, as before.
coach-try = Try something else
coach-progress = Lesson { $given } of { $all }
coach-alone = Continue alone
coach-back = Call the coach
coach-others = Watch what the others do.
coach-missed = I expected about { $glory } more glory from this: { $move }.
coach-doubt = Think again: I expect about { $glory } more glory from this: { $move }.

coach-welcome = I am Huginn, Odin's raven. After three ages the clan with the most glory wins. Many ways lead there: battles, pillaging, quests, even a good death. First come the cards.
coach-draft = Keep one card; your neighbour gets the rest, and you get another pack. You keep six cards in each age, and nobody else sees them.
# J1
coach-gods = Most cards carry the name of a god, and each god gives one sort of gift. Keep mostly to one or two gods, and your cards will work together.
# J2
coach-odin = Odin rewards and punishes, in battle and after it. His cards turn a situation over.
# J3
coach-thor = Thor is for winners: his cards give glory and spoils for battles won.
# J4
coach-loki = Loki likes revenge: his cards reward you for lost battles and fallen figures.
# J5
coach-frigga = Frigga gives resources and support: cheaper upgrades, extra warriors, protection.
# J6
coach-heimdall = Heimdall sees far: his cards bring foresight and surprises.
# J7
coach-tyr = Tyr is plain strength in battle.
# J8
coach-kinds = Take some of every kind: battle cards, quests and upgrades. You can do without one of them, but you will feel it.
coach-rage = Now you act. Most actions cost rage. Without rage you take no action, not even a free one, but you can still fight. So spend it well.
coach-invade = Invade: bring a figure from your reserve into a free village of an outer province, or a ship into a fjord. It costs as much rage as its strength; your leader comes free. Your horns limit your figures on the board.
coach-pillage = Pillage: choose a province where you have a figure, or a ship in its fjord. It costs no rage, and the token shows what you gain, once in each age. But others may come and fight you.
coach-upgrade = Upgrade: a card on your clan sheet works until the game ends or you replace it. It costs as much rage as the number on it says.
# J11
coach-quest = Quest: commit a quest face down; it costs no rage. If it is fulfilled at the end of the age, it gives glory and one step of a stat. Quests bring much glory, but too many in hand leave you no strength to fulfil them.
coach-march = March: for 1 rage, move any number of figures from one province into free villages of any other, however far away.
coach-call = Pillaging calls to battle: clans with figures in adjacent provinces may send them, one at a time and in turn, until all pass in a row or no village is free.
coach-cards = Everybody in the battle now plays one card face down. The highest total of figures and cards wins the battle and its glory; in a tie everybody loses. The losers' figures go to Valhalla. Only the pillager can win the reward.
# J10
coach-lose = A battle can be lost on purpose. The winner discards the card they played, you take yours back, and the winner is weaker in the next battle.
coach-doom = The flame marks the doomed province. At the end of the age Ragnarök destroys it, with every figure in it and in its fjord. Each of them brings its owner glory: 2 in the first age, 3 in the second, 4 in the third.
# J9
coach-death = It is not only about ground. Battles won bring glory, and figures that die at the right moment can bring it too: in a hopeless battle, or in Ragnarök.
coach-save = At the end of an age you may save one card for the next. You discard the others.
coach-ragnarok = Ragnarök has come: the doomed province is destroyed, and every figure that died there brought glory. Another province is doomed in this age; the flame marks it.
coach-valhalla = All your figures from Valhalla are back in your reserve, and every action phase begins with full rage.
# J13
coach-stats = Three stats: rage for actions, axes for glory from battles won, horns for figures on the board. High steps are legendary: at the end, steps 4 and 5 give 10 glory and step 6 gives 20, for each stat. That decides games.
# J12
coach-watch = Watch where the others invade and pillage. If you guess their quests, you can thwart them.
# J14
coach-first = One more thing: for a first game with friends, leave out the draft of the first age. Everyone simply plays the eight cards they are dealt.
coach-done = Now you know everything I teach. Well done! Play this game to its end: I will still tell you what I would do.

front-learn = Learn to play
front-learn-hint = A guided game with a coach, 10 to 15 minutes
front-learn-on = Continue to learn
front-learn-on-hint = Your guided game, where you left it
front-coached = Play with a coach
front-coached-hint = Against three thralls, without the first draft, with advice on every decision
end-coach = Well done: your first game is over. Next, play with a coach who only gives advice.
