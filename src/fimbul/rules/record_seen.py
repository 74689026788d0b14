"""What a seat may know of the record of a game that is not over.

It has the form of a record (see ``record``), with ``?`` for what is hidden from the seat, and a
heading of its own, ``fimbul saga 2 seen by wolf``. People and programs can read it, but it does not
replay.
"""

from typing import Final

from fimbul.rules.errors import NotYourDecision
from fimbul.rules.events import CARD_REVEALED, QUEST_REVEALED, Event
from fimbul.rules.flow import BATTLE_CARD, DRAFT, SAVE_CARD
from fimbul.rules.game import apply
from fimbul.rules.manifest import CLAN_NAMES, SLUGS
from fimbul.rules.moves import V_QUEST, VERB, VERB_NAMES, move_text
from fimbul.rules.piles import DEALT
from fimbul.rules.position_text import position_seen_by
from fimbul.rules.record import Record, text_of
from fimbul.rules.replay import begin, replay
from fimbul.rules.state import State
from fimbul.rules.view import SPECTATOR, stretches

_HIDDEN: Final = "?"
_SPECTATOR_NAME: Final = "spectator"


def record_seen_by(record: Record, seat: int) -> str:
    """The record as far as a seat, or ``SPECTATOR``, may know it, with ``?`` for the rest.

    It hides packs that the seat has not held, and of other seats the cards that they kept in a
    draft or saved (D2, F1), battle cards that they did not reveal (P5) and quests that still lie
    face down (Q1). Raises ``MalformedRecord`` if the record does not replay, ``NotYourDecision``
    if there is no such seat.
    """
    setup = record.setup
    if not SPECTATOR <= seat < setup.players:
        raise NotYourDecision("no-such-seat", "nobody sits there")
    state = replay(record)
    who = _SPECTATOR_NAME if seat == SPECTATOR else CLAN_NAMES[setup.clans[seat]]
    packs = [_pack_seen_by(state, seat, index) for index in range(len(setup.packs))]
    begun = "" if record.position is None else position_seen_by(record.position, seat, _HIDDEN)
    return text_of(record, packs, _moves_seen_by(record, seat), begun, who)


def _pack_seen_by(state: State, seat: int, index: int) -> str:
    """The cards that were in a pack when the seat first held it."""
    age, pack = index // state.players + 1, index % state.players
    seen: list[int] = []
    if age <= state.age:
        for _, cards in stretches(state, seat, age, pack):
            seen += cards
    words = [SLUGS[card] for card in sorted(seen)]
    return " ".join(words + [_HIDDEN] * (DEALT - len(words)))


def _moves_seen_by(record: Record, seat: int) -> list[str]:
    """The texts of the moves; those of other seats without cards that were not revealed."""
    state = begin(record)
    texts: list[str] = []
    last = [-1] * state.players  # the last move of each seat
    face_down: list[list[int]] = [[] for _ in range(state.players)]  # moves that committed quests
    for index, (mover, move) in enumerate(record.moves):
        is_open = mover == seat
        texts.append(move_text(move) if is_open else _move_seen(state.pending_op, move))
        last[mover] = index
        if VERB[move] == V_QUEST:
            face_down[mover].append(index)
        events: list[Event] = []
        apply(state, mover, move, events)
        for event in events:
            revealed = -1
            if event.kind == CARD_REVEALED:
                revealed = last[event.values[0]]
            elif event.kind == QUEST_REVEALED:
                revealed = face_down[event.values[0]].pop(0)
            if revealed >= 0:
                texts[revealed] = move_text(record.moves[revealed][1])
    return texts


def _move_seen(decision: int, move: int) -> str:
    """What others see of a move when it is made."""
    if decision == SAVE_CARD:
        return _HIDDEN  # whether it keeps a card at all shows only when everybody has decided
    if decision == DRAFT or decision == BATTLE_CARD or VERB[move] == V_QUEST:
        return f"{VERB_NAMES[VERB[move]]} {_HIDDEN}"
    return move_text(move)
