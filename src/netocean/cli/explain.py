"""What `?` says: cards in full, answers, choices, rules, refusals."""

from typing import Any

from netocean.abilities.tree import SUPPORT, USE
from netocean.catalog.library import Card
from netocean.catalog.telling import fact_key
from netocean.cli.lines import base_text, line_texts
from netocean.cli.narrator import Line
from netocean.cli.prompts import Prompt
from netocean.cli.words import LETTERS, Words
from netocean.engine.play import Reason

SHOWN = 3
"""How many of the rules that were found are shown whole."""
_BLOCKS = {"evolution": "play-card-evolution", "fusion": "play-card-fusion", "appearance": "play-card-appearance"}


def card_lines(words: Words, key: str, active: str | None = None) -> list[Line]:
    """A card in full: what is printed on it, what it does, how sure that is."""
    card = words.card(key)
    if card is None:
        return [Line(key, "strong")]
    facts = card.facts
    lines = [Line(words.name(key), "strong"), Line(_kind(words, card))]
    if facts.kind == "digimon":
        lines += _digimon(words, card, active)
    if facts.also:
        lines.append(Line(words.say("play-card-also", names=words.join(words.slug(slug) for slug in facts.also))))
    for ability in card.abilities:
        sort = "play-card-support" if ability.kind == SUPPORT else "play-card-ability"
        sort = "play-card-text" if ability.kind == USE or facts.kind == "option" else sort
        lines.append(Line(words.say(sort, text=words.ability(ability))))
    return lines + _trust(words, card)


def _kind(words: Words, card: Card) -> str:
    facts = card.facts
    parts = [words.level(facts.level), words.word("type", facts.type)] if facts.kind == "digimon" else []
    if facts.kind == "option":
        parts = [words.word("class", facts.option_class), words.timings(card)]
    parts += [words.word("frame", facts.frame), words.word("species", facts.species)]
    parts.append(words.word("attribute", facts.attribute))
    parts += [words.word("field", name) for name in facts.fields]
    told = " · ".join(part for part in parts if part)
    return words.say("play-card-kind", kind=words.word("kind", facts.kind), facts=told)


def _digimon(words: Words, card: Card, active: str | None) -> list[Line]:
    facts = card.facts
    lines = [Line(_attack(words, facts, letter)) for letter in LETTERS]
    if facts.lost_points is not None:
        iii, iv, perfect, ultimate = facts.lost_points
        lines.append(Line(words.say("play-card-lost", iii=iii, iv=iv, perfect=perfect, ultimate=ultimate)))
    block = _BLOCKS[facts.block]
    lines += [Line(words.say(block, line=text)) for text in line_texts(words, card, active)]
    return lines + [Line(words.say("play-card-note", note=text)) for text in notes(words, facts)]


def _attack(words: Words, facts: Any, letter: str) -> str:
    power = (facts.attack or {}).get(letter)
    zeroed = (facts.guard or {}).get(letter, "")
    shown = "?" if power is None else str(power)
    if not zeroed:
        return words.say("play-card-attack", letter=letter, power=shown)
    return words.say("play-card-attack-guard", letter=letter, power=shown, zeroed=words.join(zeroed))


def notes(words: Words, facts: Any) -> list[str]:
    """The notes of a requirement block."""
    told = []
    for note in facts.notes:
        if note.discard_hand:
            told.append(words.say("play-note-discard", count=note.discard_hand))
        if note.only_from is not None:
            told.append(words.say("play-note-only", base=base_text(words, note.only_from)))
        if note.not_from is not None:
            told.append(words.say("play-note-not", base=base_text(words, note.not_from)))
    if facts.cannot_be_ignored:
        told.append(words.say("play-note-fixed"))
    return told


def _trust(words: Words, card: Card) -> list[Line]:
    facts = card.facts
    status = words.say("status-practice" if facts.practice else f"status-{facts.status}")
    marks = [words.say("play-card-status", status=status)]
    if facts.missing:
        marks.append(
            words.say("play-card-missing", facts=words.join(words.say(fact_key(one)) for one in facts.missing))
        )
    if facts.doubt:
        told = [
            words.say("play-card-doubt-fact", fact=words.say(fact_key(fact)), doubt=words.say(f"doubt-{doubt}"))
            for fact, doubt in facts.doubt.items()
        ]
        marks.append(words.say("play-card-doubt", facts=words.join(told)))
    if words.library.is_unsure(facts.name, words.card_language):
        marks.append(words.say("play-card-name-unsure"))
    return [Line(mark, "dim") for mark in marks]


def rule_lines(words: Words, rule: str) -> list[Line]:
    """A rule, and what its doubt mark means if it has one."""
    lines = [Line(words.rule(rule))]
    if rule in words.kit.DOUBTED:
        lines.append(Line(words.say("play-rule-doubt"), "dim"))
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
    for reason in reasons:
        lines.append(Line(words.say(f"reason-{reason.key}", amount=reason.amount, word=reason.word)))
        lines += [Line(line.text, "dim") for line in rule_lines(words, reason.rule)]
    return lines


def minute_lines(words: Words) -> list[Line]:
    """The game in one minute."""
    return [Line(words.say(f"rulebook-minute-{place}")) for place in range(1, 6)]
