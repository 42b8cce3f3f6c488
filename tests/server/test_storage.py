"""What is kept: whole or not at all, by one server at a time, and through every change of its form."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from netocean.server.problems import Refused, StorageRefused
from netocean.server.schema import METADATA
from netocean.server.storage import DAY, FILE, KeptReport, Storage, migrate
from netocean.server.tokens import hashed


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A new storage."""
    kept = Storage(tmp_path)
    yield kept
    kept.close()


SEATS = [(0, hashed("somebody"))]


def run(work: Any) -> Any:
    """The result of what is awaited."""
    return asyncio.run(work)


def pragma(storage: Storage, words: str) -> Any:
    """What a pragma says, or sets."""
    with storage.engine.connect() as connection:
        result = connection.execute(text(f"PRAGMA {words}"))
        return result.scalar() if result.returns_rows else None


def refused(work: Any) -> str:
    """Why storage does not do it."""
    with pytest.raises(Refused) as caught:
        run(work)
    return caught.value.key


def test_a_table_is_kept_with_its_inputs_in_their_order(tmp_path: Path):
    """Also when another server opens the storage later."""
    storage = Storage(tmp_path)
    run(storage.add_table("t", b"opening", b"setup", None, [(0, hashed("me"))]))
    for place, one in enumerate((b"a", b"b", b"c")):
        run(storage.add_input("t", place, one))
    storage.close()
    later = Storage(tmp_path)
    kept = run(later.load("t"))
    assert (kept.opening, kept.setup, kept.inputs) == (b"opening", b"setup", [b"a", b"b", b"c"])
    assert run(later.seat(hashed("me"))) == ("t", 0)
    later.close()


def test_nothing_is_stored_twice_at_a_place(storage: Storage):
    """Inputs are only ever added."""
    run(storage.add_table("t", b"", b"", None, SEATS))
    run(storage.add_input("t", 0, b"first"))
    with pytest.raises(IntegrityError):
        run(storage.add_input("t", 0, b"second"))
    assert run(storage.load("t")).inputs == [b"first"]


def test_only_hashes_of_tokens_are_kept(storage: Storage, tmp_path: Path):
    """Whoever reads the file cannot sit down."""
    run(storage.add_table("t", b"", b"", None, [(0, hashed("a-token-of-mine"))]))
    storage.engine.dispose()
    assert b"a-token-of-mine" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_only_one_friend_takes_the_free_seat(storage: Storage):
    """The second one is told, and changes nothing."""
    run(storage.add_table("t", b"opening", None, "CODE", [(0, hashed("one"))]))
    run(storage.join("t", b"setup", 1, hashed("two")))
    assert refused(storage.join("t", b"other", 1, hashed("three"))) == "code-taken"
    assert run(storage.load("t")).setup == b"setup"
    assert refused(storage.seat(hashed("three"))) == "token-unknown"


def test_what_the_host_is_asked_is_kept_and_decided_once(storage: Storage):
    """Declined, the seat is free for another; accepted, the game has begun."""
    run(storage.add_table("t", b"opening", None, "CODE", [(0, hashed("one"))]))
    run(storage.join("t", b"first", 1, hashed("two"), asks=True))
    assert refused(storage.join("t", b"other", 1, hashed("three"))) == "code-taken"
    assert (run(storage.load("t")).asked, run(storage.load("t")).setup) == (b"first", None)
    run(storage.decide("t", False))
    assert refused(storage.decide("t", True)) == "packs-late"
    assert run(storage.seat(hashed("two"))) == ("t", 1)
    run(storage.join("t", b"second", 1, hashed("three"), asks=True))
    assert refused(storage.seat(hashed("two"))) == "token-unknown"
    run(storage.decide("t", True))
    assert (run(storage.load("t")).asked, run(storage.load("t")).setup) == (None, b"second")


