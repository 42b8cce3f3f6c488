# form: interpreted
"""Tokens of printed English: words, numbers, signs of costs, names found by longest match, quotes.

Spellings that differ from year to year are folded here: who is meant by a possessive, typographic signs, marks of italics,
brackets around jobs and names.
"""

import html
import re
from collections.abc import Iterable
from typing import NamedTuple

from netocean.games.fftcg.reader.words import (
    CATEGORY,
    END,
    JOB,
    NAME,
    NUMBER,
    PUNCT,
    QUOTE,
    SELF,
    SYMBOL,
    TITLE,
    TYPES,
    WORD,
)
from netocean.games.fftcg.slugs import exact_slug, slug


class Token(NamedTuple):
    """One token. `key` is what phrases are compared with: the word in small letters, the sign, `@self`, `@name` …

    `value` is the slug of a name, job or category; `number` that of a number; `inner` the tokens of a quote.
    """

    kind: str
    key: str
    text: str
    column: int
    value: str = ""
    number: int = 0
    inner: tuple["Token", ...] = ()


class Names:
    """The names, jobs and categories that are known, for longest match."""

    def __init__(self, names: Iterable[str], jobs: Iterable[str], categories: Iterable[str]) -> None:
        self.names = _by_first(names)
        self.jobs = _by_first(jobs)
        self.categories = _by_first(categories)


def _by_first(texts: Iterable[str]) -> dict[str, list[str]]:
    """Texts by their first letter, the longest first."""
    found: dict[str, list[str]] = {}
    for text in sorted({html.unescape(text) for text in texts}, key=lambda text: (-len(text), text)):
        found.setdefault(text[:1].lower(), []).append(text)
    return found


_FOLDS = (
    ("’", "'"), ("`", "'"), ("“", '"'), ("”", '"'), ("、", ","), ("－", "-"), ("–", "--"), ("—", "--"), ("**", ""),
    ("__", " "), ('""', '"'), (" ,", ","), ("o_f", "of"), ("o_r", "or"), ("C_ard", "_Card"),
    ("face down", "face-down"), ("face up", "face-up"),
    ("less into your Break Zone. Add", "less in your Break Zone. Add"), ("Srike", "Strike"),
    ("[genericicon]", "{Generic}"), ("Until of the end of turn", "Until the end of the turn"),
    ("he/she controls", "they control"), ("he/she does", "they do"), ("Card name", "Card Name"),
    ("all his abilities", "all its abilities"),
    ("his field", "their field"),
    ("his/her", "their"), ("His/her", "Their"), ("he/she", "they"), ("He/she", "They"), ("him/her", "them"),
)  # fmt: skip
_WORDS = {
    "can't": ("cannot",), "it's": ("it", "is"), "freezes": ("freeze",), "isn't": ("is", "not"), "don't": ("do", "not"),
    "doesn't": ("does", "not"), "aren't": ("are", "not"), "didn't": ("did", "not"), "hasn't": ("has", "not"),
    "haven't": ("have", "not"), "wasn't": ("was", "not"), "weren't": ("were", "not"),
}  # fmt: skip
_PLAIN = re.compile(r"[A-Za-zÀ-ÿ]+(?:[/\-][A-Za-z0-9À-ÿ]+)*(?:'[A-Za-z]+|'(?![A-Za-z]))?|'s?")
_DIGITS = re.compile(r"[0-9]+")
_SYMBOL = re.compile(r"\{([^}]+)\}")
_TITLE = re.compile(r"«([^»]*)»|\[([^\]]+)\](?=\s*\{S\})")
_MARKED = re.compile(r"\[?(_)?(Job|Card [Nn]ame|Category)_? *_?\(?(?=[A-Za-z0-9À-ÿ?])")
_KINDS = {"Job": JOB, "Card Name": NAME, "Category": CATEGORY}
_SPLIT = re.compile(r"_ _(?!Job|Card|Category)")
_OWNERS = re.compile(r"'(?!s\b)(?=[ a-z])")
_CLUNG = re.compile(r"\bof(?=[A-Z])")
_LETTER = re.compile(r"[A-Za-z0-9À-ÿ]")
_QUOTES = {'"': '"', "‘": "'"}


