"""Gods' gifts (D1–D5): packs, the cards kept, the cards passed on, and the resulting hands."""

from collections import Counter

from tests.referee.desk import Desk, Options, free
from tests.referee.facts import DRAFTED


def judge_draft(desk: Desk) -> None:
    """Judge the draft of the age, up to the hands."""
    books = desk.books
    packs = [Counter(pack) for pack in books.setup["packs"][books.age - 1]]
    if books.age == 1 and not books.setup["drafts_first_age"]:
        for clan, pack in zip(books.clans, packs, strict=True):
            clan.hand += pack
        _told_cards(desk, "D5", "hand-received", packs)
        return
    keeps = 2 if books.players == 2 else 1
    kept = [Counter[str]() for _ in books.clans]
    rounds = DRAFTED // keeps
    _told_cards(desk, "D1", "pack-received", packs)
    for number in range(1, rounds + 1):
        _keep(desk, packs, kept, keeps)
        desk.told("D2", "packs-passed", round=number)
        if number < rounds:
            packs = [packs[seat - 1] for seat in range(books.players)]
            _told_cards(desk, "D2", "pack-received", packs)
    hands = []
    for clan, cards in zip(books.clans, kept, strict=True):
        desk.count("D3" if clan.hand else "D2")
        clan.hand += cards
        hands.append(clan.hand)
    _told_cards(desk, "D3", "hand-received", hands)


def _keep(desk: Desk, packs: list[Counter[str]], kept: list[Counter[str]], keeps: int) -> None:
    """One round: each seat keeps one card of its pack, or two with two players (D4)."""

    def options(seat: int, moves: list[str]) -> Options:
        left = packs[seat] - Counter(_card(text) for text in moves)
        return free(f"keep {card}" for card in left)

    rule = "D4" if keeps == 2 else "D2"
    chosen = desk.ask_all(rule, list(range(len(packs))), keeps, options)
    picks = [Counter(_card(text) for text in chosen[seat]) for seat in range(len(packs))]
    for seat, cards in enumerate(picks):
        packs[seat] = packs[seat] - cards
        kept[seat] += cards
    waiting = [(seat, card) for seat, cards in enumerate(picks) for card in cards.elements()]
    while waiting:
        heard = desk.take_told("card-kept", rule)
        pair = (heard.audience, str(heard.event["card"]))
        desk.check(rule, pair in waiting, f"seat {pair[0]} kept {pair[1]}, which it did not choose")
        waiting.remove(pair)


def _card(text: str) -> str:
    return text.split()[1]


def _told_cards(desk: Desk, rule: str, name: str, by_seat: list[Counter[str]]) -> None:
    """Each seat alone is told these cards."""
    waiting = dict(enumerate(by_seat))
    while waiting:
        heard = desk.take_told(name, rule)
        cards = heard.event["cards"]
        assert isinstance(cards, list)
        expected = waiting.pop(heard.audience, None)
        desk.check(
            rule,
            expected is not None and Counter(cards) == expected,
            f"{name} told seat {heard.audience} of {cards}, but it has {expected}",
        )
