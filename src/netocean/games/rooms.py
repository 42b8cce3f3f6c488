# form: interpreted
"""What a game has under names that every game has, wherever it stands in its package."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any


class Rooms:
    """The rooms of one game's package: what a name means is fetched when it is first asked for.

    `where` tells for a name its room and what it is called there (`construction:check`), or the room alone that it means.
    What a package lists in its own `__all__` goes before that; `otherwise` is what a name means where it does not.
    """

    def __init__(self, package: str, where: Mapping[str, str], otherwise: Mapping[str, Any]) -> None:
        self._package = package
        self._where = where
        self._otherwise = otherwise

    def __getattr__(self, name: str) -> Any:
        """What a name means in this game. Raises AttributeError for a name that no game has."""
        found = self._find(name)
        setattr(self, name, found)
        return found

    def _find(self, name: str) -> Any:
        package = import_module(self._package)
        if name in getattr(package, "__all__", ()):
            return getattr(package, name)
        if name in self._where:
            room, _, called = self._where[name].partition(":")
            module = import_module(f"{self._package}.{room}")
            return getattr(module, called) if called else module
        if name in self._otherwise:
            return self._otherwise[name]
        raise AttributeError(name)
