"""``python -m tests.rules.digest GAMES`` prints a hash of every state of seeded games.

Each game is one line; a hash covers a state and its legal moves. Both builds of the rules must
print the same.
"""

import sys
from hashlib import blake2b
from random import Random

from fimbul.rules import State, apply, draw_setup, legal, new_game, next_seat, sample, view


def fingerprint(state: State, options: list[int]) -> str:
    contents = (
        list(state.cells),
        state.frames,
        state.played,
        list(state.discard),
        state.shown,
        state.maybe_shown,
        state.picked,
        state.hands,
        state.quests,
        state.packs,
        list(state.sealed),
        options,
    )
    return blake2b(repr(contents).encode(), digest_size=4).hexdigest()


def game_digest(seed: int) -> str:
    """Hashes of all states of a game, and of a sampled world after every 40."""
    rng = Random(seed)
    edition, drafts = seed // 3 % 2, seed % 5 > 0
    setup = draw_setup(rng, 2 + seed % 3, edition=edition, drafts_first_age=drafts)
    state = new_game(setup)
    found: list[str] = []
    while (seat := next_seat(state)) >= 0:
        options = list(legal(state, seat))
        found.append(fingerprint(state, options))
        if len(found) % 40 == 0:
            world = sample(view(state, seat), rng)
            found.append(fingerprint(world, list(legal(world, seat))))
        apply(state, seat, options[int(rng.random() * len(options))])
    return " ".join([*found, fingerprint(state, [])])


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(game_digest(number))
