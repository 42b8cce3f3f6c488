# form: interpreted
"""Moving cards: put, return, add, play, remove, discard, draw."""

from __future__ import annotations

from netocean.games.fftcg.reader import amounts, choices, nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration, lasting
from netocean.games.fftcg.reader.filters import Filter
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.steps import Step
from netocean.games.fftcg.reader.stream import Stream

_TO_HAND = ("to its owner's hand", "to their owner's hand", "to their owners' hands", "to their owners' hand",
            "to your hand",
            "to their hand", "to its owners' hand")  # fmt: skip
_DAMAGE_ZONE = (
    "into the damage zone ( its ex burst effect will not trigger )",
    "into the damage zone ( its ex burst will not trigger )",
)
_BOTTOM = (
    "to the bottom of your opponent's deck", "at the bottom of your opponent's deck",
   "at the bottom of its owner's deck", "at the bottom of their owner's deck", "at the bottom of your deck",
           "on the bottom of your deck", "to the bottom of your deck", "to the bottom of its owner's deck",
           "at the bottom of their owners' decks", "at the bottom of their deck", "under your deck",
           "to the bottom of their owners' decks", "on the bottom of its owner's deck",
           "at the bottom of their owners' deck")  # fmt: skip
_TOP = ("on top of your deck", "to the top of your deck", "on the top of your deck", "on top of its owner's deck",
        "at the top of its owner's deck",
        "at the top of your deck", "on the top of its owner's deck", "on top of their owner's deck",
        "on top of their owners' decks", "on top of their owners' deck", "back on top of your deck")  # fmt: skip
_EITHER = ("to the top and/or bottom of your deck", "to the top or bottom of your deck",
           "on the top and/or bottom of your deck",
           "to the top or to the bottom of your deck", "to the top or bottom of its owner's deck",
           "on the top or bottom of their deck",
           "on the top or bottom of your deck", "at the top or bottom of its owner's deck",
           "at the top or bottom of your deck",
           "on the top or bottom of its owner's deck", "on top or bottom of your deck",
           "on the top or bottom of their owner's deck",
           "on the top or bottom of the respective decks",
           "on top or at the bottom of your deck", "on the top or the bottom of your deck")  # fmt: skip
_RESTS = ("the rest of the cards", "the other cards", "the rest", "the other card", "the remaining cards",
          "the remaining card",
          "the other cards revealed",
          "the other revealed cards")  # fmt: skip


def object_of(stream: Stream, ctx: Context, steps: list[Step], actor: str) -> str:
    """Reads what an action acts on: things. Cards that must be picked first give steps that select them."""
    found = reference(stream, ctx)
    if found is not None:
        return found.things
    if ctx.focus.them.startswith("$") and stream.peek(1).key == "of" and stream.peek(2).key == "them":
        return _some_of(stream, ctx, steps, actor)
    noun = choices.amount_of(stream, ctx) or nouns.matching(stream, ctx, joined=True)
    if noun.least or noun.most:
        stream.fail("cards")
    if noun.every:
        if noun.filter.lets or noun.together:
            steps.extend(noun.filter.lets)
        if noun.together:
            stream.fail("cards")
        ctx.update(them=noun.things())
        if stream.sees("and all") and stream.accept("and"):
            first = noun.things()
            return f"(both {first} {object_of(stream, ctx, steps, actor)})"
        return noun.things()
    if noun.filter.text() == "{}" and not noun.filter.places():
        _among_the_rest(stream, ctx, noun, steps)
    steps.extend(choices.taken(ctx, noun, "select", actor))
    return ctx.focus.them


def _among_the_rest(stream: Stream, ctx: Context, noun: nouns.Noun, steps: list[Step]) -> None:
    """`1 card`, where cards are looked at: one of those that are left."""
    if not ctx.focus.looked.startswith("$"):
        stream.fail("a card")
    left = ctx.new_variable()
    steps.append(f"let {left} (rest {ctx.focus.looked})")
    noun.filter.group = left


def _some_of(stream: Stream, ctx: Context, steps: list[Step], actor: str) -> str:
    """`1 of them`: picked from those spoken of; "the rest" are then the others."""
    number = stream.number()
    if number is None:
        stream.fail("number")
    stream.expect("of them")
    cards = nouns.Noun(str(number), False, Filter())
    cards.filter.alternatives.append([])
    cards.filter.group = ctx.focus.them
    ctx.update(looked=ctx.focus.them)
    steps.extend(choices.taken(ctx, cards, "select", actor))
    return ctx.focus.them


