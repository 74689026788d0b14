"""Invading (N1–N9): the figure comes, and cards react."""

from collections import Counter

from tests.referee.books import Clan
from tests.referee.deaths import Figures, doom, each_in_any_order
from tests.referee.desk import Desk, free
from tests.referee.facts import FJORDS, MONSTERS, RESERVE, VILLAGES, YGGDRASIL
from tests.referee.tape import Event


def invade(desk: Desk, rule: str, clan: Clan, figure: str, place: str, source: str) -> int:
    """A figure invades from the reserve or Valhalla; monsters and Succor react.

    Returns how many figures came into a province, 0 for a fjord (N3): Thor's Domain has as many
    chances to pillage it (``invade_and_pillage``).
    """
    _come(desk, rule, clan, figure, place, source)
    if figure == "sea-serpent" or (figure == "dark-elf" and place == YGGDRASIL):
        desk.works(figure)
    if place in FJORDS:
        desk.count("N3")
        return 0
    if figure in ("troll", "fire-giant"):
        _rampage(desk, clan, figure, place)
    if clan.has("friggas-succor") and may_bring_warrior(desk, clan, place):
        text = desk.ask("N1", clan.seat, free(["decline", f"invade warrior {place}"]))
        if text != "decline":
            desk.works("friggas-succor")
            _come(desk, "N1", clan, "warrior", place, RESERVE)
            return 2
    return 1


def _come(desk: Desk, rule: str, clan: Clan, figure: str, place: str, source: str) -> None:
    books = desk.books
    clan.move(figure, source, place)
    desk.told(rule, "invaded", seat=clan.seat, figure=figure, place=place, source=source)
    horns = clan.stat("horns")
    desk.check("N2", clan.on_board() <= horns, f"{clan.name} has more figures than {horns} horns")
    if VILLAGES.get(place):
        desk.check("B3", books.taken(place) <= VILLAGES[place], f"{place} is too full")


def may_bring_warrior(desk: Desk, clan: Clan, place: str) -> bool:
    """N2, N3: whether a warrior can come for free; never into Yggdrasil."""
    if place == YGGDRASIL:
        desk.count("N3")
        return False
    has_warrior = clan.count("warrior", RESERVE) > 0
    return has_warrior and desk.books.has_space(place) and clan.can_bring_one_more()


def _rampage(desk: Desk, clan: Clan, figure: str, place: str) -> None:
    """Troll: all enemy warriors there. Fire Giant: all enemies but monsters, ships too (X4)."""
    victims: dict[int, Figures] = {}
    for enemy in desk.books.clans:
        if enemy is clan:
            continue
        doomed = Counter(
            {
                (name, at): count
                for (name, at), count in enemy.fighters(place).items()
                if name == "warrior" or (figure == "fire-giant" and name not in MONSTERS)
            }
        )
        if doomed:
            victims[enemy.seat] = doomed
            desk.works(figure)
        if doomed["ship", _at_sea(doomed)]:
            desk.count("X4")

    def die(enemy: Clan) -> None:
        doom(desk, "N1", enemy, place, victims[enemy.seat])

    each_in_any_order(desk, "N1", [desk.books.clans[seat] for seat in victims], die)


def _at_sea(figures: Figures) -> str:
    return next((place for figure, place in figures if figure == "ship"), "")


def leave_game(clan: Clan, monster: str) -> list[Event]:
    """U5: a monster whose card is replaced leaves, wherever it is; return the events due."""
    place = next(at for at, figures in clan.figures.items() if monster in figures)
    clan.take(monster, place)
    return [{"event": "figure-left-game", "seat": clan.seat, "figure": monster, "place": place}]
