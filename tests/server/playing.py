"""Tables for tests of the server, created, begun and played over HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import httpx

from fimbul.server.refusals import CODES
from tests.patience import PATIENCE
from tests.server.running import Json, Running, Visitor, Watching, whole

PLAIN: Json = {"players": 2, "drafts_first_age": False, "seats": "as-seated"}
"""Two players, seats as they sit, no draft: somebody's turn comes at once."""
DRAFT: Json = {"players": 2, "seats": "as-seated"}


def lay(*visitors: Visitor, options: Json = PLAIN, bots: tuple[str, ...] = ()) -> str:
    """A table where visitors sit, in their order, all of them ready."""
    table: str = visitors[0].do("/tables", {"options": options, "bots": list(bots)})["table"]
    for chair, visitor in enumerate(visitors):
        visitor.do(f"/tables/{table}/sit", {"name": f"player {chair}", "chair": chair})
        visitor.do(f"/tables/{table}/ready", {"chair": chair})
    return table


def begin(*visitors: Visitor, options: Json = PLAIN, bots: tuple[str, ...] = ()) -> str:
    """The same, and the game has begun."""
    table = lay(*visitors, options=options, bots=bots)
    visitors[0].do(f"/tables/{table}/start")
    return table


def news_of(visitor: Visitor, table: str, seat: int = -1, after: int = 0) -> Json:
    """Return complete news of a table for a viewer, with all steps after a number."""
    return whole(pages_of(visitor, table, seat, after))


def pages_of(visitor: Visitor, table: str, seat: int = -1, after: int = 0) -> Iterator[Json]:
    """The same as it comes over HTTP, page by page."""
    while True:
        page = visitor.ask(f"/tables/{table}/news", seat=seat, after=after)
        yield page
        if page["is_complete"]:
            return
        after = page["seq"]


def is_owing(news: Json) -> bool:
    """Whether the game waits for this viewer."""
    decision = news["view"]["decision"]
    return news["seat"] in decision["seats"] and news["seat"] not in decision["sealed"]


def move_for(news: Json, rng: Random) -> Json:
    """Choose a move for the decision of the news."""
    options = news["view"]["decision"]["options"]
    chosen = options[int(rng.random() * len(options))]
    return {"seat": news["seat"], "decision": news["decision"], "move": chosen}


def move(visitor: Visitor, table: str, seat: int, text: str) -> Json:
    """Make a move that must be accepted."""
    decision = news_of(visitor, table, seat)["decision"]
    return visitor.do(f"/tables/{table}/moves", {"seat": seat, "decision": decision, "move": text})


def turn_of(news: Json) -> int:
    """The one seat that owes a decision."""
    (seat,) = news["view"]["decision"]["seats"]
    return int(seat)


def play_out(
    visitor: Visitor, table: str, seat: int, rng: Random, watching: Watching
) -> list[Json]:
    """Play a seat at random to the end of the game, and return all its news."""
    heard = [watching.news()]
    decided = ""
    while heard[-1]["table"]["status"] == "running":
        if is_owing(heard[-1]) and heard[-1]["decision"] != decided:
            decided = heard[-1]["decision"]
            visitor.do(f"/tables/{table}/moves", move_for(heard[-1], rng))
        heard.append(watching.news())
    return heard


def play_to_the_end(table: str, visitor: Visitor, *others: Visitor, own_chair: int = 0) -> None:
    """Let a visitor play a game that is begun to its end, while stand-ins play for the others.

    The others leave; they sit on the chairs after the first.
    """
    for chair, other in enumerate(others, start=1):
        other.do(f"/tables/{table}/leave", {"chair": chair})
    seat = visitor.ask(f"/tables/{table}")["table"]["seats"].index(own_chair)
    with visitor.watch(table, seat) as watching:
        play_out(visitor, table, seat, Random(1), watching)


def steps_of(heard: list[Json]) -> list[Json]:
    return [step for news in heard for step in news["steps"]]


def refusal(server: Running, answer: httpx.Response) -> str:
    """Return the code of a refusal; checks its form, and that the reference lists it."""
    body = answer.json()
    assert body.keys() == {"error"}
    code: str = body["error"]["code"]
    more = {"bad-request": {"field"}, "broken-saga": {"line"}}.get(code, set())
    assert {"code", "message"} <= body["error"].keys() <= {"code", "message", *more}
    assert CODES[code][0] == answer.status_code
    assert code in documented(server, answer.request.method, answer.request.url.path)
    return code


def documented(server: Running, method: str, path: str) -> set[str]:
    """The codes that the reference gives for a route."""
    paths = _reference(server.url)
    (template,) = [
        template for template in paths if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path)
    ]
    examples = [
        example
        for answer in paths[template][method.lower()]["responses"].values()
        for content in answer.get("content", {}).values()
        for example in content.get("examples", {}).values()
    ]
    return {example["value"]["error"]["code"] for example in examples}


@cache
def _reference(url: str) -> Json:
    """Return the routes of a server from its schema."""
    found: Json = httpx.get(
        f"{url}/api/docs/openapi.json", trust_env=False, timeout=PATIENCE
    ).json()["paths"]
    return found
