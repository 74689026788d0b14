"""The jarl: a lord who looks ahead, with an eye for positions that was trained by play."""

from fimbul.bots.jarl.choose import Jarl

__all__ = ["Jarl"]
