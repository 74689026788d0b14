"""The game for OpenSpiel: ``pyspiel.load_game("python_fimbul")``, after importing this module.

Needs the extra ``openspiel``. Seats that owe a decision at once decide in their order; nobody sees
what the others have sealed.

**Chance** deals once, before the first decision. There are too many deals to list, so the deal is
drawn from a seed, and ``SEED_BYTES`` chance nodes with 256 equally likely outcomes each choose the
bytes of the seed. A history determines the game.

**Utility** is zero-sum: 1 for the winner and ``-1 / (players - 1)`` for everybody else. Those who
share the victory share what they would get.

**Length.** The rules do not bound it: with Frigga's Domain, Loki's Trickery, Thor's Ascension and
Tyr's Prowess, two clans can fight for one province for ever. Here a game ends after
``LONGEST_GAME`` moves, and the glory at that moment decides. Random games have up to about 400.

**Observations** are the view of a seat: as text in JSON, and as the numbers of
``fimbul.rules.observation``.

**Information states** have perfect recall: the text is all that everybody was told, in order, and
the view of the seat, which holds its own cards and all that it saw in the drafts. What a seat has
chosen follows from these. Only the order in which one of two players took the two cards of one
round is forgotten. A tensor of a fixed size cannot hold a history: it is the observation and what
the seat saw in the drafts of earlier ages.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from fimbul.env.rewards import final_rewards
from fimbul.env.spaces import OBSERVATION_SIZE, Floats, in_units
from fimbul.env.text import as_text
from fimbul.rules import (
    CARDS,
    CLAN_NAMES,
    MOVES,
    SPECTATOR,
    Event,
    Setup,
    State,
    View,
    apply,
    draw_setup,
    legal,
    move_text,
    new_game,
    next_seat,
    sample,
    view,
)
from fimbul.rules.card import AGES
from fimbul.rules.cells import STANDARD
from fimbul.rules.dice import Dice
from fimbul.rules.events import PUBLIC
from fimbul.rules.manifest import MAX_PLAYERS, MIN_PLAYERS
from fimbul.rules.observation import observe
from fimbul.rules.plain import view_to_plain
from fimbul.rules.setup import check_options

SHORT_NAME: Final = "python_fimbul"
SEED_BYTES: Final = 6
"""2**48 seeds are enough for games that never repeat a deal."""
BYTES: Final = 256
"""How many values a byte has."""
LONGEST_GAME: Final = 2_000
"""The most moves of a game, those of chance left aside."""
MOST_STRETCHES: Final = 5
"""Into how many stretches a seat sees a pack divided, at most (see ``fimbul.rules.view``)."""

_OPTIONS: Final = {"players": MAX_PLAYERS, "edition": STANDARD, "drafts_first_age": True}
_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Fimbul",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_OPTIONS,
)


class FimbulGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of two to four players; the parameters are those of the other environments."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises ``MalformedSetup`` for options that no game can have."""
        options = _OPTIONS | (params or {})
        players = options["players"]
        check_options(tuple(range(players)), options["edition"], 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=BYTES,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_TYPE, info, options)
        self._options = options

    def setup(self, seed: bytes) -> Setup:
        """The deal that a seed determines: what ``Random`` draws for it as a number."""
        return draw_setup(Random(int.from_bytes(seed, "big")), **self._options)

    def new_initial_state(self) -> "FimbulState":
        return FimbulState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "FimbulObserver":
        """An observer: of the seat's own knowledge, or without private information.

        Raises ``ValueError`` for parameters, and for any other kind of observation.
        """
        if params:
            raise ValueError(f"an observation has no parameters, but {params} are given")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation holds what is public, and no seat sees all cards")
        is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return FimbulObserver(is_private, kind.perfect_recall)


