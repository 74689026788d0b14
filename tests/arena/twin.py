"""The random bot under another name."""

from fimbul.bots import RandomBot


class Twin(RandomBot):
    """Plays exactly as strongly as the random bot."""
