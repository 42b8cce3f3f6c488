"""What effects make of a fighting card and its player: lasting ones and the statics of cards in play, in their order.

Every value that effects may change is asked for here and nowhere else. What a static asks for is narrowed by `playable`,
so that no value depends on itself.
"""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Effect, Game
from netocean.games.appmon import sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.sheet import face, source
from netocean.games.appmon.vocabulary import codes, evaluate
from netocean.games.effects import in_order_of_play, latest, opened_at

CONTINUOUS: Final = -1  # in the `turns` of a modifier that a static gives: it was not played, it goes on
CHIP_LINK: Final = 100  # P-9.7
HAND_SIZE: Final = 6  # P-6.3

# The lasting effect of each action that changes a fighting card or its player, by code.
KINDS: Final[list[int]] = [
    sheet.K_LETTER,
    sheet.K_ADD,
    sheet.K_ADD,
    sheet.K_MULTIPLY,
    sheet.K_HALVE,
    sheet.K_FIX,
    sheet.K_ZERO,
    sheet.K_ADD_POWER,
    sheet.K_TYPE,
    sheet.K_PLUG,
    sheet.K_ATTRIBUTE,
    sheet.K_NAME,
    sheet.K_LINK,
    sheet.K_LINK,
    sheet.K_LOSS,
    sheet.K_HALVE_LOSS,
    sheet.K_FIX_LOSS,
    sheet.K_KEEP_POINTS,
    sheet.K_KEEP_FORM,
    sheet.K_FORBID,
    sheet.K_IMMUNE,
    sheet.K_SILENCE,
    sheet.K_MORE_LINKS,
    sheet.K_MORE_LINKS,
    sheet.K_FREE_CHIPS,
    sheet.K_IMMUNE_FROM,
    sheet.K_NO_EVOLUTION,
]


def kind_of(node: Node) -> int:
    """The kind of effect that an action gives; -1 for an action that is over at once."""
    if node.code >= len(KINDS):
        return -1
    if node.code in (codes.RAISE_LIMIT, codes.LOWER_LIMIT) and node.args[1].code == codes.BOUNDS["hand"]:
        return sheet.K_HAND_SIZE
    return KINDS[node.code]


def about(seat: int, node: Node) -> int:
    """The seat whose fighting card, or who, an action of this controller changes."""
    if node.code in (codes.IMMUNE, codes.IMMUNE_FROM):
        return seat
    return evaluate.who(seat, node.args[0])


def value_of(game: Game, seat: int, node: Node, that: int) -> int:
    """The number that goes with such an effect."""
    code = node.code
    if code in (codes.SUBTRACT_ATTACK, codes.SUBTRACT_LINK):
        return -evaluate.amount(game, seat, node.args[1], that)
    if code == codes.RAISE_LIMIT:
        return evaluate.amount(game, seat, node.args[2], that)
    if code == codes.LOWER_LIMIT:
        return -evaluate.amount(game, seat, node.args[2], that)
    if code == codes.SET_PLUG:
        return node.args[1].code * len(codes.SYMBOLS) + node.args[2].code
    if code == codes.IMMUNE:
        return node.args[0].code * 2 + node.args[1].code
    if len(node.args) < 2 or code == codes.FORBID_EVOLUTION or code == codes.ADD_NAME:
        return 0
    return evaluate.amount(game, seat, node.args[1], that)


# Which effects count.


def modifiers(game: Game, seat: int, first: int, last: int) -> list[Effect]:
    """The effects of these kinds about a seat that count now, in the order played."""
    found: list[Effect] = []
    for effect in game.effects:
        if effect.seat == seat and first <= effect.kind <= last and applies(game, effect, seat):
            found.append(effect)
    lasting = len(found)
    for by in (0, 1):
        active = sheet.active_up(game, by)
        if active >= 0 and len(face(game, active).statics) != 0 and not silenced(game, by):
            _statics(game, by, active, game.reg[sheet.ENTERED + by], seat, first, last, found)
        for card in sheet.slots(game, by):
            if game.table.up[card] == 1 and len(face(game, card).statics) != 0 and not _said_already(game, by, card):
                _statics(game, by, card, opened_at(game, card, sheet.K_LIMIT), seat, first, last, found)
    if len(found) > lasting:
        in_order_of_play(found)
    return found


