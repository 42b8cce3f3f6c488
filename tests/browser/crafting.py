"""How people make cards in the workshop: a pack, a card of a kind, its form, what it does."""

from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect

from browser.visiting import Visitor

Value = str | int | bool | list[str] | dict[int, str | int]


@dataclass
class Made:
    """A card that is entered by hand: `fields` by their names, those of several places by place, and what it does."""

    kind: str
    name: str
    number: str
    fields: dict[str, Value] = field(default_factory=dict)
    ability: str = ""
    says: str = ""
    """What the ability says in English."""


@dataclass
class Crafted:
    """A game whose cards are made: one of each kind, the ready deck that they go into, that of a friend, the rules."""

    game: str
    cards: list[Made]
    deck: str
    other: str
    preset: str

    def place(self, page: str) -> str:
        """The address of a page about the game."""
        return f"#/{page}" if self.game == FIRST else f"#/{self.game}/{page}"


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
                "attack": {0: 350, 1: 250, 2: 140},
                "guard": {2: "A"},
                "lost_points": {0: 10, 1: 10, 2: 10, 3: 10},
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
CRAFTED = [COLOSSEUM]


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
        enter(row(person, name), value)
    if card.ability:
        type_ability(person, card.ability)
    expect(page.get_by_text(person.words("workshop-faultless"))).to_be_visible()


def row(person: Visitor, name: str) -> Locator:
    """The field of a form."""
    return person.page.locator(f"[data-field='{name}']")


def enter(field: Locator, value: Value) -> None:
    """Put a value into a field: write it, choose it, tick it."""
    if isinstance(value, dict):
        for place, one in value.items():
            field.locator("input").nth(place).fill(str(one))
    elif isinstance(value, list):
        for word in value:
            field.locator(f"[data-value='{word}']").click()
    elif isinstance(value, bool):
        field.locator("input").set_checked(value)
    elif field.locator("select:not(.mark select)").count():
        field.locator("select:not(.mark select)").select_option(str(value))
    else:
        field.locator("input").fill(str(value))


def type_ability(person: Visitor, line: str) -> Locator:
    """One ability more, typed; its place in the form."""
    person.button("workshop-ability-more").click()
    written = person.page.locator("[data-ability]").last
    written.get_by_role("button", name=person.words("workshop-way-typed"), exact=True).click()
    written.get_by_role("combobox").fill(line)
    return written


def back_to_pack(person: Visitor) -> None:
    """From a card to the pack that it belongs to."""
    person.page.get_by_role("link", name=person.words("workshop-back-pack"), exact=True).click()
    expect(person.button("workshop-card-new")).to_be_visible()


def put_in_deck(person: Visitor, game: Crafted) -> None:
    """A copy of a ready deck with own cards in the place of others; its editor is open then, and nothing is in its way."""
    page = person.page
    person.go(game.place(f"decks/ready%3A{game.deck}"))
    person.button("editor-copy").click()
    listed = page.get_by_role("region", name=person.words("editor-cards")).locator("[data-key]")
    pool = page.get_by_role("region", name=person.words("editor-pool"))
    for name in [card.name for card in game.cards]:
        listed.last.get_by_role("group").get_by_role("button").first.click()
        pool.get_by_role("searchbox").fill(name)
        own = pool.locator("li[data-key]").filter(has=page.get_by_role("button", name=name))
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
