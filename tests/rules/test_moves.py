"""The list of moves, and the errors of ``apply`` for moves that cannot be made."""

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from fimbul.rules import (
    MOVES,
    FimbulError,
    IllegalMove,
    MalformedMove,
    NotYourDecision,
    State,
    apply,
    legal,
    move_fields,
    move_from_text,
    move_text,
    next_seat,
)
from fimbul.rules.events import Event
from fimbul.rules.moves import MOVES_VERSION
from tests.scenario import Game, Scenario

# --- the list is fixed ----------------------------------------------------------------------------

DIGEST_OF_VERSION_1 = "27c37a241c9d72a0b09e2e5a31f4bcd4dd3dfee0f9a42b750002897f1cfeac2e"

# verb: its fields, and its number of moves. 9 provinces, 8 of them outer; 4 fjords; 12 figures,
# 2 of them naval; 78 cards, 15 of them quests; slots: 1, 1, 1, 2 for monsters, 3 for clans.
VERBS: dict[str, tuple[tuple[str, ...], int]] = {
    "pass": ((), 1),
    "decline": ((), 1),
    "done": ((), 1),
    "flee": ((), 1),
    "keep": (("card",), 78),
    "card": (("card",), 78),
    "quest": (("card",), 15),
    "invade": (("figure", "place"), 10 * 8 + 1 + 2 * 4),  # 1: the Dark Elf into Yggdrasil
    "recall": (("figure", "place"), 10 * 8 + 1 + 2 * 4),
    "march": (("province",), 9),
    "to": (("province",), 9),
    "move": (("figure",), 10),
    "upgrade": (("card", "slot"), 3 + 3 + 3 + 9 * 2 + 18 * 3),
    "pillage": (("province",), 9),
    "challenge": (("province",), 9),
    "join": (("figure", "province"), 10 * 9),
    "spare": (("figure",), 12),
    "sacrifice": (("figure", "place"), 10 * 9 + 2 * 4),
    "raise": (("stat",), 3),
    "count": (("amount",), 2),
}


def test_the_moves_of_version_1_are_fixed() -> None:
    """Records and trained bots hold these ints. A change needs a new version and only appends."""
    assert MOVES_VERSION == 1
    assert MOVES == 685
    texts = "\n".join(move_text(move) for move in range(MOVES))
    assert hashlib.sha256(texts.encode()).hexdigest() == DIGEST_OF_VERSION_1


def test_each_verb_has_its_fields_and_its_number_of_moves() -> None:
    fields = {tuple(move_fields(move))[1:] for move in range(MOVES)}
    assert fields == {names for names, _ in VERBS.values()}
    for move in range(MOVES):
        verb, *names = move_fields(move)
        assert verb == "verb"
        assert tuple(names) == VERBS[move_fields(move)["verb"]][0]
    counts = Counter(move_fields(move)["verb"] for move in range(MOVES))
    assert counts == {verb: count for verb, (_, count) in VERBS.items()}


def test_int_text_and_fields_of_every_move_convert_to_each_other() -> None:
    for move in range(MOVES):
        text = move_text(move)
        assert move_from_text(text) == move
        assert " ".join(move_fields(move).values()) == text
    assert len({move_text(move) for move in range(MOVES)}) == MOVES


def test_white_space_and_case_of_a_text_do_not_matter() -> None:
    assert move_from_text("  Invade\tWARRIOR   gimle\n") == move_from_text("invade warrior gimle")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "invade",
        "invade warrior",
        "invade warrior gimle gimle",
        "invade warrior yggdrasil",
        "invade ship gimle",
        "invade leader fjord-ne",
        "invadewarriorgimle",
        "march fjord-ne",
        "move ship",
        "join ship fjord-ne",
        "quest tyrs-bash",
        "upgrade troll clan-1",
        "upgrade tyrs-bash clan-1",
        "raise glory",
        "count 4",
        "keep tyrs-smite",
        "181",
        "pass\0",
    ],
)
def test_a_text_that_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        move_from_text(text)
    assert caught.value.code == "unknown-move"


