"""A game in a few lines of text, for people who watch an environment."""

from fimbul.rules import CLAN_NAMES, DECISION_NAMES, PLACE_NAMES, PROVINCES, PublicState


def as_text(state: PublicState) -> str:
    """What everybody may see of a game, in short."""
    if state.is_over:
        lines = ["the game is over"]
    else:
        lines = [f"age {state.age}, {state.phase}: {DECISION_NAMES[state.pending_op]}"]
    for seat in range(state.players):
        places = [
            f"{PLACE_NAMES[province]} {state.count_in(seat, province)}"
            for province in range(PROVINCES)
            if state.count_in(seat, province)
        ]
        name = CLAN_NAMES[state.clans[seat]]
        lines.append(
            f"{name}: glory {state.glory(seat)}, rage {state.rage(seat)}; "
            + (", ".join(places) or "-")
        )
    return "\n".join(lines)
