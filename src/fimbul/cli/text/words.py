"""The words of one game: its clans, cards, figures and places, in a language and in colour.

Sentences come from Fluent as plain strings. A clan's or a card's name goes into them between two
marks, letters that no language uses, so that it can be found again and coloured.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fimbul.i18n import Name
from fimbul.rules.board import FIRST_FJORD, PLACE_NAMES, PROVINCES, REGION_NAMES, REGION_OF, RESERVE
from fimbul.rules.board import TOKEN_NAMES as TOKENS
from fimbul.rules.cards import BATTLE, CARD_KIND_NAMES, CARDS, QUEST
from fimbul.rules.cells import STAT_NAMES
from fimbul.rules.manifest import CLAN_NAMES, FIGURE_NAMES, FIRST_MONSTER, WARRIOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fimbul.i18n import Messages
    from fimbul.rules.state import PublicState

CLAN_STYLES: Final = ("bold bright_red", "bold bright_blue", "bold yellow", "bold bright_green")
"""The colours of the clans. The name is always shown too, so colour is never the only sign."""
CARD_STYLE: Final = "bold"
CARD_MARK: Final = "\ue010"
END_MARK: Final = "\ue011"
_MARKED: Final = re.compile(f"([\ue000-{CARD_MARK}])([^{END_MARK}]*){END_MARK}")


class Words:
    """Says things of one game in the language of ``own``."""

    def __init__(self, own: Messages, state: PublicState) -> None:
        self.own = own
        self.clans = state.clans
        self.edition = state.edition

    # --- names ------------------------------------------------------------------------------------

    def clan(self, seat: int) -> Name:
        """The marked name of a seat's clan."""
        name = self.own.name(f"clan-{CLAN_NAMES[self.clans[seat]]}")
        mark = chr(0xE000 + self.clans[seat])
        return Name(lambda form: f"{mark}{name.form(form)}{END_MARK}")

    def clan_list(self, seats: Iterable[int]) -> Name:
        return self.listed([self.clan(seat) for seat in seats])

    def card(self, card: int) -> str:
        """The marked name of a card."""
        return f"{CARD_MARK}{self.own.text(CARDS[card].text_key)}{END_MARK}"

    def card_list(self, cards: Iterable[int]) -> Name:
        return self.listed([self.card(card) for card in cards])

    def card_text(self, card: int) -> str:
        """What a card does; "" if it has no text."""
        return self.own.attribute(CARDS[card].text_key, "text") or ""

    def brief(self, card: int) -> str:
        """A card's marked name with its value, such as “Troll (monster 2)”."""
        found = CARDS[card]
        value = "X" if found.has_variable_value else str(found.value)
        kind = CARD_KIND_NAMES[found.kind]
        sort = kind if found.kind in (BATTLE, QUEST) else "upgrade"
        said = self.own.text(f"kind-{kind}")
        return self.own.text(f"brief-{sort}", name=self.card(card), kind=said, value=value)

    def facts(self, card: int) -> str:
        """A card's kind and value, such as “battle +4”."""
        value = "X" if CARDS[card].has_variable_value else str(CARDS[card].value)
        return self.own.text(f"facts-{CARD_KIND_NAMES[CARDS[card].kind]}", value=value)

    def place_name(self, place: int) -> Name:
        """The name of a place by itself."""
        name = PLACE_NAMES[place]
        if place < PROVINCES:
            return self.own.name(f"province-{name}")
        return self.own.name(name if place < RESERVE else f"place-{name}")

    def place(self, place: int) -> Name:
        """A place inside a sentence; a fjord comes with its article."""
        is_fjord = FIRST_FJORD <= place < RESERVE
        sort = "fjord" if is_fjord else "province"
        return self.own.name(f"where-{sort}", name=self.place_name(place))

    def region(self, province: int) -> str:
        """The region of a province; "" for Yggdrasil (B2)."""
        if province >= len(REGION_OF):
            return ""
        return self.own.text(f"region-{REGION_NAMES[REGION_OF[province]]}")

    def token(self, token: int) -> str:
        """What a token gives, in one word."""
        return self.own.text(f"short-token-{TOKENS[token]}")

    def reward(self, token: int) -> str:
        """What a token gives, in full."""
        return self.own.text(f"token-{TOKENS[token]}")

    def stat(self, stat: int) -> Name:
        return self.own.name(f"stat-{STAT_NAMES[stat]}")

    def cost(self, rage: int) -> str:
        return self.own.text("cost", rage=rage)

    # --- figures ----------------------------------------------------------------------------------

    def piece(self, figure: int, count: int = 1) -> Name:
        """Figures inside a sentence: “2 warriors”, “the leader”, “the Troll”."""
        name = FIGURE_NAMES[figure]
        if figure == WARRIOR:
            return self.own.name("piece-warrior", count=count)
        if figure < FIRST_MONSTER:
            return self.own.name(f"piece-{name}")
        return self.own.name("piece-monster", name=self.own.name(f"figure-{name}"))

    def pieces(self, counts: Mapping[int, int]) -> Name:
        """Different figures inside a sentence."""
        return self.listed([self.piece(figure, count) for figure, count in counts.items()])

    def figures(self, counts: Mapping[int, int], *, is_short: bool) -> str:
        """Figures in a table: “L 2w” when short, otherwise “leader, 2 warriors”."""
        words = [self._figure(figure, count, is_short) for figure, count in counts.items()]
        return (" " if is_short else ", ").join(words)

    def _figure(self, figure: int, count: int, is_short: bool) -> str:
        if figure == WARRIOR:
            return self.own.text("short-warrior" if is_short else "long-warrior", count=count)
        name = FIGURE_NAMES[figure]
        return self.own.text(f"short-{name}" if is_short else f"figure-{name}")

    # --- sentences --------------------------------------------------------------------------------

    def listed(self, items: Sequence[str]) -> Name:
        """“a, b and c”; the word for nothing when there are none."""
        if not items:
            return self.own.name("nothing")
        *others, last = items
        if not others:
            return last if isinstance(last, Name) else Name(lambda _: last)
        *others, first = others
        listed = self.own.name("list-two", first=first, last=last)
        for item in reversed(others):
            listed = self.own.name("list-more", first=item, rest=listed)
        return listed

    def say(self, key: str, /, **args: str | int) -> Text:
        """The message, its marked names in colour."""
        return self.coloured(self.own.text(key, **args))

    def coloured(self, marked: str) -> Text:
        """A text whose marked names have their colours."""
        text = Text()
        end = 0
        for found in _MARKED.finditer(marked):
            text.append(marked[end : found.start()])
            mark = found.group(1)
            style = CARD_STYLE if mark == CARD_MARK else CLAN_STYLES[ord(mark) - 0xE000]
            text.append(found.group(2), style)
            end = found.end()
        text.append(marked[end:])
        return text

    def plain(self, marked: str) -> str:
        """The text without its marks."""
        return _MARKED.sub(r"\2", marked)
