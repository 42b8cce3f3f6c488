"""Switches under a preset with single changes: the same in every game that plays by presets."""

from collections.abc import Sequence

from netocean.engine.errors import DataProblem
from netocean.engine.ruleset import Switch


def settled(
    switches: Sequence[Switch], presets: dict[str, dict[str, str]], preset: str, changes: dict[str, str]
) -> dict[str, str]:
    """The value of every switch under a preset with single changes.

    Raises DataProblem for an unknown preset or switch, and for a value that its switch cannot take.
    """
    if preset not in presets:
        raise DataProblem("ruleset-unknown", name=preset)
    values = {switch.name: switch.default for switch in switches}
    values.update(presets[preset])
    for name, value in changes.items():
        if name not in values:
            raise DataProblem("ruleset-unknown", name=name)
        values[name] = value
    for switch in switches:
        if not allowed(switch, values[switch.name]):
            raise DataProblem("ruleset-value", name=switch.name)
    return values


def allowed(switch: Switch, value: str) -> bool:
    """Whether a switch can take a value: one of its words, else a number from 1, or `none` where that is its default."""
    if switch.values:
        return value in switch.values
    number = value.isdecimal() and value.isascii() and int(value) >= 1
    return number or (value == "none" and switch.default == "none")
