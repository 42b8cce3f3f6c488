"""Chooses the 120 card numbers of the sample from the printed texts, always the same.

Run: ``python tests/fftcg/expected/sample.py shared/data/fftcg/cards.jsonl > tests/fftcg/expected/sample.json``
"""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

SEED = "net-ocean-fftcg-120"
SIZE = 40
RANGES = {"01-10": (1, 10), "11-20": (11, 20), "21-27": (21, 27)}

LINE_KINDS = {
    "auto": r"^(When|Whenever|At the (beginning|end))\b",
    "ex": r"^\{EX\}",
    "action": r"^(?!«)[^\"]*?(\{.\}|[Dd]iscard|[Pp]ut|[Dd]ull|[Rr]emove|[Rr]eturn)[^.\"]*: ",
    "special": r"^«[^»]+»",
    "modal": r"select (up to )?\d of the",
    "keyword": r"^_?(Haste|Brave|First Strike|Back Attack)\b",
    "damage": r"^_?Damage \d",
    "limit_break": r"^_?Limit Break",
    "warp": r"^_?Warp \d",
    "priming": r"^_?Priming",
}
NEITHER_FIELD = re.compile("|".join(LINE_KINDS.values()) + r'|^"')
QUOTA = {
    **{"Forward": 14, "Backup": 8, "Summon": 5, "Monster": 4},
    **{"auto": 12, "ex": 4, "action": 8, "special": 4, "field": 8, "modal": 3},
    **{"keyword": 4, "damage": 3, "limit_break": 3, "warp": 2, "priming": 2},
}


def kinds(card: dict[str, Any]) -> set[str]:
    """Return the card's type and the kinds of its printed lines."""
    lines = card["text_lines"]
    found = {kind for kind, form in LINE_KINDS.items() if any(re.search(form, line) for line in lines)}
    if card["type"] != "Summon" and any(not NEITHER_FIELD.search(line) for line in lines):
        found.add("field")
    return found | {card["type"]}


def rank(number: str) -> str:
    """Return the place of a card number in the order that the seed gives."""
    return hashlib.sha256(f"{SEED}/{number}".encode()).hexdigest()


def chosen(cards: list[dict[str, Any]]) -> list[str]:
    """Return SIZE card numbers: quota by quota the first that fit, then the first of the rest."""
    order = sorted(cards, key=lambda card: rank(card["card_number"]))
    picked: list[dict[str, Any]] = []
    for kind in sorted(QUOTA, key=lambda kind: sum(kind in kinds(card) for card in cards)):
        have = sum(kind in kinds(card) for card in picked)
        fitting = [card for card in order if kind in kinds(card) and card not in picked]
        picked += fitting[: max(0, QUOTA[kind] - have)]
    picked += [card for card in order if card not in picked][: max(0, SIZE - len(picked))]
    return sorted(card["card_number"] for card in picked[:SIZE])


def main(path: Path) -> None:
    """Write the sample of the card file at `path` to standard output."""
    cards: dict[str, dict[str, Any]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        if card["text_lines"] and card["status"] != "incomplete" and card["set_code"].isdigit():
            cards.setdefault(card["card_number"], card)
    sample = {
        name: chosen([card for card in cards.values() if low <= int(card["set_code"]) <= high])
        for name, (low, high) in RANGES.items()
    }
    sys.stdout.write(json.dumps({"seed": SEED, "sample": sample}, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
