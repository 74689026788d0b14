"""The API against its own reference: every answer is one that the reference documents.

Schemathesis makes requests from the OpenAPI schema, right ones and wrong ones. Three of its checks
are left out: the body is read leniently (`1` as `true`, `"4"` as `4`), the schema cannot express
everything that is refused (the limits of an optional number), and OPTIONS covers only one handler
of a path at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
)

from fimbul.server.app import Settings, make_app
from fimbul.server.identity import COOKIE
from tests.patience import PATIENCE
from tests.server.playing import PLAIN, begin
from tests.server.running import Running

AnyCase = schemathesis.Case[Any]
LEFT_OUT = [allow_header_conformance, negative_data_rejection, positive_data_acceptance]
EXAMPLES = 12

reference = make_app(Settings("sqlite+aiosqlite://")).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(reference)


@pytest.fixture(scope="module")
def seat(usual_server: Running) -> Iterator[tuple[str, str]]:
    """A game that has begun, and the secret of a player there."""
    with usual_server.visitor() as ask, usual_server.visitor() as embla:
        yield begin(ask, embla, options={**PLAIN, "is_public": False}), ask.secret


@schema.parametrize()
@settings(max_examples=EXAMPLES)
def test_a_stranger_gets_only_answers_that_the_reference_knows(
    case: AnyCase, usual_server: Running
) -> None:
    case.call_and_validate(base_url=usual_server.url, timeout=PATIENCE, excluded_checks=LEFT_OUT)


@schema.exclude(path_regex="/(leave|return)$").parametrize()
@settings(max_examples=EXAMPLES)
def test_a_player_gets_only_answers_that_the_reference_knows(
    case: AnyCase, usual_server: Running, seat: tuple[str, str]
) -> None:
    table, secret = seat
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    case.query.pop("wait", None)  # there is nothing to wait for
    case.call_and_validate(
        base_url=usual_server.url,
        cookies={COOKIE: secret},
        timeout=PATIENCE,
        excluded_checks=LEFT_OUT,
    )