def applies(game: Game, effect: Effect, target: int) -> bool:
    """Whether a lasting effect counts for this seat now: its source has not lost its abilities, nothing shields from it."""
    if effect.source < 0:
        return True
    owner = game.table.owner[effect.card]
    printed = source(game, effect.source)
    if printed.is_fighter() and sheet.active(game, owner) == effect.card and silenced(game, owner):
        return False
    return owner == target or not shielded(game, target, printed, owner)


def silenced(game: Game, seat: int) -> bool:
    """Whether the abilities of a seat's fighting card have no effect."""
    for effect in game.effects:
        if effect.kind == sheet.K_SILENCE and effect.seat == seat:
            return True
    return False


def shielded(game: Game, seat: int, by: Face, owner: int) -> bool:
    """Whether a seat's fighting card and the seat itself are beyond the effects of this card of an owner."""
    use = codes.OPTIONS if by.kind == codes.OPTION else codes.ABILITIES
    for effect in game.effects:
        if effect.seat != seat:
            continue
        if effect.kind == sheet.K_IMMUNE and _wards(effect.value, use, owner == seat):
            return True
        if effect.kind == sheet.K_IMMUNE_FROM and owner != seat:
            if evaluate.face_matches(by, node_of(game, effect).args[0]):
                return True
    active = sheet.active_up(game, seat)
    if active >= 0 and not silenced(game, seat) and _static_shield(game, seat, active, by, use, owner):
        return True
    return any([_static_shield(game, seat, card, by, use, owner) for card in sheet.open_slots(game, seat)])


def _wards(value: int, use: int, own: bool) -> bool:
    return value // 2 == use and (not own or value % 2 == codes.OWNERS["all"])


def _static_shield(game: Game, seat: int, card: int, by: Face, use: int, owner: int) -> bool:
    printed = face(game, card)
    for index in printed.statics:
        ability = printed.abilities[index]
        for node in ability.body.args:
            if node.code == codes.IMMUNE:
                wards = _wards(value_of(game, seat, node, 0), use, owner == seat)
            else:
                wards = node.code == codes.IMMUNE_FROM and owner != seat and evaluate.face_matches(by, node.args[0])
            if wards and (ability.condition is None or evaluate.holds(game, seat, ability.condition, 0)):
                return True
    return False


def _said_already(game: Game, seat: int, card: int) -> bool:
    # Continuous abilities of cards of one name add up unless the card says otherwise.
    printed = face(game, card)
    if (printed.keywords >> codes.KW_NO_ADDING) & 1 == 0:
        return False
    for other in sheet.open_slots(game, seat):
        if other == card:
            return False
        if face(game, other).name == printed.name:
            return True
    return False


def _statics(game: Game, by: int, card: int, stamp: int, seat: int, first: int, last: int, found: list[Effect]) -> None:
    printed = face(game, card)
    for index in printed.statics:
        ability = printed.abilities[index]
        for place, node in enumerate(ability.body.args):
            kind = kind_of(node)
            if not first <= kind <= last or about(by, node) != seat:
                continue
            if by != seat and shielded(game, seat, printed, by):
                continue
            if ability.condition is not None and not evaluate.holds(game, by, ability.condition, 0):
                continue
            value = value_of(game, by, node, 0)
            serial = game.table.serial[card]
            found.append(Effect(kind, seat, value, card, serial, -1, index, codes.STAYS, CONTINUOUS, stamp, [place]))


def node_of(game: Game, effect: Effect) -> Node:
    """The action that gave an effect, for what no number can hold."""
    if effect.turns == CONTINUOUS:
        return face(game, effect.card).abilities[effect.ability].body.args[effect.picks[0]]
    return source(game, effect.source).programs[effect.ability][effect.picks[0]].node


# The values.


def letter_in_use(game: Game, seat: int) -> int:
    """The attack a seat uses: its last letter changer's, else the opponent's battle type (P-8.1); -1 for none."""
    effect = latest(game, seat, sheet.K_LETTER)
    if effect is not None and effect.value >= 0 and applies(game, effect, seat):
        return effect.value
    return type_of(game, 1 - seat)


def _latest(game: Game, seat: int, kind: int) -> int:
    found = modifiers(game, seat, kind, kind)
    return found[len(found) - 1].value if len(found) != 0 else -1


def type_of(game: Game, seat: int) -> int:
    """The battle type of a seat's fighting card, -1 for none."""
    card = sheet.active_up(game, seat)
    if card < 0:
        return -1
    changed = _latest(game, seat, sheet.K_TYPE)
    return changed if changed >= 0 else face(game, card).type


