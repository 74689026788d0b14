### The rules and rulings by number, in our own words. Code, tests and help pages cite these numbers.
### .source  of a ruling, not translated:
###          faq = the publisher's published FAQ, books = read from the rulebooks, ours = our decision
### .about   numbers of the rules that a ruling or an example explains, not translated

rules-title = The rules of the game, by number
rules-intro = The first part restates the rules of the game; its last section holds worked examples. The second part decides where the rulebooks differ or say nothing. Every ruling names its source. Where it is our own, other tables may play differently.
rules-part-rules = Rules
rules-part-rulings = Rulings
rules-source-faq = publisher's FAQ
rules-source-books = rulebooks
rules-source-ours = our ruling

## Board

rules-B = Board
rule-B1 = There are nine provinces: Yggdrasil in the middle and eight outer ones in a ring. Two outer provinces are adjacent when they are neighbours in the ring; Yggdrasil is adjacent to all eight.
rule-B2 = The outer provinces form three regions: Manheim (Elvagar, Angerboda, Myrkulor), Alfheim (Andlang, Gimle) and Jotunheim (Muspelheim, Horgr, Utgard).
rule-B3 = An outer province has 3 to 5 villages; each holds one figure. Angerboda, Muspelheim and Gimle have 5, Elvagar and Horgr 4, Utgard, Andlang and Myrkulor 3. Yggdrasil has no villages and no limit.
rule-B4 = Each of the four fjords lies between two outer provinces and supports both: Elvagar and Angerboda (north-east), Muspelheim and Horgr (south-east), Utgard and Andlang (south-west), Gimle and Myrkulor (north-west). Whatever affects a province affects its supporting fjord. A fjord holds any number of ships.
rule-B5 = The glory track counts each clan's points.

## Clan

rules-C = Clan
rule-C1 = All clans start equal: 1 leader (strength 3), 1 ship (strength 2) and 8 warriors (strength 1), all in the reserve, and 0 glory.
rule-C2 = A clan has three stats with six steps each: rage (its rage at the start of an age), axes (its glory for a battle won) and horns (the most figures it may have on the board at once). The steps of rage are 6 7 8 9 12 12, of axes 3 4 5 6 8 8 (but see V2), of horns 4 5 6 7 10 10.
rule-C3 = Rage, the pool that is spent on actions, is not the rage stat. Raising the stat changes nothing until the next age; gaining or stealing rage changes only the pool.
rule-C4 = The clan sheet has 8 upgrade slots: warrior, leader and ship (1 each), monster (2) and clan (3).
rule-C5 = Leaders invade for free. Ships invade only fjords and never move. Both keep this when upgraded.
rule-C6 = A destroyed figure, whatever the cause, goes to Valhalla and waits there for the end of the age.

## Cards

rules-K = Cards
rule-K1 = There are three decks, one per age, of 34 cards each (102 in all). Cards are battle cards (red), quests (green) or upgrades (black: warrior, leader, ship, monster or clan).
rule-K2 = Cards marked 3+ or 4+ are used only with that many players or more. Each deck has six marked 3+ and eight marked 4+.

## Setup

rules-S = Setup
rule-S1 = The green-bordered pillage token goes to Yggdrasil; the other eight (three rage, two axes, two horns, one glory) are shuffled and laid face up, one on each outer province. They keep their places for the whole game.
rule-S2 = The eight Ragnarök tokens, one per outer province, are shuffled, and three go face up on the age track (ages 1, 2 and 3). The doom token marks the province of age 1.
rule-S3 = From the five other Ragnarök tokens, provinces are drawn and destroyed before play: 1 with four players, 2 with three, 3 with two. The rest leave the game. A destroyed province is out of play: nothing may be placed there.
rule-S4 = Each player takes a clan; seats are in clockwise order. One player gets the first-player token.

## Gods' gifts

