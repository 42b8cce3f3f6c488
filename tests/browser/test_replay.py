"""A finished game is watched again: step by step, by turns, from either side; and something can be reported at a step."""

from playwright.sync_api import expect

from browser.playing import TablePlayer
from browser.positions import placed
from browser.starting import begin


def slider(person):
    """Where in the game one is."""
    return person.page.get_by_role("slider", name=person.words("replay-step"))


def hand(person, seat):
    """The cards in the hand of a seat, as far as they are shown."""
    return person.page.locator(f".hand[data-zone=hand][data-seat='{seat}'] button[data-handle]")


def test_a_finished_game_is_watched_again_from_both_sides(visitor, server):
    """From the end screen to the replay; steps, turns, jumps; each side shows its own hand and never the other's."""
    position = placed(server, "end")
    person = visitor(server, kept=position.kept).go(position.place)
    person.page.locator("section.end [data-action=replay]").click()
    expect(slider(person)).to_have_value("0")
    last = int(slider(person).get_attribute("max") or 0)
    assert last > 100
    person.button("replay-turn-next").click()
    expect(person.page.locator(".controls .where")).to_contain_text(person.words("replay-turn", turn=1))
    expect(hand(person, 0)).not_to_have_count(0)
    expect(hand(person, 1)).to_have_count(0)
    person.page.get_by_label(person.words("replay-side")).select_option(label=person.words("replay-side-other"))
    expect(hand(person, 1)).not_to_have_count(0)
    expect(hand(person, 0)).to_have_count(0)
    step = int(slider(person).input_value())
    person.page.keyboard.press("Escape")
    person.button("replay-next").click()
    expect(slider(person)).to_have_value(str(step + 1))
    person.page.locator("body").press("ArrowLeft")
    expect(slider(person)).to_have_value(str(step))
    person.page.locator("body").press("End")
    expect(slider(person)).to_have_value(str(last))
    slider(person).fill("40")
    expect(person.page.get_by_text(person.words("replay-at", step=41, count=last + 1))).to_be_visible()
    assert person.page.locator(".prompt [data-action]").count() == 0


def test_a_record_is_saved_and_opened_elsewhere(visitor, server, tmp_path):
    """It holds the whole game, and nobody needs a seat to watch it."""
    position = placed(server, "end")
    person = visitor(server, kept=position.kept).go(position.place)
    with person.page.expect_download() as saved:
        person.page.locator("[data-action=record]").click()
    saved.value.save_as(tmp_path / "game.json")
    other = visitor(server, language="ja").go("#/replay")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(slider(other)).to_have_value("0")
    expect(other.page.locator("[data-sheet]")).to_have_count(2)


def test_a_file_that_is_no_record_is_refused_in_words(visitor, server, tmp_path):
    """Nothing is shown of it."""
    (tmp_path / "game.json").write_text('{"no": "record"}', encoding="utf-8")
    person = visitor(server)
    person.expect("400", "422")
    person.go("#/replay").page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(person.page.get_by_role("alert")).to_contain_text(person.words("replay-failed"))


def test_a_report_keeps_the_game_up_to_its_step(visitor, server):
    """It opens at that step when the game is over, with what was written."""
    person = visitor(server, hurry=True)
    begin(person.go(), "computer", "greedy", "report", "greymon", "garurumon")
    playing = TablePlayer(person)
    for _ in range(6):
        playing.act()
    playing.see()
    person.button("board-menu").click()
    person.page.locator("[data-action=report]").click()
    person.page.get_by_role("textbox", name=person.words("board-report-words")).fill("The power looks wrong.")
    with person.page.expect_response("**/api/seat/report") as answer:
        person.page.locator("[data-action=report-send]").click()
    report = answer.value.json()["id"]
    expect(person.page.get_by_text(person.words("board-reported", id=report))).to_be_visible()
    person.button("board-menu").click()
    person.page.locator("[data-action=concede]").click()
    person.page.locator("[data-action=concede-sure]").click()
    person.page.locator("section.end").wait_for()
    person.go(f"#/replay/report/{report}")
    expect(person.page.get_by_text("The power looks wrong.")).to_be_visible()
    assert int(slider(person).input_value()) > 0