class Tokeniser:
    """Cuts one printed line into tokens. `own` are the names of the card itself."""

    def __init__(self, text: str, names: Names, own: Iterable[str]) -> None:
        self.names = names
        self.own = sorted((html.unescape(name).replace("’", "'") for name in own), key=len, reverse=True)
        self.text = html.unescape(text)
        for old, new in _FOLDS:
            self.text = self.text.replace(old, new)
        self.text = _CLUNG.sub("of ", _SPLIT.sub(" ", self.text))
        self.at = 0
        self.closing = ""
        self.tokens: list[Token] = []

    def run(self, closing: str = "") -> tuple[Token, ...]:
        """All tokens to the end of the line, or to the closing quote."""
        tokens: list[Token] = []
        outer, self.tokens = (self.tokens, self.closing), tokens
        self.closing = closing
        while self.at < len(self.text):
            if closing and self.closes(closing):
                break
            self.one()
        tokens.append(Token(END, "@end", "", self.at + 1))
        self.at += len(closing)
        self.tokens, self.closing = outer
        return tuple(tokens)

    def closes(self, closing: str) -> bool:
        """Whether a quote ends here; an apostrophe within a word does not end it."""
        if not self.text.startswith(closing, self.at):
            return False
        return closing == '"' or not _LETTER.match(self.text, self.at + 1)

    def put(self, kind: str, key: str, text: str, value: str = "", number: int = 0) -> None:
        """Adds a token that begins here, and goes on after it."""
        self.tokens.append(Token(kind, key, text, self.at + 1, value, number))
        self.at += len(text)

    def one(self) -> None:
        """The next token."""
        letter = self.text[self.at]
        if letter in " *]" or (letter == "_" and not self.marked_here()):
            self.at += 1
        elif letter in _QUOTES or self.inner_quote():
            start = self.at
            self.at += 1
            inner = self.run(_QUOTES.get(letter, letter))
            self.tokens.append(Token(QUOTE, "@quote", self.text[start : self.at], start + 1, inner=inner))
        elif letter == "_":
            if not self.marked():
                self.at += 1
        elif not (self.title() or self.symbol() or self.marked() or self.self_name()):
            self.plain()

    def inner_quote(self) -> bool:
        """Whether a straight apostrophe begins a quote within a quote."""
        before, after = self.text[self.at - 1 : self.at], self.text[self.at + 1 : self.at + 2]
        return self.text[self.at] == "'" and self.closing == '"' and before == " " and after.isupper()

    def marked_here(self) -> bool:
        """Whether a mark of italics begins a job, a name or a category."""
        return _MARKED.match(self.text, self.at) is not None

    def title(self) -> bool:
        """The name of a special ability."""
        match = _TITLE.match(self.text, self.at)
        if match is None:
            return False
        self.put(TITLE, "@title", match.group(), (match.group(1) or match.group(2)).strip())
        return True

    def symbol(self) -> bool:
        """A sign of a cost, or the mark of EX Bursts in words."""
        if self.text.startswith("EX BURST", self.at):
            self.put(SYMBOL, "{EX}", "EX BURST", "EX")
            return True
        match = _SYMBOL.match(self.text, self.at)
        if match is None:
            return False
        sign = match.group(1) if len(match.group(1)) > 2 else match.group(1).upper()
        self.put(SYMBOL, "{" + sign + "}", match.group(), sign)
        return True

    def marked(self) -> bool:
        """A job, a name or a category with its word before it."""
        match = _MARKED.match(self.text, self.at)
        if match is None or (self.at and _LETTER.match(self.text, self.at - 1)):
            return False
        kind = _KINDS[match.group(2).title()]
        known = {JOB: self.names.jobs, NAME: self.names.names, CATEGORY: self.names.categories}[kind]
        found = self.longest(known, match.end()) or self.span(match)
        if not found:
            return False
        text = self.text[self.at : match.end() + len(found)]
        self.put(kind, "@" + kind, text, exact_slug(found) if kind == CATEGORY else slug(found))
        if self.text.startswith(")", self.at) and "(" in match.group():
            self.at += 1
        return True

    def span(self, match: re.Match[str]) -> str:
        """An unknown name: what stands between the marks of italics or in the brackets."""
        close = ")" if match.group().endswith("(") else "_" if match.group(1) else ""
        end = self.text.find(close, match.end()) if close else -1
        return self.text[match.end() : end] if end > 0 else ""

    def longest(self, known: dict[str, list[str]], at: int) -> str:
        """The longest known text that stands at a place."""
        for text in known.get(self.text[at : at + 1].lower(), ()):
            end = at + len(text)
            if self.text[at:end].replace("'", "’").lower() == text.replace("'", "’").lower():
                if not _LETTER.match(self.text, end) or not _LETTER.match(text[-1]):
                    return self.text[at:end]
        return ""

    def self_name(self) -> bool:
        """The card's own name, which means this very card (F-R3.6)."""
        if self.at and _LETTER.match(self.text, self.at - 1):
            return False
        for name in self.own:
            end = self.at + len(name)
            same = self.text[self.at] == name[0] and self.text[self.at : end].lower() == name.lower()
            if same and not (name[-1].isalnum() and _LETTER.match(self.text, end)):
                self.put(SELF, "@self", name, slug(name))
                return True
        return False

    def plain(self) -> None:
        """A word, a number or a sign."""
        digits = _DIGITS.match(self.text, self.at)
        if digits:
            self.put(NUMBER, digits.group(), digits.group(), number=int(digits.group()))
            return
        word = _PLAIN.match(self.text, self.at)
        if self.tokens and self.tokens[-1].kind == SELF and _OWNERS.match(self.text, self.at):
            self.put(WORD, "'s", "'")
        elif word:
            self.word(word.group().rstrip("'") or "'" if self.closing == "'" else word.group())
        elif self.text.startswith("--", self.at):
            self.put(PUNCT, "--", "--")
        else:
            self.put(PUNCT, self.text[self.at], self.text[self.at])

    def word(self, text: str) -> None:
        """A word, or the words that a short form stands for."""
        start = self.at + 1
        if text.endswith("s'") and text[:-1].lower() in TYPES:
            self.put(WORD, text[:-1].lower(), text[:-1])
            self.put(WORD, "'s", "'")
            return
        if text.endswith("'s") and text[:-2].lower() in TYPES:
            self.put(WORD, text[:-2].lower(), text[:-2])
            self.put(WORD, "'s", "'s")
            return
        parts = _WORDS.get(text.lower(), (text.lower(),))
        self.tokens.extend(Token(WORD, part, text, start) for part in parts)
        self.at += len(text)