rules-D = Gods' gifts (the draft)
rule-D1 = Each player is dealt 8 cards from the age's deck; the rest of the deck is not used.
rule-D2 = Each player keeps one card face down, and all pass the rest to the left; this repeats until each has kept 6. The last 2 are discarded unseen.
rule-D3 = A card saved from the previous age is set aside during the draft and joins the hand afterwards.
rule-D4 = Two players keep 2 cards at a time, three times.
rule-D5 = First-game variant: in age 1 players use the 8 cards dealt to them, without a draft.

## Action phase

rules-A = Action phase
rule-A1 = Each player's rage is set to the value of their rage stat. The first player begins; turns go clockwise.
rule-A2 = On a turn a player takes exactly one action and pays its cost first. An action that cannot be paid in full cannot be taken.
rule-A3 = A player at 0 rage takes no action, not even a free one; their turn is skipped. They can still react: join a battle, play battle cards, use abilities that allow it. If they gain rage later, they act again on their turns.
rule-A4 = A player may instead pass: they lose all their rage and take no more actions this age.
rule-A5 = The phase ends at once when no player can act, or when every province that still stands has been pillaged.

## Invade

rules-I = Action: invade
rule-I1 = Pay rage equal to the figure's strength and place it from the reserve in an empty village of any outer province. Leaders are free.
rule-I2 = Ships may be placed in any fjord.
rule-I3 = Nobody may invade Yggdrasil directly, unless a card says so.
rule-I4 = A clan that already has as many figures on the board as its horns allow cannot invade. Valhalla and the reserve are not the board.

## March

rules-M = Action: march
rule-M1 = Pay 1 rage and move any number of your figures (at least one) from one province into empty villages of one other province, anywhere on the board. Yggdrasil has no limit.
rule-M2 = A march neither starts nor ends in a fjord, and it has one starting province and one destination. Ships never move.

## Upgrade

rules-U = Action: upgrade
rule-U1 = Pay rage equal to the card's strength and put the card in a slot of its kind. The player picks the slot; a card already there is replaced and discarded. The new one works from now on.
rule-U2 = Two upgrades with the same kind of effect both work, independently.
rule-U3 = After a warrior, leader or ship upgrade the player may invade at once with one such figure from the reserve, for free.
rule-U4 = A monster upgrade brings its figure into the reserve; it may invade at once, for free. It is the clan's figure in every way (Valhalla, Ragnarök glory, horns).
rule-U5 = A monster whose card is replaced leaves the game, wherever it is.

## Quest

rules-Q = Action: quest
rule-Q1 = Put a quest card from the hand face down on the clan sheet; this costs no rage. Any number may lie there, duplicates included; each scores separately. The owner may look at them at any time. Failing one costs nothing.

## Pillage

rules-P = Action: pillage
rule-P1 = Pillaging costs no rage. Choose a standing province, not yet pillaged this age, with at least one of your figures in it or in its supporting fjord.
rule-P2 = Call to battle: starting with the player to the pillager's left and going clockwise, the pillager last, each player may move one of their figures from an adjacent province into an empty village of this one, for free, even at 0 rage. This goes round and round, and a player who passed may still join later. It ends when all villages are full or all players pass in a row. Ships cannot move.
rule-P3 = If there is now no enemy figure in the province or its fjord, there is no battle: the province is pillaged (P9), without battle glory.
rule-P4 = Otherwise all figures in the province and its supporting fjord must fight.
rule-P5 = Cards: every participant with cards in hand must choose one, face down; all are revealed together. A battle card adds its bonus and its text takes effect. Any other card adds nothing.
rule-P6 = White-disc cards may also be added after the reveal, before strengths are compared: the pillager first, then clockwise, until all pass in a row.
rule-P7 = A clan that has lost all its figures before strengths are compared still fights with the bonus of its cards.
rule-P8 = Resolution: the highest total (figures and cards) wins; a tie for the highest means everybody loses. Losers destroy all their figures in the battle, fjord included, and take their played cards back. The winner discards the cards they played.
rule-P9 = If the pillager won, or there was no battle (P3), they gain the token's reward and flip the token; the province cannot be pillaged again this age. Otherwise nothing is gained, and the province can still be pillaged this age.
rule-P10 = The winner of a battle, pillager or not, gains glory equal to their axes stat, after the reward of P9.
rule-P11 = Rewards: one step of rage, axes or horns; or 5 glory; in Yggdrasil one step of all three.

