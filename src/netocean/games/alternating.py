"""Windows in turn, until both seats have stopped in a row without having used anything."""

from netocean.engine.game import Step


def another_window(step: Step, acted: bool) -> bool:
    """Whether a step opens one more window, counted in its `b`, now that the last one was closed.

    `a` counts the windows stopped in a row without a use: -1 before the first one.
    """
    step.a = 0 if step.a < 0 or acted else step.a + 1
    if step.a == 2:
        return False
    step.b += 1
    return True
