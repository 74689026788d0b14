"""`fimbul analyse`: how a finished game went, and where it was decided."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fimbul.analysis import (
    LEAST_PLAYOUTS,
    MOST_PLAYOUTS,
    USUAL_PLAYOUTS,
    NotAnalysable,
    Options,
    Study,
    TooEarly,
    analysis_to_plain,
)
from fimbul.analysis.study import MOST_SEED
from fimbul.cli.analyse_report import print_report
from fimbul.cli.play import loaded
from fimbul.cli.series import INTERRUPTED, print_json, watched
from fimbul.cli.terminal import JsonOption, LanguageOption, fail, page, speak
from fimbul.cli.text.outdated import stop_text

if TYPE_CHECKING:
    from fimbul.i18n import Messages


def analyse(
    file: Annotated[
        Path, typer.Argument(metavar="FILE.saga", help="The record of a finished game.")
    ],
    playouts: Annotated[
        int,
        typer.Option(
            "--playouts",
            min=LEAST_PLAYOUTS,
            max=MOST_PLAYOUTS,
            help="How often each moment is played on. Four times as many halve the intervals.",
        ),
    ] = USUAL_PLAYOUTS,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            min=0,
            max=MOST_SEED,
            help="The same seed gives the same analysis, everywhere.",
        ),
    ] = 0,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Show each clan's chance to win over a finished game, and where the game was decided.

    Ctrl-C ends it early with what has been found so far, and the exit status is 130.
    """
    own = speak(language)
    study = study_of(own, file, Options(playouts, seed))
    is_whole = worked_off(own, study)
    try:
        analysis = study.analysis()
    except TooEarly:
        typer.echo(own.text("analyse-too-few-playouts"), err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(analysis_to_plain(analysis))
    else:
        print_report(page(), own, str(file), study.course, analysis, playouts)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def study_of(own: Messages, file: Path, options: Options) -> Study:
    """The study of the game in a file. Exits with 2 and says why if there is none."""
    saved = loaded(own, file)
    if saved.stop is not None:
        fail(own, stop_text(own, saved.record, saved.stop))
    try:
        return Study(saved.record, options)
    except NotAnalysable as error:
        if error.code == "unfinished-record":
            fail(own, own.text("analyse-unfinished-record", file=str(file)))
        fail(own, own.text("file-malformed", file=str(file), reason=error.message))


def worked_off(own: Messages, study: Study) -> bool:
    """Do the work, with progress on stderr if it is a terminal; False if Ctrl-C ended it early."""
    with watched(own.text("analyse-progress"), study.progress.total) as on_progress:
        done = 0
        try:
            for progress in study.steps():
                on_progress(progress.done - done)
                done = progress.done
        except KeyboardInterrupt:
            return False
    return True
