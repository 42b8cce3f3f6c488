# form: interpreted
"""What the rest of the program needs of this game, under the names that every game has."""

from netocean.games.colosseum import policy, watching
from netocean.games.colosseum.build import build
from netocean.games.colosseum.construction import check as check_deck
from netocean.games.colosseum.drawing import Drawer
from netocean.games.colosseum.faces import Facts
from netocean.games.colosseum.rulebook import BINDING, DOUBTED, NOT_TESTABLE, PRIMER, RULES
from netocean.games.colosseum.rules import preset
from netocean.games.colosseum.rulesets import PRESETS, SWITCHES
from netocean.games.colosseum.scenario import build_position
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY
from netocean.games.colosseum.zones import MAT

__all__ = [
    "BINDING",
    "DOUBTED",
    "MAT",
    "NOT_TESTABLE",
    "PRESETS",
    "PRIMER",
    "RULES",
    "SWITCHES",
    "VOCABULARY",
    "Drawer",
    "Facts",
    "build",
    "build_position",
    "check_deck",
    "policy",
    "preset",
    "watching",
]
