"""Turn recorded deck lists into the ready decks of a pack, named in all languages."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from netocean.games.fftcg.faces import Facts

Record = Mapping[str, Any]
Forms = dict[str, str]

LEFT_OUT = ("deck-027",)
"""Lists that were altered for tests."""
_ELEMENTS: dict[str, tuple[str, str, str, str]] = {
    "fire": ("Fire", "火", "火", "火"),
    "ice": ("Ice", "冰", "冰", "氷"),
    "wind": ("Wind", "风", "風", "風"),
    "earth": ("Earth", "地", "地", "土"),
    "lightning": ("Lightning", "雷", "雷", "雷"),
    "water": ("Water", "水", "水", "水"),
    "light": ("Light", "光", "光", "光"),
    "dark": ("Dark", "暗", "暗", "闇"),
}
_LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
_TITLES: dict[str, tuple[str, Forms | str]] = {
    "deck-001": ("vii-fire-earth", "VII"),
    "deck-002": ("x-wind-water", "X"),
    "deck-003": ("xiii-ice-lightning", "XIII"),
    "deck-004": ("type-0-wind-lightning", "TYPE-0"),
    "deck-005": ("ix-fire-water", "IX"),
    "deck-006": ("xii-wind-water", "XII"),
    "deck-007": ("xiii-2-fire-ice", "XIII-2"),
    "deck-008": ("xiv-earth-lightning", "XIV"),
    "deck-009": ("villains", {"en": "Villains", "zh-Hans": "反派", "zh-Hant": "反派", "ja": "悪役"}),
    "deck-010": ("heroes", {"en": "Heroes", "zh-Hans": "英雄", "zh-Hant": "英雄", "ja": "英雄"}),
    "deck-011": ("vii-wind-earth", "VII"),
    "deck-012": ("xiv-fire-lightning", "XIV"),
    "deck-013": ("wraith", {"en": "Wraith", "zh-Hans": "亡灵", "zh-Hant": "亡靈", "ja": "亡霊"}),
    "deck-014": ("knight", {"en": "Knight", "zh-Hans": "骑士", "zh-Hant": "騎士", "ja": "騎士"}),
    "deck-015": ("cloud", "Cloud"),
    "deck-016": ("sephiroth", "Sephiroth"),
    "deck-017": ("crystal-exarch", "The Crystal Exarch"),
    "deck-018": ("emet-selch", "Emet-Selch"),
    "deck-019": ("avalanche", "AVALANCHE"),
    "deck-020": ("shinra", "SHINRA"),
    "deck-022": ("golbez", "Golbez"),
    "deck-023": ("cecil", "Cecil"),
    "deck-024": ("noctis", "Noctis"),
    "deck-025": ("ardyn", "Ardyn"),
    "deck-026": ("vii-xiv-limit-break", "VII & XIV"),
    "deck-028": (
        "locke-storm",
        {"en": "Locke Storm", "zh-Hans": "Locke 风暴", "zh-Hant": "Locke 風暴", "ja": "Locke ストーム"},
    ),
    "deck-029": (
        "winner-2017",
        {
            "en": "A winner of 2017",
            "zh-Hans": "2017年优胜卡组",
            "zh-Hant": "2017年優勝卡組",
            "ja": "2017年の優勝デッキ",
        },
    ),
}
_KINDS: dict[str, Forms] = {
    "starter": {
        "en": "A starter deck as it was sold: {elements}, with cards up to Opus {newest}.",
        "zh-Hans": "按发售内容组成的起始套牌：{elements}，收录至第{newest}弹的卡牌。",
        "zh-Hant": "依發售內容組成的起始套牌：{elements}，收錄至第{newest}彈的卡牌。",
        "ja": "発売時のままのスターターデッキ。{elements}、Opus {newest}までのカード。",
    },
    "starter (fan transcription)": {
        "en": "A starter deck with a Limit Break deck, as fans wrote it down: {elements}, with cards up to Opus {newest}.",
        "zh-Hans": "由爱好者抄录、附极限突破卡组的起始套牌：{elements}，收录至第{newest}弹的卡牌。",
        "zh-Hant": "由愛好者抄錄、附極限突破卡組的起始套牌：{elements}，收錄至第{newest}彈的卡牌。",
        "ja": "ファンが書き起こした、リミットブレイクデッキつきのスターターデッキ。{elements}、Opus {newest}までのカード。",
    },
    "community": {
        "en": "A player's deck of 2020: {elements}, with cards up to Opus {newest}.",
        "zh-Hans": "玩家于2020年组的卡组：{elements}，收录至第{newest}弹的卡牌。",
        "zh-Hant": "玩家於2020年組的卡組：{elements}，收錄至第{newest}彈的卡牌。",
        "ja": "プレイヤーが2020年に組んだデッキ。{elements}、Opus {newest}までのカード。",
    },
    "tournament": {
        "en": "The list that won a shop tournament in 2017: {elements}, with cards up to Opus {newest}.",
        "zh-Hans": "2017年店赛的优胜构筑：{elements}，收录至第{newest}弹的卡牌。",
        "zh-Hant": "2017年店家比賽的優勝構築：{elements}，收錄至第{newest}彈的卡牌。",
        "ja": "2017年の店舗大会を制したデッキ。{elements}、Opus {newest}までのカード。",
    },
}


def deck_files(records: Sequence[Record], cards: Mapping[str, Facts]) -> dict[str, str]:
    """The text of each ready deck by its file name; `cards` are the facts by the code of any printing."""
    made = {}
    for record in records:
        if record["playable"] and not record["missing_cards"] and record["id"] not in LEFT_OUT:
            slug, title = _TITLES[record["id"]]
            made[f"{slug}.toml"] = _deck_file(slug, title, record, cards)
    return made


def _deck_file(slug: str, title: Forms | str, record: Record, cards: Mapping[str, Facts]) -> str:
    counts: dict[str, int] = {}
    for row in [*record["main"], *record["lb"]]:
        number = cards[row["code"]].number or ""
        counts[number] = counts.get(number, 0) + row["n"]
    held = [(cards[number], copies) for number, copies in counts.items()]
    elements = _elements_of(held)
    newest = max(int(facts.set.removeprefix("opus-")) for facts, _ in held if facts.set and facts.set[:4] == "opus")
    names = {language: _name(title, elements, language) for language in _LANGUAGES}
    about = {
        language: _KINDS[record["kind"]][language].format(
            elements=_words(elements, language, ("and", "、")), newest=newest
        )
        for language in _LANGUAGES
    }
    rows = "".join(f"{_quoted(number)} = {copies}\n" for number, copies in counts.items())
    return f"id = {_quoted(slug)}\n\n[name]\n{_table(names)}\n[about]\n{_table(about)}\n[cards]\n{rows}"


def _elements_of(held: Sequence[tuple[Facts, int]]) -> list[str]:
    """The elements that a deck is made of, in their usual order; a few cards of another one do not count."""
    counts = dict.fromkeys(_ELEMENTS, 0)
    for facts, copies in held:
        for element in facts.elements:
            counts[element] += copies
    return [element for element in _ELEMENTS if counts[element] >= 8]


def _name(title: Forms | str, elements: Sequence[str], language: str) -> str:
    """A title that is no word of a language stands in all of them, with the elements behind it."""
    if not isinstance(title, str):
        return title[language]
    if not title.isupper() or title in ("AVALANCHE", "SHINRA"):
        return title
    told = _words(elements, language, ("and", "・" if language == "ja" else "、"))
    return f"{title}: {told}" if language == "en" else f"{title}：{told}"


def _words(elements: Sequence[str], language: str, joints: tuple[str, str]) -> str:
    words = [_ELEMENTS[element][_LANGUAGES.index(language)] for element in elements]
    if language != "en":
        return joints[1].join(words)
    return f" {joints[0]} ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} {joints[0]} {words[-1]}"


def _table(forms: Forms) -> str:
    return "".join(f"{language} = {_quoted(form)}\n" for language, form in forms.items())


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
