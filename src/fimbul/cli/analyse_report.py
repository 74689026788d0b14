"""The report of `fimbul analyse` for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from fimbul.cli.series import report_table
from fimbul.cli.terminal import capital
from fimbul.cli.text.hints import reason_text
from fimbul.cli.text.labels import label
from fimbul.cli.text.words import Words
from fimbul.rules import card_by_slug, move_from_text, view
from fimbul.rules.board import PLACE_NAMES

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from fimbul.analysis import Alternative, Analysis, Decisive, Estimate, Moment, TurningPoint
    from fimbul.analysis.course import Course
    from fimbul.i18n import Messages

PICKS: Final = 8
"""How many picks of the drafts are shown."""


def print_report(
    console: Console,
    own: Messages,
    file: str,
    course: Course,
    analysis: Analysis,
    planned: int,
) -> None:
    """Print the chances over time, the turning points, the draft, and luck and choice."""
    report = _Report(own, course, analysis)
    title = own.text(
        "analyse-title",
        file=file,
        moments=len(analysis.moments),
        playouts=analysis.playouts,
        seed=str(analysis.seed),
    )
    console.print(Text(title, style="bold"))
    if analysis.is_partial:
        part = own.text("analyse-part", playouts=analysis.playouts, planned=planned)
        console.print(Text(part, style="bold yellow"))
    sections = (
        ("analyse-chances", [report.chances()]),
        ("analyse-glory", [report.glory()]),
        ("analyse-turning-points", report.turning_points()),
        ("analyse-draft", report.draft()),
        ("analyse-fortune", [report.fortunes()]),
    )
    for key, lines in sections:
        console.print()
        console.print(Text(own.text(key), style="bold underline"))
        for line in lines:
            console.print(line)
    console.print()
    console.print(Text(own.text("analyse-note"), style="dim"))


class _Report:
    """The parts of a report, in the words of its game."""

    def __init__(self, own: Messages, course: Course, analysis: Analysis) -> None:
        self.own = own
        self.course = course
        self.analysis = analysis
        self.words = Words(own, course.states[-1])

    def clan(self, name: str) -> str:
        """The marked name of a clan."""
        return self.words.clan(self.analysis.clans.index(name))

    def moment(self, moment: Moment) -> str:
        """What a moment is called."""
        province = moment.province
        args: dict[str, str | int] = {"age": moment.age}
        if province is not None:
            args["province"] = self.words.place_name(PLACE_NAMES.index(province))
        return self.own.text(f"analyse-moment-{moment.kind}", **args)

    def by_clan(self) -> Table:
        """An empty table with a column for each clan."""
        clans = [self.words.plain(self.clan(name)) for name in self.analysis.clans]
        moment = capital(self.own.text("analyse-column-moment"))
        return report_table([moment, *clans], gap=1)

    def chances(self) -> Table:
        table = self.by_clan()
        for moment in self.analysis.moments:
            table.add_row(self.moment(moment), *map(_percent, moment.chances))
        return table

    def glory(self) -> Table:
        table = self.by_clan()
        for moment in self.analysis.moments:
            if moment.kind != "battle":
                table.add_row(self.moment(moment), *map(_amount, moment.glory))
        return table

    # --- turning points -------------------------------------------------------------------------

    def turning_points(self) -> list[Text | Padding]:
        if not self.analysis.turning_points:
            return [Text(self.own.text("analyse-no-turning-point"))]
        lines: list[Text | Padding] = []
        for point in self.analysis.turning_points:
            lines += self.point(point)
        return lines

    def point(self, point: TurningPoint) -> list[Text | Padding]:
        before, after = self.analysis.moments[point.before : point.before + 2]
        span = self.own.text(
            "analyse-span",
            before=self.moment(before),
            after=self.moment(after),
            first=before.moves + 1,
            last=after.moves,
        )
        lines: list[Text | Padding] = [Text(f"• {span}")]
        whose = self.analysis.clans.index(point.clan)
        lines.append(self.indented(self.changed(point.clan, point.changes[whose])))
        if point.part == "deal":
            lines.append(self.indented(self.own.text("analyse-by-deal")))
        elif point.decisive is None and point.alternatives:
            lines.append(self.indented(self.own.text("analyse-no-decisive")))
        if point.decisive is not None:
            lines += [self.indented(line) for line in self.decisive(point, point.decisive)]
        for alternative in point.alternatives:
            lines += [self.indented(line) for line in self.alternative(alternative)]
        return lines

    def indented(self, marked: str) -> Padding:
        return Padding(self.words.coloured(marked), (0, 0, 0, 2))

    def changed(self, clan: str, change: Estimate) -> str:
        return self.own.text(
            "analyse-change",
            clan=self.clan(clan),
            change=_signed(change.value),
            low=_signed(change.low),
            high=_signed(change.high),
        )

    def move(self, number: int, clan: str, text: str) -> str:
        """A move that could be chosen where the record has the move of this number."""
        seen = view(self.course.states[number - 1], self.analysis.clans.index(clan))
        return label(seen, self.words, move_from_text(text))

    def decisive(self, point: TurningPoint, found: Decisive) -> list[str]:
        """The move that changed the most, and by how much."""
        whose = self.analysis.clans.index(point.clan)
        return [
            self.own.text(
                "analyse-decisive",
                move=found.move,
                clan=self.clan(found.clan),
                played=self.move(found.move, found.clan, found.played),
            ),
            self.changed(point.clan, found.changes[whose]),
        ]

    def alternative(self, found: Alternative) -> list[str]:
        """What was played, what else was possible and why, and what that would have changed."""
        seat = self.analysis.clans.index(found.clan)
        return [
            self.own.text(
                "analyse-played",
                move=found.move,
                clan=self.clan(found.clan),
                played=self.move(found.move, found.clan, found.played),
            ),
            self.own.text(
                "analyse-preferred" if found.is_preferred else "analyse-second",
                instead=self.move(found.move, found.clan, found.instead),
                reason=reason_text(found.reason, found.args, self.words),
            ),
            self.own.text("analyse-instead", change=self.changed(found.clan, found.chances[seat])),
        ]

    # --- draft, luck and choice -----------------------------------------------------------------

    def draft(self) -> list[Text | Table]:
        """How often the bot agreed, and the picks that it likes least."""
        picks = self.analysis.draft
        other = sorted((pick for pick in picks if pick.loss > 0), key=lambda pick: -pick.loss)
        agreed = self.own.text("analyse-agreed", agreed=len(picks) - len(other), picks=len(picks))
        if not other:
            return [Text(agreed)]
        columns = ("pick", "clan", "taken", "preferred", "loss")
        headings = [capital(self.own.text(f"analyse-column-{column}")) for column in columns]
        table = report_table(headings, texts=4, gap=1)
        for pick in other[:PICKS]:
            table.add_row(
                f"{pick.age}.{pick.round}",
                self.words.coloured(self.clan(pick.clan)),
                self.own.text(card_by_slug(pick.taken).text_key),
                self.own.text(card_by_slug(pick.preferred).text_key),
                f"{pick.loss:.1f}",
            )
        return [Text(agreed), Text(self.own.text("analyse-opinion"), style="dim"), table]

    def fortunes(self) -> Table:
        columns = ("clan", "even", "deal", "choices", "result")
        headings = [capital(self.own.text(f"analyse-column-{column}")) for column in columns]
        table = report_table(headings, gap=2)
        for fortune in self.analysis.fortunes:
            table.add_row(
                self.words.coloured(self.clan(fortune.clan)),
                f"{100 * fortune.even:.0f}",
                _signed_interval(fortune.deal),
                _signed_interval(fortune.choices),
                f"{100 * fortune.result:.0f}",
            )
        return table


def _percent(chance: Estimate) -> str:
    value = f"{100 * chance.value:.0f}"
    if chance.low == chance.high:
        return value
    return f"{value} ({100 * chance.low:.0f}–{100 * chance.high:.0f})"


def _amount(glory: Estimate) -> str:
    if glory.low == glory.high:
        return f"{glory.value:.0f}"
    return f"{glory.value:.0f} ± {glory.high - glory.value:.0f}"


def _signed(change: float) -> str:
    """Points of per cent with their sign; the minus is a real one."""
    points = round(100 * change)
    return f"−{-points}" if points < 0 else f"+{points}"


def _signed_interval(change: Estimate) -> str:
    return f"{_signed(change.value)} ({_signed(change.low)}…{_signed(change.high)})"
