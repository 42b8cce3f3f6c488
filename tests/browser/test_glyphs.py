"""Every character that people can read on the page has a glyph: no empty box anywhere."""

import json
import re

from hygiene.tree import ROOT, SOURCE
from netocean.texts import LANGUAGES

BOX = "\u0378"
"""No character: no font has a glyph for it."""

MISSING = """
([characters, box]) => {
  const size = 24;
  const canvas = new OffscreenCanvas(2 * size, 2 * size);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.font = size + "px " + getComputedStyle(document.body).fontFamily;
  const drawn = (character) => {
    pen.clearRect(0, 0, 2 * size, 2 * size);
    pen.fillText(character, 4, size);
    return String(pen.getImageData(0, 0, 2 * size, 2 * size).data);
  };
  const empty = drawn(box);
  return characters.filter((character) => drawn(character) === empty);
}
"""


def characters() -> list[str]:
    """All characters of all messages, of the names of all cards, and of the page itself."""
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / "texts").rglob("*.ftl")]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*.svelte")]
    for path in (SOURCE / "packs").rglob("*.jsonl"):
        texts += [
            json.dumps(json.loads(line), ensure_ascii=False) for line in path.read_text(encoding="utf-8").splitlines()
        ]
    return sorted(sign for sign in set("".join(texts)) if not re.match(r"[\s\u200b-\u206f\ufe00-\ufe0f\ufeff]", sign))


def test_every_character_has_a_glyph(visitor, server):
    """In the fonts that the page asks for, and those that the browser takes in their place."""
    wanted = characters()
    assert {"ア", "亚", "亞", "戦"} <= set(wanted)
    person = visitor(server).go()
    person.page.locator("main").wait_for()
    for language in LANGUAGES:
        person.page.evaluate("(language) => { document.documentElement.lang = language; }", language)
        missing = person.page.evaluate(MISSING, [wanted, BOX])
        assert not missing, f"{language}: {' '.join(f'{sign} U+{ord(sign):04X}' for sign in missing)}"


def test_a_missing_glyph_would_be_seen(visitor, server):
    """Two signs that no font has look alike, and no letter looks like them."""
    person = visitor(server).go()
    person.page.locator("main").wait_for()
    assert person.page.evaluate(MISSING, [["\u0379", "a", "海"], BOX]) == ["\u0379"]
