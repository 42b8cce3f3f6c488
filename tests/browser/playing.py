"""Somebody who plays by what the page offers, and knows nothing else: always the same way, never by chance."""

from dataclasses import dataclass

from playwright.sync_api import Page

from browser.hands import Keys
from browser.visiting import Visitor

LOOK = """
() => {
  const all = (where) => [...document.querySelectorAll(where)];
  const prompt = document.querySelector(".prompt");
  const listed = all(".prompt .list [data-offer]");
  return {
    end: document.querySelector("section.end") !== null,
    battle: document.querySelector("section.scene") !== null,
    cover: document.querySelector("[data-cover]")?.dataset.cover ?? "",
    kind: prompt?.dataset.question ?? "",
    open: prompt?.dataset.open === "true",
    offers: listed.map((one) => one.dataset.offer),
    picked: listed.filter((one) => one.getAttribute("aria-pressed") === "true").map((one) => one.dataset.offer),
    toggled: listed.some((one) => one.hasAttribute("aria-pressed")),
    actions: all(".prompt [data-action]").filter((one) => one.ariaDisabled !== "true").map((one) => one.dataset.action),
  };
}
"""

CAN = f"""
() => {{
  const seen = ({LOOK})();
  const calm = performance.now() - (window.movedAt ?? 0) > 220;
  return calm && (seen.end || seen.battle || seen.cover || seen.open) ? seen : null;
}}
"""
"""What can be done, as soon as something can, and has stood there long enough to be read."""

BEFORE = f"() => JSON.stringify([window.turns, ({LOOK})()])"
CHANGED = f"(before) => ({BEFORE})() !== before"
STRIDE = 7
"""Which of the answers is taken: not the first one always, but the same ones in every run."""

FREE = """
(card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""
"""Whether nothing lies on the middle of a card."""

MOST = 500
"""No game takes so many acts."""
PAUSE = 20
"""How long to wait for the other one before looking again, in milliseconds."""


@dataclass
class Seen:
    """What the page shows of a table, as far as it asks for something."""

    end: bool
    battle: bool
    cover: str
    kind: str
    open: bool
    offers: list[str]
    picked: list[str]
    toggled: bool
    actions: list[str]


class Player:
    """Plays at the table that is shown."""

    def __init__(self, person: Visitor, idle: bool = False, page: Page | None = None) -> None:
        """`idle` players leave everything as it is wherever they may; `page` is another tab than the first."""
        self.person = person
        self.page = page or person.page
        self.acts = 0
        self.answers = 0
        self.kinds: set[str] = set()
        self.idle = idle

    def play(self) -> None:
        """Play until the end of the game is shown."""
        while self.act():
            assert self.acts < MOST, "the game does not end"

    def act(self) -> bool:
        """Do one thing, as soon as something can be done; false if the game is over."""
        return self.do(self.see())

    def see(self) -> Seen:
        """What can be done, as soon as something can."""
        return Seen(**self.page.wait_for_function(CAN).json_value())

    def could(self) -> Seen | None:
        """What can be done now, if anything."""
        found = self.page.evaluate(CAN)
        return Seen(**found) if found else None

    def do(self, seen: Seen) -> bool:
        """Do one thing of what can be done; false if the game is over."""
        if seen.end:
            return False
        before = self.page.evaluate(BEFORE)
        self.acts += 1
        self.kinds.add(seen.kind)
        if seen.cover:
            self.press(self.page.locator("[data-cover] button"))
        elif seen.battle:
            self.press(self.page.locator("section.scene button"))
        else:
            self.answer(seen)
        self.page.wait_for_function(CHANGED, arg=before)
        return True

    def answer(self, seen: Seen) -> None:
        """Pick one card of a run and send it, else take one of the answers, in their turn."""
        self.answers += 1
        if seen.picked:
            self.send()
            return
        if self.idle and "pass" in seen.actions:
            self.leave()
            return
        ways = [*seen.offers, "pass"] if "pass" in seen.actions else seen.offers
        way = ways[self.answers * STRIDE % len(ways)]
        if way == "pass":
            self.leave()
        else:
            self.take(way, seen)

    def take(self, offer: str, seen: Seen) -> None:
        """Take one of the answers that are listed."""
        self.press(self.page.locator(f".prompt .list [data-offer='{offer}']"))

    def send(self) -> None:
        """Send what was picked."""
        self.press(self.action("send"))

    def leave(self) -> None:
        """Take the answer that leaves everything as it is."""
        self.press(self.action("pass"))

    def action(self, name: str):
        """A button below the question."""
        return self.page.locator(f".prompt [data-action='{name}']")

    def press(self, thing) -> None:
        """Press a button."""
        self.person.hands.use(thing)


def together(*players: Player, until: int = MOST) -> bool:
    """Let players act at their tables, whoever is asked, until they have done so many things; false if the game is over."""
    while sum(player.acts for player in players) < until:
        for player in players:
            seen = player.could()
            if seen is not None and player.do(seen):
                break
        else:
            if all(seen is not None and seen.end for seen in [player.could() for player in players]):
                return False
            players[0].page.wait_for_timeout(PAUSE)
    return True


class TablePlayer(Player):
    """Answers at the cards themselves wherever that is possible, not at the list."""

    def take(self, offer: str, seen: Seen) -> None:
        """Press the card, and its answer beside it if it has several."""
        handle = offer.partition("#")[2].partition(">")[0]
        card = self.page.locator(f".board button[data-handle='{handle}']")
        if not handle or card.count() != 1 or not card.evaluate(FREE):
            super().take(offer, seen)
            return
        self.press(card)
        if not seen.toggled:
            self.press(self.page.locator(f".bubble [data-offer='{offer}']"))


class KeyPlayer(Player):
    """Plays by the keys of the board, and by Tab where there is none."""

    def take(self, offer: str, seen: Seen) -> None:
        """Take an answer by its number."""
        place = seen.offers.index(offer) + 1
        if place <= 9:
            self.page.keyboard.press(str(place))
        else:
            super().take(offer, seen)

    def send(self) -> None:
        """Send what was picked."""
        self.page.keyboard.press("s")

    def leave(self) -> None:
        """Take the answer that leaves everything as it is."""
        self.page.keyboard.press("0")

    def press(self, thing) -> None:
        """Press a button: it has the focus already, or Tab leads there."""
        assert isinstance(self.person.hands, Keys)
        self.person.hands.use(thing)
