"""The ways to use a page: by mouse, by touch, by keyboard alone."""

from playwright.sync_api import Locator, Page

MOST_TABS = 250
"""So many presses of the Tab key reach everything on any page."""


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, thing: Locator) -> None:
        """Press a button, follow a link, open a disclosure."""
        thing.click()

    def choose(self, radio: Locator) -> None:
        """Choose one of several."""
        radio.check()

    def write(self, field: Locator, text: str) -> None:
        """Write into a field."""
        self.use(field)
        self.page.keyboard.type(text)


class Touch(Mouse):
    """Taps."""

    def use(self, thing: Locator) -> None:
        """Press a button, follow a link, open a disclosure."""
        thing.tap()

    def choose(self, radio: Locator) -> None:
        """Choose one of several."""
        radio.tap()


class Keys(Mouse):
    """Has a keyboard and nothing else."""

    def reach(self, thing: Locator) -> None:
        """Go to a thing by Tab, which must lead there; it must be seen where one is."""
        thing.wait_for()
        for _ in range(MOST_TABS):
            if thing.evaluate("(element) => element === document.activeElement"):
                assert thing.evaluate("(element) => element.matches(':focus-visible')")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {thing}")

    def use(self, thing: Locator) -> None:
        """Press a button, follow a link, open a disclosure."""
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def choose(self, radio: Locator) -> None:
        """Choose one of several: Tab leads to the chosen one, arrows from there."""
        name = radio.evaluate("(element) => element.name")
        self.reach(self.page.locator(f"input[type=radio][name={name}]:checked"))
        for _ in range(MOST_TABS):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not reach {radio}")

    def write(self, field: Locator, text: str) -> None:
        """Write into a field."""
        self.reach(field)
        self.page.keyboard.type(text)
