# form: interpreted
"""Events: what players do, and what happens in their zones."""

from netocean.games.fftcg.reader import nouns, terms
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.slugs import slug

_PLAYERS = (
    ("you draw a card", "draws me"),
    ("your opponent draws a card outside of their draw phase", "draws opponent+"),
    ("your opponent draws a card", "draws opponent"),
    ("a card is put from your opponent's deck into the break zone", "milled opponent"),
    ("you receive a point of damage", "takes_point me"),
    ("you receive 1 point of damage", "takes_point me"),
    ("you receive a fourth point of damage", "takes_point me 4"),
    ("you receive a fifth point of damage", "takes_point me 5"),
    ("you receive a third point of damage", "takes_point me 3"),
    ("you receive a sixth point of damage", "takes_point me 6"),
    ("a party you control deals damage to your opponent", "party_damages_player me"),
    ("you receive damage", "takes_point me"),
    ("your opponent receives a point of damage", "takes_point opponent"),
    ("an ex burst of yours is used", "ex_used me"),
    ("you use an ex burst", "ex_used me"),
    ("you use ex burst", "ex_used me"),
    ("your opponent uses an ex burst", "ex_used opponent"),
    ("you gain {C}", "crystal_gained me"),
    ("you pay {C}", "crystal_paid me"),
    ("either player receives a point of damage", "takes_point any"),
    ("your opponent is dealt damage", "takes_point opponent"),
    ("you gain a {C}", "crystal_gained me"),
    ("your opponent searches for 1 or more cards", "searched opponent"),
    ("your opponent searches 1 or more cards", "searched opponent"),
    ("your opponent searches", "searched opponent"),
    ("you use a special ability", "used me special"),
    ("your opponent uses a special ability", "used opponent special"),
    ("you use an action ability", "used me action"),
    ("your opponent uses an action ability", "used opponent action"),
)


def of_players(stream: Stream, ctx: Context) -> list[str]:
    """Reads an event of players."""
    for phrase, event in _PLAYERS:
        if stream.accept(phrase):
            return [event]
    found = stream.first((_casts, _plays, _counter, _counter_of, _discards, _party_of, _primes, _uses, _zones), ctx)
    return stream.fail("you cast") if found is None else found


def _casts(stream: Stream, ctx: Context) -> list[str]:
    """`you cast a Summon`, `your opponent casts a Character`."""
    whose = "me" if stream.accept("you cast") else "opponent" if stream.accept("your opponent casts") else ""
    if not whose:
        stream.expect("either player casts", "a player casts")
        whose = "any"
    for number, word in ((2, "second"), (3, "third"), (4, "fourth"), (5, "fifth")):
        if stream.accept_any(f"the {word} card you've cast this turn", f"the {word} card you've cast",
                             f"your {word} card this turn"):  # fmt: skip
            ctx.speak_of("it", "", zone="stack")
            return [f"cast_nth {whose} {number}"]
        if stream.accept_any(f"the {word} summon you've cast this turn", f"the {word} summon you've cast"):
            ctx.speak_of("it", "summon", zone="stack")
            ctx.update(stack="it")
            return [f"cast_nth {whose} {number} {{type summon}}"]
    noun = nouns.matching(stream, ctx)
    if noun.count != "1" or noun.filter.lets or noun.filter.zone not in ("field",) or noun.least:
        stream.fail("a card")
    text = noun.filter.text()
    ctx.speak_of("it", noun.filter.noun, zone="stack")
    ctx.update(stack="it")
    return [f"cast {whose}" + ("" if text == "{}" else f" {text}")]


def _plays(stream: Stream, ctx: Context) -> list[str]:
    """`your opponent plays a Character onto the field other than from their hand`: it enters their field."""
    stream.expect("your opponent plays")
    noun = nouns.matching(stream, ctx)
    if noun.count != "1" or noun.filter.lets or noun.filter.zone != "field" or noun.least or noun.together:
        stream.fail("a card")
    stream.expect("onto the field other than from their hand")
    noun.filter.add("of opponent")
    ctx.speak_of("it", noun.filter.noun)
    ctx.update(clauses=(*ctx.focus.clauses, ("if", "not entered_by it hand")))
    return [f"enters {noun.filter.text()}"]


def _counter(stream: Stream, ctx: Context) -> list[str]:
    """`a Bounty Counter is placed on X`, `the last Melody Counter is removed from X`."""
    last = stream.accept("the last")
    if not last:
        stream.expect("a", "an", "1 or more")
    name = terms.counter_name(stream)
    verb = stream.expect("is placed on", "is removed from", "are placed on", "are removed from")
    if not stream.accept_any("@self", "this forward", "this character"):
        stream.fail("its name")
    ctx.speak_of("self", ctx.card.type)
    if "placed" in verb:
        return [f"counter_placed self {name}"]
    return [f"{'last_counter' if last else 'counter_taken'} self {name}"]


