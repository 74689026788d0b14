"""Whether a game can be in a position: everything that is wrong with it, at once.

A position without problems makes a state in which the invariants of the rules hold and which can be
played to its end. It is not proved that moves lead there.
"""

from collections import Counter
from typing import Final

from fimbul.rules.board import (
    ALL_PROVINCES,
    FIRST_FJORD,
    FJORD_OF,
    OUTER,
    OUTER_TOKENS,
    PLACE_NAMES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    VILLAGES,
)
from fimbul.rules.card import AGES, CARDS, copies_in
from fimbul.rules.cells import (
    HORN_STEPS,
    MOST_RAGE,
    NO_CARD,
    SLOTS,
    STAT_HORNS,
    TOP_STEP,
    slots_for,
)
from fimbul.rules.errors import MalformedPosition, Problem
from fimbul.rules.game import STARTING_WARRIORS
from fimbul.rules.hands import ENTRIES
from fimbul.rules.manifest import BATTLE as BATTLE_CARD
from fimbul.rules.manifest import (
    CARD_KIND,
    CARD_OF_FIGURE,
    CLAN_NAMES,
    FIGURE_NAMES,
    IS_NAVAL,
    IS_QUEST,
    LEADER,
    QUEST,
    SHIP,
    SLUGS,
    WARRIOR,
)
from fimbul.rules.piles import DEALT, KEPT, Cards
from fimbul.rules.position import DRAFTING, Position, Seat
from fimbul.rules.problems import problem
from fimbul.rules.setup import DESTROYED_BEFORE_PLAY

MOST_GLORY: Final = 999


def check_position(position: Position) -> None:
    """Raise ``MalformedPosition``, with all problems, unless a game can be in the position."""
    problems = problems_of(position)
    if problems:
        raise MalformedPosition(problems)


def problems_of(position: Position) -> list[Problem]:
    """Everything that is wrong with a position; nothing if a game can be in it."""
    problems = _problems_of_board(position)
    for number in range(position.players):
        problems += _problems_of_seat(position, number)
    problems += _problems_of_turn(position)
    problems += problems_of_cards(position)
    if not problems:
        problems = _problems_of_packs(position)
    return problems


def kept_of(position: Position, age: int) -> int:
    """How many cards of an age come into each hand (D2, D5)."""
    return KEPT if age > 1 or position.drafts_first_age else DEALT


def name_of(position: Position, seat: int) -> str:
    """The name of the clan of a seat."""
    return CLAN_NAMES[position.clans[seat]]


# --- the board ------------------------------------------------------------------------------------


def _problems_of_board(position: Position) -> list[Problem]:
    found: list[Problem] = []
    if sorted(position.tokens) != sorted(OUTER_TOKENS):
        found.append(problem("wrong-tokens"))
    fallen = (*position.dooms, *position.destroyed)
    if len(set(fallen)) != len(fallen):
        found.append(problem("wrong-dooms"))
    count = DESTROYED_BEFORE_PLAY[position.players]
    if len(position.destroyed) != count:
        destroyed = len(position.destroyed)
        found.append(problem("wrong-destroyed", count=count, found=destroyed))
    ruined = position.ruined
    found += [
        problem("pillaged-ruin", place=PLACE_NAMES[province])
        for province in position.pillaged
        if province in ruined
    ]
    for province in range(OUTER):
        figures = 0
        for seat in position.seats:
            for place, _ in seat.figures:
                figures += place == province
        if figures > VILLAGES[province]:
            name = PLACE_NAMES[province]
            villages = int(VILLAGES[province])
            found.append(problem("villages-full", place=name, count=villages, found=figures))
    return found


def _problems_of_turn(position: Position) -> list[Problem]:
    found: list[Problem] = []
    turn = position.turn
    if turn == DRAFTING:
        if position.age == 1 and not position.drafts_first_age:
            found.append(problem("no-draft"))
        if position.pillaged:
            found.append(problem("pillaged-at-draft"))
        return found
    standing = ALL_PROVINCES
    for province in (*position.ruined, *position.pillaged):
        standing &= ~(1 << province)
    if not standing:
        found.append(problem("all-pillaged"))
    if position.seats[turn].has_passed:
        found.append(problem("has-passed", clan=name_of(position, turn)))
    elif not position.seats[turn].rage:
        found.append(problem("no-rage", clan=name_of(position, turn)))
    return found


# --- a clan ---------------------------------------------------------------------------------------


