"""Making cards: abilities from menus and by typing, doubts, pictures, gaps of bundled cards; nothing of it is lost."""

import zipfile

import pytest
from playwright.sync_api import expect

from browser.axe import grave
from browser.crafting import (
    ALPHA,
    APPMON,
    COLOSSEUM,
    Made,
    Value,
    back_to_pack,
    enter,
    file_of,
    make_card,
    make_pack,
    row,
    take_in,
    type_ability,
)
from browser.hands import Touch

DIGIMON, OPTION = COLOSSEUM.cards
POWERS: dict[str, Value] = {"A": 320, "B": 240, "C": 180}
LOST: list[Value] = [20, 10, 10, 10]
PLUG: list[Value] = ["●", "■"]
SKILLS: Value = {"A": 420, "B": 330, "C": 240}
GREY = Made(
    "digimon", "メタルグレイ", "H-8", {"cost": 3, "level": "IV", "type": "A", "speed": 6, "hp": 380, "skills": SKILLS}
)
BLANK = Made("option", "Blank", "H-9", {"option_class": "item"})


def cards_in(file):
    """The lines of the cards in a saved pack."""
    with zipfile.ZipFile(file) as found:
        return found.read("cards.jsonl").decode()


def written(person):
    """The line of the ability language that the menus have made."""
    return person.page.locator(".written code").last


def test_an_ability_is_composed_from_menus(visitor, server):
    """When, if, at what cost, and what happens then: the line and its words in four languages grow along."""
    person = visitor(server, size="phone", language="ja", hands=Touch)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, BLANK)
    person.button("workshop-ability-more").tap()
    ability = person.page.locator("[data-ability='1']")
    ability.get_by_label(person.words("workshop-head"), exact=True).select_option("when")
    ability.get_by_label(person.words("workshop-about-event"), exact=True).select_option("win")
    ability.get_by_label(person.words("workshop-clause-more")).select_option("cost")
    cost = ability.locator("[data-clause='cost']")
    cost.get_by_label(person.words("workshop-clause-cost"), exact=True).select_option("lose_points")
    cost.get_by_role("spinbutton").first.fill("10")
    ability.get_by_label(person.words("workshop-step-do"), exact=True).select_option("draw")
    ability.get_by_role("spinbutton").last.fill("2")
    expect(written(person)).to_have_text("when win cost lose_points 10: draw me 2")
    expect(ability.locator("[data-text='en']")).to_have_text(
        "When you win the battle, draw 2 cards (cost: lose 10 points)."
    )
    expect(ability.locator("[data-text]")).to_have_count(4)


def adding_hp(person):
    """An ability of a card of α that holds all the time and adds to HP; its place in the form."""
    make_pack(person, ALPHA, "Tide")
    make_card(person, GREY)
    person.button("workshop-ability-more").click()
    ability = person.page.locator("[data-ability='1']")
    ability.get_by_label(person.words("workshop-head"), exact=True).select_option("static")
    ability.get_by_label(person.words("workshop-step-do"), exact=True).select_option("add_hp")
    return ability


def test_names_are_written_as_people_write_them_also_within_an_ability(visitor, server):
    """A part of a name in Japanese: the card says that its name holds it, before all is well."""
    person = visitor(server, language="ja")
    ability = adding_hp(person)
    ability.get_by_label(person.words("workshop-arg-things"), exact=True).select_option("{")
    ability.get_by_label(person.words("workshop-filter-more")).select_option("contains")
    ability.get_by_label(person.words("workshop-arg-slug"), exact=True).first.fill("グレイ")
    ability.get_by_role("spinbutton").fill("30")
    expect(ability.get_by_label(person.words("workshop-filter-more"))).to_have_value("")
    expect(ability.locator("[data-text='ja']")).to_have_text("名前に「グレイ」を含むカードすべてのHPを＋30する。")
    expect(row(person, "parts")).to_contain_text(person.words("pack-unsaid-part", name="グレイ"))
    enter(person, "parts", ["グレイ"])
    expect(person.page.get_by_text(person.words("workshop-faultless"))).to_be_visible()


def test_amounts_are_composed_to_the_end(visitor, server):
    """What is counted, and where."""
    person = visitor(server)
    ability = adding_hp(person)
    ability.get_by_role("combobox", name=person.words("workshop-amount-of")).select_option("(count_in")
    ability.get_by_label(person.words("workshop-arg-zone"), exact=True).select_option("opponent.hand")
    expect(written(person)).to_contain_text("opponent.hand)")
    expect(ability.locator("[data-text='en']")).to_contain_text("your opponent's hand")


