"""Picking while an ability resolves: `select`, a search, modes that were not declared (F-R14.2, F-R14.3, F-R14.12)."""

from typing import Final

from netocean.abilities.interpreter import Op
from netocean.abilities.tree import COUNT, FIRST_PLACE, PATTERN, REF, WORD, Node
from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, NO_VALUE, NONE, PICK, Choice, Option
from netocean.games.fftcg import amounts, groups, matching, results, searches, targets
from netocean.games.fftcg.runs import Picks
from netocean.games.fftcg.traits import OBJECT, is_object, serial_of
from netocean.games.fftcg.values import V_MODE, V_PICKING, Scope
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary import legality, run

_NOBODY: Final = -1


class Selection(Picks):
    """One `select` as it is now: who picks, from what, how many at least and at most, whose deck is searched (-1: none)."""

    def __init__(self, game: Game, step: Step, node: Node, seat: int) -> None:
        super().__init__(node, run.scope_of(step), seat)
        self.deck: int = searched_deck(node, step.seat)
        self.secret: bool = False  # what fits is hidden from the other player: asked whatever there is

    def look(self, game: Game) -> None:
        """Find what may be picked, and how many."""
        self.listed = candidates(game, self.scope, self.node, self.seat)
        self.most = len(self.listed)
        count = self.node.args[COUNT]
        wanted = self.most
        if count.kind != WORD:
            wanted = max(amounts.amount(game, self.scope, count), 0)
            self.most = min(wanted, self.most)
            self.least = 0 if self.node.value == 1 else self.most
        if self.deck != _NOBODY and searches.may_fail(game, self.node):
            self.least = 0
        while self.least > 0 and not self.extends(game, [], 0):
            self.least -= 1  # F-R1.3
        self.secret = (wanted > 0 or count.kind == WORD) and secret(game, self.scope, self.node, self.seat)


def searched_deck(node: Node, seat: int) -> int:
    """Whose deck a `select` looks through, -1 for nobody's."""
    for place in node.args[FIRST_PLACE:]:
        if place.kind == REF and place.code == fields.P_DECK:
            return seat if place.value == 0 else 1 - seat
    return _NOBODY


def candidates(game: Game, scope: Scope, node: Node, seat: int) -> list[int]:
    """What fits and the picker can point at; a card unknown to the picker only where nothing is asked of its face."""
    found: list[int] = []
    pattern = node.args[PATTERN]
    blind = len(pattern.args) == 0
    for card in groups.places(game, scope, node.args[FIRST_PLACE:]):
        if card in found:
            continue
        if not is_object(card) and not game.table.known(seat, card):
            if not blind or not game.table.layout.pointed[game.table.zone_of(card)]:
                continue
        if matching.matches(game, scope, pattern, card):
            found.append(card)
    return found


def secret(game: Game, scope: Scope, node: Node, seat: int) -> bool:
    """Whether what may be picked hangs on cards that the other player does not know: an answer must not show it."""
    if len(node.args[PATTERN].args) == 0 and node.together is None:
        return False
    for card in groups.places(game, scope, node.args[FIRST_PLACE:]):
        if not is_object(card) and not game.table.known(1 - seat, card):
            return True
    return False


def pick(game: Game, step: Step, op: Op) -> None:
    """Ask for the next pick, or go on when it is settled."""
    node = op.node
    place = step.at - 1
    if node.code == 0 and legality.declared(step.picks, place):
        step.at += 1
        return
    selection = Selection(game, step, node, picker(game, step, node))
    if selection.deck != _NOBODY and not searches.open_(game, selection.seat, selection.deck):
        close(game, step, node, _NOBODY)
        return
    selection.look(game)
    chosen = [pair[0] for pair in groups.named(selection.scope, V_PICKING)]
    if _settled(selection, chosen):
        for card in selection.listed if len(chosen) < selection.most else []:
            step.picks.extend([V_PICKING, card, serial_of(game, card)])
        close(game, step, node, selection.deck)
        return
    _ask(game, step, selection, chosen)


def _settled(selection: Selection, chosen: list[int]) -> bool:
    """Whether nothing is left to decide."""
    hidden = (selection.deck != _NOBODY or selection.secret) and len(chosen) == 0
    if selection.most == 0:
        return not hidden
    if len(chosen) >= selection.most:
        return True
    whole = selection.least == selection.most == len(selection.listed)
    return whole and selection.node.together is None and not hidden and len(chosen) == 0


def picker(game: Game, step: Step, node: Node) -> int:
    """Who picks."""
    if node.by is None:
        return run.actor(game, step, step.at - 1)
    return step.seat if node.by.code == 0 else 1 - step.seat


