"""What lies on the sheets and how the game stands: the words in which the other modules speak of the state.

The registers of a game are named here and nowhere else.
"""

from typing import Final, cast

from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games import sheets
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.rulesets import Switched, Switches
from netocean.games.colosseum.vocabulary.nodes import LEVEL_III
from netocean.games.colosseum.zones import DIGIMON_BOX, EVOLUTION_BOX, REQUIREMENT_BOX, SLOTS
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
SUPPORTED: Final = 14  # by seat: 1 when it has used its support of this phase (C-R12.3)
EVOLVING: Final = 16  # by seat: 0 before its part of the Evolution phase, 1 in it, 2 after its own evolution
REGISTERS: Final = 18

# Phases (C-R5.1).
EVOLUTION: Final = 2
POINT_CALCULATION: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "preparation", "evolution", "battle", "points")

# Marks of a card in the Requirements Box.
FROM_NET_OCEAN: Final = 1
TRIED: Final = 2  # in the Evolution Box: opened and failed, or declined

# Kinds of lasting effect. Each is about `seat`.
K_LETTER: Final = 0  # attacks with this letter (C-R8.8)
K_BONUS: Final = 1  # an addition that stands as long as the letter of the same stamp (C-R8.9)
K_ADD: Final = 2
K_MULTIPLY: Final = 3
K_ZERO: Final = 4
K_ADD_POWER: Final = 5
K_LOSS: Final = 6  # multiplies the points lost (C-R9.4)
K_FORBID: Final = 7
K_IMMUNE: Final = 8
K_USED: Final = 9  # counts an ability's uses
K_LIMIT: Final = 10  # an open option card stays until then (C-R11.2)

# What the modifiers of an attack are called, from K_BONUS on.
MODIFIERS: Final[tuple[str, ...]] = ("bonus", "add", "multiply", "zero", "add_power")


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
    """The cards in a Digimon Box, the active one last."""
    return game.table.zone(seat, DIGIMON_BOX)


def active(game: Game, seat: int) -> int:
    """The active Digimon of a seat, -1 if its box is empty (C-R2.5)."""
    cards = game.table.zone(seat, DIGIMON_BOX)
    return cards[len(cards) - 1] if len(cards) != 0 else -1


def active_up(game: Game, seat: int) -> int:
    """The active Digimon if it lies face up, else -1: what lies face down counts for nothing yet."""
    card = active(game, seat)
    return card if card >= 0 and game.table.up[card] == 1 else -1


def evolved(game: Game, seat: int) -> bool:
    """Whether an evolved Digimon lies on a seat's Level III."""
    card = active(game, seat)
    return card >= 0 and face(game, card).level != LEVEL_III


def slots(game: Game, seat: int) -> list[int]:
    """The cards in a seat's option slots, in the order of the slots."""
    found: list[int] = []
    for zone in SLOTS:
        cards = game.table.zone(seat, zone)
        if len(cards) != 0:
            found.append(cards[0])
    return found


def in_slot(game: Game, card: int) -> bool:
    """Whether a card lies in an option slot."""
    return game.table.zone_of(card) in SLOTS


def open_slots(game: Game, seat: int) -> list[int]:
    """The open cards in a seat's option slots."""
    found: list[int] = []
    for zone in SLOTS:
        cards = game.table.zone(seat, zone)
        if len(cards) != 0 and game.table.up[cards[0]] == 1:
            found.append(cards[0])
    return found


def free_slots(game: Game, seat: int) -> list[int]:
    """The zones of a seat's empty option slots."""
    return [zone for zone in SLOTS if game.table.count(seat, zone) == 0]


def payment(game: Game, seat: int, card: int) -> list[int]:
    """The cards laid into the Requirements Box for a card of the Evolution Box."""
    return [paid for paid in game.table.zone(seat, REQUIREMENT_BOX) if game.table.host[paid] == card]


def planned(game: Game, seat: int) -> list[int]:
    """The cards of a seat's Evolution Box, in order."""
    return game.table.zone(seat, EVOLUTION_BOX)


def in_phase_order(game: Game, rank: int) -> int:
    """The seat that acts first (0) or second (1) in this phase: the second attacker begins a battle (C-R5.2–C-R5.4)."""
    return sheets.in_phase_order(game, rank, switches(game).second_leads_battle)


def switches(game: Game) -> Switches:
    """The switches this game is played by."""
    return cast(Switched, game.rules).switches
