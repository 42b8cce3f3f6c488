"""Works out what the field amounts to: continuous effects in their layers (F-R16.1-F-R16.4, F-R16.12-F-R16.14)."""

from typing import Final

from netocean.abilities.tree import CALL, KEYWORD, REPLACEMENT, STATIC, TRIGGER, WHEN, Ability, Node
from netocean.engine.game import Effect, Game
from netocean.engine.table import SEATS
from netocean.games.fftcg import amounts, borrowing, conditions, dependence, groups, layers, parties, sheet
from netocean.games.fftcg.printed import Face, events_of, keyword_bit
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, Held, Mod, Scope, Values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import COLOURED, ZONES
from netocean.games.fftcg.zones import BREAK, FIELD, HAND, REMOVED, STACK

_ROUNDS: Final = 4  # gained abilities that give abilities that give abilities …
_NO_PICKS: Final[list[int]] = []
_VALUES: Final[tuple[int, ...]] = (dependence.TYPE, dependence.OTHER, dependence.POWER_SET, dependence.POWER)
_GIVEN: Final[tuple[int, ...]] = (
    dependence.TEXT, dependence.TYPE, dependence.OTHER, dependence.POWER_SET, dependence.POWER,
)  # fmt: skip
_AT_ONCE: Final[tuple[int, ...]] = (codes.LOSE_ABILITIES, codes.ANY_PARTY)


def derive(game: Game) -> Values:
    """The field as it is now, layer by layer."""
    found = Values()
    game.derived = found
    for seat in range(SEATS):
        for card in sheet.field(game, seat):
            made = Body(card, seat, sheet.face(game, card))
            if of(game, card, sheet.TOP) != 0:
                made.names = _both_names(game, card, made.face)  # F-R19.4
            found.bodies[card] = made
            found.order.append(made)
    mods: list[Mod] = []
    for made in found.order:
        _take_printed(game, made, mods)
    parties.hush(game, found)
    _take_elsewhere(game, found, mods)
    _take_effects(game, found, mods)
    _apply(game, found, mods)
    _gather(game, found)
    return found


def _both_names(game: Game, card: int, top: Face) -> list[str]:
    names = sheet.as_face(game.table.face[card]).names[:]
    for name in top.names:
        if name not in names:
            names.append(name)
    return names


def open_gate(game: Game, ability: Ability, scope: Scope) -> bool:
    """Whether an ability is there at all: `while me.points >= 5` (F-R15.6)."""
    return ability.gate is None or conditions.holds(game, scope, ability.gate)


def _take_printed(game: Game, made: Body, mods: list[Mod]) -> None:
    face = made.face
    stamp = of(game, made.card, sheet.STAMP)
    for place in range(face.own):
        ability = face.abilities[place]
        if ability.place is None or ability.place.code == ZONES["field"] or ability.place.code == ZONES["anywhere"]:
            held = Held(face, place, made.seat, made.card, stamp, _NO_PICKS)
            if open_gate(game, ability, held.scope):
                made.abilities.append(held)
                _take_static(held, mods)
                if ability.gate is not None and ability.kind == KEYWORD and ability.head is not None:
                    made.keywords |= keyword_bit(ability.head.code)


def _take_static(held: Held, mods: list[Mod]) -> None:
    ability = held.ability()
    if ability.kind != STATIC:
        return
    conditions_ = [] if ability.condition is None else [ability.condition]
    _take_body(held, ability.body, conditions_, mods)


def _take_body(held: Held, body: Node, conditions_: list[Node], mods: list[Mod]) -> None:
    for step in body.args:
        if step.kind == WHEN:
            _take_body(held, step.args[1], [*conditions_, step.args[0]], mods)
        elif step.kind == CALL:
            mod = Mod(step, held.scope, held.stamp, -1, 0)
            mod.face = held.face
            mod.place = held.place
            mod.held = held
            mod.condition = conditions_
            mods.append(mod)


def _take_elsewhere(game: Game, found: Values, mods: list[Mod]) -> None:
    """Abilities that work in the hand, the Break Zone or removed from the game (F-R3.11, F-R13.6)."""
    for seat in range(SEATS):
        for zone in (HAND, BREAK, REMOVED):
            for card in game.table.zone(seat, zone):
                face = sheet.as_face(game.table.face[card])
                for place in face.elsewhere:
                    ability = face.abilities[place]
                    works = ability.place.code if ability.place is not None else FIELD
                    if works == zone or (works == ZONES["anywhere"] and zone != HAND):
                        held = Held(face, place, seat, card, of(game, card, sheet.STAMP), _NO_PICKS)
                        if open_gate(game, ability, held.scope):
                            found.held.append(held)
                            _take_static(held, mods)


