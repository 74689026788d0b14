### One message per card name; a card that comes in several ages has one text for all of them.
### .text  what the card does; absent when it has only its bonus
### .see   numbers of the rules and rulings that concern it (not translated)

## Monsters

card-troll = Troll
    .text = When the Troll invades a province, all enemy warriors there are destroyed.
    .see = U4 N1 X4
card-dwarf-chieftain = Dwarf Chieftain
    .text = Neither playing this card nor invading with the Dwarf Chieftain costs any rage.
    .see = U4 V2
card-sea-serpent = Sea Serpent
    .text = Counts as a ship: it invades fjords, never moves, and your ship upgrade scores when it is destroyed. Its strength stays 3.
    .see = C5 U3 U4 N8
card-valkyrie = Valkyrie
    .text = You gain 2 glory for each enemy figure destroyed in a battle she is in, even if you lose it or she is destroyed.
    .see = U4 G8 G11
card-dark-elf = Dark Elf
    .text = May invade Yggdrasil directly and has strength 3 while there. Invading with it costs 1 rage wherever it goes.
    .see = I3 U4 N3 N5 V2
card-fire-giant = Fire Giant
    .text = When the Fire Giant invades a province, all enemy figures there except monsters are destroyed, including ships in the supporting fjord.
    .see = B4 U4 N1 X4
card-frost-giant = Frost Giant
    .text = After you pillage successfully with the Frost Giant, you gain the pillage token's reward a second time.
    .see = U4 P11 G8 G13
card-soldier-of-hel = Soldier of Hel
    .text = Neither playing this card nor invading with the Soldier of Hel costs any rage.
    .see = U4 V2
card-volur-witch = Volur Witch
    .text = When she would be destroyed in an outer province, she may flee to Yggdrasil instead.
    .see = U4 G8 X3

## Leaders

card-lord-of-hammers = Lord of Hammers
    .text = After you pillage successfully with your leader, you may move him to an adjacent province that has room for him.
    .see = C5 U3 G8 G13
card-lord-of-axes = Lord of Axes
    .text = After you pillage successfully with your leader, raise one stat of your choice by one step.
    .see = C5 U3 G8 G13 T3
card-lord-of-spears = Lord of Spears
    .text = After you pillage successfully with your leader, raise all three stats by one step.
    .see = C5 U3 G8 G13 T3

## Warriors

card-brothers-in-arms = Brothers in Arms
    .text = Each pair of your warriors in the same province has a combined strength of 3.
    .see = U3 N9
card-experts-in-arms = Experts in Arms
    .text = Your warriors have strength 2.
    .see = I1 U3 W2
card-masters-in-arms = Masters in Arms
    .text = Your warriors have strength 2, and each pair of them in the same province has a combined strength of 6.
    .see = U3 N9

## Ships

card-lokis-dragons = Loki's Dragons
    .text = You gain 4 glory each time one of your ships is destroyed.
    .see = C5 U3 G8 N8
card-fire-dragons = Fire Dragons
    .text = You gain 8 glory each time one of your ships is destroyed.
    .see = C5 U3 G8 N8
card-eternal-dragons = Eternal Dragons
    .text = You gain 12 glory each time one of your ships is destroyed.
    .see = C5 U3 G8 N8

## Clan upgrades

card-lokis-domain = Loki's Domain
    .text = You gain 1 glory for each of your figures released from Valhalla.
    .see = U2 F5 W4 X5
card-lokis-blessing = Loki's Blessing
    .text = After you lose a battle, you may invade that province with one warrior for free.
    .see = G8 N1 N2 N4
card-lokis-eminence = Loki's Eminence
    .text = You gain 2 glory for each of your figures released from Valhalla.
    .see = U2 F5 W4 X5
card-lokis-wrath = Loki's Wrath
    .text = You gain 3 glory for each of your figures released from Valhalla.
    .see = U2 F5 X5
card-friggas-charm = Frigga's Charm
    .text = Your upgrades cost 1 rage less, but never less than 0.
    .see = U1
card-friggas-succor = Frigga's Succor
    .text = When you invade a province with any figure, you may also invade the same province with one more warrior for free. That warrior does not bring another.
    .see = W4 N1 N2 N3
card-friggas-protection = Frigga's Protection
    .text = When one of your figures would be destroyed, you may pay 1 rage to save it. This works neither for figures you sacrifice nor in Ragnarök.
    .see = G8 X1 X2
card-friggas-domain = Frigga's Domain
    .text = As your Invade action, you may invade with any one of your figures from Valhalla for 1 rage in all.
    .see = N1 N2 N6 X5
card-friggas-sacrifice = Frigga's Sacrifice
    .text = As an action, destroy two of your own figures on the board to raise one stat of your choice by one step. Nothing can save them.
    .see = X1 X3 T3
card-thors-glory = Thor's Glory
    .text = You gain 2 glory after each battle you take part in, if at least two enemy figures were destroyed in it.
    .see = G8 G11
