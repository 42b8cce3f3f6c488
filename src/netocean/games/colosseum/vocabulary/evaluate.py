"""What amounts, conditions and filters of abilities come to, seen from a seat.

Conditions see what lies face up, and the cards their controller chooses among; nothing else.
"""

from netocean.abilities import tree
from netocean.abilities.tree import Node
from netocean.engine.game import Effect, Game
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.sheet import face, source
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import (
    DARK_AREA,
    DIGIMON_BOX,
    EVOLUTION_BOX,
    HAND,
    NET_OCEAN,
    SUPPORT_BOX,
)
from netocean.games.comparing import compare
from netocean.games.effects import latest


def who(seat: int, node: Node) -> int:
    """The seat a `me` or `opponent` means to its controller."""
    return seat if node.code == nodes.ME else 1 - seat


def zone_cards(game: Game, seat: int, property_: int) -> list[int]:
    """The cards of a zone property of a seat."""
    if property_ == nodes.P_SLOTS:
        return sheet.slots(game, seat)
    if property_ == nodes.P_HAND:
        return game.table.zone(seat, HAND)
    if property_ == nodes.P_NET_OCEAN:
        return game.table.zone(seat, NET_OCEAN)
    if property_ == nodes.P_DARK_AREA:
        return game.table.zone(seat, DARK_AREA)
    if property_ == nodes.P_EVOLUTION_BOX:
        return game.table.zone(seat, EVOLUTION_BOX)
    if property_ == nodes.P_SUPPORT_BOX:
        return game.table.zone(seat, SUPPORT_BOX)
    return game.table.zone(seat, DIGIMON_BOX)


def amount(game: Game, seat: int, node: Node, that: int) -> int:
    """What an amount comes to for its controller; `that` is the amount of the event."""
    if node.kind == tree.INT or node.kind == tree.WORD:
        return node.value if node.kind == tree.INT else node.code
    if node.kind == tree.REF:
        return prop(game, seat if node.value == nodes.ME else 1 - seat, node.code)
    if node.code == nodes.THAT:
        return that
    card = sheet.active_up(game, who(seat, node.args[0]))
    return face(game, card).power[node.args[1].code] if card >= 0 else 0


def prop(game: Game, seat: int, property_: int) -> int:
    """The value of a property of a seat; a zone counts its cards."""
    if property_ == nodes.P_POINTS:
        return sheet.points(game, seat)
    if property_ == nodes.P_LEVEL:
        card = sheet.active_up(game, seat)
        return face(game, card).rank if card >= 0 else 0
    if property_ == nodes.P_ATTACK:
        return letter_in_use(game, seat)
    if property_ == nodes.P_POWER:
        card = sheet.active_up(game, seat)
        letter = letter_in_use(game, seat)
        return face(game, card).power[letter] if card >= 0 and letter >= 0 else 0
    return len(zone_cards(game, seat, property_))


def letter_in_use(game: Game, seat: int) -> int:
    """The attack a seat uses: its last letter changer's, else the opponent's battle type (C-R8.1, C-R8.7a); -1 for none."""
    effect = latest(game, seat, sheet.K_LETTER)
    if effect is not None and effect.value >= 0 and applies(game, effect, seat):
        return effect.value
    other = sheet.active_up(game, 1 - seat)
    return face(game, other).type if other >= 0 else -1


def applies(game: Game, effect: Effect, target: int) -> bool:
    """Whether an effect counts for this seat now: its condition holds (C-R11.2), nothing shields from it (C-R11.4)."""
    if effect.source < 0:
        return True
    card = effect.card
    owner = game.table.owner[card]
    printed = source(game, effect.source)
    if game.table.serial[card] == effect.serial:
        # What a trigger or an announced ability asked, it asked when it acted.
        condition = printed.abilities[effect.ability].condition
        lasting = printed.abilities[effect.ability].kind in (tree.USE, tree.SUPPORT)
        if lasting and condition is not None and not holds(game, owner, condition, 0):
            return False
    elif printed.digimon and printed.support != effect.ability:
        return False
    return owner == target or not shielded(game, target, source_kind(printed, effect.ability), owner)


