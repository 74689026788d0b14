"""What can go wrong when somebody outside asks something of the rules.

Each error carries a ``code`` that does not change, for programs and translators, and a message
in English for people. No message tells anything that the asking seat may not know.
"""


class FimbulError(Exception):
    """The base of every error the rules raise on purpose."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class MalformedMove(FimbulError):
    """This is no move at all: not a number or a text of the move table."""


class IllegalMove(FimbulError):
    """This is a move, but not one that the decision offers now."""


class NotYourDecision(FimbulError):
    """This seat owes no such decision now."""


class MalformedSetup(FimbulError):
    """These are not the options or the chance outcome of a game (S1–S4)."""


class MalformedRecord(FimbulError):
    """This text is no record, or it does not replay."""


class MalformedState(FimbulError):
    """This is no saved state."""
