"""The built page, as files that are known by name: nothing else of the disk can be asked for."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import netocean
from netocean.server.house import house_of
from netocean.server.http import Kept, json
from netocean.server.problems import Refused
from netocean.texts import LANGUAGES, say

INDEX: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class Page:
    """The files of a folder, read when the page was built anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built = -1
        self._paths: dict[str, Path] = {}
        self._files: dict[str, Kept] = {}

    def file(self, name: str) -> Kept | None:
        """A file by its path in the folder; None if there is no such one."""
        self._look()
        kept = self._files.get(name)
        path = self._paths.get(name)
        if kept is None and path is not None:
            # What lies in assets/ has its digest in its name.
            cache = _FOR_EVER if name.startswith("assets/") else "no-cache"
            kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            kept = self._files[name] = Kept(path.read_bytes(), kind, cache)
        return kept

    def _look(self) -> None:
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = -1
        if built != self._built:
            self._built = built
            files = [path for path in self.folder.rglob("*") if path.is_file()] if built >= 0 else []
            self._paths = {path.relative_to(self.folder).as_posix(): path for path in files}
            self._files = {}


async def page(request: Request) -> Response:
    """A file of the page."""
    folder: Page = request.app.state.page
    name = request.path_params.get("name") or INDEX
    kept = folder.file(name)
    if kept is None and name == INDEX:
        return Response(_not_built(), 503, {"Cache-Control": "no-store"}, "text/html")
    if kept is None:
        raise Refused("not-found")
    return kept.answer(request)


async def health(request: Request) -> Response:
    """Whether the server serves."""
    house = house_of(request)
    return json({"status": "ok", "version": netocean.__version__, "tables": await house.storage.count()})


ROUTES = [Route("/health", health), Route("/", page), Route("/{name:path}", page)]


def _not_built() -> str:
    """The page that says that there is none, in every language of ours: nobody has chosen one yet."""
    told = "".join(
        f'<p lang="{language}">{say(language, "server-no-page", command="make page")}</p>' for language in LANGUAGES
    )
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Net Ocean</title>{told}</html>'
