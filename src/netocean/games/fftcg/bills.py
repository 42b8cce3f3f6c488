"""What a cost consists of: CP, and parts that take cards (F-R11.12, F-R11.15)."""

from typing import Final

from netocean.abilities.tree import CALL, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, causes
from netocean.games.fftcg.payment import Need, ability, casting
from netocean.games.fftcg.printed import Cp
from netocean.games.fftcg.values import V_X, Mod, Scope
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import COLOURED
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND, REMOVED

TURN_LB: Final = 200
"""The part of a cost that turns other cards of the LB deck face up (F-R17.3); the others are the codes of costs."""

MANY: Final = 1000
MOVES: Final[dict[int, tuple[int, int]]] = {
    codes.COST_PUT: (BREAK, causes.PUT),
    codes.COST_PUT_SELF: (BREAK, causes.PUT),
    codes.COST_RETURN: (HAND, causes.RETURNED),
    codes.COST_RETURN_SELF: (HAND, causes.RETURNED),
    codes.COST_REMOVE: (REMOVED, causes.REMOVED),
    codes.COST_REMOVE_SELF: (REMOVED, causes.REMOVED),
    codes.COST_REMOVE_DIFFERENT: (REMOVED, causes.REMOVED),
    codes.COST_BOTTOM: (DECK, causes.UNDER),
    codes.COST_BOTTOM_SELF: (DECK, causes.UNDER),
}
"""Where parts of a cost put things of the field, and why."""
_CPS: Final[dict[str, Cp]] = {}


def cp_of(text: str) -> Cp:
    """A cost in CP from its text."""
    found = _CPS.get(text)
    if found is None:
        found = Cp(text)
        _CPS[text] = found
    return found


class Part:
    """A part of a cost that takes `least` to `most` cards; what each must fit is read in `scope`."""

    def __init__(self, code: int, least: int, most: int, pattern: Node | None, place: int, scope: Scope) -> None:
        self.code: int = code
        self.least: int = least
        self.most: int = most
        self.pattern: Node | None = pattern
        self.place: int = place
        self.scope: Scope = scope
        self.counter: str = ""
        self.different: int = -1  # the aspect in which they must differ


class Limit:
    """What things of the field must fit that give CP, as `scope` reads it."""

    def __init__(self, pattern: Node, scope: Scope) -> None:
        self.pattern: Node = pattern
        self.scope: Scope = scope


class Bill:
    """A whole cost. `selves` are the codes of its parts about the card itself; `chosen` the parts that take cards."""

    def __init__(self) -> None:
        self.need: Need = Need(0)
        self.symbols: list[int] = [0] * COLOURED
        self.generic: int = 0
        self.x: int = 0
        self.crystals: int = 0
        self.selves: list[int] = []
        self.self_counters: list[Node] = []
        self.mill: int = 0
        self.remove_top: int = 0
        self.points: int = 0
        self.chosen: list[Part] = []
        self.only_with: list[Limit] = []  # what sources must fit, one of these (F-R11.11)
        self.only: int = 0  # a bit for each element that all CP must be one of; none: no matter
        self.spent: list[Mod] = []  # effects that hold for one cast only

    def add_cp(self, cp: Cp, x: int) -> None:
        """CP by symbols, with X as declared."""
        for element in range(COLOURED):
            self.symbols[element] += cp.symbols[element]
        self.generic += cp.generic + cp.x * x
        self.x += cp.x

    def takes_self(self) -> bool:
        """Whether the card itself serves a part of the cost, and so gives no CP (F-R11.16)."""
        return len(self.selves) != 0

    def keeps_self(self, code: int) -> bool:
        """Whether the card itself cannot serve this part of the cost too: one that is only dulled can still go away."""
        return self.takes_self() and (self.selves != [codes.COST_DULL] or code not in MOVES)

    def lower(self, less: int) -> None:
        """Take CP off the symbols and the number: first those of any element."""
        left = less
        taken = min(left, self.generic)
        self.generic -= taken
        left -= taken
        for element in range(COLOURED):
            taken = min(left, self.symbols[element])
            self.symbols[element] -= taken
            left -= taken

    def settle_ability(self, each: bool) -> None:
        """The need of a cost in symbols (F-R11.8)."""
        self.need = ability(self.symbols, self.generic, each)

    def settle_cast(self, total: int, elements: int, each: bool, each_symbol: bool) -> None:
        """The need of a card that costs so much, with extra costs in symbols upon it (F-R11.6)."""
        need = casting(total, elements, each)
        extra = ability(self.symbols, self.generic, each_symbol)
        for element in range(COLOURED):
            need.require(element, extra.each[element])
        need.any_of |= extra.any_of
        need.total += extra.total
        self.need = need


