"""The plain page: one file for the front and for every table, with its script and style."""

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router

_PAGE = Path(str(files("fimbul.server") / "page"))


@get(["/", "/table/{table:str}"], include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    """The page; its script finds out what to show."""
    return Response((_PAGE / "index.html").read_bytes(), media_type=MediaType.HTML)


def page_routes() -> list[Router]:
    """Everything a browser needs."""
    static = create_static_files_router(
        path="/static", directories=[_PAGE], include_in_schema=False
    )
    return [Router("/", route_handlers=[page]), static]