def test_a_very_long_text_gives_a_short_error() -> None:
    with pytest.raises(MalformedMove) as caught:
        move_from_text("invade " * 100_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("move", [-1, -MOVES, MOVES, 10**9, -(10**30)])
def test_an_int_that_is_no_move_is_malformed(move: int) -> None:
    for ask in (move_text, move_fields):
        with pytest.raises(MalformedMove) as caught:
            ask(move)
        assert caught.value.code == "unknown-move"


# --- the three errors of apply --------------------------------------------------------------------


def an_action() -> Game:
    """Wolf's turn."""
    return (
        Scenario(3, age=2)
        .hand("wolf", "troll", "alfheim-2", "tyrs-crush-2")
        .hand("raven", "valkyrie")
        .at("wolf", "gimle", warriors=1)
        .start()
    )


def a_battle() -> Game:
    """Wolf, Raven and Serpent owe a card each; Raven has sealed."""
    game = (
        Scenario(3, age=2)
        .hand("wolf", "tyrs-crush-2", "heimdalls-watch-2")
        .hand("raven", "valkyrie", "alfheim-2")
        .hand("serpent", "odins-tide", "tyrs-rage-2")
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("serpent", "gimle", warriors=1)
        .start()
    )
    return game.do("wolf", "pillage gimle").do("raven", "card valkyrie")


def a_draft() -> Game:
    """Two players; Wolf has kept the first of two cards."""
    game = Scenario(2).new_age()
    return game.do("wolf", game.legal("wolf")[0])


def the_end() -> Game:
    return Scenario(2, age=3).end_of_actions()


POSITIONS = pytest.mark.parametrize("arrange", [an_action, a_battle, a_draft, the_end])


def refused(
    state: State, seat: int, move: int, decision: int | None = None, *, is_asked: bool = False
) -> FimbulError:
    """The error of a move, after checking that it has changed nothing."""
    before = state.copy()
    options = {owner: list(legal(state.copy(), owner)) for owner in range(state.players)}
    if is_asked:
        legal(state, seat)
    events: list[Event] = []
    with pytest.raises(FimbulError) as caught:
        apply(state, seat, move, events, decision)
    assert state == before
    assert events == []
    assert {owner: list(legal(state, owner)) for owner in range(state.players)} == options
    return caught.value


@POSITIONS
@pytest.mark.parametrize("move", [-1, MOVES, 10**9])
def test_a_malformed_move_changes_nothing(arrange: Callable[[], Game], move: int) -> None:
    game = arrange()
    for seat in range(game.state.players):
        error = refused(game.state, seat, move)
        assert type(error) is MalformedMove
        assert error.code == "unknown-move"


@POSITIONS
@pytest.mark.parametrize("is_asked", [False, True])
def test_every_move_that_is_not_legal_is_refused_and_changes_nothing(
    arrange: Callable[[], Game], is_asked: bool
) -> None:
    """It is illegal for a seat that owes a decision, and not the decision of any other seat."""
    state = arrange().state
    for seat in range(state.players):
        options = list(legal(state.copy(), seat))
        for move in range(MOVES):
            if move not in options:
                error = refused(state, seat, move, is_asked=is_asked)
                assert type(error) is (IllegalMove if options else NotYourDecision)


def test_the_error_of_an_illegal_move_names_the_move_and_the_decision() -> None:
    error = refused(an_action().state, 0, move_from_text("invade troll gimle"))
    assert type(error) is IllegalMove
    assert error.code == "no-such-figure"
    assert "invade troll gimle" in str(error)
    assert "action" in str(error)


@POSITIONS
@pytest.mark.parametrize("seat", [-1, -2, 3, 4, 5, 99])
def test_only_a_seat_of_the_game_may_decide(arrange: Callable[[], Game], seat: int) -> None:
    state = arrange().state
    for move in range(0, MOVES, 40):
        assert type(refused(state, seat, move)) is NotYourDecision


def test_a_move_out_of_turn_raises_not_your_decision() -> None:
    state = an_action().state
    for seat in (1, 2):
        error = refused(state, seat, move_from_text("pass"))
        assert type(error) is NotYourDecision
        assert error.code == "not-your-decision"


@pytest.mark.parametrize("text", ["pass", "invade warrior gimle", "card tyrs-crush-2"])
def test_a_move_for_a_decision_that_is_over_is_refused(text: str) -> None:
    """This holds whether or not the move is legal in the pending decision."""
    game = an_action()
    stale = game.state.decision_id
    game.do("wolf", "pass").do("raven", "pass").do("serpent", "invade leader gimle")
    assert game.deciding == ["serpent"]
    for seat in range(3):
        error = refused(game.state, seat, move_from_text(text), stale)
        assert type(error) is NotYourDecision
        assert error.code == "stale-decision"
    error = refused(game.state, 2, move_from_text("pass"), game.state.decision_id + 1)
    assert error.code == "stale-decision"


def test_a_sealed_choice_for_a_decision_that_is_over_is_refused() -> None:
    game = a_battle()
    stale = game.state.decision_id
    game.do("wolf", "card heimdalls-watch-2").do("serpent", "card odins-tide")
    assert game.kind == "battle-card"
    for text in ("card tyrs-crush-2", "card heimdalls-watch-2"):
        assert refused(game.state, 0, move_from_text(text), stale).code == "stale-decision"


def test_a_move_for_the_pending_decision_is_accepted() -> None:
    game = an_action()
    apply(game.state, 0, move_from_text("pass"), decision=game.state.decision_id)
    assert next_seat(game.state) == 1


def test_all_sealed_choices_of_a_decision_have_its_id() -> None:
    game = a_battle()
    decision = game.state.decision_id
    apply(game.state, 1, move_from_text("card alfheim-2"), decision=decision)
    apply(game.state, 0, move_from_text("card tyrs-crush-2"), decision=decision)
    assert game.state.decision_id == decision
    apply(game.state, 2, move_from_text("card tyrs-rage-2"), decision=decision)
    assert game.state.decision_id != decision


def test_after_the_end_nobody_decides_anything() -> None:
    state = the_end().state
    for seat in range(2):
        error = refused(state, seat, move_from_text("pass"))
        assert type(error) is NotYourDecision
        assert error.code == "game-over"
        error = refused(state, seat, move_from_text("pass"), state.decision_id)
        assert type(error) is NotYourDecision


# --- errors tell no secrets -----------------------------------------------------------------------


def answers(state: State, seat: int, decision: int | None = None) -> list[str]:
    """The texts of all errors that a seat can get now."""
    words = []
    for move in (-1, *range(MOVES)):
        try:
            apply(state.copy(), seat, move, None, decision)
        except FimbulError as error:
            words.append(f"{error} {error!r} {error.args} {error.code} {error.message}")
    return words


def a_secret_world(hand: tuple[str, ...], quest: str, choice: str) -> Game:
    """A battle with these secrets of Wolf; Raven and Serpent owe a card."""
    game = (
        Scenario(3, age=2)
        .hand("wolf", *hand)
        .quests("wolf", quest)
        .hand("raven", "valkyrie", "alfheim-2")
        .hand("serpent", "odins-tide", "tyrs-rage-2")
        .at("wolf", "gimle", warriors=1)
        .at("raven", "gimle", warriors=1)
        .at("serpent", "gimle", warriors=1)
        .start()
    )
    return game.do("wolf", "pillage gimle", f"card {choice}")


def test_errors_reveal_nothing_of_other_hands() -> None:
    """Two worlds that differ only in Wolf's secrets give the others the same errors."""
    one = a_secret_world(("tyrs-crush-2", "fire-giant"), "alfheim-2", "tyrs-crush-2").state
    two = a_secret_world(("odins-tide", "heimdalls-eye"), "manheim-2", "heimdalls-eye").state
    assert one != two
    for decision in (None, one.decision_id, one.decision_id - 1):
        for seat in (-1, 1, 2, 3):
            assert answers(one, seat, decision) == answers(two, seat, decision)
            assert answers(one, seat, decision)


def test_errors_out_of_turn_reveal_nothing_of_the_active_players_hand() -> None:
    one = Scenario(2).hand("wolf", "troll", "alfheim-1").start().state
    two = Scenario(2).hand("wolf", "tyrs-bash", "lokis-domain").start().state
    assert answers(one, 1) == answers(two, 1)
    assert len(answers(one, 1)) == MOVES + 1
