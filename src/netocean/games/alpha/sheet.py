"""What lies before the players and how the game stands: the words in which the other modules speak of the state.

The registers of a game are named here and nowhere else. A *box* is a number in the `mark` of its cards; the Digimon of a
box is its first card, evolution cards on it have it as `host` (A-2.3). A supporter has the main Digimon as `host` as long
as that is in play, and a box of its own (A-11.2).
"""

from typing import Final, cast

from netocean.engine.game import Effect, Game
from netocean.engine.table import Printed
from netocean.games.alpha.printed import Face
from netocean.games.alpha.rulesets import Switched, Switches
from netocean.games.alpha.vocabulary.codes import COST_CHECK as COST_CHECK
from netocean.games.alpha.vocabulary.codes import EVOLUTION_CHECK as EVOLUTION_CHECK
from netocean.games.alpha.vocabulary.codes import FILL as FILL
from netocean.games.alpha.vocabulary.codes import LINE_UP as LINE_UP
from netocean.games.alpha.vocabulary.codes import PLACING as PLACING
from netocean.games.alpha.vocabulary.codes import RESET as RESET
from netocean.games.alpha.vocabulary.codes import SURPLUS as SURPLUS
from netocean.games.alpha.vocabulary.codes import TURNING_UP as TURNING_UP
from netocean.games.alpha.zones import DIGIMON_BOXES, OPTION_SLOTS
from netocean.games.effects import add_effect as add_effect
from netocean.games.effects import thing as thing

# Registers.
TURN: Final = 0
PHASE: Final = 1
STEP: Final = 2  # the step of Preparation or Evolution, -1 for none
FIRST: Final = 3  # the first player of this turn
WINDOW: Final = 4  # 1 while a command window is open
ACTING: Final = 5  # the seat whose decision or step it is
ACTED: Final = 6  # 1 when the seat has acted in its part of the window
EFFECTS: Final = 7  # effects in this phase
POINTS: Final = 8  # by seat
RENEWED: Final = 10  # by seat: 1 when it renewed in this turn
EXCHANGED: Final = 12  # by seat: 1 when it redrew in this turn
BOXES: Final = 14  # the last number given to a box
# The attack under way; -1 for no card. Serials tell whether the card is still the same thing.
ATTACKER: Final = 15
ATTACKER_SERIAL: Final = 16
DEFENDER: Final = 17  # the Digimon attacked or blocking
DEFENDER_SERIAL: Final = 18
ALPHA: Final = 19  # 1 in an alpha attack
BATTLE: Final = 20  # 1 from the start of a battle between two Digimon to its end
RESULT: Final = 21  # of this battle: the winner's seat, 2 for a tie, -1 for none yet
SKILL: Final = 22  # by seat: the skill whose text has been applied, card * 3 + letter, -1 for none
USED_COMMANDS: Final = 24  # by seat: Commands used in this battle
LAST_COMMAND: Final = 26  # the last Command used in this battle, -1 for none
LAST_SERIAL: Final = 27  # of that Command while it was used
BLOCKED: Final = 28  # 1 when the defender is a blocker
PROJECTING: Final = 29  # 1 while continuous abilities are being told: they are not asked again
REGISTERS: Final = 30

# Results of a battle beside the winner's seat.
TIED: Final = 2
NO_RESULT: Final = 3
BOTH_DAMAGED: Final = 4  # each loses the power of the other in HP

# Phases.
SETUP: Final = 0
PREPARATION: Final = 1
EVOLUTION: Final = 2
BATTLE_PHASE: Final = 3
PHASES: Final[tuple[str, ...]] = ("setup", "preparation", "evolution", "battle")

# Marks of a card in the Dark Area.
FELL_OPEN: Final = 1  # everybody saw it fall

