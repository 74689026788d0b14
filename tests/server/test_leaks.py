"""The server sends nothing that its receiver may not know: games over real connections.

Every message of every game goes through a taint scan: a card that it names must be one that its
receiver has seen. Now and then the table gets another state that differs only in what a viewer
cannot see; the server must send that viewer the same bytes. Log lines and metrics name no card,
secret, table or person at all.

`make leaks` plays 200 games; by default there are fewer (`FIMBUL_LEAK_GAMES`).
"""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from fimbul.match.beginning import created_from
from fimbul.match.entries import Created, Entry, Logged, Moved, Readied, Sat
from fimbul.match.match import Match
from fimbul.match.options import Clock, DayClock, LiveClock, NoClock, TableOptions
from fimbul.match.standing import Step
from fimbul.rules import (
    CARDS,
    EDITION_NAMES,
    MOVES,
    SPECTATOR,
    Event,
    Record,
    State,
    move_text,
    replay,
    sample,
    view,
)
from fimbul.rules.events import PUBLIC
from fimbul.rules.moves import V_DECLINE, V_PASS, VERB_NAMES
from fimbul.server.keys import hash_of
from fimbul.server.logs import JsonLines, is_discreet
from fimbul.server.sight import Sight
from fimbul.server.summary import summary_of
from tests.random_games import Play
from tests.rules.worlds import imagine, sight
from tests.server.running import Json, Running, Visitor, Watching, running

GAMES = int(os.environ.get("FIMBUL_LEAK_GAMES", "10"))
SLUGS = re.compile("|".join(sorted((card.slug for card in CARDS), key=len, reverse=True)))
CLOCKS: tuple[Clock, ...] = (NoClock(), LiveClock(86_400, 3600), DayClock(30))
QUIET = (VERB_NAMES[V_PASS], VERB_NAMES[V_DECLINE])
OWN_NAMES = ("Ann-Marie", "Björn", "Çelik", "Đorđe")
SALT = "c0ffee5a" * 8
"""The secret of every commitment here: it must stay inside until a game is over."""
CHAT = "Skål, and good luck!"


def play_of(seed: int) -> Play:
    return Play(
        players=(4, 3, 2)[seed % 3],
        edition=seed // 3 % 2,
        drafts_first_age=seed % 4 != 3,
        seed=seed,
        is_lively=True,
    )


# --- who may know what ----------------------------------------------------------------------------


def seen_now(state: State, seat: int) -> set[str]:
    """The cards that a seat, or a spectator, sees at this moment or is entitled to remember."""
    cards: set[int] = set(state.discard)
    for who in range(state.players):
        cards.update(state.played[who], state.shown[who], state.picked[who], state.upgrades(who))
        if state.phase == "quests" or who == seat:
            cards.update(state.quests[who])
    if seat != SPECTATOR:
        cards.update(state.hands[seat])
    for _, known in sight(state, seat):
        cards.update(known)
    return {CARDS[card].slug for card in cards}


def twin(match: Match, seat: int, rng: Random) -> Match:
    """Return the match with everything changed that the viewer cannot see."""
    other = match.copy()
    assert other.journal is not None
    state = other.journal.state
    if rng.random() < 0.5:
        other.journal.state = imagine(state, seat, rng)
    else:
        other.journal.state = sample(view(state, seat), rng)
    play = Play(state.players, state.edition, state.drafts_first_age, seed=rng.randrange(10**6))
    other.journal.setup = play.setup()
    if other.beginning is not None:
        other.beginning = msgspec.structs.replace(other.beginning, saga="")
    other.steps = [
        Step(_hidden(step.logged, seat), _others(step, seat), step.took_back)
        for step in match.steps
    ]
    return other


def _hidden(logged: Logged, seat: int) -> Logged:
    """Change the hidden moves of others."""
    entry = logged.entry
    if isinstance(entry, Moved) and entry.seat != seat:
        return Logged(
            logged.seq, logged.at, Moved(entry.seat, entry.decision, move_text(0), entry.by)
        )
    return logged


def _others(step: Step, seat: int) -> list[Event]:
    """Change the events that only others saw."""
    return [
        event
        if event.audience in (PUBLIC, seat)
        else Event(event.kind, event.audience, tuple(0 for _ in event.values))
        for event in step.events
    ]


# --- a game over the wire -------------------------------------------------------------------------


