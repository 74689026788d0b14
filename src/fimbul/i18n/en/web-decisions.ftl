### The bar in the browser that says whose decision it is, and what can be done now.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven", $count says how many
### $province, $place   names of places; $card, $pieces   a card, figures

## What each decision is about, for somebody who never played

decide-hint-draft = Everybody chooses at once and passes the rest on. What you keep is your hand for the whole age.
decide-hint-action = One action, then it is the next clan's turn. Choose here, on the map or from your cards.
decide-hint-march-target = Any province with a free village, however far away. Ships stay where they are.
decide-hint-march-figures = Choose every figure that goes; each needs a free village.
decide-hint-free-invasion = An upgrade brings one figure of its kind onto the board at once.
decide-hint-succor = It comes from your reserve, and costs nothing.
decide-hint-pillage-at-once = An extra pillage, right after your invasion.
decide-hint-call-to-battle = Clans may send figures from adjacent provinces, one at a time, until nobody wants to or all villages are full.
decide-hint-battle-card = All cards are revealed together. Only battle cards add strength; if you lose, your card comes back.
decide-hint-quest-as-battle = Your upgrade lets a quest count as a battle card. Either way it has been played.
decide-hint-late-card = Cards with a white disc may still be added. Then the highest total wins; in a tie everybody loses.
decide-hint-keep-one-figure = Every clan in the battle keeps only one figure.
decide-hint-protection = One figure at a time, as long as you have rage.
decide-hint-flight = She may flee from anything but a sacrifice, as long as she is not in Yggdrasil.
decide-hint-keep-played-cards = The winner of a battle discards the cards they played. These may come back to your hand.
decide-hint-raise-stat = Rage is for actions, axes are glory for battles won, horns are how many figures you may have on the board. High steps give glory at the end.
decide-hint-leader-move = After his pillage he may move on to an adjacent province that has room, for free.
decide-hint-blessing = Your fallen figures leave room: one warrior may come at once.
decide-hint-sacrifice = Both go to Valhalla, and one of your stats goes up a step.
decide-hint-sacrifice-in-vain = Both go to Valhalla, and that is all: every one of your stats is full.
decide-hint-save-card = Only one card can be kept. Quests score next, then Ragnarök comes.

## What others are deciding

decide-waiting = Waiting for { $who }
decide-waits-draft = They are choosing a card from their packs.
decide-waits-action = { $clan } is choosing an action.
decide-waits-march-target = { $clan } is choosing where to march.
decide-waits-march-figures = { $clan } is choosing who marches.
decide-waits-free-invasion = { $clan } may invade at once after an upgrade.
decide-waits-succor = { $clan } may bring one more warrior.
decide-waits-pillage-at-once = { $clan } may pillage at once.
decide-waits-call-to-battle = { $clan } may send a figure to the battle.
decide-waits-battle-card = They are choosing battle cards, face down.
decide-waits-quest-as-battle = { $clan } is deciding whether a quest counts in the battle.
decide-waits-late-card = { $clan } may add a card to the battle.
decide-waits-keep-one-figure = { $clan } is choosing the one figure that stays.
decide-waits-protection = { $clan } may save figures from destruction.
decide-waits-flight = { $clan } is deciding whether the { figure-volur-witch } flees.
decide-waits-keep-played-cards = { $clan } may keep cards that were played.
decide-waits-raise-stat = { $clan } is choosing a stat to raise.
decide-waits-leader-move = { $clan } may move the leader.
decide-waits-blessing = { $clan } may invade again.
decide-waits-sacrifice = { $clan } is choosing the second sacrifice.
decide-waits-save-card = They are choosing a card to save for the next age.

## Sealed choices

decide-sealed = You have chosen { $choice }. You may change it until everybody has chosen.
decide-sealed-mark = chosen
decide-sealed-first = first choice
decide-sealed-second = second choice
decide-has-chosen = { $clan }: has chosen
decide-is-choosing = { $clan }: still choosing

## The frame

decide-confirm = Confirm
decide-back = Back
decide-undo = Undo
decide-skip = Skip ahead
decide-catching-up = The saga continues…
decide-sending = Sending…
decide-fold = Show the map
decide-unfold = Show your choices
decide-choices = What you may do
decide-way = What you have chosen so far
decide-hand-over = Hand the device to { $who }
decide-hand-over-hint = { $who } decides next at this device.
decide-hand-over-do = Hide my cards
decide-hand-over-take = I am { $who }
decide-hand-over-ready = Is nobody else looking? Then show the cards of { $who }.

## Actions

decide-do-invade = Invade
decide-do-march = March
decide-do-upgrade = Upgrade
decide-do-quest = Quest
decide-do-pillage = Pillage
decide-do-recall = From Valhalla
decide-do-challenge = Pillage again
decide-do-sacrifice = Sacrifice
decide-do-pass = Pass
decide-none-invade = nobody can
decide-none-march = nobody to move
decide-none-upgrade = none affordable
decide-none-quest = no quest in hand
decide-none-pillage = no province
decide-why-invade = There is nobody in your reserve you can send now.
    .see = I1 I4
decide-why-march = You have no figure in a province that can march. Invade first.
    .see = M1 M2
decide-why-upgrade = There is no upgrade in your hand that you can afford.
    .see = U1
decide-why-quest = There is no quest card in your hand.
    .see = Q1
decide-why-pillage = You have no figure in a province, or in its fjord, that can still be pillaged.
    .see = P1
decide-few-horns-full = horns full
decide-few-not-enough-rage = too little rage
decide-figures-here = { $pieces }
decide-cost-range = { $least }–{ $most }
# Read aloud: two costs such as "free" and "2 rage".
decide-cost-from-to = { $least } to { $most }

## Steps of an action, and what is written on the choices

decide-who-invade = Who invades?
decide-who-recall = Who comes back from Valhalla?
decide-who-sacrifice = Which figure do you sacrifice?
decide-where-invade = Where to?
decide-where-recall = Where to?
decide-where-march = From which province?
decide-where-pillage = Which province?
decide-where-challenge = Which province?
decide-where-sacrifice = Where?
decide-card-upgrade = Which upgrade?
decide-card-quest = Which quest do you commit, face down?
decide-slot-upgrade = Which slot of your clan sheet?
decide-also = What do you do there?
decide-slot = { $kind } slot { $number }
decide-slot-empty = empty
decide-slot-replaces = replaces { $card }
# Villages, and $count of them are free.
decide-villages = { $count ->
    [0] full
   *[other] { $count } free
}
decide-no-limit = no limit
decide-supports = for { $provinces }
decide-from = from { $place }
decide-count = × { $count }
decide-adds = +{ $value }
decide-adds-varies = varies
decide-glory = { $value } glory
decide-yes-succor = Yes, bring a warrior
decide-yes-blessing = Yes, invade again
decide-step = Step { $step } of 6
decide-legendary = +{ $glory } glory at the end
decide-strength = { $clan }: strength { $strength }
decide-pillager = { $clan } pillages { $province } ({ $token })
decide-fighter = { $clan }: strength { $strength }
decide-fighter-bonus = { $clan }: strength { $strength }, cards +{ $bonus }
decide-may-join = { $clan } may still join
decide-may-add = { $clan } may still add a card
decide-stays-away = { $clan } stays away
