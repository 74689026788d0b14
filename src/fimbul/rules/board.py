"""The board (B1–B4): nine provinces, three regions, four fjords, and where else a figure can be.

A *place* is a small int. Outer provinces come first, in ring order, so that arithmetic on the
ring is arithmetic on the number. Sets of provinces are bit masks.
"""

from typing import Final, Literal, get_args

from fimbul.rules.native import i64, vec

OUTER: Final = 8
"""How many outer provinces there are; they are the places 0 … 7, clockwise from the north."""
YGGDRASIL: Final = 8
PROVINCES: Final = 9
FIRST_FJORD: Final = 9
FJORDS: Final = 4
RESERVE: Final = 13
VALHALLA: Final = 14
OUT_OF_GAME: Final = 15
PLACES: Final = 16

ProvinceName = Literal[
    "elvagar",
    "angerboda",
    "muspelheim",
    "horgr",
    "utgard",
    "andlang",
    "gimle",
    "myrkulor",
    "yggdrasil",
]
FjordName = Literal["fjord-ne", "fjord-se", "fjord-sw", "fjord-nw"]
PlaceName = Literal[ProvinceName, FjordName, "reserve", "valhalla", "out-of-game"]
PROVINCE_NAMES: Final[tuple[ProvinceName, ...]] = get_args(ProvinceName)
FJORD_NAMES: Final[tuple[FjordName, ...]] = get_args(FjordName)
PLACE_NAMES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)

RegionName = Literal["manheim", "alfheim", "jotunheim"]
REGION_NAMES: Final[tuple[RegionName, ...]] = get_args(RegionName)
REGION_OF: Final = (0, 0, 2, 2, 2, 1, 1, 0)
"""B2: the region of each outer province."""

VILLAGES: Final = vec[i64]([4, 5, 5, 4, 3, 3, 5, 3])
"""B3: the villages of each outer province. Yggdrasil has none and no limit."""

ALL_OUTER: Final = (1 << OUTER) - 1
YGGDRASIL_BIT: Final = 1 << YGGDRASIL
ALL_PROVINCES: Final = ALL_OUTER | YGGDRASIL_BIT


def _neighbours(province: int) -> int:
    if province == YGGDRASIL:
        return ALL_OUTER
    return 1 << (province + 1) % OUTER | 1 << (province - 1) % OUTER | YGGDRASIL_BIT


ADJACENT: Final = vec[i64]([_neighbours(province) for province in range(PROVINCES)])
"""B1: the mask of the provinces adjacent to each province."""

FJORD_OF: Final = vec[i64]([9, 9, 10, 10, 11, 11, 12, 12, OUT_OF_GAME])
"""B4: the fjord that supports each province. No figure ever stands at Yggdrasil's entry."""

SUPPORTED_BY: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0b11, 0b1100, 0b110000, 0b11000000, 0, 0, 0]
)
"""B4: the mask of the two provinces that a fjord supports; 0 for any other place."""

BITS: Final = tuple(
    tuple(bit for bit in range(PROVINCES) if mask >> bit & 1) for mask in range(1 << PROVINCES)
)
"""The members of every set of provinces, in ascending order."""


def region_mask(name: str) -> int:
    """The provinces of the region ``name`` as a mask."""
    region = REGION_NAMES.index(name)
    return sum(1 << province for province in range(OUTER) if REGION_OF[province] == region)


TokenName = Literal["rage", "axes", "horns", "glory", "all"]
TOKEN_NAMES: Final[tuple[TokenName, ...]] = get_args(TokenName)
"""P11: what a pillage token gives. The first three are the stats, in the order of ``cells``."""
TOKEN_GLORY: Final = 3
TOKEN_ALL: Final = 4
OUTER_TOKENS: Final = (0, 0, 0, 1, 1, 2, 2, TOKEN_GLORY)
"""S1: the eight tokens that are shuffled over the outer provinces."""
GLORY_OF_TOKEN: Final = 5
