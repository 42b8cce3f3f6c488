# form: interpreted
"""What a printed line mentions, read from its tokens alone, never from the grammar that makes its tree."""

from collections.abc import Iterable, Iterator

from netocean.games.fftcg.printed import SYMBOLS
from netocean.games.fftcg.reader import conventions as say
from netocean.games.fftcg.reader.conventions import Mention, Mentions
from netocean.games.fftcg.reader.tokens import Token
from netocean.games.fftcg.reader.words import CATEGORY, ELEMENTS, JOB, NAME, NUMBER, SELF, SYMBOL, TYPES
from netocean.games.fftcg.reader.words import QUOTE as QUOTED
from netocean.games.fftcg.slugs import slug


def printed(tokens: Iterable[Token]) -> Mentions:
    """What a printed line mentions; reminders, repetitions and what is replaced need not be in the tree."""
    found = Mentions()
    tokens = tuple(tokens)
    row = list(_flat(tokens))
    keys = [token.key for token in row]
    depth = 0
    replaced = False
    for place, token in enumerate(row):
        depth += (token.key == "(") - (token.key == ")")
        replaced = (replaced or keys[place : place + 2] == ["instead", "of"]) and token.key not in (".", ",")
        must = depth == 0 and not replaced
        found.add(_of_token(token), must and token.key != "twice" and not _tells_which(keys, place))
        found.add(_of_words(row, keys, place), must and not _repeats(keys, place))
        phrases = _of_phrases(keys, place)
        found.add(phrases - say.SAID_OTHERWISE, must)
        found.add(phrases, False)
    found.add([("number", str(sum(token.kind == QUOTED for token in tokens)))], False)
    if ("who", "either") in found.whole:
        found.add([say.OPPONENT, ("verb", "draw"), ("control", "me"), ("control", "opponent")], False)
    for said, means in say.MEANS_TOO:
        if said in found.whole:
            found.add([means], False)
    if ("bound", "all") in found.whole:
        found.must.discard(("bound", "up to"))
    _crystals(keys, found)
    _priming(row, keys, found)
    _all_but(keys, found)
    return found


def _of_words(row: list[Token], keys: list[str], place: int) -> set[Mention]:
    """Nouns and adjectives of cards."""
    token = row[place]
    found: set[Mention] = set()
    if keys[place + 1 : place + 2] in (["counter"], ["counters"]):
        return found
    if TYPES.get(token.key):
        found.add(("type", TYPES[token.key]))
    noun = TYPES.get(keys[place + 1], "") if place + 1 < len(keys) else ""
    if token.key in ELEMENTS and token.text[:1].isupper():
        found.add(("element", token.key))
    elif token.kind == SELF and token.value in ELEMENTS and noun:
        found.add(("element", token.value))
    return found


def _of_phrases(keys: list[str], place: int) -> set[Mention]:
    found: set[Mention] = set()
    if keys[place + 1 : place + 2] in (["counter"], ["counters"]) or keys[place - 1 : place] == ["limit"]:
        return found
    if keys[place - 1 : place + 1] == ["lb", "deck"]:
        return {("zone", "lb")}
    if tuple(keys[place : place + 2]) in say.OTHER_MEANING:
        table = say.PHRASES["zone"]
        return {("zone", table[words]) for words in [tuple(keys[place : place + 2])] if words in table}
    for kind, table in say.PHRASES.items():
        for words, meaning in table.items():
            if keys[place] == words[0] and tuple(keys[place : place + len(words)]) == words:
                found.add((kind, meaning))
    return found


def _repeats(keys: list[str], place: int) -> bool:
    """Whether a noun means what was named before: "that Forward", "the Forward"."""
    before = keys[place - 1] if place else ""
    if before in say.ANAPHORA or keys[place + 1 : place + 3] == ["you", "put"]:
        return True
    return before == "the" and keys[place + 1] not in say.TELLING


def _tells_which(keys: list[str], place: int) -> bool:
    """Whether a number in words means one of two that were named: "deals the second damage"."""
    return keys[place - 1 : place + 2] == ["the", "second", "damage"]


def _crystals(keys: list[str], found: Mentions) -> None:
    """Signs of crystals are counted: `{C}{C}` is two of them."""
    run = 0
    for key in [*keys, ""]:
        if key == "{C}":
            run += 1
        elif run:
            found.add([("number", str(run))])
            run = 0


def _priming(row: list[Token], keys: list[str], found: Mentions) -> None:
    """`X primes into Y`, `Priming "Y"`: names that no sign marks."""
    found.add([("name", token.value) for token in row if token.kind == SELF], False)
    for place in range(len(keys)):
        if keys[place : place + 2] == ["primes", "into"]:
            begin = max((at + 1 for at in range(place) if keys[at] == "when"), default=0)
            found.add([("name", _slug(row[begin:place]))])
            end = next((at for at in range(place, len(keys)) if keys[at] in (",", "@end")), len(keys))
            found.add([("name", _slug(row[place + 2 : end]))])
        elif keys[place] == "priming" and "--" in keys[place:]:
            end = keys.index("--", place)
            found.add([("name", _slug(row[place + 1 : end]))])


def _slug(tokens: list[Token]) -> str:
    return slug(" ".join(token.text for token in tokens if token.text))


def _all_but(keys: list[str], found: Mentions) -> None:
    """All elements except one are the other seven."""
    for place in range(len(keys)):
        if tuple(keys[place : place + 4]) == ("all", "the", "elements", "except") and keys[place + 4] in ELEMENTS:
            found.add(("element", one) for one in ELEMENTS if one != keys[place + 4])
            found.must.discard(("element", keys[place + 4]))


def _flat(tokens: Iterable[Token]) -> Iterator[Token]:
    for token in tokens:
        if token.kind == QUOTED:
            yield from _flat(token.inner)
        else:
            yield token


def _of_token(token: Token) -> set[Mention]:
    if token.kind == NUMBER:
        return {("number", str(token.number))}
    if token.key in say.NUMBERS_IN_WORDS:
        return {("number", say.NUMBERS_IN_WORDS[token.key])}
    if token.kind in (NAME, JOB, CATEGORY):
        return {(token.kind, token.value)}
    if token.kind == SYMBOL:
        sign = token.key.strip("{}")
        if sign in SYMBOLS:
            return {("element", ELEMENTS[SYMBOLS.index(sign)])}
        if sign.isdecimal():
            return {("number", sign)}
        if sign in say.SIGNS:
            return {("sign", sign)}
    return set()
