"""Games played through the page, choosing only what it offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import is_
from pathlib import Path
from random import Random
from time import monotonic

from tests.patience import PATIENCE
from tests.server.processes import serving
from tests.server.running import Json, Running, wait_for, whole
from tests.web.browser import CHOICES, CONFIRM, DRAWN, MINE, OVER, Person
from tests.web.positions import positions, put

UNDO = '[data-decision] button[aria-keyshortcuts="U"]'
AWAY = '[data-notice="lost"], [data-notice="restarting"], [data-notice="connecting"]'


def news_of(person: Person, table: str, seat: int) -> Json:
    """Return the state of the table, requested without the page."""

    def pages() -> Iterator[Json]:
        after = 0
        while True:
            query = f"seat={seat}&after={after}"
            page = person.context.request.get(f"/api/tables/{table}/news?{query}").json()
            yield page
            after = page["seq"]

    return whole(pages())


def test_a_whole_game_against_three_bots(meet: Callable[..., Person]) -> None:
    ask = meet()
    ask.page.goto("/")
    ask.page.click("[data-act=play]")
    ask.page.wait_for_url("**/table/*")
    rng = Random(4)
    kinds = set()
    while ask.wait_for_turn(PATIENCE * 1000):
        kinds.add(ask.kind())
        ask.choose(rng)
    assert {"draft", "action", "save-card"} <= kinds
    table = ask.page.url.rpartition("/")[2]
    assert news_of(ask, table, -1)["table"]["status"] == "finished"
    assert ask.page.locator(OVER).is_visible()
    ask.page.locator('[data-verdict="fair"]').wait_for()

    # the same bots again, with one click
    ask.page.get_by_role("button", name="Play again").click()
    ask.page.wait_for_url(lambda url: table not in url)
    assert ask.wait_for_turn(PATIENCE * 1000)
    assert ask.kind() == "draft"

    # and the finished game is in the list
    ask.page.goto("/")
    ask.page.get_by_role("tab", name="Finished").click()
    ask.page.locator(f'[role=tabpanel] a[href="/table/{table}"]').wait_for()


def test_the_level_of_the_bots_is_chosen_and_remembered(meet: Callable[..., Person]) -> None:
    ask = meet()
    ask.page.goto("/")
    ask.page.get_by_role("radio", name="Jarl").check()
    ask.page.click("[data-act=play]")
    ask.page.wait_for_url("**/table/*")
    table = ask.page.url.rpartition("/")[2]
    chairs = ask.context.request.get(f"/api/tables/{table}").json()["table"]["chairs"]
    assert [chair["bot"] for chair in chairs].count("jarl") == 3
    ask.page.goto("/")
    assert ask.page.get_by_role("radio", name="Jarl").is_checked()


def test_a_game_that_its_player_left_rests_until_the_return(meet: Callable[..., Person]) -> None:
    ask, viewer = meet(), meet()
    ask.page.goto("/")
    ask.page.click("[data-act=play]")
    ask.page.wait_for_url("**/table/*")
    table = ask.page.url.rpartition("/")[2]
    ask.context.request.post(f"/api/tables/{table}/leave", data={"chair": 0})
    viewer.page.goto(f"/table/{table}")
    viewer.page.locator("[data-notice=resting]").wait_for()
    ask.page.locator("[data-notice=away]", has_text="The game is paused").wait_for()
    ask.page.locator("[data-notice=away] button").click()
    assert ask.wait_for_turn(PATIENCE * 1000)
    viewer.page.locator("[data-notice=resting]").wait_for(state="detached")


def test_a_table_left_before_it_opened_is_not_connected_to(
    server: Running, meet: Callable[..., Person]
) -> None:
    ask = meet()
    sockets: list[str] = []
    ask.page.on("websocket", lambda socket: sockets.append(socket.url))
    table = put(server, positions()["action"], ask.secret)
    ask.page.goto("/")
    held: list[Callable[[], None]] = []
    ask.page.route(f"**/api/tables/{table}", lambda route: held.append(route.continue_))
    with ask.page.expect_request(f"**/api/tables/{table}"):
        ask.go(f"/table/{table}")
    ask.go("/")
    ask.page.wait_for_selector("[data-act=play]")
    with ask.page.expect_response(f"**/api/tables/{table}"):
        held[0]()
    ask.page.evaluate(DRAWN)
    assert sockets == []


class Two:
    """Two people at a table, with seats as their chairs."""

    def __init__(self, ask: Person, embla: Person) -> None:
        self.people = (ask, embla)
        self.rng = Random(7)
        self.table = ""

    def lay(self) -> None:
        """Meet in the lobby, and begin."""
        ask, embla = self.people
        laid = ask.context.request.post(
            "/api/tables", data={"options": {"players": 2, "seats": "as-seated"}, "name": "Ask"}
        )
        self.table = laid.json()["table"]
        ask.sit_down(self.table)
        embla.sit_down(self.table)
        embla.page.locator("[data-act=sit]").first.click()
        embla.page.locator('[data-chair="1"].own .acts button').first.click()
        ask.page.click("[data-act=start]:not([disabled])")

    def play_until(self, is_enough: Callable[[Person], bool]) -> Person:
        """Let both play until one who has a choice meets the condition.

        If the game is over before, they play another.
        """
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if self.people[0].page.locator(OVER).count():
                self.lay()
            for person in self.people:
                if person.page.locator(f"{CHOICES}, {CONFIRM}").count() == 0:
                    continue
                if is_enough(person):
                    return person
                person.choose(self.rng)
                end = monotonic() + PATIENCE
            self.people[0].page.wait_for_timeout(20)
        raise AssertionError("the game does not go on")

    def decisions(self) -> list[str]:
        return [news_of(p, self.table, seat)["decision"] for seat, p in enumerate(self.people)]


def is_asked(kind: str) -> Callable[[Person], bool]:
    return lambda person: person.page.locator(f'{MINE}[data-decision="{kind}"]').count() > 0


def test_two_people_an_undo_a_reload_and_a_server_that_is_killed(
    tmp_path: Path, meet: Callable[..., Person]
) -> None:
    with serving(f"sqlite+aiosqlite:///{tmp_path / 'matches.sqlite'}", tmp_path) as server:
        two = Two(meet(url=server.url), meet(url=server.url))
        two.lay()

        # the draft, then a move that is taken back
        two.play_until(is_asked("action"))
        mover = two.play_until(lambda person: person.page.locator(UNDO).count() > 0)
        mover.page.click(UNDO)
        wait_for(lambda: news_of(mover, two.table, -1)["steps"][-1]["kind"] == "undone")
        mover.page.wait_for_selector(MINE)

        # a reload shows the same
        before = two.decisions()
        for person in two.people:
            person.page.reload()
            person.page.wait_for_selector("[data-decision]")
        assert two.decisions() == before

        # in a battle the server is killed, and a click gets no answer
        fighter = two.play_until(is_asked("battle-card"))
        seat = two.people.index(fighter)
        decision = two.decisions()[seat]
        server.kill()
        fighter.choose(two.rng)
        for person in two.people:
            person.page.wait_for_selector(AWAY)
        server.start()
        for person in two.people:
            person.page.wait_for_selector(AWAY, state="detached")
        fighter.page.wait_for_selector('[aria-busy="true"]', state="detached")
        news = news_of(fighter, two.table, seat)
        is_sealed = seat in news["view"]["decision"]["sealed"]
        assert is_sealed or news["decision"] != decision, "the click was lost"

        # and both go on
        for person in two.people:
            two.play_until(partial(is_, person)).choose(two.rng)
        for person in two.people:
            person.forgive("WebSocket connection", "Failed to load resource")
