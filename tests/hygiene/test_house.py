"""The arrows of the house that the layers alone do not hold."""

import ast
from pathlib import Path

from hygiene.tree import SOURCE, parsed, place, sources

GAMES = SOURCE / "games"


def imported(path: Path) -> set[str]:
    """The full names of what a file imports."""
    names = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def games_in(names: set[str]) -> set[str]:
    """The games whose modules are among these names."""
    keys = {folder.name for folder in GAMES.iterdir() if folder.is_dir()}
    return {key for key in keys for name in names if f"{name}.".startswith(f"netocean.games.{key}.")}


def test_games_do_not_know_each_other():
    """A game is one folder: it can be taken out."""
    found = []
    for path in sources("games"):
        own = path.relative_to(GAMES).parts[0]
        strangers = games_in(imported(path)) - {own}
        if strangers and path.parent != GAMES:
            found.append(f"{place(path)}: {', '.join(sorted(strangers))}")
    assert not found, "\n".join(found)


def test_kernel_abilities_and_players_name_no_game():
    """They serve all games alike."""
    found = [place(path) for path in sources("engine", "abilities", "players") if games_in(imported(path))]
    assert not found
