"""Something happens: which auto-abilities it triggers (F-R13.7-F-R13.16).

Abilities that see things leave look at the field just before (F-R13.13): `answering` finds them, `trigger` makes them wait
once it has happened.
"""

from netocean.abilities.tree import FILTER, WORD, Ability, Node
from netocean.engine.game import Game, Trigger
from netocean.games.fftcg import conditions, groups, history, matching, paid, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.printed import heads
from netocean.games.fftcg.traits import OBJECT, serial_of
from netocean.games.fftcg.values import V_AMOUNT, V_IT, V_MOVED, V_NUMBER, V_OTHER, V_SELF, Held, Scope, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import BOTH, HAPPENINGS, MARKS, ZONES
from netocean.games.fftcg.zones import FIELD

ANYWHERE = ZONES["anywhere"]
TOGETHER = MARKS["together"]


class Happening:
    """An event (`codes.EV_…`): what it is about, and what else cards ask of it.

    `card` and `other` with their serials, `seat` whose it is, `amount` how much, `how` the bits of a manner (`how` of
    entering, kinds of object, a phase), `name` a counter or name as a number.
    """

    def __init__(self, event: int, card: int = -1, other: int = -1, seat: int = -1, amount: int = 0) -> None:
        self.event: int = event
        self.card: int = card
        self.serial: int = -1
        self.other: int = other
        self.other_serial: int = -1
        self.seat: int = seat
        self.amount: int = amount
        self.how: int = 0
        self.name: int = 0


def answering(game: Game, happening: Happening) -> list[Held]:
    """The auto-abilities that answer an event, by the field as it is now."""
    now = values(game)
    if now.events >> happening.event & 1 == 0:
        return []
    happening.serial = serial_of(game, happening.card) if happening.card >= 0 else -1
    happening.other_serial = serial_of(game, happening.other) if happening.other >= 0 else -1
    found: list[Held] = []
    if happening.event == codes.EV_ENTERS and silent(game, happening.card):
        return found
    for held in now.triggers:
        if answers(game, held, happening):
            found.append(held)
    return found


def silent(game: Game, card: int) -> bool:
    """Whether a field ability keeps everything from triggering as this card enters."""
    for rule in values(game).rules:
        if rule.node.code == codes.NO_TRIGGERS and matching.matches(game, rule.scope, rule.node.args[0], card):
            return True
    return False


def answers(game: Game, held: Held, happening: Happening) -> bool:
    """Whether an ability is about this event."""
    for head in heads(held.ability()):
        if head.code == happening.event and _fits(game, held.scope, head, happening):
            return True
    return False


def trigger(game: Game, found: list[Held], happening: Happening, batch: list[Trigger] | None = None) -> None:
    """Let abilities wait for the next priority, those whose own condition holds (F-R13.8, F-R13.10).

    `batch` are those that wait because of what happened at the same time: "1 or more" of them trigger once (F-R13.7).
    """
    for held in found:
        ability = held.ability()
        picks = remembered(game, held, happening)
        if batch is not None and _joins(game, held, picks, batch):
            continue
        if ability.condition is not None:
            scope = Scope(held.seat, held.card, picks, 0, happening.amount)
            if not conditions.holds(game, scope, ability.condition):
                continue
        if ability.per is not None and spent(game, held):
            continue
        if ability.per is not None:
            spend(game, held)
        source = game.pin(held.face)
        serial = game.table.serial[held.card] if held.card >= 0 else 0
        one = Trigger(held.seat, held.card, serial, source, held.place, happening.event, happening.amount, picks)
        game.triggers.append(one)
        if batch is not None:
            batch.append(one)
        if held.effect is not None and held.effect.kind == codes.LATER and held.effect.until == 0:
            game.effects = [effect for effect in game.effects if effect is not held.effect]
            game.derived = None


def _joins(game: Game, held: Held, picks: list[int], batch: list[Trigger]) -> bool:
    """Whether an ability that triggers once for all that happens together waits already: it remembers all of it."""
    if not is_together(held.ability()):
        return False
    source = game.pin(held.face)
    for one in batch:
        if one.source == source and one.ability == held.place and one.card == held.card and one.seat == held.seat:
            for at in range(0, len(picks), 3):
                if picks[at] == V_IT:
                    one.picks.extend(picks[at : at + 3])
            return True
    return False


