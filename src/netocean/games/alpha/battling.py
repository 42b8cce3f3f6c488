"""The arithmetic of a battle between two Digimon (A-12): one place for compare, display and players."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.games.alpha import sheet, values
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary.codes import ATTACKER, BLOCKER, SUPPORTER

SKILLS: Final = 3


def letter(game: Game, main: int, effects: list[Effect] | None = None) -> int:
    """The letter of the skill a main Digimon uses: an effect's, else the opposing battle type (A-12.1); -1 for none."""
    told = values.changes(game) if effects is None else effects
    given = values.letter_given(game, main, told)
    if given >= 0:
        return given
    other = sheet.opposing(game, main)
    return values.battle_type(game, other, told) if other >= 0 else -1


def skill(game: Game, main: int, effects: list[Effect] | None = None) -> int:
    """The skill that a side uses, as card * 3 + letter; -1 for none. In an alpha battle the strongest one (A-12.9)."""
    told = values.changes(game) if effects is None else effects
    natural = letter(game, main, told)
    if natural < 0:
        return -1
    if game.reg[sheet.ALPHA] == 0:
        return main * SKILLS + natural
    letters = [natural]
    if sheet.switches(game).skill_of_any_letter and values.letter_given(game, main, told) < 0:
        letters = [natural, *[other for other in range(SKILLS) if other != natural]]
    best, most = -1, -1
    for card in [main, *sheet.supporters(game, main)]:
        for one in letters:
            if face(game, card).power[one] > most:
                best, most = card * SKILLS + one, face(game, card).power[one]
    return best


def power(game: Game, main: int, effects: list[Effect] | None = None) -> int:
    """The power of a side as it stands: the skill's printed power with all that changes its main Digimon's (A-12.2)."""
    told = values.changes(game) if effects is None else effects
    used = skill(game, main, told)
    if used < 0:
        return 0
    return values.power(game, main, face(game, used // SKILLS).power[used % SKILLS], told)


def has_role(game: Game, card: int, role: int) -> bool:
    """Whether a card has this role in the attack under way."""
    if role == ATTACKER:
        return card == sheet.attacker(game)
    if role == SUPPORTER:
        return card in sheet.supporters(game, sheet.attacker(game)) or card in sheet.supporters(
            game, sheet.defender(game)
        )
    return card == sheet.defender(game) and (game.reg[sheet.BLOCKED] == 1) == (role == BLOCKER)
