"""What the players need of α: an eye for positions, rollout habits, and when a look ahead stops."""

from typing import Final

from netocean.games.alpha.policy.eye import WIN, evaluate, horizon, over
from netocean.games.alpha.policy.habits import quick, worth

LOOKS: Final = 12  # playouts for a choice

__all__ = ["LOOKS", "WIN", "evaluate", "horizon", "over", "quick", "worth"]
