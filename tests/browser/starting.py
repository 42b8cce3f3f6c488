"""How people begin a game from the first page."""

from playwright.sync_api import Locator, expect

from browser.visiting import Visitor


def begin(person: Visitor, opponent: str, level: str = "", seed: str = "", deck: str = "", other: str = "") -> str:
    """Choose on the first page what is asked for, and begin; the id of the table."""
    page, hands = person.page, person.hands
    hands.choose(page.get_by_role("radio", name=person.words(f"start-opponent-{opponent}"), exact=True))
    if level:
        hands.choose(page.get_by_role("radio", name=person.words(f"start-level-{level}"), exact=True))
    for name, chosen in (("deck", deck), ("other", other)):
        if chosen:
            hands.choose(_shown(person, page.locator(f"input[name={name}][value='ready:{chosen}']")))
    if seed:
        hands.write(_shown(person, page.get_by_label(person.words("start-seed"))), seed)
    hands.use(person.button("start-play"))
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


def _shown(person: Visitor, thing: Locator) -> Locator:
    """A thing, with everything opened that it is folded into."""
    thing.wait_for(state="attached")
    folds = person.page.locator("details").filter(has=thing)
    for number in range(folds.count()):
        if folds.nth(number).get_attribute("open") is None:
            person.hands.use(folds.nth(number).locator("> summary"))
    expect(thing).to_be_visible()
    return thing
