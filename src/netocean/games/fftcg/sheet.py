"""What a running game keeps beside the table: registers of the game and of each card (F-R4, F-R7).

Registers of a card stand in one list behind those of the game, a block a card. A card's block is about the thing it is
now; what it last was on the field stands in the columns that begin with `L_` (F-R14.4).
"""

from typing import Final, cast

from netocean.engine.game import Effect, Game
from netocean.engine.table import Printed
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.rulesets import Switched, Switches
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, REMOVED

# Phases (F-R7).
BEFORE: Final = -1
ACTIVE: Final = 0
DRAW: Final = 1
MAIN_1: Final = 2
ATTACK: Final = 3
MAIN_2: Final = 4
END: Final = 5
PHASES: Final[tuple[str, ...]] = ("active", "draw", "main_1", "attack", "main_2", "end")

# Steps of the Attack Phase (F-R10).
NO_STEP: Final = 0
PREPARATION: Final = 1
DECLARATION: Final = 2
BLOCKING: Final = 3
DAMAGING: Final = 4

# Registers of the game.
TURN: Final = 0
TURN_PLAYER: Final = 1
FIRST: Final = 2  # the first player
PHASE: Final = 3
STEP: Final = 4
CRYSTALS: Final = 5  # and 6: by seat (F-R4.12)
LOST: Final = 7  # and 8: a bit for each way a seat has lost before the next check (F-R2)
WON: Final = 9  # and 10
DONE: Final = 11  # to how many things the last action did something
BLOCKER: Final = 12  # the card that blocks, -1 for none
CAST_COUNT: Final = 13  # objects and Characters so far: gives histories their order
CLOSED: Final = 14  # 1 while nobody may cast or use anything (F-R7.9, F-R15.3, F-R21.16)
EXTRA: Final = 15  # whose turns come next, once there are extra ones: seats plus 1 to the base 3, the next one last
SEARCHED: Final = 16  # a bit a seat: has searched, and shuffles when the effect ends
BATTLE: Final = 17  # 1 while attacker and blocker are in battle
ACTED: Final = (
    18  # what the last announcement came to: 0 given back, 1 a Summon or ability, 2 a Character or other action
)
RESOLVED: Final = 19  # things resolved since anybody did something of his own will (F-R2.7)
USES: Final = 20  # what was done of free will this turn (F-R2.7)
ATTACKS_MADE: Final = 22  # attacks declared this turn
MAIN_PHASES: Final = 21  # how many Main Phases this turn has had (F-R7.7)
LATEST: Final = 24  # and 25: the number of each seat's current or last turn, 0 before its first (F-R13.3)
GAME_REGISTERS: Final = 26

# Columns of a card.
DAMAGE_ON: Final = 0
FROZEN: Final = 1
SINCE: Final = 2  # the turn at whose beginning or in which its controller got it
ENTERED: Final = 3  # the turn in which it entered the field
HOW: Final = 4  # how it entered: bits of `how`
ATTACKED: Final = 5  # attacks declared this turn
ATTACKING: Final = 6  # 1 while it attacks, 2 as a member of a party
TOP: Final = 7  # the card put on top of it by Priming, plus 1 (F-R19.2)
STAMP: Final = 8  # when it came to where it is (F-R16.4)
PAID: Final = 9  # what was paid for it: a bit for each element, then the sum from 256 on
L_SERIAL: Final = 10  # the serial plus 1, so that 0 is none
L_POWER: Final = 11
L_TYPES: Final = 12
L_ELEMENTS: Final = 13
L_COST: Final = 14
L_HOLDER: Final = 15
L_FLAGS: Final = 16
L_KEYWORDS: Final = 17
L_DAMAGE: Final = 18
HIT_BY: Final = 19  # the card that has dealt damage to it since the last check, plus 1 (F-R9.4)
COLUMNS: Final = 20

# Bits of L_FLAGS.
WAS_DULL: Final = 1
WAS_ATTACKING: Final = 2
WAS_BLOCKING: Final = 4
WAS_FROZEN: Final = 8
WAS_IN_PARTY: Final = 16

# Kinds of effect above those of the actions (vocabulary/codes.py), which are the codes themselves.
K_COUNTERS: Final = 1000  # `value` counters of the name `picks[0]` on a thing
K_HISTORY: Final = 1001  # something that happened this turn: `value` is what
K_USED: Final = 1002  # an ability of a thing was used this turn
K_KNOWN: Final = 1005  # what a thing that has left was called, where this was not what is printed on it

