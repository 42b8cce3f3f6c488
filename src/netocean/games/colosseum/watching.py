# form: interpreted (games are watched only where faults are looked for)
"""What the lab asks of a running game of Hyper Colosseum: which abilities act, and what has to hold in this game alone."""

from netocean.games.watched import Watch, abilities, acting

FOREIGN: tuple[str, ...] = ()
"""The zones in which a card may lie with another seat than its owner's."""

__all__ = ["FOREIGN", "Watch", "abilities", "acting"]
