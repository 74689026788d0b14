"""Faults to plant in the tape of a good game, each of which the referee must find.

A plant is a function of a tape: it returns the tape with the fault in it, or None if this game
has no place for it. It knows the tape only, not the product.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy

from tests.referee.facts import CARDS
from tests.referee.tape import PUBLIC, Event, Item, Move, Snapshot, Told

Tape = list[Item]
Plant = Callable[[Tape], Tape | None]


def _events(tape: Tape, *names: str, start: int = 0) -> Iterator[tuple[int, Event]]:
    """The events with these names, each with its position."""
    for at in range(start, len(tape)):
        item = tape[at]
        if isinstance(item, Told) and item.event["event"] in names:
            yield at, item.event


def _name(tape: Tape, at: int) -> object:
    item = tape[at] if at < len(tape) else None
    return item.event["event"] if isinstance(item, Told) else None


def _changed(tape: Tape, at: int, **fields: object) -> Tape:
    """The tape with some values of one event changed."""
    item = tape[at]
    assert isinstance(item, Told)
    return [*tape[:at], Told(item.audience, {**item.event, **fields}), *tape[at + 1 :]]


def _without(tape: Tape, at: int) -> Tape:
    return [*tape[:at], *tape[at + 1 :]]


def _with(tape: Tape, at: int, event: Event) -> Tape:
    return [*tape[:at], Told(PUBLIC, event), *tape[at:]]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def more(name: str, field: str = "amount", source: str = "") -> Plant:
    """A field of the first event with this name is 1 too high (for glory: from this source)."""

    def plant(tape: Tape) -> Tape | None:
        for at, event in _events(tape, name):
            if not source or event["source"] == source:
                return _changed(tape, at, **{field: _int(event[field]) + 1})
        return None

    return plant


def untold(name: str, source: str = "", after: str = "") -> Plant:
    """The first event with this name is missing (from this source, or right after ``after``)."""

    def plant(tape: Tape) -> Tape | None:
        for at, event in _events(tape, name):
            is_right = not source or event["source"] == source
            if is_right and (not after or _name(tape, at - 1) == after):
                return _without(tape, at)
        return None

    return plant


def unpaid(name: str) -> Plant:
    """The payment of rage just before the event is missing."""

    def plant(tape: Tape) -> Tape | None:
        for at, _ in _events(tape, name):
            if _name(tape, at - 1) == "rage":
                return _without(tape, at - 1)
        return None

    return plant


def other_seat(name: str) -> Plant:
    """The event names another seat."""

    def plant(tape: Tape) -> Tape | None:
        seats = {_int(event["seat"]) for _, event in _events(tape, "turn-begins")}
        for at, event in _events(tape, name):
            others = sorted(seats - {_int(event["seat"])})
            if others:
                return _changed(tape, at, seat=others[0])
        return None

    return plant


# --- battles --------------------------------------------------------------------------------------


def bluff_takes_effect(tape: Tape) -> Tape | None:
    """A winning pillager revealed an upgrade or quest, and the reward came twice."""
    for at, event in _events(tape, "pillaged"):
        reward = tape[at + 1]
        card = _revealed_by(tape, at, event["seat"])
        if not card or CARDS[card].kind == "battle" or not isinstance(reward, Told):
            continue
        if reward.event["event"] == "stat-raised" and _int(reward.event["step"]) < 5:
            again = {**reward.event, "step": _int(reward.event["step"]) + 1}
            return _with(tape, at + 2, again)
    return None


def bluff_moves_leader(tape: Tape) -> Tape | None:
    """A winning pillager revealed Lord of Hammers, and was asked where the leader goes."""
    for at, event in _events(tape, "glory"):
        seat = _int(event["seat"])
        card = _revealed_by(tape, at, seat)
        is_pillager = _name(tape, at - 1) == "stat-raised" and _name(tape, at - 2) == "pillaged"
        if event["source"] == "battle" and is_pillager and card and CARDS[card].is_upgrade:
            return [*tape[:at], Move(seat, "to yggdrasil"), *tape[at:]]
    return None


def _revealed_by(tape: Tape, at: int, seat: object) -> str:
    """The card a seat revealed in the battle that a position belongs to; "" for none."""
    for item in reversed(tape[:at]):
        if isinstance(item, Told):
            event = item.event
            if event["event"] in ("pillage-begins", "turn-begins"):
                return ""
            if event["event"] == "card-revealed" and event["seat"] == seat:
                return str(event["card"])
    return ""


def survives_a_tie(tape: Tape) -> Tape | None:
    for at, _ in _events(tape, "battle-tied"):
        if _name(tape, at + 1) == "destroyed":
            return _without(tape, at + 1)
    return None


def loser_wins(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "battle-won"):
        for _, begun in _events(tape, "strength-compared", start=max(0, at - 4)):
            if begun["seat"] != event["seat"]:
                return _changed(tape, at, seat=begun["seat"])
    return None


def fighter_is_left_out(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "battle-begins"):
        seats = event["seats"]
        assert isinstance(seats, list)
        return _changed(tape, at, seats=seats[:-1])
    return None


def loser_discards(tape: Tape) -> Tape | None:
    for at, _ in _events(tape, "card-returned"):
        return _changed(tape, at, event="card-discarded")
    return None


def other_token(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "pillaged"):
        return _changed(tape, at, token="glory" if event["token"] != "glory" else "rage")
    return None


def is_pushed_in(name: str, verb: str) -> Plant:
    """A seat chooses in place of another: the seat of a move is changed."""

    def plant(tape: Tape) -> Tape | None:
        seats = sorted({_int(event["seat"]) for _, event in _events(tape, "turn-begins")})
        for at, item in enumerate(tape):
            if isinstance(item, Move) and item.text.split()[0] == verb:
                if _name(tape, at + 1) != name:
                    continue
                other = next(seat for seat in seats if seat != item.seat)
                return [*tape[:at], Move(other, item.text), *tape[at + 1 :]]
        return None

    return plant


def sweep_pays_more(tape: Tape) -> Tape | None:
    for at, _ in _events(tape, "cards-swept"):
        for glory, event in _events(tape[: at + 6], "glory", start=at):
            return _changed(tape, glory, amount=_int(event["amount"]) + 1)
    return None


def march_unpaid(tape: Tape) -> Tape | None:
    for at, item in enumerate(tape):
        if isinstance(item, Move) and item.text.split()[0] == "march":
            return _without(tape, at + 1)
    return None


def step_of_another_stat(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "stat-raised"):
        return _changed(tape, at, stat="axes" if event["stat"] != "axes" else "horns")
    return None


# --- cards, quests, ages --------------------------------------------------------------------------


def card_dealt_twice(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "pack-received"):
        cards = event["cards"]
        assert isinstance(cards, list)
        if cards[0] != cards[1]:
            return _changed(tape, at, cards=[cards[1], *cards[1:]])
    return None


def leftover_in_hand(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "hand-received"):
        cards = event["cards"]
        assert isinstance(cards, list)
        return _changed(tape, at, cards=[*cards, "tyrs-bash"])
    return None


def failed_quest_pays(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "quest-resolved"):
        if not event["fulfilled"]:
            glory = CARDS[str(event["card"])].value
            paid: Event = {"event": "glory", "seat": event["seat"], "amount": glory}
            return _with(_changed(tape, at, fulfilled=True), at + 2, {**paid, "source": "quest"})
    return None


def fulfilled_quest_fails(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "quest-resolved"):
        if event["fulfilled"]:
            return _changed(tape, at, fulfilled=False)
    return None


def quest_is_overheard(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "quest-chosen"):
        return [*tape[:at], Told(PUBLIC, event), *tape[at + 1 :]]
    return None


def saved_card_is_discarded(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "card-saved"):
        return _changed(tape, at, event="card-discarded", card="tyrs-bash", seat=event["seat"])
    return None


def wrong_winner(tape: Tape) -> Tape | None:
    for at, event in _events(tape, "game-over"):
        seats = event["seats"]
        assert isinstance(seats, list)
        return _changed(tape, at, seats=[(seats[0] + 1) % 2])
    return None


# --- options and views ----------------------------------------------------------------------------


def option_missing(verb: str) -> Plant:
    """A seat was not offered one of its options."""

    def plant(tape: Tape) -> Tape | None:
        for at, item in enumerate(tape):
            if isinstance(item, Move) and item.text.split()[0] != verb:
                fewer = [text for text in item.offered if text.split()[0] == verb]
                if fewer:
                    offered = item.offered - {min(fewer)}
                    return [*tape[:at], Move(item.seat, item.text, offered), *tape[at + 1 :]]
        return None

    return plant


def option_too_many(text: str) -> Plant:
    """At its first action a seat was offered a move that it may not choose."""

    def plant(tape: Tape) -> Tape | None:
        for at, item in enumerate(tape):
            if isinstance(item, Move) and "pass" in item.offered:
                moved = Move(item.seat, item.text, item.offered | {text})
                return [*tape[:at], moved, *tape[at + 1 :]]
        return None

    return plant


def seen(change: Callable[[dict[str, object]], None]) -> Plant:
    """The views of the snapshot before the last one are changed."""

    def plant(tape: Tape) -> Tape | None:
        at = [at for at, item in enumerate(tape) if isinstance(item, Snapshot)][-2]
        item = tape[at]
        assert isinstance(item, Snapshot)
        views = deepcopy(item.views)
        for view in views:
            change(view)
        return [*tape[:at], Snapshot(views), *tape[at + 1 :]]

    return plant


def _of_first_seat(field: str) -> Callable[[dict[str, object]], None]:
    def change(view: dict[str, object]) -> None:
        seats = view["seats"]
        assert isinstance(seats, list)
        seats[0][field] += 1

    return change


def _pillaged(view: dict[str, object]) -> None:
    provinces = view["provinces"]
    assert isinstance(provinces, dict)
    yggdrasil = provinces["yggdrasil"]
    yggdrasil["is_pillaged"] = not yggdrasil["is_pillaged"]


def _stronger(view: dict[str, object]) -> None:
    provinces = view["provinces"]
    assert isinstance(provinces, dict)
    provinces["gimle"]["strength"][0] += 1


def _another_card(view: dict[str, object]) -> None:
    hand = view["hand"]
    assert isinstance(hand, list)
    hand.append("tyrs-bash")


PLANTS: dict[str, tuple[Plant, str]] = {
    "a bluff doubles the reward": (bluff_takes_effect, "P5"),
    "a bluff moves the leader": (bluff_moves_leader, "P5"),
    "too much battle glory": (more("glory", source="battle"), "P10"),
    "no battle glory": (untold("glory", source="battle"), "P10"),
    "a figure survives a tie": (survives_a_tie, "P8"),
    "the loser wins": (loser_wins, "P8"),
    "strength counted wrong": (more("strength-compared", "figures"), "P8"),
    "a bonus counted wrong": (more("strength-compared", "bonus"), "P8"),
    "a fighter left out": (fighter_is_left_out, "P4"),
    "the loser discards": (loser_discards, "P8"),
    "another token": (other_token, "P9"),
    "another stat": (step_of_another_stat, "P11 G8.3 G10 G13 F2"),
    "two steps at once": (more("stat-raised", "step"), "P11 G8.3 G10 G13 F2"),
    "joining out of turn": (is_pushed_in("joined", "join"), "P2"),
    "a late card out of turn": (is_pushed_in("card-added", "card"), "G7"),
    "a ship lost for nothing": (untold("glory", source="ship"), "G8.2"),
    "a figure spared for nothing": (unpaid("protected"), "X1"),
    "a sweep pays too much": (sweep_pays_more, "G3"),
    "another's turn": (other_seat("turn-begins"), "A1"),
    "passing with rage left": (unpaid("passed"), "A4"),
    "invading for nothing": (unpaid("invaded"), "N9 I1 I2 N5 N6"),
    "upgrading for nothing": (unpaid("upgraded"), "U1"),
    "marching for nothing": (march_unpaid, "M1"),
    "a card dealt twice": (card_dealt_twice, "D1"),
    "a leftover in hand": (leftover_in_hand, "D3 D5"),
    "a saved card discarded": (saved_card_is_discarded, "T10 F1"),
    "a failed quest pays": (failed_quest_pays, "F2 F3"),
    "a fulfilled quest fails": (fulfilled_quest_fails, "F2 F3"),
    "too much for a quest": (more("glory", source="quest"), "F2 F3"),
    "a quest overheard": (quest_is_overheard, "Q1"),
    "too much for the doomed": (more("glory", source="ragnarok"), "F4"),
    "one escapes Ragnarök": (untold("destroyed", after="ragnarok"), "F4"),
    "too many released": (more("released"), "F5"),
    "too much for the released": (more("glory", source="valhalla"), "X5"),
    "the same first player": (other_seat("first-player"), "F6"),
    "too much for stats": (more("glory", source="stats"), "E1"),
    "nothing for stats": (untold("glory", source="stats"), "E1"),
    "the wrong winner": (wrong_winner, "E2"),
    "a march not offered": (option_missing("march"), "A2"),
    "a pillage not offered": (option_missing("pillage"), "A2"),
    "Yggdrasil invaded": (option_too_many("invade leader yggdrasil"), "A2"),
    "glory seen wrong": (seen(_of_first_seat("glory")), "B5"),
    "rage seen wrong": (seen(_of_first_seat("rage")), "C3"),
    "a token seen wrong": (seen(_pillaged), "P9"),
    "strength seen wrong": (seen(_stronger), "F3"),
    "a hand seen wrong": (seen(_another_card), "K1"),
}
"""Each fault by name: the plant, and the rules of which the foul must name one."""
