"""How people make cards in the workshop: a pack, a card of a kind, its form, what it does."""

from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect

from browser.visiting import Visitor

Value = str | int | bool | list["Value"] | dict[str, "Value"]


@dataclass
class Made:
    """A card that is entered by hand: `fields` as a line of a pack holds them, names as people write them; what it does."""

    kind: str
    name: str
    number: str
    fields: dict[str, Value] = field(default_factory=dict)
    ability: str = ""
    says: str = ""
    """What the ability says in English."""


@dataclass
class Crafted:
    """A game whose cards are made: one of each kind, the ready deck that they go into, that of a friend, the rules.

    With `seed` one of the cards comes to hand at once.
    """

    game: str
    cards: list[Made]
    deck: str
    other: str
    preset: str
    seed: str = "tide"

    def place(self, page: str) -> str:
        """The address of a page about the game."""
        return f"#/{page}" if self.game == FIRST else f"#/{self.game}/{page}"


CHIP = "chip"
"""The kind that a deck has room for besides its cards."""
FIRST = "colosseum"
"""The game that pages are about where their address names none."""

COLOSSEUM = Crafted(
    "colosseum",
    [
        Made(
            "digimon",
            "Kelp Hound",
            "H-1",
            {
                "frame": "green",
                "level": "III",
                "type": "A",
                "attack": {"A": 350, "B": 250, "C": 140},
                "guard": {"C": ["A"]},
                "lost_points": [10, 10, 10, 10],
                "species": "mammal",
                "attribute": "Data",
                "fields": ["DS"],
            },
            "when win: mill opponent 1",
            "When you win the battle, send the top card of your opponent's Net Ocean to the Dark Area.",
        ),
        Made(
            "option",
            "Spring Flood",
            "H-2",
            {"frame": "green", "option_class": "item"},
            "use at battle limit at_use: draw me 1",
            "[Battle] Draw 1 card. Limit: at use.",
        ),
    ],
    deck="greymon",
    other="garurumon",
    preset="primer",
)
ALPHA = Crafted(
    "alpha",
    [
        Made(
            "digimon",
            "Kelp Hound",
            "H-1",
            {
                "cost": 3,
                "level": "IV",
                "type": "A",
                "speed": 6,
                "hp": 380,
                "skills": {"A": 420, "B": 330, "C": 240},
                "skill_names": {"A": "Undertow"},
                "condition": {
                    "any": [{"name": "Gustlet"}, {"level": "III", "field": "DS"}],
                    "also": [{"discard_hand": 1}],
                },
                "attribute": "Data",
                "fields": ["DS"],
            },
            "when win: draw me 1",
            "When this card wins the battle, draw 1 card.",
        ),
        Made(
            "option",
            "Tide Bell",
            "H-2",
            {"cost": 1, "option_class": "field", "fields": ["DS"]},
            "static: add_attack {kind digimon, field DS, owner me} 20",
            "All Deep Savers Digimon on your side have +20 attack power.",
        ),
        Made(
            "command",
            "Spring Flood",
            "H-3",
            {},
            "use at battle: add_attack me 100 until end_of_battle",
            "[Command window] Give your Digimon in battle +100 attack power until the end of battle.",
        ),
    ],
    deck="practice-gale",
    other="practice-swarm",
    preset="primer",
)
APPMON = Crafted(
    "appmon",
    [
        Made(
            "appmon",
            "Kelpmon",
            "H-1",
            {
                "grade": 2,
                "attributes": ["Navi", "System"],
                "type": "A",
                "attack": {"A": 520, "B": 410, "C": 300},
                "cancels": {"C": ["A"]},
                "lost_points": [30, 20, 10, 10],
                "fusion": [[{"name": "Waymote"}, {"grade": 1, "attribute": "System"}]],
                "plug": ["●", "▲"],
                "link": {"symbol": "■", "amount": 300},
            },
            "when win: draw me 1",
            "When you win the battle, draw 1 card.",
        ),
        Made(
            "digimon",
            "Kelp Hound",
            "H-2",
            {
                "grade": 2,
                "type": "B",
                "attack": {"A": 500, "B": 420, "C": 310},
                "lost_points": [30, 20, 10, 10],
                "evolution": {"bases": [{"name": "Emberling"}], "circles": 1, "crosses": 1},
            },
            "when win: draw me 1",
            "When you win the battle, draw 1 card.",
        ),
        Made(
            "option",
            "Spring Flood",
            "H-3",
            {"option_class": "raiser"},
            "use at battle: add_attack me 100",
            "[Battle] Give your fighting card +100 attack power.",
        ),
        Made("chip", "Waymote", "H-4", {"grade": 1, "attributes": ["Navi"]}),
    ],
    deck="practice-sky-ladder",
    other="practice-lockdown",
    preset="primer",
)
CRAFTED = [COLOSSEUM, ALPHA, APPMON]


