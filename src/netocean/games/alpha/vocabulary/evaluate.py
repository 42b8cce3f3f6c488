"""What amounts, conditions, filters and the words for cards come to, seen from the card that has the ability.

A `Scene` says from where: the controller, the card, and what its event was about. Conditions see what lies face up, and the
cards their controller may look at; nothing else.
"""

from typing import Final

from netocean.abilities import tree
from netocean.abilities.tree import Node
from netocean.engine.game import Game, Trigger
from netocean.games.alpha import battling, sheet, values
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.alpha.zones import (
    DARK_AREA,
    DIGIMON_BOXES,
    HAND,
    NET_OCEAN,
    OPTION_SLOTS,
    REMOVED,
)
from netocean.games.comparing import compare


def who(game: Game, scene: Scene, node: Node) -> int:
    """The seat that a word means: `me`, `opponent`, or the `owner` of the card of the event."""
    if node.code == c.OWNER:
        return game.table.owner[scene.it] if scene.it >= 0 else scene.seat
    return scene.seat if node.code == c.ME else 1 - scene.seat


def side(scene: Scene, reference: Node) -> int:
    """The seat of a property: `me.hand`, `opponent.points`."""
    return scene.seat if reference.value == c.ME else 1 - scene.seat


def zone_of(property_: int) -> int:
    """The zone that a property names."""
    if property_ == c.P_HAND:
        return HAND
    if property_ == c.P_NET_OCEAN:
        return NET_OCEAN
    if property_ == c.P_DARK_AREA:
        return DARK_AREA
    if property_ == c.P_REMOVED:
        return REMOVED
    return OPTION_SLOTS if property_ == c.P_SLOTS else DIGIMON_BOXES


def zone_cards(game: Game, seat: int, property_: int) -> list[int]:
    """The cards of a zone property of a seat; of the boxes only the Digimon themselves."""
    if property_ == c.P_BOXES:
        return sheet.digimon(game, seat)
    return game.table.zone(seat, zone_of(property_))


# Events.


def scene_of(one: Trigger) -> Scene:
    """From where a waiting ability is read."""
    return Scene(one.seat, one.card, one.amount, one.picks[1], one.picks[3])


def meets(game: Game, one: Trigger, condition: Node) -> bool:
    """Whether the condition of a waiting ability holds."""
    return holds(game, scene_of(one), condition)


def answers(game: Game, one: Trigger, call: Node) -> bool:
    """Whether an event, of the kind of this call, is the one that it waits for."""
    scene = scene_of(one)
    about = one.picks[0]
    if call.code in (c.EV_TURN_STARTS, c.EV_END_OF_TURN):
        return about == scene.seat
    if call.code in (c.EV_LEAVES_SLOT, c.EV_NEGATED):
        return scene.it == scene.card
    if call.code == c.EV_SKILL:
        return scene.it == scene.card and call.args[0].code == scene.that
    if call.code in _OF_PLAYERS:
        if len(call.args) == 0:
            return about == scene.seat
        return about == who(game, scene, call.args[0]) and (len(call.args) == 1 or call.args[1].code == scene.that)
    if len(call.args) == 0:
        return scene.it == scene.card
    wanted = call.args[0]
    if wanted.kind == tree.FILTER:
        return scene.it >= 0 and matches(game, scene, scene.it, wanted)
    return scene.it >= 0 and scene.it == thing(game, scene, wanted.code)


_OF_PLAYERS: Final = (
    c.EV_STEP_BEGINS,
    c.EV_STEP_ENDS,
    c.EV_BURST,
    c.EV_PLAYER_ATTACKED,
    c.EV_POINTS_LOST,
    c.EV_POINTS_GAINED,
    c.EV_RENEWED,
)


# Cards.


def things(game: Game, scene: Scene, node: Node) -> list[int]:
    """The cards that a word or a filter means; a variable is the step's to know."""
    if node.kind == tree.FILTER:
        return all_of(game, scene, node)
    card = thing(game, scene, node.code)
    return [card] if card >= 0 else []


def thing(game: Game, scene: Scene, word: int) -> int:
    """The card that a word of the table `things` means, -1 for none."""
    if word == c.TH_SELF:
        return scene.card
    if word == c.TH_IT:
        return scene.it
    if word == c.TH_OTHER:
        return scene.other
    if word == c.TH_LAST_COMMAND:
        return game.reg[sheet.LAST_COMMAND]
    return sheet.main(game, scene.seat if word == c.TH_ME else 1 - scene.seat)


