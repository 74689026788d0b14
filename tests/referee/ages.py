"""The end of an age and of the game (F1–F6, E1, E2): cards, quests, Ragnarök, Valhalla, glory."""

from collections import Counter

from tests.referee.books import Books, Clan
from tests.referee.deaths import each_in_any_order, swallow
from tests.referee.desk import Desk, Options, free
from tests.referee.facts import (
    AGES,
    CARDS,
    RAGNAROK_GLORY,
    REGION,
    RELEASE_GLORY,
    RESERVE,
    STATS,
    VALHALLA,
    YGGDRASIL,
)
from tests.referee.gains import choose_stat, glory_event
from tests.referee.tape import Event

MOST_FALLEN = 4
"""The fallen figures that Glorious Death! needs."""


def judge_end_of_age(desk: Desk) -> None:
    """F1 to F5, in this order."""
    _discard(desk)
    _quests(desk)
    _ragnarok(desk)
    _valhalla(desk)


# --- F1 -------------------------------------------------------------------------------------------


def _discard(desk: Desk) -> None:
    """F1, T10: a clan may keep one card, and keeps its only card unasked; none in age 3."""
    clans = desk.books.clans
    is_last = desk.books.age == AGES[-1]
    asked = [] if is_last else [clan.seat for clan in clans if clan.hand.total() > 1]

    def options(seat: int, moves: list[str]) -> Options:
        return free(["decline", *(f"keep {card}" for card in clans[seat].hand)])

    single = [] if is_last else [clan.seat for clan in clans if clan.hand.total() == 1]
    if single:
        desk.told_together("T10", [{"event": "card-saved", "seat": seat} for seat in single])
    chosen = desk.ask_all("F1", asked, 1, options)
    told: list[Event] = []
    for clan in clans:
        if clan.seat in single:
            continue
        kept = Counter(chosen[clan.seat][0].split()[1:]) if clan.seat in chosen else Counter[str]()
        gone = clan.hand - kept
        clan.hand = kept
        desk.books.discard += gone
        if kept:
            told.append({"event": "card-saved", "seat": clan.seat})
        told += [
            {"event": "card-discarded", "seat": clan.seat, "card": card} for card in gone.elements()
        ]
    desk.told_together("F1", told)


# --- F2, F3 ---------------------------------------------------------------------------------------


def _quests(desk: Desk) -> None:
    """F2, T4: all are revealed, then resolved from the first player clockwise."""
    books = desk.books
    desk.told_together(
        "F2",
        [
            {"event": "quest-revealed", "seat": clan.seat, "card": card}
            for clan in books.clans
            for card in clan.quests
        ],
    )
    for clan in books.clockwise(books.first):
        while clan.quests:
            desk.count("T4")
            _resolve(desk, clan, clan.quests.pop(0))


def _resolve(desk: Desk, clan: Clan, card: str) -> None:
    """F2: a fulfilled quest gives its glory and a step; every quest is discarded."""
    fulfilled = is_fulfilled(desk.books, clan, card)
    desk.books.discard[card] += 1
    told: list[Event] = [
        {"event": "quest-resolved", "seat": clan.seat, "card": card, "fulfilled": fulfilled},
        {"event": "card-discarded", "seat": clan.seat, "card": card},
    ]
    if fulfilled:
        glory = CARDS[card].value
        if clan.has("odins-throne"):
            desk.works("odins-throne")
            glory *= 2
        clan.glory += glory
        told.append(glory_event(clan, glory, "quest"))
        desk.works(card)
    desk.told_together("F2" if "glorious" in card else "F3", told)
    if fulfilled:
        choose_stat(desk, "F2", clan)


def is_fulfilled(books: Books, clan: Clan, card: str) -> bool:
    """F3, T5: most strength in a province of the region; or four fallen figures."""
    quest = card.rsplit("-", 1)[0]
    if quest == "glorious-death":
        return clan.count_at(VALHALLA) >= MOST_FALLEN
    provinces = [p for p in books.standing if REGION.get(p, YGGDRASIL) == quest]
    return any(_has_most_strength(books, clan, province) for province in provinces)


