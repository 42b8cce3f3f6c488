"""The run that pays CP: what is asked next, and what has been picked (F-R11.2, F-R11.9)."""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import DONE, Choice, Option
from netocean.games.fftcg import parts, payment
from netocean.games.fftcg.announcement import D_DONE, D_PAY, Announcement
from netocean.games.fftcg.bills import Bill
from netocean.games.fftcg.payment import DISCARD, DULL, PUT, Need, Pick, Source
from netocean.games.fftcg.purse import Purse, purse
from netocean.games.fftcg.steps import verbs
from netocean.games.fftcg.values import V_NUMBER
from netocean.games.fftcg.vocabulary.words import COLOURED
from netocean.games.fftcg.zones import HAND

PAID: Final = 900
"""The number in place of a part of the cost that says: the CP are paid."""

# A source in `picks`: its element, the way times this, and what it is worth times that.
_WAYS: Final = 16
_WORTHS: Final = 64


def question(game: Game, it: Announcement, bill: Bill, money: Purse) -> Choice | None:
    """What is asked next to pay a bill's CP; none when it is paid, or nothing has to be (F-R11.10)."""
    if bill.need.total <= 0 or it.settled(D_DONE, PAID):
        return None
    sources = parts.available(it, bill, parts.usable(game, it, bill, money), parts.taken(it, bill))
    return asked(game, it.seat, sources, bill.need, it.picks, "F-R11.6" if it.is_cast() else "F-R11.8")


def asked(game: Game, seat: int, sources: list[Source], need: Need, picks: list[int], rule: str) -> Choice:
    """The next choice of a payment: the sources on the way to a minimal one, the others as accepted answers."""
    mine = chosen(sources, picks)
    listed = payment.next_picks(sources, need, mine)
    options = [_option(game, seat, sources, pick) for pick in listed]
    tally = payment.Tally(sources, mine)
    if payment.enough(need, tally):
        options.append(Option(DONE))
    choice = Choice(seat, "pay", rule, options)
    others = payment.other_picks(sources, need, mine, listed)
    choice.others = [_option(game, seat, sources, pick) for pick in others]
    choice.need = max(need.total - tally.total, 0)
    choice.picked = [game.table.handle(seat, sources[pick.place].card) for pick in mine]
    choice.terms = _terms(game, seat, sources, need)
    return choice


def _terms(game: Game, seat: int, sources: list[Source], need: Need) -> dict[str, int]:
    """What has to be paid, and what each source gives (by the handle of its card), for who composes a payment."""
    terms = {"total": need.total, "any": need.any_of, "only": need.only, "free": int(need.free)}
    for element in range(COLOURED):
        if need.each[element] != 0:
            terms[f"each{element}"] = need.each[element]
    for source in sources:
        terms[f"worth{game.table.handle(seat, source.card)}"] = source.worth
    return terms


def _option(game: Game, seat: int, sources: list[Source], pick: Pick) -> Option:
    source = sources[pick.place]
    verb = verbs.PUT if source.way == PUT else verbs.PAY
    return Option(verb, game.table.handle(seat, source.card), 0, pick.element)


def chosen(sources: list[Source], picks: list[int]) -> list[Pick]:
    """The picks of a payment under way, by the places of their sources."""
    found: list[Pick] = []
    for at in range(1, len(picks), 3):
        if picks[at] != D_PAY:
            continue
        for place, source in enumerate(sources):
            if source.card == picks[at + 1] and source.way == way_of(picks[at + 2]):
                found.append(Pick(place, element_of(picks[at + 2])))
    return found


def taken(game: Game, seat: int, option: Option) -> list[int]:
    """The triple that an answer adds."""
    if option.verb is DONE:
        return [D_DONE, V_NUMBER, PAID]
    card = game.table.card(seat, option.card)
    way = PUT if option.verb is verbs.PUT else DISCARD if game.table.zone_of(card) == HAND else DULL
    worth = 1
    for source in purse(game, seat).sources:
        if source.card == card and source.way == way:
            worth = source.worth
    return [D_PAY, card, worth * _WORTHS + way * _WAYS + option.value]


def way_of(value: int) -> int:
    """How a source in `picks` gives its CP."""
    return value % _WORTHS // _WAYS


def element_of(value: int) -> int:
    """Which element a source in `picks` gives."""
    return value % _WAYS


def worth_of(value: int) -> int:
    """How many CP a source in `picks` gives."""
    return value // _WORTHS
