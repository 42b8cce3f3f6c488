"""The text of skills: it applies when its skill comes into use (A-12.2)."""

from netocean.engine.game import Game
from netocean.games.alpha import battling, sheet
from netocean.games.alpha.happen import answer
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import codes as c


def use_skills(game: Game) -> None:
    """Let the text of each skill that has newly come into use apply, the attacker's first (A-12.2, A-12.10)."""
    for main in (sheet.attacker(game), sheet.defender(game)):
        if main < 0:
            continue
        seat = game.table.owner[main]
        used = battling.skill(game, main)
        if used < 0 or used == game.reg[sheet.SKILL + seat]:
            continue
        game.reg[sheet.SKILL + seat] = used
        bearer, letter = used // battling.SKILLS, used % battling.SKILLS
        shown = [main] if bearer == main else [main, bearer]
        game.emit("skill", "A-12.9" if game.reg[sheet.ALPHA] == 1 else "A-12.1", seat, shown, letter, "ABC"[letter])
        if (face(game, bearer).events >> c.EV_SKILL) & 1 == 1:
            answer(game, bearer, c.EV_SKILL, seat, bearer, letter, sheet.opposing(game, main))
