"""What members of a party lose while it lasts: what not all of them have (F-R21.7, F-R15.3)."""

from typing import Final

from netocean.engine.game import Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, Values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import BE_BLOCKED

FIRST_STRIKE_ONLY: Final = 0  # values of the switch `party_shares`
BATTLE_ABILITIES: Final = 1
ALL_ABILITIES: Final = 2
_ABOUT_BATTLE: Final[list[int]] = [codes.CANNOT_BE_BLOCKED_BY]


def hush(game: Game, found: Values) -> None:
    """What is printed on members of a party, and not on all of them, says nothing (`party_shares = all_abilities`)."""
    if sheet.switches(game).party_shares != ALL_ABILITIES:
        return
    members = _members(game, found)
    texts = [_texts(it) for it in members]
    for it in members:
        for held in it.abilities:
            held.idle = not _all_have(held.ability().text, texts)


def _members(game: Game, found: Values) -> list[Body]:
    return [it for it in found.order if of(game, it.card, sheet.ATTACKING) == 2]


def restrict(game: Game, found: Values) -> None:
    """Take from each member of a party what not every member has."""
    shares = sheet.switches(game).party_shares
    if shares == FIRST_STRIKE_ONLY:
        return
    members = _members(game, found)
    if len(members) < 2:
        return
    keywords, bans = members[0].keywords, members[0].bans
    for it in members:
        keywords &= it.keywords
        bans &= it.bans
    texts = [_texts(it) for it in members]
    for it in members:
        it.keywords = keywords
        it.bans = it.bans & ~BE_BLOCKED | bans & BE_BLOCKED
        it.mods = [mod for mod in it.mods if mod.node.code not in _ABOUT_BATTLE]
        if shares == ALL_ABILITIES:
            it.abilities = [held for held in it.abilities if _all_have(held.ability().text, texts)]


def _texts(it: Body) -> list[str]:
    return [held.ability().text for held in it.abilities]


def _all_have(text: str, texts: list[list[str]]) -> bool:
    for own in texts:
        if text not in own:
            return False
    return True
