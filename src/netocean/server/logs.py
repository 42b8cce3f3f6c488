"""What the server writes about itself: one line an event, without cards and without tokens."""

import logging
import sys
import traceback
from pathlib import Path

from netocean.engine.errors import NetOceanError

LOG = logging.getLogger("netocean.server")


class _OneLine(logging.Formatter):
    """Says of an exception what it is and where it came from, on the same line."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        record.exc_info = record.exc_text = None
        line = super().format(record).replace("\n", " ")
        return line if error is None else f"{line} error={named(error)} at={place(error)}"


def start(level: int = logging.INFO) -> None:
    """Write to standard error: time, level, event. What the web server says comes along, from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_OneLine("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S%z"))
    for logger, least in ((LOG, level), (logging.getLogger("uvicorn"), logging.WARNING)):
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False


def named(error: BaseException) -> str:
    """An error by its name: what it says might tell a card."""
    return error.key if isinstance(error, NetOceanError) else type(error).__name__


def place(error: BaseException) -> str:
    """Where an error came from, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    return ">".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
