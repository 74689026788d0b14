"""Compares the views of one moment with the books: public facts, hands and options."""

from collections import Counter
from typing import Any

from tests.referee.books import Books, Clan
from tests.referee.desk import Desk, Options
from tests.referee.facts import FJORDS, PROVINCES, RESERVE, SLOTS, STATS, VALHALLA, VILLAGES
from tests.referee.tape import PlainView

OPEN_TO_ALL = ("age", "first_player", "dooms", "discard", "winners", "provinces", "fjords")


def compare_views(desk: Desk, rule: str, views: list[PlainView], asked: dict[int, Options]) -> None:
    """The views of every seat and of a spectator must agree with the books.

    ``rule`` is the rule by which the seats ``asked`` choose now among these options.
    """
    books = desk.books
    seats = range(books.players)
    spectator: Any = views[-1]
    is_acting = spectator["phase"] == "action"
    for seat in seats:
        _compare_seat(desk, spectator["seats"][seat], books.clans[seat], is_acting)
        _compare_cards(desk, views[seat], books.clans[seat])
    _compare_board(desk, spectator)
    for view in views:
        for part in OPEN_TO_ALL:
            desk.check("B5", view[part] == spectator[part], f"not everybody sees the same {part}")
    for seat, options in asked.items():
        _compare_options(desk, rule, seat, views[seat], options)


def _same(desk: Desk, rule: str, what: str, seen: object, booked: object) -> None:
    desk.count(rule)
    if seen != booked:
        desk.foul(rule, f"{what}: seen {seen}, but it is {booked}")


def _compare_seat(desk: Desk, seen: Any, clan: Clan, is_acting: bool) -> None:
    name = clan.name
    steps = {stat: step + 1 for stat, step in clan.steps.items()}
    slots = {slot: clan.slots.get(slot) for kind in SLOTS for slot in SLOTS[kind]}
    _same(desk, "S4", "clan", seen["clan"], name)
    _same(desk, "B5", f"{name}'s glory", seen["glory"], clan.glory)
    _same(desk, "C3", f"{name}'s rage", seen["rage"], clan.rage)
    if is_acting:
        _same(desk, "A4", f"{name} has passed", seen["has_passed"], clan.has_passed)
    _same(desk, "C2", f"{name}'s steps", seen["steps"], steps)
    _same(desk, "C2", f"{name}'s stats", seen["stats"], {s: clan.stat(s) for s in STATS})
    _same(desk, "C4", f"{name}'s slots", seen["slots"], slots)
    _same(desk, "I4", f"{name}'s figures on the board", seen["on_board"], clan.on_board())
    _same(desk, "C1", f"{name}'s reserve", seen["reserve"], clan.at(RESERVE))
    _same(desk, "C6", f"{name}'s fallen", seen["valhalla"], clan.at(VALHALLA))
    _same(desk, "K1", f"{name}'s hand, in number", seen["hand_size"], clan.hand.total())
    _same(desk, "Q1", f"{name}'s quests", seen["quest_count"], len(clan.quests))


def _compare_cards(desk: Desk, view: Any, clan: Clan) -> None:
    """Compare the owner's own cards, except during a draft or once its choice is sealed."""
    is_between = view["decision"]["kind"] in ("draft", "battle-card", "save-card")
    if view["phase"] == "draft" or (is_between and view["decision"]["sealed"]):
        return
    _same(desk, "K1", f"{clan.name}'s hand", Counter(view["hand"]), clan.hand)
    _same(desk, "Q1", f"{clan.name}'s quests", view["quests"][clan.seat], clan.quests)


def _compare_board(desk: Desk, view: Any) -> None:
    books = desk.books
    _same(desk, "F6", "age", view["age"], books.age)
    _same(desk, "F6", "first player", view["first_player"], books.first)
    _same(desk, "S2", "dooms", view["dooms"], books.dooms)
    _same(desk, "K1", "discard pile", Counter(view["discard"]), books.discard)
    _same(desk, "E2", "winners", view["winners"], books.winners)
    for name in PROVINCES:
        _compare_province(desk, name, view["provinces"][name])
    for name in FJORDS:
        figures = [clan.at(name) for clan in books.clans]
        _same(desk, "B4", name, view["fjords"][name], figures)


def _compare_province(desk: Desk, name: str, seen: Any) -> None:
    books = desk.books
    taken = books.taken(name) if VILLAGES[name] else 0
    _same(desk, "S3", f"{name} stands", seen["is_standing"], name in books.standing)
    _same(desk, "P9", f"{name} is pillaged", seen["is_pillaged"], name in books.pillaged)
    _same(desk, "S1", f"{name}'s token", seen["token"], books.tokens[name])
    _same(desk, "B3", f"{name}'s villages", seen["villages"], VILLAGES[name])
    _same(desk, "B3", f"{name}'s villages taken", seen["taken"], taken)
    _same(desk, "B3", f"figures in {name}", seen["figures"], [c.at(name) for c in books.clans])
    strength = [clan.strength(name) for clan in books.clans]
    _same(desk, "F3", f"strength in {name}", seen["strength"], strength)


def _compare_options(desk: Desk, rule: str, seat: int, view: Any, options: Options) -> None:
    """The options must be exactly those of the rules, each at its cost."""
    decision = view["decision"]
    name = desk.books.names[seat]
    seen = set(decision["options"])
    missing, extra = sorted(options.keys() - seen), sorted(seen - options.keys())
    desk.check(rule, not missing, f"{name} may choose {missing}, but is not offered it")
    desk.check(rule, not extra, f"{name} is offered {extra}, which is not allowed")
    for text, cost in zip(decision["options"], decision["costs"], strict=True):
        if options[text] is not None:
            _same(desk, "A2", f"the cost of '{text}' for {name}", cost, options[text])


def read_position(books: Books, views: list[PlainView]) -> None:
    """Fill the books from a position instead of the start of a game."""
    spectator: Any = views[-1]
    books.age = spectator["age"]
    books.first = spectator["first_player"]
    books.discard = Counter(spectator["discard"])
    for name, province in spectator["provinces"].items():
        if province["is_pillaged"]:
            books.pillaged.add(name)
        if not province["is_standing"] and name in books.standing:
            books.standing.remove(name)
        books.tokens[name] = province["token"]
    books.dooms = spectator["dooms"]
    for clan in books.clans:
        own: Any = views[clan.seat]
        _read_clan(clan, spectator["seats"][clan.seat])
        clan.hand = Counter(own["hand"])
        clan.quests = list(own["quests"][clan.seat])
        places = {name: province["figures"] for name, province in spectator["provinces"].items()}
        for place, figures in {**places, **spectator["fjords"]}.items():
            for figure, count in figures[clan.seat].items():
                clan.put(figure, place, count)


def _read_clan(clan: Clan, seen: Any) -> None:
    clan.glory = seen["glory"]
    clan.rage = seen["rage"]
    clan.has_passed = seen["has_passed"]
    clan.steps = {stat: step - 1 for stat, step in seen["steps"].items()}
    clan.slots = {slot: card for slot, card in seen["slots"].items() if card is not None}
    clan.figures.clear()
    for place in (RESERVE, VALHALLA):
        for figure, count in seen[place].items():
            clan.put(figure, place, count)