_SELVES: Final[list[int]] = [
    codes.COST_DULL, codes.COST_PUT_SELF, codes.COST_REMOVE_SELF, codes.COST_RETURN_SELF, codes.COST_DISCARD_SELF,
    codes.COST_BOTTOM_SELF, codes.COST_FREEZE_SELF,
]  # fmt: skip


def add_costs(game: Game, bill: Bill, scope: Scope, costs: list[Node]) -> None:
    """Add the costs that a text names."""
    for cost in costs:
        code, args = cost.code, cost.args
        if code == codes.COST_CP:
            bill.add_cp(cp_of(args[0].name), scope.number(V_X))
        elif code == codes.COST_CRYSTALS:
            bill.crystals += max(amounts.amount(game, scope, args[0]), 0)
        elif code in _SELVES:
            bill.selves.append(code)
        elif code == codes.COST_TAKE and len(args) < 3:
            bill.self_counters.append(cost)
            if speaks_of_x(args[1]):
                bill.x += 1
        elif code == codes.COST_ONLY_WITH:
            bill.only_with.append(Limit(args[0], scope))
        elif code == codes.COST_ONLY_CP:
            bill.only |= elements_of(args[0].name)
        elif code == codes.COST_MILL:
            bill.mill += max(amounts.amount(game, scope, args[0]), 0)
        elif code == codes.COST_REMOVE_TOP:
            bill.remove_top += max(amounts.amount(game, scope, args[0]), 0)
        elif code == codes.COST_DAMAGE_SELF:
            bill.points += max(amounts.amount(game, scope, args[0]), 0)
        else:
            bill.chosen.append(_part(game, bill, scope, cost))


def elements_of(symbols: str) -> int:
    """The elements of symbols of CP, a bit each."""
    cp = cp_of(symbols)
    bits = 0
    for element in range(COLOURED):
        if cp.symbols[element] != 0:
            bits |= 1 << element
    return bits


def speaks_of_x(node: Node) -> bool:
    """Whether a number depends on X."""
    if node.kind == CALL and node.name == "x":
        return True
    for arg in node.args:
        if speaks_of_x(arg):
            return True
    return False


def _part(game: Game, bill: Bill, scope: Scope, cost: Node) -> Part:
    code, args = cost.code, cost.args
    if code == codes.COST_SAME_NAME:
        return Part(code, 1, 1, None, HAND, scope)
    if code == codes.COST_DISCARD_ANY:
        return Part(code, 0, MANY, args[0] if len(args) != 0 else None, HAND, scope)
    if code == codes.COST_TAKE:
        part = Part(code, 1, 1, args[2], FIELD, scope)
        part.counter = args[0].name
        part.scope = Scope(scope.seat, scope.card, scope.picks, scope.start, amounts.amount(game, scope, args[1]))
        return part
    if speaks_of_x(args[0]):
        bill.x += 1
    count = max(amounts.amount(game, scope, args[0]), 0)
    pattern = args[1] if len(args) > 1 else None
    place = HAND if code in (codes.COST_DISCARD, codes.COST_REVEAL, codes.COST_DISCARD_DIFFERENT) else FIELD
    if code in (codes.COST_REMOVE, codes.COST_BOTTOM, codes.COST_REMOVE_DIFFERENT):
        place = args[2].code
    part = Part(code, count, count, pattern, place, scope)
    if code == codes.COST_REMOVE_DIFFERENT or code == codes.COST_DISCARD_DIFFERENT:
        part.different = args[len(args) - 1].code
    return part
