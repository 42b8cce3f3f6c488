"""What a player may have on the field (F-R12.6, F-R21.3), and what there is too much of (F-R9.5, F-R9.6).

The limits are looked at before an action that would break them; rule processes clean up after what could not be foreseen.
"""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.fftcg import sheet
from netocean.games.fftcg.prices import applies, own_rules
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.traits import share
from netocean.games.fftcg.values import Body, Mod, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import BACKUP, CHARACTER, DARK, HOWS, LIGHT

MOST_BACKUPS: Final = 5
COLOURLESS: Final = 1 << LIGHT | 1 << DARK


def newcomer(game: Game, seat: int, card: int) -> Body:
    """A card as it would be for this player on the field."""
    return Body(card, seat, sheet.face(game, card))


def bars(game: Game, seat: int, card: int, found: list[Reason] | None = None) -> bool:
    """Whether a player's limits keep a card from the field. Every reason is put into `found` if it is given."""
    new = newcomer(game, seat, card)
    others = controlled(game, seat)
    barred = False
    if _name_taken(game, new, others):
        barred = True
        if found is not None:
            found.append(Reason("limit-name", "F-R12.6"))
    if (found is not None or not barred) and _light_dark_taken(game, seat, new, others):
        barred = True
        if found is not None:
            found.append(Reason("limit-light-dark", "F-R12.6"))
    if (found is not None or not barred) and new.types & BACKUP != 0 and _backups(others) >= MOST_BACKUPS:
        barred = True
        if found is not None:
            found.append(Reason("limit-backups", "F-R12.6", MOST_BACKUPS))
    return barred


def name_barred(game: Game, seat: int, card: int) -> bool:
    """Whether a Character of its name alone keeps a card from the field (F-R18.5 under `warp_limits = name_only`)."""
    return _name_taken(game, newcomer(game, seat, card), controlled(game, seat))


def controls_name(game: Game, seat: int, name: str) -> bool:
    """Whether a player controls a Character of a name that may be there once only (F-R19.6)."""
    for it in controlled(game, seat):
        if it.types & CHARACTER != 0 and name in it.names and not free_of_name(game, it):
            return True
    return False


def controlled(game: Game, seat: int) -> list[Body]:
    """What a player controls."""
    return [it for it in values(game).order if it.seat == seat]


def free_of_name(game: Game, it: Body) -> bool:
    """Whether any number of this name may be there: generic ones (switch `generic_exception`), or by its text."""
    if it.face.several:
        return True
    return it.face.generic and sheet.switches(game).generic_exception


def _name_taken(game: Game, new: Body, others: list[Body]) -> bool:
    if new.types & CHARACTER == 0:
        return False
    free = free_of_name(game, new)
    shut = excluded(new.face)
    for other in others:
        if other.types & CHARACTER == 0:
            continue
        if not free and not free_of_name(game, other) and share(new.names, other.names):
            return True
        if (len(shut) != 0 and share(shut, other.names)) or share(excluded(other.face), new.names):
            return True
    return False


def excluded(face: Face) -> list[str]:
    """The names that may not be played beside this one."""
    found: list[str] = []
    for place in face.limits:
        head = face.abilities[place].head
        if head is not None and head.code == codes.KW_EXCLUDES:
            found.append(head.args[0].name)
    return found


def _covered(game: Game, it: Body) -> bool:
    """Whether the limit of Light and Dark is about this (switch `light_dark_covers`)."""
    return it.elements & COLOURLESS != 0 and (it.types & CHARACTER != 0 or sheet.switches(game).light_dark_all)


def _light_dark_taken(game: Game, seat: int, new: Body, others: list[Body]) -> bool:
    if not _covered(game, new):
        return False
    several = _several(game, seat)
    for other in others:
        if _covered(game, other) and not _agree(new, other, several):
            return True
    return False


def _several(game: Game, seat: int) -> int:
    """The elements, a bit each, of which a player may control several."""
    found = 0
    for rule in values(game).rules:
        if rule.node.code == codes.MAY_CONTROL_SEVERAL and rule.scope.seat == seat:
            found |= 1 << rule.node.args[0].code
    return found


def _agree(one: Body, two: Body, several: int) -> bool:
    """Whether texts let two Light or Dark ones be there together."""
    if one.elements & two.elements & COLOURLESS & several != 0:
        return True
    return beside(one.face) & two.elements != 0 or beside(two.face) & one.elements != 0


def beside(face: Face) -> int:
    """The elements, a bit each, beside which this may be played."""
    found = 0
    for place in face.limits:
        head = face.abilities[place].head
        if head is not None and head.code == codes.KW_BESIDE:
            found |= 1 << head.args[0].code
    return found


def _backups(others: list[Body]) -> int:
    return len([it for it in others if it.types & BACKUP != 0])


def surplus(game: Game, seat: int, leaving: list[int]) -> list[int]:
    """What rule processes put into the Break Zone because of limits, beside what leaves already (F-R9.5, F-R9.6)."""
    mine = controlled(game, seat)
    several = _several(game, seat)
    found: list[int] = []
    for it in mine:
        if it.card in leaving:
            continue
        for other in mine:
            if other is not it and _clash(game, it, other, several):
                found.append(it.card)
                break
    return found


def _clash(game: Game, one: Body, two: Body, several: int) -> bool:
    if one.types & two.types & CHARACTER != 0 or (one.types & CHARACTER != 0 and two.types & CHARACTER != 0):
        if not free_of_name(game, one) and not free_of_name(game, two) and share(one.names, two.names):
            return True
    return _covered(game, one) and _covered(game, two) and not _agree(one, two, several)


def unplayable(game: Game, seat: int, card: int, how: int) -> bool:
    """Whether a text keeps a card from being cast or played in this way: bits of `how`, with the zone it comes from."""
    for rule in values(game).rules:
        if rule.node.code == codes.CANNOT_BE_PLAYED and applies(game, rule, card) and _in_way(rule, how):
            return True
    for rule in own_rules(game, seat, card):
        if rule.node.code == codes.CANNOT_BE_PLAYED and _in_way(rule, how):
            return True
    return False


_PLACES: Final[dict[str, int]] = {"hand": HOWS["hand"], "break": HOWS["break"], "deck": HOWS["deck"]}


def _in_way(rule: Mod, how: int) -> bool:
    for arg in rule.node.args[1:]:
        bits = _PLACES.get(arg.name, arg.code)
        if how & bits == 0:
            return False
    return True
