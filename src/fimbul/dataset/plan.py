"""Which games a dataset has, and how they are divided into shards.

A shard is a fixed number of games; only the last one may have fewer. Every game depends on its
number alone (see ``arena.simulate``), so a shard is the same wherever and whenever it is made. A
bot whose budget is in seconds may play differently on a faster machine: limit its simulations to
get the same dataset everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fimbul import __version__
from fimbul.arena import MalformedSeries
from fimbul.bots import USUAL_BUDGET
from fimbul.rules import EDITION_NAMES, RULES_VERSION

if TYPE_CHECKING:
    from fimbul.arena import Series
    from fimbul.bots import Budget

USUAL_SHARD: Final = 100
LARGEST_SHARD: Final = 10_000
"""The most games of a shard, whose compressed files are held in memory: 150 MB."""
LARGEST_SEED: Final = (1 << 32) - 1
"""The largest seed that a column holds."""
TABLES_VERSION: Final = 1
"""The version of the columns; a change to them adds one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A series of games, how much its bots may think, and the number of games in each shard."""

    series: Series
    budget: Budget = USUAL_BUDGET
    shard: int = USUAL_SHARD

    def check(self) -> None:
        """Raise ``MalformedSeries`` or ``UnknownBot`` unless such a dataset can be made."""
        self.series.check()
        if self.series.seed > LARGEST_SEED:
            raise MalformedSeries("bad-seed", f"the seed of a dataset is at most {LARGEST_SEED}")
        if not 0 < self.shard <= LARGEST_SHARD:
            raise MalformedSeries("bad-shard", f"a shard has 1 to {LARGEST_SHARD} games")

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.series.games // self.shard)

    def games_of(self, shard: int) -> range:
        """The games of the shard of this number, from 0."""
        first = shard * self.shard
        return range(first, min(first + self.shard, self.series.games))

    def facts(self) -> dict[str, object]:
        """Everything that the dataset depends on, as a JSON object: the options, the versions."""
        return {
            "players": self.series.players,
            "games": self.series.games,
            "seed": self.series.seed,
            "bots": list(self.series.seated),
            "edition": EDITION_NAMES[self.series.edition],
            "draft": self.series.drafts_first_age,
            "seconds": self.budget.seconds,
            "simulations": self.budget.simulations,
            "shard": self.shard,
            "tables": TABLES_VERSION,
            "rules": RULES_VERSION,
            "fimbul": __version__,
        }
