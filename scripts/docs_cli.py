"""The parts of the terminal guide that follow from the commands themselves. Used by scripts/docs.py."""

from collections.abc import Iterator
from typing import Any

import typer

from netocean.cli.app import app
from netocean.cli.boards import board
from netocean.cli.companion import COMMANDS, SKIP
from netocean.telling import FIRST_GAME
from netocean.texts import LANGUAGES, say

_NOTHING: tuple[object, ...] = (None, False, "", (), [])


def commands() -> Iterator[tuple[str, Any]]:
    """Every command with its full name, in the order of the help."""
    yield from _walk("netocean", typer.main.get_command(app))


def _walk(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    inner = getattr(command, "commands", None)
    if inner is None:
        yield name, command
        return
    for word, one in inner.items():
        yield from _walk(f"{name} {word}", one)


def parameter(param: Any) -> str:
    """A parameter as it is typed: `--games N`, `GAME`, `[QUERY]...`."""
    if param.param_type_name == "argument":
        shown: str = param.metavar or param.name.upper()
        return shown
    names = ", ".join([*param.opts, *param.secondary_opts])
    if param.is_flag:
        return names
    value = param.metavar or (
        "N" if isinstance(param.default, int) or param.min is not None else param.name.upper().replace("_", "-")
    )
    return f"{names} {value}" + (" …" if param.multiple else "")


def default(param: Any) -> str:
    """What holds when a parameter is left out, if that can be shown."""
    if param.required:
        return "must be there"
    if param.default in _NOTHING:
        return ""
    return " ".join(map(str, param.default)) if isinstance(param.default, tuple) else str(param.default)


def usage(name: str, command: Any) -> str:
    """How a command is typed."""
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    shown = [parameter(one) if one.required or "[" in parameter(one) else f"[{parameter(one)}]" for one in arguments]
    return " ".join([name, *shown, "[OPTIONS]"])


def examples(command: Any) -> list[str]:
    """The examples of a command, from the end of its help."""
    _, colon, told = (command.epilog or "").partition("Example: ")
    return [one.strip() for one in told.split(", netocean ")] if colon else []


def in_game() -> list[tuple[str, ...]]:
    """What can be typed at the table: each command in every language, and what it does."""
    rows = []
    for command in (SKIP, *COMMANDS):
        told = [say(language, f"play-words-{command}") for language in LANGUAGES]
        params = {"command": told[0], "known": ", ".join(LANGUAGES), "rule": board(FIRST_GAME).RULE}
        rows.append((*told, say("en", f"play-help-{command}", **params)))
    return rows
