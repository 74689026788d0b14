"""Readers answer any input with a result or a typed error, and never crash or hang."""

import json
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fimbul.rules import (
    CARDS,
    CLAN_NAMES,
    EDITION_NAMES,
    MOVES,
    PLACE_NAMES,
    FimbulError,
    MalformedMove,
    MalformedRecord,
    MalformedSetup,
    MalformedState,
    NotYourDecision,
    Record,
    Setup,
    View,
    draw_setup,
    move_fields,
    move_from_text,
    move_text,
    next_seat,
    pending,
    record_from_text,
    record_to_text,
    replay,
    view,
)
from fimbul.rules.board import TOKEN_NAMES
from fimbul.rules.plain import state_from_plain, state_to_plain
from tests.random_games import Play

TEXTS = [
    record_to_text(Play(players, edition, drafts, seed=players).record())
    for players in (2, 3, 4)
    for edition, drafts in ((0, True), (1, False))
]
STATES = [
    json.dumps(state_to_plain(Play(players, seed=5, is_lively=True).state(stop)))
    for players in (2, 4)
    for stop in (0, 45, 110)
]
WORDS = [
    "fimbul", "saga", "1", "clans", "edition", "draft", "all", "from-age-2", "first", "tokens",
    "dooms", "destroyed", "pack", "moves", "result", "pass", "decline", "keep", "card", "-1", "0",
    "999999999999", "#", "٣", "\u2028", "\x00", "\ufeff", "",
    *CLAN_NAMES, *EDITION_NAMES, *PLACE_NAMES, *TOKEN_NAMES, *(card.slug for card in CARDS),
]  # fmt: skip

Answer = TypeVar("Answer")
Refusal = TypeVar("Refusal", bound=FimbulError)

words = st.one_of(st.sampled_from(WORDS), st.text(max_size=8))
indices = st.integers(0, 10_000)


def attempt(ask: Callable[[], Answer], refusal: type[Refusal]) -> Answer | Refusal:
    """The result of ``ask``, or its error if it has the expected type; others are raised."""
    try:
        return ask()
    except refusal as error:
        return error


def read(text: str) -> None:
    """Read and replay a record; every refusal is a ``MalformedRecord``."""
    record = attempt(lambda: record_from_text(text), MalformedRecord)
    if isinstance(record, Record):
        attempt(lambda: replay(record), MalformedRecord)
        assert record_from_text(record_to_text(record)) == record
    else:
        assert record.code
        assert len(record.message) < 500


@settings(max_examples=300)
@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    read(text)
    read(f"fimbul saga 1\n{text}")
    read(f"fimbul saga 2\nrules 2\n{text}")


@settings(max_examples=200)
@given(st.binary())
def test_any_bytes_are_a_record_or_refused(raw: bytes) -> None:
    read(raw.decode("latin-1"))
    read(raw.decode("utf-8", "surrogateescape"))


Edit = Callable[[list[list[str]], int, int, str], None]


def drop_line(lines: list[list[str]], line: int, _: int, __: str) -> None:
    del lines[line]


def repeat_line(lines: list[list[str]], line: int, other: int, _: str) -> None:
    lines.insert(other % len(lines), lines[line])


def swap_lines(lines: list[list[str]], line: int, other: int, _: str) -> None:
    other %= len(lines)
    lines[line], lines[other] = lines[other], lines[line]


def cut_off(lines: list[list[str]], line: int, _: int, __: str) -> None:
    del lines[line + 1 :]


def replace_word(lines: list[list[str]], line: int, other: int, word: str) -> None:
    lines[line] = lines[line].copy()
    lines[line][other % len(lines[line])] = word


def insert_word(lines: list[list[str]], line: int, other: int, word: str) -> None:
    lines[line] = lines[line].copy()
    lines[line].insert(other % (len(lines[line]) + 1), word)


def drop_word(lines: list[list[str]], line: int, other: int, _: str) -> None:
    if len(lines[line]) > 1:
        lines[line] = lines[line].copy()
        del lines[line][other % len(lines[line])]


EDITS: list[Edit] = [
    drop_line, repeat_line, swap_lines, cut_off, replace_word, insert_word, drop_word
]  # fmt: skip


@settings(max_examples=500)
@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.sampled_from(EDITS), indices, indices, words), min_size=1, max_size=4),
)
def test_a_record_that_was_tampered_with_is_a_record_or_refused(
    text: str, edits: list[tuple[Edit, int, int, str]]
) -> None:
    lines = [line.split(" ") for line in text.splitlines()]
    for edit, line, other, word in edits:
        if lines:
            edit(lines, line % len(lines), other, word)
    read("\n".join(" ".join(line) for line in lines))


@settings(max_examples=200)
@given(st.sampled_from(TEXTS), indices, st.text(max_size=3), st.integers(0, 3))
def test_a_record_with_other_characters_is_a_record_or_refused(
    text: str, at: int, characters: str, cut: int
) -> None:
    at %= len(text)
    read(text[:at] + characters + text[at + cut :])


@pytest.mark.parametrize(
    "text",
    [
        "fimbul saga 1\n" * 50_000,
        "fimbul saga " + "9" * 100_000,
        "fimbul saga 1\nclans " + "wolf " * 100_000,
        "fimbul saga 1\nclans " + "x" * 1_000_000,
        TEXTS[0] + "wolf pass\n" * 50_000,
        TEXTS[0].rpartition("result")[0] + "wolf pass\n" * 50_000,
        TEXTS[0].replace("\n", "\n" * 2_000),
        "#" * 1_000_000,
        "\x00" * 100_000,
    ],
    ids=range(9),
)
def test_huge_records_are_read_or_refused_quickly(text: str) -> None:
    read(text)