def test_a_species_is_one_that_cards_have_or_one_of_ones_own(visitor, server):
    """Written in Japanese it is the species that is known; another one is shown as it is written."""
    person = visitor(server, language="ja")
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, DIGIMON)
    species, side = row(person, "species").locator("input"), person.page.locator(".card-page")
    species.fill(person.words("species-dragon-man"))
    species.blur()
    expect(side).to_contain_text(person.words("species-dragon-man"))
    back_to_pack(person)
    assert '"species": "dragon-man"' in cards_in(file_of(person))
    person.page.locator("li[data-key] a").click()
    species.fill("海藻型")
    species.blur()
    expect(person.page.get_by_text(person.words("workshop-faultless"))).to_be_visible()
    back_to_pack(person)
    assert '"species": "海藻型"' in cards_in(file_of(person))


def test_a_typed_line_is_completed_by_keyboard_and_its_fault_is_marked_in_place(visitor, server):
    """The list stands under the cursor; what is wrong is told below the line, and gone once it is mended."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, BLANK)
    ability = type_ability(person, "when win: mill opp")
    line = ability.get_by_role("combobox")
    expect(line).to_have_attribute("aria-invalid", "true")
    expect(ability.locator("mark")).to_have_text("opp")
    expect(ability.get_by_role("option").first).to_contain_text("opponent")
    line.press("Enter")
    expect(line).to_have_value("when win: mill opponent ")
    line.press_sequentially("2")
    expect(line).not_to_have_attribute("aria-invalid", "true")
    expect(ability.locator("[data-text='en']")).to_contain_text("top 2 cards")


def test_what_cannot_be_read_makes_the_card_incomplete_until_it_is_known(visitor, server):
    """It may not be tried meanwhile."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, DIGIMON)
    status = person.page.locator("[data-status].status")
    mark = row(person, "species").get_by_label(person.words("workshop-mark", field=person.words("fact-species")))
    mark.select_option("missing")
    expect(status).to_have_attribute("data-status", "incomplete")
    expect(person.button("workshop-try")).to_be_disabled()
    row(person, "species").locator("input").fill("beast")
    expect(status).to_have_attribute("data-status", "verified")
    mark.select_option("placeholder")
    expect(status).to_have_attribute("data-status", "provisional")


@pytest.mark.parametrize(
    ("game", "card", "marks", "kept"),
    [
        (
            ALPHA,
            Made(
                "digimon",
                "Blurred Hound",
                "H-5",
                {"level": "III", "cost": 2, "type": "A", "speed": 4, "hp": 300, "skills": POWERS},
            ),
            {"hp": "missing", "speed": "inferred"},
            ("speed", "4"),
        ),
        (
            APPMON,
            Made(
                "appmon",
                "Blurmon",
                "H-5",
                {"grade": 1, "attributes": ["Tool"], "type": "A", "attack": POWERS, "lost_points": LOST, "plug": PLUG},
            ),
            {"attack": "missing", "plug": "inferred"},
            ("plug[1]", "■"),
        ),
    ],
    ids=["alpha", "appmon"],
)
def test_what_is_not_sure_travels_with_the_pack(visitor, server, game, card, marks, kept):
    """What cannot be read is left open, and what is inferred is marked: there as here."""
    maker, other = visitor(server), visitor(server)
    make_pack(maker, game, "Tide")
    make_card(maker, card)
    for field, mark in marks.items():
        row(maker, field).locator(".mark select").select_option(mark)
    expect(maker.page.locator("[data-status].status")).to_have_attribute("data-status", "incomplete")
    back_to_pack(maker)
    take_in(other, file_of(maker))
    other.page.locator("li[data-key] a").click()
    for field, mark in marks.items():
        expect(row(other, field).locator(".mark select")).to_have_value(mark)
    place, value = kept
    expect(other.page.locator(f"[data-at='{place}']")).to_have_value(value)
    expect(other.page.locator("[data-status].status")).to_have_attribute("data-status", "incomplete")


