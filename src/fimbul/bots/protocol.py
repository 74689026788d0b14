"""What a bot is: something that looks at a view and answers with one of its options.

Why this shape. The *decision* is no argument of its own: a view says which kind it is, its id and
its options, and what is said twice can disagree. The *rng* is an argument, because a bot that
owned one would have a past: the same view and the same rng give the same move, in a replay, in
another process and after an undo. A *budget* of time or of playouts concerns only bots that
search; it can come as a keyword-only argument with a default in a protocol that extends this one,
so that bots written against this one stay bots.
"""

from typing import Protocol

from fimbul.rules.setup import Rng
from fimbul.rules.view import View


class Bot(Protocol):
    """Decides for any seat of any game; keeps nothing from one decision to the next.

    One bot may play several seats and several games at once.
    """

    def choose(self, view: View, rng: Rng, /) -> int:
        """One of ``view.options``, which the caller has made sure are not empty.

        Does not change the view. Draws nothing from anywhere but ``rng``, and from it only by
        ``random()``, so that the answer is the same on every machine.
        """
