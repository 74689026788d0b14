"""`fimbul rules`: our text of the rules and rulings, by number."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from fimbul.cli.shell import complete_rule
from fimbul.cli.terminal import JsonOption, LanguageOption, close_to, fail, page, speak
from fimbul.cli.text.matching import shortened
from fimbul.i18n import rulebook
from fimbul.i18n.rulebook import replace_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import Console

    from fimbul.i18n import Messages, Rule, Section

LONGEST_NUMBER: Final = 9
"""The most digits of a number."""


def rules(
    number: Annotated[
        str | None,
        typer.Argument(
            metavar="NUMBER",
            help="A number such as P6, or a section such as P.",
            autocompletion=complete_rule,
        ),
    ] = None,
    as_json: JsonOption = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print all of it as a Markdown page.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Print the rules and rulings in our words: all, a section, or one by its number."""
    if markdown and (number is not None or as_json):
        raise typer.BadParameter(
            "prints the whole page: no NUMBER, no --json", param_hint="--markdown"
        )
    own = speak(language)
    sections = rulebook(own)
    if number is not None:
        sections = chosen(own, sections, number)
    if as_json:
        typer.echo(json.dumps(as_records(sections), ensure_ascii=False, indent=2))
    elif markdown:
        typer.echo(markdown_page(own, sections), nl=False)
    else:
        print_sections(page(), own, sections, has_contents=number is None)


def chosen(own: Messages, sections: tuple[Section, ...], number: str) -> tuple[Section, ...]:
    """Return what ``found_in`` finds. Exits with 2 if it finds nothing."""
    found = found_in(sections, number)
    if not found:
        close = nearest(sections, number.strip().upper())
        fail(own, own.text("rules-unknown-number", number=shortened(number)), close)
    return found


def found_in(sections: tuple[Section, ...], number: str) -> tuple[Section, ...]:
    """Return the section whose letter ``number`` is, or one that holds only that rule.

    Nothing where there is neither.
    """
    wanted = number.strip().upper()
    return tuple(section for section in sections if section.letter == wanted) or tuple(
        replace(section, rules=(rule,))
        for section in sections
        for rule in section.rules
        if rule.number == wanted
    )


def nearest(sections: Sequence[Section], wanted: str) -> list[str]:
    """Return up to three numbers near ``wanted``: of its section, or else of the nearest letter.

    For what is not a letter and a number, what is spelled like it.
    """
    letter, digits = wanted[:1], wanted[1:]
    if not digits.isdecimal():
        numbers = [rule.number for section in sections for rule in section.rules]
        return close_to(wanted, [*(section.letter for section in sections), *numbers])
    section = min(sections, key=lambda section: abs(ord(section.letter) - ord(letter)))
    number = int(digits[:LONGEST_NUMBER])
    numbers = [rule.number for rule in section.rules]
    return sorted(numbers, key=lambda known: abs(int(known[1:]) - number))[:3]


def as_records(sections: Iterable[Section]) -> list[dict[str, str | None]]:
    """Return the rules as JSON objects: `number`, `section`, `text`, `source` (null for rules)."""
    return [
        {
            "number": rule.number,
            "section": section.title,
            "text": rule.text,
            "source": rule.source,
        }
        for section in sections
        for rule in section.rules
    ]


def source_of(own: Messages, rule: Rule) -> str:
    """Return in words where a ruling comes from, or "" for a rule."""
    return "" if rule.source is None else own.text(f"rules-source-{rule.source}")


def rules_table(own: Messages, listed: Iterable[Rule]) -> Table:
    """Return a table of the numbers and the texts, for the terminal."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, min_width=3, style="bold")
    table.add_column()
    for rule in listed:
        source = source_of(own, rule)
        text = Text.assemble((f"({source}) ", "dim"), rule.text) if source else Text(rule.text)
        table.add_row(rule.number, text)
    return table


def print_sections(
    console: Console, own: Messages, sections: Sequence[Section], *, has_contents: bool
) -> None:
    """Print the sections with all their texts, after a table of contents where one is wanted."""
    if has_contents:
        print_contents(console, own, sections)
    for position, section in enumerate(sections):
        if position or has_contents:
            console.print()
        console.print(Text(f"{section.letter} · {section.title}", style="bold underline"))
        console.print(rules_table(own, section.rules))


def print_contents(console: Console, own: Messages, sections: Iterable[Section]) -> None:
    """Print the title, what the page is, and the sections with their first and last numbers."""
    console.print(Text(own.text("rules-title"), style="bold"))
    console.print(Text(own.text("rules-intro")))
    contents = Table.grid(padding=(0, 2, 0, 0))
    for section in sections:
        first, last = section.rules[0].number, section.rules[-1].number
        span = first if first == last else f"{first}–{last}"
        contents.add_row(Text(section.letter, style="bold"), section.title, span)
    console.print()
    console.print(contents)


def markdown_page(own: Messages, sections: Sequence[Section]) -> str:
    """Return all sections as one Markdown page, with an anchor at every number (`#p6`)."""
    return "\n".join(_markdown_lines(own, sections)) + "\n"


def _markdown_lines(own: Messages, sections: Sequence[Section]) -> Iterator[str]:
    file = f"src/fimbul/i18n/{own.language}/rules.ftl"
    known = {rule.number for section in sections for rule in section.rules}
    yield f"# {own.text('rules-title')}"
    yield f"\n<!-- {own.text('rules-generated', file=file)} -->"
    yield f"\n{own.text('rules-intro')}"
    yield f"\n## {own.text('rules-contents')}\n"
    for section in sections:
        yield f"- [{section.letter} · {section.title}](#{section.letter.lower()})"
    for is_rulings, part in ((False, "rules-part-rules"), (True, "rules-part-rulings")):
        yield f"\n## {own.text(part)}"
        for section in sections:
            if section.is_rulings == is_rulings:
                yield f"\n### {_anchor(section.letter)}{section.letter} · {section.title}\n"
                yield from (_markdown_item(own, rule, known) for rule in section.rules)


def _markdown_item(own: Messages, rule: Rule, known: set[str]) -> str:
    source = source_of(own, rule)
    source = f" *({source})*" if source else ""
    text = replace_numbers(
        rule.text, lambda cited: f"[{cited}](#{cited.lower()})" if cited in known else cited
    )
    text = text.replace("\n", "\n  ")
    return f"- {_anchor(rule.number)}**{rule.number}**{source} {text}"


def _anchor(number: str) -> str:
    return f'<a id="{number.lower()}"></a>'
