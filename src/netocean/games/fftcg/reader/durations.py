# form: interpreted
"""How long an effect lasts."""

from netocean.games.fftcg.reader.stream import Stream

_DURATIONS = (
    ("until the end of the turn", "end_of_turn"),
    ("until the end of this turn", "end_of_turn"),
    ("during this turn", "end_of_turn"),
    ("this turn", "end_of_turn"),
    ("until the end of your turn", "end_of_my_turn"),
    ("until the end of your opponent's turn", "end_of_opponent_turn"),
    ("until the end of your opponent's next turn", "end_of_opponent_turn"),
    ("until the end of your next turn", "end_of_my_next_turn"),
    ("until the end of the next turn", "end_of_next_turn"),
    ("until the beginning of your next turn", "my_next_turn"),
    ("until your next turn", "my_next_turn"),
    ("until @self leaves the field", "self_leaves"),
    ("for as long as @self is on the field", "self_leaves"),
    ("as long as @self is on the field", "self_leaves"),
    ("while @self is on the field", "self_leaves"),
)


def duration(stream: Stream) -> str:
    """Reads a duration if one comes: the word of the language, else nothing."""
    for phrase, word in _DURATIONS:
        if stream.accept(phrase):
            return word
    return ""


def lasting(text: str, until: str) -> str:
    """A step with its duration."""
    return f"{text} until {until}" if until else text
