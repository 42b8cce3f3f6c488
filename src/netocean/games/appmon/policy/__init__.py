"""What the players need of Appmon: an eye for positions, rollout habits, and when a look ahead stops."""

from typing import Final

from netocean.games.appmon.policy.eye import evaluate
from netocean.games.appmon.policy.habits import quick, worth
from netocean.games.duelling import WIN
from netocean.games.foresight import horizon, over

LOOKS: Final = 10  # playouts for a choice

__all__ = ["LOOKS", "WIN", "evaluate", "horizon", "over", "quick", "worth"]
