"""Passing until something: attacks, blocks, the end of an attack, windows of a turn, the stack running empty."""

from collections.abc import Callable

from fftcg.kit.answers import forced, pick, say
from fftcg.kit.position import ME, YOU, Failure, Position
from netocean.games.fftcg import sheet, windows
from netocean.games.fftcg.steps import codes

BOUND = 400
Smooth = Callable[[], bool]
"""Gives an answer that no step need name; whether there was one to give."""


def priority(position: Position) -> None:
    """Fails unless somebody has priority."""
    if position.kind != "priority":
        raise Failure(f"nobody has priority\n{position.report()}")


def pass_once(position: Position, seat: int | None = None) -> None:
    """One pass, by this seat if it is given."""
    if position.closed >= 0:
        position.closed = 1 - position.closed
        return
    priority(position)
    if seat is not None and position.choice.seat != seat:
        raise Failure(f"the other side has priority\n{position.report()}")
    say(position, "pass")


def resolve(position: Position) -> None:
    """Both pass and the uppermost object resolves, or asks something."""
    if not position.game.aside:
        raise Failure(f"nothing is on the stack\n{position.report()}")
    top = position.game.aside[-1].c
    for _ in range(2):
        priority(position)
        if any(step.c == top for step in position.game.aside):
            say(position, "pass")


def settle(position: Position, smooth: Smooth) -> None:
    """Everybody passes until the stack is empty or something else is asked."""
    for _ in range(BOUND):
        if position.kind == "priority":
            if not position.game.aside:
                return
            say(position, "pass")
        elif not smooth():
            return
    raise Failure(f"this does not end\n{position.report()}")


def _quiet(position: Position, wanted: str, smooth: Smooth) -> None:
    """Everybody passes over an empty stack until this is asked."""
    for _ in range(BOUND):
        if position.kind == wanted:
            return
        if position.kind == "priority":
            if position.game.aside:
                raise Failure(f"the stack is not empty\n{position.report()}")
            say(position, "pass")
            continue
        if position.kind in ("attack", "block"):
            say(position, "pass")
        elif not smooth():
            raise Failure(f"{position.kind} is asked before {wanted}\n{position.report()}")
    raise Failure(f"{wanted} is never asked\n{position.report()}")


def attack(position: Position, cards: list[int], smooth: Smooth) -> None:
    """Declare a Forward or a party."""
    _quiet(position, "attack", smooth)
    pick(position, cards, ("attack", "party"))


def block(position: Position, cards: list[int], smooth: Smooth) -> None:
    """Answer the open block, with a Forward or nothing."""
    _quiet(position, "block", smooth)
    if cards:
        pick(position, cards, ("block",))
    else:
        say(position, "pass")


def strike(position: Position, smooth: Smooth) -> None:
    """Everybody passes until the damage of this attack has been dealt and somebody is asked again."""
    if position.game.reg[sheet.STEP] not in (sheet.DECLARATION, sheet.BLOCKING, sheet.DAMAGING):
        raise Failure(f"nothing attacks\n{position.report()}")
    for _ in range(BOUND):
        if position.kind == "block":
            only = forced(position)
            if only is None:
                raise Failure(f"a block is asked\n{position.report()}")
            position.answer(only)
        elif position.kind != "priority":
            if not smooth():
                return
        elif _struck(position):
            return
        else:
            say(position, "pass")
    raise Failure(f"this does not end\n{position.report()}")


def _struck(position: Position) -> bool:
    for step in position.game.stack:
        if step.code() == codes.PRIORITY and step.c == windows.DAMAGE:
            return True
    return position.game.reg[sheet.STEP] not in (sheet.DECLARATION, sheet.BLOCKING, sheet.DAMAGING)


def go_to(position: Position, window: str, smooth: Smooth) -> None:
    """Everybody passes, nobody attacks, until the first thing asked there; stops early at every other decision."""
    here = _WINDOWS[window]
    began = position.turn[0]
    for _ in range(BOUND):
        if position.kind == "" or here(position, began):
            return
        if position.kind not in ("priority", "attack", "block"):
            if smooth():
                continue
            return
        if window == "end" and _leads_past(position):
            position.closed = position.turn[1]
            return
        say(position, "pass")
    raise Failure(f"{window} never comes\n{position.report()}")


def _leads_past(position: Position) -> bool:
    """Whether the next pass ends the last phase before the End Phase, in which nobody is asked."""
    if position.kind != "priority" or position.phase not in ("main_2", "main_1"):
        return False
    trial = position.copy()
    say(trial, "pass")
    return trial.turn != position.turn and trial.kind != "discard"


def _step(kind: str) -> Callable[[Position, int], bool]:
    return lambda position, began: position.kind == kind


def _window(phase: str, step: int = sheet.NO_STEP) -> Callable[[Position, int], bool]:
    return lambda position, began: (
        position.kind == "priority" and position.phase == phase and position.game.reg[sheet.STEP] == step
    )


def _main(seat: int) -> Callable[[Position, int], bool]:
    return lambda position, began: (
        position.kind == "priority" and position.phase == "main_1" and position.turn[1] == seat
        and position.turn[0] > began
    )  # fmt: skip


_WINDOWS = {
    "preparation": _window("attack", sheet.PREPARATION),
    "declaration": _step("attack"),
    "blockers": _step("block"),
    "main2": _window("main_2"),
    "end": _window("end"),
    "my_main1": _main(ME),
    "your_main1": _main(YOU),
}
