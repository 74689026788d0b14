"""`fimbul cards`: the cards and what they do."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.cells import cell_len, set_cell_size
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fimbul.cli.rules import rules_table
from fimbul.cli.shell import complete_card
from fimbul.cli.terminal import JsonOption, LanguageOption, capital, close_to, fail, page, speak
from fimbul.i18n import rulebook
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS, Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from fimbul.i18n import Messages, Rule

BADGES: Final = ("2+", "3+", "4+")
"""K2: the marks for the number of players with which a copy of a card is used."""
COLUMNS: Final = ("card", "age", "kind", "value", "copies", "god")


def cards(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="NAME",
            help="A card's name or slug, such as “Odin's Smite”, odins-smite or alfheim-2.",
            autocompletion=complete_card,
        ),
    ] = None,
    age: Annotated[
        int | None, typer.Option("--age", min=1, max=3, help="Only the cards of this age.")
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option("--kind", help=f"Only the cards of this kind: {', '.join(CARD_KIND_NAMES)}."),
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """List the cards, or show one in full with the rules and rulings that concern it."""
    own = speak(language)
    found = narrowed(own, CARDS if name is None else named(own, name), age, kind)
    if name is not None and not found:
        fail(own, own.text("cards-none-left", name=name))
    if as_json:
        records = [as_record(own, card, is_full=name is not None) for card in found]
        typer.echo(json.dumps(records, ensure_ascii=False, indent=2))
    elif name is not None:
        print_card(page(), own, found)
    else:
        print_list(page(), own, found)


def slug_of(name: str) -> str:
    """Return ``name`` as a slug: lower case, no apostrophes or "!", hyphens for spaces."""
    kept = (letter for letter in name.casefold() if letter not in "'’!")
    return "-".join("".join(kept).split())


def named(own: Messages, name: str) -> tuple[Card, ...]:
    """Return the cards of this name, in English or in ``own``, or the one with this slug.

    Exits with 2 where there is none.
    """
    index: dict[str, list[Card]] = {}
    for card in CARDS:
        for known in {slug_of(card.name), slug_of(own.text(card.text_key)), card.slug}:
            index.setdefault(known, []).append(card)
    wanted = slug_of(name)
    if wanted not in index:
        alike = (own.text(index[slug][0].text_key) for slug in close_to(wanted, index))
        fail(own, own.text("cards-unknown-name", name=name), dict.fromkeys(alike))
    return tuple(index[wanted])


def narrowed(
    own: Messages, found: Iterable[Card], age: int | None, kind: str | None
) -> tuple[Card, ...]:
    """Return those of ``found`` of the age and kind, if given. Exits with 2 for an unknown kind."""
    wanted = None if kind is None else kind.strip().casefold()
    if wanted is not None and wanted not in CARD_KIND_NAMES:
        known = ", ".join(CARD_KIND_NAMES)
        fail(own, own.text("cards-unknown-kind", kind=wanted, known=known))
    return tuple(
        card
        for card in found
        if age in {None, card.age} and wanted in {None, CARD_KIND_NAMES[card.kind]}
    )


def see(own: Messages, card: Card) -> list[str]:
    """Return the numbers of the rules and rulings that concern the card."""
    return (own.attribute(card.text_key, "see") or "").split()


def full_name(own: Messages, card: Card) -> str:
    """Return the card's name, with the name on the printed card where that is another one."""
    name = own.text(card.text_key)
    printed = own.attribute(card.text_key, "printed")
    return name if printed is None else f"{name} ({printed})"


def as_record(own: Messages, card: Card, *, is_full: bool) -> dict[str, object]:
    """Return the card as a JSON object; in full, with the texts of the rules it cites.

    `value` is null where it varies; `god` is null where there is none.
    """
    record: dict[str, object] = {
        "slug": card.slug,
        "name": own.text(card.text_key),
        "age": card.age,
        "kind": CARD_KIND_NAMES[card.kind],
        "value": None if card.has_variable_value else card.value,
        "copies": dict(zip(BADGES, card.copies, strict=True)),
        "god": card.god or None,
        "text": own.attribute(card.text_key, "text"),
        "see": see(own, card),
    }
    if is_full:
        record["rules"] = {rule.number: rule.text for rule in cited(own, card)}
    return record


def cited(own: Messages, card: Card) -> list[Rule]:
    """Return the rules and rulings that concern the card, in its order."""
    known = {rule.number: rule for section in rulebook(own) for rule in section.rules}
    return [known[number] for number in see(own, card)]


def badges(card: Card) -> str:
    """Return one mark for each copy of the card, such as `2+ 4+`."""
    pairs = zip(BADGES, card.copies, strict=True)
    return " ".join(badge for badge, count in pairs for _ in range(count))


def value_of(card: Card) -> str:
    """Return the card's value as printed: a number, or X where it varies."""
    return "X" if card.has_variable_value else str(card.value)


def god_of(own: Messages, card: Card) -> str:
    """Return the name of the card's god, or "" if it has none."""
    return own.text(f"god-{card.god}") if card.god else ""


def facts_of(own: Messages, card: Card) -> tuple[str, ...]:
    """Return the columns of the list: name, age, kind, value, copies, god."""
    return (
        own.text(card.text_key),
        str(card.age),
        own.text(f"kind-{CARD_KIND_NAMES[card.kind]}"),
        value_of(card),
        badges(card),
        god_of(own, card),
    )


def print_list(console: Console, own: Messages, found: Sequence[Card]) -> None:
    """Print a line of facts for each card with its text below, then what the columns mean."""
    header = tuple(capital(own.text(f"cards-column-{column}")) for column in COLUMNS)
    rows = [facts_of(own, card) for card in found]
    widths = [max(map(cell_len, column)) for column in zip(header, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        pairs = zip(cells, widths, strict=True)
        return "  ".join(set_cell_size(cell, width) for cell, width in pairs).rstrip()

    console.print(Text(line(header), style="bold underline"))
    for card, row in zip(found, rows, strict=True):
        console.print(Text(line(row), style="bold"))
        text = own.attribute(card.text_key, "text")
        if text is not None:
            console.print(Padding(Text(text), (0, 0, 0, 4), expand=False))
    copies = sum(sum(card.copies) for card in found)
    console.print()
    console.print(Text(own.text("cards-count", cards=len(found), copies=copies), style="bold"))
    console.print(Text(own.text("cards-legend"), style="dim"))


def print_card(console: Console, own: Messages, found: Sequence[Card]) -> None:
    """Print one card in full; ``found`` are the cards of its name, one for each age."""
    first = found[0]
    console.print(Text(full_name(own, first), style="bold underline"))
    facts = Table.grid(padding=(0, 3, 0, 0))
    for card in found:
        kind = CARD_KIND_NAMES[card.kind]
        facts.add_row(
            capital(own.text("cards-age", age=card.age)),
            own.text(f"kind-{kind}"),
            own.text(f"cards-value-{kind}", value=value_of(card)),
            own.text("cards-copies", badges=badges(card)),
            god_of(own, card),
        )
    console.print(facts)
    text = own.attribute(first.text_key, "text")
    if text is not None:
        console.print()
        console.print(Text(text))
    console.print()
    console.print(Text(own.text("cards-see"), style="bold"))
    console.print(rules_table(own, cited(own, first)))
