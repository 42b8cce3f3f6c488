"""The same seed and answers give the same game on every machine: nothing in the rules may depend on anything else."""

import ast

import pytest

from hygiene.purity import faults
from hygiene.tree import RULES, parsed, place, sources


def test_rules_have_no_clock_no_chance_of_their_own_no_output_and_no_order_of_sets():
    """Nothing in engine, abilities and games reads a clock, draws, writes, or goes through a set."""
    found = [f"{place(path, line)} {what}" for path in sources(*RULES) for line, what in faults(parsed(path))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from time import monotonic",
        "import os.path",
        "print(1)",
        "open('x')",
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "[x for x in {z for z in y}]",
        "list({1, 2})",
        "s = set()\nfor x in s: pass",
        "def f(s: set[int]):\n    return [x for x in s]",
        "class A:\n    def a(self):\n        self.s: set[int] = set()\n    def b(self):\n        return tuple(self.s)",
        "def f(a: frozenset[int], b):\n    for x in a | b: pass",
        "def f(a: set[int]):\n    return a.pop()",
    ],
)
def test_impure_code_is_found(code: str):
    """The check finds what it is there to find."""
    assert faults(ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "for x in sorted({2, 1}): pass",
        "len({1, 2})",
        "x in {1, 2}",
        "def f(s: set[int]):\n    s.add(1)\ndef g(s: list[int]):\n    for x in s: pass",
        "stack = [1]\nstack.pop()",
    ],
)
def test_pure_code_is_let_alone(code: str):
    """Membership, counting and sorting of sets are fine."""
    assert not faults(ast.parse(code))


def test_the_check_sees_the_files():
    """A wrong folder would make the check pass with nothing looked at."""
    assert all(sources(package) for package in RULES)
