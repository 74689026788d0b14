"""`fimbul verify`: whether a finished game was fair, and whether logs are as they were written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fimbul.cli.database import DatabaseOption, checked, must_exist, on_store, require_extra
from fimbul.cli.settings import ConfigOption
from fimbul.cli.terminal import JsonOption, LanguageOption, fail, speak
from fimbul.cli.text.saving import Unreadable, text_in
from fimbul.match.verdict import verdict_on
from fimbul.rules import MalformedRecord, Record, record_from_text

if TYPE_CHECKING:
    from fimbul.i18n import Messages
    from fimbul.match.verdict import Verdict
    from fimbul.store import Store
    from fimbul.store.audit import Audited

_HASH: Final = re.compile("[0-9a-f]{64}")
FAIR: Final = 0
NOT_FAIR: Final = 1
UNKNOWN: Final = 2


def _hash_option(name: str, what: str) -> typer.models.OptionInfo:
    option: typer.models.OptionInfo = typer.Option(
        name, metavar="HEX", help=what, show_default=False
    )
    return option


def verify(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE.saga",
            help="The record of a finished game. Without one, the logs of a database are checked.",
            show_default=False,
        ),
    ] = None,
    commitment: Annotated[
        str, _hash_option("--commitment", "The fingerprint that the table showed during the game.")
    ] = "",
    seal: Annotated[
        str, _hash_option("--seal", "A seal of the moves that the table published.")
    ] = "",
    head: Annotated[
        str, _hash_option("--head", "The head of a log that a table published: which one is it?")
    ] = "",
    database: DatabaseOption = "",
    verbose: Annotated[bool, typer.Option("--verbose", help="Show the hashes too.")] = False,
    as_json: JsonOption = False,
    language: LanguageOption = None,
    config: ConfigOption = None,
) -> None:
    """Check that a game was played with the deal that was fixed at its start.

    Exits with 0 when all is in order, 1 when something was changed, 2 when nobody can tell.
    """
    own = speak(language)
    hashes = {"--commitment": commitment, "--seal": seal, "--head": head}
    noted = {name: hash_named(own, name, text) for name, text in hashes.items() if text}
    unfit = [name for name in noted if (name == "--head") == (file is not None)]
    if unfit:
        fail(own, own.text("verify-unfit-options", options=", ".join(unfit)))
    if file is not None:
        record = record_in(own, file)
        verdict = verdict_on(record, noted.get("--commitment", ""), noted.get("--seal", ""))
        tell_verdict(own, record, verdict, is_verbose=verbose, as_json=as_json)
        known = UNKNOWN if verdict.code in ("no-commitment", "forked") else NOT_FAIR
        raise typer.Exit(FAIR if verdict.is_fair else known)
    raise typer.Exit(check_logs(own, database, noted.get("--head", ""), as_json=as_json))


def hash_named(own: Messages, name: str, text: str) -> str:
    """The hash that an option gives. Exits with 2 if it is not a hash."""
    found = text.strip().lower()
    if not _HASH.fullmatch(found):
        fail(own, own.text("verify-bad-hash", option=name))
    return found


# --- a record -------------------------------------------------------------------------------------


def record_in(own: Messages, file: Path) -> Record:
    """The record in a file; its moves are not checked. Exits with 2 if there is none."""
    try:
        return record_from_text(text_in(file))
    except Unreadable as error:
        fail(own, own.text(error.key, file=str(file), reason=error.reason))
    except MalformedRecord as error:
        fail(own, own.text("file-malformed", file=str(file), reason=error.message))


def tell_verdict(
    own: Messages, record: Record, verdict: Verdict, *, is_verbose: bool, as_json: bool
) -> None:
    """Print the verdict: a sentence, with the hashes if asked for; or JSON."""
    proof = record.proof
    if as_json:
        plain = {
            "verdict": verdict.code,
            "commitment": proof and proof.commitment,
            "salt": proof and proof.salt,
            "seal": proof and proof.seal,
            "moves": len(record.moves),
            "sealed_moves": verdict.sealed_moves,
        }
        typer.echo(json.dumps(plain, indent=2))
        return
    typer.echo(own.text(f"verify-{verdict.code}"))
    if verdict.code == "consistent" and proof is not None:
        typer.echo(own.text("verify-compare", hash=proof.commitment))
    if is_verbose and proof is not None:
        typer.echo(own.text("verify-commitment", hash=proof.commitment))
        typer.echo(own.text("verify-salt", hash=proof.salt))
        typer.echo(own.text("verify-seal", hash=proof.seal, moves=len(record.moves)))
        if verdict.sealed_moves is not None:
            at = verdict.sealed_moves
            typer.echo(own.text("verify-sealed", move=at, moves=len(record.moves)))


# --- the logs of a database -----------------------------------------------------------------------


def check_logs(own: Messages, database: str, head: str, *, as_json: bool) -> int:
    """Check the logs of a database, print what is wrong with them and return the exit status."""
    require_extra(own)
    from fimbul.store.audit import audit

    url = checked(own, database)
    must_exist(own, url)
    found: list[Audited] = []

    async def work(store: Store) -> int:
        found.extend([audited async for audited in audit(store)])
        return 0

    on_store(own, url, work, "verify-failed")
    places = [(one.match_id, one.hashes[head]) for one in found if head in one.hashes]
    broken = [(one.match_id, finding) for one in found for finding in one.findings]
    entries = sum(len(one.hashes) for one in found)
    if as_json:
        plain = {
            "tables": len(found),
            "entries": entries,
            "findings": [
                {"table": table, "entry": finding.seq, "code": finding.code}
                for table, finding in broken
            ],
            "head": [{"table": table, "entry": entry} for table, entry in places],
        }
        typer.echo(json.dumps(plain, indent=2))
    else:
        for table, finding in broken:
            typer.echo(own.text(f"verify-{finding.code}", table=table, entry=finding.seq))
        for table, entry in places:
            typer.echo(own.text("verify-head", table=table, entry=entry))
        if head and not places:
            typer.echo(own.text("verify-no-head"))
        if not broken:
            typer.echo(own.text("verify-logs", tables=len(found), entries=entries))
    return NOT_FAIR if broken or (head and not places) else FAIR
