"""The sources of the browser page, as the hygiene tests look at them."""

import re
from functools import cache
from pathlib import Path

from hygiene.tree import ROOT

WEB = ROOT / "web"
KINDS = (".svelte", ".ts", ".mjs", ".css", ".js")
AREAS = ("board", "editor", "face", "reader", "replay", "rulebook", "shell", "start", "workshop")
"""The first word of the keys that only the page uses."""

PLACES = {"replay-table", "replay-report"}
"""Names of pages that look like keys."""

_MADE = "src/wire/types.ts"
_KEY = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-(?:[\w.]+|\$\{[^}`]*\}))+)["'`]""")
_INSERTED = re.compile(r"\$\{[^}]*\}")
_PARTS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_TAG = re.compile(r"</?[A-Za-z][^<>]*>|<!doctype[^>]*>", re.IGNORECASE)
_SPOKEN = re.compile(
    r"""\s(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)=["']([^"']+)"""
)
_NOT_READ = re.compile(r"[A-Z]{4}-[A-Z]{4}|[a-z]+(?:-[a-z0-9]+)+")
"""Codes, and keys of messages that are handed on."""
_WORD = re.compile(r"[A-Za-z]{2,}|[\u3040-\u30ff\u3400-\u9fff]")


@cache
def page_sources() -> list[Path]:
    """What people wrote for the page: not what was generated or installed."""
    folders = [path for path in WEB.iterdir() if path.name not in ("node_modules", "public")]
    found = [path for folder in folders for path in (folder.rglob("*") if folder.is_dir() else [folder])]
    return sorted(path for path in found if path.suffix in KINDS and not path.as_posix().endswith(_MADE))


def keys_in(code: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that a source names, and the patterns of those that it puts together."""
    whole: set[str] = set()
    patterns = []
    for told in _KEY.findall(code):
        if "${" in told:
            patterns.append(re.compile(".+".join(re.escape(part) for part in _INSERTED.split(told))))
        else:
            whole.add(told)
    return whole, patterns


def words_in(component: str) -> list[str]:
    """The words that stand in a component itself, though people read them: between tags, or as a name of something."""
    markup = without_code(_PARTS.sub("", component))
    told = [*_SPOKEN.findall(markup), *_TAG.sub("\n", markup).split("\n")]
    return [text.strip() for text in told if _WORD.search(_NOT_READ.sub("", text))]


def without_code(markup: str) -> str:
    """A template without what stands in braces."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "}"
    return "".join(kept)