def test_a_table_that_nobody_touches_is_put_away(tmp_path: Path):
    """After its days, not before; its token is told from one that never was."""
    now = [1_000_000.0]
    storage = Storage(tmp_path, clock=lambda: now[0], steady=lambda: now[0])
    run(storage.add_table("old", b"opening", b"setup", "CODE", [(0, hashed("me"))]))
    run(storage.add_input("old", 0, b"input"))
    run(storage.add_report(KeptReport("r", "old", 0, 1, 1, "words")))
    now[0] += 30 * DAY
    run(storage.add_table("new", b"", b"", None, SEATS))
    assert run(storage.expire(30)) == []
    now[0] += 1
    assert run(storage.expire(30)) == ["old"]
    assert refused(storage.seat(hashed("me"))) == "token-expired"
    assert refused(storage.load("old")) == "token-expired"
    assert refused(storage.table_of_code("CODE")) == "code-unknown"
    assert refused(storage.report("r")) == "report-unknown"
    assert run(storage.count()) == 1
    now[0] += 366 * DAY
    assert run(storage.expire(30)) == ["new"]
    assert refused(storage.seat(hashed("me"))) == "token-unknown"
    storage.close()


@pytest.mark.parametrize(("turned", "gone"), [(3600, ["old"]), (3601, [])])
def test_a_clock_that_was_turned_puts_no_table_away(tmp_path: Path, turned: int, gone: list[str]):
    """A month passed, by the clock only or nearly so in truth: a wrong clock is no reason to lose a game."""
    wall, steady = [1_000_000.0], [0.0]
    storage = Storage(tmp_path, clock=lambda: wall[0], steady=lambda: steady[0])
    run(storage.add_table("old", b"opening", b"setup", None, SEATS))
    wall[0] += 31 * DAY
    steady[0] += 31 * DAY - turned
    assert run(storage.expire(30)) == gone
    assert run(storage.count()) == 1 - len(gone)
    storage.close()


def test_a_full_disk_is_said_and_nothing_is_half_done(storage: Storage):
    """As soon as there is room, it works again."""
    run(storage.add_table("t", b"", b"", None, [(0, hashed("me"))]))
    pragma(storage, f"max_page_count={pragma(storage, 'page_count')}")
    assert refused(storage.add_table("u", bytes(100_000), b"", None, [(0, hashed("you"))])) == "storage-full"
    assert refused(storage.seat(hashed("you"))) == "token-unknown"
    pragma(storage, "max_page_count=100000")
    run(storage.add_table("u", bytes(100_000), b"", None, [(0, hashed("you"))]))
    assert run(storage.seat(hashed("you"))) == ("u", 0)


def test_storage_that_can_only_be_read_is_said(storage: Storage):
    """Reading goes on."""
    run(storage.add_table("t", b"opening", b"", None, SEATS))
    pragma(storage, "query_only=ON")
    assert refused(storage.add_input("t", 0, b"")) == "storage-read-only"
    assert run(storage.load("t")).opening == b"opening"
    pragma(storage, "query_only=OFF")
    run(storage.add_input("t", 0, b""))


def test_two_servers_do_not_share_a_storage(storage: Storage, tmp_path: Path):
    """What is in memory would not be the truth any more."""
    with pytest.raises(StorageRefused) as caught:
        Storage(tmp_path)
    assert caught.value.key == "storage-locked"
    assert run(storage.count()) == 0


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path):
    """It may be somebody's."""
    (tmp_path / FILE).write_bytes(b"a diary " * 1000)
    with pytest.raises(StorageRefused) as caught:
        Storage(tmp_path)
    assert caught.value.key == "storage-trouble"
    assert (tmp_path / FILE).read_bytes() == b"a diary " * 1000


def test_a_database_of_the_first_form_is_brought_to_the_newest(tmp_path: Path):
    """With all that is in it."""
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(
            text("INSERT INTO tables (id, opening, setup, created, touched, over) VALUES ('t', 'o', 's', 1, 1, 0)")
        )
        connection.execute(text("INSERT INTO seats VALUES ('t', 0, :token, 1)"), {"token": hashed("me")})
        connection.execute(text("INSERT INTO inputs (table_id, place, input) VALUES ('t', 0, 'i')"))
    engine.dispose()
    storage = Storage(tmp_path)
    assert run(storage.seat(hashed("me"))) == ("t", 0)
    assert len(run(storage.load("t")).inputs) == 1
    storage.close()


def test_the_newest_form_is_the_one_that_the_server_works_with(storage: Storage):
    """Every change of the schema has its step."""
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