def is_together(ability: Ability) -> bool:
    """Whether an ability speaks of "1 or more" that do the same at once."""
    for mark in ability.marks:
        if mark.code == TOGETHER:
            return True
    return False


def happen(game: Game, happening: Happening, batch: list[Trigger] | None = None) -> None:
    """Something happened: what answers it waits."""
    trigger(game, answering(game, happening), happening, batch)


def states(game: Game) -> None:
    """Abilities whose state is true wait; none again before its object has left the stack (F-R13.16)."""
    now = values(game)
    if now.events >> codes.EV_STATE & 1 == 0:
        return
    true = Happening(codes.EV_STATE)
    trigger(game, [held for held in now.triggers if answers(game, held, true) and not _pending(game, held)], true)


def _pending(game: Game, held: Held) -> bool:
    """Whether an ability waits or lies on the stack."""
    for one in game.triggers:
        if one.card == held.card and one.ability == held.place and game.sources[one.source] is held.face:
            return True
    for step in game.aside:
        if step.a == held.card and step.b == held.place and game.sources[step.source] is held.face:
            return True
    return False


def remembered(game: Game, held: Held, happening: Happening) -> list[int]:
    """What an ability remembers of its event: triples of variable, card and serial."""
    picks: list[int] = []
    if held.card >= 0:
        own = happening.serial if held.card == happening.card else game.table.serial[held.card]
        _remember(game, picks, V_SELF, held.card, own)
    if happening.card >= 0:
        _remember(game, picks, V_IT, happening.card, happening.serial)
    if happening.other >= 0:
        _remember(game, picks, V_OTHER, happening.other, happening.other_serial)
    picks.extend([V_AMOUNT, V_NUMBER, happening.amount])
    if happening.event == codes.EV_ENTERS and happening.card == held.card:
        picks.extend(paid.recalled(game, held.card))
    picks.extend(held.picks)
    return picks


def _remember(game: Game, picks: list[int], variable: int, card: int, serial: int) -> None:
    """A thing as it was at the event (F-R14.4), and where the event has put it (F-R13.14)."""
    now = serial_of(game, card)
    picks.extend([variable, card, serial if serial >= 0 else now])
    if serial >= 0 and serial != now:
        picks.extend([V_MOVED, card, now])


def spent(game: Game, held: Held) -> bool:
    """Whether an ability that may act once a turn has done so (F-R13.5)."""
    for effect in game.effects:
        if effect.kind == sheet.K_USED and effect.card == held.card and effect.value == held.place:
            if sheet.alive(game, effect) and game.sources[effect.source] is held.face:
                return True
    return False


def spend(game: Game, held: Held) -> None:
    """Write down that an ability has acted this turn."""
    turn = game.reg[sheet.TURN]
    ability = held.ability()
    until = 0 if ability.per is not None and ability.per.name == "game" else codes.END_OF_THIS_TURN + 1
    sheet.add_effect(
        game, sheet.K_USED, held.seat, held.place, held.card, game.pin(held.face), held.place, until, turn, []
    )


def _fits(game: Game, scope: Scope, head: Node, happening: Happening) -> bool:
    """Whether the arguments of an event in a text fit what happened."""
    code, args = head.code, head.args
    if code == codes.EV_BEGINS:
        return happening.how == args[0].code and _whose(scope, args[1], happening.seat)
    if code in (codes.EV_PUT, codes.EV_REMOVED, codes.EV_ADDED, codes.EV_IS_ADDED):
        return _from(args, happening) and _others_fit(game, scope, args, happening)
    if code in (codes.EV_DULLED, codes.EV_ACTIVATED) and len(args) < 3:
        return _is(game, scope, args[0], happening.card)
    if code == codes.EV_CAST_NTH:
        return _nth(game, scope, args, happening)
    if code in _BY_WHOM:
        return _by_whom(game, scope, args, happening)
    if code == codes.EV_DISCARDED_BY:
        return _discarded_by(game, scope, args, happening)
    if code == codes.EV_USED:
        fits = _whose(scope, args[0], happening.seat) and happening.how & args[1].code != 0
        return fits and (len(args) < 3 or _is(game, scope, args[2], happening.card))
    if code in (codes.EV_COUNTER_PLACED, codes.EV_COUNTER_TAKEN, codes.EV_LAST_COUNTER):
        return happening.name == word(args[1].name) and _is(game, scope, args[0], happening.card)
    if code == codes.EV_PRIMES:
        named = len(args) < 2 or happening.name == word(args[1].name)
        return named and _is(game, scope, args[0], happening.card)
    for place, arg in enumerate(args):
        if not _argument(game, scope, arg, place, happening):
            return False
    return True


