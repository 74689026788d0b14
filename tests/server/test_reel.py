"""Reels: a game played back shows each moment as it was seen, and nothing more."""

from __future__ import annotations

import json

import msgspec
import pytest

from fimbul.rules import SPECTATOR, Record, apply, new_game, view
from fimbul.rules.manifest import SLUGS
from fimbul.rules.plain import view_to_plain
from fimbul.server.reel import reel_of
from tests.random_games import Play
from tests.server.playing import begin, news_of, play_to_the_end, refusal
from tests.server.running import Json, Running, Visitor, put


def as_json(value: object) -> Json:
    found: Json = json.loads(msgspec.json.encode(value))
    return found


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_every_moment_is_shown_as_it_was_seen(seat: int) -> None:
    play = Play(4, seed=5, is_lively=True)
    record = play.record()
    reel = as_json(reel_of(record, seat))
    state = new_game(record.setup)
    scene = reel["first"]
    assert scene == {"view": as_json(view_to_plain(view(state, seat))), "cards": []}
    for (mover, move), frame in zip(record.moves, reel["frames"], strict=True):
        apply(state, mover, move)
        put(scene, frame["changes"])
        assert frame["seat"] == mover
        assert scene["view"] == as_json(view_to_plain(view(state, seat)))
    assert scene["view"]["phase"] == "over"


def test_open_hands_show_the_cards_of_all() -> None:
    record = Play(3, seed=2).record()
    reel = as_json(reel_of(record, SPECTATOR, is_open=True))
    state = new_game(record.setup)
    scene = reel["first"]
    packs = 0
    for (mover, move), frame in zip(record.moves, reel["frames"], strict=True):
        apply(state, mover, move)
        put(scene, frame["changes"])
        seen = [view(state, seat) for seat in range(3)]
        assert scene["cards"] == [
            {
                "hand": [SLUGS[card] for card in (*state.hands[own.seat], *own.kept)],
                "quests": [SLUGS[card] for card in state.quests[own.seat]],
                "pack": [SLUGS[card] for card in own.pack],
            }
            for own in seen
        ]
        packs += sum(bool(own.pack) for own in seen)
    assert packs > 3 * 3 * 5


def test_a_reel_does_not_depend_on_what_its_seat_cannot_see() -> None:
    """Two games whose first picks differ only at another seat look the same so far."""
    play = Play(4, seed=8)
    record = play.record()
    first = record.moves[: play.players]
    mover = first[0][0]
    state = new_game(record.setup)
    others = [move for move in view(state, mover).options if move != first[0][1]]
    other = Record(record.setup, [(mover, others[0]), *first[1:3]], None)
    watcher = next(seat for seat in range(4) if seat != mover)
    same = Record(record.setup, first[:3], None)
    assert as_json(reel_of(same, watcher)) == as_json(reel_of(other, watcher))
    assert as_json(reel_of(same, mover)) != as_json(reel_of(other, mover))


def test_a_running_game_is_played_back_to_its_own_seat_only(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    path = f"/tables/{table}/reel"
    mine = ask.ask(path, seat=0)
    assert mine["seat"] == 0
    assert refusal(server, ask.get(path, seat=1)) == "not-your-seat"
    assert refusal(server, ask.get(path, seat=0, open="true")) == "not-over"
    scene = mine["first"]
    for frame in mine["frames"]:
        put(scene, frame["changes"])
    assert scene["view"] == news_of(ask, table, 0)["view"]


def test_a_finished_game_is_played_back_to_anybody_with_all_hands(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    play_to_the_end(table, ask, embla)
    path = f"/tables/{table}/reel"
    with server.visitor() as stranger:
        for seat in (-1, 0, 1):
            assert stranger.ask(path, seat=seat)["seat"] == seat
        assert len(stranger.ask(path, open="true")["first"]["cards"]) == 2
        assert refusal(server, stranger.get("/tables/nowhere/reel")) == "no-such-table"


def test_a_game_that_has_not_begun_cannot_be_played_back(server: Running, ask: Visitor) -> None:
    table = ask.do("/tables", {"name": "Ask"})["table"]
    assert refusal(server, ask.get(f"/tables/{table}/reel")) == "not-started"