def _take_effects(game: Game, found: Values, mods: list[Mod]) -> None:
    for effect in game.effects:
        if effect.kind >= sheet.K_COUNTERS or not sheet.alive(game, effect):
            continue
        face = sheet.source(game, effect.source)
        node = face.programs[effect.ability][effect.picks[0]].node
        scope = Scope(effect.seat, effect.card, effect.picks, 1)
        scope.card = scope.first(-1) if scope.has(-1) else effect.card
        if node.code == codes.LATER or node.code == codes.REPLACE:
            _take_delayed(found, effect, face, node)
            continue
        if node.code == codes.APPLY and game.table.zone_of(effect.card) == STACK:
            _take_delayed(found, effect, face, node)  # on a Summon
            continue
        mod = Mod(node, scope, effect.stamp, effect.card, effect.value)
        mod.face = face
        mod.place = effect.ability
        mod.effect = effect
        mods.append(mod)


def quote_place(face: Face, ability: int, node: Node) -> int:
    """The place of the ability in brackets that an action gives."""
    return face.quotes[ability] + node.args[len(node.args) - 1].value


def _take_delayed(found: Values, effect: Effect, face: Face, node: Node) -> None:
    """F-R13.15: a delayed auto-ability, or a replacement for a time, belongs to no card on the field."""
    scope = Scope(effect.seat, -1, effect.picks, 1)
    held = Held(
        face, quote_place(face, effect.ability, node), effect.seat, scope.first(-1), effect.stamp, effect.picks[1:]
    )
    held.printed = False
    held.effect = effect
    found.held.append(held)


def _apply(game: Game, found: Values, mods: list[Mod]) -> None:
    """F-R16.2, F-R16.3: layer by layer, in each the changes of a card to itself first, then by time."""
    by_layer: list[list[Mod]] = [[] for _ in range(dependence.RULE + 1)]
    late: list[list[Mod]] = [[] for _ in range(dependence.RULE + 1)]
    pending = mods
    for _ in range(_ROUNDS):
        texts: list[Mod] = []
        for mod in pending:
            layer = layers.layer_of(mod.node.code)
            after = _waits_for(mod) if layer == dependence.TEXT else dependence.TEXT
            if after != dependence.TEXT:
                late[after].append(mod)
            else:
                (texts if layer == dependence.TEXT else by_layer[layer]).append(mod)
        pending = []
        for mod in _in_order(texts, dependence.TEXT):
            _change(game, found, mod, pending)
        if len(pending) == 0:
            break
    for layer in _VALUES:
        for mod in _in_order(by_layer[layer], layer):
            _change(game, found, mod, [])
        _apply_late(game, found, late[layer], by_layer[dependence.RULE])
    parties.restrict(game, found)
    for mod in _in_order(by_layer[dependence.RULE], dependence.RULE):
        if _active(game, found, mod):
            found.rules.append(mod)


def _waits_for(mod: Mod) -> int:
    """F-R16.3: the layer after which a text of a field ability is given, since it asks for that layer's results.

    "As long as it has 10000 power or more, it gains Brave": the text depends on the power, and so comes after it.
    """
    if mod.effect is not None or mod.face is None or mod.node.code in _AT_ONCE:
        return dependence.TEXT
    reads = mod.face.reads[mod.place]
    after = dependence.TEXT
    for layer in _VALUES:
        if reads >> layer & 1 == 1:
            after = layer
    return after


def _apply_late(game: Game, found: Values, texts: list[Mod], rules: list[Mod]) -> None:
    """Give the texts that waited for a layer; what the field abilities among them say follows, layer by layer."""
    more: list[Mod] = []
    for mod in _in_order(texts, dependence.TEXT):
        _change(game, found, mod, more)
    for layer in _GIVEN:
        for mod in _in_order([one for one in more if layers.layer_of(one.node.code) == layer], layer):
            _change(game, found, mod, [])
    rules.extend([one for one in more if layers.layer_of(one.node.code) == dependence.RULE])


def _in_order(mods: list[Mod], layer: int) -> list[Mod]:
    """What a card does to itself, then the rest, each by time; what depends on others of its layer last (F-R16.3)."""
    if len(mods) < 2:
        return mods
    own: list[Mod] = []
    rest: list[Mod] = []
    last: list[Mod] = []
    for mod in mods:
        face = mod.face
        if face is not None and face.reads[mod.place] >> layer & 1 == 1:
            last.append(mod)
        elif mod.own:
            own.append(mod)
        else:
            rest.append(mod)
    own.sort(key=_time)
    rest.sort(key=_time)
    last.sort(key=_time)
    return own + rest + last


