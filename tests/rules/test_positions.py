"""Positions: from states to text and back, what is checked, and playing on from them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fimbul.rules import (
    CARDS,
    FIGURE_NAMES,
    PLACE_NAMES,
    SPECTATOR,
    Event,
    MalformedPosition,
    MalformedRecord,
    Position,
    Record,
    State,
    apply,
    begin,
    can_be_position,
    card_by_slug,
    check_position,
    completed,
    draw_setup,
    new_game,
    position_from_text,
    position_of,
    position_to_text,
    problems_of,
    record_from_text,
    record_seen_by,
    record_to_text,
    replay,
    state_of,
    view,
)
from fimbul.rules.cells import (
    BASE,
    CARD,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    SERIAL,
    TURN,
    WHERE,
    WINNER,
)
from fimbul.rules.plain import view_to_plain
from fimbul.rules.position import setup_of
from fimbul.rules.position_check import cards_held
from fimbul.rules.problems import PROBLEM_CODES, problem
from tests.random_games import Play, choose, plays, stops
from tests.rules.invariants import check_all
from tests.scenario import Scenario

MOMENTS = 2_000
"""More moves than a game has."""


def moment_after(play: Play, stop: int) -> State:
    """The first state that a position can show after some moves, or the last such of the game."""
    found: State | None = None
    for number, state in enumerate(play.positions()):
        if can_be_position(state):
            found = state.copy()
            if number >= stop:
                break
    assert found is not None
    return found


def forget_details(state: State) -> State:
    """The state without what a position does not keep: ids, the last battle, the last turn."""
    state = state.copy()
    cells = state.cells
    for cell in (SERIAL, PROVINCE, PILLAGER, PARTICIPANTS, WINNER):
        cells[cell] = 0
    if state.phase == "draft":
        cells[TURN] = 0
    for seat in range(state.players):
        for cell in range(BASE[seat] + CARD, BASE[seat] + WHERE):
            cells[cell] = 0
    return state


def play_on(state: State, rng: Random) -> None:
    """Play random moves to the end of the game; the invariants hold."""
    moves = 0
    while not state.is_over:
        seat, move = choose(state, rng, is_lively=True)
        apply(state, seat, move)
        moves += 1
        assert moves < MOMENTS
        if moves % 16 == 0:
            check_all(state)


@given(plays, stops)
def test_a_position_keeps_the_whole_game(play: Play, stop: int) -> None:
    state = moment_after(play, stop)
    position = position_of(state)
    assert position is not None
    assert problems_of(position) == []
    text = position_to_text(position)
    read = position_from_text(text)
    assert position_to_text(read) == text
    again = state_of(read)
    check_all(again)
    assert forget_details(again) == forget_details(state)
    for seat in range(-1, state.players):
        ours, theirs = forget_details(again), forget_details(state)
        assert view_to_plain(view(ours, seat)) == view_to_plain(view(theirs, seat))
    play_on(again, Random(stop))


@given(plays, stops, st.integers(0, 99))
def test_cards_that_are_left_open_are_drawn(play: Play, stop: int, seed: int) -> None:
    state = moment_after(play, stop)
    position = position_of(state)
    assert position is not None
    position.packs = [()] * len(position.packs)
    position.discard = None
    read = position_from_text(position_to_text(position))
    whole = completed(read, Random(seed))
    assert position_to_text(whole) == position_to_text(completed(read, Random(seed)))
    assert read.discard is None, "the position is completed in a copy"
    again = state_of(whole)
    check_all(again)
    assert again.hands == state.hands
    assert again.quests == state.quests
    assert cards_held(whole).total() == cards_held(position).total() + len(whole.discard or ())
    play_on(again, Random(seed))


@given(plays, stops)
def test_other_moments_have_no_position(play: Play, stop: int) -> None:
    for number, state in enumerate(play.positions()):
        if number < stop:
            continue
        kinds = {"draft": 0, "action": 1}
        if state.is_over or state.frames[-1][0] not in kinds.values():
            assert position_of(state) is None
        elif state.phase == "draft":
            is_first = state.draft_round == 0 and all(move < 0 for move in state.sealed)
            assert (position_of(state) is not None) == is_first
        if number > stop + 5:
            break


# --- reading --------------------------------------------------------------------------------------


def a_position() -> Position:
    """The start of a turn in a lively game: figures, upgrades, hands and a discard pile."""
    for state in Play(4, seed=11, is_lively=True).positions():
        is_late = state.age == 2 and len(state.discard) > 16
        if can_be_position(state) and state.phase == "action" and is_late:
            position = position_of(state)
            assert position is not None
            return position
    raise AssertionError


TEXT = position_to_text(a_position())


@given(st.randoms(use_true_random=False), st.integers(1, 6))
def test_any_text_is_read_or_refused(rng: Random, changes: int) -> None:
    lines = TEXT.splitlines()
    words = TEXT.split()
    for _ in range(changes):
        at = rng.randrange(len(lines))
        parts = lines[at].split() or [""]
        match rng.randrange(6):
            case 0:
                parts[rng.randrange(len(parts))] = rng.choice(words)
            case 1:
                parts.insert(rng.randrange(len(parts) + 1), rng.choice(words))
            case 2:
                del parts[rng.randrange(len(parts))]
            case 3:
                parts = rng.choice(lines).split()
            case 4:
                parts[-1] = "".join(chr(rng.randrange(1, 0x3000)) for _ in range(rng.randrange(9)))
            case _:
                parts = [str(rng.choice([-1, 0, 7, 13, 10**8, 10**30]))]
        lines[at] = " ".join(parts)
    text = "\n".join(lines)
    try:
        position = position_from_text(text)
        written = position_to_text(position)
        assert position_to_text(position_from_text(written)) == written
        check_position(position)
    except MalformedPosition as error:
        found = error.problems
    else:
        found = []
        check_all(state_of(position))
    assert all(one.code in PROBLEM_CODES and one.message for one in found)


@given(st.text())
def test_no_text_raises_anything_else(text: str) -> None:
    for candidate in (text, f"fimbul position 1\n{text}"):
        with pytest.raises(MalformedPosition):
            position_from_text(candidate)


def test_comments_and_blank_lines_are_ignored() -> None:
    noisy = TEXT.replace("\n", "  # a note\n\n")
    assert position_to_text(position_from_text(noisy)) == TEXT


def refusal_of(text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(MalformedPosition) as caught:
        position_from_text(text)
    found = caught.value.problems[0]
    return found.code, found.args


def test_the_first_wrong_line_is_named() -> None:
    assert refusal_of("")[0] == "not-a-position"
    assert refusal_of("fimbul saga 1")[0] == "not-a-position"
    assert refusal_of("fimbul position 9") == ("unknown-version", {"word": "9"})
    assert refusal_of("fimbul position 1\nclans wolf raven")[0] == "too-short"
    assert refusal_of("fimbul position 1\nclans wolf")[0] == "bad-players"
    assert refusal_of("fimbul position 1\nclans wolf wolf")[0] == "bad-clans"
    assert refusal_of("fimbul position 1\nclans wolf yeti") == (
        "unknown-name",
        {"line": 2, "word": "yeti"},
    )
    assert refusal_of(TEXT.replace("edition standard", "edition")) == (
        "wrong-count",
        {"line": 3, "keyword": "edition", "count": 1},
    )
    assert refusal_of(TEXT.replace("age 2", "age 4")) == ("bad-number", {"line": 6, "word": "4"})
    code, args = refusal_of(TEXT.replace("first ", "last ", 1))
    assert (code, args["keyword"]) == ("unexpected-line", "first")
    assert refusal_of(f"{TEXT}pack 3 wolf\n")[0] == "unexpected-line"


# --- checking -------------------------------------------------------------------------------------


def codes_after(change: Callable[[Position], None], position: Position | None = None) -> set[str]:
    """The codes of what is wrong after a change of a sound position."""
    position = position or a_position()
    assert problems_of(position) == []
    change(position)
    read = position_from_text(position_to_text(position))
    return {found.code for found in problems_of(read)}


def card(slug: str) -> int:
    return card_by_slug(slug).id


def figure(name: str) -> int:
    return FIGURE_NAMES.index(name)


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def test_a_board_that_no_game_has_is_refused() -> None:
    def tokens(position: Position) -> None:
        position.tokens = (4, *position.tokens[1:])

    def dooms(position: Position) -> None:
        position.dooms = (position.dooms[0],) * 3

    def destroyed(position: Position) -> None:
        position.destroyed = ()

    def pillaged(position: Position) -> None:
        position.pillaged = (position.dooms[0],)

    def everything(position: Position) -> None:
        position.pillaged = tuple(p for p in range(9) if p not in position.ruined)

    assert codes_after(tokens) == {"wrong-tokens"}
    assert codes_after(dooms) >= {"wrong-dooms"}
    assert "wrong-destroyed" in codes_after(destroyed)
    assert codes_after(pillaged) == {"pillaged-ruin"}
    assert codes_after(everything) == {"all-pillaged"}


def codes_of_seat(change: Callable[[Position, int], None]) -> set[str]:
    """The codes of what is wrong after a change of the seat that is not to move."""

    def apply_change(position: Position) -> None:
        change(position, (position.turn + 1) % position.players)

    return codes_after(apply_change)


def test_a_clan_that_no_game_has_is_refused() -> None:
    def rage(position: Position, seat: int) -> None:
        position.seats[seat].rage = 13

    def glory(position: Position, seat: int) -> None:
        position.seats[seat].glory = 1000

    def steps(position: Position, seat: int) -> None:
        position.seats[seat].steps = (0, 6, 5)

    def slot(position: Position, seat: int) -> None:
        position.seats[seat].slots = (card("troll"), *position.seats[seat].slots[1:])

    def quest(position: Position, seat: int) -> None:
        position.seats[seat].quests += (card("odins-tide"),)

    def known(position: Position, seat: int) -> None:
        position.seats[seat].shown = (card("odins-judgement"),)

    def maybe(position: Position, seat: int) -> None:
        position.seats[seat].maybe = (card("alfheim-2") * 64 + 30,)

    assert codes_of_seat(rage) == {"too-much-rage"}
    assert codes_of_seat(glory) == {"too-much-glory"}
    assert codes_of_seat(steps) == {"bad-step"}
    assert "wrong-slot" in codes_of_seat(slot)
    assert "not-a-quest" in codes_of_seat(quest)
    assert codes_of_seat(known) == {"not-in-hand"}
    assert codes_of_seat(maybe) == {"not-in-hand"}


def test_figures_that_cannot_stand_there_are_refused() -> None:
    def put(*figures: tuple[str, str]) -> Callable[[Position, int], None]:
        def change(position: Position, seat: int) -> None:
            standing = [(place(where), figure(name)) for where, name in figures]
            position.seats[seat].figures = tuple(sorted(standing))

        return change

    assert codes_of_seat(put(("yggdrasil", "ship"))) == {"wrong-place"}
    assert codes_of_seat(put(("reserve", "leader"))) == {"wrong-place"}
    assert codes_of_seat(put(("valhalla", "leader"), ("yggdrasil", "leader"))) == {"figure-twice"}
    assert codes_of_seat(put(("yggdrasil", "volur-witch"))) == {"monster-without-card"}
    assert codes_of_seat(put(*[("valhalla", "warrior")] * 9)) == {"too-many-warriors"}
    crowd = [("yggdrasil", "warrior")] * 8 + [("yggdrasil", "leader"), ("valhalla", "ship")]
    assert "too-many-on-board" in codes_of_seat(put(*crowd))

    def in_ruin(position: Position, seat: int) -> None:
        position.seats[seat].figures = ((position.dooms[0], 0), (position.dooms[0], 0))

    assert codes_of_seat(in_ruin) == {"figures-in-ruin"}

    def crowded(position: Position, seat: int) -> None:
        province = next(p for p in (4, 5, 7) if p not in position.ruined)
        position.seats[seat].figures = ((province, 0),) * 4

    assert "villages-full" in codes_of_seat(crowded)


def test_a_fjord_between_ruins_is_closed_N7() -> None:
    running = Scenario(2, age=1).start()
    position = position_of(running.state)
    assert position is not None
    position.dooms, position.destroyed = (2, 6, 7), (0, 1, 4)
    position.seats[0].figures = ((place("fjord-ne"), figure("ship")),)
    assert "fjord-closed" in {found.code for found in problems_of(position)}


def test_cards_that_are_not_there_are_refused() -> None:
    def later(position: Position) -> None:
        position.discard = (card("tyrs-rage-3"), *(position.discard or ())[1:])

    def copies(position: Position) -> None:
        position.discard = (card("odins-tide"),) * 9

    def missing(position: Position) -> None:
        position.discard = (position.discard or ())[1:]

    def too_many(position: Position) -> None:
        held = cards_held(position)
        spare = [c for c in range(102) if not held[c]]
        position.seats[0].hand = tuple(sorted((*position.seats[0].hand, spare[0])))

    def no_pile(position: Position) -> None:
        position.discard = None

    assert "later-age" in codes_after(later)
    assert "too-many-copies" in codes_after(copies)
    assert codes_after(missing) == {"wrong-total"}
    assert "too-many-of-age" in codes_after(too_many)
    assert codes_after(no_pile) == {"discard-missing"}


def test_a_hand_of_more_cards_than_a_draft_brings_is_refused_D2() -> None:
    def change(position: Position) -> None:
        every = [found for seat in position.seats for found in seat.hand]
        for seat in position.seats:
            seat.hand, seat.shown, seat.maybe = (), (), ()
        position.seats[0].hand = tuple(sorted(every))

    assert codes_after(change) == {"too-many-unseen"}


def test_packs_must_fit_the_cards() -> None:
    def missing(position: Position) -> None:
        position.packs[8:12] = [()] * 4

    def unsorted(position: Position) -> None:
        position.packs[8] = tuple(reversed(position.packs[8]))

    def exchanged(position: Position) -> None:
        position.packs[4], position.packs[5] = position.packs[5], position.packs[4]

    assert codes_after(missing) == {"packs-missing"}
    assert codes_after(unsorted) == {"bad-pack"}
    assert codes_after(exchanged) == {"packs-disagree"}


def test_a_turn_needs_rage_and_no_pass() -> None:
    def tired(position: Position) -> None:
        position.seats[position.turn].rage = 0

    def passed(position: Position) -> None:
        position.seats[position.turn].has_passed = True

    assert codes_after(tired) == {"no-rage"}
    assert codes_after(passed) == {"has-passed"}


def at_draft() -> Position:
    for state in Play(4, seed=3, is_lively=True).positions():
        if state.age == 2 and can_be_position(state):
            position = position_of(state)
            assert position is not None
            return position
    raise AssertionError


def test_a_draft_begins_after_the_age_before_is_cleared_away() -> None:
    def pillaged(position: Position) -> None:
        position.pillaged = (8,)

    def valhalla(position: Position) -> None:
        position.seats[0].figures = ((place("valhalla"), 0),)

    def cards(position: Position) -> None:
        discard = list(position.discard or ())
        quest = next(c for c in discard if c in range(102))
        seat = position.seats[0]
        seat.hand = tuple(sorted((*seat.hand, discard.pop(), discard.pop())))
        discard.remove(quest)
        seat.quests = (quest,)
        position.discard = tuple(discard)

    def no_draft(position: Position) -> None:
        position.drafts_first_age = False

    assert codes_after(pillaged, at_draft()) == {"pillaged-at-draft"}
    assert codes_after(valhalla, at_draft()) == {"valhalla-at-draft"}
    assert codes_after(cards, at_draft()) >= {"hand-at-draft", "quests-at-draft"}
    fresh = position_of(new_game(draw_setup(Random(1), 2)))
    assert codes_after(no_draft, fresh) == {"no-draft"}


def test_every_problem_has_a_sentence_that_names_the_thing() -> None:
    args: dict[str, str | int] = {
        "line": 7,
        "word": "yeti",
        "keyword": "clans",
        "count": 4,
        "found": 9,
        "clan": "wolf",
        "card": "troll",
        "figure": "leader",
        "place": "gimle",
        "age": 2,
    }
    for code in PROBLEM_CODES:
        message = problem(code, **args).message
        assert "{" not in message


def test_two_of_the_same_monster_are_refused() -> None:
    position = position_of(Scenario(2).start().state)
    assert position is not None
    position.seats[0].slots = (-1, -1, -1, card("troll"), card("troll"), -1, -1, -1)
    assert "twice-on-sheet" in {found.code for found in problems_of(position)}


# --- records that begin with a position -----------------------------------------------------------


def played_from(position: Position, moves: int) -> Record:
    """The record of a game that began with a position, after some random moves."""
    record = Record(setup_of(position), [], position=position)
    state, rng = begin(record), Random(5)
    while not state.is_over and len(record.moves) < moves:
        seat, move = choose(state, rng, is_lively=True)
        apply(state, seat, move)
        record.moves.append((seat, move))
    if state.is_over:
        record.result = tuple(state.glory(seat) for seat in range(state.players))
    return record


@pytest.mark.parametrize("moves", [0, 40, 1_000])
def test_a_record_may_begin_with_a_position(moves: int) -> None:
    record = played_from(a_position(), moves)
    text = record_to_text(record)
    read = record_from_text(text)
    assert read == record
    assert record_to_text(read) == text
    assert read != Record(record.setup, record.moves, record.result)
    events: list[Event] = []
    assert replay(read, 0, events).hands == state_of(a_position()).hands
    assert [event.name for event in events] == ["age-begins", "turn-begins"]
    assert replay(read).age >= 2


def test_a_record_with_an_impossible_position_is_refused() -> None:
    text = record_to_text(played_from(a_position(), 3)).replace("rage 6", "rage 60", 1)
    with pytest.raises(MalformedRecord) as caught:
        record_from_text(text)
    assert caught.value.code == "bad-position"


def test_a_seat_sees_no_other_hand_in_the_record_of_a_running_game() -> None:
    position = a_position()
    record = played_from(position, 0)
    for seat in (SPECTATOR, 0, 2):
        seen = record_seen_by(record, seat)
        for owner, other in enumerate(position.seats):
            cards = " ".join(CARDS[found].slug for found in other.hand)
            assert (f"hand {cards}\n" in seen) == (owner == seat)
        assert "pack " not in seen
        assert seen.count("hand ? ?") == position.players - (seat >= 0)