# Kinds of lasting effect. Each is about `seat` and what its `picks` name: a card and its serial; -1 and a box; or nothing,
# that is the player, or all Digimon that are or will be in play on that side.
K_VALUE: Final = 0  # kind = K_VALUE + number.V_… * WAYS + way, see `value_kind`
K_TYPE: Final = 100  # the battle type becomes `value`
K_LETTER: Final = 101  # uses the skill `value` whatever the other's type; the last one counts
K_FIELD: Final = 102  # has the field icon `value` as well
K_ATTRIBUTE: Final = 103  # has the attribute `value` as well
K_STATE: Final = 104  # cannot, must or can: numbers.CANNOT_… and so on
K_DAMAGE: Final = 105  # HP lost in this attack
K_UNAFFECTED: Final = 106  # nothing of the kind `value` changes it
K_USED: Final = 107  # counts an ability's uses
K_HAD: Final = 108  # has had its opportunity of this turn
K_NAME: Final = 109  # counts as another name as well: `value` is the vocabulary's, see `standing.name_given`
K_EVOLVED: Final = 110  # evolved in the turn `value`, from `source`
K_SETTLED: Final = 111  # an effect has settled this battle: `value` is its result
K_SUPPORTS: Final = 112  # supports in this attack
K_OTHER: Final = 113  # from here on: the vocabulary's own

TO_BOX: Final = -1  # in the `picks` of an effect that is about a box


def registers() -> list[int]:
    """The registers of a game before its first step."""
    reg = [0] * REGISTERS
    for place in (STEP, ATTACKER, DEFENDER, RESULT, SKILL, SKILL + 1, LAST_COMMAND):
        reg[place] = -1
    return reg


def face(game: Game, card: int) -> Face:
    """What is printed on a card."""
    return cast(Face, game.table.face[card])


def source(game: Game, place: int) -> Face:
    """What is printed on the card that an effect, trigger or step comes from, wherever the card may be by now."""
    return cast(Face, game.sources[place])


def as_face(printed: Printed) -> Face:
    """A printed card as this game's."""
    return cast(Face, printed)


def switches(game: Game) -> Switches:
    """The switches this game is played by."""
    return cast(Switched, game.rules).switches


def points(game: Game, seat: int) -> int:
    """The points of a seat."""
    return game.reg[POINTS + seat]


def first(game: Game) -> int:
    """The first player of this turn."""
    return game.reg[FIRST]


def in_order(game: Game, rank: int) -> int:
    """The seat whose effects come first (0) or second (1): the first player's; during an attack the attacker's (A-6.4)."""
    leader = game.reg[FIRST]
    if game.reg[ATTACKER] >= 0:
        leader = game.table.owner[game.reg[ATTACKER]]
    return leader if rank == 0 else 1 - leader


# What lies in play.


def box(game: Game, card: int) -> int:
    """The number of the box a card lies in."""
    return game.table.mark[card]


def digimon(game: Game, seat: int) -> list[int]:
    """The Digimon of a seat, one a box, from left to right."""
    table = game.table
    found: list[int] = []
    for card in table.zone(seat, DIGIMON_BOXES):
        host = table.host[card]
        if host < 0 or table.mark[host] != table.mark[card]:
            found.append(card)
    return found


def open_digimon(game: Game, seat: int) -> list[int]:
    """The Digimon of a seat that lie face up."""
    return [card for card in digimon(game, seat) if game.table.up[card] == 1]


def stack(game: Game, card: int) -> list[int]:
    """The evolution cards on a Digimon, from below."""
    table = game.table
    found: list[int] = []
    for other in table.zone(table.owner[card], DIGIMON_BOXES):
        if table.host[other] == card and table.mark[other] == table.mark[card]:
            found.append(other)
    return found


def acts(game: Game, card: int) -> bool:
    """Whether a card in play lies open as a Digimon or an option: its abilities count."""
    table = game.table
    if table.up[card] == 0:
        return False
    host = table.host[card]
    return host < 0 or table.mark[host] != table.mark[card]


def is_digimon(game: Game, card: int) -> bool:
    """Whether a card is the Digimon of a box now, face up."""
    table = game.table
    if table.zone_of(card) != DIGIMON_BOXES or table.up[card] == 0:
        return False
    host = table.host[card]
    return host < 0 or table.mark[host] != table.mark[card]