PRIMED: Final = 1  # the mark of a card that lies on top of a Character (F-R19.2)


def as_face(printed: Printed) -> Face:
    """A printed card as this game's."""
    return cast(Face, printed)


def face(game: Game, card: int) -> Face:
    """What is printed on a card; of a primed Character, on the card on top (F-R19.4)."""
    top = game.reg[GAME_REGISTERS + card * COLUMNS + TOP]
    return cast(Face, game.table.face[card if top == 0 else top - 1])


def source(game: Game, place: int) -> Face:
    """A pinned printed card."""
    return cast(Face, game.sources[place])


def switches(game: Game) -> Switches:
    """The switches of the rule set."""
    return cast(Switched, game.rules).switches


def of(game: Game, card: int, column: int) -> int:
    """A register of a card."""
    return game.reg[GAME_REGISTERS + card * COLUMNS + column]


def put(game: Game, card: int, column: int, value: int) -> None:
    """Set a register of a card."""
    game.reg[GAME_REGISTERS + card * COLUMNS + column] = value
    game.derived = None


def grow(game: Game) -> None:
    """Give every card of the table its registers."""
    wanted = GAME_REGISTERS + len(game.table.owner) * COLUMNS
    while len(game.reg) < wanted:
        game.reg.append(0)


def turn_player(game: Game) -> int:
    """Whose turn it is."""
    return game.reg[TURN_PLAYER]


def on_field(game: Game, card: int) -> bool:
    """Whether a card is a thing on the field; one put on top of another is none (F-R19.2)."""
    return game.table.zone_of(card) == FIELD and game.table.mark[card] != PRIMED


def field(game: Game, seat: int) -> list[int]:
    """The things a seat controls on the field."""
    mark = game.table.mark
    return [card for card in game.table.zone(seat, FIELD) if mark[card] != PRIMED]


def hand(game: Game, seat: int) -> list[int]:
    """A seat's hand."""
    return game.table.zone(seat, HAND)


def points(game: Game, seat: int) -> int:
    """The points of damage a seat has received (F-R2.1)."""
    return game.table.count(seat, DAMAGE)


def deck(game: Game, seat: int) -> list[int]:
    """A seat's main deck, the top card last (F-R4.6)."""
    return game.table.zone(seat, DECK)


def break_zone(game: Game, seat: int) -> list[int]:
    """A seat's Break Zone."""
    return game.table.zone(seat, BREAK)


def removed(game: Game, seat: int) -> list[int]:
    """A seat's cards removed from the game."""
    return game.table.zone(seat, REMOVED)


def controller(game: Game, card: int) -> int:
    """Who controls a thing on the field; of a card elsewhere, whose it is (F-R4.7)."""
    return game.table.holder(card)


def add_effect(
    game: Game,
    kind: int,
    seat: int,
    value: int,
    card: int,
    source_: int,
    ability: int,
    until: int,
    turn: int,
    picks: list[int],
) -> Effect:
    """A new effect in the order of play. `card` -1 is no thing; else it holds for the thing the card is now."""
    serial = game.table.serial[card] if card >= 0 else 0
    effect = Effect(kind, seat, value, card, serial, source_, ability, until, turn, game.next_stamp(), picks)
    game.effects.append(effect)
    game.derived = None
    return effect


def alive(game: Game, effect: Effect) -> bool:
    """Whether the thing that an effect is on is still the same (F-R4.3)."""
    return effect.card < 0 or game.table.serial[effect.card] == effect.serial


def counters(game: Game, card: int, name: int) -> int:
    """How many counters of a name lie on a card, wherever it is (F-R4.11); of any name for -1."""
    return counters_of(game, card, game.table.serial[card], name)


NO_KIND: Final = 0
"""Stands for a kind of counters that lies nowhere; a variable that names nothing means it too."""


def counter_kinds(game: Game, card: int, serial: int) -> list[int]:
    """The kinds of counters that lie or last lay on a thing, in the order in which they came."""
    found: list[int] = []
    for effect in game.effects:
        if effect.kind == K_COUNTERS and effect.card == card and effect.serial == serial and effect.value > 0:
            if effect.picks[0] not in found:
                found.append(effect.picks[0])
    return found


def counters_of(game: Game, card: int, serial: int, name: int) -> int:
    """How many counters of a name lie or last lay on a thing; of any name for -1."""
    found = 0
    for effect in game.effects:
        if effect.kind == K_COUNTERS and effect.card == card and effect.serial == serial:
            if name < 0 or effect.picks[0] == name:
                found += effect.value
    return found
