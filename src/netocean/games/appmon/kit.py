# form: interpreted
"""What the rest of the program needs of this game, under the names that every game has."""

from netocean.games.appmon import policy, watching
from netocean.games.appmon.build import build
from netocean.games.appmon.construction import check as check_deck
from netocean.games.appmon.drawing import Drawer
from netocean.games.appmon.faces import Facts
from netocean.games.appmon.rulebook import BINDING, DOUBTED, NOT_TESTABLE, PRIMER, RULES
from netocean.games.appmon.rules import preset
from netocean.games.appmon.rulesets import PRESETS, SWITCHES
from netocean.games.appmon.scenario import build_position
from netocean.games.appmon.vocabulary.nodes import VOCABULARY
from netocean.games.appmon.zones import MAT

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
