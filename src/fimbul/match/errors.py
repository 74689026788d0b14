"""What a match refuses, and why. The rules' own errors pass through as they are."""


class MatchError(Exception):
    """A request that a match does not accept; ``code`` never changes, the message is English."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class NoSuchLine(Exception):
    """There is no line of chat of that number, or its text was removed already."""
