"""Where tables are kept: SQLite, written by one thread, every change whole or not at all."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

from netocean.server.problems import Refused, StorageRefused
from netocean.server.schema import INPUTS, REPORTS, SEATS, TABLES

FILE = "tables.sqlite"
DAY = 24 * 60 * 60
_REMEMBERED = 365 * DAY
"""How long the tokens of an expired table are told from unknown ones."""
_TURNED = 3600
"""By how many seconds a clock is wrong that somebody turned."""
_FREE = (TABLES.c.setup.is_(None), TABLES.c.asked.is_(None))
"""A table at which the seat of the friend is free."""
_TROUBLES = (("full", "storage-full"), ("readonly", "storage-read-only"), ("read-only", "storage-read-only"))

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept. `setup` is None until the game has begun, `asked` is what the host is asked to begin."""

    id: str
    opening: bytes
    setup: bytes | None
    code: str | None
    inputs: list[bytes]
    asked: bytes | None = None


@dataclass(frozen=True, slots=True)
class KeptReport:
    """A report: whose it is (-1: the server's own), of which message, after how many inputs, with what was written."""

    id: str
    table: str
    seat: int
    seq: int
    inputs: int
    text: str


class Storage:
    """All that outlives the server. The methods may be awaited by anybody; they run one after the other.

    Every one of them raises StorageRefused if the database cannot do it just now; nothing has changed then.
    """

    def __init__(
        self, folder: Path, clock: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """Open the database in a folder, made if need be, and bring it to the newest form.

        `clock` tells the time of day, `steady` goes on evenly whatever somebody does to that.
        Raises OSError if the folder cannot be made, StorageRefused if the database cannot be used.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self._clock = clock
        self._steady = steady
        self._begun = clock() - steady()
        self._thread = ThreadPoolExecutor(1, "storage")
        self.engine: Engine = create_engine(
            f"sqlite:///{self.path}",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False, "timeout": 1.0},
        )
        event.listen(self.engine, "connect", _prepare)
        try:
            self._thread.submit(self._run, migrate).result()
        except StorageRefused:
            self.close()
            raise

    def close(self) -> None:
        """Let what is under way end, and close the file."""
        self._thread.submit(self.engine.dispose).result()
        self._thread.shutdown()

    def _now(self) -> int:
        return int(self._clock())

    def _run(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise trouble(error) from error

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    # Tables.

    async def add_table(
        self, table: str, opening: bytes, setup: bytes | None, code: str | None, tokens: Sequence[tuple[int, bytes]]
    ) -> None:
        """Keep a new table with the hashes of its seats' tokens."""
        now = self._now()

        def work(connection: Connection) -> None:
            row = {"id": table, "opening": opening, "setup": setup, "code": code}
            connection.execute(insert(TABLES), {**row, "created": now, "touched": now, "over": 0})
            connection.execute(insert(SEATS), [_seat(table, seat, token, now) for seat, token in tokens])

        await self._do(work)

    async def join(self, table: str, setup: bytes, seat: int, token: bytes, asks: bool = False) -> None:
        """Take the free seat of a table, which begins with it; if it `asks`, only when that is accepted.

        Who sat there and was declined leaves the seat. Raises Refused if somebody was quicker.
        """
        now = self._now()

        def work(connection: Connection) -> None:
            free = update(TABLES).where(TABLES.c.id == table, TABLES.c.expired.is_(None), *_FREE)
            taken = {"asked": setup} if asks else {"setup": setup}
            if connection.execute(free.values(touched=now, **taken)).rowcount != 1:
                raise Refused("code-taken")
            connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat))
            connection.execute(insert(SEATS), _seat(table, seat, token, now))

        await self._do(work)

    async def decide(self, table: str, accept: bool) -> None:
        """What the host of a table is asked is accepted, so that its game begins, or is not.

        Raises Refused if nothing is asked.
        """
        begun = {"setup": TABLES.c.asked} if accept else {}

        def work(connection: Connection) -> None:
            asks = update(TABLES).where(TABLES.c.id == table, TABLES.c.asked.is_not(None))
            if connection.execute(asks.values(asked=None, touched=self._now(), **begun)).rowcount != 1:
                raise Refused("packs-late")

        await self._do(work)

    async def seat(self, token: bytes) -> tuple[str, int]:
        """The table and the seat of a token. Raises Refused if there is none, or if its table has expired."""
        found = select(SEATS.c.table_id, SEATS.c.seat, TABLES.c.expired).join(TABLES).where(SEATS.c.token_hash == token)
        row = await self._do(lambda connection: connection.execute(found).one_or_none())
        if row is None:
            raise Refused("token-unknown")
        if row.expired is not None:
            raise Refused("token-expired")
        return row.table_id, row.seat

    async def table_of_code(self, code: str) -> tuple[str, bytes]:
        """The table that a friend joins with a code, and what it was opened with. Raises Refused if there is none."""
        found = select(TABLES.c.id, TABLES.c.opening).where(TABLES.c.code == code, TABLES.c.expired.is_(None))
        row = await self._do(lambda connection: connection.execute(found).one_or_none())
        if row is None:
            raise Refused("code-unknown")
        return row.id, row.opening

    async def load(self, table: str) -> Kept:
        """A table with all its inputs. Raises Refused if it has expired."""

        def work(connection: Connection) -> Kept:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None or row.opening is None:
                raise Refused("token-expired")
            of_table = select(INPUTS.c.input).where(INPUTS.c.table_id == table).order_by(INPUTS.c.place)
            inputs = list(connection.execute(of_table).scalars())
            return Kept(row.id, row.opening, row.setup, row.code, inputs, row.asked)

        return await self._do(work)

    async def add_input(self, table: str, place: int, input: bytes) -> None:
        """Keep an input: when this returns it is stored."""
        now = self._now()

        def work(connection: Connection) -> None:
            connection.execute(insert(INPUTS), {"table_id": table, "place": place, "input": input})
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(touched=now))

        await self._do(work)

    async def set_over(self, table: str) -> None:
        """Keep that the game of a table is over."""
        await self._do(lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(over=1)))

    async def expire(self, days: int) -> list[str]:
        """Let go of the tables that nobody touched for so many days, and say which; their tokens are still known.

        None are let go while the clock shows another time than it would if nobody had turned it.
        """
        now = self._now()
        if abs(self._clock() - self._steady() - self._begun) > _TURNED:
            return []

        def work(connection: Connection) -> list[str]:
            old = select(TABLES.c.id).where(TABLES.c.touched < now - days * DAY, TABLES.c.expired.is_(None))
            tables = list(connection.execute(old).scalars())
            for table in tables:
                connection.execute(delete(INPUTS).where(INPUTS.c.table_id == table))
                connection.execute(delete(REPORTS).where(REPORTS.c.table_id == table))
                empty = {"opening": None, "asked": None, "setup": None, "code": None, "expired": now}
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(**empty))
            connection.execute(delete(TABLES).where(TABLES.c.expired < now - _REMEMBERED))
            return tables

        return await self._do(work)

    async def count(self) -> int:
        """How many tables are under way."""
        kept = select(func.count()).select_from(TABLES).where(TABLES.c.expired.is_(None), TABLES.c.over == 0)
        return int(await self._do(lambda connection: connection.execute(kept).scalar_one()))

    # Reports.

    async def add_report(self, report: KeptReport) -> None:
        """Keep a report."""
        row = {
            "id": report.id,
            "table_id": report.table,
            "seat": report.seat,
            "seq": report.seq,
            "inputs": report.inputs,
            "text": report.text,
            "created": self._now(),
        }
        await self._do(lambda connection: connection.execute(insert(REPORTS), row))

    async def report(self, id: str) -> KeptReport:
        """A report. Raises Refused if there is none."""
        found = select(REPORTS).where(REPORTS.c.id == id)
        row = await self._do(lambda connection: connection.execute(found).one_or_none())
        if row is None:
            raise Refused("report-unknown")
        return KeptReport(row.id, row.table_id, row.seat, row.seq, row.inputs, row.text)


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring a database to a form; the newest if none is named."""
    config = Config()
    config.set_main_option("script_location", "netocean.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def trouble(error: DBAPIError) -> StorageRefused:
    """What a database that refuses means."""
    told = str(error.orig).lower()
    for mark, key in _TROUBLES:
        if mark in told:
            return StorageRefused(key)
    return StorageRefused("storage-locked" if "locked" in told else "storage-trouble")


def _seat(table: str, seat: int, token: bytes, now: int) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, "token_hash": token, "claimed": now}


def _prepare(connection: Any, _record: Any) -> None:
    """One process has the file, as the tables in its memory are the truth; the file survives the process at any moment."""
    cursor = connection.cursor()
    for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("BEGIN IMMEDIATE")
    cursor.execute("COMMIT")
    cursor.close()
