"""Tells how much of the printed English the reader of Final Fantasy TCG reads, and where it stops.

Run: ``python scripts/fftcg_read.py CARDS.jsonl --sets 1-20 [--fails] [--top 40] [--card 1-001H] [--all]``
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from netocean.games.fftcg.reader import Card, CardReading, Names, read_card


def cards_of(path: Path, low: int, high: int) -> tuple[dict[str, dict[str, Any]], Names]:
    """Return the cards of a range of sets by number, and the names of all cards."""
    every = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    cards: dict[str, dict[str, Any]] = {}
    for card in every:
        if card["set_code"].isdigit() and low <= int(card["set_code"]) <= high and card["text_lines"]:
            cards.setdefault(card["card_number"], card)
    names = Names(
        {name for card in every for name in card["names"] or []},
        {job for card in every for job in card["jobs"] or []},
        {category for card in every for category in card["categories"] or []},
    )
    return cards, names


def reading(card: dict[str, Any], names: Names) -> CardReading:
    """Return what the lines of a card became."""
    facts = Card(tuple(card["names"]), card["type"].lower(), "lines" in (card["doubts"] or ()))
    return read_card(facts, card["text_lines"], names)


def show(card: dict[str, Any], names: Names) -> None:
    """Write the lines of one card."""
    for line in reading(card, names).lines:
        sys.stdout.write("".join(f"  {text}\n" for text in line.abilities))
        if line.unread:
            where = line.unread
            sys.stdout.write(f"  UNREAD {where.line}\n    at {where.column} {where.found!r}, {where.expected[:6]}\n")


def failures(cards: dict[str, dict[str, Any]], readings: dict[str, CardReading], top: int, every: bool) -> None:
    """Write the most frequent places where the reader stopped."""
    groups: dict[str, list[str]] = defaultdict(list)
    for number, found in readings.items():
        for line in found.lines:
            if line.unread:
                where = line.unread
                begin = max(0, where.column - 1)
                rest = where.line[begin : begin + 40]
                key = " ".join(rest.split()[:3]) if where.column else "REFUSED"
                mark = where.found if not where.column else ""
                groups[key].append(f"{number} {where.line[:begin]} ## {where.line[begin:]} {mark}")
    order = sorted(groups.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    for key, lines in order[:top]:
        sys.stdout.write(f"{len(lines):4} {key}\n")
        for text in lines if every else lines[:2]:
            sys.stdout.write(f"       {text}\n")


def main() -> None:
    """Read the file that the arguments name, and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", type=Path)
    parser.add_argument("--sets", default="1-20")
    parser.add_argument("--fails", action="store_true")
    parser.add_argument("--top", type=int, default=40)
    parser.add_argument("--card", action="append", default=[])
    parser.add_argument("--all", action="store_true", help="all lines of each group")
    options = parser.parse_args()
    low, _, high = options.sets.partition("-")
    cards, names = cards_of(options.cards, int(low), int(high or low))
    if options.card:
        for number in options.card:
            show(cards[number], names)
        return
    readings = {number: reading(card, names) for number, card in cards.items()}
    lines = Counter(
        line.unread is None for found in readings.values() for line in found.lines for _ in range(line.printed)
    )
    whole = sum(found.whole for found in readings.values())
    total = lines[True] + lines[False]
    sys.stdout.write(f"lines {lines[True]} / {total} ({100 * lines[True] / total:.1f} %), ")
    sys.stdout.write(f"cards {whole} / {len(cards)} ({100 * whole / len(cards):.1f} %)\n")
    if options.fails:
        failures(cards, readings, options.top, options.all)


if __name__ == "__main__":
    main()
