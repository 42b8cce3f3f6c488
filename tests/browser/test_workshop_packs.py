"""Whole packs: duplicated, deleted and brought back, merged field by field, taken in with all their faults shown."""

import io
import zipfile

from playwright.sync_api import expect

from browser.crafting import COLOSSEUM, back_to_pack, file_of, make_card, make_pack, row

DIGIMON, OPTION = COLOSSEUM.cards


def spoiled(file):
    """A pack whose cards say something else than when it was saved."""
    with zipfile.ZipFile(file) as found:
        files = {name: found.read(name) for name in found.namelist()}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as changed:
        for name, content in files.items():
            changed.writestr(name, content.replace(b'"green"', b'"plaid"'))
    return {"name": "spoiled.zip", "mimeType": "application/zip", "buffer": made.getvalue()}


def test_a_pack_is_duplicated_deleted_and_brought_back(visitor, server):
    """The copy has keys of its own; what was deleted comes back whole."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, OPTION)
    person.go("#/workshop")
    packs = person.page.locator("li[data-pack]")
    person.page.get_by_role("button", name=f"{person.words('editor-duplicate')}: Tide").click()
    expect(packs).to_have_count(2)
    person.page.get_by_role("button", name=f"{person.words('editor-delete')}: Tide", exact=True).click()
    expect(packs).to_have_count(1)
    person.button("editor-undo").click()
    expect(packs).to_have_count(2)
    copied = person.words("editor-copy-name", name="Tide")
    packs.filter(has_text=copied).get_by_role("link").click()
    expect(person.page.locator("li[data-key] a")).to_have_count(1)
    expect(person.page.get_by_text(person.words("workshop-faults", count=1))).to_be_hidden()


def test_two_versions_of_a_pack_are_merged_field_by_field(visitor, server):
    """Only what was chosen from the other side comes in, and the version goes up."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, OPTION)
    back_to_pack(person)
    file = file_of(person)
    person.page.locator("li[data-key] a").click()
    row(person, "frame").locator("select:not(.mark select)").select_option("blue")
    row(person, "set").locator("input").fill("kitchen")
    person.page.locator("[data-ability]").get_by_role("spinbutton").fill("2")
    expect(person.page.get_by_text(person.words("workshop-faultless"))).to_be_visible()
    back_to_pack(person)
    person.button("workshop-merge").click()
    person.page.locator("input[data-import='merge']").set_input_files(file)
    frame = person.page.locator("fieldset[data-difference$=':frame']")
    expect(frame).to_contain_text(person.words("frame-blue"))
    does = person.page.locator("fieldset[data-difference$=':abilities'] .value")
    expect(does).to_have_text(["[Battle] Draw 2 cards. Limit: at use.", "[Battle] Draw 1 card. Limit: at use."])
    frame.locator("input[value='theirs']").check()
    person.button("workshop-merge-do", count=1).click()
    expect(person.page.get_by_label(person.words("workshop-pack-version"), exact=True)).to_have_value("1.0.1")
    person.page.locator("li[data-key] a").click()
    expect(row(person, "frame").locator("select:not(.mark select)")).to_have_value("green")
    expect(row(person, "set").locator("input")).to_have_value("kitchen")


def test_a_file_with_faults_is_not_taken_in_and_all_of_them_are_told_with_their_places(visitor, server):
    """Nothing is taken in by halves."""
    person = visitor(server)
    make_pack(person, COLOSSEUM, "Tide")
    make_card(person, OPTION)
    back_to_pack(person)
    file = file_of(person)
    person.go("#/workshop")
    person.button("workshop-import").click()
    person.page.locator("input[data-import='pack']").set_input_files(spoiled(file))
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").filter(has_text="cards.jsonl:1")).to_be_visible()
    expect(person.button("workshop-import-take")).to_be_hidden()
