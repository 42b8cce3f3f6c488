"""What the server refuses, with the status that fits, and anything that can go wrong as a saying.

NetOceanError (of the kernel)
└── Refused             a request that is not served; nothing has changed
    └── StorageRefused  nothing can be stored just now: the disk is full, locked or read-only
"""

from typing import Final

import msgspec

from netocean.catalog.errors import DeckError, PackError, UnknownCard
from netocean.engine.errors import EngineFault, NetOceanError
from netocean.telling.problems import error_sayings
from netocean.telling.sayings import Part, Say

STATUS: Final[dict[str, int]] = {
    "answer-fault": 500,
    "body-malformed": 400,
    "body-too-large": 413,
    "card-unknown": 422,
    "claim-early": 409,
    "code-taken": 409,
    "code-unknown": 404,
    "deck-none-ready": 422,
    "game-unknown": 404,
    "language-unknown": 404,
    "level-unknown": 422,
    "limit-bad": 422,
    "message-malformed": 400,
    "message-too-large": 413,
    "method-not-allowed": 405,
    "not-found": 404,
    "pack-not-accepted": 409,
    "packs-late": 409,
    "record-too-large": 413,
    "replay-not-over": 409,
    "request-fault": 500,
    "stopping": 503,
    "report-too-long": 422,
    "report-unknown": 404,
    "storage-full": 507,
    "storage-locked": 503,
    "storage-read-only": 503,
    "storage-trouble": 503,
    "table-broken": 500,
    "table-not-begun": 409,
    "token-expired": 410,
    "token-missing": 401,
    "token-unknown": 401,
    "too-fast": 429,
    "try-incomplete": 422,
    "try-no-position": 422,
    "too-many-keys": 422,
    "too-many-tables": 429,
    "too-many-tabs": 409,
    "too-many-tries": 429,
}
"""The HTTP status of what is refused; 422 for what the rules of a game refuse."""

OWN: Final = frozenset(STATUS) - {"game-unknown", "card-unknown", "record-too-large"}
"""What the messages `server-…` say; the others have a message of their own area."""


class Refused(NetOceanError):
    """Raised when a request is not served. Nothing has changed."""


class StorageRefused(Refused):
    """Raised when something cannot be stored; it works again as soon as the trouble is over."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an answer that is an error: the reason for programs, the words for people, all faults of a deck."""

    key: str
    words: Part
    problems: list[Part] = []
    wait: int = 0
    """How many seconds to wait before the next try."""


def status_of(error: NetOceanError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, EngineFault):
        return 500
    return STATUS.get(error.key, 422)


def problem(error: NetOceanError) -> Problem:
    """An error as the body of an answer."""
    problems = error_sayings(error) if isinstance(error, DeckError | PackError) else []
    wait = error.params.get("seconds", 0)
    return Problem(error.key, words(error), problems, wait if isinstance(wait, int) else 0)


def words(error: NetOceanError) -> Part:
    """An error as a saying."""
    if isinstance(error, EngineFault):
        return Say("server-table-broken")
    if isinstance(error, DeckError | PackError | UnknownCard):
        return error_sayings(error)[0]
    if error.key in OWN:
        return Say(f"server-{error.key}", dict(error.params))
    return Say(f"error-{error.key}", {name: value for name, value in error.params.items() if name != "given"})
