"""Events tell everything: the public state can be kept from public events alone."""

from collections import Counter

from hypothesis import given, settings

from fimbul.rules import CARD_KIND_NAMES, CARDS, FIGURE_NAMES, STAT_NAMES, Event, Setup, State
from fimbul.rules.board import ALL_PROVINCES, PLACE_NAMES, RESERVE, VALHALLA, YGGDRASIL
from fimbul.rules.events import EVENT_FIELDS, EVENT_NAMES, PUBLIC
from tests.random_games import Play, plays


class Listener:
    """The public state, kept from public events alone."""

    def __init__(self, setup: Setup) -> None:
        players = range(setup.players)
        self.glory = [0 for _ in players]
        self.rage = [0 for _ in players]
        self.steps = [[0 for _ in STAT_NAMES] for _ in players]
        self.figures: list[Counter[tuple[int, int]]] = [
            Counter({(0, RESERVE): 8, (1, RESERVE): 1, (2, RESERVE): 1}) for _ in players
        ]
        self.slots: list[dict[int, int]] = [{} for _ in players]
        self.quests = [0 for _ in players]
        self.discard: list[int] = []
        self.passed: set[int] = set()
        self.pillaged = 0
        self.standing = ALL_PROVINCES & ~sum(1 << province for province in setup.destroyed)
        self.first = setup.first
        self.age = 0
        self.winners = 0

    def hear(self, event: Event) -> None:
        if event.audience != PUBLIC:
            return
        handler = getattr(self, "on_" + event.name.replace("-", "_"), None)
        if handler is not None:
            handler(*event.values)

    def _move(self, seat: int, figure: int, source: int, target: int) -> None:
        self.figures[seat][figure, source] -= 1
        self.figures[seat][figure, target] += 1

    def on_age_begins(self, age: int, _doom: int) -> None:
        self.age = age
        self.pillaged = 0
        self.passed = set()

    def on_first_player(self, seat: int) -> None:
        self.first = seat

    def on_passed(self, seat: int) -> None:
        self.passed.add(seat)

    def on_glory(self, seat: int, amount: int, _source: int) -> None:
        self.glory[seat] += amount

    def on_rage(self, seat: int, amount: int) -> None:
        self.rage[seat] += amount

    def on_stat_raised(self, seat: int, stat: int, step: int) -> None:
        self.steps[seat][stat] = step

    def on_invaded(self, seat: int, figure: int, place: int, source: int) -> None:
        self._move(seat, figure, source, place)

    def on_moved(self, seat: int, figure: int, source: int, target: int) -> None:
        self._move(seat, figure, source, target)

    on_joined = on_moved

    def on_destroyed(self, seat: int, figure: int, place: int) -> None:
        self._move(seat, figure, place, VALHALLA)

    def on_fled(self, seat: int, figure: int, place: int) -> None:
        self._move(seat, figure, place, YGGDRASIL)

    def on_released(self, seat: int, figure: int, amount: int) -> None:
        for _ in range(amount):
            self._move(seat, figure, VALHALLA, RESERVE)

    def on_figure_left_game(self, seat: int, figure: int, place: int) -> None:
        self.figures[seat][figure, place] -= 1

    def on_upgraded(self, seat: int, card: int, slot: int) -> None:
        self.slots[seat][slot] = card
        if CARD_KIND_NAMES[CARDS[card].kind] == "monster":
            self.figures[seat][FIGURE_NAMES.index(CARDS[card].slug), RESERVE] += 1

    def on_quest_committed(self, seat: int) -> None:
        self.quests[seat] += 1

    def on_quest_resolved(self, seat: int, _card: int, _fulfilled: int) -> None:
        self.quests[seat] -= 1

    def on_card_discarded(self, _seat: int, card: int) -> None:
        self.discard.append(card)

    def on_pillaged(self, _seat: int, province: int, _token: int) -> None:
        self.pillaged |= 1 << province

    def on_province_destroyed(self, province: int) -> None:
        self.standing &= ~(1 << province)

    def on_game_over(self, winners: int) -> None:
        self.winners = winners

    def check(self, state: State) -> None:
        """Check that the kept state agrees with the public part of a state."""
        for seat in range(state.players):
            assert self.glory[seat] == state.glory(seat)
            assert self.rage[seat] == state.rage(seat)
            assert self.steps[seat] == [state.step(seat, stat) for stat in range(3)]
            assert +self.figures[seat] == _figures(state, seat)
            assert self.slots[seat] == {
                slot: state.slot(seat, slot) for slot in range(8) if state.slot(seat, slot) >= 0
            }
            assert self.quests[seat] == len(state.quests[seat])
            assert (seat in self.passed) == state.has_passed(seat) or state.phase == "draft"
        assert self.discard == list(state.discard)
        provinces = range(YGGDRASIL + 1)
        assert [bool(self.pillaged >> p & 1) for p in provinces] == [
            state.is_pillaged(p) for p in provinces
        ]
        assert [bool(self.standing >> p & 1) for p in provinces] == [
            state.is_standing(p) for p in provinces
        ]
        assert (self.first, self.age) == (state.first_player, state.age)
        if state.is_over:
            assert self.winners == sum(1 << seat for seat in state.winners())


def _figures(state: State, seat: int) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for place in range(len(PLACE_NAMES) - 1):
        for figure in state.figures_at(seat, place):
            found[figure, place] = state.warriors(seat, place) if figure == 0 else 1
    return found


@given(plays)
@settings(max_examples=30)
def test_events_tell_all_that_happens_on_the_open_table(play: Play) -> None:
    events: list[Event] = []
    listener = Listener(play.setup())
    for state in play.positions(events):
        for event in events:
            listener.hear(event)
        events.clear()
        listener.check(state)


def test_every_event_has_a_different_name() -> None:
    assert len(set(EVENT_NAMES)) == len(EVENT_FIELDS) == len(EVENT_NAMES)
