"""What the last step of an ability did: triples in its memory, read by `done` and `(done_cards)` (F-R13.17, F-R16.10)."""

from netocean.engine.game import Game
from netocean.games.fftcg.traits import serial_of
from netocean.games.fftcg.values import V_DECLARED, V_DONE, V_END, V_IT, V_MODE, V_MOVED, V_NUMBER, V_OTHER, V_SELF

_OF_THE_STEP = (V_DECLARED, V_MODE, V_END)
_OF_THE_EVENT = (V_SELF, V_IT, V_OTHER)


def forget_done(picks: list[int]) -> None:
    """The next step has not done anything yet."""
    forget(picks, V_DONE)


def done_so_far(picks: list[int]) -> tuple[int, int]:
    """What the former step did, which the next one may ask for: how many cards are named, and the number."""
    cards = 0
    number = 0
    for place in range(1, len(picks), 3):
        if picks[place] == V_DONE:
            if picks[place + 1] == V_NUMBER:
                number = picks[place + 2]
            else:
                cards += 1
    return cards, number


def drop_former(picks: list[int], cards: int, number: int) -> None:
    """The next step has been carried out: what the former one did is forgotten."""
    left = cards
    at = 1
    while at < len(picks):
        if picks[at] != V_DONE:
            at += 3
        elif picks[at + 1] == V_NUMBER:
            picks[at + 2] -= number
            at += 3
        elif left > 0:
            left -= 1
            del picks[at : at + 3]
        else:
            at += 3


def forget(picks: list[int], variable: int) -> None:
    """Let a variable name nothing."""
    at = 1
    while at < len(picks):
        if picks[at] == variable:
            del picks[at : at + 3]
        else:
            at += 3


def add(game: Game, picks: list[int], cards: list[int], number: int) -> None:
    """Remember to what cards something was done, and to how many; they go on being found where that has put them."""
    for card in cards:
        serial = serial_of(game, card)
        if card >= 0 and names(picks, card) and not has(picks, V_MOVED, card, serial):
            picks.extend([V_MOVED, card, serial])
        picks.extend([V_DONE, card, serial])
    count(picks, number)


def count(picks: list[int], number: int) -> None:
    """So many more things were done."""
    for place in range(1, len(picks), 3):
        if picks[place] == V_DONE and picks[place + 1] == V_NUMBER:
            picks[place + 2] += number
            return
    picks.extend([V_DONE, V_NUMBER, number])


def names(picks: list[int], card: int) -> bool:
    """Whether something names this card already."""
    for place in range(1, len(picks), 3):
        if picks[place + 1] == card and picks[place] != V_DONE:
            return True
    return False


def names_variable(picks: list[int], variable: int) -> bool:
    """Whether a variable names anything."""
    for place in range(1, len(picks), 3):
        if picks[place] == variable:
            return True
    return False


def has(picks: list[int], variable: int, card: int, serial: int) -> bool:
    """Whether this very triple is there."""
    for place in range(1, len(picks), 3):
        if picks[place] == variable and picks[place + 1] == card and picks[place + 2] == serial:
            return True
    return False


def captured(picks: list[int], bearer: int = -1, serial: int = 0) -> list[int]:
    """What an ability that arises now remembers of the one that makes it; of its own self, if it has a bearer, that."""
    kept: list[int] = []
    at = 1
    while at < len(picks):
        variable = picks[at]
        if variable not in _OF_THE_STEP and not (bearer >= 0 and variable in _OF_THE_EVENT):
            kept.extend(picks[at : at + 3])
        at += 3
    if bearer >= 0:
        kept.extend([V_SELF, bearer, serial, V_IT, bearer, serial])
    return kept