def make_pack(person: Visitor, game: Crafted, name: str) -> None:
    """A new pack of a game; its page is open then."""
    person.go(game.place("workshop"))
    person.button("workshop-new").click()
    person.page.get_by_label(person.words("workshop-pack-name"), exact=True).fill(name)
    person.button("workshop-make").click()
    expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def make_card(person: Visitor, card: Made) -> None:
    """A new card in the pack whose page is open; its form is filled in then, and it is drawn without a fault."""
    page = person.page
    person.button("workshop-card-new").click()
    page.locator(f"input[type=radio][value='{card.kind}']").check()
    page.get_by_label(person.words("workshop-name"), exact=True).fill(card.name)
    page.get_by_label(person.words("workshop-card-number"), exact=True).fill(card.number)
    person.button("workshop-card-make").click()
    expect(page.locator(".card-page")).to_be_visible()
    for name, value in card.fields.items():
        enter(person, name, value)
    if card.ability:
        type_ability(person, card.ability)
    expect(page.get_by_text(person.words("workshop-faultless"))).to_be_visible()


def row(person: Visitor, name: str) -> Locator:
    """The field of a form."""
    return person.page.locator(f"[data-field='{name}']")


def enter(person: Visitor, at: str, value: Value) -> None:
    """Put a value at a place of the form: write it, choose it, tick it; one after the other, where it has several parts."""
    field = person.page.locator(f"[data-at='{at}']")
    if isinstance(value, dict):
        for name, one in value.items():
            enter(person, f"{at}.{name}", one)
    elif isinstance(value, list) and field.locator("> [data-value]").count():
        for word in value:
            field.locator(f"> [data-value='{word}']").click()
    elif isinstance(value, list):
        more = person.page.locator(f"[data-more='{at}']")
        for place, one in enumerate(value):
            if more.count():
                more.click()
            enter(person, f"{at}[{place}]", one)
    elif isinstance(value, bool):
        field.set_checked(value)
    elif field.evaluate("(one) => one.localName") == "select":
        field.select_option(str(value))
    else:
        field.fill(str(value))
        field.blur()


def type_ability(person: Visitor, line: str) -> Locator:
    """One ability more, typed; its place in the form."""
    person.button("workshop-ability-more").click()
    written = person.page.locator("[data-ability]").last
    written.get_by_role("button", name=person.words("workshop-way-typed"), exact=True).click()
    written.get_by_role("combobox").fill(line)
    return written


def try_card(person: Visitor) -> None:
    """A table on which the card whose form is open lies at hand; back at the form then."""
    page = person.page
    here, key = page.url, page.locator(".card-page").get_attribute("data-card")
    person.button("workshop-try").click()
    person.button("workshop-try-begin").click()
    page.wait_for_url("**/#/table/*")
    page.locator("[data-cover] button").click()
    expect(page.locator(f".board [data-key='{key}']").first).to_be_visible()
    page.goto(here)


def back_to_pack(person: Visitor) -> None:
    """From a card to the pack that it belongs to."""
    person.page.get_by_role("link", name=person.words("workshop-back-pack"), exact=True).click()
    expect(person.button("workshop-card-new")).to_be_visible()


def put_in_deck(person: Visitor, game: Crafted) -> None:
    """A copy of a ready deck with own cards in the place of others; chips come besides. Its editor is open then."""
    page = person.page
    person.go(game.place(f"decks/ready%3A{game.deck}"))
    person.button("editor-copy").click()
    listed = page.get_by_role("region", name=person.words("editor-cards")).locator("[data-key]")
    pool = page.get_by_role("region", name=person.words("editor-pool"))
    for _ in [card for card in game.cards if card.kind != CHIP]:
        listed.first.get_by_role("group").get_by_role("button").first.click()
    for card in game.cards:
        pool.get_by_role("searchbox").fill(card.name)
        own = pool.locator(f"li[data-key$='/{card.number}']")
        expect(own).to_have_count(1)
        own.get_by_role("button").first.click()


def file_of(person: Visitor) -> str:
    """The pack whose page is open, saved as a file."""
    with person.page.expect_download() as saved:
        person.button("workshop-export").click()
    return str(saved.value.path())


def take_in(person: Visitor, file: str) -> None:
    """A pack from a file; its page is open then."""
    person.go("#/workshop")
    person.button("workshop-import").click()
    person.page.locator("input[data-import='pack']").set_input_files(file)
    person.button("workshop-import-take").click()
    expect(person.button("workshop-card-new")).to_be_visible()
