"""Look at the page: every position in every language and size goes to build/screens/, the best dozen to docs/screens/.

The pictures of the guide to the first game go to docs/screens/first-game/. `python scripts/screens.py` takes them all;
`python scripts/screens.py battle` only those with this word in their names.
"""

import importlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
BUILD = ROOT / "build" / "screens"
DOCS = ROOT / "docs" / "screens"
MOST_BYTES = 80_000
QUALITIES = range(90, 18, -6)
SIDES = 2

conftest, crafting, playing, positions, serving, visiting = (
    importlib.import_module(f"browser.{name}")
    for name in ("conftest", "crafting", "playing", "positions", "serving", "visiting")
)


def rest(person: Any) -> None:
    """Wait until the page stands still."""
    person.page.wait_for_load_state("networkidle")


def point(person: Any) -> None:
    """Point at the first card of the hand, or of the sheet if there is none, so that the reader shows it."""
    hand = person.page.locator(".hand button[data-handle]")
    (hand if hand.count() else person.page.locator("[data-sheet='0'] button[data-handle]")).first.hover()


def fight(person: Any) -> None:
    """Play on until a battle is shown in which something changes an attack."""
    player = playing.Player(person)
    while not player.see().battle or person.page.locator("section.scene li").count() <= SIDES:
        if not player.act():
            raise ValueError("nothing changes an attack in this game")


def watch(person: Any) -> None:
    """Go some way into a replay."""
    person.page.get_by_role("slider").fill("150")


def craft(person: Any) -> None:
    """Make a card in the workshop, down to what it does."""
    crafting.make_pack(person, crafting.ALPHA, "Tide")
    crafting.make_card(person, crafting.ALPHA.cards[0])
    person.button("workshop-way-menus").click()
    person.page.locator("[data-ability]").scroll_into_view_if_needed()


@dataclass(frozen=True)
class Screen:
    """One look at the page: at a position of a game or at a place of the page, after something was done there."""

    name: str
    position: str = ""
    place: str = ""
    language: str = "en"
    size: str = "desk"
    theme: str = "light"
    then: Callable[[Any], None] = rest

    def take(self, browser: Browser, server: Any, at: Any) -> bytes:
        """The picture, as PNG; `at` is the position where there is one."""
        kept = {**(at.kept if at else {}), "settings": {"pace": "fast", "motion": "still", "theme": self.theme}}
        person = visiting.Visitor(browser, server.address, size=self.size, language=self.language, kept=kept)
        person.go(self.place.format(table=at.table if at else "") or at.place)
        person.page.locator("[data-sheet], main h1, main h2").first.wait_for()
        if at and not self.place:
            playing.Player(person).see()
        self.then(person)
        rest(person)
        picture: bytes = person.page.screenshot()
        person.close()
        return picture


def reach(server: Any, name: str) -> Any:
    """A position by its name; nothing for none."""
    return positions.reached(server, {**positions.POSITIONS, **FIRST}[name]) if name else None


FIRST = {f"first-{kind}": positions.asked(kind) for kind in ("discard_hand", "plan", "lay_options", "window_battle")}
"""The first time that a seat is asked something."""


BEST = [
    Screen("start", place="#/"),
    Screen("planning", "planning", then=point),
    Screen("battle-window", "battle", language="zh-Hans", theme="dark", then=point),
    Screen("battle", "battle", language="ja", then=fight),
    Screen("evolution-phone", "evolution", language="zh-Hant", size="phone"),
    Screen("hand-phone", "hand", language="ja", size="phone", theme="dark"),
    Screen("tablet", "planning", language="zh-Hant", size="tablet", then=point),
    Screen("contrast", "battle", theme="contrast", then=point),
    Screen("end", "end", language="zh-Hans"),
    Screen("replay", "end", place="#/replay/table/{table}", language="ja", theme="dark", then=watch),
    Screen("deck", place="#/decks/ready%3Agreymon", language="zh-Hans"),
    Screen("cards-phone", place="#/cards", language="en", size="phone"),
    Screen("alpha", "alpha-opportunity", then=point),
    Screen("appmon", "appmon-battle", then=point),
    Screen("workshop", place="#/alpha/workshop", then=craft),
]

FIRST_GAME = [
    Screen(f"first-game/{name}.{language}", position, place, language, then=then)
    for language in ("en", "zh-Hans", "ja")
    for name, position, place, then in [
        ("start", "", "#/", rest),
        ("starting-level-iii", "beginning", "", rest),
        ("discard-hand", "first-discard_hand", "", point),
        ("plan", "first-plan", "", point),
        ("lay-options", "first-lay_options", "", point),
        ("window-battle", "first-window_battle", "", point),
        ("battle", "first-window_battle", "", fight),
        ("end", "end", "", rest),
        ("replay", "end", "#/replay/table/{table}", watch),
    ]
]
"""The pictures of docs/guides/first-game.md in its three languages."""


def every(position: str) -> Iterator[Screen]:
    """A position in every language and size."""
    for language in visiting.LANGUAGES:
        for size in visiting.SIZES:
            yield Screen(f"{position}-{size}-{language}", position, language=language, size=size)


def keep(name: str, picture: bytes) -> None:
    """Write a picture where it can be looked at."""
    path = BUILD / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)
    print(name)


def webp(picture: bytes) -> bytes:
    """A picture for the documents, as good as it can be in the bytes that it may take."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    for quality in QUALITIES:
        target = BytesIO()
        image.save(target, "WEBP", quality=quality, method=6)
        if target.tell() <= MOST_BYTES:
            return target.getvalue()
    raise ValueError(f"this picture does not fit into {MOST_BYTES} bytes")


def main() -> int:
    """Take the pictures."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    serving.need_page()
    (DOCS / "first-game").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = serving.Server(Path(data)).start()
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=conftest.FLAGS)
        for screen in BEST + FIRST_GAME:
            if wanted in screen.name:
                picture = screen.take(browser, server, reach(server, screen.position))
                keep(screen.name, picture)
                (DOCS / f"{screen.name}.webp").write_bytes(webp(picture))
        for name in positions.POSITIONS:
            screens = [screen for screen in every(name) if wanted in screen.name]
            at = reach(server, name) if screens else None
            for screen in screens:
                keep(screen.name, screen.take(browser, server, at))
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