def _counter_of(stream: Stream, ctx: Context) -> list[str]:
    """`a Warp Counter is removed from any player's card other than X`."""
    stream.expect("a", "an")
    name = terms.counter_name(stream)
    stream.expect("is removed from any player's")
    cards = described(stream, ctx)
    if cards.lets or cards.together or cards.zone != "field":
        stream.fail("a card")
    ctx.speak_of("it", "")
    return [f"counter_taken {cards.text()} {name}"]


def _discards(stream: Stream, ctx: Context) -> list[str]:
    """`your opponent discards a card due to your Summons or abilities`, `you discard 1 or more Forwards …`."""
    whose = "opponent" if stream.accept("your opponent discards") else "me" if stream.accept("you discard") else ""
    if not whose:
        stream.fail("you discard")
    several = stream.accept("1 or more")
    if not several:
        stream.accept_any("a", "an")
    cards = described(stream, ctx)
    if cards.lets or cards.together or cards.zone not in ("field", "hand") or (several and not cards.many):
        stream.fail("a card")
    stream.accept_any("from their hand", "from your hand")
    if several:
        ctx.update(clauses=(*ctx.focus.clauses, ("mark", "together")))
    tail = "" if cards.text() == "{}" else f" {cards.text()}"
    if stream.accept_any("due to your summons or abilities", "by your summons or abilities"):
        return [f"discarded_by {whose} me summon_or_ability{tail}"]
    if stream.accept_any("due to summons or abilities", "by summons or abilities"):
        return [f"discarded_by {whose} any summon_or_ability{tail}"]
    return [f"discarded {whose}{tail}"]


def _name_before(stream: Stream, phrase: str) -> str:
    """The plain name of a card, up to a phrase."""
    words: list[str] = []
    while not stream.accept(phrase):
        token = stream.next()
        if (
            len(words) > 5
            or token.kind not in ("word", "punct", "self", "name")
            or token.key == "when"
            or stream.done()
        ):
            stream.fail("a name")
        words.append(token.text)
    return slug(" ".join(words)) if words else stream.fail("a name")


def _primes(stream: Stream, ctx: Context) -> list[str]:
    """`Clive primes into X`: this card on top of that one (F-R19.3)."""
    base = _name_before(stream, "primes into")
    token = stream.kind("self") or stream.kind("name")
    into = token.value if token else _name_before(stream, ",")
    if token is None:
        stream.at -= 1
    ctx.speak_of("self", ctx.card.type)
    return [f"primes {{name {base}, of me}} {into}"]


def _uses(stream: Stream, ctx: Context) -> list[str]:
    """`a Character opponent controls uses an action ability`."""
    noun = nouns.matching(stream, ctx)
    source = noun.filter
    whose = "me" if "of me" in source.alternatives[0] else "opponent" if "of opponent" in source.alternatives[0] else ""
    if noun.count != "1" or source.lets or source.zone != "field" or not whose:
        stream.fail("a Character")
    stream.expect("uses")
    kind = stream.expect("an action ability", "a special ability").split()[1]
    ctx.speak_of("it", source.noun)
    ctx.update(stack="other")
    return [f"used {whose} {kind} {source.text()}"]


def _zones(stream: Stream, ctx: Context) -> list[str]:
    """`a card is put into your Damage Zone`, `a card in your opponent's Break Zone leaves the Break Zone`, and others."""
    if stream.accept("@self is put into the damage zone"):
        ctx.speak_of("self", ctx.card.type)
        return ["to_damage me {self}"]
    if stream.accept("a card is put into your damage zone"):
        return ["to_damage me"]
    if stream.accept("a card in your opponent's break zone leaves the break zone"):
        return ["leaves_break opponent"]
    if stream.accept("@self in your hand is removed from the game due to warp"):
        ctx.speak_of("self", ctx.card.type)
        ctx.update(clauses=(*ctx.focus.clauses, ("in", "removed")))
        return ["warped me {self}"]
    if stream.accept("1 or more cards are added to your opponent's hand from the break zone"):
        ctx.update(clauses=(*ctx.focus.clauses, ("mark", "together")))
        return ["added opponent break"]
    return stream.fail("a card")


def _party_of(stream: Stream, ctx: Context) -> list[str]:
    """`a party you control attacks`, `3 or more Forwards you control attack`."""
    if stream.accept("a party you control attacks"):
        return ["party_attacks {of me}"]
    number = stream.number()
    if number is None or not stream.accept("or more"):
        stream.fail("number")
    filter_ = described(stream, ctx)
    if filter_.lets or filter_.together or not all("of me" in part for part in filter_.alternatives):
        stream.fail("you control")
    if stream.accept("form a party and attack"):
        return [f"party_attacks {filter_.text()} {filter_.text()} {number}"]
    stream.expect("attack")
    return stream.fail("form a party")
