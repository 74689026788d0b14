"""The words of the game in every language: Fluent messages and the numbered rules.

One folder per language holds its `.ftl` files, which the browser reads too. This package imports
no other.
"""

from fimbul.i18n.messages import (
    BrokenMessage,
    MessageError,
    Messages,
    MissingMessage,
    Name,
    UnknownLanguage,
    languages,
    messages,
)
from fimbul.i18n.rulebook import Rule, Section, rulebook

__all__ = [
    "BrokenMessage",
    "MessageError",
    "Messages",
    "MissingMessage",
    "Name",
    "Rule",
    "Section",
    "UnknownLanguage",
    "languages",
    "messages",
    "rulebook",
]
