"""The actions upon an Appmon box, upon links, and upon the effects of other cards."""

from netocean.abilities.tree import CALL, Node
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.acting import ActingStep
from netocean.games.appmon import moves, requirement, sheet
from netocean.games.appmon.events import answer
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import codes, projection
from netocean.games.appmon.vocabulary.evaluate import who
from netocean.games.appmon.vocabulary.reach import reaches, rule_of
from netocean.games.appmon.zones import CHIP_HAND, DECK, HAND


def perform(game: Game, step: ActingStep, node: Node) -> bool:
    """Carry out one action of this kind."""
    code = node.code
    if code in (codes.REMOVE_EVOLVED, codes.RETURN_EVOLVED, codes.REMOVE_BASE, codes.RETURN_LINKS):
        seat = who(step.seat, node.args[0])
        return reaches(game, step, seat) and take_away(game, step, node, seat)
    cards = step.things(game, node.args[0].value)
    if code == codes.NEGATE:
        return negate(game, step, cards)
    if len(cards) == 0:
        return False
    if code == codes.COPY:
        return copy(game, step, cards[0])
    if code == codes.LINK:
        return link(game, step, cards[0])
    if game.table.owner[cards[0]] != step.seat:
        return False
    if code == codes.EXCHANGE:
        return exchange(game, step, cards[0])
    return lay(game, step, node, cards[0])


def take_away(game: Game, step: ActingStep, node: Node, seat: int) -> bool:
    """Discard or take back a fused card, a base, links."""
    rule = rule_of(game, step)
    active = sheet.active(game, seat)
    if node.code == codes.REMOVE_EVOLVED:
        return moves.remove_evolved(game, seat, rule)
    if node.code == codes.RETURN_LINKS:
        return _return_links(game, seat, rule)
    if active < 0 or sheet.evolved(game, seat) == (node.code == codes.REMOVE_BASE):
        return False
    if node.code == codes.REMOVE_BASE:
        # Only a base on which nothing lies.
        game.emit("base-removed", rule, seat, [active])
        moves.discard(game, seat, [active], rule)
        return True
    game.emit("form-returned", rule, seat, [active])
    moves.leave_box(game, active, HAND)
    return True


def _return_links(game: Game, seat: int, rule: str) -> bool:
    cards = sheet.links(game, seat)[:]
    for card in cards:
        moves.end_effects_of(game, card)
        game.table.move(card, CHIP_HAND if face(game, card).kind == codes.CHIP else HAND)
    if len(cards) != 0:
        game.emit("links-returned", rule, seat, cards, len(cards))
    return len(cards) != 0


def exchange(game: Game, step: ActingStep, card: int) -> bool:
    """Exchange a base on which nothing lies for another card; into an empty box it is laid."""
    moves.turn_up_box(game, step.seat)
    if sheet.evolved(game, step.seat) or not face(game, card).is_base():
        return False
    moves.lay_base(game, card, True, rule_of(game, step))
    return True


def lay(game: Game, step: ActingStep, node: Node, card: int) -> bool:
    """Lay a card on the base: with its condition and what it costs, with its condition alone, or without both."""
    seat = step.seat
    moves.turn_up_box(game, seat)
    printed = face(game, card)
    if (
        sheet.active_up(game, seat) < 0
        or not printed.is_fighter()
        or printed.is_base()
        or card in sheet.box(game, seat)
    ):
        return False
    fails = _fails(game, step, node, card)
    if fails is not None:
        game.table.show(card, 3)
        game.emit("fusion-failed", fails.rule, seat, [card], 0, fails.key)
        return False
    moves.evolve_onto(game, card, rule_of(game, step))
    return True


def _fails(game: Game, step: ActingStep, node: Node, card: int) -> Reason | None:
    # Why the card cannot be laid, as far as the action asks; what it costs is paid.
    seat = step.seat
    if node.code == codes.EVOLVE_FREE:
        return requirement.free_fails(game, seat, card)
    if node.code == codes.PLACE:
        return requirement.barred(game, seat, card)
    if node.code == codes.EVOLVE:
        return _pay_evolution(game, seat, card)
    given = step.things(game, node.args[1].value)
    if len(given) == 0 or given[0] == card or face(game, given[0]).kind == codes.CHIP:
        return Reason("fuse-material", "P-7.5")
    fails = requirement.step_fails(game, seat, card, given)
    if fails is None:
        moves.discard(game, seat, given, "P-7.5")
    return fails


def _pay_evolution(game: Game, seat: int, card: int) -> Reason | None:
    printed = face(game, card)
    if projection.forbidden(game, seat, codes.FUSION) or projection.evolution_forbidden(game, seat, card):
        return Reason("fuse-forbidden", "P-7.5")
    if not requirement.base_fits(game, card, sheet.active_up(game, seat)):
        return Reason("fuse-base", "P-7.7")
    given = requirement.payment(game, seat, card, [], -1)
    from_deck = printed.circles + printed.crosses
    if printed.kind != codes.DIGIMON or given is None or game.table.count(seat, DECK) < from_deck:
        return Reason("fuse-material", "P-7.7")
    moves.discard(game, seat, given, "P-7.7")
    moves.mill(game, seat, from_deck, "P-7.7")
    return None


def link(game: Game, step: ActingStep, card: int) -> bool:
    """Link a card from wherever it lies, beside the links of P-9.1; its symbol must be on the plug (P-9.2)."""
    seat = step.seat
    active = sheet.active_up(game, seat)
    printed = face(game, card)
    if active < 0 or face(game, active).kind != codes.APPMON or printed.kind != codes.APPMON:
        return False
    if projection.forbidden(game, seat, codes.LINKS) or printed.number == face(game, active).number:
        return False
    if not sheet.switches(game).plug_ignored and printed.link_symbol not in projection.plug_of(game, seat):
        return False
    if not reaches(game, step, game.table.owner[card]) or game.reg[sheet.PHASE] != sheet.BATTLE:
        return False
    moves.link_card(game, seat, card, rule_of(game, step))
    return True


def negate(game: Game, step: ActingStep, cards: list[int]) -> bool:
    """Negate open options: each counts as having left its slot."""
    did = False
    for card in cards:
        owner = game.table.owner[card]
        if sheet.in_slot(game, card) and game.table.up[card] == 1 and reaches(game, step, owner):
            game.emit("negated", rule_of(game, step), owner, [card])
            answer(game, card, codes.EV_NEGATED)
            moves.leave_slot(game, card)
            did = True
    return did


def copy(game: Game, step: ActingStep, card: int) -> bool:
    """Do what another open option does when it is used, as an effect of one's own."""
    printed = face(game, card)
    if printed.use < 0 or game.table.up[card] == 0 or not sheet.in_slot(game, card):
        return False
    if any([op.node.kind == CALL and op.node.code == codes.COPY for op in printed.programs[printed.use]]):
        return False  # a copy of a copy would never end
    game.emit("copied", rule_of(game, step), step.seat, [card])
    again = step.another(printed.use).prepare(game.pin(printed), step.source_serial())
    game.push(again)
    return True