def _has_most_strength(books: Books, clan: Clan, province: str) -> bool:
    own = clan.strength(province)
    return own > 0 and all(
        own > other.strength(province) for other in books.clans if other is not clan
    )


# --- F4, F5 ---------------------------------------------------------------------------------------


def _ragnarok(desk: Desk) -> None:
    """F4: the doomed province falls, with all figures in it and in its fjord."""
    books = desk.books
    province = books.dooms[books.age - 1]
    desk.told("F4", "ragnarok", province=province)

    def fall(clan: Clan) -> None:
        glory = RAGNAROK_GLORY[books.age - 1]
        if clan.has("odins-inspiration"):
            desk.works("odins-inspiration")
            glory *= 2
        swallow(desk, clan, province, glory)

    each_in_any_order(desk, "F4", [c for c in books.clans if c.is_present(province)], fall)
    desk.told("F4", "province-destroyed", province=province)
    books.standing.remove(province)


def _valhalla(desk: Desk) -> None:
    """F5: all fallen return to the reserve; Loki's upgrades pay for each of them."""
    told: Counter[tuple[int, str]] = Counter()
    paid: Counter[int] = Counter()
    while (event := desk.peek_event("released", "glory")) is not None:
        seat, amount = event["seat"], event["amount"]
        assert isinstance(seat, int)
        assert isinstance(amount, int)
        if event["event"] == "glory" and event["source"] != "valhalla":
            break
        desk.take_event()
        if event["event"] == "glory":
            paid[seat] += amount
        else:
            told[seat, str(event["figure"])] += amount
    for clan in desk.books.clans:
        fallen = Counter(clan.at(VALHALLA))
        heard = Counter({figure: n for (seat, figure), n in told.items() if seat == clan.seat})
        desk.check("F5", heard == fallen, f"{clan.name}: {dict(heard)} released of {dict(fallen)}")
        glory = 0
        for card, each in RELEASE_GLORY.items():
            if clan.has(card) and fallen:
                desk.works(card)
                glory += each * fallen.total()
        desk.check(
            "X5",
            paid[clan.seat] == glory,
            f"{clan.name} gained {paid[clan.seat]} glory for the released, not {glory}",
        )
        clan.glory += glory
        for figure, count in fallen.items():
            clan.put(figure, RESERVE, count)
        clan.figures.pop(VALHALLA, None)


# --- F6, E ----------------------------------------------------------------------------------------


def begin_next_age(desk: Desk) -> None:
    """F6: tokens face up, the first-player token one seat to the left."""
    books = desk.books
    books.pillaged.clear()
    books.age += 1
    books.first = books.following(books.first)
    desk.told("F6", "first-player", seat=books.first)


def judge_end_of_game(desk: Desk) -> None:
    """E1, Thor's Conquest, E2, T6."""
    books = desk.books
    paid: Counter[tuple[int, str]] = Counter()
    while (event := desk.peek_event("glory")) is not None:
        desk.take_event()
        amount, seat = event["amount"], event["seat"]
        assert isinstance(amount, int)
        assert isinstance(seat, int)
        paid[seat, str(event["source"])] += amount
    for clan in books.clans:
        expected = Counter({(clan.seat, "stats"): sum(_worth(clan.steps[stat]) for stat in STATS)})
        if clan.has("thors-conquest"):
            desk.works("thors-conquest")
            expected[clan.seat, "board"] = 3 * clan.on_board()
        heard = Counter({key: amount for key, amount in paid.items() if key[0] == clan.seat})
        desk.check("E1", heard == +expected, f"{clan.name} gained {heard}, not {expected}")
        clan.glory += expected.total()
    most = max(clan.glory for clan in books.clans)
    books.winners = [clan.seat for clan in books.clans if clan.glory == most]
    if len(books.winners) > 1:
        desk.count("T6")
    desk.told("E2", "game-over", seats=books.winners)
    desk.the_end("E2")


def _worth(step: int) -> int:
    """E1: the 4th and 5th step are worth 10, the 6th 20; steps count from 0."""
    return (0, 0, 0, 10, 10, 20)[step]