def _time(mod: Mod) -> int:
    return mod.stamp


def _active(game: Game, found: Values, mod: Mod) -> bool:
    """Whether a change applies: its card has not lost its abilities before, and its conditions hold."""
    if mod.held is not None and mod.held.idle:
        return False
    if mod.effect is None:
        own = found.bodies.get(mod.scope.card)
        if own is not None and own.lost and mod.held not in own.abilities:
            return False
    for condition in mod.condition:
        if not conditions.holds(game, mod.scope, condition):
            return False
    return True


def _targets(game: Game, found: Values, mod: Mod) -> list[Body]:
    if mod.target >= 0:
        one = found.bodies.get(mod.target)
        return [one] if one is not None else []
    node = mod.node.args[0]
    bodies: list[Body] = []
    for card in groups.things(game, mod.scope, node):
        one = found.bodies.get(card)
        if one is not None:
            bodies.append(one)
    return bodies


def _change(game: Game, found: Values, mod: Mod, gained: list[Mod]) -> None:
    if not _active(game, found, mod):
        return
    amount = mod.amount
    if mod.effect is None and layers.takes_amount(mod.node.code) and len(mod.node.args) > 1:
        amount = amounts.amount(game, mod.scope, mod.node.args[1])
    for it in _targets(game, found, mod):
        if mod.stamp < it.lost_at and mod.node.code in (codes.GAIN, codes.GRANT, codes.GAIN_ABILITIES_OF):
            continue  # F-R16.12
        if mod.node.code == codes.GAIN or mod.node.code == codes.APPLY:
            _give(game, it, mod, gained)
        elif mod.node.code == codes.GAIN_ABILITIES_OF:
            borrowing.give(game, it, mod)
        elif mod.node.code == codes.GAIN_JOBS_OF or mod.node.code == codes.GAIN_COLOURED_OF:
            _borrow(game, found, it, mod)
        else:
            layers.change(it, mod, amount)
    if mod.node.code == codes.CANNOT and mod.target < 0 and mod.node.args[0].kind == CALL:
        for card in groups.things(game, mod.scope, mod.node.args[0]):
            if card not in found.bodies:
                found.away[card] = found.away.get(card, 0) | mod.node.args[1].code


def _borrow(game: Game, found: Values, it: Body, mod: Mod) -> None:
    """The jobs, or the elements but Light and Dark, of other things."""
    for card in groups.things(game, mod.scope, mod.node.args[1]):
        other = found.bodies.get(card)
        if other is None:
            continue
        if mod.node.code == codes.GAIN_COLOURED_OF:
            it.elements |= other.elements & ((1 << COLOURED) - 1)
        else:
            it.jobs = it.jobs + [job for job in other.jobs if job not in it.jobs]


def _give(game: Game, it: Body, mod: Mod, gained: list[Mod]) -> None:
    """F-R16.2: an ability given by an effect or a field ability; it is the bearer's own."""
    face = mod.face
    if face is None:
        return
    picks = mod.effect.picks[1:] if mod.effect is not None else _NO_PICKS
    held = Held(face, quote_place(face, mod.place, mod.node), it.seat, it.card, mod.stamp, _without_self(picks))
    held.printed = False
    held.effect = mod.effect
    ability = held.ability()
    if not open_gate(game, ability, held.scope):
        return
    it.abilities.append(held)
    if ability.kind == KEYWORD and ability.head is not None:
        it.keywords |= keyword_bit(ability.head.code)
    _take_static(held, gained)


def _without_self(picks: list[int]) -> list[int]:
    """What a given ability remembers: not the giver as itself."""
    kept: list[int] = []
    at = 0
    while at < len(picks):
        if picks[at] != -1:
            kept.extend(picks[at : at + 3])
        at += 3
    return kept


def _gather(game: Game, found: Values) -> None:
    """Sort the abilities that work by what is asked of them."""
    for it in found.order:
        found.held.extend(it.abilities)
    for held in found.held:
        ability = held.ability()
        if ability.kind == TRIGGER:
            found.triggers.append(held)
            found.events |= events_of(ability)
        elif ability.kind == REPLACEMENT:
            found.replacements.append(held)
            found.events |= events_of(ability)