def _ask(game: Game, step: Step, selection: Selection, chosen: list[int]) -> None:
    seat = selection.seat
    options: list[Option] = []
    alike: list[Option] = []
    shown: list[int] = []
    for card in selection.next_picks(game, chosen):
        option = Option(PICK, targets.handle_of(game, seat, card), 0, card - OBJECT if is_object(card) else NO_VALUE)
        if selection.deck != _NOBODY and same_print(game, card, shown):
            alike.append(option)
        else:
            options.append(option)
            shown.append(card)
    if len(chosen) >= selection.least:
        options.append(Option(NONE if len(options) == 0 and len(chosen) == 0 else DONE))
    if len(chosen) != 0:
        options.append(Option(BACK))
    kind = "search" if selection.deck != _NOBODY else "select"
    choice = Choice(seat, kind, "F-R14.12" if selection.deck != _NOBODY else "F-R14.2", options)
    choice.others = alike
    choice.need = selection.least - len(chosen) if selection.least == selection.most else -1
    choice.terms = {"most": selection.most - len(chosen)}
    choice.picked = [targets.handle_of(game, seat, card) for card in chosen]
    if choice.need > 1 and len(shown) != 0:
        later = selection.listed[selection.listed.index(shown[len(shown) - 1]) + 1 :]
        choice.later = [targets.handle_of(game, seat, card) for card in later if not is_object(card)]
    run.ask(game, step, choice)


def same_print(game: Game, card: int, shown: list[int]) -> bool:
    """Whether a copy of a card stands in a list: in a deck that is shuffled they are the same."""
    if is_object(card):
        return False
    for other in shown:
        if game.table.face[other] is game.table.face[card]:
            return True
    return False


def take(game: Game, step: Step, op: Op, option: Option) -> None:
    """Take a pick, or the end of the run."""
    if option.verb is PICK:
        seat = picker(game, step, op.node)
        card = OBJECT + option.value if option.value != NO_VALUE else game.table.card(seat, option.card)
        step.picks.extend([V_PICKING, card, serial_of(game, card)])
    elif option.verb is BACK:
        _back(step)
    else:
        close(game, step, op.node, searched_deck(op.node, step.seat))


def _back(step: Step) -> None:
    at = len(step.picks) - 3
    while step.picks[at] != V_PICKING:
        at -= 3
    del step.picks[at : at + 3]


def close(game: Game, step: Step, node: Node, deck: int) -> None:
    """The run is over: the variable names what was picked; what was searched for is shown (F-R14.12)."""
    variable = node.args[0].value
    results.forget(step.picks, variable)
    results.forget_done(step.picks)
    found: list[int] = []
    for at in range(1, len(step.picks), 3):
        if step.picks[at] == V_PICKING:
            step.picks[at] = variable
            found.append(step.picks[at + 1])
    results.count(step.picks, len(found))
    step.at += 1
    if deck != _NOBODY:
        searches.reveal(game, deck, found)


def rewind(step: Step) -> None:
    """Give up a run under way."""
    results.forget(step.picks, V_PICKING)


# Modes.


def pick_modes(game: Game, step: Step, op: Op) -> None:
    """Ask for the next body, or go on: modes are declared before, but for those that depend on what has happened."""
    place = step.at - 1
    if legality.declared(step.picks, place):
        step.at += 1
        return
    node = op.node
    bodies = len(node.args) - 1
    most = min(max(amounts.amount(game, run.scope_of(step), node.args[0]), 0), bodies)
    least = 0 if node.value == 1 else most
    chosen = _modes_under_way(step)
    if len(chosen) >= most or (least == bodies and len(chosen) == 0):
        for body in range(bodies) if len(chosen) < most else []:
            step.picks.extend([V_PICKING, body, 0])
        close_modes(step)
        return
    start = chosen[len(chosen) - 1] + 1 if len(chosen) != 0 else 0
    last = bodies - max(least - len(chosen), 1) + 1
    options = [Option(PICK, 0, 0, body) for body in range(start, last)]
    if len(chosen) >= least:
        options.append(Option(DONE))
    if len(chosen) != 0:
        options.append(Option(BACK))
    choice = Choice(run.actor(game, step, place), "mode", "F-R14.3", options)
    choice.need = least - len(chosen) if least == most else -1
    run.ask(game, step, choice)


def _modes_under_way(step: Step) -> list[int]:
    return [step.picks[at + 1] for at in range(1, len(step.picks), 3) if step.picks[at] == V_PICKING]


def take_mode(game: Game, step: Step, op: Op, option: Option) -> None:
    """Take the pick of a body, or the end of the run."""
    if option.verb is PICK:
        step.picks.extend([V_PICKING, option.value, 0])
    elif option.verb is BACK:
        _back(step)
    else:
        close_modes(step)


def close_modes(step: Step) -> None:
    """The bodies are picked."""
    place = step.at - 1
    for at in range(1, len(step.picks), 3):
        if step.picks[at] == V_PICKING:
            step.picks[at] = V_MODE
            step.picks[at + 2] = place
    step.at += 1
