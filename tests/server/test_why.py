"""Asking why a move is not possible gives the reason of the refusal, for one's own seat."""

from __future__ import annotations

from fimbul.rules import CARDS, MOVES, move_text
from tests.server.playing import PLAIN, begin, lay, move, news_of, refusal, turn_of
from tests.server.running import Running, Visitor


def why(visitor: Visitor, table: str, seat: int, text: str) -> str:
    answer = visitor.ask(f"/tables/{table}/why", seat=seat, move=text)
    assert answer.keys() == {"code"}
    return str(answer["code"])


def test_the_reason_is_the_one_that_the_refusal_gives(
    server: Running, ask: Visitor, embla: Visitor
) -> None:
    table = begin(ask, embla)
    seat = turn_of(news_of(ask, table))
    mover = (ask, embla)[seat]
    news = news_of(mover, table, seat)
    met = set()
    # Some provinces are destroyed at random before play, so the leader tries them all.
    tried = [
        text
        for number, text in enumerate(map(move_text, range(MOVES)))
        if number % 9 == 0 or text.startswith("invade leader ")
    ]
    for text in tried:
        code = why(mover, table, seat, text)
        met.add(code)
        assert (code == "") == (text in news["view"]["decision"]["options"])
        if code:
            body = {"seat": seat, "decision": news["decision"], "move": text}
            assert refusal(server, mover.post(f"/tables/{table}/moves", body)) == code
    assert met > {"", "illegal-move", "not-in-hand", "no-such-figure", "province-destroyed"}
    assert news_of(mover, table, seat) == news


def test_a_seat_without_a_decision_learns_why_A3_A4(ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    seat = turn_of(news_of(ask, table))
    mover, other = (ask, embla)[seat], (ask, embla)[1 - seat]
    assert why(other, table, 1 - seat, "invade leader gimle") == "not-your-decision"
    move(mover, table, seat, "pass")
    assert why(mover, table, seat, "invade leader gimle") == "passed"


def test_only_ones_own_seat_may_ask(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    path = f"/tables/{table}/why"
    hand = news_of(embla, table, 1)["view"]["hand"]
    text = next(f"keep {card.slug}" for card in CARDS if card.slug in hand)
    with server.visitor() as stranger, server.visitor(None) as nobody:
        for visitor, seat in ((ask, 1), (ask, 3), (stranger, 1), (nobody, 0)):
            assert refusal(server, visitor.get(path, seat=seat, move=text)) == "not-your-seat"
    for seat in (-1, 5):
        assert refusal(server, ask.get(path, seat=seat, move=text)) == "bad-request"
    assert refusal(server, ask.get(path, move=text)) == "bad-request"


def test_invalid_questions_are_refused(server: Running, ask: Visitor, embla: Visitor) -> None:
    table = begin(ask, embla)
    path = f"/tables/{table}/why"
    assert refusal(server, ask.get(path, seat=0, move="drink mead")) == "unknown-move"
    assert refusal(server, ask.get(path, seat=0, move="")) == "unknown-move"
    assert refusal(server, ask.get(path, seat=0, move="x" * 81)) == "bad-request"
    assert refusal(server, ask.get("/tables/none/why", seat=0, move="pass")) == "no-such-table"
    waiting = lay(ask, embla)
    answer = ask.get(f"/tables/{waiting}/why", seat=0, move="pass")
    assert refusal(server, answer) == "not-started"
    closed = lay(ask, embla, options={**PLAIN, "allows_spectators": False})
    with server.visitor() as stranger:
        answer = stranger.get(f"/tables/{closed}/why", seat=0, move="pass")
        assert refusal(server, answer) == "no-spectators"
