"""Why something is not possible, as sayings."""

from collections.abc import Callable, Iterable

from netocean.engine.play import Reason
from netocean.telling import FIRST_GAME, of
from netocean.telling.phrases import game_key
from netocean.telling.sayings import Part, Refusal, Say


def refusals(reasons: Iterable[Reason], doubted: Callable[[str], bool], game: str = FIRST_GAME) -> list[Refusal]:
    """Every reason with its rule; `doubted` tells whether sources leave a rule in doubt."""
    return [Refusal(reason_saying(one.key, one.amount, one.word, game), one.rule, doubted(one.rule)) for one in reasons]


def reason_saying(key: str, amount: int = 0, word: str = "", game: str = FIRST_GAME) -> Part:
    """A reason by its key; `amount` is what a cost asks for, `word` the zone that it is about."""
    params: dict[str, Part] = {"amount": amount} if amount else {}
    if word:
        params["zone"] = of(game).zone(word)
    return Say(game_key(game, "reason", key), params)
