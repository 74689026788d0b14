"""Watch a table over the network: who moved, and how much glory everybody has.

    python watch_table.py LINK

It listens for changes: the first news are complete, the following ones have only what changed. It
needs nothing of Fimbul, only `pip install websockets`. See "Only what changed" in docs/api.md.
"""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

Json = dict[str, Any]


def put_in(news: Json, told: Json) -> Json:
    """Return the news with the changes applied."""
    for place, value in told["changes"].items():
        *way, last = place.split("/")[1:]
        part: Any = news
        for key in way:
            part = part[int(key) if isinstance(part, list) else key]
        part[int(last) if isinstance(part, list) else last] = value
    return {**news, "seq": told["seq"], "steps": told["steps"]}


def listen(server: str, table: str) -> Iterator[Json]:
    """Yield complete news as they come, from the beginning; none is missing or comes twice."""
    news: Json = {"seq": 0}
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/stream"
    while True:
        try:
            where = f"{address}?after={news['seq']}&changes=true"
            with connect(where, max_size=None, proxy=None) as socket:
                for message in socket:
                    told = json.loads(message)
                    if "beat" in told:
                        continue
                    news = put_in(news, told) if "changes" in told else told
                    yield news
        except ConnectionClosed as error:
            if error.rcvd and error.rcvd.code >= 4000:
                raise SystemExit(f"refused: {error.rcvd.reason}") from error
        except (WebSocketException, OSError) as error:
            print(f"{server} does not answer: {error}")
        time.sleep(1)  # and resume after the last news


def main() -> None:
    """Print what happens until the game is over."""
    parser = argparse.ArgumentParser(description="Watch a table of Fimbul over the network.")
    parser.add_argument("table", help="the link to a table")
    server, _, table = parser.parse_args().table.rstrip("/").partition("/table/")
    for news in listen(server, table):
        for step in news["steps"]:
            print(step["seq"], step["kind"], *(event["event"] for event in step["events"]))
        print("glory:", *news["table"]["glory"])
        if news["table"]["status"] == "finished":
            return


if __name__ == "__main__":
    main()
