"""Clan upgrades (U1, U2), by the god whose name they bear."""

from typing import Final

from fimbul.rules.cards.clan.frigga import OF_FRIGGA
from fimbul.rules.cards.clan.loki import OF_LOKI
from fimbul.rules.cards.clan.odin import OF_ODIN
from fimbul.rules.cards.clan.thor import OF_THOR
from fimbul.rules.cards.clan.tyr import OF_TYR

CLAN_UPGRADES: Final = (*OF_FRIGGA, *OF_LOKI, *OF_ODIN, *OF_THOR, *OF_TYR)
