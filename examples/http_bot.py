"""A bot that plays Fimbul over the network. Copy it, and put your own thinking into `choose`.

    python http_bot.py                   plays a game against three thralls
    python http_bot.py --table LINK      sits down at somebody's table and plays there

It needs nothing of Fimbul, only `pip install httpx websockets`. See docs/api.md, and /api/docs.
"""

import argparse
import json
import random
import secrets
import time
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

Json = dict[str, Any]


def choose(view: Json) -> str:
    """One of the moves that are possible now: this is where your bot thinks."""
    options: list[str] = view["decision"]["options"]
    return random.choice([move for move in options if move.startswith("pillage")] or options)


class Player:
    """A player at a table; the server knows it by a secret token that it makes up."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{self.server}/api", headers=self.headers, timeout=30)

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send a request, again if the server says that we are too fast."""
        try:
            while (answer := self.http.request(method, path, json=body)).status_code == 429:
                time.sleep(1)
        except httpx.TransportError as error:
            raise SystemExit(f"{self.server} does not answer: {error}") from error
        found: Json = answer.json()
        if "error" in found and found["error"]["code"] != "stale-decision":
            raise SystemExit(f"{method} {path}: {found['error']['message']}")
        return found

    def news(self, table: str, seat: int) -> Iterator[Json]:
        """Yield the news of a table as this seat may know them; none is missing or comes twice."""
        after = 0
        address = self.server.replace("http", "ws", 1) + f"/api/tables/{table}/stream"
        while True:
            try:
                where = f"{address}?seat={seat}&after={after}"
                with connect(where, additional_headers=self.headers, max_size=None) as socket:
                    for message in socket:
                        news = json.loads(message)
                        if "beat" not in news:
                            after = news["seq"]
                            if news["is_complete"]:  # or the rest of a long history is on its way
                                yield news
            except InvalidStatus as error:
                if error.response.status_code < 429:  # trying again would not help
                    raise SystemExit(f"refused: {bytes(error.response.body or b'')!r}") from error
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.code >= 4000:
                    raise SystemExit(f"refused: {error.rcvd.reason}") from error
            except (WebSocketException, OSError):
                pass
            time.sleep(1)  # and resume after the last news

    def new_table(self, players: int) -> str:
        """Create a table with a bot on every chair but one, and return its id."""
        table = {"options": {"players": players}, "bots": ["thrall"] * (players - 1)}
        return str(self.ask("POST", "/tables", table)["table"])

    def sit_down(self, table: str, name: str, is_own: bool) -> int:
        """Take a chair, wait until the game has begun, and return the seat."""
        chairs = self.ask("GET", f"/tables/{table}")["chairs"]  # those that our token holds
        if not chairs:
            chairs = [self.ask("POST", f"/tables/{table}/sit", {"name": name})["chair"]]
            self.ask("POST", f"/tables/{table}/ready", {"chair": chairs[0]})
        if is_own:
            self.ask("POST", f"/tables/{table}/start")
        seats = next(n["table"]["seats"] for n in self.news(table, -1) if n["table"]["seats"])
        return int(seats.index(chairs[0]))

    def play(self, table: str, seat: int) -> Json:
        """Decide whenever the game waits for us, and return the table when it is over."""
        decided = ""
        for news in self.news(table, seat):
            if news["table"]["status"] == "finished":
                break
            decision = news["view"]["decision"]
            is_ours = seat in decision["seats"] and seat not in decision["sealed"]
            if is_ours and news["decision"] != decided:
                decided = news["decision"]
                move = {"seat": seat, "decision": decided, "move": choose(news["view"])}
                self.ask("POST", f"/tables/{table}/moves", move)
        return dict(news["table"])


def main() -> None:
    """Sit down, play a game, and print how it ended."""
    parser = argparse.ArgumentParser(description="A bot that plays Fimbul over the network.")
    parser.add_argument("--server", default="http://127.0.0.1:8000", help="default: %(default)s")
    parser.add_argument("--table", help="the link or the id of a table; default: a new one")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4, help="of a new table")
    parser.add_argument("--name", default="HTTP bot", help="default: %(default)s")
    parser.add_argument("--token", help="to be the same player as before; default: a new one")
    wish = parser.parse_args()
    player = Player(wish.server, wish.token or secrets.token_urlsafe(32))
    table = (wish.table or player.new_table(wish.players)).rstrip("/").rpartition("/")[2]
    print(f"sitting down at {player.server}/table/{table}")
    ended = player.play(table, player.sit_down(table, wish.name, is_own=not wish.table))
    for chair, glory in zip(ended["seats"], ended["glory"], strict=True):
        who = ended["chairs"][chair]
        print(f"{glory:4} glory for {who['clan']}, led by {who['name'] or who['bot']}")


if __name__ == "__main__":
    main()
