"""Observations: what a seat may know, as bytes."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from fimbul.rules import (
    SPECTATOR,
    State,
    View,
    apply,
    draw_setup,
    legal,
    new_game,
    next_seat,
    sample,
    view,
)
from fimbul.rules.batch import Batch
from fimbul.rules.cells import AGE, BASE, GLORY, RAGE, WARRIORS
from fimbul.rules.dice import Dice
from fimbul.rules.observation import (
    LAYOUT,
    SCALES,
    SEAT_SIZE,
    SEATS_AT,
    SIZE,
    observe,
    observe_state,
)
from fimbul.rules.view import glance
from tests.random_games import Play, plays, states_by_decision, stops
from tests.rules.worlds import imagine
from tests.scenario import Scenario, card
from tools import observation_page

BLOCKS = {block.name: block for block in LAYOUT}


def seen(state: State, seat: int) -> bytes:
    return bytes(observe(view(state, seat)))


def written(state: State, seat: int) -> bytes:
    return bytes(observe_state(state, seat))


def block(observation: bytes, name: str, seat: int = 0) -> list[int]:
    """Return the numbers of a block."""
    found = BLOCKS[name]
    start = found.start + (seat * SEAT_SIZE if name.startswith("seat-") else 0)
    return list(observation[start : start + found.size])


# --- the layout -----------------------------------------------------------------------------------


def test_the_blocks_fill_an_observation_and_seats_come_last() -> None:
    at = 0
    for found in LAYOUT:
        assert found.start == at
        at += found.size
        assert found.name.startswith("seat-") == (found.start >= SEATS_AT)
    assert at == SEATS_AT + SEAT_SIZE
    assert SIZE == SEATS_AT + 4 * SEAT_SIZE == len(SCALES)
    assert min(SCALES) >= 1
    assert len(BLOCKS) == len(LAYOUT)


# --- what it tells --------------------------------------------------------------------------------


@settings(max_examples=40)
@given(plays, stops)
def test_the_state_gives_the_same_bytes_as_the_view(play: Play, stop: int) -> None:
    state = play.state(stop)
    for seat in range(state.players):
        assert written(state, seat) == seen(state, seat)


@settings(max_examples=30)
@given(plays, stops)
def test_nothing_hidden_leaks(play: Play, stop: int) -> None:
    """All worlds that a seat cannot tell apart give the same bytes."""
    state = play.state(stop)
    rng = Random(stop)
    for seat in range(state.players):
        own = seen(state, seat)
        assert written(sample(view(state, seat), rng), seat) == own
        other = imagine(state.copy(), seat, rng)
        assert written(other, seat) == own
    assert seen(imagine(state.copy(), SPECTATOR, rng), SPECTATOR) == seen(state, SPECTATOR)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_different_views_give_different_bytes(players: int) -> None:
    """Two views whose bytes are the same differ in nothing but what is left out."""
    found: dict[bytes, View] = {}
    met = 0
    for seed in range(6):
        play = Play(players, seed=seed, drafts_first_age=bool(seed % 2), is_lively=True)
        for state in play.positions():
            for seat in range(players):
                now = view(state, seat)
                before = found.setdefault(bytes(observe(now)), now)
                if before is not now:
                    met += 1
                    assert told(before) == told(now)
    assert len(found) > 1500
    assert met < len(found) / 10


def told(view: View) -> dict[str, object]:
    """Return what an observation tells, the seats counted from the seat itself."""
    order = [(view.seat + offset) % view.players for offset in range(view.players)]
    stack = list(view.stack)
    this_age = view.packs[(view.cells[AGE] - 1) * view.players :]
    return {
        "options": view.options,
        "decision": (
            view.decision,
            view.about,
            stack[-1] if stack and view.sealed == (-1, -1) else 0,
        ),
        "hand": (view.hand, view.pack, view.kept, view.sealed),
        "packs": [this_age[seat] for seat in order],
        "sizes": [(view.hand_sizes[seat], view.quest_counts[seat]) for seat in order],
        "quests": [sorted(view.quests[seat]) for seat in order],
        "cards": [
            (view.shown[seat], view.picked[seat], sorted(view.played[seat])) for seat in order
        ],
        "numbers": [
            (view.clans[seat], *view.cells[BASE[seat] : BASE[seat] + 17]) for seat in order
        ],
        "discard": sorted(view.discard),
        "age": (view.age, view.phase, view.edition, view.dooms),
    }


def test_numbers_are_where_the_layout_says() -> None:
    game = (
        Scenario()
        .at("wolf", "gimle", "leader", warriors=2)
        .at("raven", "fjord-nw", "ship")
        .hand("wolf", "troll", "tyrs-smite-1")
        .hand("raven", "odins-smite")
        .rage("wolf", 5)
        .rage("raven", 3)
        .start()
    )
    state = game.state
    wolf, raven = seen(state, 0), seen(state, 1)
    assert block(wolf, "seat-rage") == [5]
    assert block(wolf, "seat-rage", seat=1) == [3]
    assert block(raven, "seat-rage") == [3]
    assert block(raven, "seat-rage", seat=state.players - 1) == [5]
    assert block(wolf, "hand")[card("troll")] == 1
    assert sum(block(wolf, "hand")) == 2
    assert block(raven, "hand")[card("odins-smite")] == 1
    assert block(wolf, "seat-hand-size", seat=1) == [1]
    assert block(wolf, "seat-strength")[6] == 2 + 3
    assert block(wolf, "seat-count")[6] == 3
    assert block(wolf, "owes") == [1, 0, 0, 0]
    assert block(raven, "owes")[state.players - 1] == 1


def test_a_number_above_255_is_written_as_255() -> None:
    state = next(iter(Play(seed=1).positions()))
    state.cells[BASE[0] + GLORY] = 300
    assert block(seen(state, 0), "seat-glory") == [255]
    assert seen(state, 0) == written(state, 0)


@pytest.mark.parametrize("change", [RAGE, GLORY, WARRIORS])
def test_every_public_number_of_a_clan_changes_the_bytes(change: int) -> None:
    state = Play(seed=3, is_lively=True).state(120)
    for owner in range(state.players):
        other = state.copy()
        other.cells[BASE[owner] + change] += 1
        for seat in range(state.players):
            assert seen(state, seat) != seen(other, seat)


def test_a_glance_lacks_only_what_was_seen_in_the_draft() -> None:
    state = Play(seed=5).state(150)
    assert state.phase != "draft"
    whole, less = seen(state, 0), bytes(observe(glance(state, 0)))
    for name, found in BLOCKS.items():
        if not name.startswith("pack-"):
            assert block(whole, name) == block(less, name), found.text
    assert sum(block(whole, "pack-passed")) > 0
    assert sum(block(less, "pack-passed")) == 0


def test_a_draft_tells_what_was_seen_and_taken_D2() -> None:
    """When a pack comes back, the cards that the others took are known."""
    state = new_game(draw_setup(Random(2), 4))
    while state.draft_round < 4:
        apply(state, next_seat(state), legal(state, next_seat(state))[0])
    own = seen(state, 0)
    assert sum(block(own, "kept")) == 4
    assert sum(block(own, "pack")) == 4
    assert sum(block(own, "pack-taken")) == 3
    assert sum(block(own, "pack-passed")) == 6 + 5 + 4


# --- batches --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_a_batch_writes_what_the_seat_to_move_may_know(players: int) -> None:
    rng = Random(players)
    rows = bytearray(b"x" * 3 * int(SIZE))
    batch = Batch([new_game(draw_setup(rng, players)) for _ in range(3)], rows)
    dice = Dice(1)
    going_on = 3
    steps = 0
    while going_on:
        if steps % 20 == 0 or going_on < 3:
            for game, state in enumerate(batch.states):
                row = bytes(rows[game * SIZE : (game + 1) * SIZE])
                seat = next_seat(state)
                assert row == (seen(state, seat) if seat >= 0 else bytes(int(SIZE)))
        going_on = batch.step(batch.draw(dice))
        steps += 1
    assert not any(rows)


def test_a_batch_refuses_a_buffer_of_another_size() -> None:
    with pytest.raises(ValueError, match="bytes for each game"):
        Batch([new_game(draw_setup(Random(1)))], bytearray(int(SIZE) - 1))


def test_states_of_every_decision_are_observed() -> None:
    for state in states_by_decision(4, 1):
        if (seat := next_seat(state)) >= 0:
            assert seen(state, seat) == written(state, seat)


def test_the_page_lists_every_block() -> None:
    file = Path(__file__).parents[2] / "docs" / "observation.md"
    assert observation_page.page() == file.read_text(encoding="utf-8"), (
        "regenerate it: python tools/observation_page.py docs/observation.md"
    )
