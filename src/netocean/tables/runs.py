"""Whole runs of answers, checked on a copy before anything is done."""

from netocean.engine.errors import IllegalAnswer
from netocean.engine.game import Game, Sink
from netocean.engine.play import DONE, PICK, Choice

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
    nobody tries out an answer on what they have not seen yet. A last `done` may close a run that has ended by itself.
    `given` is how many answers were good.
    """
    if choice < 0 or not 0 < len(texts) <= MOST_TEXTS or any(len(text) > LONGEST_TEXT for text in texts):
        raise IllegalAnswer("answer-malformed")
    copy = game.clone()
    counter = copy.sink = _Counter()
    for place, text in enumerate(texts):
        try:
            if closes(game.choice, copy.choice, texts, place):
                return
            if place and (counter.count or not _goes_on(game.choice, copy.choice)):
                raise IllegalAnswer("answer-not-listed", answer=text[:80], choice=choice)
            copy.answer_text(text, seat, -1 if place else choice)
        except IllegalAnswer as error:
            error.params["given"] = place
            raise


def closes(first: Choice | None, now: Choice | None, texts: list[str], place: int) -> bool:
    """Whether the answer at this place is a last `done` to picks that began with a choice and have ended by themselves."""
    if place == 0 or place != len(texts) - 1 or texts[place] != DONE.word or first is None:
        return False
    if not all(text.startswith(f"{PICK.word}:") for text in texts[:place]):
        return False
    return not _goes_on(first, now) or now is None or len(now.picked) != len(first.picked) + place


def _goes_on(first: Choice | None, now: Choice | None) -> bool:
    """Whether it is the same question still."""
    return first is not None and now is not None and (first.seat, first.kind) == (now.seat, now.kind)