def test_nothing_is_lost_on_reload_and_another_tab_sees_it_at_once(visitor, server):
    """The form of the other tab follows; each tab changes only what it changes."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, OPTION)
    other = person.open()
    other.goto(person.page.url)
    row(person, "set").locator("input").fill("kitchen")
    expect(other.locator("[data-field='set'] input")).to_have_value("kitchen")
    other.locator("[data-field='frame'] select:not(.mark select)").select_option("blue")
    expect(row(person, "frame").locator("select:not(.mark select)")).to_have_value("blue")
    person.page.reload()
    expect(row(person, "set").locator("input")).to_have_value("kitchen")
    expect(row(person, "frame").locator("select:not(.mark select)")).to_have_value("blue")
    expect(person.page.locator("[data-ability]")).to_have_count(1)


def test_a_browser_without_room_says_so_and_keeps_the_pack_while_the_page_is_open(visitor, server):
    """Nothing that was entered goes away in silence."""
    refuse = "IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); };"
    person = visitor(server, prepare=refuse)
    make_pack(person, COLOSSEUM, "Tide")
    expect(person.page.get_by_role("alert").filter(has_text=person.words("workshop-storage-full"))).to_be_visible()
    make_card(person, BLANK)
    expect(person.page.get_by_text(person.words("workshop-storage-full"))).to_be_visible()


NO_CAMERA = "Object.defineProperty(navigator, 'mediaDevices', { value: undefined });"
"""As on a page that is not secure: there a phone hands in what its own camera took."""


def by_file(person, photo):
    """A picture from a file."""
    person.page.locator("input[data-pictures='card']").set_input_files(photo)


def by_camera(person, photo):
    """A picture of what the camera sees."""
    person.context.grant_permissions(["camera"])
    person.button("workshop-picture-camera").click()
    person.button("workshop-camera-take").click()
    expect(person.page.get_by_role("dialog")).to_be_hidden()


def by_phone(person, photo):
    """A picture that the camera of a phone has taken by itself."""
    person.page.get_by_label(person.words("workshop-picture-camera"), exact=True).set_input_files(photo)


@pytest.mark.parametrize(("way", "prepare"), [(by_file, ""), (by_camera, ""), (by_phone, NO_CAMERA)])
def test_a_picture_is_shown_beside_the_form_and_never_sent(visitor, server, way, prepare):
    """From a file or a camera: no request holds it, and the file of the pack does not either."""
    person = visitor(server, prepare=prepare)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, BLANK)
    sent = []
    person.page.on("request", lambda request: sent.append(request.post_data or ""))
    way(person, {"name": "card.png", "mimeType": "image/png", "buffer": person.page.screenshot(type="png")})
    expect(person.page.get_by_role("img", name=person.words("workshop-picture"), exact=True)).to_be_visible()
    row(person, "set").locator("input").fill("kitchen")
    expect(person.page.locator(".card-page image").first).to_be_attached()
    assert not [body for body in sent if "png" in body or "webp" in body]


def test_a_browser_that_gives_no_camera_says_so(visitor, server):
    """The way by a file is named instead."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, BLANK)
    person.button("workshop-picture-camera").click()
    told = person.page.get_by_role("dialog").get_by_role("alert")
    expect(told).to_have_text(person.words("workshop-camera-failed"))
    expect(person.button("workshop-camera-take")).to_be_disabled()


def test_a_bundled_card_with_gaps_is_completed_in_a_pack_that_lies_over_it(visitor, server):
    """The form begins with what is known; what is filled in is marked, and the completed card stands among all cards."""
    person = visitor(server).go("#/cards/colosseum/St-66")
    person.button("workshop-complete").click()
    expect(row(person, "attack").locator("input").first).to_have_value("440")
    lines = row(person, "lines")
    lines.get_by_role("button", name=person.words("workshop-item-more", label=person.words("fact-lines"))).click()
    type_ability(person, "when evolved: draw me 1")
    expect(person.page.locator("[data-status].status")).to_have_attribute("data-status", "provisional")
    expect(person.page.get_by_text(person.words("workshop-faultless"))).to_be_visible()
    person.go("#/cards/colosseum/St-66")
    expect(person.page.get_by_role("article")).to_contain_text("draw 1 card")
    expect(person.button("workshop-complete")).to_be_hidden()


def test_axe_finds_no_serious_fault_in_the_workshop(visitor, server):
    """The list of packs, a pack, a card with an ability from menus."""
    person = visitor(server, language="zh-Hans")
    make_pack(person, COLOSSEUM, "Tide")
    assert grave(person.page) == []
    make_card(person, OPTION)
    person.button("workshop-way-menus").click()
    expect(written(person)).to_be_visible()
    assert grave(person.page) == []
    person.go("#/workshop")
    expect(person.page.locator("[data-pack]")).to_be_visible()
    assert grave(person.page) == []
