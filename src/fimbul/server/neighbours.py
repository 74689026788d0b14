"""The processes of one machine that serve together, and where among them a table is at home.

A table costs least when all its players come to one process: then one fold and one encoding serve
them all. So every table has a home, drawn from its id among the processes that are alive, and a
process that accepts a connection with a request for a table of another home hands the connection
itself over, with what it has read so far: the system passes descriptors from process to process.
Nobody outside can tell.

Processes find each other through the database, where each says every second that it is there and
where it takes connections over: a socket in a folder that only its own user may enter. One that
dies is missed at once, since its channels close, and one that hangs when it falls silent.

All this saves work and decides nothing. Any process can still serve any request, and does where a
connection cannot be handed over: to another machine, when the other's channel is full, under TLS.
Two that disagree about a home are two writers to one log, which its numbers put in order.
"""

import asyncio
import logging
import os
import re
import shutil
import socket
import stat
import struct
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final
from uuid import getnode

from fimbul.server import observe
from fimbul.server.hub import Hub
from fimbul.store import Deadline, Unavailable

log = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two words that this process is alive."""
SILENT: Final = 10.0
"""Seconds after which a neighbour that said nothing is nobody's home any more."""
SETTLED: Final = 3.0
"""Seconds for which nobody came or went before viewers are sent to a new home."""
SENT_HOME: Final = 0.02
"""The share of viewers that are sent home with each beat, so that they do not come all at once."""
LARGEST: Final = 32 * 1024
"""Bytes of a request that are handed over with it; whoever begins with more is served here."""
MOST: Final = 64
"""Neighbours, and channels from neighbours."""
AT_ONCE: Final = 32
"""What is taken over before others have their turn."""
REMEMBERED: Final = 10_000
"""Tables whose home is remembered."""

_TABLE: Final = re.compile(rb"(?:GET|POST|HEAD) /api/tables/([A-Za-z0-9_-]{1,32})[/? ]")
_DEADLINE: Final = re.compile(rb"([A-Za-z0-9_-]{1,32}) ([0-9]{1,15})")
_CONNECTION: Final = b"c"
_DUE: Final = b"d"
_CREDENTIALS: Final = struct.Struct("3i")
"""Of SO_PEERCRED: a process, its user, its group."""
_CUT_OFF: Final = getattr(socket, "MSG_TRUNC", 0) | getattr(socket, "MSG_CTRUNC", 0)
_CLOEXEC: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

Make = Callable[[bytes], asyncio.Protocol]
"""Makes a connection that goes on with what another process has read of it."""


def home_among(table: str, addresses: Iterable[str]) -> str:
    """Where a table is at home: everybody who knows the same addresses finds the same one.

    When one goes, only its tables move; when one comes, only those that it gets.
    """
    return max(addresses, key=lambda address: blake2b(f"{table} {address}".encode()).digest())