@dataclass
class Table:
    """A table with its players and a spectator, all of whom listen."""

    server: Running
    id: str
    rng: Random
    visitors: dict[int, Visitor]
    """By seat; the spectator's is -1."""
    watches: dict[int, Watching]
    known: dict[int, set[str]]
    latest: dict[int, Json] = field(default_factory=dict)
    messages: int = 0
    worlds: int = 0

    @property
    def match(self) -> Match:
        return self.server.hub.tables[self.id].match

    def scan(self, seat: int, text: str) -> None:
        """A message for a seat names only cards that it has seen."""
        self.messages += 1
        assert SALT not in text or self.is_over()
        named = set(SLUGS.findall(text))
        assert named <= self.known[seat], (seat, named - self.known[seat], text[:200])

    def learn(self, before: State | None = None) -> None:
        state = before or self.match.state
        for seat in self.known:
            self.known[seat] |= seen_now(state, seat)

    def hear(self, seq: int) -> None:
        """Wait until everybody has an entry that was learnt of; a repeated move makes none."""
        if self.latest and self.latest[SPECTATOR]["seq"] >= seq:
            return
        told: dict[int, list[Json]] = {}
        for seat, watch in self.watches.items():
            heard = watch.until(seq)
            self.latest[seat] = heard[-1]
            told[seat] = [step for news in heard for step in news["steps"]]
            for message in watch.said:
                self.scan(seat, message)
            watch.said.clear()
        for steps in told.values():
            assert [_open(step) for step in steps] == [_open(step) for step in told[SPECTATOR]]

    def do(self, seat: int, path: str, body: Json) -> None:
        answer = self.visitors[seat].post(f"/tables/{self.id}{path}", body)
        assert answer.status_code == 200, answer.text
        self.learn()
        self.scan(seat, answer.text)
        self.hear(int(answer.json()["seq"]))

    def is_over(self) -> bool:
        return bool(self.latest[SPECTATOR]["view"]["winners"])

    def turn(self) -> None:
        """Let a seat make its decision; now and then it changes a sealed choice."""
        decision = self.latest[SPECTATOR]["view"]["decision"]
        sealed = decision["sealed"]
        luck = self.rng.random()
        if sealed and luck < 0.1:
            self.move(self.rng.choice(sealed))
        else:
            self.move(self.rng.choice([s for s in decision["seats"] if s not in sealed]))
        undoable = [s for s in self.latest if s >= 0 and self.latest[s]["can_undo"]]
        if undoable and luck > 0.96:
            seat = self.rng.choice(undoable)
            self.do(seat, "/undo", {"seat": seat})
        elif luck > 0.94:
            seat = self.rng.randrange(len(self.latest) - 1)
            chair = self.latest[seat]["table"]["seats"][seat]
            self.do(seat, "/chat", {"chair": chair, "text": CHAT})

    def move(self, seat: int) -> None:
        news = self.latest[seat]
        options: list[str] = news["view"]["decision"]["options"]
        lively = [move for move in options if move.split()[0] not in QUIET]
        verbs = sorted({move.split()[0] for move in lively})
        if verbs and self.rng.random() < 0.85:
            verb = self.rng.choice(verbs)
            options = [move for move in lively if move.split()[0] == verb]
        body = {"seat": seat, "decision": news["decision"], "move": self.rng.choice(options)}
        self.do(seat, "/moves", body)

    # --- what else can be asked -----------------------------------------------------------------

    def answers(self, seat: int) -> Iterator[httpx.Response]:
        """Return the answers to all requests that change nothing, refusals included."""
        visitor = self.visitors[seat]
        news = self.latest[seat]
        path = f"/tables/{self.id}"
        yield visitor.get(path)
        for after in (0, news["seq"] - 2, news["seq"]):
            yield visitor.get(f"{path}/news", seat=seat, after=after)
        for other in self.visitors:
            if other not in (seat, SPECTATOR):
                yield visitor.get(f"{path}/news", seat=other)
                yield visitor.post(f"{path}/undo", {"seat": other})
        mover = max(seat, 0)
        decision = news["decision"]
        offered = set(news["view"]["decision"]["options"]) if mover == seat else set()
        texts = ["pass", "decline", *self.rng.sample(ALL_MOVES, 4)]
        for text in texts:
            yield visitor.get(f"{path}/why", seat=mover, move=text)
            if text not in offered:
                yield self._refused(seat, mover, decision, text)
        yield self._refused(seat, mover, "0.0", "pass")
        yield self._refused(seat, mover, decision, "drink mead")
        if not news["can_undo"]:
            yield visitor.post(f"{path}/undo", {"seat": mover})
        yield visitor.post(f"{path}/start")
        yield visitor.post(f"{path}/rematch")
        yield visitor.post("/transfer", {"code": "AAAABBBB"})

    def _refused(self, seat: int, mover: int, decision: str, text: str) -> httpx.Response:
        body = {"seat": mover, "decision": decision, "move": text}
        answer = self.visitors[seat].post(f"/tables/{self.id}/moves", body)
        assert answer.status_code in (400, 403, 409), answer.text
        return answer

    def compare_worlds(self) -> None:
        """Check that what a viewer gets neither reveals nor depends on what it cannot see."""
        match = self.match
        for seat, visitor in self.visitors.items():
            other = twin(match, seat, self.rng)
            self.worlds += other.state != match.state
            assert summary_of(other) == summary_of(match)
            assert Sight(other).open == Sight(match).open
            assert Sight(other).own(seat) == Sight(match).own(seat)
            luck = self.rng.getstate()
            here = [self.scanned(seat, answer) for answer in self.answers(seat)]
            self.rng.setstate(luck)
            self.put(other)
            there = [(answer.status_code, answer.text) for answer in self.answers(seat)]
            with visitor.watch(self.id, seat) as watch:
                streamed = watch.page()
            self.put(match)
            assert here == there
            assert streamed == json.loads(here[1][1])
            self.scanned(seat, visitor.get("/tables", status="running"))
            self.scanned(seat, visitor.get(f"/tables/{self.id}/saga", seat=seat))

    def scanned(self, seat: int, answer: httpx.Response) -> tuple[int, str]:
        """Return an answer; checks that it names only cards that the request named."""
        assert answer.status_code < 500
        text = answer.text
        for slug in SLUGS.findall(answer.request.content.decode()):
            text = text.replace(slug, "")
        self.scan(seat, text)
        return answer.status_code, answer.text

    def put(self, match: Match) -> None:
        """Replace the server's match by another."""

        async def change() -> None:
            self.server.hub.tables[self.id].match = match

        self.server.call(change())


