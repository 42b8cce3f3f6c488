"""`netocean pack verify`: a pack against printed texts."""

import json
from pathlib import Path

from cli.reports import FAILED, FINE, UNUSABLE, languages, report, run

CARD = {
    "code": "90-001C", "name": "Brannoch", "type": "Forward", "element": "Water", "cost": 3, "power": 7000, "text": "Haste",
}  # fmt: skip


def made(folder: Path, content: bytes) -> Path:
    """A card file."""
    path = folder / "cards.jsonl"
    path.write_bytes(content)
    return path


def test_the_shape_of_the_report(tmp_path: Path):
    """Digests of both sides, counts, and what was found; written to a file with one finding a line."""
    out = tmp_path / "verified.json"
    path = made(tmp_path, json.dumps(CARD).encode())
    told = report("pack", "verify", "fftcg", "--texts", path, "--out", out)
    assert list(told) == [
        "game", "texts", "abilities", "cards", "whole", "lines", "read", "compared", "absent", "unlike", "differences",
        "unread",
    ]  # fmt: skip
    assert (told["cards"], told["lines"], told["read"], told["compared"], told["absent"]) == (1, 1, 1, 0, ["90-001C"])
    assert json.loads(out.read_text()) == told
    assert len(out.read_text().splitlines()) == len(told) + 4


def test_abilities_that_are_not_those_of_the_text_fail(tmp_path: Path):
    """A card of the pack with another text: exit code 1."""
    path = made(tmp_path, json.dumps(CARD | {"code": "1-001H"}).encode())
    told = report("pack", "verify", "fftcg", "--texts", path, code=FAILED)
    assert told["unlike"] == ["1-001H"]


@languages
def test_it_is_told_in_every_language(language: str, tmp_path: Path):
    """With its numbers and the cards that are not there."""
    told = run(
        "pack", "verify", "fftcg", "--texts", made(tmp_path, json.dumps(CARD).encode()), language=language
    ).stdout
    assert "90-001C" in told
    assert "report-" not in told


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path):
    """With all that is wrong with it, each at its line."""
    broken = [CARD | {"cost": "much"}, CARD | {"code": "90-002C", "type": "Castle"}]
    path = made(tmp_path, "\n".join(map(json.dumps, broken)).encode())
    result = run("pack", "verify", "fftcg", "--texts", path, code=UNUSABLE)
    assert result.stdout == ""
    assert [line.partition(":")[0] for line in result.stderr.splitlines()] == ["Line 1", "Line 2"]
    assert run("pack", "verify", "fftcg", "--texts", tmp_path / "none", code=UNUSABLE).stderr.count("\n") == 1


def test_a_game_without_printed_texts_says_so(tmp_path: Path):
    """And so does the help say what there is."""
    path = made(tmp_path, json.dumps(CARD).encode())
    assert run("pack", "verify", "colosseum", "--texts", path, code=UNUSABLE).stderr
    assert run("pack", "--help").exit_code == FINE