## End of an age

rules-F = End of an age
rule-F1 = Discard: keep at most one card and discard the rest. In age 3, discard all.
rule-F2 = Quests: all committed quests are revealed. Each fulfilled one gives its glory and one step of a stat of the player's choice. All are discarded.
rule-F3 = You have the most strength in a province if the total strength of your figures in it and in its supporting fjord is higher than every other clan's; a tie fails.
rule-F4 = Ragnarök: the age's province is destroyed forever. All figures in it and in its supporting fjord go to Valhalla and give their owner 2, 3 or 4 glory each (ages 1, 2 and 3). The doom token moves to the next age's province.
rule-F5 = Valhalla: all figures in Valhalla return to their owners' reserves. Figures on the board stay.
rule-F6 = All pillage tokens turn face up again in place, the first-player token moves one seat to the left, and the next age begins.

## End of the game

rules-E = End of the game
rule-E1 = After the Valhalla phase of age 3, each stat on its 4th or 5th step gives 10 glory, on its 6th step 20.
rule-E2 = The player with the most glory wins.

## Worked examples

rules-W = Worked examples
rule-W1 = Raven raised its rage stat by two steps last age: it starts the action phase with 8 rage.
    .about = A1 C2
rule-W2 = Raven's warriors have strength 2: invading Utgard with one costs 2 rage.
    .about = I1
rule-W3 = March: Raven may move 2 figures from Gimle to Elvagar, though the two are not adjacent, but not 3 when only 2 villages are free there. Serpent may move all its figures from Angerboda to Yggdrasil. Nobody may march to two provinces or from two, and ships never march.
    .about = M1 M2
rule-W4 = Serpent has Loki's Domain, Frigga's Succor and one more clan upgrade. It plays Loki's Eminence for 2 rage and replaces Succor: from now on it gains 3 glory for each figure released from Valhalla.
    .about = C4 F5 U1
rule-W5 = Bear commits Jotunheim! (or Alfheim!) of age 2: with the most strength in one province of that region it gains 7 glory and one step of a stat.
    .about = F2 F3
rule-W6 = Andlang has 3 villages and an axes token. Wolf has no figure there, only a ship in its fjord, and pillages. Raven, to the left, moves a warrior from Gimle. Serpent's leader in Horgr cannot join, because Horgr is not adjacent. Wolf moves a warrior from Yggdrasil; Raven moves a warrior from Yggdrasil into the last village; Wolf would send another, but no village is free. Wolf has 3 (ship 2, warrior 1), Raven 2. Wolf reveals Tyr's Crush (+4), Raven an upgrade: 7 to 2. Raven's two warriors go to Valhalla and its card returns to its hand. Wolf's axes go from 3 to 4, it gains 4 glory and discards its card.
    .about = P1 P2 P4 P5 P8 P10
rule-W7 = Serpent reveals Manheim! of age 1. In Elvagar, Wolf has 3 warriors, Serpent 1 warrior and a ship in the fjord: 3 to 3 is a tie, so it is not fulfilled there. In Angerboda, on the same fjord, the ship has strength 2 against one Raven warrior: fulfilled, 5 glory and one step of horns.
    .about = B4 F2 F3
rule-W8 = Gimle is destroyed in age 2, and with it two Wolf and two Raven figures in it and its fjord: 6 glory for each clan. The doom token moves to Andlang.
    .about = F4
rule-W9 = Raven ends with rage on step 5 and axes on step 6: 30 glory.
    .about = E1

## Order inside a battle

