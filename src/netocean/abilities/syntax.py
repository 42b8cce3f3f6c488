# form: interpreted
"""Text to a tree of words, by the grammar of the language; words get their meaning later, in the resolver."""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from netocean.abilities.errors import AbilityError
from netocean.abilities.vocabulary import (
    ACTION,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    KEYWORD_ROLE,
    LIMIT,
    Vocabulary,
)

MAX_DEPTH = 20
"""Brackets in brackets, and `not`s in a row: no ability needs so many, and deeper ones would exhaust the stack."""

_LAST_WORD = re.compile(r"([A-Za-z0-9_-]+|\S)\s*$")
_NEXT_WORD = re.compile(r"[$\[]?[A-Za-z0-9_.-]+|[!<>]=|[^ \t]")
_OPEN_FILTER = re.compile(r"(?:\bis|\bme|\bopponent|[0-9])\s*\{[^{}]*$")
_OPEN_BLOCK = re.compile(r"\{\s*([a-z_]+)[^{};]*$")
_TAKEN_FOR_FILTER = re.compile(r"\{[^{}]*\}\s*(?!else\b|[;}])\S")
_OPEN_LIST = re.compile(r"\b(at|cost)\b[^:{]*,\s*$")
_ROLE_AFTER = {
    ":": ACTION,
    ";": ACTION,
    "if": CONDITION,
    "and": CONDITION,
    "or": CONDITION,
    "cost": COST,
    "limit": LIMIT,
    "until": DURATION,
    "when": EVENT,
    "keyword": KEYWORD_ROLE,
}
_TABLE_AFTER = {"at": "timing", "per": "span"}
_TERMINALS = {
    "INT": "1", "VAR": "$a", "COLON": ":", "SEMICOLON": ";", "COMMA": ",", "VBAR": "|",
    "LBRACE": "{", "OPEN": "{", "RBRACE": "}", "LPAR": "(", "RPAR": ")",
}  # fmt: skip


def near_first(found: str, names: list[str]) -> list[str]:
    """The names, those that look like `found` before the others."""
    near = get_close_matches(found, names, n=4, cutoff=0.5)
    return near + [name for name in names if name not in near]


@cache
def _parser() -> Lark:
    grammar = files("netocean.abilities").joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(
        grammar,
        parser="lalr",
        lexer="contextual",
        start=["ability", "condition"],
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse(text: str, start: str, vocabulary: Vocabulary, line: int) -> Tree[Token]:
    """The tree of one line, or an AbilityError at the first place that does not fit the grammar."""
    _check_depth(text, line)
    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput as error:
        raise _fault(error, text, vocabulary, line) from None


def followers(text: str) -> set[str]:
    """The terminals that may follow the beginning of an ability; none, if nothing can begin like this."""
    try:
        parsing = _parser().parse_interactive(text, start="ability")
        parsing.exhaust_lexer()
        return set(parsing.accepts())  # type: ignore[no-untyped-call]
    except UnexpectedInput:
        return set()


def _check_depth(text: str, line: int) -> None:
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "({") - (sign in ")}")
        if depth > MAX_DEPTH:
            raise AbilityError("ability-error-deep", line, place + 1, sign, [])


def _fault(error: UnexpectedInput, text: str, vocabulary: Vocabulary, line: int) -> AbilityError:
    place, terminals = _where(error, text)
    steps = _OPEN_BLOCK.search(text[:place])
    if steps and steps.group(1) in vocabulary.nodes[ACTION] and _TAKEN_FOR_FILTER.match(text, steps.start()):
        place, terminals = _after_block(text, place)
    found_match = _NEXT_WORD.match(text, place)
    found = found_match.group() if found_match else ""
    names = _expected(terminals, text[:place], vocabulary)
    key = "ability-error-syntax" if found else "ability-error-end"
    return AbilityError(key, line, place + 1, found, near_first(found, names))


def _where(error: UnexpectedInput, text: str) -> tuple[int, set[str]]:
    """The place of a fault in the text, and the terminals that would fit there."""
    if isinstance(error, UnexpectedCharacters):
        return error.column - 1, set(error.allowed or ())
    if isinstance(error, UnexpectedToken):
        token = error.token
        accepted = set(error.accepts or error.expected)
        if token.type == "$END":
            return len(text.rstrip(" \t")), accepted
        place = token.start_pos or 0
        if token.type == "OPEN" and "LBRACE" in accepted:
            return _after_block(text, place)
        return place, accepted
    assert isinstance(error, UnexpectedEOF)
    return len(text), set(error.expected)


def _after_block(text: str, place: int) -> tuple[int, set[str]]:
    """Where a block was taken for a filter because of what follows: the brace fits, and what follows does not."""
    end = text.index("}", place) + 1
    return end + len(text[end:]) - len(text[end:].lstrip(" \t")), {"SEMICOLON", "ELSE", "RBRACE"}


def _expected(terminals: set[str], before: str, vocabulary: Vocabulary) -> list[str]:
    words: list[str] = []
    for name in sorted(terminals):
        if name == "NAME":
            words.extend(_names(before, vocabulary))
        elif name == "REF":
            words.extend(f"{seat}.{key}" for seat in ("me", "opponent") for key in vocabulary.properties)
        elif name == "COMPARISON":
            words.extend(("=", "!=", "<", "<=", ">", ">="))
        elif name in _TERMINALS:
            words.append(_TERMINALS[name])
        elif name != "$END":
            words.append(name.lower())
    return list(dict.fromkeys(words))


def _names(before: str, vocabulary: Vocabulary) -> list[str]:
    """The names of the vocabulary that fit after the text before."""
    match = _LAST_WORD.search(before)
    last = match.group(1) if match else ""
    if last in ("{", ",", "not") and _OPEN_FILTER.search(before):
        return list(vocabulary.fields)
    if last == ",":
        opened = _OPEN_LIST.search(before)
        last = opened.group(1) if opened else last
    if last in _TABLE_AFTER:
        return list(vocabulary.tables.get(_TABLE_AFTER[last], ()))
    role = {"{": ACTION, "(": CONDITION, "not": CONDITION}.get(last) or _ROLE_AFTER.get(last)
    return list(vocabulary.nodes[role]) if role else []
