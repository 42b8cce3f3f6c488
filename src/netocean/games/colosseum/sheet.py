"""What lies on the sheets and how the game stands: the words in which the other modules speak of the state.

The registers of a game are named here and nowhere else.
"""

from typing import Final, cast

from netocean.engine.game import Effect, Game
from netocean.engine.table import Printed
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.rulesets import Switched, Switches
from netocean.games.colosseum.vocabulary.nodes import LEVEL_III
from netocean.games.colosseum.zones import DIGIMON_BOX, EVOLUTION_BOX, REQUIREMENT_BOX, SLOTS

# Registers.
TURN: Final = 0
PHASE: Final = 1
FIRST: Final = 2  # the first attacker (C-R5.5)
RESULT: Final = 3  # the winner of this turn's battle, 2 for a draw, -1 for none yet
WINDOW: Final = 4  # the timing of the window that is open, -1 for none
ACTING: Final = 5  # the seat whose window it is
ACTED: Final = 6  # 1 when the seat has acted in its window
EFFECTS: Final = 7  # effects in this phase (C-R10.6)
POINTS: Final = 8  # by seat
EVOLVED_AT: Final = 10  # by seat: the turn in which the active Digimon evolved, 0 for a Level III
ENTERED: Final = 12  # by seat: the active Digimon's place in the order of play
SUPPORTED: Final = 14  # by seat: 1 when it has used its support of this phase (C-R12.3)
EVOLVING: Final = 16  # by seat: 0 before its part of the Evolution phase, 1 in it, 2 after its own evolution
REGISTERS: Final = 18

# Phases (C-R5.1).
SETUP: Final = 0
PREPARATION: Final = 1
EVOLUTION: Final = 2
BATTLE: Final = 3
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

THING: Final = 100_000


def face(game: Game, card: int) -> Face:
    """What is printed on a card."""
    return cast(Face, game.table.face[card])


def source(game: Game, place: int) -> Face:
    """What is printed on the card that an effect, trigger or step comes from, wherever the card may be by now."""
    return cast(Face, game.sources[place])


def as_face(printed: Printed) -> Face:
    """A printed card as this game's."""
    return cast(Face, printed)


def points(game: Game, seat: int) -> int:
    """The points of a seat."""
    return game.reg[POINTS + seat]


def first(game: Game) -> int:
    """The first attacker of this turn."""
    return game.reg[FIRST]


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


def thing(game: Game, card: int) -> int:
    """A number for a card as it lies now: another one after every move."""
    return card * THING + game.table.serial[card]


def in_phase_order(game: Game, rank: int) -> int:
    """The seat that acts first (0) or second (1) in this phase: the second attacker begins a battle (C-R5.2–C-R5.4)."""
    leader = game.reg[FIRST]
    if game.reg[PHASE] == BATTLE and battle_leader(game) != leader:
        leader = 1 - leader
    return leader if rank == 0 else 1 - leader


def switches(game: Game) -> Switches:
    """The switches this game is played by."""
    return cast(Switched, game.rules).switches


def battle_leader(game: Game) -> int:
    """Who acts first in Battle (C-R5.3, switch `battle_first`)."""
    return 1 - game.reg[FIRST] if switches(game).second_leads_battle else game.reg[FIRST]


def add_effect(
    game: Game, kind: int, seat: int, value: int, card: int, from_: int, ability: int, until: int, turns: int = 0
) -> Effect:
    """Let an effect hold from now on; `from_` is its pinned source (-1 for none)."""
    serial = game.table.serial[card] if card >= 0 else 0
    effect = Effect(kind, seat, value, card, serial, from_, ability, until, turns, game.next_stamp())
    game.effects.append(effect)
    return effect
