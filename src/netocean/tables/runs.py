"""Whole runs of answers, checked on a copy before anything is done."""

from netocean.engine.errors import IllegalAnswer
from netocean.engine.game import Game, Sink
from netocean.engine.play import Choice

MOST_TEXTS = 64
"""The longest run of answers in one message."""
LONGEST_TEXT = 200


class _Counter(Sink):
    """Counts what happens."""

    def __init__(self) -> None:
        self.count = 0

    def emit(self, game: Game, key: str, rule: str, seat: int, cards: list[int], amount: int, word: str) -> None:
        self.count += 1


def check_run(game: Game, seat: int, choice: int, texts: list[str]) -> None:
    """Raises IllegalAnswer unless a seat may give these answers, one after the other, beginning with this choice.

    A run is about one question: it ends where something happens, another seat is asked, or something else is asked. So
    nobody tries out an answer on what they have not seen yet. `given` is how many answers were good.
    """
    if choice < 0 or not 0 < len(texts) <= MOST_TEXTS or any(len(text) > LONGEST_TEXT for text in texts):
        raise IllegalAnswer("answer-malformed")
    copy = game.clone()
    counter = copy.sink = _Counter()
    for place, text in enumerate(texts):
        try:
            if place and (counter.count or not _goes_on(game.choice, copy.choice)):
                raise IllegalAnswer("answer-not-listed", answer=text[:80], choice=choice)
            copy.answer_text(text, seat, -1 if place else choice)
        except IllegalAnswer as error:
            error.params["given"] = place
            raise


def _goes_on(first: Choice | None, now: Choice | None) -> bool:
    """Whether it is the same question still."""
    return first is not None and now is not None and (first.seat, first.kind) == (now.seat, now.kind)