def source_kind(printed: Face, ability: int) -> int:
    """Whether an ability acts as an option card's, a Digimon's or a support's (codes of the word table `use`)."""
    if not printed.digimon:
        return nodes.USES["options"]
    return nodes.USES["supports"] if printed.support == ability else nodes.USES["abilities"]


def shielded(game: Game, seat: int, kind: int, by: int) -> bool:
    """Whether a seat's active Digimon and its owner are beyond this kind of effect of the other seat (C-R11.4)."""
    for effect in game.effects:
        if effect.kind == sheet.K_IMMUNE and effect.seat == seat and effect.value // 2 == kind:
            if by != seat or effect.value % 2 == nodes.OWNERS["all"]:
                return True
    card = sheet.active_up(game, seat)
    if card < 0:
        return False
    printed = face(game, card)
    for index in printed.statics:
        ability = printed.abilities[index]
        for action in ability.body.args:
            if action.kind == tree.CALL and action.code == nodes.IMMUNE and action.args[0].code == kind:
                if by == seat and action.args[1].code != nodes.OWNERS["all"]:
                    continue
                if ability.condition is None or holds(game, seat, ability.condition, 0):
                    return True
    return False


def forbidden(game: Game, seat: int, kind: int) -> bool:
    """Whether an effect forbids a seat this kind of use."""
    for effect in game.effects:
        if effect.kind == sheet.K_FORBID and effect.seat == seat and effect.value == kind:
            return True
    return False


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
        owner = seat if node.args[0].value == nodes.ME else 1 - seat
        card = sheet.active_up(game, owner)
        return card >= 0 and matches(game, card, node.args[1])
    if node.code == nodes.FIRST_ATTACKER:
        return sheet.first(game) == who(seat, node.args[0])
    if node.code == nodes.EVOLVED_THIS_TURN:
        return game.reg[sheet.EVOLVED_AT + seat] == game.reg[sheet.TURN]
    return _on_sheet(game, who(seat, node.args[0]), node.args[1])


def _on_sheet(game: Game, seat: int, wanted: Node) -> bool:
    cards = sheet.box(game, seat) + sheet.slots(game, seat) + game.table.zone(seat, SUPPORT_BOX)
    return any([game.table.up[card] == 1 and matches(game, card, wanted) for card in cards])


def matches(game: Game, card: int, wanted: Node) -> bool:
    """Whether a card is what a filter asks for."""
    printed = face(game, card)
    for term in wanted.args:
        if term.code == nodes.F_OPEN:
            fits = game.table.up[card] == 1
        else:
            fits = any([field_is(printed, term.code, value) for value in term.args])
        if fits == (term.value == 1):
            return False
    return True


def field_is(printed: Face, field: int, value: Node) -> bool:
    """Whether a field of a card has this value."""
    if field == nodes.F_NAME:
        return value.name in printed.names
    if field == nodes.F_NUMBER:
        return value.name == printed.number
    if field == nodes.F_SPECIES:
        return value.name == printed.species
    if field == nodes.F_GROUP:
        return value.name == printed.group
    if field == nodes.F_FIELD:
        return value.code in printed.fields
    if field == nodes.F_KEYWORD:
        return (printed.keywords >> value.code) & 1 == 1
    if field == nodes.F_KIND:
        return printed.digimon == (value.code == 0)
    if field == nodes.F_CLASS:
        return printed.option_class == value.code and not printed.digimon
    if not printed.digimon:
        return field == nodes.F_FRAME and printed.frame == value.code
    return _digimon_code(printed, field) == value.code


def _digimon_code(printed: Face, field: int) -> int:
    if field == nodes.F_LEVEL:
        return printed.level
    if field == nodes.F_ATTRIBUTE:
        return printed.attribute
    if field == nodes.F_TYPE:
        return printed.type
    if field == nodes.F_BLOCK:
        return printed.block
    return printed.frame