def slots(game: Game, seat: int) -> list[int]:
    """The cards in a seat's option slots."""
    return game.table.zone(seat, OPTION_SLOTS)


def open_slots(game: Game, seat: int) -> list[int]:
    """The options of a seat that lie face up."""
    return [card for card in slots(game, seat) if game.table.up[card] == 1]


def in_play(game: Game, seat: int) -> list[int]:
    """All cards of a seat in play: every card of each box, and the options (A-2.8)."""
    return game.table.zone(seat, DIGIMON_BOXES) + game.table.zone(seat, OPTION_SLOTS)


def acting_cards(game: Game, seat: int) -> list[int]:
    """The cards of a seat whose abilities count: its Digimon and its options that lie face up."""
    return open_digimon(game, seat) + open_slots(game, seat)


# The attack under way.


def attacker(game: Game) -> int:
    """The attacking Digimon, -1 for none or if it has left."""
    return _still(game, game.reg[ATTACKER], game.reg[ATTACKER_SERIAL])


def defender(game: Game) -> int:
    """The attacked or blocking Digimon, -1 for none or if it has left."""
    return _still(game, game.reg[DEFENDER], game.reg[DEFENDER_SERIAL])


def _still(game: Game, card: int, serial: int) -> int:
    return card if card >= 0 and game.table.serial[card] == serial else -1


def defend(game: Game, card: int, blocks: bool) -> None:
    """A Digimon is attacked or blocks; -1: the player is attacked."""
    reg = game.reg
    reg[DEFENDER] = card
    reg[DEFENDER_SERIAL] = game.table.serial[card] if card >= 0 else 0
    reg[BLOCKED] = 1 if blocks else 0


def main(game: Game, seat: int) -> int:
    """The main Digimon of a seat in the attack under way, -1 for none."""
    for card in (attacker(game), defender(game)):
        if card >= 0 and game.table.owner[card] == seat:
            return card
    return -1


def opposing(game: Game, card: int) -> int:
    """The main Digimon that a main Digimon fights, -1 for none."""
    if card == attacker(game):
        return defender(game)
    return attacker(game) if card == defender(game) else -1


def supporters(game: Game, card: int) -> list[int]:
    """The Digimon that support this one."""
    table = game.table
    found: list[int] = []
    if card < 0:
        return found
    for other in table.zone(table.owner[card], DIGIMON_BOXES):
        if table.host[other] == card and table.mark[other] != table.mark[card]:
            found.append(other)
    return found


def supporting(game: Game) -> list[int]:
    """The Digimon that support in the attack under way, also if their main Digimon has left."""
    found: list[int] = []
    for effect in game.effects:
        if effect.kind == K_SUPPORTS and _still(game, effect.picks[0], effect.picks[1]) >= 0:
            found.append(effect.picks[0])
    return found


# Lasting effects.


def value_kind(what: int, way: int) -> int:
    """The kind of a lasting effect that changes this number in this way (numbers.V_… and numbers.SET … ADD)."""
    return K_VALUE + what * 4 + way


def on_card(game: Game, card: int) -> list[int]:
    """The target of an effect that is about a card as it lies now."""
    return [card, game.table.serial[card]]


def on_box(game: Game, card: int) -> list[int]:
    """The target of an effect that is about the box a card lies in, whatever Digimon it holds (A-8.6)."""
    return [TO_BOX, game.table.mark[card]]


def aims_at(game: Game, effect: Effect, card: int) -> bool:
    """Whether an effect is about this Digimon."""
    picks = effect.picks
    if len(picks) == 0:
        return effect.seat == game.table.owner[card]
    if picks[0] == TO_BOX:
        return picks[1] == game.table.mark[card] and game.table.zone_of(card) == DIGIMON_BOXES
    return picks[0] == card and picks[1] == game.table.serial[card]
