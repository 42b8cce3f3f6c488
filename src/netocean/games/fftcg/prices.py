"""What texts say about casting and playing cards: the rules of the field, and what is printed on the card itself."""

from netocean.abilities.tree import CALL, FILTER, STATIC, WHEN, WORD, Node
from netocean.engine.game import Game
from netocean.games.fftcg import conditions, groups, matching, sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, Mod, Scope, values
from netocean.games.fftcg.vocabulary.words import SELF


def own_rules(game: Game, seat: int, card: int) -> list[Mod]:
    """What a card that is not on the field says about casting and playing itself, as far as it holds now."""
    face = sheet.face(game, card)
    found: list[Mod] = []
    for place in face.prices:
        ability = face.abilities[place]
        scope = Scope(seat, card, [])
        if ability.kind != STATIC or (ability.gate is not None and not conditions.holds(game, scope, ability.gate)):
            continue
        if ability.condition is None or conditions.holds(game, scope, ability.condition):
            _take(game, scope, ability.body, found)
            for mod in found:
                if mod.face is None:
                    mod.face = face
                    mod.place = place
    return found


def _take(game: Game, scope: Scope, body: Node, found: list[Mod]) -> None:
    for step in body.args:
        if step.kind == WHEN:
            _take(game, scope, step.args[1 if conditions.holds(game, scope, step.args[0]) else 2], found)
        elif step.kind == CALL and len(step.args) != 0 and step.args[0].kind == WORD and step.args[0].code == SELF:
            found.append(Mod(step, scope, of(game, scope.card, sheet.STAMP), -1, 0))


def rules_for(game: Game, seat: int, card: int) -> list[Mod]:
    """All that is said about casting this card: by the field and by itself."""
    found: list[Mod] = []
    for rule in values(game).rules:
        if len(rule.node.args) != 0 and applies(game, rule, card, seat):
            found.append(rule)
    if len(sheet.face(game, card).prices) != 0:
        found.extend(own_rules(game, seat, card))
    return found


def applies(game: Game, rule: Mod, card: int, seat: int = -1) -> bool:
    """Whether a rule is about this card, wherever it lies; one that a seat casts is read as its own."""
    if rule.target >= 0:
        return rule.target == card
    node = rule.node.args[0]
    if node.kind == FILTER:
        if seat >= 0 and game.table.holder(card) != seat:
            return matching.fits_as(game, rule.scope, node, Body(card, seat, sheet.face(game, card)))
        return matching.matches(game, rule.scope, node, card)
    if node.kind == WORD and node.name in ("me", "opponent", "any"):
        return False  # a rule about a player
    return card in groups.things(game, rule.scope, node)
