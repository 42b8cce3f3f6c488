"""What the players need of Hyper Colosseum: an eye for positions, rollout habits, and when a look ahead stops."""

from netocean.games.colosseum.policy.eye import WIN, evaluate, horizon, over
from netocean.games.colosseum.policy.habits import quick, worth

__all__ = ["WIN", "evaluate", "horizon", "over", "quick", "worth"]
