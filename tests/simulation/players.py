"""Clients that play, lose answers, repeat requests and resume their news elsewhere."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from fimbul.match.entries import Left, Moved, Readied, Returned, Said, Sat, Started, Stood, Undone
from fimbul.rules import SPECTATOR
from fimbul.server.errors import told as status_of
from fimbul.server.identity import Visitor
from tests.server.running import Json, changed
from tests.simulation.wire import Answer, Request, Told

if TYPE_CHECKING:
    from tests.simulation.server import Process
    from tests.simulation.world import World

TIMEOUT: Final = 1.0
"""Seconds after which a client repeats a request."""


class Player:
    """A client with a secret that plays at a chair."""

    def __init__(self, world: World, chair: int) -> None:
        self.world = world
        self.rng = world.rng
        self.chair = chair
        self.name = f"player {chair}"
        self.secret = f"{self.name:-<40}".replace(" ", "-")
        self.hash = Visitor(self.secret).hash
        self.news: Told | None = None
        self.told: list[Told] = []
        self.requests: list[Request] = []
        self.open_request: Request | None = None
        self.lines = 0

    @property
    def known(self) -> int:
        """The number of the last entry that the client knows of."""
        return self.news.news["seq"] if self.news is not None else 0

    # --- acting -----------------------------------------------------------------------------------

    async def play(self) -> None:
        """Send requests until the history is over."""
        while self.world.is_playing:
            await asyncio.sleep(self.rng.expovariate(1 / self.world.thinking_time))
            request = self._choose()
            if request is not None and self.world.is_playing:
                await self._ask(request)

    async def _ask(self, request: Request) -> None:
        """Repeat a request until it is answered, or give up during the faults."""
        self.requests.append(request)
        self.open_request = request
        world, rng = self.world, self.rng
        while True:
            process = world.some_process()
            answer = await self._try(process, request) if process is not None else None
            if answer is not None and answer.is_final:
                break
            if world.faults.is_on and rng.random() < 0.05:
                world.note(self.name, f"gives up {request.name}")
                break
            await asyncio.sleep(0.05 + 0.2 * rng.random())
        self.open_request = None

    async def _try(self, process: Process, request: Request) -> Answer | None:
        """Send a request to a process, and return its answer, or None after a timeout."""
        faults, rng = self.world.faults, self.rng
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if not faults.strikes("lost request"):
            self._send(process, request, answered)
        if faults.strikes("repeated request"):
            self._send(process, request, answered)
        try:
            async with asyncio.timeout(TIMEOUT):
                answer = await answered
                await asyncio.sleep(0.01 * rng.random())
        except (TimeoutError, ConnectionResetError):
            self.world.note(self.name, f"hears nothing of {request.name}")
            return None
        self.world.note(self.name, f"hears {answer.status} {answer.code} {answer.seq}")
        return answer

    def _send(self, process: Process, request: Request, answered: asyncio.Future[Answer]) -> None:
        """Deliver a request to a process after a delay, if it is still alive."""
        world = self.world
        seconds = 0.01 * self.rng.random()
        if world.faults.strikes("slow request"):
            seconds += self.rng.random()

        def answer(found: Answer) -> None:
            request.answers.append((world.loop.time(), found))
            world.note(process.name, f"answers {request.name}: {found.status} {found.seq}")
            if not answered.done() and not world.faults.strikes("lost answer"):
                answered.set_result(found)

        def arrive() -> None:
            if process.is_up:
                request.delivered_at.append(world.loop.time())
                world.note(process.name, f"gets {request.name}")
                process.asked[answered] = None
                _ = process.spawn(process.answer(world.table, request, answer))
            elif not answered.done():
                answered.set_exception(ConnectionResetError())

        world.loop.call_later(seconds, arrive)

    # --- choosing ---------------------------------------------------------------------------------

    def _request(self, name: str, **how: object) -> Request:
        return Request(f"{name} of {self.name}", self.secret, self.chair, **how)  # type: ignore[arg-type]

    def _choose(self) -> Request | None:
        """Choose the next request from the news; None to wait."""
        if self.news is None:
            return None
        table = self.news.news["table"]
        is_talkative = (
            bool(table["chairs"][self.chair]["name"]) and not self.world.faults.is_peaceful
        )
        if is_talkative and self.rng.random() < 0.3:
            return self._say()
        if table["status"] == "open":
            return self._in_the_lobby()
        if table["status"] == "finished" or self.news.news["seat"] == SPECTATOR:
            return None
        return self._in_the_game()

    def _say(self) -> Request:
        self.lines += 1
        text = f"line {self.lines} of {self.name}"
        said = Said(self.chair, text)
        return self._request(
            f"chat {self.lines}",
            entry=lambda match: match.say(self.chair, text),
            is_it=lambda entry: entry == said,
            is_unique=True,
        )

    def _in_the_lobby(self) -> Request | None:
        assert self.news is not None
        chair, chairs = self.chair, self.news.news["table"]["chairs"]
        if not chairs[chair]["name"]:
            return self._request(
                "sit",
                entry=lambda match: match.sit(self.name, chair),
                is_it=lambda entry: isinstance(entry, Sat) and entry.chair == chair,
                is_joining=True,
            )
        if self.rng.random() < 0.1:
            return self._leave()
        if not chairs[chair]["is_ready"]:
            return self._request(
                "ready",
                entry=lambda match: match.ready(chair, True),
                is_it=lambda entry: entry == Readied(chair, True),
            )
        if all(other["is_ready"] or other["bot"] for other in chairs):
            return self._request(
                "start",
                entry=lambda match: match.start(self.world.deal_rng(), self.world.salt),
                is_it=lambda entry: isinstance(entry, Started),
            )
        return None

    def _leave(self) -> Request:
        chair = self.chair
        return self._request(
            "leave",
            entry=lambda match: match.leave(chair),
            is_it=lambda entry: entry in (Stood(chair), Left(chair)),
        )

    def _in_the_game(self) -> Request | None:
        assert self.news is not None
        told, chair = self.news.news, self.chair
        if told["table"]["chairs"][chair]["is_away"]:
            return self._request(
                "return",
                entry=lambda match: match.come_back(chair),
                is_it=lambda entry: entry == Returned(chair),
            )
        if self.rng.random() < 0.04:
            return self._leave()
        seat, decision = told["seat"], told["decision"]
        if told["can_undo"] and self.rng.random() < 0.2:
            return self._request(
                f"undo {decision}",
                entry=lambda match: match.undo(seat, decision),
                is_it=lambda entry: entry == Undone(seat),
            )
        options = told["view"]["decision"]["options"]
        if not options:
            return None
        move = self.rng.choice(options)
        return self._request(
            f"move {decision} {move}",
            entry=lambda match: match.move(seat, decision, move),
            is_it=lambda entry: (
                isinstance(entry, Moved)
                and (entry.seat, entry.decision, entry.move) == (seat, decision, move)
            ),
            is_idempotent=True,
        )

    # --- watching ---------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Listen to one process after another until the history is over."""
        while self.world.is_going:
            process = self.world.some_process()
            if process is not None:
                await self._watch(process)
            await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def _watch(self, process: Process) -> None:
        """Listen to a process until one side closes, to complete news or to changes."""
        world = self.world
        cut = asyncio.Event()
        wants_changes = self.rng.random() < 0.5

        def hear(name: str, after: int, seq: int, message: bytes) -> None:
            """Deliver the messages of a stream in order, until it is cut."""
            if cut.is_set():
                return
            if world.faults.strikes("cut stream"):
                cut.set()
                return
            told: Json = msgspec.json.decode(message)
            is_whole = "changes" not in told
            news = told if is_whole else self._with_changes(told)
            self._hear(Told(name, after, seq, news, message, is_whole, world.loop.time()))
            if self._has_got_a_seat():
                cut.set()

        def end(stream: asyncio.Task[None]) -> None:
            cut.set()
            error = None if stream.cancelled() else stream.exception()
            if isinstance(error, Exception) and status_of(error)[0] == 500:
                world.failures.append(f"a stream of {process.name} failed: {error!r}")

        telling = process.tell(world.table, self.secret, self.known, wants_changes, hear)
        stream = process.spawn(telling)
        stream.add_done_callback(end)
        process.streams.append(cut)
        await cut.wait()
        stream.cancel()

    def _with_changes(self, told: Json) -> Json:
        """Return the viewer's news with the changes applied."""
        assert self.news is not None, "whoever knows nothing is told all"
        return changed(self.news.news, told)

    def _hear(self, told: Told) -> None:
        self.told.append(told)
        self.news = told
        self.world.note(self.name, f"is told {self.known} by {told.process}")

    def _has_got_a_seat(self) -> bool:
        """Whether the game has begun, so that the seat gets more than a spectator."""
        assert self.news is not None
        told = self.news.news
        is_sitting = bool(told["table"]["chairs"][self.chair]["name"])
        return is_sitting and told["table"]["status"] != "open" and told["seat"] == SPECTATOR
