"""Reasons why a move is not possible: stable codes and what they mean."""

from typing import Final, Literal

Reason = Literal[
    "game-over",
    "not-your-decision",
    "passed",
    "no-rage",
    "illegal-move",
    "no-such-figure",
    "no-figure-there",
    "wrong-figure",
    "wrong-place",
    "same-province",
    "not-adjacent",
    "province-destroyed",
    "fjord-closed",
    "province-pillaged",
    "not-pillaged",
    "needs-upgrade",
    "horns-full",
    "not-enough-rage",
    "no-village-free",
    "too-few-figures",
    "nobody-moved",
    "not-doomed",
    "not-in-hand",
    "not-in-pack",
    "not-played",
    "wrong-kind-of-card",
    "earlier-slot-empty",
    "stat-full",
    "stat-of-token",
]
WhyCode = Literal[Reason, ""]
"""A reason, or none."""

REASONS: Final[dict[Reason, str]] = {
    "game-over": "the game is over",
    "not-your-decision": "the game waits for somebody else",
    "passed": "you have passed, and act no more in this age (A4)",
    "no-rage": "without rage there are no actions, not even free ones (A3)",
    "illegal-move": "the decision is about something else",
    "no-such-figure": "you have no such figure there",
    "no-figure-there": "you have no figure there",
    "wrong-figure": "not with that figure (U3)",
    "wrong-place": "not there: the place is given",
    "same-province": "that is the province itself",
    "not-adjacent": "that province is not adjacent (P2)",
    "province-destroyed": "that province is destroyed (S3, F4)",
    "fjord-closed": "both provinces of that fjord are destroyed (N7)",
    "province-pillaged": "that province has been pillaged in this age (P1)",
    "not-pillaged": "that province has not been pillaged in this age",
    "needs-upgrade": "your clan has no upgrade that allows it",
    "horns-full": "your clan has as many figures on the board as its horns allow (I4)",
    "not-enough-rage": "you have not the rage to pay for it (A2)",
    "no-village-free": "no village is free there (B3)",
    "too-few-figures": "two figures must be sacrificed, and you have fewer on the board",
    "nobody-moved": "at least one figure must march (M1)",
    "not-doomed": "that figure is not about to be destroyed (X1)",
    "not-in-hand": "that card is not in your hand",
    "not-in-pack": "that card is not in the pack, or you have chosen it already",
    "not-played": "that card is not among those you have played",
    "wrong-kind-of-card": "only cards with a white disc may be added (P6)",
    "earlier-slot-empty": "an earlier slot of this kind is empty too: take that one (U1)",
    "stat-full": "that stat cannot rise any more (T3)",
    "stat-of-token": "the pillage token has raised that stat already (G10)",
}
"""What each reason means, in English."""

FALLBACK: Final[Reason] = "illegal-move"
"""The reason if nothing more can be said, as for a verb that the decision never offers."""
