"""Reasons why something cannot be done: listing options asks whether any bars it, a refusal wants every one.

A function that tells whether something bars a card takes a list, or none where the first bar is enough: what is offered and
what is said cannot drift.
"""

from netocean.engine.play import Choice, Reason


def enough(found: list[Reason] | None, reason: Reason) -> bool:
    """Take one more reason; whether it is enough, since not all are wanted."""
    if found is None:
        return True
    found.append(reason)
    return False


def barred(found: list[Reason] | None) -> bool:
    """Whether any reason was found."""
    return found is not None and len(found) != 0


def add(found: list[Reason], more: list[Reason]) -> None:
    """Add reasons that are not said yet: two uses of one card may be barred alike."""
    for reason in more:
        if not any([reason.key == one.key and reason.amount == one.amount for one in found]):
            found.append(reason)


def offered(choice: Choice, handle: int) -> bool:
    """Whether a choice offers or accepts an answer about a card."""
    for option in choice.options:
        if option.card == handle or option.target == handle:
            return True
    for option in choice.others:
        if option.card == handle or option.target == handle:
            return True
    return False
