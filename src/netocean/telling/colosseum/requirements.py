"""Requirement lines of a card, with ○ and ×."""

from functools import lru_cache
from typing import Any

from netocean.catalog.library import Card, Library
from netocean.games import kit
from netocean.telling.phrases import card_of, dashed, name, together, words
from netocean.telling.sayings import Name, Part, Say, Several

_MANY = 10_000
_LINES = {"jogress": "telling-line-jogress", "fusion": "telling-line-fusion"}


def symbols_of(upright: int, sideways: int) -> str:
    """Cards from the Net Ocean as they are laid."""
    return "○" * upright + "×" * sideways


def symbols(line: Any) -> str:
    """What a line asks for from the Net Ocean; nothing if it asks for something else."""
    if line.kind != "net_ocean":
        return ""
    return str(line.symbols) if line.symbols is not None else symbols_of(line.count, 0)


def base(wanted: Any) -> Part:
    """What must be active, or lie there as a partner."""
    areas = ("frame", "level", "attribute", "species", "field", "type")
    parts = words([(area, getattr(wanted, area)) for area in areas])
    if wanted.name is not None:
        if not parts:
            return Name(wanted.name)
        return Say("telling-base-both", {"name": Name(wanted.name), "words": together(parts)})
    return Say("telling-base-filter", {"words": together(parts)}) if parts else Say("telling-base-any")


def payment(line: Any) -> Part:
    """What a line asks for besides its base."""
    if line.kind == "net_ocean":
        return symbols(line)
    if line.partner is not None:
        return base(line.partner)
    return together([Name(slug) for slug in line.cards], "telling-plus")


def requirement(line: Any, condition: Part = "") -> Part:
    """A requirement line in full; `condition` is that of an appearance line in words."""
    told: Part
    if line.kind == "appearance":
        return _appearance(line, condition)
    told = Say(_LINES.get(line.kind, "telling-line"), {"base": base(line.base), "payment": payment(line)})
    unsure = line.status not in (None, "jp") or (line.kind == "net_ocean" and line.symbols is None)
    return Say("telling-line-doubtful", {"line": told}) if unsure else told


def _appearance(line: Any, condition: Part) -> Say:
    moment = Say(f"telling-line-{dashed(line.event or 'during_battle')}")
    params: dict[str, Part] = {"base": base(line.base), "moment": moment}
    if not condition:
        return Say("telling-line-when", params)
    return Say("telling-line-when-if", {**params, "condition": condition})


def in_short(library: Library, card: Card, active: str | None) -> Part:
    """The requirement lines as a list of cards shows them, those marked that fit the active Digimon."""
    told: list[Part] = []
    for line, fits in zip(card.facts.lines, fitting(library, card.key, active), strict=True):
        part = _short(line)
        told.append(Say("telling-line-fits", {"line": part}) if fits else part)
    return together(told, "telling-or")


def _short(line: Any) -> Part:
    if line.kind == "appearance":
        return _appearance(line, "")
    key = "telling-line-jogress-brief" if line.kind == "jogress" else _LINES.get(line.kind, "telling-line")
    return Say(key, {"base": base(line.base), "payment": payment(line)})


@lru_cache(_MANY)
def _face(library: Library, key: str) -> Any:
    card = card_of(library, key)
    return None if card is None else kit(library.game).build(card.facts, card.abilities)


@lru_cache(_MANY)
def fitting(library: Library, key: str, active: str | None) -> tuple[bool, ...]:
    """For each requirement line of a card, whether the active Digimon can be its base."""
    card, standing = card_of(library, key), _face(library, active) if active is not None else None
    lines = card.facts.lines if card is not None else ()
    if standing is None or not lines:
        return (False,) * len(lines)
    made = _face(library, key)
    return tuple(
        line.base.fits(standing) or (facts.partner is not None and line.partner.fits(standing))
        for line, facts in zip(made.requirements, lines, strict=True)
    )


def way_to_pay(library: Library, card: Card, place: int, chosen: str | None, active: str | None) -> dict[str, Part]:
    """One way to pay, for a message: the payment of a line, the base that it is for, whether that is active."""
    line = card.facts.lines[place]
    paid: Part
    if line.kind == "net_ocean":
        paid = Say("telling-ocean", {"symbols": symbols(line)})
    elif chosen is not None and (line.partner is not None or len(line.cards) == 1):
        paid = name(chosen)
    else:
        paid = payment(line)
    wanted = base(line.base)
    if line.partner is not None:
        wanted = Several([wanted, base(line.partner)], "telling-slash")
    fits = fitting(library, card.key, active)[place]
    return {"payment": paid, "base": wanted, "fits": "yes" if fits else "no"}
