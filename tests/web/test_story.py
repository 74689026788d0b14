"""The story is told in order: what is seen of a battle and of Ragnarök, from beat to beat.

The clock of the page stands still, and the test moves it on: nothing here depends on the speed of
the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize

from fimbul.rules import move_text
from fimbul.rules.events import EventName
from tests.server.running import Running, wait_for
from tests.web.browser import DESKTOP, MINE, PHONE, TABLET, Person
from tests.web.played import dramatic_battle
from tests.web.positions import before, move_at, put
from tests.web.test_games import news_of

BEAT = 150
"""Milliseconds from one picture of the film to the next; shorter than any beat."""
LONGEST = 25_000
NOD = "[data-act=nod]"

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    down: all('[data-stage] [data-played=down]').length,
    open: all('[data-stage] [data-played]:not([data-played=down])').length,
    sums: all('[data-stage] [data-sum]:not([data-sum=""])').length,
    verdict: all('[data-stage] [data-verdict]').length,
    fallen: all('[data-stage] [data-fallen]').length,
    reward: all('[data-stage] [data-reward]').length,
    gained: all('[data-stage] [data-glory]').length,
    nod: all('[data-act=nod]').length,
    flights: all('[data-flight]').length,
    quests: all('[data-quest]:not([data-quest=down])').length,
    judged: all('[data-quest=true], [data-quest=false]').length,
    doomed: all('[data-doomed]').length,
    tolls: all('[data-toll]').length,
    swallowed: all('section.gone[data-doomed]').length,
    age: all('[data-scene=age]').length,
    scoring: all('[data-scene=scoring]').length,
    end: all('[data-end]').length,
    asked: all('[data-decision][data-state=mine]').length,
    glory: all('.clans [data-seat] .glory b').map((b) => Number(b.textContent)),
    saga: document.querySelector('aside.saga').innerText,
  };
}"""

OUTSIDE = """() => {
  const isOutside = (inner, outer) => {
    const [a, b] = [inner, outer].map((element) => element.getBoundingClientRect());
    return a.left < b.left - 1 || a.right > b.right + 1 || a.bottom > b.bottom + 1;
  };
  const stage = document.querySelector('[data-stage]');
  const sums = [...stage.querySelectorAll('[data-sum], .fate')];
  const cards = [...stage.querySelectorAll('[data-played]')];
  return [
    ...sums.filter((sum) => isOutside(sum, stage)),
    ...cards.filter((card) => isOutside(card, card.closest('article'))),
  ].map((element) => element.outerHTML.slice(0, 100));
}"""
"""The sums that are not in sight, and the cards that stick out of their columns."""

UNDER_THE_MAP = """() => {
  const panel = document.querySelector('[data-scene=quests]');
  const bottom = (element) => element.getBoundingClientRect().bottom;
  return panel === null ? null : bottom(panel) - bottom(document.querySelector('main'));
}"""
"""Pixels by which the panel of the quests reaches below the map; none while there is no panel."""

Picture = dict[str, int | list[int] | str]