def _problems_of_seat(position: Position, number: int) -> list[Problem]:
    seat = position.seats[number]
    clan = name_of(position, number)
    found: list[Problem] = []
    if seat.rage > MOST_RAGE:
        found.append(problem("too-much-rage", clan=clan, found=seat.rage, count=MOST_RAGE))
    if seat.glory > MOST_GLORY:
        found.append(problem("too-much-glory", clan=clan, found=seat.glory, count=MOST_GLORY))
    found += [
        problem("bad-step", clan=clan, found=step + 1)
        for step in seat.steps
        if not 0 <= step <= TOP_STEP
    ]
    found += _problems_of_sheet(seat, clan)
    found += _problems_of_figures(position, seat, clan)
    found += _problems_of_quests(position, seat, clan)
    return found


def _problems_of_sheet(seat: Seat, clan: str) -> list[Problem]:
    found: list[Problem] = []
    monsters: list[int] = []
    for slot in range(SLOTS):
        card = seat.slots[slot]
        if card == NO_CARD:
            continue
        kind = int(CARD_KIND[card])
        if kind in (QUEST, BATTLE_CARD) or slot not in slots_for(kind):
            found.append(problem("wrong-slot", clan=clan, card=SLUGS[card]))
        elif card in CARD_OF_FIGURE:
            if card in monsters:
                found.append(problem("twice-on-sheet", clan=clan, card=SLUGS[card]))
            monsters.append(card)
    return found


def _problems_of_figures(position: Position, seat: Seat, clan: str) -> list[Problem]:
    found: list[Problem] = []
    ruined = position.ruined
    counts: Counter[int] = Counter()
    on_board = 0
    in_valhalla = False
    wrong: list[int] = []
    for place, figure in seat.figures:
        counts[figure] += 1
        on_board += place < RESERVE
        in_valhalla = in_valhalla or place == VALHALLA
        first, end = (FIRST_FJORD, RESERVE) if IS_NAVAL[figure] else (0, PROVINCES)
        if not first <= place < end and place != VALHALLA:
            where = PLACE_NAMES[place]
            name = FIGURE_NAMES[figure]
            found.append(problem("wrong-place", clan=clan, figure=name, place=where))
        elif place < FIRST_FJORD and place in ruined and place not in wrong:
            wrong.append(place)
            found.append(problem("figures-in-ruin", clan=clan, place=PLACE_NAMES[place]))
        elif _is_closed(place, ruined) and place not in wrong:
            wrong.append(place)
            found.append(problem("fjord-closed", clan=clan, place=PLACE_NAMES[place]))
    for figure, count in sorted(counts.items()):
        name = FIGURE_NAMES[figure]
        if figure == WARRIOR:
            if count > STARTING_WARRIORS:
                most = STARTING_WARRIORS
                found.append(problem("too-many-warriors", clan=clan, found=count, count=most))
            continue
        if count > 1:
            found.append(problem("figure-twice", clan=clan, figure=name))
        if figure not in (LEADER, SHIP) and int(CARD_OF_FIGURE[figure]) not in seat.slots:
            found.append(problem("monster-without-card", clan=clan, figure=name))
    step = seat.steps[STAT_HORNS]
    if 0 <= step <= TOP_STEP and on_board > HORN_STEPS[step]:
        horns = int(HORN_STEPS[step])
        found.append(problem("too-many-on-board", clan=clan, found=on_board, count=horns))
    if in_valhalla and position.turn == DRAFTING:
        found.append(problem("valhalla-at-draft", clan=clan))
    return found


def _is_closed(place: int, ruined: Cards) -> bool:
    """N7: whether a place is a fjord between two destroyed provinces."""
    is_fjord = FIRST_FJORD <= place < RESERVE
    return is_fjord and all(p in ruined for p in range(OUTER) if FJORD_OF[p] == place)