card-thors-domain = Thor's Domain
    .text = After you invade a province, you may pay 2 rage to pillage it at once, unless it has already been pillaged this age.
    .see = P1 N1 N3 N4
card-thors-conquest = Thor's Conquest
    .text = At the end of the game you gain 3 glory for each of your figures on the board.
    .see = F5 E1
card-tyrs-domain = Tyr's Domain
    .text = When you reveal a quest card in a battle, you may treat it as a battle card with a bonus of +3.
    .see = P5 G4 G5
card-tyrs-challenge = Tyr's Challenge
    .text = As an action, pay 2 rage to pillage a province that has already been pillaged this age.
    .see = A5 P1 P9
card-tyrs-prowess = Tyr's Prowess
    .text = After you win a battle, you may keep any of the cards you played in it for 1 rage each.
    .see = P8 G8
card-tyrs-wrath = Tyr's Wrath
    .text = When you reveal a quest card in a battle, you may treat it as a battle card with a bonus of +5.
    .see = P5 G4 G5
card-odins-inspiration = Odin's Inspiration
    .text = The glory you gain for your figures destroyed in Ragnarök is doubled.
    .see = F4
card-odins-throne = Odin's Throne
    .text = The glory you gain for fulfilled quests is doubled.
    .see = F2

## Quests

card-alfheim = Alfheim!
    .text = Fulfilled if you have the most strength in at least one province of Alfheim.
    .see = Q1 F2 F3 W5 T4 T5
card-jotunheim = Jotunheim!
    .text = Fulfilled if you have the most strength in at least one province of Jotunheim.
    .see = Q1 F2 F3 W5 T4 T5
card-manheim = Manheim!
    .text = Fulfilled if you have the most strength in at least one province of Manheim.
    .see = Q1 F2 F3 W7 T4 T5
card-yggdrasil = Yggdrasil!
    .text = Fulfilled if you have the most strength in Yggdrasil.
    .see = Q1 F2 F3 T4 T5
card-glorious-death = Glorious Death!
    .text = Fulfilled if at least four of your figures are in Valhalla when quests are revealed, before Ragnarök.
    .see = C6 Q1 F2 T4

## Battle cards with a text

card-odins-smite = Odin's Smite
    .text = Before strengths are compared, destroy one of each opponent's warriors in this province.
    .see = P7 G1 G2 G11 X4
card-odins-tide = Odin's Tide
    .text = Before strengths are compared, each player keeps one of their figures in the battle; their others are destroyed, ships included.
    .see = P7 G1 G2 G6 G11
card-odins-judgement = Odin's Judgement
    .text = Win or lose, you gain 2 glory for each figure destroyed in this battle, your own included.
    .see = G2 G8 G11
card-heimdalls-sight = Heimdall's Sight
    .text = Its bonus equals the highest bonus among the enemy cards revealed together with it.
    .see = G1 G2 G4
card-heimdalls-eye = Heimdall's Eye
    .text = White disc: you may also play it after the cards are revealed, before strengths are compared.
    .see = P6 G4 G7
card-heimdalls-gaze = Heimdall's Gaze
    .text = White disc: you may also play it after the cards are revealed, before strengths are compared.
    .see = P6 G4 G7
card-heimdalls-watch = Heimdall's Watch
    .text = Discard all revealed cards, this one too, and gain glory equal to the sum of their bonuses. Then all participants play new cards.
    .see = G1 G2 G3 G4
card-friggas-grace = Frigga's Grace
    .text = If you pillage successfully, raise one stat by one step: any but the one the pillage token raised, or any at all if the token gave glory or all three.
    .see = G2 G8 G10 T3
card-lokis-trickery = Loki's Trickery
    .text = If you lose, steal 1 rage from the winner.
    .see = G2 G8 G9 T2
card-lokis-backstab = Loki's Backstab
    .text = If you lose, steal 2 glory from the winner.
    .see = G2 G8 G9
card-lokis-poison = Loki's Poison
    .text = If you lose, take into your hand the cards the winner played.
    .see = P8 G2 G8 G9
card-thors-hammer = Thor's Hammer
    .text = If you win, gain 3 glory.
    .see = G2 G8
card-thors-oath = Thor's Oath
    .text = If you win, raise one stat of your choice by one step.
    .see = G2 G8 T3
card-thors-primacy = Thor's Primacy
    .text = The text of each opponent's revealed card is cancelled before it takes effect; its bonus still counts.
    .see = G1 G2 G7
card-thors-ascension = Thor's Ascension
    .text = If you win, gain 3 rage and 3 glory.
    .see = C3 G2 G8 T1 T2

## Battle cards with only a bonus

card-tyrs-bash = Tyr's Bash
    .see = P5
card-tyrs-smash = Tyr's Smash
    .see = P5
card-tyrs-crush = Tyr's Crush
    .see = P5 W6
card-tyrs-smite = Tyr's Smite
    .see = P5
card-tyrs-rage = Tyr's Rage
    .see = P5
