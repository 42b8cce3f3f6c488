# form: interpreted
"""Steps of an effect while they are read: plain ones, and blocks that hold further steps."""

from __future__ import annotations

import re
from typing import TypeAlias

_VARIABLE = re.compile(r"\$[a-z][a-z0-9]*")
_AWAITED = re.compile(r"later \[when (?:put|broken|leaves) (\$[a-z][a-z0-9]*):")
_NAMES = re.compile(r"(?:choose|select|let) (\$[a-z][a-z0-9]*)")


class Block:
    """`if C { … } else { … }`, `may { … }`, `when done { … }`: a head, its steps, and those of `else`."""

    def __init__(self, head: str, body: list[Step], other: list[Step] | None = None) -> None:
        self.head = head
        self.body = body
        self.other = other


Step: TypeAlias = str | Block


def rendered(steps: list[Step]) -> str:
    """Steps as text."""
    return "; ".join(render(step) for step in steps)


def render(step: Step) -> str:
    """One step as text."""
    if isinstance(step, str):
        return step
    text = f"{step.head} {{ {rendered(step.body)} }}"
    return text if step.other is None else f"{text} else {{ {rendered(step.other)} }}"


OR = "or"
"""The head of a block that is another way to do what stands before it."""


def offered(who: str, steps: list[Step]) -> list[Step]:
    """What somebody may do, with the other way to do it if he declines the first."""
    last = steps[-1]
    if not (isinstance(last, Block) and last.head == OR):
        return [Block(who, steps)]
    return [Block(who, steps[:-1]), Block("if not done", [Block(who, last.body)])]


def append(steps: list[Step], more: list[Step]) -> None:
    """Adds steps. Those that speak of what was named within the last block go into that block."""
    for step in more:
        last = steps[-1] if steps else None
        linked = isinstance(step, Block) and step.head.endswith("done")
        if isinstance(last, Block) and last.other is None and not linked and _needs(render(step), last):
            append(last.body, [step])
        elif isinstance(step, str) and isinstance(last, str) and _waits_for(step, last):
            steps.insert(len(steps) - 1, step)
        else:
            steps.append(step)


def _waits_for(step: str, last: str) -> bool:
    """Whether what waits for a card to be put into the Break Zone must be there before the last step puts it there."""
    match = _AWAITED.match(step)
    return match is not None and last in (f"break {match.group(1)}", f"put {match.group(1)}")


def _needs(text: str, block: Block) -> bool:
    """Whether a step uses a variable that is named within a block."""
    inside = set(_NAMES.findall(rendered(block.body)))
    return any(variable in inside for variable in _VARIABLE.findall(text))