class FimbulState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game that goes on: its seed, byte by byte, and once it is dealt, the state of the rules."""

    def __init__(self, game: FimbulGame) -> None:
        super().__init__(game)
        # OpenSpiel clones and serializes a state by copying and pickling its attributes.
        self._seed = b""
        self._state: State | None = None
        self._told = ""
        self._moves = 0

    def current_player(self) -> int:
        state = self._state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else next_seat(state)

    def is_terminal(self) -> bool:
        state = self._state
        return state is not None and (state.is_over or self._moves >= LONGEST_GAME)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next byte of the seed."""
        return [(value, 1 / BYTES) for value in range(BYTES)]

    def returns(self) -> list[float]:
        """The utilities of the seats; zeros before the end."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        shares = final_rewards(self.state_of_game, "win")
        return [(share * players - 1) / (players - 1) for share in shares]

    @property
    def state_of_game(self) -> State:
        """The state of the rules, with everything that is hidden. Do not change it.

        Raises ``ValueError`` before the deal.
        """
        if self._state is None:
            raise ValueError("the game is not dealt yet")
        return self._state

    def seen_by(self, seat: int) -> View | None:
        """What a seat, or ``SPECTATOR``, may know; None before the deal."""
        return None if self._state is None else view(self._state, seat)

    @property
    def told(self) -> str:
        """What everybody was told, one event a line: its name and its values."""
        return self._told

    def resample_from_infostate(
        self, player_id: int, sampler: Callable[[], float]
    ) -> "FimbulState":
        """A state with the same information state of a player, and the rest drawn at random.

        ``sampler`` returns a number from 0 to 1; one of them seeds the sample. The state has no
        history: that of this state would tell what is hidden from the player.
        """
        other = FimbulState(self.get_game())
        if self._state is None:
            other._seed = bytes(int(sampler() * BYTES) for _ in self._seed)
        else:
            other._state = sample(view(self._state, player_id), Dice(int(sampler() * (1 << 53))))
        other._told = self._told
        other._moves = self._moves
        return other

    def _legal_actions(self, player: int) -> list[int]:
        """The moves of the seat that is asked, in ascending order."""
        return sorted(legal(self.state_of_game, player))

    def _apply_action(self, action: int) -> None:
        events: list[Event] = []
        if self._state is None:
            self._seed += bytes((action,))
            if len(self._seed) == SEED_BYTES:
                self._state = new_game(self.get_game().setup(self._seed), events)
        else:
            apply(self._state, next_seat(self._state), action, events)
            self._moves += 1
        self._told += _text_of(events)

    def _action_to_string(self, player: int, action: int) -> str:
        """The stable text of a move; of chance, a byte of the seed."""
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else move_text(action)

    def __str__(self) -> str:
        """The whole game in some lines, hidden cards included, for people who look for a fault."""
        state = self._state
        if state is None:
            return f"before the deal, seed {self._seed.hex()}"
        lines = [as_text(state), f"to move: {self.current_player()}, after {self._moves} moves"]
        for seat in range(state.players):
            cards = " ".join(CARDS[card].slug for card in (*state.hand(seat), *state.quests[seat]))
            sealed = [move_text(m) for m in state.sealed[2 * seat : 2 * seat + 2] if m >= 0]
            name = CLAN_NAMES[state.clans[seat]]
            lines.append(f"{name} holds: {cards or '-'}; sealed: {', '.join(sealed) or '-'}")
        return "\n".join(lines)


class FimbulObserver:
    """Writes down what a seat may know, as numbers near 0 … 1 and as text.

    ``is_private`` adds the seat's own cards, ``has_recall`` what it was told before. ``dict`` holds
    the parts of ``tensor``: ``observation`` (``fimbul.env.as_dict`` names its blocks), and with
    recall ``drafts``, the cards that the seat saw in the drafts of earlier ages: by age, pack
    counted from the seat, stretch and card.
    """

    def __init__(self, is_private: bool, has_recall: bool) -> None:
        self.is_private = is_private
        self.has_recall = has_recall
        shapes: dict[str, tuple[int, ...]] = {"observation": (OBSERVATION_SIZE,)}
        if has_recall:
            shapes["drafts"] = (AGES - 1, MAX_PLAYERS, MOST_STRETCHES, len(CARDS))
        self.tensor: Floats = np.zeros(sum(map(_size, shapes.values())), np.float32)
        self.dict: dict[str, Floats] = {}
        start = 0
        for name, shape in shapes.items():
            end = start + _size(shape)
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: FimbulState, player: int) -> None:
        """Overwrite ``tensor``; before the deal, with zeros."""
        self.tensor.fill(0)
        seen = self._look(state, player)
        if seen is not None:
            observation = np.array(memoryview(observe(seen)), np.uint8)  # type: ignore[arg-type]
            self.dict["observation"][:] = in_units(observation)
            if self.has_recall:
                _write_drafts(seen, self.dict["drafts"])

    def string_from(self, state: FimbulState, player: int) -> str:
        """The view in JSON, with recall after all that everybody was told; "" before the deal."""
        seen = self._look(state, player)
        if seen is None:
            return ""
        text = json.dumps(view_to_plain(seen), separators=(",", ":"))
        return state.told + text if self.has_recall else text

    def _look(self, state: FimbulState, player: int) -> View | None:
        return state.seen_by(player if self.is_private else SPECTATOR)


def _text_of(events: list[Event]) -> str:
    """The events that everybody may know, a line for each."""
    return "".join(
        f"{event.name} {' '.join(map(str, event.values))}\n"
        for event in events
        if event.audience == PUBLIC
    )


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


def _write_drafts(seen: View, drafts: Floats) -> None:
    """Count the cards that a seat saw in the drafts of earlier ages, in zeros."""
    first = max(seen.seat, 0)
    for index, stretches in enumerate(seen.packs):
        age, pack = divmod(index, seen.players)
        if age + 1 < seen.age:
            for place, (_, cards) in enumerate(stretches):
                for card in cards:
                    drafts[age, (pack - first) % seen.players, place, card] += 1


pyspiel.register_game(_TYPE, FimbulGame)