rules-G = Order in a battle
rule-G1 = Revealed texts resolve in three groups: first Thor's Primacy, then Heimdall's Watch, then everything that acts before strengths are compared (Odin's Smite, Odin's Tide, Heimdall's Sight). Within a group the pillager comes first, then clockwise.
    .about = P5
    .source = faq
rule-G2 = A Primacy that was cancelled by an earlier Primacy does nothing; its +3 still counts. A card whose text is cancelled keeps its printed bonus, and its text does nothing at any later step either (Grace, Hammer, Trickery, Judgement and so on); Heimdall's Sight is then worth 0.
    .about = P5
    .source = ours
rule-G3 = When a Watch resolves, every revealed card is discarded, a second Watch too, so only the first one scores. Then all participants with cards play again, and the new cards go through G1 again. A participant without cards plays none.
    .about = P5
    .source = ours
rule-G4 = Heimdall's Sight looks at the cards revealed together, not at white-disc cards added later. A quest treated as a battle card (Tyr's Domain, Tyr's Wrath) counts with that value, here and for Watch.
    .about = P5
    .source = ours
rule-G5 = Tyr's Domain and Tyr's Wrath are optional: after the reveal the owner either leaves the quest as it is or counts it as +3 or +5, with the matching upgrade. A card has one value, never the sum.
    .about = P5
    .source = ours
rule-G6 = Odin's Tide: players choose in order, the pillager first, then clockwise. Each keeps one figure; ships in the fjord are among the choices.
    .about = P5
    .source = ours
rule-G7 = White-disc cards are added by the pillager first, then clockwise, round and round, until everybody passes in a row (P6). Primacy does not affect them.
    .about = P6
    .source = books
rule-G8 =
    After strengths are compared, in this order:
    1. The winner is known, or there is none.
    2. The losers' figures are destroyed (reactions first: Frigga's Protection, Volur Witch); ship upgrades score.
    3. Texts on revealed cards about winning, losing or destroyed figures take effect: Thor's Hammer, Oath and Ascension; Loki's Trickery, Backstab and Poison; Odin's Judgement. The pillager first, then clockwise.
    4. The winner may pay for Tyr's Prowess (after Trickery has stolen, and never for cards that Poison took), then discards; the losers take their cards back.
    5. Pillage: the reward (Frost Giant: twice), then Frigga's Grace, then the leader upgrade.
    6. Battle glory (axes), after the reward.
    7. Valkyrie and Thor's Glory.
    8. Loki's Blessing.
    .about = C6 P8 P9 P10 P11
    .source = ours
rule-G9 = Nothing is stolen when nobody won. Nobody can steal more than the winner has.
    .about = P8
    .source = ours
rule-G10 = Frigga's Grace raises a stat other than the one the token raised; if the token was glory or all three, any stat.
    .about = P9 P11
    .source = faq
rule-G11 = The enemy figures destroyed in a battle are all those destroyed from the reveal to the end of step 2 of G8, whatever destroyed them. The Valkyrie scores even if she was destroyed in the battle, and also when her clan lost.
    .about = P8
    .source = ours
rule-G12 = A clan with no figures left still fights with its cards and may win; it then pillages if it was the pillager.
    .about = P7
    .source = faq
rule-G13 = “With the leader” and “with the Frost Giant” mean that the figure fought in, or stands in, the pillaged province at the moment of the pillage.
    .about = P9
    .source = ours

## Destruction

rules-X = Destruction
rule-X1 = Frigga's Protection saves one figure at a time, for as long as the rage lasts, also for players who have passed or whose turn it is not. It does not save figures destroyed as a cost (Frigga's Sacrifice), nor does it work in Ragnarök.
    .about = C6
    .source = ours
rule-X2 = Rage left over is lost when the action phase ends.
    .about = A1 A5
    .source = ours
rule-X3 = The Volur Witch may flee from any destruction in an outer province, Ragnarök included (she then earns no Ragnarök glory), but not from Frigga's Sacrifice.
    .about = C6 F4
    .source = ours