def _problems_of_quests(position: Position, seat: Seat, clan: str) -> list[Problem]:
    """What is wrong with the hand, the quests and what is known of them."""
    found = [
        problem("not-a-quest", clan=clan, card=SLUGS[card])
        for card in seat.quests
        if not IS_QUEST[card]
    ]
    if position.turn == DRAFTING:
        if seat.quests:
            found.append(problem("quests-at-draft", clan=clan))
        if len(seat.hand) > 1:
            found.append(problem("hand-at-draft", clan=clan, found=len(seat.hand)))
    hand = Counter(seat.hand)
    for card, count in Counter(seat.shown).items():
        if count > hand[card]:
            found.append(problem("not-in-hand", clan=clan, card=SLUGS[card]))
        hand[card] -= count
    for first in range(len(seat.quests), -1, -1):
        here = hand + Counter(seat.quests[first:])
        later = Counter([entry // ENTRIES for entry in seat.maybe if entry % ENTRIES >= first])
        for card, count in later.items():
            if not IS_QUEST[card]:
                found.append(problem("not-a-quest", clan=clan, card=SLUGS[card]))
            elif count > here[card]:
                found.append(problem("not-in-hand", clan=clan, card=SLUGS[card]))
        if found:
            break
    if any(entry % ENTRIES >= len(seat.quests) for entry in seat.maybe) and not found:
        card = next(e // ENTRIES for e in seat.maybe if e % ENTRIES >= len(seat.quests))
        found.append(problem("not-in-hand", clan=clan, card=SLUGS[card]))
    return found


# --- the cards ------------------------------------------------------------------------------------


def problems_of_cards(position: Position, is_complete: bool = True) -> list[Problem]:
    """What is wrong with the number of the cards that have come into play.

    Unless the position has to be complete, cards may be missing that the discard pile can hold.
    """
    found: list[Problem] = []
    held = cards_held(position)
    for card, count in sorted(held.items()):
        age = CARDS[card].age
        copies = int(copies_in(age, position.players, position.edition)[card])
        if age > position.ages_dealt:
            found.append(problem("later-age", card=SLUGS[card], age=age))
        elif count > copies:
            found.append(problem("too-many-copies", card=SLUGS[card], found=count, count=copies))
    if is_complete and position.discard is None:
        found.append(problem("discard-missing"))
    for age in range(1, position.ages_dealt + 1):
        kept = kept_of(position, age)
        drafted = kept * position.players
        total = sum(count for card, count in held.items() if CARDS[card].age == age)
        if total > drafted:
            found.append(problem("too-many-of-age", age=age, found=total, count=drafted))
        elif total < drafted and position.discard is not None:
            found.append(problem("wrong-total", age=age, found=total, count=drafted))
        for number, seat in enumerate(position.seats):
            if _has_phantoms(seat):
                continue
            unseen = sum(1 for card in seat.unseen if CARDS[card].age == age)
            if unseen > kept:
                clan = name_of(position, number)
                found.append(
                    problem("too-many-unseen", clan=clan, age=age, found=unseen, count=kept)
                )
    return found


def cards_held(position: Position) -> Counter[int]:
    """How often each card is in a hand, among the quests, on a clan sheet or discarded."""
    held: Counter[int] = Counter(position.discard or ())
    for seat in position.seats:
        held.update(seat.hand)
        held.update(seat.quests)
        held.update([card for card in seat.slots if card != NO_CARD])
    return held


def _has_phantoms(seat: Seat) -> bool:
    """Whether a card is said to be known that the seat does not have."""
    known = Counter([*seat.shown, *[entry // ENTRIES for entry in seat.maybe]])
    return not known <= Counter(seat.hand + seat.quests)


# --- the packs ------------------------------------------------------------------------------------


def _problems_of_packs(position: Position) -> list[Problem]:
    found: list[Problem] = []
    for age in range(1, AGES + 1):
        packs = position.packs_of(age)
        if not all(packs):
            found.append(problem("packs-missing", age=age))
        elif not _could_be_dealt(position, age):
            found.append(problem("bad-pack", age=age))
        elif age <= position.ages_dealt and not _fit(position, age):
            found.append(problem("packs-disagree", age=age))
    return found


def _could_be_dealt(position: Position, age: int) -> bool:
    """Whether the deck has the cards of an age's packs, in a possible order (see ``draft``)."""
    packs = position.packs_of(age)
    copies = copies_in(age, position.players, position.edition)
    dealt: Counter[int] = Counter()
    for pack in packs:
        dealt.update(pack)
        if not _is_in_order(pack, _kept_in_order(position, age), position.players):
            return False
    return all(count <= copies[card] for card, count in dealt.items())


def _kept_in_order(position: Position, age: int) -> int:
    """How many cards of a pack lie in the order in which they were kept."""
    is_drafted = age > 1 or position.drafts_first_age
    return KEPT if is_drafted and age <= position.ages_dealt else 0


def _is_in_order(pack: tuple[int, ...], kept: int, players: int) -> bool:
    width = 2 if players == 2 else 1
    rounds = [list(pack[start : start + width]) for start in range(0, kept, width)]
    return all(cards == sorted(cards) for cards in [*rounds, list(pack[kept:])])


def _fit(position: Position, age: int) -> bool:
    """Whether an age's packs brought exactly the cards that are there, and each hand its unseen."""
    players = position.players
    kept = kept_of(position, age)
    is_drafted = kept == KEPT
    width = 2 if players == 2 else 1
    came: list[Counter[int]] = [Counter() for _ in range(players)]
    for number, pack in enumerate(position.packs_of(age)):
        for place, card in enumerate(pack[:kept]):
            came[(number + place // width) % players if is_drafted else number][card] += 1
    total: Counter[int] = Counter()
    for cards in came:
        total.update(cards)
    held = Counter({c: n for c, n in cards_held(position).items() if CARDS[c].age == age})
    unseen = [[card for card in seat.unseen if CARDS[card].age == age] for seat in position.seats]
    fits = [Counter(cards) <= came[seat] for seat, cards in enumerate(unseen)]
    return total == held and all(fits)