def _by_whom(game: Game, scope: Scope, args: list[Node], happening: Happening) -> bool:
    """Whose Summons or abilities did it, which of them, and to which card."""
    if not _whose(scope, args[1], happening.seat) or happening.how & args[2].code == 0:
        return False
    if len(args) > 3 and not _by_it(game, scope, args[3], happening.other):
        return False
    return _is(game, scope, args[0], happening.card)


def _discarded_by(game: Game, scope: Scope, args: list[Node], happening: Happening) -> bool:
    """From whose hand, and by whose Summon or ability."""
    owner = game.table.owner[happening.card]
    if not _whose(scope, args[0], owner) or not _whose(scope, args[1], happening.seat):
        return False
    return happening.how & args[2].code != 0 and (len(args) < 4 or _is(game, scope, args[3], happening.card))


def _nth(game: Game, scope: Scope, args: list[Node], happening: Happening) -> bool:
    """The so-manieth card that a player casts this turn, or the so-manieth that fits."""
    if not _whose(scope, args[0], happening.seat):
        return False
    if len(args) < 3:
        return happening.amount == args[1].value
    whose = 0 if happening.seat == scope.seat else 1
    times = history.times(game, scope, HAPPENINGS["cast"], whose, args[2])
    return times == args[1].value and matching.matches(game, scope, args[2], happening.card)


def _by_it(game: Game, scope: Scope, pattern: Node, source: int) -> bool:
    """Whether what does it fits: `self` is the card itself, and what lies on the stack is read by its source."""
    if source < 0:
        return False
    return matching.matches(game, scope, pattern, source)


_BY_WHOM = (
    codes.EV_DULLED,
    codes.EV_ACTIVATED,
    codes.EV_CHOSEN,
    codes.EV_IS_DAMAGED_BY,
    codes.EV_LEAVES_BY,
    codes.EV_PUT_BY,
    codes.EV_BROKEN_BY,
    codes.EV_IS_DISCARDED,
)


def _from(args: list[Node], happening: Happening) -> bool:
    """Whether a card comes from where the words say; from the field where they say nothing."""
    if len(args) > 1:
        return args[1].code == ANYWHERE or happening.how == args[1].code
    return happening.how == FIELD or happening.event in (codes.EV_ADDED, codes.EV_IS_ADDED)


def _others_fit(game: Game, scope: Scope, args: list[Node], happening: Happening) -> bool:
    return len(args) == 0 or _argument(game, scope, args[0], 0, happening)


def _argument(game: Game, scope: Scope, arg: Node, place: int, happening: Happening) -> bool:
    """One argument of the common shapes: things, whose, a second filter, a manner, a least number."""
    if arg.kind == WORD and arg.name in ("me", "opponent", "any"):
        return _whose(scope, arg, happening.seat)
    if place == 0 or (happening.other < 0 and arg.kind == FILTER):
        return _is(game, scope, arg, happening.card)
    if arg.kind == FILTER:
        return matching.matches(game, scope, arg, happening.other)
    if arg.kind == WORD:
        return happening.how & arg.code != 0
    return happening.amount >= arg.value


def _whose(scope: Scope, word_: Node, seat: int) -> bool:
    return word_.code == BOTH or (seat == scope.seat) == (word_.code == 0)


def _is(game: Game, scope: Scope, arg: Node, card: int) -> bool:
    """Whether the card of an event is one that is meant; a filter is read on it wherever it is."""
    if card < 0:
        return False
    if arg.kind == FILTER:
        return matching.matches(game, scope, arg, card)
    if arg.kind == WORD and arg.name == "self":
        return card == scope.card
    return card < OBJECT and card in groups.things(game, scope, arg)
