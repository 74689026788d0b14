"""Playing back a record that a visitor brings. It is not stored."""

from typing import Any, Final

from litestar import MediaType, Request, Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from fimbul.server import limits
from fimbul.server.access import spend
from fimbul.server.bodies import Upload
from fimbul.server.door import address_of
from fimbul.server.errors import Refused
from fimbul.server.identity import must_be_same_origin, visitor
from fimbul.server.lanes import Lane
from fimbul.server.limits import network_of
from fimbul.server.projecting import Unreadable, UploadedReplay, project
from fimbul.server.refusals import refusals
from fimbul.server.thinking import SEARCHING_NICENESS, Crew, NoAnswer

PATIENCE: Final = 10.0
"""Seconds that a worker may take for a record."""
CODES: Final = {
    "not-a-saga": "not-a-saga",
    "partial-saga": "partial-saga",
    "unknown-version": "unknown-saga",
    "too-short": "short-saga",
    "too-many-moves": "too-large",
}
"""The refusals of texts that are not records; ``broken-saga`` for any other reason."""


class Projector:
    """A worker process that makes reels of records; addresses take turns."""

    def __init__(self) -> None:
        self._crew = Crew(1, SEARCHING_NICENESS)
        self._lane = Lane(1)

    async def show(self, upload: Upload, network: str) -> bytes:
        """Return an ``UploadedReplay`` as JSON. Raises ``Refused``."""
        async with self._lane.place(network):
            try:
                found = await self._crew.run(
                    project, PATIENCE, upload.saga, upload.seat, upload.is_open
                )
            except NoAnswer:
                raise Refused("too-large") from None
        if isinstance(found, Unreadable):
            more = {"line": found.line} if found.line else {}
            raise Refused(CODES.get(found.code, "broken-saga"), more, message=found.message)
        return found

    def close(self) -> None:
        """Kill the worker, whatever it is doing."""
        self._crew.close()


@post(
    "/replay",
    status_code=200,
    request_max_body_size=limits.RECORD_BODY,
    responses={
        200: ResponseSpec(
            UploadedReplay, generate_examples=False, description="The game, as far as it replays."
        ),
        **refusals("foreign-origin", *CODES.values(), "broken-saga", "crowded"),
    },
)
async def replay(request: Request[Any, Any, Any], data: JSONBody[Upload]) -> Response[bytes]:
    """Play back a record (`.saga`), as a seat or a spectator saw it, or with all hands open.

    It is replayed as far as the rules allow; `end` says why no further. The server keeps nothing.
    """
    must_be_same_origin(request)
    spend(request, limits.UPLOAD, visitor(request))
    projector = request.app.state.projector
    assert isinstance(projector, Projector)
    shown = await projector.show(data, network_of(address_of(request.scope)))
    return Response(shown, media_type=MediaType.JSON)