def all_of(game: Game, scene: Scene, wanted: Node) -> list[int]:
    """The cards in play, face up, that a filter asks for: of the first player's side first."""
    found: list[int] = []
    for rank in (0, 1):
        for card in sheet.in_play(game, sheet.in_order(game, rank)):
            if game.table.up[card] == 1 and matches(game, scene, card, wanted):
                found.append(card)
    return found


# Amounts.


def amount(game: Game, scene: Scene, node: Node) -> int:
    """What an amount comes to."""
    if node.kind == tree.INT:
        return node.value
    if node.kind == tree.WORD:
        return node.code
    if node.kind == tree.REF:
        return prop(game, side(scene, node), node.code)
    if node.code == c.THAT:
        return scene.that
    if node.code == c.TIMES:
        return amount(game, scene, node.args[0]) * amount(game, scene, node.args[1])
    if node.code == c.COUNT:
        return len(things(game, scene, node.args[0]))
    if node.code == c.COUNT_IN:
        cards = zone_cards(game, side(scene, node.args[1]), node.args[1].code)
        return len([card for card in cards if matches(game, scene, card, node.args[0])])
    cards = things(game, scene, node.args[0])
    if len(cards) == 0:
        return 0
    if node.code == c.POWER:
        return face(game, cards[0]).power[node.args[1].code]
    return _number(game, cards[0], node.code)


def _number(game: Game, card: int, what: int) -> int:
    if what == c.LEVEL:
        return face(game, card).level
    if what == c.SPEED:
        return values.speed(game, card)
    return values.hp(game, card) if what == c.HP else values.cost(game, card)


def prop(game: Game, seat: int, property_: int) -> int:
    """The value of a property of a seat; a zone counts its cards. What a Digimon has is the main Digimon's."""
    if property_ == c.P_POINTS:
        return sheet.points(game, seat)
    if property_ >= c.P_HAND:
        return len(zone_cards(game, seat, property_))
    card = sheet.main(game, seat)
    if card < 0:
        return -1 if property_ in (c.P_ATTACK, c.P_TYPE) else 0
    if property_ == c.P_SUPPORTERS:
        return len(sheet.supporters(game, card))
    if property_ == c.P_ATTACK:
        return battling.letter(game, card)
    if property_ == c.P_POWER:
        return battling.power(game, card)
    if property_ == c.P_TYPE:
        return values.battle_type(game, card)
    return _number(game, card, _WHAT[property_])


_WHAT: Final[dict[int, int]] = {c.P_LEVEL: c.LEVEL, c.P_SPEED: c.SPEED, c.P_HP: c.HP, c.P_COST: c.COST}


# Conditions.


def holds(game: Game, scene: Scene, node: Node) -> bool:
    """Whether a condition holds."""
    kind = node.kind
    if kind == tree.COMPARE:
        return compare(node.code, amount(game, scene, node.args[0]), amount(game, scene, node.args[1]))
    if kind == tree.AND:
        return all([holds(game, scene, part) for part in node.args])
    if kind == tree.OR:
        return any([holds(game, scene, part) for part in node.args])
    if kind == tree.NOT:
        return not holds(game, scene, node.args[0])
    if kind == tree.MATCH:
        return _match(game, scene, node)
    if node.code == c.FIRST_PLAYER:
        return sheet.first(game) == who(game, scene, node.args[0])
    if node.code == c.ALPHA_BATTLE:
        return game.reg[sheet.ALPHA] == 1
    if node.code == c.USED_COMMAND:
        return game.reg[sheet.USED_COMMANDS + who(game, scene, node.args[0])] != 0
    if node.code == c.HAS_ON_SHEET:
        seat = who(game, scene, node.args[0])
        return any([game.table.owner[card] == seat for card in all_of(game, scene, node.args[1])])
    if node.code == c.EVOLVED_THIS_TURN:
        return any([evolved(game, card) for card in _about(game, scene, node, 0)])
    return any([_evolved_from(game, card, node.args[0]) for card in _about(game, scene, node, 1)])


def _match(game: Game, scene: Scene, node: Node) -> bool:
    subject = node.args[0]
    card = sheet.main(game, side(scene, subject)) if subject.kind == tree.REF else thing(game, scene, subject.code)
    return card >= 0 and matches(game, scene, card, node.args[1])


