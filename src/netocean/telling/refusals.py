"""Why something is not possible, as sayings."""

from collections.abc import Callable, Iterable

from netocean.engine.play import Reason
from netocean.telling.sayings import Part, Refusal, Say


def refusals(reasons: Iterable[Reason], doubted: Callable[[str], bool]) -> list[Refusal]:
    """Every reason with its rule; `doubted` tells whether sources leave a rule in doubt."""
    return [Refusal(reason_saying(one.key, one.amount), one.rule, doubted(one.rule)) for one in reasons]


def reason_saying(key: str, amount: int = 0) -> Part:
    """A reason by its key; `amount` is what a cost asks for."""
    return Say(f"reason-{key}", {"amount": amount} if amount else {})
