# form: interpreted
"""The heads of auto-abilities: `When X enters the field`, `At the end of each of your turns`."""

from netocean.games.fftcg.reader import events, events_players, nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.stream import Stream

_MOMENTS = (
    ("at the end of each of your turns", "end_of_turn me"),
    ("at the end of your turn", "end_of_turn me"),
    ("at the end of each of your opponent's turns", "end_of_turn opponent"),
    ("at the end of your opponent's turn", "end_of_turn opponent"),
    ("at the end of each player's turn", "end_of_turn any"),
    ("at the end of each turn", "end_of_turn any"),
    ("at the end of every turn", "end_of_turn any"),
    ("at the beginning of the attack phase during each of your turns", "begins attack me"),
    ("at the beginning of your attack phase", "begins attack me"),
    ("when your attack phase starts", "begins attack me"),
    ("at the beginning of the attack phase during each of your opponent's turns", "begins attack opponent"),
    ("at the beginning of the attack phase during each turn", "begins attack any"),
    ("at the beginning of main phase 1 during each of your turns", "begins main_1 me"),
    ("at the beginning of your main phase 1 during each of your turns", "begins main_1 me"),
    ("at the beginning of your main phase 1", "begins main_1 me"),
    ("at the beginning of main phase 1 during each of your opponent's turns", "begins main_1 opponent"),
    ("at the beginning of main phase 2 during each of your turns", "begins main_2 me"),
    ("at the beginning of your opponent's main phase 1", "begins main_1 opponent"),
    ("at the beginning of your opponent's attack phase", "begins attack opponent"),
    ("at the beginning of the attack phase during each player's turn", "begins attack any"),
    ("at the beginning of main phase 1 during each turn", "begins main_1 any"),
    ("at the beginning of your main phase 2", "begins main_2 me"),
    ("at the beginning of each player's attack phase", "begins attack any"),
    ("each turn , at the beginning of main phase 1", "begins main_1 any"),
    ("at the end of the turn", "end_of_turn any"),
    ("at the beginning of main phase 1 during each player's turn", "begins main_1 any"),
)


_HEADS = ("when", "whenever", "each time", "each turn , at the beginning", "at the beginning", "at the end of")


def is_trigger(stream: Stream) -> bool:
    """Whether a head of an auto-ability comes."""
    return any(stream.sees(head) for head in _HEADS)


def trigger(stream: Stream, ctx: Context) -> str:
    """Reads a head up to its comma, which is left: its events."""
    for phrase, event in _MOMENTS:
        if stream.accept(phrase):
            if phrase.endswith("turns") or not stream.sees("of"):
                return event
    stream.expect("when", "whenever", "each time")
    found = [*_clause(stream, ctx)]
    while stream.accept_any(", or when", "or when", "or whenever", ", when"):
        found += _clause(stream, ctx)
    while (more := stream.attempt(lambda: _other_clause(stream, ctx))) is not None:
        found += more
    mark = stream.mark()
    if stream.accept("or"):
        moment = next((event for phrase, event in _MOMENTS if stream.accept(phrase)), None)
        if moment is None:
            stream.reset(mark)
        else:
            found.append(moment)
    return " or ".join(found)


def _other_clause(stream: Stream, ctx: Context) -> list[str]:
    """`or a Backup leaves the field`: a further subject with its event."""
    stream.expect(", or", "or")
    return _clause(stream, ctx)


def _clause(stream: Stream, ctx: Context) -> list[str]:
    """A subject with one or more events."""
    player = stream.attempt(lambda: events_players.of_players(stream, ctx))
    if player is not None:
        return player
    subjects = _subjects(stream, ctx)
    found = events.of_cards(stream, ctx, subjects)
    while (more := stream.attempt(lambda: _more(stream, ctx, subjects))) is not None:
        found += more
    return found


def _more(stream: Stream, ctx: Context, subjects: list[str]) -> list[str]:
    """`… or attacks`: a further event of the same subject."""
    if not (stream.sees(", deals damage") and stream.accept(",")):
        stream.expect("or", ", or", "and/or")
    stream.accept_any("when it", "when")
    return events.of_cards(stream, ctx, subjects)


def _subjects(stream: Stream, ctx: Context) -> list[str]:
    """The things whose events are meant."""
    if stream.sees("active @self becomes dull"):
        stream.accept("active")
    if stream.accept_any("@self", "this forward", "this character", "this backup", "this monster", "this card"):
        found = ["self"]
        ctx.speak_of("self", ctx.card.type)
        if stream.accept("forming a party") and not stream.sees("and"):
            ctx.update(clauses=(*ctx.focus.clauses, ("if", "self is {in_party}")))
        if stream.accept_any("or", ","):
            yours = stream.accept("your")
            noun = _described(stream, ctx)
            if yours:
                noun.filter.add("of me")
            found.append(noun.things())
            ctx.speak_of("it", noun.filter.noun)
        return found
    several = stream.attempt(lambda: _several(stream, ctx))
    if several is not None:
        return several
    noun = _described(stream, ctx)
    found = [noun.things()]
    if stream.accept("or @self"):
        found.append("self")
    ctx.speak_of("it", noun.filter.noun)
    return found


def _several(stream: Stream, ctx: Context) -> list[str]:
    """`1 or more Forwards you control`, where they are chosen together."""
    stream.expect("1 or more")
    filter_ = described(stream, ctx)
    if filter_.lets or filter_.together or filter_.zone != "field" or stream.sees("form a party"):
        stream.fail("a card")
    ctx.speak_of("it", filter_.noun, many=True)
    ctx.update(clauses=(*ctx.focus.clauses, ("mark", "together")))
    return [filter_.text()]


def _described(stream: Stream, ctx: Context) -> nouns.Noun:
    """A description of the cards of an event; `1 or more` happens once for all of them, as each event does."""
    if stream.accept("one of your"):
        yours = nouns.Noun("1", False, described(stream, ctx))
        yours.filter.add("of me")
        return yours
    noun = nouns.matching(stream, ctx)
    single = noun.count == "1" or (noun.every and not noun.filter.many)
    noun.filter.inline()
    if noun.filter.lets or noun.together or noun.filter.zone != "field" or noun.up_to or not single:
        stream.fail("a card")
    if noun.least:
        stream.fail("a card")
    return noun