def plug_of(game: Game, seat: int) -> list[int]:
    """The two symbols on the plug of a seat's fighting card."""
    card = sheet.active_up(game, seat)
    if card < 0:
        return []
    changed = _latest(game, seat, sheet.K_PLUG)
    count = len(codes.SYMBOLS)
    return [changed // count, changed % count] if changed >= 0 else face(game, card).plug


def attributes_of(game: Game, card: int) -> list[int]:
    """The attributes of a card; of a fighting one with those that effects add."""
    printed = face(game, card).attributes
    seat = game.table.owner[card]
    if sheet.active_up(game, seat) != card:
        return printed
    return printed + [effect.value for effect in modifiers(game, seat, sheet.K_ATTRIBUTE, sheet.K_ATTRIBUTE)]


def names_of(game: Game, card: int) -> list[str]:
    """The names of a card; of a fighting one with those that effects add."""
    printed = face(game, card).names
    seat = game.table.owner[card]
    if sheet.active_up(game, seat) != card:
        return printed
    added = modifiers(game, seat, sheet.K_NAME, sheet.K_NAME)
    return printed + [node_of(game, effect).args[1].name for effect in added]


def has_attribute(game: Game, card: int, attribute: int) -> bool:
    """Whether a card has an attribute now."""
    return attribute in attributes_of(game, card)


def has_name(game: Game, card: int, name: str) -> bool:
    """Whether a card counts as one of this name now."""
    return name in names_of(game, card)


def link_bonus(game: Game, seat: int, card: int) -> int:
    """What a card or chip adds when it is linked with a seat's fighting card (P-9.3, P-9.7)."""
    printed = face(game, card)
    if printed.kind == codes.CHIP:
        return CHIP_LINK
    changes = [effect.value for effect in modifiers(game, seat, sheet.K_LINK, sheet.K_LINK)]
    return max(printed.link_amount + sum(changes), 0)


def loss(game: Game, seat: int, printed: int) -> int:
    """The points a loser loses, where the card says so many (P-10.1); a half is a multiple of ten, rounded down."""
    value = printed
    for effect in modifiers(game, seat, sheet.K_LOSS, sheet.K_FIX_LOSS):
        if effect.kind == sheet.K_LOSS:
            value *= effect.value
        elif effect.kind == sheet.K_FIX_LOSS:
            value = effect.value
        else:
            value = value // 20 * 10
    return value


def _holds_for(game: Game, seat: int, kind: int) -> bool:
    return len(modifiers(game, seat, kind, kind)) != 0


def keeps_points(game: Game, seat: int) -> bool:
    """Whether a seat cannot lose points now."""
    return _holds_for(game, seat, sheet.K_KEEP_POINTS)


def keeps_form(game: Game, seat: int) -> bool:
    """Whether a beaten card of a seat stays in its box (over P-10.2)."""
    return _holds_for(game, seat, sheet.K_KEEP_FORM)


def chips_free(game: Game, seat: int) -> bool:
    """Whether a seat's chips cost no hand card (over P-7.3, P-9.7)."""
    return _holds_for(game, seat, sheet.K_FREE_CHIPS)


def forbidden(game: Game, seat: int, use: int) -> bool:
    """Whether an effect forbids a seat this kind of use."""
    found = modifiers(game, seat, sheet.K_FORBID, sheet.K_FORBID)
    return any([effect.value == use for effect in found])


def evolution_forbidden(game: Game, seat: int, card: int) -> bool:
    """Whether an effect keeps this card off its owner's base."""
    found = modifiers(game, seat, sheet.K_NO_EVOLUTION, sheet.K_NO_EVOLUTION)
    return any([evaluate.face_matches(face(game, card), node_of(game, effect).args[1]) for effect in found])


def _raised(game: Game, seat: int, kind: int, printed: int) -> int:
    return max(printed + sum([effect.value for effect in modifiers(game, seat, kind, kind)]), 0)


def links_allowed(game: Game, seat: int) -> int:
    """How many links a seat may make in a battle phase (P-9.1)."""
    return _raised(game, seat, sheet.K_MORE_LINKS, sheet.switches(game).links_per_turn)


def hand_size(game: Game, seat: int) -> int:
    """How many cards a seat refills its hand to (P-6.3)."""
    return _raised(game, seat, sheet.K_HAND_SIZE, HAND_SIZE)
