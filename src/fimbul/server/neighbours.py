"""The processes of one machine that serve together, and which of them is the home of a table.

A table costs least when all its players connect to one process: then one fold and one encoding
serve them all. So every table has a home, one of the live processes, chosen by a hash of the id. A
process that accepts a connection with a request for a table of another home hands the connection
over, with the data that it has read: the system passes descriptors from process to process.
Clients do not notice.

Processes find each other through the database. Each announces there every second that it is alive,
and where it takes connections over: a socket in a folder that only its own user may enter. A
process that dies is noticed at once, because its channels close; one that hangs, when its
announcements stop.

All this only saves work. Any process can serve any request, and does so if a connection cannot be
handed over: to another machine, when the other's channel is full, or under TLS. Two processes that
disagree about a home are two writers to one log, whose numbers keep its entries in order.
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
"""Seconds between two announcements that this process is alive."""
SILENT: Final = 10.0
"""Seconds after which a silent neighbour stops being a home."""
SETTLED: Final = 3.0
"""Seconds without a change among the processes before viewers are sent to a new home."""
SENT_HOME: Final = 0.02
"""The share of viewers that are sent home at each beat, so that they do not arrive all at once."""
LARGEST: Final = 32 * 1024
"""The most bytes that are handed over with a connection; one that sent more is served here."""
MOST: Final = 64
"""The most neighbours, and the most channels from neighbours."""
AT_ONCE: Final = 32
"""Messages that are read from a channel before other tasks have their turn."""
REMEMBERED: Final = 10_000
"""Tables whose home is remembered."""

_TABLE: Final = re.compile(rb"(?:GET|POST|HEAD) /api/tables/([A-Za-z0-9_-]{1,32})[/? ]")
_DEADLINE: Final = re.compile(rb"([A-Za-z0-9_-]{1,32}) ([0-9]{1,15})")
_CONNECTION: Final = b"c"
_DUE: Final = b"d"
_CREDENTIALS: Final = struct.Struct("3i")
"""The value of SO_PEERCRED: a process, its user, its group."""
_CUT_OFF: Final = getattr(socket, "MSG_TRUNC", 0) | getattr(socket, "MSG_CTRUNC", 0)
_CLOEXEC: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

Make = Callable[[bytes], asyncio.Protocol]
"""Makes the protocol of a connection, given the data that another process has read."""


def home_among(table_id: str, addresses: Iterable[str]) -> str:
    """Return the home of a table, which is the same for all who know the same addresses.

    When an address goes, only its tables move; when one comes, only the tables that it gets.
    """
    return max(addresses, key=lambda address: blake2b(f"{table_id} {address}".encode()).digest())


def this_machine() -> str:
    """Return a name of this machine, the same for all its processes until it restarts."""
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
    """The other processes on this machine, as one process knows them.

    Created before its process starts, and passed to it; nothing is open until ``go_on``.
    """

    def __init__(self, terms: str = "") -> None:
        """``terms``: the rules by which this process accepts connections. Only processes with equal
        terms are neighbours, so that a connection is treated the same wherever it is served.
        """
        self.address = ""
        """The path of the socket where this process takes connections over; "" if it does not."""
        self._machine = f"{this_machine()}-{blake2b(terms.encode(), digest_size=8).hexdigest()}"
        """Equal for all neighbours: this machine, and the terms."""
        self._make: Make | None = None
        self._hub: Hub | None = None
        self._neighbours: dict[str, Neighbour] = {}
        self._homes: dict[str, str] = {}
        self._changed_at = 0.0
        self._listener: socket.socket | None = None
        self._channels: set[socket.socket] = set()
        """Channels from neighbours, over which they hand connections over."""
        self._tasks: set[asyncio.Task[None]] = set()

    def learn(self, make: Make) -> None:
        """Learn how to make a connection, from the first one that this process accepts.

        Until then this process is not the home of any table.
        """
        self._make = self._make or make

    # --- homes ----------------------------------------------------------------------------------

    def home_of(self, table_id: str) -> str:
        """Return the address of the home of a table; "" if that is this process."""
        if not self._neighbours:
            return ""
        home = self._homes.get(table_id)
        if home is None:
            known = [*self._neighbours, *([self.address] if self._make else [])]
            home = home_among(table_id, known)
            if len(self._homes) >= REMEMBERED:
                self._homes.clear()
            self._homes[table_id] = home
        return "" if home == self.address else home

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Hand a connection over to the home of the table that its next request is for.

        Returns whether it did. Then the caller must abort the transport, which does not close the
        connection.
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
        """Pass a deadline to the home of its match. Returns whether it did."""
        home = self.home_of(deadline.match_id)
        words = f"{deadline.match_id} {deadline.due_at}".encode()
        return bool(home) and self._send(home, _DUE + words, [])

    def _send(self, address: str, words: bytes, descriptors: list[int]) -> bool:
        neighbour = self._neighbours[address]
        try:
            socket.send_fds(neighbour.channel, [words], descriptors)
        except BlockingIOError:
            return False  # its channel is full
        except OSError:
            self._lose(neighbour)
            return False
        return True

    # --- announcements --------------------------------------------------------------------------

    async def go_on(self, hub: Hub) -> None:
        """Announce this process, and listen for others; runs for ever.

        Returns at once if the database cannot be shared, or connections cannot be handed over.
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
        """Take note of an announcement of a process, on this machine or on another."""
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
                # It never writes here: the channel becomes readable only when the process has gone.
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
        """Disconnect some viewers of tables that are at home elsewhere."""
        assert self._hub is not None
        if self._neighbours and self._hub.clock.monotonic() >= self._changed_at + SETTLED:
            self._hub.send_away(lambda table_id: bool(self.home_of(table_id)), SENT_HOME)

    # --- taking over ----------------------------------------------------------------------------

    def _listen(self) -> bool:
        """Open the socket for neighbours. Returns whether the system can do that."""
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
        """Stop being a home, and stop handing connections over."""
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
        """Read the messages of a neighbour; closes the channel after a malformed one."""
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
                    log.warning("a neighbour sent a malformed message")
                self._channels.discard(channel)
                asyncio.get_running_loop().remove_reader(channel)
                channel.close()
                return

    def _understand(self, words: bytes, descriptors: list[int]) -> bool:
        """Carry out a message of a neighbour. Returns whether it was well formed."""
        tag, body = words[:1], words[1:]
        if tag == _CONNECTION and len(descriptors) == 1:
            return self._take_over(descriptors[0], body)
        due = _DEADLINE.fullmatch(body) if tag == _DUE and not descriptors else None
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
        connection.close()  # it was closed on the way


def _channel_to(address: str) -> socket.socket | None:
    """Open a channel to a neighbour. None if it cannot be reached, or belongs to another user."""
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
    """Whether the other side runs as the same user.

    True if the system does not tell: then only the permissions of the folder keep others away.
    """
    option = getattr(socket, "SO_PEERCRED", None)
    if option is None:
        return True
    found = channel.getsockopt(socket.SOL_SOCKET, option, _CREDENTIALS.size)
    return int(_CREDENTIALS.unpack(found)[1]) == os.geteuid()
