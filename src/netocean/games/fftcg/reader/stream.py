# form: interpreted
"""The stream of tokens that the reader walks along, and what is said when it cannot go on."""

from collections.abc import Callable, Iterable
from typing import NoReturn, TypeVar

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.tokens import Token
from netocean.games.fftcg.reader.words import END, NUMBER, QUOTE

T = TypeVar("T")


class Unread(Exception):
    """A printed line that could not be read to its end.

    `line` is its text, `column` the place of the furthest token that was reached, `found` that token, `expected` what
    would have been read there.
    """

    def __init__(self, line: str, column: int, found: str, expected: tuple[str, ...]) -> None:
        super().__init__(f"column {column}: {found!r}, expected {', '.join(expected)}")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected


class Furthest:
    """The furthest place that was reached, over all ways that were tried."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.column = 0
        self.found = ""
        self.expected: list[str] = []

    def note(self, token: Token, expected: tuple[str, ...]) -> None:
        """Keeps a place if it is at least as far as the one that is kept."""
        if token.column > self.column:
            self.column, self.found, self.expected = token.column, token.text, list(expected)
        elif token.column == self.column:
            self.expected.extend(word for word in expected if word not in self.expected)

    def unread(self) -> Unread:
        """The error for that place."""
        return Unread(self.line, self.column, self.found, tuple(self.expected))


_PHRASES: dict[str, tuple[str, ...]] = {}


def _keys(phrase: str) -> tuple[str, ...]:
    """The words of a phrase."""
    keys = _PHRASES.get(phrase)
    if keys is None:
        keys = _PHRASES[phrase] = tuple(phrase.split())
    return keys


class Stream:
    """Tokens, and how far they are read. All streams over one line share `furthest` and `context`."""

    def __init__(self, tokens: tuple[Token, ...], furthest: Furthest, context: Context) -> None:
        self.tokens = tokens
        self.furthest = furthest
        self.context = context
        self.at = 0

    def peek(self, ahead: int = 0) -> Token:
        """The token that comes, or a later one; at the end the end."""
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)]

    def done(self) -> bool:
        """Whether all is read."""
        return self.tokens[self.at].kind == END

    def next(self) -> Token:
        """Takes the token that comes."""
        token = self.tokens[self.at]
        if token.kind != END:
            self.at += 1
            if token.kind != QUOTE and self.tokens[self.at].column > self.furthest.column:
                self.furthest.note(self.tokens[self.at], ())
        return token

    def sees(self, phrase: str) -> bool:
        """Whether a phrase comes: words, signs and `@` kinds, parted by spaces. Nothing is taken."""
        at = self.at
        tokens = self.tokens
        end = len(tokens)
        for key in _keys(phrase):
            if at >= end or tokens[at].key != key:
                return False
            at += 1
        return True

    def later(self, phrase: str) -> bool:
        """Whether a phrase comes anywhere in what is left."""
        keys = _keys(phrase)
        left = [token.key for token in self.tokens[self.at :]]
        return any(tuple(left[at : at + len(keys)]) == keys for at in range(len(left)))

    def accept(self, phrase: str) -> bool:
        """Takes a phrase if it comes as a whole."""
        if not self.sees(phrase):
            return False
        self.at += len(_keys(phrase))
        if self.tokens[self.at].column > self.furthest.column:
            self.furthest.note(self.tokens[self.at], ())
        return True

    def accept_any(self, *phrases: str) -> str | None:
        """Takes the first of the phrases that comes, and tells which; put longer ones first."""
        for phrase in phrases:
            if self.accept(phrase):
                return phrase
        return None

    def expect(self, *phrases: str) -> str:
        """Takes one of the phrases, or fails."""
        found = self.accept_any(*phrases)
        if found is None:
            self.fail(*phrases)
        return found

    def number(self) -> int | None:
        """Takes a number if one comes."""
        return self.next().number if self.tokens[self.at].kind == NUMBER else None

    def kind(self, kind: str) -> Token | None:
        """Takes a token of a kind if one comes."""
        return self.next() if self.tokens[self.at].kind == kind else None

    def symbol(self, text: str) -> bool:
        """Takes a sign of a cost, as `D`."""
        return self.accept("{" + text + "}")

    def mark(self) -> int:
        """The place, to come back to."""
        return self.at

    def reset(self, mark: int) -> None:
        """Goes back to a place."""
        self.at = mark

    def fail(self, *expected: str) -> NoReturn:
        """Gives up at the token that comes."""
        token = self.tokens[self.at]
        self.furthest.note(token, expected)
        raise Unread(self.furthest.line, token.column, token.text, expected)

    def attempt(self, function: Callable[[], T]) -> T | None:
        """What a function reads, or None if it gives up: then nothing is taken, and nothing was said."""
        mark, focus = self.at, self.context.focus
        try:
            return function()
        except Unread:
            self.at, self.context.focus = mark, focus
            return None

    def first(self, readers: Iterable[Callable[..., T]], *args: object) -> T | None:
        """What the first of several readers reads that does not give up; None if all do."""
        for reader in readers:
            mark, focus = self.at, self.context.focus
            try:
                return reader(self, *args)
            except Unread:
                self.at, self.context.focus = mark, focus
        return None

    def inside(self, quote: Token) -> "Stream":
        """A stream over the tokens of a quote."""
        return Stream(quote.inner, self.furthest, self.context)