ALL_MOVES = [move_text(move) for move in range(MOVES)]


def _open(step: Json) -> Json:
    """Return the public part of a step."""
    whispered = ("pack-received", "card-kept", "hand-received", "quest-chosen")
    events = [event for event in step["events"] if event["event"] not in whispered]
    return {**step, "events": events}


def lay_table(server: Running, seed: int, stack: ExitStack, before: float = 0) -> Table:
    """A game that has just begun, dealt by a seed, or that plays on after a part of its moves."""
    play = play_of(seed)
    rng = Random(seed)
    options = TableOptions(
        players=play.players,
        edition="standard" if EDITION_NAMES[play.edition] == "standard" else "first-print",
        drafts_first_age=play.drafts_first_age,
        seats="shuffled",
        clock=CLOCKS[seed % len(CLOCKS)],
    )
    match = Match()
    entries: list[Entry] = []

    def add(entry: Entry) -> None:
        entries.append(entry)
        match.fold_new(entry, 0)

    record = play.record()
    del record.moves[int(len(record.moves) * before) :]
    record.result = None
    if before:
        add(created_from(record, len(record.moves), options))
    else:
        add(Created(options))
    for chair in range(play.players):
        add(Sat(chair, OWN_NAMES[chair]))
        add(Readied(chair, is_ready=True))
    add(match.start(rng, SALT))
    chairs = [stack.enter_context(server.visitor()) for _ in range(play.players)]
    holders = [(chair, hash_of(visitor.secret)) for chair, visitor in enumerate(chairs)]
    name = f"leaks-{seed}-{before:g}".replace(".", "-")
    server.call(server.hub.create(name, entries, holders))
    visitors = {seat: chairs[chair] for seat, chair in enumerate(match.chair_of)}
    visitors[SPECTATOR] = stack.enter_context(server.visitor(None))
    watches = {
        seat: stack.enter_context(visitor.watch(name, seat, changes=True))
        for seat, visitor in visitors.items()
    }
    table = Table(server, name, rng, visitors, watches, {seat: set() for seat in visitors})
    if before:
        for moves in range(len(record.moves)):
            table.learn(replay(Record(record.setup, record.moves[:moves])))
    table.learn()
    table.hear(match.seq)
    return table


@pytest.fixture(scope="module")
def log_lines() -> Iterator[StringIO]:
    """All that the server logs, as it would come out."""
    lines = StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_discreet)
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))
    handler.addFilter(lambda record: record.name != "websockets.client")
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield lines
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, log_lines: StringIO) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("leaks")
    with running(folder) as started:
        yield started


@pytest.mark.parametrize(("seed", "before"), [*((seed, 0) for seed in range(GAMES)), (1, 0.4)])
def test_no_message_of_a_game_reveals_more_than_its_receiver_may_know(
    server: Running, log_lines: StringIO, seed: int, before: float
) -> None:
    with ExitStack() as stack:
        table = lay_table(server, seed, stack, before)
        turns = 0
        while not table.is_over():
            table.turn()
            turns += 1
            if turns % 80 == (3 + 17 * seed) % 80 and not table.is_over():
                table.compare_worlds()
        assert turns > 60
        assert table.worlds >= 2
        with server.visitor(None) as anybody:
            metrics = anybody.http.get("/metrics").text
        for text in (log_lines.getvalue(), metrics):
            assert not SLUGS.search(text)
            for visitor in table.visitors.values():
                assert not visitor.secret or visitor.secret not in text
                assert not visitor.secret or hash_of(visitor.secret) not in text
            for personal in (table.id, CHAT, SALT, *OWN_NAMES):
                assert personal not in text
        assert '"route":"POST /api/tables/{table}/moves"' in log_lines.getvalue()
        log_lines.seek(0)
        log_lines.truncate()
        assert 'fimbul_entries_total{kind="moved"}' in metrics
