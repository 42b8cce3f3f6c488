# form: interpreted
"""What the rest of the program needs of this game, under the names that every game has."""

from netocean.games.alpha import policy, watching
from netocean.games.alpha.build import build
from netocean.games.alpha.construction import check as check_deck
from netocean.games.alpha.drawing import Drawer
from netocean.games.alpha.faces import Facts
from netocean.games.alpha.rulebook import BINDING, DOUBTED, NOT_TESTABLE, PRIMER, RULES
from netocean.games.alpha.rules import preset
from netocean.games.alpha.rulesets import PRESETS, SWITCHES
from netocean.games.alpha.scenario import build_position
from netocean.games.alpha.vocabulary.nodes import VOCABULARY
from netocean.games.alpha.zones import MAT

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
