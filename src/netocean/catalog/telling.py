"""Says what is wrong with packs and decks in a person's language, with the place, names and facts in it too."""

from netocean.catalog.errors import DeckProblem, PackFault, Params, UnknownCard
from netocean.catalog.library import Library
from netocean.texts import say

_FACTS = ("missing", "doubt")


def tell(problem: DeckProblem | PackFault | UnknownCard, library: Library, language: str) -> str:
    """A problem of a deck, a fault of a pack or an unknown card as one sentence, behind its place."""
    message = say(language, problem.key, **tell_params(problem.params, library, language))
    if isinstance(problem, DeckProblem) and problem.line:
        return say(language, "deck-at-line", line=problem.line, message=message)
    if isinstance(problem, PackFault) and problem.line:
        params: Params = {"file": problem.file, "line": problem.line, "column": problem.column}
        return say(language, "pack-at", **params, message=message)
    if isinstance(problem, PackFault) and problem.file:
        return say(language, "pack-in-file", file=problem.file, message=message)
    return message


def tell_params(params: Params, library: Library, language: str) -> Params:
    """The parameters of a message as a person reads them: cards by number and name, names and facts in the language."""
    told = dict(params)
    comma = say(language, "list-comma")
    for name, value in params.items():
        if not isinstance(value, str):
            continue
        if name == "card":
            told[name] = tell_card(value, library, language)
        elif name == "name" and library.knows_name(value):
            told[name] = library.name(value, language)[0]
        elif name in _FACTS:
            told[name] = comma.join(say(language, fact_key(fact)) for fact in value.split(", ") if fact)
        elif name == "near":
            told[name] = comma.join(value.split(", "))
    return told


def tell_card(key: str, library: Library, language: str) -> str:
    """A card by its number and its name."""
    try:
        card = library.card(key)
    except UnknownCard:
        return key
    name = library.name(card.facts.name, language)[0]
    return f"{card.number} {name}" if card.number else name


def fact_key(fact: str) -> str:
    """The message key of a fact in `missing` or `doubt`."""
    return f"fact-{fact.replace('_', '-')}"
