"""What is asked to declare modes, targets and the division of damage (F-R12.2-F-R12.5, F-R13.9)."""

from netocean.engine.game import Game
from netocean.engine.play import DONE, NO_VALUE, PICK, Choice, Option
from netocean.games.fftcg import feasible, targets
from netocean.games.fftcg.announcement import Announcement, refers_later
from netocean.games.fftcg.traits import OBJECT, is_object
from netocean.games.fftcg.values import V_SHARE


def modes(game: Game, it: Announcement, place: int) -> Choice | None:
    """Which body is picked next; none when enough are."""
    bodies = feasible.next_modes(game, it, place)
    if len(bodies) == 0:
        return None
    options = [Option(PICK, 0, 0, body) for body in bodies]
    least, most = feasible.mode_count(game, it, place)
    picked = len(it.modes(place))
    if picked >= least:
        options.append(Option(DONE))
    choice = Choice(it.seat, "mode", "F-R12.3", options)
    choice.need = most - picked if least == most else -1
    return choice


def targets_of(game: Game, it: Announcement, place: int, forced: bool) -> Choice | None:
    """Which target is chosen next; none when enough are, or there is nothing to choose."""
    choosing = targets.Choosing(game, it, place)
    mine = it.cards(choosing.variable)
    cards = choosing.next_picks(game, mine)
    late = refers_later(it, place, choosing.variable)
    if late:
        cards = [card for card in cards if feasible.leads(game, it, place, choosing, [*mine, card])]
    if len(cards) == 0:
        return None
    seat = choosing.seat
    options = [_target(game, seat, card) for card in cards]
    if choosing.may_end(mine) and (not late or feasible.declarable(game, feasible.ended(it, place))):
        options.append(Option(DONE))
    choice = Choice(seat, "target", "F-R13.9" if forced else "F-R12.2", options)
    choice.need = choosing.most - len(mine) if choosing.least == choosing.most else -1
    choice.terms = {"most": choosing.most - len(mine)}
    choice.picked = [targets.handle_of(game, seat, card) for card in mine]
    if choice.need > 1:
        later = choosing.listed[choosing.listed.index(cards[len(cards) - 1]) + 1 :]
        choice.later = [targets.handle_of(game, seat, card) for card in later if not is_object(card)]
    return choice


def _target(game: Game, seat: int, card: int) -> Option:
    """The option that picks a target; a thing on the stack is told by its number."""
    value = card - OBJECT if is_object(card) else NO_VALUE
    return Option(PICK, targets.handle_of(game, seat, card), 0, value)


def division(game: Game, it: Announcement, place: int) -> Choice | None:
    """How much the next target gets, in steps of 1000, at least 1000 to each; none when one share is left (F-R12.5)."""
    total, count = targets.division(game, it, place)
    given = shares(it)
    left = total - sum(given)
    if len(given) + 1 >= count or total < count:
        return None
    most = left - (count - len(given) - 1)
    options = [Option(PICK, 0, 0, share * targets.UNIT) for share in range(1, most + 1)]
    choice = Choice(it.seat, "divide", "F-R12.5", options)
    choice.picked = [game.table.handle(it.seat, it.cards(it.ops()[place].node.args[0].value)[len(given)])]
    choice.need = left * targets.UNIT
    return choice


def last_share(game: Game, it: Announcement, place: int) -> list[int]:
    """The triple of what is left for the last target; nothing where there is too little for each."""
    total, count = targets.division(game, it, place)
    given = shares(it)
    if total < count:
        return []
    return [V_SHARE, it.cards(it.ops()[place].node.args[0].value)[len(given)], total - sum(given)]


def shares(it: Announcement) -> list[int]:
    """What is divided so far, in thousands."""
    return [it.picks[at + 2] for at in range(1, len(it.picks), 3) if it.picks[at] == V_SHARE]
