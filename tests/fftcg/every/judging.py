"""Every line of a card, tried in the way of its kind."""

from fftcg.every.keywords import try_keyword
from fftcg.every.running import FAULT, Unhappened, describe
from fftcg.every.statics import try_static
from fftcg.every.trial import PLAYED, UNHAPPENED, Verdict, try_ability, try_replacement
from netocean.abilities.tree import KEYWORD, REPLACEMENT, STATIC
from netocean.games.fftcg.printed import Face


def judge(face: Face, place: int) -> Verdict:
    """What came of one line of a card."""
    kind = face.abilities[place].kind
    try:
        if kind == KEYWORD:
            return said(face, place, try_keyword(face, place))
        if kind == STATIC:
            faults, missed = try_static(face, place)
            return said(face, place, "; ".join(faults + missed))
        return try_replacement(face, place) if kind == REPLACEMENT else try_ability(face, place)
    except Unhappened as reason:
        return Verdict(face.number, place, UNHAPPENED, [str(reason)])
    except Exception as error:
        return Verdict(face.number, place, FAULT, [describe(error)])


def said(face: Face, place: int, missing: str) -> Verdict:
    """A line that shows at once, or does not."""
    return Verdict(face.number, place, FAULT if missing else PLAYED, [missing] if missing else [])