def this_machine() -> str:
    """The name that all processes of this machine, and no others, give it until it restarts."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return f"{getnode():x}"


@dataclass(eq=False)
class Neighbour:
    """Another process of this machine."""

    address: str
    channel: socket.socket
    heard_at: float


class Neighbours:
    """What a process knows of the others on its machine.

    Made before a process is started, and handed to it; nothing is open until ``go_on``.
    """

    def __init__(self, terms: str = "") -> None:
        """``terms``: how this process judges whom it serves. Only processes with the same terms
        are neighbours: who is handed over is treated as where the connection came in.
        """
        self.address = ""
        """Where this process takes connections over; "" while it does not."""
        self._machine = f"{this_machine()}-{blake2b(terms.encode(), digest_size=8).hexdigest()}"
        """What neighbours have in common: this machine, and the terms."""
        self._make: Make | None = None
        self._hub: Hub | None = None
        self._neighbours: dict[str, Neighbour] = {}
        self._homes: dict[str, str] = {}
        self._changed_at = 0.0
        self._listener: socket.socket | None = None
        self._channels: set[socket.socket] = set()
        """From neighbours, who hand over by them."""
        self._tasks: set[asyncio.Task[None]] = set()

    def learn(self, make: Make) -> None:
        """Learn how a connection is made, from the first that this process accepts.

        Until then it is nobody's home.
        """
        self._make = self._make or make

    # --- homes ----------------------------------------------------------------------------------

    def home_of(self, table: str) -> str:
        """The address of the process where a table is at home; "" if that is here."""
        if not self._neighbours:
            return ""
        home = self._homes.get(table)
        if home is None:
            known = [*self._neighbours, *([self.address] if self._make else [])]
            home = home_among(table, known)
            if len(self._homes) >= REMEMBERED:
                self._homes.clear()
            self._homes[table] = home
        return "" if home == self.address else home

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Hand a connection over to the home of the table that its next request is for.

        Whether that was done: then the connection is to be aborted here, which does not end it.
        """
        found = _TABLE.match(data) if self._neighbours else None
        home = self.home_of(found[1].decode()) if found is not None else ""
        if not home or len(data) > LARGEST or transport.get_write_buffer_size():
            return False
        connection = transport.get_extra_info("socket")
        if connection is None or transport.get_extra_info("sslcontext") is not None:
            return False
        is_over = self._send(home, _CONNECTION + data, [connection.fileno()])
        if is_over:
            observe.handed_over.inc()
        return is_over

    def pass_on(self, deadline: Deadline) -> bool:
        """Let the home of a match see to a deadline; whether it will, unless it dies."""
        home = self.home_of(deadline.match_id)
        words = f"{deadline.match_id} {deadline.due_at}".encode()
        return bool(home) and self._send(home, _DUE + words, [])

    def _send(self, address: str, words: bytes, descriptors: list[int]) -> bool:
        neighbour = self._neighbours[address]
        try:
            socket.send_fds(neighbour.channel, [words], descriptors)
        except BlockingIOError:
            return False  # it has enough to do
        except OSError:
            self._lose(neighbour)
            return False
        return True

    # --- who is there ---------------------------------------------------------------------------

    async def go_on(self, hub: Hub) -> None:
        """Say that this process is there, and hear of others; runs for ever.

        Does nothing where processes cannot share a database, or not hand connections over.
        """
        if not hub.store.is_shared or not self._listen():
            return
        self._hub = hub
        hub.hear_beat, hub.pass_on = self.hear, self.pass_on
        try:
            while self._listener is not None:
                if self._make is not None:
                    with suppress(Unavailable):
                        await hub.store.beat(f"{self._machine} {self.address}")
                self._miss_the_silent()
                self._send_viewers_home()
                await hub.clock.sleep(BEAT)
        finally:
            self.close()

    def hear(self, words: str) -> None:
        """Somebody is there, on this machine or on another."""
        machine, _, address = words.partition(" ")
        if machine != self._machine or address in ("", self.address) or self._hub is None:
            return
        now = self._hub.clock.monotonic()
        neighbour = self._neighbours.get(address)
        if neighbour is not None:
            neighbour.heard_at = now
        elif self._listener is not None and len(self._neighbours) < MOST:
            channel = _channel_to(address)
            if channel is not None:
                neighbour = self._neighbours[address] = Neighbour(address, channel, now)
                # It never says anything there: there is something to read when it has gone.
                asyncio.get_running_loop().add_reader(channel, self._lose, neighbour)
                self._change()

    def _change(self) -> None:
        assert self._hub is not None
        self._homes.clear()
        self._changed_at = self._hub.clock.monotonic()
        observe.neighbours.set(len(self._neighbours))

    def _lose(self, neighbour: Neighbour) -> None:
        if self._neighbours.pop(neighbour.address, None) is not None:
            asyncio.get_running_loop().remove_reader(neighbour.channel)
            neighbour.channel.close()
            self._change()

    def _miss_the_silent(self) -> None:
        assert self._hub is not None
        limit = self._hub.clock.monotonic() - SILENT
        for neighbour in [*self._neighbours.values()]:
            if neighbour.heard_at < limit:
                self._lose(neighbour)

    def _send_viewers_home(self) -> None:
        """Let some of those go who watch a table here that is at home elsewhere."""
        assert self._hub is not None
        if self._neighbours and self._hub.clock.monotonic() >= self._changed_at + SETTLED:
            self._hub.send_away(lambda table: bool(self.home_of(table)), SENT_HOME)

    # --- taking over ----------------------------------------------------------------------------

    def _listen(self) -> bool:
        """Open the socket at which neighbours hand over; whether this system can do that."""
        folder = tempfile.mkdtemp(prefix="fimbul-")  # for this user alone
        address = str(Path(folder) / "channel")
        try:
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            listener.bind(address)
            listener.listen(MOST)
        except (AttributeError, OSError):
            shutil.rmtree(folder, ignore_errors=True)
            return False
        listener.setblocking(False)
        self.address, self._listener = address, listener
        asyncio.get_running_loop().add_reader(listener, self._accept, listener)
        return True

    def close(self) -> None:
        """Be nobody's home any more, and hand nothing over."""
        if self._listener is None:
            return
        loop = asyncio.get_running_loop()
        for neighbour in [*self._neighbours.values()]:
            self._lose(neighbour)
        for channel in (*self._channels, self._listener):
            loop.remove_reader(channel)
            channel.close()
        self._channels.clear()
        self._listener = None
        shutil.rmtree(Path(self.address).parent, ignore_errors=True)

    def _accept(self, listener: socket.socket) -> None:
        try:
            channel, _ = listener.accept()
        except OSError:
            return
        if len(self._channels) >= MOST or not _is_of_this_user(channel):
            channel.close()
            return
        channel.setblocking(False)
        self._channels.add(channel)
        asyncio.get_running_loop().add_reader(channel, self._receive, channel)

    def _receive(self, channel: socket.socket) -> None:
        """Take over what a neighbour hands over; one that makes no sense is not heard again."""
        for _ in range(AT_ONCE):
            try:
                words, descriptors, flags, _ = socket.recv_fds(channel, LARGEST + 1, 1, _CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                words, descriptors, flags = b"", [], 0
            if flags & _CUT_OFF or not self._understand(words, descriptors):
                for descriptor in descriptors:
                    os.close(descriptor)
                if words:
                    log.warning("a neighbour made no sense")
                self._channels.discard(channel)
                asyncio.get_running_loop().remove_reader(channel)
                channel.close()
                return

    def _understand(self, words: bytes, descriptors: list[int]) -> bool:
        """Do what a neighbour wants; whether it made sense."""
        kind, body = words[:1], words[1:]
        if kind == _CONNECTION and len(descriptors) == 1:
            return self._take_over(descriptors[0], body)
        due = _DEADLINE.fullmatch(body) if kind == _DUE and not descriptors else None
        if due is not None and self._hub is not None:
            self._hub.take_up(Deadline(due[1].decode(), int(due[2])))
        return due is not None

    def _take_over(self, descriptor: int, begun: bytes) -> bool:
        if self._make is None or not stat.S_ISSOCK(os.fstat(descriptor).st_mode):
            return False
        connection = socket.socket(fileno=descriptor)
        families = (socket.AF_INET, socket.AF_INET6)
        if connection.family not in families or connection.type != socket.SOCK_STREAM:
            connection.detach()
            return False
        task = asyncio.create_task(_go_on_with(connection, self._make(begun)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        observe.taken_over.inc()
        return True


async def _go_on_with(connection: socket.socket, protocol: asyncio.Protocol) -> None:
    """Serve a connection that another process accepted."""
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    try:
        await loop.connect_accepted_socket(lambda: protocol, connection)
    except OSError:
        connection.close()  # it went on the way


def _channel_to(address: str) -> socket.socket | None:
    """A channel to a neighbour; none if it is out of reach, or is somebody else's process."""
    try:
        folder = Path(address).parent.stat()
        if folder.st_uid != os.geteuid() or stat.S_IMODE(folder.st_mode) != stat.S_IRWXU:
            return None
        channel = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except OSError:
        return None
    channel.setblocking(False)
    try:
        channel.connect(address)
    except OSError:
        channel.close()
        return None
    return channel


def _is_of_this_user(channel: socket.socket) -> bool:
    """Whether the other side runs as the same user; where the system does not tell, the folder
    alone keeps others away."""
    option = getattr(socket, "SO_PEERCRED", None)
    if option is None:
        return True
    found = channel.getsockopt(socket.SOL_SOCKET, option, _CREDENTIALS.size)
    return int(_CREDENTIALS.unpack(found)[1]) == os.geteuid()
