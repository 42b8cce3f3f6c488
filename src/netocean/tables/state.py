"""The state of a table as a seat sees it, and what changed between two of them."""

from netocean.engine.view import View
from netocean.tables.messages import Change, State

NOTHING = Change()


def state_of(view: View, over: bool) -> State:
    """What lies on the table, by the view of a seat."""
    return State(
        view.phase,
        view.numbers,
        view.zones,
        view.effects,
        view.objects,
        view.waiting,
        view.winner,
        view.rule,
        over,
    )


def change(before: State, after: State) -> Change:
    """What is different; NOTHING if all is the same."""
    return Change(
        phase=None if before.phase == after.phase else after.phase,
        numbers={
            name: value
            for name, value in after.numbers.items()
            if name not in before.numbers or before.numbers[name] != value
        },
        dropped=[name for name in before.numbers if name not in after.numbers],
        zones=[zone for zone, old in zip(after.zones, before.zones, strict=True) if zone != old],
        effects=None if before.effects == after.effects else after.effects,
        objects=None if before.objects == after.objects else after.objects,
        waiting=None if before.waiting == after.waiting else after.waiting,
        winner=None if before.winner == after.winner else after.winner,
        rule=None if before.rule == after.rule else after.rule,
        over=None if before.over == after.over else after.over,
    )
