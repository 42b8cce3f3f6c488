"""Something that is announced, and what of it is declared so far (F-R12.1, F-R12.8, F-R13.1, F-R13.9).

A Summon is cast, a Character is cast, an ability is used, a waiting ability is put on the stack: all are an announcement.
What can be announced and how it is announced are asked of the same functions, so that they cannot differ.
"""

from typing import Final

from netocean.abilities.interpreter import (
    OP_ACT,
    OP_AFTER,
    OP_CHOOSE,
    OP_GOTO,
    OP_LET,
    OP_MODE,
    OP_MODES,
    OP_UNLESS,
    Op,
)
from netocean.abilities.tree import CALL, DONE, VAR, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, conditions, groups
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.traits import serial_of
from netocean.games.fftcg.values import (
    V_AMOUNT,
    V_BURST,
    V_DECLARED,
    V_END,
    V_MODE,
    V_NUMBER,
    V_SELF,
    Scope,
)
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import HOWS, OBJECTS
from netocean.games.fftcg.zones import BREAK, DECK, HAND, LB

# What is announced.
CHARACTER: Final = 0  # a Character, Formation or Item is cast
SUMMON: Final = 1
LIMIT_BURST: Final = 2  # a Character cast as a Summon (F-R21.11)
ABILITY: Final = 3
TRIGGERED: Final = 4
EX_BURST: Final = 5
WARP: Final = 6
PRIMING: Final = 7

# Variables of an announcement under way, which do not go with the ability.
D_WAY: Final = -40  # by which way it is paid: its number in place of the serial
D_CARRIER: Final = -41  # the Character that an Item is put on
D_PAY: Final = -42  # a card that gives CP: way and element in place of the serial
D_DONE: Final = -43  # the part of the cost, in place of the serial, of which no more is picked
D_PART: Final = -60  # and further down: a card for a part of the cost

NO_OP: Final = -1


class Announcement:
    """What a seat announces: the card, what is printed, the ability (-1: a Character itself), and what is declared.

    `how` are the bits of `how` by which a card is cast; `free` without its cost, `less` so much cheaper with `least` as the
    least it then costs (F-R11.13).
    """

    def __init__(self, seat: int, card: int, kind: int, face: Face, place: int, picks: list[int]) -> None:
        self.seat: int = seat
        self.card: int = card
        self.kind: int = kind
        self.face: Face = face
        self.place: int = place
        self.picks: list[int] = picks  # triples from the second number on, as in a running ability
        self.how: int = 0
        self.free: bool = False
        self.less: int = 0
        self.least: int = 0
        self.lets: list[int] = []

    def scope(self) -> Scope:
        """The scope in which its words are read."""
        if len(self.lets) == 0:
            return Scope(self.seat, self.card, self.picks, 1, self.number(V_AMOUNT))
        return Scope(self.seat, self.card, self.picks + self.lets, 1, self.number(V_AMOUNT))

    def is_cast(self) -> bool:
        """Whether a card is cast."""
        return self.kind <= LIMIT_BURST

    def spends_card(self) -> bool:
        """Whether its own card is not there to pay for it: it is cast, or removed by Warp (F-R11.5, F-R18.1)."""
        return self.is_cast() or self.kind == WARP

    def with_picks(self, more: list[int]) -> "Announcement":
        """The same with more declared."""
        copy = Announcement(self.seat, self.card, self.kind, self.face, self.place, self.picks + more)
        copy.how = self.how
        copy.free = self.free
        copy.less = self.less
        copy.least = self.least
        return copy

    def object_bit(self) -> int:
        """What it is for texts about Summons and abilities: the bit of `object`."""
        if self.kind <= LIMIT_BURST:
            return OBJECTS["summon"]
        if self.kind == EX_BURST:
            return OBJECTS["summon"] if self.place == self.face.use else OBJECTS["auto"]
        if self.kind == ABILITY:
            return OBJECTS["special"] if self.face.abilities[self.place].title != "" else OBJECTS["action"]
        return OBJECTS["auto"]

    def number(self, variable: int) -> int:
        """The number that is declared for a variable, 0 for none."""
        at = 1
        while at < len(self.picks):
            if self.picks[at] == variable and self.picks[at + 1] == V_NUMBER:
                return self.picks[at + 2]
            at += 3
        return 0

    def has(self, variable: int) -> bool:
        """Whether anything is declared for a variable."""
        at = 1
        while at < len(self.picks):
            if self.picks[at] == variable:
                return True
            at += 3
        return False

    def cards(self, variable: int) -> list[int]:
        """The cards declared for a variable."""
        found: list[int] = []
        at = 1
        while at < len(self.picks):
            if self.picks[at] == variable and self.picks[at + 1] >= 0:
                found.append(self.picks[at + 1])
            at += 3
        return found

    def settled(self, variable: int, place: int) -> bool:
        """Whether there is a triple of this variable with this number in place of the serial."""
        at = 1
        while at < len(self.picks):
            if self.picks[at] == variable and self.picks[at + 2] == place:
                return True
            at += 3
        return False

    def modes(self, place: int) -> list[int]:
        """The bodies picked of the `modes` at a place of the program."""
        found: list[int] = []
        at = 1
        while at < len(self.picks):
            if self.picks[at] == V_MODE and self.picks[at + 2] == place:
                found.append(self.picks[at + 1])
            at += 3
        return found

    def ops(self) -> list[Op]:
        """Its program; none for a Character, Warp and Priming."""
        return self.face.programs[self.place] if self.place >= 0 else []


