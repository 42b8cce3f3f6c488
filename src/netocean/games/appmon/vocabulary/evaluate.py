"""What amounts, conditions and filters of abilities come to, seen from a seat.

Conditions see what lies face up, and the cards their controller chooses among; nothing else.
"""

from netocean.abilities import tree
from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.appmon import sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import codes, projection
from netocean.games.appmon.zones import APPMON_BOX, CHIP_HAND, DECK, DISCARD_PILE, FUSION_BOX, HAND, REMOVED
from netocean.games.comparing import compare


def who(seat: int, node: Node) -> int:
    """The seat a `me` or `opponent` means to its controller."""
    return seat if node.code == codes.ME else 1 - seat


def zone_cards(game: Game, seat: int, property_: int) -> list[int]:
    """The cards of a zone property of a seat."""
    if property_ == codes.P_SLOTS:
        return sheet.slots(game, seat)
    if property_ == codes.P_LINKS:
        return sheet.links(game, seat)
    return game.table.zone(seat, _ZONES[property_ - codes.P_HAND])


# The zones of the properties from `hand` on; slots and links are looked up in `zone_cards`.
_ZONES = [
    HAND, DECK, DISCARD_PILE, REMOVED, -1, FUSION_BOX, -1, CHIP_HAND, APPMON_BOX,
]  # fmt: skip


def amount(game: Game, seat: int, node: Node, that: int) -> int:
    """What an amount comes to for its controller; `that` is the amount of the event."""
    if node.kind == tree.INT or node.kind == tree.WORD:
        return node.value if node.kind == tree.INT else node.code
    if node.kind == tree.REF:
        return prop(game, seat if node.value == codes.ME else 1 - seat, node.code)
    if node.code == codes.THAT:
        return that
    if node.code == codes.TIMES:
        return amount(game, seat, node.args[0], that) * amount(game, seat, node.args[1], that)
    owner = who(seat, node.args[0])
    if node.code == codes.LINK_POWER:
        return sum([projection.link_bonus(game, owner, card) for card in sheet.links(game, owner)])
    card = sheet.active_up(game, owner)
    return face(game, card).power[node.args[1].code] if card >= 0 else 0


def prop(game: Game, seat: int, property_: int) -> int:
    """The value of a property of a seat; a zone counts its cards."""
    if property_ == codes.P_POINTS:
        return sheet.points(game, seat)
    if property_ == codes.P_GRADE:
        card = sheet.active_up(game, seat)
        return face(game, card).grade if card >= 0 else 0
    if property_ == codes.P_TYPE:
        return projection.type_of(game, seat)
    if property_ == codes.P_ATTACK:
        return projection.letter_in_use(game, seat)
    if property_ == codes.P_POWER:
        card = sheet.active_up(game, seat)
        letter = projection.letter_in_use(game, seat)
        return face(game, card).power[letter] if card >= 0 and letter >= 0 else 0
    return len(zone_cards(game, seat, property_))


def holds(game: Game, seat: int, node: Node, that: int) -> bool:
    """Whether a condition holds for its controller."""
    kind = node.kind
    if kind == tree.COMPARE:
        return compare(node.code, amount(game, seat, node.args[0], that), amount(game, seat, node.args[1], that))
    if kind == tree.AND:
        return all([holds(game, seat, part, that) for part in node.args])
    if kind == tree.OR:
        return any([holds(game, seat, part, that) for part in node.args])
    if kind == tree.NOT:
        return not holds(game, seat, node.args[0], that)
    if kind == tree.MATCH:
        owner = seat if node.args[0].value == codes.ME else 1 - seat
        cards = pointed_at(game, owner, node.args[0].code)
        return any([game.table.up[card] == 1 and matches(game, card, node.args[1]) for card in cards])
    return _asked(game, seat, node)


def pointed_at(game: Game, seat: int, property_: int) -> list[int]:
    """The cards that a card property of a seat means: of its links any one will do."""
    if property_ == codes.P_LINK:
        return sheet.links(game, seat)
    cards = sheet.box(game, seat)
    return cards[:1] if property_ == codes.P_BASE else cards[len(cards) - 1 :]


