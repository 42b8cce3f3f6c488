"""What can be set about a server, with the values for a table among friends."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the tables are kept, and the bounds of what one guest may ask for."""

    data: Path
    days: int = 30
    """How long a table is kept that nobody touches."""
    tables_per_hour: int = 600
    """How many tables an address may open in an hour."""
    tries_per_minute: int = 20
    """How many wrong tokens and codes an address may try in a minute."""
    messages_per_second: int = 60
    """How many messages a connection may send in a second."""
    idle_seconds: float = 60
    """How long a table stays in memory that nobody looks at."""
    page: Path = Path(__file__).parent / "page"
    """Where the built page lies."""


BODY = 256 * 1024
"""The size of the largest body, in bytes, except for records."""
PACKS_BODY = 1_300 * 1024
"""The size of the largest body that brings packs along, in bytes."""
MESSAGE = 16 * 1024
"""The size of the largest message of a seat, in bytes."""
CONNECTIONS = 4
"""How many connections a seat may have: tabs and devices of one person."""
OUTBOX = 256
"""How many messages may wait for a connection before it is given up; it can come back and ask for what it missed."""
RECORDS_PER_MINUTE = 60
"""How many records an address may have told again in a minute."""
MAKING_PER_MINUTE = 1200
"""How many packs and lines an address may have read in the card workshop in a minute."""
REPORT_LENGTH = 1000
LONGEST_LIMIT = 3600
"""The longest time for a decision, in seconds."""
JOIN_SECONDS = 20
"""How long a new socket may take to say who it is."""
FAREWELL_SECONDS = 2
"""How long the last messages of a line that ends may take."""
RETRY_SECONDS = 2
"""How long a table waits before it tries again to store what it does by itself."""
HESITATION = (0.12, 0.52)
"""Between these a forced answer waits that is not to be told from one that was thought over, in seconds."""
BEAT_SECONDS = 15
"""How often a line on which nothing happens gives a sign of life."""
