"""A server for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the usual settings, but for people who answer as fast as they can."""
    with serving(tmp_path / "data", messages_per_second=100_000) as running:
        yield running
