# form: interpreted
"""Sentences that restrict the whole ability: when and how often it may be used or triggers, and from which zone."""

from netocean.games.fftcg.reader import conditions, fields_cp
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import QUOTE

_WHEN = (
    ("during your turn", (("at", "my_turn"),)),
    ("during your opponent's turn", (("at", "opponent_turn"),)),
    ("during your main phase", (("at", "my_turn"), ("at", "main"))),
    ("during your main phase 1", (("at", "my_turn"), ("at", "main_1"))),
    ("during the main phase of your turn", (("at", "my_turn"), ("at", "main"))),
    ("during your attack phase", (("at", "my_turn"), ("at", "attack"))),
    ("once per turn", (("once", "turn"),)),
    ("once during each of your turns", (("once", "turn"), ("at", "my_turn"))),
    ("once per game", (("once", "game"),)),
)
_ZONES = (
    ("if @self is in your hand", "hand"), ("when @self is in your hand", "hand"), ("while @self is in your hand",
    "hand"),
    ("if @self is in the break zone", "break"), ("when @self is in the break zone", "break"),
    ("if @self is in your break zone", "break"), ("while @self is in the break zone", "break"),
    ("if @self is removed from the game", "removed"), ("if this card is in your hand", "hand"),
    ("while @self is in your break zone", "break"),
)  # fmt: skip


def restriction(stream: Stream, ctx: Context) -> bool:
    """Reads a restriction, with its full stop, if one comes."""
    found = stream.attempt(lambda: _sentence(stream, ctx))
    if found is None:
        return False
    ctx.update(clauses=(*ctx.focus.clauses, *found))
    return True


def _sentence(stream: Stream, ctx: Context) -> list[tuple[str, str]]:
    """One sentence: its clauses."""
    if stream.accept("this effect will only trigger once per turn"):
        _end(stream)
        return [("once", "turn")]
    if stream.accept_any("this effect will trigger only", "this ability will trigger only", "this effect will trigger"):
        return [_of_a_trigger(*pair, stream) for pair in _items(stream, ctx)]
    if stream.accept("( if you have received"):
        return _reminder(stream)
    paid = stream.attempt(lambda: _payment(stream, ctx))
    if paid is not None:
        return paid
    stream.expect("you can only use this ability", "you may only use this ability", "this ability can only be used",
                  "you can use this ability only")  # fmt: skip
    return _items(stream, ctx)


def _payment(stream: Stream, ctx: Context) -> list[tuple[str, str]]:
    """`You can only pay with CP produced by Backups to use this ability`, `… with Fire CP, or Lightning CP …`."""
    stream.expect("you can only pay with")
    if stream.accept("cp produced by"):
        cost = f"only_with {fields_cp.producers(stream, ctx)}"
    else:
        cost = f"only_cp {fields_cp.symbols(stream)}"
    stream.expect("to use this ability")
    _end(stream)
    return [("cost", cost)]


def _items(stream: Stream, ctx: Context) -> list[tuple[str, str]]:
    """All restrictions of a sentence, with its full stop."""
    found = _item(stream, ctx)
    while stream.accept_any(", and only", ", and", "and only", "and", ","):
        found += _item(stream, ctx)
    _end(stream)
    return found


def _of_a_trigger(name: str, value: str, stream: Stream) -> tuple[str, str]:
    """A restriction of when an auto-ability triggers."""
    if name != "at":
        return name, value
    return ("while", value) if value in ("my_turn", "opponent_turn") else stream.fail("during your turn")


def _reminder(stream: Stream) -> list[tuple[str, str]]:
    """The reminder of what "Damage 5" means: nothing new."""
    number = stream.number()
    stream.expect("points of damage or more , this character has this ability . )",
                  "point of damage or more , this character has this ability . )",
                  "points of damage or more , this forward has this ability . )")  # fmt: skip
    return [("while", f"me.points >= {number}")]


def _end(stream: Stream) -> None:
    """The full stop, which may be missing at the end of a line."""
    if not stream.done() and not (stream.tokens[stream.at - 1].kind == QUOTE and not stream.sees(".")):
        stream.expect(".", ":")


def _item(stream: Stream, ctx: Context) -> list[tuple[str, str]]:
    """One restriction."""
    stream.accept("only")
    for phrase, zone in _ZONES:
        if stream.accept(phrase):
            return [("in", zone)]
    best = max((pair for pair in _WHEN if stream.sees(pair[0])), key=lambda pair: len(pair[0]), default=None)
    if best is not None:
        stream.accept(best[0])
        return list(best[1])
    if stream.accept_any("if", "while", "when"):
        return [("if", conditions.condition(stream, ctx))]
    if stream.accept("and if"):
        return [("if", conditions.condition(stream, ctx))]
    return stream.fail("once per turn", "during your turn", "if")
