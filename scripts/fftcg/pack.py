"""Make the pack of Final Fantasy TCG: facts, names and ready decks from a card list and a list of decks.

python -m scripts.fftcg.pack CARDS.jsonl DECKS.jsonl

The card list holds one JSON object a printing, the list of decks one a deck; `docs/guides/packs.md` tells what a pack is.
No sentence that is printed on a card goes into the pack: what is printed is read into the ability language.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from netocean.catalog.files import MANIFEST, digest, read_files
from netocean.games.fftcg.faces import Facts
from scripts.fftcg import abilities
from scripts.fftcg.decks import deck_files
from scripts.fftcg.facts import OTHER_SETS, PACK, by_number, facts_of, name_lines, order_of, set_of

TARGET = Path(__file__).resolve().parents[2] / "src" / "netocean" / "packs" / PACK
_MANIFEST = """\
id = "fftcg"
game = "fftcg"
version = "1.0.0"
language = 1
licence = "MIT"
sets = {sets}
credits = [
    "Facts gathered and effects restated by the Net Ocean contributors from the sources below; \
no card text or art is included.",
    "Names belong to their owners.",
]
digest = "{digest}"

[name]
en = "Final Fantasy TCG"
zh-Hans = "最终幻想集换式卡牌游戏"
zh-Hant = "最終幻想集換式卡牌遊戲"
ja = "ファイナルファンタジーTCG"

[about]
en = "Facts of the cards of Opus 1 to {newest}, with the promotional and Boss cards that are known; \
each card with its doubts."
zh-Hans = "第1弹至第{newest}弹的卡牌资料，含已知的宣传卡与Boss卡；每张卡都标明存疑之处。"
zh-Hant = "第1彈至第{newest}彈的卡牌資料，含已知的宣傳卡與Boss卡；每張卡都標明存疑之處。"
ja = "Opus 1から{newest}までのカードと、わかっているプロモカード・ボスカードのデータ。不確かな点はカードごとに示します。"

[sources]
"official-dump-2025" = "a copy of the official card list of August 2025: sets 1 to 26, reprints, promotional and Boss cards"
"fan-db-1" = "a fan database to set 20, with all elements and the generic and EX marks"
"fan-db-2" = "a fan data set of sets 21 to 27, with these marks"
"fan-db-3" = "a fan copy of set 27; line breaks were lost"
"fan-engine-1" = "cards transcribed for another program: those only in the Starter Set of 2025"
"""


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a file with a JSON object a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def write_lines(path: Path, objects: Iterable[Any]) -> None:
    """Write a JSON object a line."""
    text = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in objects)
    path.write_text(text, encoding="utf-8")


def trusted(facts: Facts, whole: bool) -> Facts:
    """A card whose text is not wholly understood is incomplete: it is refused, never played in part."""
    if whole:
        return facts
    missing = (*facts.missing, abilities.UNREAD) if abilities.UNREAD not in facts.missing else facts.missing
    return msgspec.structs.replace(facts, status="incomplete", missing=missing)


def write_facts(folder: Path, facts: Iterable[Facts]) -> list[str]:
    """Write the facts of each set into its file; returns the sets in their order."""
    sets: dict[str, list[Any]] = {}
    for one in facts:
        sets.setdefault(one.set or "", []).append(msgspec.to_builtins(one))
    for name, lines in sets.items():
        write_lines(folder / f"{name}.jsonl", lines)
    return list(sets)


def write_abilities(folder: Path, lines: Mapping[str, Sequence[str]]) -> None:
    """Write the canonical ability lines of cards, given by card number, into the ability file of each set."""
    sets: dict[str, list[str]] = {}
    for number in sorted(lines, key=order_of):
        if lines[number]:
            paragraph = "\n".join([f"[{number}]", *lines[number]])
            sets.setdefault(set_of(number), []).append(paragraph)
    for name, paragraphs in sets.items():
        (folder / f"{name}.abilities").write_text("\n\n".join(paragraphs) + "\n", encoding="utf-8")


def write_manifest(folder: Path, sets: Sequence[str]) -> None:
    """Write the manifest over all other files."""
    newest = max(int(name.removeprefix("opus-")) for name in sets if name not in OTHER_SETS.values())
    text = _MANIFEST.replace("{sets}", json.dumps(list(sets))).replace("{newest}", str(newest))
    path = folder / MANIFEST
    path.write_text(text.replace("{digest}", ""), encoding="utf-8")
    files, faults = read_files(folder)
    if faults:
        raise SystemExit(f"{faults[0].file}: {faults[0].key}")
    path.write_text(text.replace("{digest}", digest(files)), encoding="utf-8")


def make(cards: Path, decks: Path, folder: Path = TARGET) -> None:
    """Make the pack from the two lists."""
    records = read_lines(cards)
    groups = by_number(records)
    read = abilities.readings(groups, abilities.names_of(records))
    facts = [trusted(facts_of(number, printings), read[number].whole) for number, printings in groups.items()]
    (folder / "decks").mkdir(parents=True, exist_ok=True)
    sets = write_facts(folder, facts)
    write_abilities(folder, abilities.lines_of(read))
    write_lines(folder / "names.jsonl", name_lines(records))
    by_code = {code: one for one in facts for code in one.codes}
    for name, text in deck_files(read_lines(decks), by_code).items():
        (folder / "decks" / name).write_text(text, encoding="utf-8")
    write_manifest(folder, sets)


def main() -> int:
    """Make the pack of the lists that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path, help="the card list")
    parser.add_argument("decks", type=Path, help="the list of decks")
    parser.add_argument("--into", type=Path, default=TARGET, help="the folder of the pack")
    wish = parser.parse_args()
    make(wish.cards, wish.decks, wish.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
