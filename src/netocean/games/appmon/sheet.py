"""What lies on the sheets and how the game stands: the words in which the other modules speak of the state.

The registers of a game are named here and nowhere else.
"""

from typing import Final, cast

from netocean.engine.game import Effect, Game
from netocean.engine.table import Printed
from netocean.games.appmon.printed import Face
from netocean.games.appmon.rulesets import Switched, Switches
from netocean.games.appmon.zones import APPMON_BOX, FUSION_BOX, OPTION_SLOTS, POWER_BOX

# Registers.
TURN: Final = 0
PHASE: Final = 1
FIRST: Final = 2  # the first player (P-5.2)
RESULT: Final = 3  # the winner of this turn's battle, 2 for a tie, -1 for none yet
WINDOW: Final = 4  # the timing of the window that is open, -1 for none
ACTING: Final = 5  # the seat whose window it is
ACTED: Final = 6  # 1 when the seat has acted in its window
EFFECTS: Final = 7  # effects in this phase (P-11.6)
POINTS: Final = 8  # by seat
EVOLVED_AT: Final = 10  # by seat: the turn in which the fighting card was fused or evolved, 0 for a base
ENTERED: Final = 12  # by seat: the fighting card's place in the order of play
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

NOBODY: Final = -1  # in RESULT

# Verdicts: 1 and 2 are a seat's win.
TIED: Final = 3
NO_RESULT: Final = 4

# Phases (P-5.1).
SETUP: Final = 0
PREPARATION: Final = 1
FUSION: Final = 2
BATTLE: Final = 3
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
    """The first player of this turn."""
    return game.reg[FIRST]


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


def thing(game: Game, card: int) -> int:
    """A number for a card as it lies now: another one after every move."""
    return card * THING + game.table.serial[card]


def in_phase_order(game: Game, rank: int) -> int:
    """The seat that acts first (0) or second (1) in this phase: the second player begins a battle (P-8.2)."""
    leader = game.reg[FIRST]
    if game.reg[PHASE] == BATTLE and switches(game).second_leads_battle:
        leader = 1 - leader
    return leader if rank == 0 else 1 - leader


def switches(game: Game) -> Switches:
    """The switches this game is played by."""
    return cast(Switched, game.rules).switches


def add_effect(
    game: Game, kind: int, seat: int, value: int, card: int, from_: int, ability: int, until: int, turns: int = 0
) -> Effect:
    """Let an effect hold from now on; `from_` is its pinned source (-1 for none)."""
    serial = game.table.serial[card] if card >= 0 else 0
    effect = Effect(kind, seat, value, card, serial, from_, ability, until, turns, game.next_stamp())
    game.effects.append(effect)
    return effect
