"""The parts of the OpenAPI description besides the routes: authentication and the WebSocket."""

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.openapi.spec import Components, OpenAPI, SecurityRequirement, SecurityScheme
from litestar.params import Parameter

from fimbul.rules import SPECTATOR
from fimbul.server import bodies
from fimbul.server.access import AnySeat, TableId
from fimbul.server.errors import Refused
from fimbul.server.identity import COOKIE, SECURE_COOKIE
from fimbul.server.news import News
from fimbul.server.refusals import LOOK, refusals

AnyRequest = Request[Any, Any, Any]

STREAM: Final = "/tables/{table:str}/stream"
SWITCHED: Final = (
    'The connection is a WebSocket now. Each message is `News`, or `{"beat": true}` after a while '
    "of silence. With `changes`, each message after the first contains only what has changed."
)

COMPONENTS: Final = Components(
    security_schemes={
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            description="A secret that a program makes up: 32 to 128 letters, digits or -._~",
        ),
        "cookie": SecurityScheme(
            type="apiKey",
            security_scheme_in="cookie",
            name=SECURE_COOKIE,
            description=f"The secret that a browser was given; over plain http it is `{COOKIE}`.",
        ),
    }
)
SECURITY: Final[list[SecurityRequirement]] = [{"token": []}, {"cookie": []}, {}]
"""Each identifies a visitor. Without any, one may look; sitting down gives one a cookie."""


@get(
    STREAM,
    responses=refusals(
        *LOOK, "foreign-origin", "too-many-connections", "crowded", "upgrade-required"
    ),
)
async def without_upgrade(
    request: AnyRequest,
    table: TableId,
    seat: AnySeat = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    changes: Annotated[bool, Parameter()] = False,
) -> News:
    """The news after a number, and then all new ones as they happen, over a WebSocket."""
    raise Refused("upgrade-required")


def complete(reference: OpenAPI) -> None:
    """Add what Litestar leaves out: unknown fields are refused, and the stream is a WebSocket."""
    for name, schema in reference.components.schemas.items():
        body = getattr(bodies, name, None)
        if body is not None and body.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
    paths = reference.paths or {}
    operation = paths["/api" + STREAM.replace(":str", "")].get
    assert operation is not None
    assert operation.responses is not None
    switched = operation.responses.pop("200")
    switched.description = SWITCHED
    operation.responses["101"] = switched
