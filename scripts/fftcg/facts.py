"""Turn records of a card list into the facts of a pack: one card number each, with the codes of all its printings."""

import html
import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.slugs import slug

Record = Mapping[str, Any]

PACK = "fftcg"
OTHER_SETS = {"B": "boss", "PR": "promo", "C": "crystal"}
"""Sets whose numbers bear letters; all others are those of the numbered Opus."""

_MISWRITTEN = {"MOBUIS": "MOBIUS"}
_NAMELESS = {"": "Crystal"}
"""The reminders for crystals bear no name of their own."""
_DOUBTS = {
    "elements": ("elements", "first-only"),
    "generic": ("generic", "inferred"),
    "ex": ("ex", "contradicted"),
    "lines": ("text", "restored"),
    "single-source": ("card", "single-source"),
}
_MARK_IN_WORDS = re.compile(r"^EX BURST ", re.MULTILINE)
_ALSO = re.compile(r"\bis also (.+?) in all situations")
_CARD_NAME = re.compile(r"Card [Nn]ame ([^_]+?)(?=_|$| and )")


def name_of(printed: str) -> str:
    """A name as it is kept: without the marks that lists put into it."""
    return _NAMELESS.get(printed, html.unescape(printed).replace("’", "'"))


def job_slug(job: str) -> str:
    """The slug of a job, apart from those of names."""
    return f"job-{slug(job)}"


def set_of(number: str) -> str:
    """The set that a card number bears: `opus-27`, `boss`."""
    mark = number.split("-", maxsplit=1)[0]
    return OTHER_SETS.get(mark) or f"opus-{int(mark)}"


def order_of(code: str) -> tuple[int, str, int, str]:
    """Where a code stands among all others: numbered sets first."""
    mark, _, rest = code.partition("-")
    digits = re.match(r"\d*", rest)
    return (int(mark) if mark.isdecimal() else 1000, mark, int((digits and digits[0]) or 0), code)


def by_number(records: Iterable[Record]) -> dict[str, list[Record]]:
    """The printings of each card number, that of the number itself first, in the order of numbers."""
    groups: dict[str, list[Record]] = {}
    for record in records:
        groups.setdefault(record["card_number"], []).append(record)
    return {
        number: sorted(groups[number], key=lambda one: (one["code"] != number, order_of(one["code"])))
        for number in sorted(groups, key=order_of)
    }


def facts_of(number: str, printings: list[Record]) -> Facts:
    """The facts of one card number."""
    first = printings[0]
    names = [slug(name_of(name)) for name in [*first["names"], *first["also_named"], *_also_by_text(first)]]
    further = sorted({code for one in printings for code in one["codes"]} - {number}, key=order_of)
    doubt, missing = _trust(first)
    return msgspec.convert(
        {
            "key": f"{PACK}/{number}",
            "name": names[0],
            "kind": first["type"].lower(),
            "status": first["status"],
            "cost": int(first["cost"]),
            "number": number,
            "set": set_of(number),
            "codes": [number, *further],
            "also": list(dict.fromkeys(names[1:])),
            "elements": [element.lower() for element in first["elements"]],
            "power": first["power"],
            "jobs": [job_slug(job) for job in first["jobs"]],
            "categories": list(dict.fromkeys(category for one in printings for category in _categories(one))),
            "rarity": first["rarity"],
            "generic": first["generic"],
            "ex": any(one["ex_burst"] or _MARK_IN_WORDS.search(one["text"] or "") for one in printings),
            "limit_break": first["limit_break"] and int(first["limit_break"]),
            "doubt": doubt,
            "missing": missing,
            "sources": list(dict.fromkeys(tag for one in printings for tag in one["sources"])),
        },
        Facts,
    )


def _categories(record: Record) -> list[str]:
    return [_MISWRITTEN.get(category, category) for category in record["categories"]]


def _also_by_text(record: Record) -> list[str]:
    """The names that a card says it has in all situations, where the list has not gathered them."""
    said = _ALSO.search(record["text"] or "")
    return [name.strip() for name in _CARD_NAME.findall(said[1])] if said else []


def _trust(record: Record) -> tuple[dict[str, str], list[str]]:
    """The doubts of a record by field, and what is missing."""
    told = record["doubts"]
    if "token" in told:
        return {}, ["name", "elements"]
    doubt = dict(_DOUBTS[one] for one in told if one in _DOUBTS)
    if "job-category" in told:
        doubt |= {field: "unknown" for field in ("jobs", "categories") if not record[field]}
    return doubt, ["text"] if "text-missing" in told else []


def name_lines(records: Iterable[Record]) -> list[dict[str, str]]:
    """The lines of `names.jsonl`: every name and job, once, by its slug.

    Jobs that differ in capitals alone are one job, written as most cards write it.
    """
    counts: dict[str, dict[str, int]] = {}
    for record in records:
        names = [*record["names"], *record["also_named"], *_also_by_text(record)]
        if record["priming"]:
            names.append(record["priming"]["into"])
        forms = [(slug(name_of(name)), name_of(name)) for name in names]
        forms += [(job_slug(job), job) for job in record["jobs"]]
        for name, form in forms:
            written = counts.setdefault(name, {})
            written[form] = written.get(form, 0) + 1
    return [{"slug": name, "en": max(counts[name], key=counts[name].__getitem__)} for name in sorted(counts)]
