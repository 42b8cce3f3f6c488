"""What the players need of Final Fantasy TCG: an eye for positions, rollout habits, and when a look ahead stops."""

from typing import Final

from netocean.games.duelling import WIN
from netocean.games.fftcg.policy.eye import evaluate, horizon, over
from netocean.games.fftcg.policy.habits import quick, worth

LOOKS: Final = 16  # playouts for a choice: a turn is long here

__all__ = ["LOOKS", "WIN", "evaluate", "horizon", "over", "quick", "worth"]
