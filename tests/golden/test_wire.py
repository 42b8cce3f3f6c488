"""The golden transcripts of the wire: what each seat is sent, byte for byte."""

from pathlib import Path

import pytest

from tables.wire import GOLDEN, transcripts

KEPT = Path(__file__).with_name("wire")


@pytest.mark.parametrize("name", GOLDEN)
def test_the_wire_of_a_table_is_as_it_was(name: str) -> None:
    """Renew it with scripts/golden.py after an intended change, and read the difference."""
    written = transcripts(name)
    assert written
    for file, text in written.items():
        assert text.splitlines() == (KEPT / file).read_text(encoding="utf-8").splitlines(), file


def test_no_transcript_is_left_behind() -> None:
    """Every file is one that is written."""
    assert {path.name for path in KEPT.iterdir()} == {file for name in GOLDEN for file in transcripts(name)}