_TO_DISCARD = (
    "select 1 card for your opponent to discard from their hand",
    "select 1 card for your opponent to discard",
)  # fmt: skip


def chosen_discard(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`you select 1 card for your opponent to discard`: of the hand that is shown."""
    stream.expect(*_TO_DISCARD)
    variable = ctx.new_variable()
    return [f"select {variable}: 1 from opponent.hand", f"discard {variable}"]  # noqa: S608 - a sentence of abilities


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads a clause of this theme."""
    if until:
        stream.fail("a clause with a duration")
    found = stream.first((_put, _return, _add, _play, _remove, _discard, _draw), ctx, actor)
    if found is not None:
        return found
    return stream.fail("put", "return", "add", "play", "remove", "discard", "draw")


def rest(stream: Stream, ctx: Context) -> str | None:
    """Reads `the rest of the cards`: those looked at that were not picked."""
    if ctx.focus.looked and stream.accept_any(*_RESTS):
        if ctx.focus.looked.startswith("(every {removed_by self}"):
            return ctx.focus.looked
        return f"(rest {ctx.focus.looked})" if ctx.focus.looked.startswith("$") else stream.fail("cards")
    return None


def _put(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`put it into the Break Zone`, `put the rest at the bottom of your deck`."""
    stream.expect("put", "puts", "place", "places")
    if actor == "opponent" and ctx.focus.chosen and stream.accept("one of the chosen forwards into the break zone"):
        return _one_of_chosen(stream, ctx)
    placed = stream.tokens[stream.at - 1].key.startswith("place")
    if stream.accept("as many cards as drawn from your hand at the bottom of your deck in any order"):
        drawn, variable = ctx.new_variable(), ctx.new_variable()
        return [f"let {drawn} (done)", f"select {variable}: {drawn} from me.hand", f"bottom {variable}"]  # noqa: S608 - a sentence of abilities
    before = ctx.focus
    steps: list[Step] = []
    things = rest(stream, ctx) or object_of(stream, ctx, steps, actor)
    if not placed and stream.accept_any("into the break zone", "in the break zone"):
        if things != ctx.focus.theirs:  # "you put" is what this player did
            ctx.update(paid=things)
        if steps:
            ctx.speak_again_of(before)
        return [*steps, f"put {things}"]
    if stream.accept_any(*_DAMAGE_ZONE):
        return [*steps, f"damage_zone {things}"]
    where = under(stream)
    if where.startswith("under "):
        return [*steps, f"under {things} {where.split()[1]}"]
    if ctx.focus.looked.startswith("$") and stream.accept_any("and the other", "and the rest"):
        return [*steps, f"{where} {things}", f"{under(stream)} (rest {ctx.focus.looked})"]
    return [*steps, f"{where} {things}"]


def _one_of_chosen(stream: Stream, ctx: Context) -> list[Step]:
    """`your opponent puts one of the chosen Forwards into the Break Zone and returns the other to its owner's hand`."""
    stream.expect("and returns the other to its owner's hand")
    one, other, both = ctx.new_variable(), ctx.new_variable(), ctx.focus.chosen
    picked = [f"select {one}: 1 from {both} by opponent", f"let {other} (other_of {both} {one})"]  # noqa: S608 - a sentence of abilities
    return [*picked, f"put {one}", f"return {other}"]


def under(stream: Stream) -> str:
    """Reads where in the deck: the action."""
    if stream.accept_any(*_BOTTOM):
        stream.accept("in any order")
        return "bottom"
    if stream.accept_any(*_TOP):
        stream.accept("in any order")
        return "top"
    if stream.accept_any(*_EITHER):
        stream.accept("in any order")
        return "top_or_bottom"
    if stream.accept_any("under the top card of your deck", "under the top card of its owner's deck"):
        return "under 1"
    if stream.accept("under the top four cards of its owner's deck"):
        return "under 4"
    return stream.fail("into the Break Zone", "at the bottom of your deck")


def _return(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`return it to its owner's hand`, `return the other cards to the bottom of your deck in any order`."""
    stream.expect("return", "returns")
    before = ctx.focus
    steps: list[Step] = []
    others = rest(stream, ctx)
    things = others or object_of(stream, ctx, steps, actor)
    if others is None and stream.accept_any(*_TO_HAND):
        action = _to_hand(ctx, things)
        if steps:
            ctx.speak_again_of(before)
        return [*steps, f"{action} {things}"]
    if stream.accept_any("onto the field", "to the field"):
        state = " dull" if stream.accept("dull") else ""
        return [*steps, f"play {things}{state}"]
    return [*steps, f"{under(stream)} {things}"]


def _to_hand(ctx: Context, things: str) -> str:
    """The action that brings things to the hand: `return` only from the field."""
    focus = ctx.focus
    if things == "removed_by_self":
        return "add"
    zone = focus.self_zone if things == "self" else focus.zone if things == focus.them else ""
    return "return" if zone in ("", "field") else "add"


def _several_among(stream: Stream, ctx: Context, steps: list[Step], actor: str) -> str:
    """`1 Forward and 1 Backup among them`: picked one after the other from the same cards."""
    found = [nouns.matching(stream, ctx, joined=True)]
    while stream.accept_any(", and", "and", ","):
        found.append(nouns.matching(stream, ctx, joined=True))
    group = found[-1].filter.group
    if len(found) < 2 or not group or any(noun.every or noun.filter.lets or noun.together for noun in found):
        stream.fail("among them")
    things = ""
    for noun in found:
        noun.filter.group = group
        steps.extend(choices.taken(ctx, noun, "select", actor))
        things = f"(both {things} {ctx.focus.them})" if things else ctx.focus.them
    ctx.update(it="", them=things)
    return things


def _add(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`add it to your hand`."""
    stream.expect("add", "adds")
    steps: list[Step] = []
    several = stream.attempt(lambda: _several_among(stream, ctx, steps, actor))
    things = several or rest(stream, ctx) or object_of(stream, ctx, steps, actor)
    stream.expect(*_TO_HAND)
    return [*steps, f"add {things}"]


def _play(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`play it onto the field dull`."""
    stream.expect("play", "plays")
    before = ctx.focus
    several = stream.attempt(lambda: choices.one_of_each(stream, ctx))
    if several is not None:
        return several
    steps: list[Step] = []
    things = object_of(stream, ctx, steps, actor)
    if stream.accept_any("from your break zone", "from the break zone") and things not in ("self", "it", ctx.focus.it):
        stream.fail("onto the field")
    if things == "self" and ctx.card.type == "forward" and stream.accept("onto your opponent's field"):
        return ["play self active opponent"]
    verb = (
        "play_mine"
        if stream.expect("onto the field", "onto your field", "to onto the field")[5:9] == "your"
        else "play"
    )
    state = stream.accept("dull")
    if state and steps and stream.accept(", forming a party with @self and attacking"):
        stream.accept("( you can play a forward of any element )")
        ctx.update(zone="field")
        return [*steps, f"play {things} dull", f"join_attack {things}"]
    if things in (ctx.focus.it, ctx.focus.them):
        ctx.update(zone="field")
    if steps and before.it and before.it == before.chosen:
        ctx.update(it="", them="", noun="")
    return [*steps, f"{verb} {things}" + (" dull" if state else "")]


def _remove(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`remove it from the game`."""
    stream.expect("remove", "removes")
    if stream.accept("@self from the battle"):
        return ["end_attack self"]
    if ctx.focus.chosen and stream.accept("as many cards from the top of your deck from the game as the"):
        variable, number = ctx.new_variable(), amounts.number_of(stream, ctx)
        return [f"let {variable} (top me {number})", f"remove {variable}"]
    if stream.accept("the top"):
        return _remove_top(stream, ctx, actor)
    before = ctx.focus
    steps: list[Step] = []
    if stream.accept("from the game all the"):
        stream.at -= 2
        things = object_of(stream, ctx, steps, actor)
        ctx.update(paid=things)
        return [*steps, f"remove {things}"]
    if stream.accept("from the top of your deck twice the number of cards removed by the previous effect"):
        variable = ctx.new_variable()
        return [f"let {variable} (top me (times 2 (done)))", f"remove {variable}"]
    things = rest(stream, ctx) or object_of(stream, ctx, steps, actor)
    if not steps and stream.accept(", and all"):
        stream.at -= 1
        things = f"(both {things} {object_of(stream, ctx, steps, actor)})"
    stream.accept(",")
    stream.expect("from the game")
    ctx.update(paid=things)
    if steps:
        ctx.speak_again_of(before)
    return [*steps, lasting(f"remove {things}", duration(stream))]


def _remove_top(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`the top 3 cards of your deck from the game`."""
    before = ctx.focus
    several = stream.number() or 1
    stream.expect("card of", "cards of")
    who = "me" if stream.accept("your deck") else "opponent" if stream.accept("your opponent's deck") else ""
    if stream.accept("their deck"):
        who = actor
    if not who:
        stream.fail("your deck")
    stream.expect("from the game")
    variable = ctx.new_variable()
    amount = str(several)
    if several == 1 and stream.accept("until there are only"):
        amount = f"(minus {who}.deck {stream.number()})"
        stream.expect("cards left in the deck")
    elif (counted := amounts.for_each(stream, ctx)) is not None:
        amount = amounts.times(amount, counted)
    ctx.speak_of(variable, "", amount != "1")
    ctx.update(paid=variable)
    if before.it == before.chosen:
        ctx.speak_again_of(before)
    return [f"let {variable} (top {who} {amount})", f"remove {variable}"]


def _discard(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`discard 1 card`, `discards 2 cards from their hand`."""
    if stream.accept_any("randomly discard", "randomly discards"):
        number = stream.number()
        stream.expect("card", "cards")
        stream.accept_any("from their hand", "from your hand")
        ctx.update(paid="done_cards", it="done_cards" if number == 1 else "", them="done_cards")
        return [f"discard_random {actor} {number}"] if number else stream.fail("number")
    before = ctx.focus
    stream.expect("discard", "discards")
    if stream.accept_any("your hand", "their hand", "their entire hand", "your entire hand", "all your hand"):
        return [f"discard_hand {actor}"]
    if stream.accept_any("1 more card from their hand", "1 more card"):
        return [f"discard_cards {actor} 1"]
    known = reference(stream, ctx)
    if known is not None:
        if ctx.focus.zone != "hand":
            stream.fail("a card")
        ctx.update(paid=known.things)
        return [f"discard {known.things}"]
    noun = nouns.matching(stream, ctx, joined=True)
    filter_ = noun.filter
    if (filter_.zone == "hand" and filter_.owner != actor) or filter_.zone not in ("field", "hand") or filter_.group:
        stream.fail("a card")
    if (
        noun.every
        or noun.least
        or noun.most
        or (noun.up_to and noun.count == "1")
        or (filter_.zone == "field" and "of " in filter_.text())
    ):
        stream.fail("a card")
    if filter_.text() == "{}" and noun.count.isdigit() and (counted := amounts.for_each(stream, ctx)) is not None:
        ctx.update(paid="", it="", them="")
        return [f"discard_cards {actor} {amounts.times(noun.count, counted)}"]
    if filter_.text() == "{}" and noun.count.isdigit() and not noun.up_to and not noun.together:
        ctx.update(paid="done_cards", it="done_cards" if noun.count == "1" else "", them="done_cards")
        steps: list[Step] = [f"discard_cards {actor} {noun.count}"]
        if any(stream.later(phrase) for phrase in ("discarded", "by this effect")):
            variable = ctx.new_variable()
            ctx.update(paid=variable, it=variable if noun.count == "1" else "", them=variable)
            steps.append(f"let {variable} (done_cards)")
        ctx.speak_again_of(before)
        return steps
    filter_.zone, filter_.owner = "hand", actor
    steps = [*choices.taken(ctx, noun, "select", actor)]
    things = ctx.focus.them
    ctx.update(paid=things)
    ctx.speak_again_of(before)
    return [*steps, f"discard {things}"]


def _draw(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`draw 2 cards`."""
    stream.expect("draw", "draws")
    number = stream.number()
    if stream.accept("the same number of cards"):
        stream.accept_any("as were returned to your deck", "as the cards discarded", "as you discarded")
        return [f"draw {actor} (done)"]
    if number is None:
        stream.accept("a")
        stream.expect("card")
        return [f"draw {actor} 1"]
    stream.expect("card", "cards")
    counted = amounts.for_each(stream, ctx)
    return [f"draw {actor} {number if counted is None else amounts.times(str(number), counted)}"]
