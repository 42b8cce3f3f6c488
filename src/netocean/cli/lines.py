"""Requirement lines of a card in words, with ○ and ×."""

from typing import Any

from netocean.abilities.reader import read_condition
from netocean.abilities.writers import write_condition
from netocean.catalog.library import Card
from netocean.cli.words import Words, dashed


def symbols_of(upright: int, sideways: int) -> str:
    """Cards from the Net Ocean as they are laid."""
    return "○" * upright + "×" * sideways


def base_text(words: Words, base: Any) -> str:
    """What must be active, or lie there as a partner."""
    parts = [
        words.word("frame", base.frame),
        words.level(base.level),
        words.word("attribute", base.attribute),
        words.word("species", base.species),
        words.word("field", base.field),
        words.word("type", base.type),
    ]
    told = words.join(parts)
    if base.name is not None:
        name = words.slug(base.name)
        return words.say("play-base-both", name=name, words=told) if told else name
    return words.say("play-base-filter", words=told) if told else words.say("play-base-any")


def payment_text(words: Words, line: Any) -> str:
    """What a line asks for besides its base."""
    if line.kind == "net_ocean":
        return str(line.symbols if line.symbols is not None else "○" * line.count)
    if line.partner is not None:
        return base_text(words, line.partner)
    return " + ".join(words.slug(slug) for slug in line.cards)


def line_text(words: Words, line: Any, brief: bool = False) -> str:
    """A requirement line: base and payment, or only what a list needs of it."""
    base = base_text(words, line.base)
    if line.kind == "appearance":
        moment = words.say(f"play-line-{dashed(line.event or 'during_battle')}")
        if line.if_ is None:
            return words.say("play-line-when", base=base, moment=moment)
        condition = write_condition(
            read_condition(line.if_, words.kit.VOCABULARY), words.language, words.kit.VOCABULARY
        )
        return words.say("play-line-when-if", base=base, moment=moment, condition=condition)
    key = {"jogress": "play-line-jogress", "fusion": "play-line-fusion"}.get(line.kind, "play-line")
    if brief and line.kind == "jogress":
        key = "play-line-jogress-brief"
    told = words.say(key, base=base, payment=payment_text(words, line))
    unsure = line.status not in (None, "jp") or (line.kind == "net_ocean" and line.symbols is None)
    return words.say("play-line-doubtful", line=told) if unsure and not brief else told


def fitting_lines(words: Words, card: Card, active: str | None) -> list[bool]:
    """For each requirement line, whether the active Digimon can be its base."""
    lines = card.facts.lines
    base = words.card(active) if active is not None else None
    if base is None or not lines:
        return [False] * len(lines)
    made = words.kit.build(card.facts, card.abilities)
    face = words.kit.build(base.facts, base.abilities)
    return [
        line.base.fits(face) or (facts.partner is not None and line.partner.fits(face))
        for line, facts in zip(made.requirements, lines, strict=True)
    ]


def line_texts(words: Words, card: Card, active: str | None = None, brief: bool = False) -> list[str]:
    """All requirement lines, those marked that fit the active Digimon."""
    told = []
    for line, fits in zip(card.facts.lines, fitting_lines(words, card, active), strict=True):
        text = line_text(words, line, brief)
        told.append(words.say("play-line-fits", line=text) if fits else text)
    return told


def way_to_pay(words: Words, card: Card, place: int, chosen: str | None, active: str | None) -> dict[str, str]:
    """One way to pay, for a message: the payment of a line, the base that it is for, whether that is active."""
    line = card.facts.lines[place]
    if line.kind == "net_ocean":
        payment = words.say("play-ocean", symbols=payment_text(words, line))
    elif chosen is not None and (line.partner is not None or len(line.cards) == 1):
        payment = words.name(chosen)
    else:
        payment = payment_text(words, line)
    base = base_text(words, line.base)
    if line.partner is not None:
        base = f"{base} / {base_text(words, line.partner)}"
    fits = fitting_lines(words, card, active)[place]
    return {"payment": payment, "base": base, "fits": "yes" if fits else "no"}
