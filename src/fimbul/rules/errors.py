"""The errors that the rules raise for a caller's mistakes.

Each error has a stable ``code`` for programs and translators, and a message in English for people.
No message reveals anything that the seat in question may not know.
"""


class FimbulError(Exception):
    """The base of every error the rules raise on purpose."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class MalformedMove(FimbulError):
    """This is not a move: neither a number nor a text of the table of moves."""


class IllegalMove(FimbulError):
    """This is a move, but not one that the decision offers now."""


class NotYourDecision(FimbulError):
    """This seat owes no such decision now."""


class MalformedSetup(FimbulError):
    """These are not the options or the chance outcome of a game (S1–S4)."""


class MalformedRecord(FimbulError):
    """This text is not a record, or it does not replay."""


class MalformedState(FimbulError):
    """This is not a saved state."""


class Problem:
    """One thing that is wrong with a position: a code, the names it is about, and a sentence.

    ``args`` has names as in the text of a position, and numbers. A reader who knows another
    language finds a message by the code.
    """

    __slots__ = ("args", "code", "message")

    def __init__(self, code: str, message: str, args: dict[str, str | int]) -> None:
        self.code = code
        self.message = message
        self.args = args

    def __repr__(self) -> str:
        return f"<Problem {self.code}: {self.message}>"


class MalformedPosition(FimbulError):
    """This text is not a position, or no game can be in it; ``problems`` says all that is wrong."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems[0].code, problems[0].message)
        self.problems = problems
