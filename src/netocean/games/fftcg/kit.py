# form: interpreted
"""What the rest of the program needs of this game, under the names that every game has."""

from netocean.games.fftcg import policy, watching
from netocean.games.fftcg.build import build
from netocean.games.fftcg.construction import check as check_deck
from netocean.games.fftcg.drawing import Drawer
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.rulebook import BINDING, DOUBTED, NOT_TESTABLE, PRIMER, RULES
from netocean.games.fftcg.rules import preset
from netocean.games.fftcg.rulesets import PRESETS, SWITCHES
from netocean.games.fftcg.scenario import build_position
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg.zones import MAT

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
