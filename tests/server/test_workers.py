"""Several server processes behind one address, as ``fimbul serve --workers`` starts them."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from fimbul.server.app import WORKER_PATIENCE, places_here, uvicorn_options
from fimbul.server.keys import new_secret
from fimbul.server.launching import listen
from fimbul.server.observe import FOLDER
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.server.playing import PLAIN
from tests.server.processes import ServerProcess, busy_machine
from tests.server.running import wait_for

BUSY = 3
"""Processes that keep the machine busy while the server starts."""


@pytest.fixture(scope="module")
def workers(
    postgres_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """Two processes on one PostgreSQL."""
    postgres_cluster.execute("CREATE DATABASE workers")
    log = tmp_path_factory.mktemp("workers") / "server.log"
    server = ServerProcess(postgres_cluster.url("workers"), log, workers=2)
    try:
        yield server.start()
    finally:
        server.stop()
        postgres_cluster.execute("DROP DATABASE workers WITH (FORCE)")


def test_several_processes_answer_as_one(workers: ServerProcess) -> None:
    """Each request has its own connection, so any process may get it."""
    headers = {"Authorization": f"Bearer {new_secret()}", "Connection": "close"}
    with httpx.Client(
        base_url=f"{workers.url}/api", headers=headers, timeout=PATIENCE, trust_env=False
    ) as visitor:
        body = {"options": PLAIN, "name": "Ask", "bots": ["thrall"], "starts": True}
        table = visitor.post("/tables", json=body).json()["table"]
        said = [
            visitor.post(f"/tables/{table}/chat", json={"chair": 0, "text": f"line {number}"})
            for number in range(20)
        ]
        last = said[-1].json()["seq"]
        for _ in range(10):
            query = {"seat": 0, "after": last - 1, "wait": 10}
            assert visitor.get(f"/tables/{table}/news", params=query).json()["seq"] >= last
            news = visitor.get(f"/tables/{table}/news", params={"seat": 0}).json()
            numbers = [step["seq"] for step in news["steps"]]
            assert numbers == list(range(1, news["seq"] + 1))
            lines = [step["chat"] for step in news["steps"] if step["kind"] == "said"]
            assert lines == [f"line {number}" for number in range(len(lines))]


def test_the_address_is_printed_once(workers: ServerProcess) -> None:
    address = f"http://localhost:{workers.port}/"
    wait_for(lambda: address in workers.log.read_text(encoding="utf-8"))
    assert workers.log.read_text(encoding="utf-8").count(address) == 1


def figures(server: ServerProcess) -> dict[str, float]:
    """Return the metrics of any process."""
    text = httpx.get(f"{server.url}/metrics", trust_env=False, timeout=PATIENCE).text
    return {
        f"{sample.name}{sorted(sample.labels.values())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_add_up_over_all_processes(workers: ServerProcess) -> None:
    """Each scrape and each request has its own connection, so any process may get it."""
    route = "fimbul_requests_total['404', 'GET /api/tables/{table}']"
    before = figures(workers).get(route, 0)
    for number in range(1, 9):
        found = httpx.get(f"{workers.url}/api/tables/nowhere", trust_env=False, timeout=PATIENCE)
        assert found.status_code == 404
        # A process counts a request after its answer has left.
        wait_for(lambda: figures(workers).get(route, 0) >= before + number)  # noqa: B023
    assert figures(workers)[route] == before + 8


def children(pid: int) -> set[int]:
    """Return the serving processes that a server has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return {
        int(child)
        for child in listed
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    }


def test_the_gauges_of_a_process_that_died_are_forgotten(workers: ServerProcess) -> None:
    if not Path(f"/proc/self/task/{os.getpid()}/children").exists():
        pytest.skip("this system does not tell of a process's children")
    victim = min(children(workers.pid))
    environment = Path(f"/proc/{victim}/environ").read_text(encoding="utf-8")
    folder = Path(dict(line.partition("=")[::2] for line in environment.split("\0"))[FOLDER])
    assert folder.stat().st_mode & 0o077 == 0, "nobody else's"
    gauges = folder / f"gauge_livesum_{victim}.db"
    wait_for(gauges.exists)
    entries = figures(workers).get("fimbul_entries_total['created']", 0)
    os.kill(victim, signal.SIGKILL)
    wait_for(lambda: not gauges.exists())
    assert figures(workers).get("fimbul_entries_total['created']", 0) >= entries, "sums never sink"
    wait_for(lambda: len(children(workers.pid)) == 2)
    workers.stop()
    assert not folder.exists()


def test_an_answer_leaves_at_once() -> None:
    """Connections inherit TCP_NODELAY from the listener."""
    with (
        listen("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_worker_has_the_time_that_a_busy_machine_needs() -> None:
    assert uvicorn_options(places_here())["timeout_worker_healthcheck"] == WORKER_PATIENCE >= 30


def test_two_workers_start_on_a_busy_machine(postgres_cluster: Cluster, tmp_path: Path) -> None:
    postgres_cluster.execute("CREATE DATABASE busy_workers")
    server = ServerProcess(postgres_cluster.url("busy_workers"), tmp_path / "server.log", workers=2)
    try:
        with busy_machine(BUSY):
            server.start(2 * PATIENCE)
        assert "died" not in server.words()
    finally:
        server.stop()
        postgres_cluster.execute("DROP DATABASE busy_workers WITH (FORCE)")
