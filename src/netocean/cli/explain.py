"""What `?` says: cards in full, answers, choices, rules, refusals."""

from netocean.cli.prompts import Prompt
from netocean.cli.words import Words
from netocean.engine.play import Reason
from netocean.telling import of
from netocean.telling.marks import explained, marks
from netocean.telling.phrases import card_of, game_key
from netocean.telling.refusals import refusals
from netocean.telling.sayings import Line, Say
from netocean.telling.sheets import sheet

_SIGNED = ("ability", "support")
"""Abilities that stand behind a sign."""
SHOWN = 3
"""How many of the rules that were found are shown whole."""


def card_lines(words: Words, key: str, active: str | None = None) -> list[Line]:
    """A card in full: what is printed on it, what it does, how sure that is."""
    card = card_of(words.library, key)
    if card is None:
        return [Line(key, "strong")]
    told = sheet(words, card)
    lines = [Line(words.name(key), "strong"), Line(told.kind_line), *[Line(number) for number in told.numbers]]
    fitting = of(words.library.game).fitting(words.library, key, active)
    for line, fits in zip(told.lines, fitting, strict=True):
        text = Say("telling-line-fits", {"line": line.text}) if fits else line.text
        lines.append(Line(Say(f"telling-card-{card.facts.block}", {"line": text})))
    lines += [Line(Say("telling-card-note", {"note": note})) for note in told.notes]
    if told.also:
        lines.append(Line(told.also))
    lines += [Line(Say(_ability_key(one.kind), {"text": one.text})) for one in told.abilities]
    return lines + [Line(mark, "dim") for mark in told.trust]


def _ability_key(kind: str) -> str:
    return f"telling-card-{kind if kind in _SIGNED else 'text'}"


def rule_lines(words: Words, rule: str) -> list[Line]:
    """A rule, and what its doubt mark means if it has one."""
    lines = [Line(words.rule(rule))]
    game = words.library.game
    if rule in marks(game):
        lines.append(Line(explained(game, rule), "dim"))
    elif words.doubted(rule):
        lines.append(Line(Say("play-rule-doubt"), "dim"))
    return lines


def rules_lines(words: Words, rules: list[str]) -> list[Line]:
    """The first of some rules, and the ids of the others."""
    lines = [Line(words.rule(rule)) for rule in rules[:SHOWN]]
    if rules[SHOWN:]:
        lines.append(Line(words.say("play-rules-more", rules=words.join(rules[SHOWN : SHOWN + 12])), "dim"))
    return lines


def choice_lines(words: Words, prompt: Prompt) -> list[Line]:
    """What is asked, and by which rule."""
    lines = [Line(prompt.question, "strong")]
    return lines + rule_lines(words, prompt.rule) if prompt.rule else lines


def answer_lines(words: Words, prompt: Prompt, number: int, active: str | None) -> list[Line]:
    """An answer of the list, with its card."""
    offer = prompt.offers[number - 1]
    lines = [Line(f"{number}  {offer.words}", "strong")]
    if offer.key is not None:
        lines += card_lines(words, offer.key, active)
    return lines + (rule_lines(words, prompt.rule) if prompt.rule else [])


def refusal_lines(words: Words, name: str, reasons: list[Reason]) -> list[Line]:
    """Why a card cannot be used now: every reason with its rule."""
    if not reasons:
        return [Line(words.say("play-why-usable", card=name))]
    lines = [Line(words.say("play-why-title", card=name), "strong")]
    for refusal in refusals(reasons, words.doubted, words.library.game):
        lines.append(Line(refusal.words))
        lines += [Line(line.saying, "dim") for line in rule_lines(words, refusal.rule)]
    return lines


def minute_lines(words: Words) -> list[Line]:
    """The game in one minute."""
    return [Line(words.say(game_key(words.library.game, "rulebook-minute", str(place)))) for place in range(1, 6)]
