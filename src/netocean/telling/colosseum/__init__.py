"""What Hyper Colosseum has to say."""

from netocean.telling.colosseum.cards import active_key, brief, zone
from netocean.telling.colosseum.narrator import Narrator
from netocean.telling.colosseum.questions import RUNS, ask, matters
from netocean.telling.colosseum.requirements import fitting
from netocean.telling.colosseum.sheet import describe

__all__ = ["RUNS", "Narrator", "active_key", "ask", "brief", "describe", "fitting", "matters", "zone"]