def opened(game: Game, seat: int, card: int, kind: int, face: Face, place: int) -> Announcement:
    """A new announcement, with nothing declared."""
    picks = [0, V_SELF, card, serial_of(game, card)]
    if kind == EX_BURST:
        picks.extend([V_BURST, V_NUMBER, 1])
    return Announcement(seat, card, kind, face, place, picks)


_CAME_FROM: Final[dict[int, str]] = {HAND: "hand", BREAK: "break", DECK: "deck", LB: "lb"}


def came_from(zone: int) -> int:
    """The bit of `how` for the zone a card is cast from."""
    return HOWS[_CAME_FROM[zone]] if zone in _CAME_FROM else 0


# What must be declared (F-R12.2-F-R12.5, F-R13.9).


def next_op(game: Game, it: Announcement) -> int:
    """The place of the next operation with something to declare: targets, modes, a division; NO_OP when all is declared.

    Bodies that depend on a condition are declared as the condition is now; those that depend on what is done at resolution
    are declared, too.
    """
    ops = it.ops()
    it.lets = []
    at, end = bounds(it, len(ops))
    while at < end:
        op = ops[at]
        if not it.settled(V_DECLARED, at) and _declares(it, op):
            return at
        if op.kind == OP_LET:
            _let(game, it, op.node)
        at = op.target if _skips(game, it, ops, at) else at + 1
    return NO_OP


def _declares(it: Announcement, op: Op) -> bool:
    """Whether an operation has something to declare."""
    if op.kind == OP_CHOOSE:
        return op.node.code == 0
    if op.kind == OP_ACT:
        return divides(op.node) and len(it.cards(op.node.args[0].value)) != 0
    return op.kind == OP_MODES


def _skips(game: Game, it: Announcement, ops: list[Op], at: int) -> bool:
    """Whether the walk leaves out what stands behind an operation."""
    op = ops[at]
    if op.kind == OP_MODE:
        return op.place not in it.modes(_whole(ops, at))
    if op.kind == OP_UNLESS:
        return not waits(it, op.node) and not conditions.holds(game, it.scope(), op.node)
    if op.kind == OP_GOTO:
        return not waits(it, op.node.args[0])
    return op.kind == OP_AFTER


def bounds(it: Announcement, length: int) -> tuple[int, int]:
    """The part of the program that acts: all of it, or what follows a `when done`."""
    at = 1
    while at < len(it.picks):
        if it.picks[at] == V_END:
            return it.picks[at + 2], it.picks[at + 1]
        at += 3
    return 0, length


def _whole(ops: list[Op], place: int) -> int:
    """The place of the `modes` that a body belongs to."""
    node = ops[place].node
    at = place
    while ops[at].kind != OP_MODES or ops[at].node is not node:
        at -= 1
    return at


def waits(it: Announcement, node: Node) -> bool:
    """Whether a condition asks for what is known at resolution only."""
    if node.kind == DONE or (node.kind == CALL and node.name in ("done", "done_cards")):
        return True
    if node.kind == VAR:
        return not it.has(node.value) and not _declared(it, node.value) and not _let_has(it, node.value)
    for arg in node.args:
        if waits(it, arg):
            return True
    return False


def _declared(it: Announcement, variable: int) -> bool:
    """Whether a variable has been declared, perhaps as nothing."""
    at = 1
    while at < len(it.picks):
        if it.picks[at] == V_DECLARED and it.picks[at + 1] == variable:
            return True
        at += 3
    return False


def _let_has(it: Announcement, variable: int) -> bool:
    at = 0
    while at < len(it.lets):
        if it.lets[at] == variable:
            return True
        at += 3
    return False


def _let(game: Game, it: Announcement, node: Node) -> None:
    """A number or group that is named before something is chosen: as it is now, for the choice alone."""
    variable, value = node.args[0].value, node.args[1]
    if waits(it, value) or value.name in ("number", "named", "turned_until", "top"):
        return
    if amounts.is_number(value):
        it.lets.extend([variable, V_NUMBER, amounts.amount(game, it.scope(), value)])
        return
    for card in groups.things(game, it.scope(), value):
        it.lets.extend([variable, card, serial_of(game, card)])


def divides(node: Node) -> bool:
    """Whether an action divides damage as its controller likes, among targets (F-R12.5)."""
    return node.code == codes.DIVIDE_DAMAGE and node.kind == CALL and node.args[0].kind == VAR


def refers(node: Node, variable: int) -> bool:
    """Whether words speak of a variable."""
    if node.kind == VAR and node.value == variable:
        return True
    for arg in node.args:
        if refers(arg, variable):
            return True
    return node.together is not None and refers(node.together, variable)


def refers_later(it: Announcement, place: int, variable: int) -> bool:
    """Whether what is still to be declared behind a place depends on a variable."""
    ops = it.ops()
    for op in ops[place + 1 :]:
        if op.kind == OP_CHOOSE and op.node.code == 0:
            for arg in op.node.args[1:]:
                if refers(arg, variable):
                    return True
        elif op.kind in (OP_UNLESS, OP_LET) and refers(op.node, variable):
            return True
    return False
