"""What all endpoints share: bodies in and out, answers that are kept with their tags, who asks."""

import gzip
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from netocean.engine.errors import NetOceanError
from netocean.server.problems import Refused, problem, status_of
from netocean.server.settings import BODY

T = TypeVar("T")

_SMALL = 1000


class Kept:
    """An answer that is the same for everybody: with a tag, and packed once."""

    def __init__(self, body: bytes, kind: str, cache: str = "no-cache") -> None:
        self.kind = kind
        self.cache = cache
        self.plain = body
        self.packed = gzip.compress(body, 9, mtime=0) if len(body) > _SMALL and _packs(kind) else None
        self.tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request) -> Response:
        """The answer, or that it has not changed since the client got it."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.plain
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.kind)


def _packs(kind: str) -> bool:
    return kind.startswith("text/") or kind.partition(";")[0].endswith(("json", "javascript", "xml"))


def json(thing: Any, status: int = 200) -> Response:
    """An answer in JSON, never kept by anybody."""
    body = msgspec.json.encode(thing)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def json_kept(thing: Any) -> Kept:
    """JSON that is the same for everybody."""
    return Kept(msgspec.json.encode(thing), "application/json")


def refusal(error: NetOceanError) -> Response:
    """An error as an answer."""
    told = problem(error)
    response = json(told, status_of(error))
    if told.wait:
        response.headers["Retry-After"] = str(told.wait)
    return response


async def body(request: Request, most: int = BODY, too_large: str = "body-too-large") -> bytes:
    """The body of a request. Raises Refused if it is too large, before all of it is read."""
    told = request.headers.get("content-length", "")
    size = int(told) if told.isascii() and told.isdecimal() and len(told) < 16 else 0
    parts: list[bytes] = []
    try:
        if size <= most:
            size = 0
            async for part in request.stream():
                size += len(part)
                parts.append(part)
                if size > most:
                    break
    except ClientDisconnect:
        raise Refused("body-malformed") from None
    if size > most:
        raise Refused(too_large, bytes=size, most=most)
    return b"".join(parts)


async def read(request: Request, kind: type[T], most: int = BODY) -> T:
    """The body of a request as a struct. Raises Refused if it is none."""
    try:
        return msgspec.json.decode(await body(request, most), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("body-malformed") from None


def address(request: Any) -> str:
    """Where a request or socket comes from."""
    client = request.client
    return str(client.host) if client is not None else ""


def bearer(request: Request) -> str:
    """The token of a request. Raises Refused if it brings none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refused("token-missing")
    return token.strip()