def play(server: Running, person: Person, *wanted: EventName) -> Iterator[Picture]:
    """Make the move that leads to these events, and film what is seen until something is asked."""
    position, move = before(*wanted)
    person.page.clock.install()
    table = put(server, position, person.secret)
    person.sit_down(table)
    person.page.wait_for_selector(MINE)
    decision = news_of(person, table, position.seat)["decision"]
    person.hold_clock()
    body = {"seat": position.seat, "decision": decision, "move": move_text(move)}
    answer = person.context.request.post(f"/api/tables/{table}/moves", data=body)
    assert answer.ok, answer.text()
    wait_for(lambda: person.page.locator(MINE).count() == 0)
    for _ in range(LONGEST // BEAT):
        picture: Picture = person.page.evaluate(SEEN)
        yield picture
        person.page.clock.run_for(BEAT)


def first(film: list[Picture], what: str, least: int = 1) -> int:
    """Return the number of the first picture in which at least `least` of something are seen."""
    found = [number for number, seen in enumerate(film) if int(str(seen[what])) >= least]
    assert found, f"{what} is never seen"
    return found[0]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_battle_is_told_in_order_and_waits_for_a_nod(
    server: Running,
    meet: Callable[..., Person],
    motion: Literal["no-preference", "reduce"],
) -> None:
    person = meet(has_motion=True)
    person.page.emulate_media(reduced_motion=motion)
    film: list[Picture] = []
    for picture in play(server, person, "card-revealed", "battle-won", "destroyed", "pillaged"):
        film.append(picture)
        if picture["nod"] and len(film) > first(film, "nod") + 20:
            break
    moments = [
        first(film, "down"),
        first(film, "open", 1),
        first(film, "open", 2),
        first(film, "sums", 1),
        first(film, "sums", 2),
        first(film, "verdict"),
        first(film, "fallen"),
        first(film, "reward"),
        first(film, "gained"),
        first(film, "nod"),
    ]
    assert moments == sorted(moments)
    assert len(set(moments)) >= len(moments) - 1, "one after the other, the nod with the last"
    wins = [str(picture["saga"]).count("wins the battle") for picture in film]
    verdict = first(film, "verdict")
    assert wins[verdict - 1] == wins[0], "the saga betrays the verdict"
    assert wins[verdict] > wins[0]
    assert film[verdict]["glory"] == film[0]["glory"], "glory precedes the verdict"
    assert film[-1]["glory"] != film[0]["glory"]
    assert not any(picture["asked"] for picture in film), "a question precedes the nod"
    assert any(picture["flights"] for picture in film) == (motion != "reduce")
    person.page.click(NOD)
    person.page.locator("[data-stage]").wait_for(state="detached")


def test_a_battle_of_ones_own_is_skipped_to_its_end_only(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet(has_motion=True)
    for picture in play(server, person, "card-revealed", "battle-won", "destroyed", "pillaged"):
        if picture["down"]:
            break
    person.page.locator("[data-stage] header button").first.click()
    assert person.page.locator(NOD).count() == 1, "a skipped battle of one's own waits at its end"
    person.page.keyboard.press("Enter")
    person.page.locator("[data-stage]").wait_for(state="detached")


def test_an_added_card_hides_no_sum(server: Running, meet: Callable[..., Person]) -> None:
    battle = dramatic_battle()
    person = meet(size={"width": 1200, "height": 800})
    table = put(server, battle.position, person.secret)
    person.sit_down(table)
    person.page.wait_for_selector(MINE)
    for seat, move in battle.moves:
        move_at(server, table, seat, move)
    person.page.wait_for_selector('[data-stage] [data-verdict]:not([data-verdict=""])')
    assert person.page.locator("[data-stage] article:has([data-played] + [data-played])").count()
    assert person.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_every_fighter_of_a_battle_is_in_sight(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size)
    person.sit_down(put(server, dramatic_battle().position, person.secret))
    person.wait_for_turn()
    person.page.wait_for_selector("[data-stage] [data-sum]")
    assert person.page.locator("[data-stage] [data-sum]").count() == 3
    assert person.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_quests_lie_still_below_the_map(
    server: Running, meet: Callable[..., Person], size: ViewportSize
) -> None:
    person = meet(size=size, has_motion=True)
    edges = set()
    for picture in play(server, person, "ragnarok", "quest-resolved", "age-begins"):
        edges.add(person.page.evaluate(UNDER_THE_MAP))
        if picture["doomed"]:
            break
    edges.discard(None)
    assert len(edges) == 1, "the panel moves while quests are judged"
    assert edges.pop() > 100


def test_quests_and_ragnarok_are_told_before_the_next_age(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet(has_motion=True)
    film: list[Picture] = []
    for picture in play(server, person, "ragnarok", "destroyed", "quest-resolved", "age-begins"):
        film.append(picture)
        if picture["asked"]:
            break
    moments = [
        first(film, "judged"),
        first(film, "doomed"),
        first(film, "tolls"),
        first(film, "swallowed"),
        first(film, "age"),
        first(film, "asked"),
    ]
    assert moments == sorted(set(moments))
    told = [str(picture["saga"]) for picture in film]
    assert "Ragnarök" not in told[moments[1] - 1].rpartition("The end of the age")[2]
    on_whole_screen = film[moments[1] : moments[5]]
    assert not any(picture["asked"] for picture in on_whole_screen)


def test_the_end_betrays_no_winner_before_it_opens(
    server: Running, meet: Callable[..., Person]
) -> None:
    person = meet(has_motion=True)
    film: list[Picture] = []
    for picture in play(server, person, "game-over"):
        film.append(picture)
        if picture["end"]:
            break
    told = ["game is over" in str(picture["saga"]) for picture in film].index(True)
    assert first(film, "scoring") < told <= first(film, "end")
    assert film[told - 1]["scoring"], "the end follows the last scoring at once"
    assert film[told - 1]["glory"] == film[told]["glory"], "all glory is told before the winner"


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_late_arrival_sees_the_present_at_once(
    server: Running, meet: Callable[..., Person], speed: str
) -> None:
    person = meet(has_motion=speed != "off")
    position, _ = before("ragnarok", "destroyed", "quest-resolved", "age-begins")
    person.sit_down(put(server, position, person.secret))
    person.page.wait_for_selector(MINE)
    assert person.page.locator("[data-scene]").count() == 0