def _asked(game: Game, seat: int, node: Node) -> bool:
    code = node.code
    if code == codes.EVOLVED_THIS_TURN:
        return game.reg[sheet.EVOLVED_AT + seat] == game.reg[sheet.TURN]
    if code == codes.EVOLVED_FROM:
        former = game.reg[sheet.CAME_FROM + seat]
        return former != 0 and node.args[0].name in sheet.source(game, former - 1).names
    owner = who(seat, node.args[0])
    if code == codes.FIRST_PLAYER:
        return sheet.first(game) == owner
    if code == codes.IS_EVOLVED:
        return sheet.evolved(game, owner)
    if code == codes.IS_LINKED:
        return len(sheet.links(game, owner)) != 0
    if code == codes.USED_OPTION:
        return game.reg[sheet.USED_OPTION + owner] != 0
    return _on_sheet(game, owner, node.args[1])


def _on_sheet(game: Game, seat: int, wanted: Node) -> bool:
    cards = sheet.box(game, seat) + sheet.slots(game, seat) + sheet.links(game, seat)
    return any([game.table.up[card] == 1 and matches(game, card, wanted) for card in cards])


def matches(game: Game, card: int, wanted: Node) -> bool:
    """Whether a card is what a filter asks for; a fighting card as effects have changed it."""
    seat = game.table.owner[card]
    fights = sheet.active_up(game, seat) == card
    for term in wanted.args:
        if term.code == codes.F_OPEN:
            fits = game.table.up[card] == 1
        elif term.code == codes.F_PLAIN:
            fits = _plain(face(game, card))
        elif fights:
            fits = any([_fighter_is(game, seat, card, term.code, value) for value in term.args])
        else:
            fits = any([field_is(face(game, card), term.code, value) for value in term.args])
        if fits == (term.value == 1):
            return False
    return True


def face_matches(printed: Face, wanted: Node) -> bool:
    """Whether what is printed on a card, wherever it may be, is what a filter asks for."""
    for term in wanted.args:
        if term.code == codes.F_PLAIN:
            fits = _plain(printed)
        else:
            fits = any([field_is(printed, term.code, value) for value in term.args])
        if fits == (term.value == 1):
            return False
    return True


def _plain(printed: Face) -> bool:
    return printed.is_fighter() and len(printed.abilities) == 0


def _fighter_is(game: Game, seat: int, card: int, field: int, value: Node) -> bool:
    if field == codes.F_NAME:
        return projection.has_name(game, card, value.name)
    if field == codes.F_CONTAINS:
        return value.name in face(game, card).parts or projection.has_name(game, card, value.name)
    if field == codes.F_ATTRIBUTE:
        return projection.has_attribute(game, card, value.code)
    if field == codes.F_TYPE:
        return projection.type_of(game, seat) == value.code
    if field == codes.F_PLUG:
        return value.code in projection.plug_of(game, seat)
    return field_is(face(game, card), field, value)


def field_is(printed: Face, field: int, value: Node) -> bool:
    """Whether a field of a card has this value, as printed."""
    if field == codes.F_NAME:
        return value.name in printed.names
    if field == codes.F_NUMBER:
        return value.name == printed.number
    if field == codes.F_ATTRIBUTE:
        return value.code in printed.attributes
    if field == codes.F_KIND:
        return printed.kind == value.code
    if field == codes.F_GRADE:
        return printed.grade == value.code
    if field == codes.F_UP_TO:
        return 0 < printed.grade <= value.code
    if field == codes.F_FROM:
        return printed.grade >= value.code
    if field == codes.F_CONTAINS:
        return value.name in printed.parts or value.name in printed.names
    if field == codes.F_TYPE:
        return printed.type == value.code
    if field == codes.F_PLUG:
        return value.code in printed.plug
    return printed.link_symbol == value.code
