"""What lies on the sheets and how the game stands: the words in which the other modules speak of the state.

The registers of a game are named here and nowhere else.
"""

from typing import Final, cast

from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games import sheets
from netocean.games.appmon.printed import Face
from netocean.games.appmon.rulesets import Switched, Switches
from netocean.games.appmon.zones import APPMON_BOX, FUSION_BOX, OPTION_SLOTS, POWER_BOX
from netocean.games.effects import add_effect as add_effect
from netocean.games.effects import thing as thing
from netocean.games.sheets import ACTED as ACTED
from netocean.games.sheets import ACTING as ACTING
from netocean.games.sheets import BATTLE as BATTLE
from netocean.games.sheets import EFFECTS as EFFECTS
from netocean.games.sheets import ENTERED as ENTERED
from netocean.games.sheets import EVOLVED_AT as EVOLVED_AT
from netocean.games.sheets import FIRST as FIRST
from netocean.games.sheets import NOBODY as NOBODY
from netocean.games.sheets import PHASE as PHASE
from netocean.games.sheets import POINTS as POINTS
from netocean.games.sheets import PREPARATION as PREPARATION
from netocean.games.sheets import RESULT as RESULT
from netocean.games.sheets import SETUP as SETUP
from netocean.games.sheets import TURN as TURN
from netocean.games.sheets import WINDOW as WINDOW
from netocean.games.sheets import first as first
from netocean.games.sheets import points as points

# Registers.
CAME_FROM: Final = 14  # by seat: 1 + the pinned face that lay on top before the last fusion, 0 for none
LINKED: Final = 16  # by seat: how many links it has made in this battle phase (P-9.1)
USED_OPTION: Final = 18  # by seat: 1 when it has used an option in this battle
DRIVES: Final = 20  # by seat: how many Appli Drives it has used in this game (P-11.3)
CHIPS: Final = 22  # whether this game is played with chips (P-3.4): one of the words below
VERDICT: Final = (
    23  # what an effect makes of this battle (P-8.4), whatever the powers: one of the verdicts, 0 for nothing
)
REPEAT: Final = 24  # 1 when an effect takes the point phase back into the battle
REPEATED: Final = 25  # 1 when this turn's battle was repeated
REGISTERS: Final = 26

# What becomes of chips (P-3.4).
NO_CHIPS: Final = 0
CHIPS_PLAYED: Final = 1
CHIPS_LEFT_OUT: Final = 2

# Verdicts: 1 and 2 are a seat's win.
TIED: Final = 3
NO_RESULT: Final = 4

# Phases (P-5.1).
FUSION: Final = 2
POINT: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "preparation", "fusion", "battle", "points")

# Marks of a card.
FROM_DECK: Final = 1  # in the power box: a circle or cross, seen by nobody (P-7.7)
FAILED: Final = 2  # in the fusion box: turned up without success, or left out (P-7.6)

# Kinds of lasting effect. Each is about `seat`.
K_LETTER: Final = 0  # attacks with this letter, -1 for none
K_BONUS: Final = 1  # an addition that stands as long as the letter of the same stamp
K_ADD: Final = 2
K_MULTIPLY: Final = 3
K_HALVE: Final = 4
K_FIX: Final = 5  # the power becomes this number
K_ZERO: Final = 6
K_ADD_POWER: Final = 7  # adds the power of another own letter
K_TYPE: Final = 8
K_PLUG: Final = 9
K_ATTRIBUTE: Final = 10
K_NAME: Final = 11
K_LINK: Final = 12  # a link power is more or less by this
K_LOSS: Final = 13  # multiplies the points lost
K_HALVE_LOSS: Final = 14
K_FIX_LOSS: Final = 15
K_KEEP_POINTS: Final = 16
K_KEEP_FORM: Final = 17
K_FORBID: Final = 18
K_IMMUNE: Final = 19
K_SILENCE: Final = 20
K_MORE_LINKS: Final = 21
K_FREE_CHIPS: Final = 22
K_USED: Final = 23  # counts an ability's uses
K_LIMIT: Final = 24  # an open option stays until then (P-10.4)
K_CANCELLED: Final = 25  # the attack of this letter was set to 0 by an opposing attack text (P-8.3)
K_HAND_SIZE: Final = 26  # the hand is refilled to so many cards more or fewer
K_IMMUNE_FROM: Final = 27  # no effect of a card that fits a filter reaches it
K_NO_EVOLUTION: Final = 28  # no card that fits a filter can be laid on the base

# What the modifiers of an attack are called, from K_BONUS on.
MODIFIERS: Final[tuple[str, ...]] = ("bonus", "add", "multiply", "halve", "set", "zero", "add_power")


def face(game: Game, card: int) -> Face:
    """What is printed on a card."""
    return cast(Face, game.table.face[card])


def source(game: Game, place: int) -> Face:
    """What is printed on the card that an effect, trigger or step comes from, wherever the card may be by now."""
    return cast(Face, game.sources[place])


def as_face(printed: Printed) -> Face:
    """A printed card as this game's."""
    return cast(Face, printed)


def box(game: Game, seat: int) -> list[int]:
    """The cards in an Appmon box, the one that fights last."""
    return game.table.zone(seat, APPMON_BOX)


def active(game: Game, seat: int) -> int:
    """The card on top of a seat's Appmon box, which fights; -1 if the box is empty (P-2.4)."""
    cards = game.table.zone(seat, APPMON_BOX)
    return cards[len(cards) - 1] if len(cards) != 0 else -1


def active_up(game: Game, seat: int) -> int:
    """The fighting card if it lies face up, else -1: what lies face down counts for nothing yet."""
    card = active(game, seat)
    return card if card >= 0 and game.table.up[card] == 1 else -1


def evolved(game: Game, seat: int) -> bool:
    """Whether a fused or evolved card lies on a seat's base."""
    card = active(game, seat)
    return card >= 0 and not face(game, card).is_base()


def slots(game: Game, seat: int) -> list[int]:
    """The cards in a seat's option slots, in the order of the slots."""
    return game.table.zone(seat, OPTION_SLOTS)


def in_slot(game: Game, card: int) -> bool:
    """Whether a card lies in an option slot."""
    return game.table.zone_of(card) == OPTION_SLOTS


def open_slots(game: Game, seat: int) -> list[int]:
    """The open cards in a seat's option slots."""
    return [card for card in game.table.zone(seat, OPTION_SLOTS) if game.table.up[card] == 1]


def free_slots(game: Game, seat: int) -> int:
    """How many of a seat's option slots are free (P-2.7)."""
    return max(switches(game).option_slots - game.table.count(seat, OPTION_SLOTS), 0)


def materials(game: Game, seat: int, card: int) -> list[int]:
    """The cards and chips laid into the power box for a card of the fusion box."""
    return [laid for laid in game.table.zone(seat, POWER_BOX) if game.table.host[laid] == card]


def declared(game: Game, seat: int) -> list[int]:
    """The cards of a seat's fusion box, in order."""
    return game.table.zone(seat, FUSION_BOX)


def links(game: Game, seat: int) -> list[int]:
    """The cards and chips linked with a seat's fighting card (P-9.1)."""
    return [card for card in game.table.zone(seat, POWER_BOX) if game.table.host[card] < 0]


def in_phase_order(game: Game, rank: int) -> int:
    """The seat that acts first (0) or second (1) in this phase: the second player begins a battle (P-8.2)."""
    return sheets.in_phase_order(game, rank, switches(game).second_leads_battle)


def switches(game: Game) -> Switches:
    """The switches this game is played by."""
    return cast(Switched, game.rules).switches
