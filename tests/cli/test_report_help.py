"""Every report command explains itself."""

import pytest

from cli.reports import run

COMMANDS = [
    ("coverage",),
    ("fuzz",),
    ("simulate",),
    ("bench",),
    ("cards",),
    ("deck", "check"),
    ("deck", "show"),
    ("deck", "list"),
    ("replay", "verify"),
    ("replay", "step"),
    ("ruleset", "show"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_shows_an_example_and_the_common_options(command: tuple[str, ...]):
    """What a person copies and changes."""
    told = run(*command, "--help").stdout
    assert f"Example: netocean {' '.join(command)}" in " ".join(told.split())
    assert "--json" in told
    assert "--language" in told


@pytest.mark.parametrize("command", ["deck", "replay", "ruleset"])
def test_a_group_lists_its_commands(command: str):
    """Each with a line about it."""
    assert run(command, "--help").stdout.count("\n") > 8
