"""The referee finds no foul in games of the product, and every fault that is planted in them."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from fimbul.rules import Event, new_game, record_from_text
from tests.referee.bouts import CROWDED, EVERY, Bout, bout_of
from tests.referee.games import plain_setup, play_on
from tests.referee.plants import PLANTS, Plant, bluff_takes_effect
from tests.referee.referee import judge_game
from tests.referee.rulebook import CARD_CHECKS, CHECKS
from tests.referee.tape import PUBLIC, Foul, Item, PlainSetup, Told

LEAST = 200
MOST = 1_500
"""The least and the most games to judge until every check was made."""
CHUNK = 60
CHUNKS = 30
"""Further games, so that 2,000 or more are judged in all."""
TAPES = 40
"""Games to search for a place to plant a fault in."""


@pytest.mark.timeout(900)
def test_every_check_is_made_and_finds_no_foul() -> None:
    tally: Counter[str] = Counter()
    wanted = {*CHECKS, *CARD_CHECKS}
    judged = 0
    while judged < LEAST or (judged < MOST and not wanted <= tally.keys()):
        tally += bout_of(judged).judge()
        judged += 1
    assert sorted(wanted - tally.keys()) == [], f"never made in {judged} games"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_game_has_a_foul(chunk: int) -> None:
    for index in range(LEAST + chunk * CHUNK, LEAST + (chunk + 1) * CHUNK):
        bout = bout_of(index)
        try:
            bout.judge()
        except Foul as foul:
            pytest.fail(f"{bout.name}: {foul}")


def test_crowded_positions_are_crowded() -> None:
    """Provinces and sheets are full, and a third of the battles have three clans or more."""
    fighters: Counter[int] = Counter()
    full = upgrades = clans = 0
    for number in range(30):
        play = Bout(CROWDED, number).play()
        assert play.position is not None
        spectator: Any = play.position.views[-1]
        full += sum(p["taken"] == p["villages"] > 0 for p in spectator["provinces"].values())
        clans += len(spectator["seats"])
        for seat in spectator["seats"]:
            upgrades += sum(card is not None for card in seat["slots"].values())
        for item in play.items:
            if isinstance(item, Told) and item.event["event"] == "battle-begins":
                seats = item.event["seats"]
                assert isinstance(seats, list)
                fighters[len(seats)] += 1
    assert full >= 30
    assert upgrades >= 4 * clans
    assert 2 * (fighters[3] + fighters[4]) >= fighters[2]


# --- planted faults -------------------------------------------------------------------------------


@cache
def good_game(index: int) -> tuple[PlainSetup, tuple[Item, ...]]:
    """A whole game as plain data; the three kinds of games take turns."""
    kind = ("lively", "crowding", "uniform")[index % 3]
    play = Bout(kind, 3 * (index // 3)).play()
    return play.setup, tuple(play.items)


def planted(plant: Plant) -> tuple[PlainSetup, list[Item]]:
    """The setup of the first game that has a place for the fault, and its tape with the fault."""
    for index in range(TAPES):
        setup, items = good_game(index)
        tape = plant(list(items))
        if tape is not None:
            judge_game(setup, items)
            return setup, tape
    pytest.fail("no game has a place for this fault")


@pytest.mark.parametrize("fault", PLANTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    plant, rules = PLANTS[fault]
    setup, tape = planted(plant)
    with pytest.raises(Foul) as caught:
        judge_game(setup, tape)
    assert caught.value.rule in rules.split(), str(caught.value)


def test_the_foul_names_the_bluff_that_took_effect_P5() -> None:
    setup, tape = planted(bluff_takes_effect)
    with pytest.raises(Foul, match=r"P5: \w+ revealed [\w-]+, which has no effect; .*stat-raised"):
        judge_game(setup, tape)


def test_a_game_that_stops_in_the_middle_is_a_foul() -> None:
    setup, items = good_game(0)
    with pytest.raises(Foul, match="the game ended"):
        judge_game(setup, items[: len(items) // 2])


def test_a_game_that_goes_on_after_its_end_is_a_foul_E2() -> None:
    setup, items = good_game(0)
    with pytest.raises(Foul, match="E2"):
        judge_game(setup, [*items, Told(-1, {"event": "turn-begins", "seat": 0})])


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("dooms", ["gimle", "gimle", "utgard"], "S2"),
        ("destroyed", [], "S3"),
        ("first", 7, "S4"),
        ("edition", "second-print", "V2"),
    ],
)
def test_an_impossible_setup_is_a_foul(field: str, value: object, rule: str) -> None:
    setup, items = good_game(0)
    wrong = cast("PlainSetup", {**setup, field: value})
    with pytest.raises(Foul) as caught:
        judge_game(wrong, items)
    assert caught.value.rule == rule


def test_a_card_of_another_deck_is_a_foul_K2() -> None:
    setup, items = good_game(0)
    packs = [[list(pack) for pack in packs] for packs in setup["packs"]]
    packs[2][0][0] = packs[0][0][0]
    with pytest.raises(Foul, match="K2"):
        judge_game({**setup, "packs": packs}, items)


# --- every event is judged ------------------------------------------------------------------------


def dropped(tape: list[Item], at: int) -> list[Item]:
    return [*tape[:at], *tape[at + 1 :]]


def doubled(tape: list[Item], at: int) -> list[Item]:
    return [*tape[: at + 1], *tape[at:]]


def overheard(tape: list[Item], at: int) -> list[Item]:
    """A public event is told to one seat alone, a private one to everybody."""
    item = tape[at]
    assert isinstance(item, Told)
    audience = 0 if item.audience == PUBLIC else PUBLIC
    return [*tape[:at], Told(audience, item.event), *tape[at + 1 :]]


def altered(tape: list[Item], at: int) -> list[Item]:
    """The last value of an event is changed."""
    item = tape[at]
    assert isinstance(item, Told)
    field, value = list(item.event.items())[-1]
    return [*tape[:at], Told(item.audience, {**item.event, field: another(value)}), *tape[at + 1 :]]


def another(value: object) -> object:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case list():
            return value[1:]
    return f"no-{value}"


@pytest.mark.parametrize("spoil", [dropped, doubled, overheard, altered])
@pytest.mark.parametrize("index", [0, 1])
def test_every_spoiled_event_is_a_foul(
    index: int, spoil: Callable[[list[Item], int], list[Item]]
) -> None:
    setup, items = good_game(index)
    told = [at for at, item in enumerate(items) if isinstance(item, Told)]
    for at in Random(index).sample(told, 60):
        assert is_foul(setup, spoil(list(items), at)), items[at]


def is_foul(setup: PlainSetup, items: Iterable[Item]) -> bool:
    try:
        judge_game(setup, items)
    except Foul:
        return True
    return False


GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.saga"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_has_no_foul(path: Path) -> None:
    record = record_from_text(path.read_text("utf-8"))
    moves = iter(record.moves)
    events: list[Event] = []
    state = new_game(record.setup, events)
    tape = play_on(state, events, Random(0), lambda state, rng: next(moves), EVERY, [])
    judge_game(plain_setup(record.setup), tape)


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 12