def _about(game: Game, scene: Scene, node: Node, place: int) -> list[int]:
    return things(game, scene, node.args[place]) if len(node.args) > place else [scene.card]


def evolved(game: Game, card: int) -> bool:
    """Whether a Digimon evolved this turn."""
    return _base(game, card) is not None


def _base(game: Game, card: int) -> Face | None:
    # What a Digimon evolved from this turn.
    for one in game.effects:
        if one.kind == sheet.K_EVOLVED and one.value == game.reg[sheet.TURN] and sheet.aims_at(game, one, card):
            return sheet.source(game, one.source)
    return None


def _evolved_from(game: Game, card: int, wanted: Node) -> bool:
    base = _base(game, card)
    return base is not None and _printed_is(base, wanted)


def _printed_is(printed: Face, wanted: Node) -> bool:
    for term in wanted.args:
        fits = any([printed_field_is(printed, term.code, value) for value in term.args])
        if fits == (term.value == 1):
            return False
    return True


# Filters.


def matches(game: Game, scene: Scene, card: int, wanted: Node) -> bool:
    """Whether a card is what a filter asks for."""
    for term in wanted.args:
        if term.value > 1:
            if not _measures(game, scene, card, term):
                return False
        elif _term_fits(game, scene, card, term) == (term.value == 1):
            return False
    return True


def _measures(game: Game, scene: Scene, card: int, term: Node) -> bool:
    if term.code == c.F_SPEED:
        found = values.speed(game, card)
    elif term.code == c.F_COST:
        found = values.cost(game, card)
    else:
        found = values.hp(game, card)
    negated = term.value % 2 == 1
    return compare(term.value // 2 - 1, found, amount(game, scene, term.args[0])) != negated


def _term_fits(game: Game, scene: Scene, card: int, term: Node) -> bool:
    field = term.code
    if field == c.F_UPRIGHT:
        return game.table.turned[card] == 0
    if field == c.F_EVOLVED:
        return evolved(game, card)
    if field == c.F_ANOTHER:
        return card != scene.card
    if field == c.F_PLAIN:
        return plain(face(game, card))
    for value in term.args:
        if _field_is(game, scene, card, field, value):
            return True
    return False


def _field_is(game: Game, scene: Scene, card: int, field: int, value: Node) -> bool:
    if field == c.F_OWNER:
        return game.table.owner[card] == who(game, scene, value)
    if field == c.F_ROLE:
        return battling.has_role(game, card, value.code)
    if field == c.F_NAME:
        return value.name in values.names(game, card)
    if field == c.F_CONTAINS:
        return value.name in face(game, card).parts or value.name in values.names(game, card)
    if field == c.F_FIELD:
        return value.code in values.fields(game, card)
    if field == c.F_ATTRIBUTE:
        return values.has_attribute(game, card, value.code)
    if field == c.F_TYPE:
        return face(game, card).is_digimon() and values.battle_type(game, card) == value.code
    return printed_field_is(face(game, card), field, value)


def plain(printed: Face) -> bool:
    """Whether a card has no special ability; the text of a skill is none."""
    for ability in printed.abilities:
        if ability.head is None or ability.kind != tree.TRIGGER or ability.head.code != c.EV_SKILL:
            return False
    return True


def printed_field_is(printed: Face, field: int, value: Node) -> bool:
    """Whether a field of a card as it is printed has this value."""
    if field == c.F_NAME:
        return value.name in printed.names
    if field == c.F_CONTAINS:
        return value.name in printed.parts or value.name in printed.names
    if field == c.F_NUMBER:
        return value.name == printed.number
    if field == c.F_SPECIES:
        return value.name == printed.species
    if field == c.F_KIND:
        return printed.kind == value.code
    if field == c.F_CLASS:
        return printed.is_option() and printed.option_class == value.code
    if field == c.F_FIELD:
        return value.code in printed.fields
    if not printed.is_digimon():
        return False
    if field == c.F_LEVEL:
        return printed.level == value.code
    if field == c.F_UP_TO:
        return printed.level <= value.code
    if field == c.F_FROM:
        return printed.level >= value.code
    return (printed.attribute if field == c.F_ATTRIBUTE else printed.type) == value.code
