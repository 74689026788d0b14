"""Odin's clan upgrades: more glory from Ragnarök and from quests."""

from typing import Final

from fimbul.rules.card import Card
from fimbul.rules.cells import QUEST_DOUBLES, RAGNAROK_DOUBLES

OF_ODIN: Final = (
    Card(
        "odins-inspiration",
        2,
        "Odin's Inspiration",
        2,
        (1, 0, 0),
        "odin",
        powers=((RAGNAROK_DOUBLES, 1),),
    ),
    Card("odins-throne", 3, "Odin's Throne", 2, (1, 0, 0), "odin", powers=((QUEST_DOUBLES, 1),)),
)
