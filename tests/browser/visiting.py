"""Somebody at a browser: a page in a fresh profile of its own, that is watched for everything that must not happen."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from browser.hands import Mouse, Touch
from netocean.texts import say

SIZES = {"desk": (1280, 800), "tablet": (1024, 700), "phone": (390, 844)}
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
LOCALES = {"en": "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "ja": "ja-JP"}
PATIENCE = 30_000
"""Milliseconds that anything on the page may take; nothing comes near this unless it is broken."""
expect.set_options(timeout=PATIENCE)

WATCH = """
window.turns = 0;
new MutationObserver((changes) => {
  window.movedAt = performance.now();
  window.turns += changes.filter((change) => change.type === "attributes").length;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-open", "data-question"] });
"""
"""Notes when the page last put something else before one's eyes, and counts how often a question came or went."""

HURRY = """
{
  const times = 8;
  const { now } = performance;
  performance.now = () => now.call(performance) * times;
  for (const name of ["setTimeout", "setInterval"]) {
    const wait = window[name];
    window[name] = (act, delay = 0, ...more) => wait.call(window, act, delay / times, ...more);
  }
}
"""
"""Lets the clock of the page run eight times as fast: nothing is left out, and nobody waits for what is only shown."""

LOST = r"ERR_CONNECTION|ERR_SOCKET|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_EMPTY_RESPONSE|WebSocket connection to"
"""What the browser itself writes where a connection breaks."""


class Visitor:
    """One person at one browser, with one page open."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: str = "desk",
        language: str = "en",
        theme: str = "light",
        hands: type[Mouse] = Mouse,
        kept: dict[str, object] | None = None,
        prepare: str = "",
        hurry: bool = False,
    ) -> None:
        """`kept` is what the browser keeps for the page already; `prepare` is a script that runs before the page does.

        `hurry` lets the clock of the page run faster.
        """
        width, height = SIZES[size]
        self.address = address
        self.language = language
        self.faults: list[str] = []
        self.expected: list[str] = []
        self.said: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            forced_colors="none",
            contrast="more" if theme == "contrast" else "no-preference",
            reduced_motion="reduce",
            has_touch=hands is Touch,
            is_mobile=hands is Touch,
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        for name, value in {"settings": {"pace": "fast"}, **(kept or {})}.items():
            self._prepare(_keep(name, value))
        self._prepare((HURRY if hurry else "") + WATCH + prepare)
        self.context.on("request", lambda request: self._reached(request.url))
        self.context.on("weberror", lambda error: self.faults.append(f"exception: {error.error}"))
        self.context.on("console", self._console)
        self.page = self.open()
        self.hands = hands(self.page)

    def open(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("crash", lambda _: self.faults.append("the page crashed"))
        page.on("websocket", lambda socket: self._reached(socket.url.replace("ws", "http", 1)))
        return page

    def go(self, route: str = "#/") -> "Visitor":
        """Go to a place of the page, as from a link."""
        self.page.goto(f"{self.address}/{route}")
        return self

    def like(self, **settings: object) -> None:
        """Load the page anew with other settings."""
        self.page.evaluate("(kept) => localStorage.setItem('netocean.settings', kept)", json.dumps(settings))
        self.page.reload()

    def words(self, key: str, **params: str | int) -> str:
        """A message as this person reads it."""
        return say(self.language, key, **params)

    def button(self, key: str, **params: str | int) -> Locator:
        """A button by the message that names it."""
        return self.page.get_by_role("button", name=self.words(key, **params), exact=True)

    def expect(self, *patterns: str) -> None:
        """What the browser may write in this test."""
        self.expected += patterns

    def unexpected(self) -> list[str]:
        """What happened that must not."""
        return [fault for fault in self.faults if not any(re.search(one, fault) for one in self.expected)]

    def close(self, keep: Path | None = None) -> None:
        """Close the browser; `keep` is a folder for what was last seen."""
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            for number, page in enumerate(self.context.pages):
                page.screenshot(path=keep / f"page-{number}.png", timeout=PATIENCE)
                (keep / f"page-{number}.yaml").write_text(page.locator("body").aria_snapshot(), encoding="utf-8")
            (keep / "console.txt").write_text("\n".join(self.said + self.faults) + "\n", encoding="utf-8")
        self.context.close()

    def _prepare(self, script: str) -> None:
        self.context.add_init_script(f"if (location.protocol === 'http:') {{ {script} }}")

    def _reached(self, url: str) -> None:
        place = urlsplit(url)
        if place.scheme not in ("data", "blob") and f"{place.scheme}://{place.netloc}" != self.address:
            self.faults.append(f"request to {url}")

    def _console(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")


def _keep(name: str, value: object) -> str:
    """A script that keeps something for the page, unless the page has kept something there itself."""
    place, text = json.dumps(f"netocean.{name}"), json.dumps(json.dumps(value))
    return f"try {{ localStorage.getItem({place}) ?? localStorage.setItem({place}, {text}); }} catch {{}}"
