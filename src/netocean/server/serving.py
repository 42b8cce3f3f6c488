"""A server on a port of this machine, from its first to its last moment."""

import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from starlette.applications import Starlette

from netocean.server import logs
from netocean.server.app import make
from netocean.server.logs import LOG
from netocean.server.problems import Refused
from netocean.server.settings import Settings
from netocean.server.storage import Storage

_NEXT_PORTS = 20
_FRAME = 64 * 1024
_GRACE = 5
_SWITCH_SECONDS = 0.001


def bind(host: str, port: int) -> socket.socket:
    """A socket on a port, or on the next free one. Raises OSError if none of them can be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = OSError()
    for number in range(port, min(port + _NEXT_PORTS, 65536) if port else 1):
        # Named as TCP, or messages would wait for each other: asyncio sends at once only where it knows that.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1)  # an address in use shows itself only here on some systems
        except OSError as error:
            listener.close()
            last = error
            if isinstance(error, (PermissionError, socket.gaierror)) or error.errno == _NO_ADDRESS:
                break
            continue
        return listener
    raise last


_NO_ADDRESS = 99 if sys.platform == "linux" else 49 if sys.platform == "darwin" else 10049


class Serving(uvicorn.Server):
    """Tells everybody at the tables when it stops, so that nobody is waited for."""

    def __init__(self, config: uvicorn.Config, farewell: Callable[[], None]) -> None:
        super().__init__(config)
        self._farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say farewell, then stop."""
        self._farewell()
        await super().shutdown(sockets)


def config_for(app: Starlette) -> uvicorn.Config:
    """How the web server runs the application. Messages go unpacked: they are short, and packing would cost time."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE,
    )


def serve(settings: Settings, storage: Storage, listener: socket.socket) -> None:
    """Serve until the process is told to stop; SIGTERM and SIGINT stop it in order."""
    logs.start()
    # A computer that thinks gives way to the other tables after so many seconds.
    sys.setswitchinterval(_SWITCH_SECONDS)
    app = make(settings, storage)
    server = Serving(config_for(app), lambda: app.state.house.hub.stop(Refused("stopping")))
    # uvicorn raises the signal again when it is done; that is the end of this process then, and a good one.
    signal.signal(signal.SIGTERM, _done)
    host, port = listener.getsockname()[:2]
    LOG.info("listening host=%s port=%s data=%s", host, port, settings.data)
    try:
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
    finally:
        storage.close()
        LOG.info("stopped")


def _done(number: int, frame: Any) -> None:
    raise SystemExit(0)
