"""On shutdown, the server finishes its writes, closes all connections and exits with 0."""

from __future__ import annotations

import json
import signal
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fimbul.server.identity import COOKIE
from fimbul.server.keys import new_secret
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess
from tests.server.running import Json


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}"


def close_code(watching: ClientConnection) -> int:
    """Return the code with which a connection ends, after the last news."""
    try:
        while True:
            watching.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def test_on_shutdown_it_finishes_its_writes_and_closes_all_connections(
    tmp_path: Path, database: str
) -> None:
    server = ServerProcess(database, tmp_path / "server.log")
    secret = new_secret()
    cookies = {COOKIE: secret}
    accepted: list[int] = []
    polled: list[Json] = []
    try:
        server.start()
        with httpx.Client(
            base_url=f"{server.url}/api", cookies=cookies, timeout=PATIENCE, trust_env=False
        ) as client:
            body = {"name": "Ann", "options": {"players": 2}}
            table = client.post("/tables", json=body).json()["table"]

            def talk() -> None:
                while True:
                    line = {"chair": 0, "text": f"line {len(accepted)}"}
                    try:
                        answer = client.post(f"/tables/{table}/chat", json=line)
                    except httpx.TransportError:
                        return
                    if answer.status_code != 200:
                        return
                    accepted.append(answer.json()["seq"])

            def poll() -> None:
                path = f"{server.url}/api/tables/{table}/news?after=1000000&wait=25"
                polled.append(httpx.get(path, timeout=PATIENCE, trust_env=False).json())

            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
            with connect(
                address, additional_headers={"Cookie": f"{COOKIE}={secret}"}, proxy=None
            ) as watching:
                watching.recv(PATIENCE)
                threads = [threading.Thread(target=work) for work in (talk, poll)]
                for thread in threads:
                    thread.start()
                heard = 0
                while heard < 30:
                    heard = json.loads(watching.recv(PATIENCE))["seq"]
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                assert close_code(watching) == 1012
                assert server.process.wait(PATIENCE) == 0
            for thread in threads:
                thread.join(PATIENCE)
        assert polled, "the long poll was cut off instead of let go"
        assert polled[0]["seq"] >= 3
        with pytest.raises(httpx.ConnectError):
            httpx.get(server.url, trust_env=False, timeout=PATIENCE)
        log = server.log.read_text("utf-8")
        lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
        assert {line["level"] for line in lines} <= {"info", "warning"}
        assert secret not in log
        assert table not in log
        server.process = None
        server.start()
        news = httpx.get(
            f"{server.url}/api/tables/{table}/news", trust_env=False, timeout=PATIENCE
        ).json()
        written = {step["seq"]: step["chat"] for step in news["steps"]}
        assert len(accepted) >= 25
        assert [written[seq] for seq in accepted] == [f"line {n}" for n in range(len(accepted))]
        assert len(written) <= accepted[-1] + 1  # at most the one that was not acknowledged
    finally:
        server.kill()
