"""What 120 cards must do (`expected/README.md`): written before anybody saw what the reader makes of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from fftcg.kit.story import Story

FOLDER = Path(__file__).parent / "expected"
FILES = ("01-10.jsonl", "11-20.jsonl", "21-27.jsonl")


def told() -> list[dict[str, Any]]:
    """All tests of the files, in their order."""
    return [
        json.loads(line)
        for name in FILES
        for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


TESTS = told()


@pytest.mark.parametrize("test", TESTS, ids=[test["id"] for test in TESTS])
def test_a_card_does_what_is_printed_on_it(test):
    """One position, some steps, the facts that hold then."""
    t = Story(test["setup"], {}, test["card"])
    t.do(*test["do"])
    t.sees(*test["expect"])


def test_every_card_of_the_sample_is_tested():
    """120 cards by the fixed seed, and no others."""
    sample = json.loads((FOLDER / "sample.json").read_text(encoding="utf-8"))["sample"]
    chosen = {number for numbers in sample.values() for number in numbers}
    assert {test["card"] for test in TESTS} == chosen and len(chosen) == 120


def test_every_test_has_an_id_of_its_own():
    """Card, line, letter."""
    ids = [test["id"] for test in TESTS]
    assert len(set(ids)) == len(ids)