@settings(max_examples=300)
@given(st.one_of(st.text(), st.lists(words).map(" ".join)))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    move = attempt(lambda: move_from_text(text), MalformedMove)
    if isinstance(move, int):
        assert move_text(move) == " ".join(text.lower().split())
    else:
        assert len(move.message) < 500


@settings(max_examples=100)
@given(st.integers())
def test_any_number_is_a_move_or_refused(number: int) -> None:
    if 0 <= number < MOVES:
        assert move_from_text(move_text(number)) == number
    else:
        for ask in (move_text, move_fields):
            with pytest.raises(MalformedMove):
                ask(number)


# --- saved states ---------------------------------------------------------------------------------

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 200),
    st.floats(),
    st.text(max_size=5),
)
json_values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


def read_state(plain: object) -> None:
    state = attempt(lambda: state_from_plain(plain), MalformedState)
    if isinstance(state, MalformedState):
        assert state.code
        assert len(state.message) < 200
        return
    owing = [decision.seat for decision in pending(state) if not decision.is_sealed]
    assert next_seat(state) == (min(owing) if owing else -1)
    assert bool(owing) != state.is_over
    assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state


@settings(max_examples=200)
@given(json_values)
def test_any_plain_data_is_a_state_or_refused(plain: object) -> None:
    read_state(plain)


@settings(max_examples=500)
@given(st.sampled_from(STATES), st.lists(indices, min_size=1, max_size=3), json_values)
def test_a_state_that_was_tampered_with_is_a_state_or_refused(
    text: str, path: list[int], value: object
) -> None:
    plain = json.loads(text)
    at: object = plain
    for depth, index in enumerate(path):
        if isinstance(at, dict):
            key: object = sorted(at)[index % len(at)]
        elif isinstance(at, list) and at:
            key = index % len(at)
        else:
            break
        container: dict[object, object] | list[object] = at
        at = container[key]  # type: ignore[call-overload]  # the key fits its container
        if depth == len(path) - 1 or not isinstance(at, dict | list) or not at:
            container[key] = value  # type: ignore[call-overload]
            break
    read_state(plain)


@pytest.mark.parametrize("field", sorted(json.loads(STATES[0])))
@pytest.mark.parametrize(
    "value", [None, "x", 1.5, [], {}, 10**30, [None], [[None]], [[[]]]], ids=repr
)
def test_a_field_of_another_type_is_refused(field: str, value: object) -> None:
    plain = json.loads(STATES[0])
    if plain[field] == value:
        return  # nothing is discarded yet
    plain[field] = value
    with pytest.raises(MalformedState):
        state_from_plain(plain)


@pytest.mark.parametrize("field", sorted(json.loads(STATES[0])))
def test_a_state_without_a_field_is_refused(field: str) -> None:
    plain = json.loads(STATES[0])
    del plain[field]
    with pytest.raises(MalformedState):
        state_from_plain(plain)


# --- setups ---------------------------------------------------------------------------------------

numbers = st.one_of(st.integers(-2, 80), st.integers())
tuples = st.lists(numbers, max_size=9).map(tuple)
FIELDS = ("clans", "edition", "first", "tokens", "dooms", "destroyed", "packs")


def tampered(setup: Setup, field: str, value: object) -> Setup:
    values = {name: getattr(setup, name) for name in (*FIELDS, "drafts_first_age")}
    values[field] = value
    return Setup(**values)


@settings(max_examples=300)
@given(
    st.integers(0, 50),
    st.integers(2, 4),
    st.sampled_from(FIELDS),
    numbers,
    tuples,
    st.lists(tuples, max_size=13).map(tuple),
)
def test_any_setup_is_sound_or_refused(
    seed: int, players: int, field: str, number: int, row: tuple[int, ...], rows: tuple[object, ...]
) -> None:
    value = {"edition": number, "first": number, "packs": rows}.get(field, row)
    setup = tampered(draw_setup(Random(seed), players), field, value)
    error = attempt(setup.check, MalformedSetup)
    assert error is None or error.code.startswith("bad-")


@settings(max_examples=100)
@given(st.integers(0, 50), st.integers(2, 4), indices, indices, st.integers(-2, 100))
def test_a_pack_with_another_card_is_sound_or_refused(
    seed: int, players: int, pack: int, position: int, card: int
) -> None:
    setup = draw_setup(Random(seed), players)
    packs = [list(cards) for cards in setup.packs]
    packs[pack % len(packs)][position % 8] = card
    changed = tampered(setup, "packs", tuple(tuple(cards) for cards in packs))
    error = attempt(changed.check, MalformedSetup)
    assert 0 <= card < len(CARDS) if error is None else error.code == "bad-packs"


@settings(max_examples=50)
@given(st.integers(), numbers, numbers, st.one_of(st.none(), tuples))
def test_any_options_draw_a_sound_setup_or_are_refused(
    players: int, edition: int, first: int, clans: tuple[int, ...] | None
) -> None:
    count = players % 12 - 2
    setup = attempt(
        lambda: draw_setup(Random(1), count, clans=clans, edition=edition, first=first),
        MalformedSetup,
    )
    if isinstance(setup, Setup):
        setup.check()


@given(st.integers())
def test_only_those_at_the_table_have_a_view(seat: int) -> None:
    state = Play(3, seed=1).state(0)
    seen = attempt(lambda: view(state, seat), NotYourDecision)
    assert isinstance(seen, View) == (-1 <= seat < 3)