rule-X4 = The Fire Giant also destroys enemy ships in the supporting fjord (B4). The Troll and Odin's Smite affect only warriors, who are never in a fjord.
    .about = B4 C6
    .source = books
rule-X5 = A figure that leaves Valhalla through Frigga's Domain is not released: Loki's Domain, Eminence and Wrath score only in the Valhalla phase.
    .about = F5
    .source = ours

## Invading

rules-N = Invading
rule-N1 = Everything that says “invade” is an invasion: the Invade action, the free one after an upgrade, Frigga's Succor, Frigga's Domain, Loki's Blessing. Troll, Fire Giant, Succor and Thor's Domain react to each. Exception: the warrior brought by Succor does not bring another.
    .about = I1 U3 U4
    .source = ours
rule-N2 = Horns and villages limit every invasion, free or not.
    .about = B3 I1 I4
    .source = ours
rule-N3 = Frigga's Succor and Thor's Domain need a province: a ship's invasion of a fjord does not trigger them. Succor's warrior cannot enter Yggdrasil. Thor's Domain works after a Dark Elf has invaded Yggdrasil.
    .about = I2 I3
    .source = ours
rule-N4 = Thor's Domain may be used outside your own turn (after Loki's Blessing); the pillage then happens after the current one is over. The province must not have been pillaged already.
    .about = P1
    .source = ours
rule-N5 = The Dark Elf costs 1 rage wherever it invades.
    .about = I3
    .source = ours
rule-N6 = Frigga's Domain costs 1 rage in all, not 1 more than usual. It is used as the Invade action.
    .about = I1
    .source = faq
rule-N7 = A fjord whose two provinces are both destroyed is closed.
    .about = B4 I2
    .source = ours
rule-N8 = The Sea Serpent invades fjords, never moves and triggers the ship upgrade's glory; it keeps its own strength of 3. It may be the figure that invades after a ship upgrade (U3).
    .about = C5 I2 U3
    .source = ours
rule-N9 = Warriors with Brothers in Arms and Masters in Arms cost their printed strength (1 and 2) to invade.
    .about = I1
    .source = ours

## Turns and phases

rules-T = Turns and phases
rule-T1 = Passing ends a player's actions for the age, even if they gain rage later; a player at 0 rage who has not passed acts again after gaining rage.
    .about = A3 A4
    .source = books
rule-T2 = The rage pool never exceeds 12, the end of its track.
    .about = C3
    .source = ours
rule-T3 = A full stat stays full; the step is lost. If all choices are full, nothing is asked.
    .about = C2 F2 P11
    .source = ours
rule-T4 = Quests resolve from the first player clockwise, in the order they were committed.
    .about = F2
    .source = ours
rule-T5 = To have the most strength, a clan needs a strength of at least 1. Destroyed provinces never count.
    .about = F3
    .source = ours
rule-T6 = Most glory wins; players tied for it share the victory.
    .about = E2
    .source = ours
rule-T7 = Pillage tokens lie face up. One of the five rulebooks says face down, the other four say face up.
    .about = S1
    .source = books
rule-T8 = An upgrade may go to an occupied slot even if another slot of its kind is free. One rulebook speaks of a free slot.
    .about = C4 U1
    .source = ours
rule-T9 = The first player is drawn at random unless the table names one.
    .about = S4
    .source = ours
rule-T10 = In the discard phase a single card is kept without asking.
    .about = F1
    .source = ours

## Editions

rules-V = Editions
rule-V1 = The standard edition has 102 cards, 9 monsters, and axes 3 4 5 6 8 8. Only one rulebook gives these values of axes.
    .about = C2 K1
    .source = books
rule-V2 = The first print has 99 cards, 6 monsters, and axes 3 4 5 6 8 10. The rulebooks do not name the three cards that are missing; each deck keeps its eight 4+ and six 3+ cards, so the missing ones carry no mark. We leave out Dwarf Chieftain, Dark Elf and Soldier of Hel.
    .about = C2 K2
    .source = ours
