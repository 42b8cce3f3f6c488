"""Evolution conditions (A-1.7, A-1.12, A-8.4), and what may be placed where (A-7.13 to A-7.20)."""

from netocean.engine.game import Effect, Game
from netocean.engine.play import Reason
from netocean.games.alpha import sheet, values
from netocean.games.alpha.printed import Also, Base, Face
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import standing
from netocean.games.alpha.vocabulary.codes import KW_FIXED, KW_STANDS_FOR_PARTNER
from netocean.games.alpha.zones import HAND


def is_base(game: Game, base: Base, card: int) -> bool:
    """Whether a card is what a base asks for."""
    printed = face(game, card)
    if not printed.is_digimon() or (base.level >= 0 and base.level != printed.level):
        return False
    if base.type >= 0 and base.type != values.battle_type(game, card):
        return False
    if base.field >= 0 and base.field not in values.fields(game, card):
        return False
    if base.attribute >= 0 and not values.has_attribute(game, card, base.attribute):
        return False
    if base.name == "" and base.part == "":
        return True
    names = values.names(game, card)
    return (base.name == "" or base.name in names) and (
        base.part == "" or base.part in printed.parts or base.part in names
    )


def fits(game: Game, card: int, below: int) -> bool:
    """Whether the card below is one that an evolution card names (A-8.4)."""
    return printed_fits(game, face(game, card), below)


def printed_fits(game: Game, printed: Face, below: int) -> bool:
    """Whether the card below is one that an evolution card of this face names."""
    return any([is_base(game, base, below) for base in printed.bases])


def ignores(game: Game, card: int) -> bool:
    """Whether an effect lets an evolution card ignore its condition."""
    return not has_keyword(face(game, card), KW_FIXED) and standing.ignores_condition(game, card)


def has_keyword(printed: Face, keyword: int) -> bool:
    """Whether a card has a keyword."""
    return (printed.keywords >> keyword) & 1 == 1


def evolution_fails(game: Game, card: int, below: int) -> Reason | None:
    """Why an evolution card cannot become the Digimon on the card below it (A-8.4, A-8.5); none if it can."""
    if standing.bars_evolution(game, card):
        return Reason("evolve-forbidden", "A-14.3")
    if ignores(game, card):
        return None
    if not fits(game, card, below):
        return Reason("evolve-condition", "A-8.5")
    discards = 0
    for also in face(game, card).also:
        discards += also.discard
        if also.option != "" and not _option_out(game, game.table.owner[card], also.option):
            return Reason("evolve-option", "A-1.12")
        if also.partner is not None and len(partners(game, card, below, also)) == 0:
            return Reason("evolve-partner", "A-1.12")
    if game.table.count(game.table.owner[card], HAND) < discards:
        return Reason("evolve-hand", "A-1.12", discards)
    return None


def _option_out(game: Game, seat: int, name: str) -> bool:
    return any([name in values.names(game, card) for card in sheet.open_slots(game, seat)])


def partners(game: Game, card: int, below: int, also: Also) -> list[int]:
    """The own Digimon in play that can be the partner of an evolution (A-1.12)."""
    base = also.partner
    found: list[int] = []
    if base is None:
        return found
    for other in sheet.open_digimon(game, game.table.owner[card]):
        if other != below and (has_keyword(face(game, other), KW_STANDS_FOR_PARTNER) or is_base(game, base, other)):
            found.append(other)
    return found


def limit_1_bars(game: Game, card: int, out: list[int], effects: list[Effect]) -> bool:
    """Whether a card cannot be placed beside these of its player: one of a name bears the mark "limit 1" (A-7.20)."""
    marked = face(game, card).limit_1
    for other in out:
        if marked or face(game, other).limit_1:
            own = values.names(game, card, effects)
            if any([name in own for name in values.names(game, other, effects)]):
                return True
    return False
