"""C-R3: what is printed on a card, and what of it plays."""

from typing import get_args

import msgspec
import pytest

from made import bluffing, position, variant
from netocean.engine.events import Journal
from netocean.games import kit
from netocean.games.colosseum import faces
from table import ME, Position, face, library, table


def altered(text, word, number, **changes):
    """A position in which a word stands for a card with some of its facts changed."""
    card = library().card(number)
    made = kit("colosseum").build(msgspec.structs.replace(card.facts, **changes), card.abilities)
    journal = Journal()
    game = kit("colosseum").build_position(text, lambda named: made if named == word else face(named), journal)
    return Position(game, journal)


# R3.1: Digimon cards.


@pytest.mark.rule("C-R3.1")
def test_a_digimon_card_says_all_that_the_rules_ask_for():
    """Greymon as it is printed; the pack line is the whole of it."""
    printed = library().card("St-2").facts
    assert (printed.number, printed.name, printed.kind, printed.frame) == ("St-2", "greymon", "digimon", "blue")
    assert (printed.level, printed.type, printed.attack) == ("IV", "A", {"A": 440, "B": 340, "C": 200})
    assert (printed.guard, printed.lost_points) == ({"C": "A"}, (20, 10, 10, 10))
    assert (printed.species, printed.attribute, printed.fields) == ("dinosaur", "Vaccine", ("NSp",))
    assert [(line.kind, line.base.name, line.symbols) for line in printed.lines] == [("net_ocean", "agumon", "○○")]
    assert (printed.notes, printed.group) == ((), None)


@pytest.mark.rule("C-R3.1")
def test_levels_and_battle_types_are_the_printed_ones_and_there_are_no_hit_points():
    """The closed lists of the schema, and what it does not have."""
    assert set(get_args(faces.Level)) == {"III", "IV", "Perfect", "Ultimate", "Armor", "Hybrid", "none"}
    assert set(get_args(faces.Letter)) == {"A", "B", "C"}
    assert not {"hp", "hit_points", "life"} & set(faces.Facts.__struct_fields__)


@pytest.mark.rule("C-R3.1")
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("attribute", {"Vaccine", "Data", "Virus", "Free", "Variable"}),
        ("fields", {"NSp", "DS", "NSo", "WG", "ME", "UK", "DA", "VB", "DR", "JT"}),
    ],
)
def test_every_attribute_and_field_of_the_game_is_printed_somewhere(field, values):
    """All the values the rules name, and no other, in the bundled cards."""
    found: set[str] = set()
    for card in library().cards():
        value = getattr(card.facts, field)
        found.update(value if isinstance(value, tuple) else [value] if value is not None else [])
    assert found == values


# R3.2: requirement blocks.


@pytest.mark.rule("C-R3.2")
@pytest.mark.parametrize(("number", "block"), [("St-2", "evolution"), ("XC-09", "fusion"), ("XC-11", "appearance")])
def test_a_block_is_of_one_kind(number, block):
    """Every line of a card's block is of the block's kind."""
    printed = library().card(number).facts
    assert printed.block == block
    kinds = {line.kind for line in printed.lines}
    assert kinds == ({block} if block != "evolution" else {"net_ocean"})


@pytest.mark.rule("C-R3.2", "C-R7.5")
@pytest.mark.parametrize(
    ("base", "symbols", "evolves"),
    [("St-5", "××", True), ("St-5", "×", False), ("XC-19", "××", False), ("St-5", "○○", False)],
)
def test_a_line_is_a_base_and_a_payment(base, symbols, evolves):
    """Garurumon asks for Gabumon and ××; neither half alone is enough."""
    text = f"""phase evolution
               me box {base}
               me evolution St-6 with {symbols}
               you box St-1"""
    t = position(text, bluffing("St-6", symbols))
    t.answer("evolve St-6")
    assert t.active(ME) == ("St-6" if evolves else base)
    assert t.choice.seat == ME


@pytest.mark.rule("C-R3.2", "C-R6.7")
def test_each_line_offers_its_own_payment():
    """Garurumon has two lines: ×× on Gabumon, × on Bakumon."""
    t = table("""phase preparation
                 me box St-5
                 me hand St-6
                 you box St-1""")
    t.until("plan").answer("pick St-6")
    assert [words for words in t.options() if words.startswith("pay")] == ["pay 0", "pay 1"]
    t.answer("pay 1", "done")
    assert t.count(ME, "requirement_box") == 1


@pytest.mark.rule("C-R3.2", "C-R7.5")
@pytest.mark.parametrize("base", ["St-1", "St-5"])
def test_a_note_belongs_to_the_whole_block(base):
    """XC-06 comes only from a Virus, whichever of its two lines is used: neither Agumon nor Gabumon is one."""
    t = table(f"""phase evolution
                  me box {base}
                  me evolution XC-06 with ○○
                  you box St-1""")
    t.answer("evolve XC-06")
    (failed,) = t.events("evolution-failed")
    assert (t.active(ME), failed.rule, failed.word) == (base, "C-R7.5", "evolve-notes")


# R3.4: option cards.


@pytest.mark.rule("C-R3.4", "C-R11.5")
@pytest.mark.parametrize(
    ("number", "class_", "window"),
    [
        ("St-49", "item", "window_battle"),
        ("XC-27", "program", "window_battle"),
        ("XC-26", "program", "window_preparation"),
        ("XC-25", "program", "window_evolution"),
        ("XC-15", "field", "window_field"),
        ("XC-54", "program", "window_points"),
    ],
)
def test_class_and_timing_stand_on_the_card_and_bind(number, class_, window):
    """In a whole turn the card is offered at its timing only."""
    assert library().card(number).facts.option_class == class_
    t = table(f"""phase preparation
                  me box St-1
                  me slot1 {number}
                  you box St-5""")
    offered = set()
    while t.turn() == 2:
        if t.choice.seat == ME and t.offers(f"open {number}"):
            offered.add(t.choice.kind)
        t.passive()
    assert offered == {window}


@pytest.mark.rule("C-R3.4", "C-R9.7")
@pytest.mark.parametrize(
    ("number", "leaves"),
    [
        ("XC-27", (2, "battle")),  # at use
        ("XC-59", (2, "points")),  # end of battle: gone when Point calculation begins
        ("St-49", (3, "preparation")),  # end of turn
        ("XC-46", (4, "preparation")),  # two turns
    ],
)
def test_a_card_leaves_when_its_limit_is_reached(number, leaves):
    """The card is used in the battle of turn 2; `leaves` is the first moment at which its slot is empty."""
    t = table(f"""phase battle
                  first you
                  me box St-1
                  me slot1 {number}
                  you box St-1""")
    t.until("window_battle", ME).answer(f"open {number}")
    while t.cards(ME, "slots"):
        t.passive()
    assert (t.turn(), t.phase()) == leaves
    assert t.cards(ME, "dark_area") == [number]


@pytest.mark.rule("C-R3.4", "C-R9.7")
@pytest.mark.parametrize(("box", "other", "stays"), [("St-1", "St-18", True), ("St-18", "St-1", False)])
def test_a_card_may_leave_with_the_digimon_that_was_active_when_it_is_beaten(box, other, stays):
    """Agumon guards against Kunemon and beats it 160 to 0; the victor keeps XC-45, the beaten loses it."""
    t = table(f"""phase battle
                  me box {box}
                  me slot1 XC-45
                  you box {other}""")
    t.until("window_battle", ME).answer("open XC-45")
    t.next_turn()
    assert t.points == ([100, 90] if stays else [90, 100])
    assert t.cards(ME, "slots") == (["XC-45"] if stays else [])


@pytest.mark.rule("C-R3.4", "C-R11.6")
def test_a_cost_is_asked_for_before_the_effect():
    """XC-50 asks for a hand card first."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me hand St-3
                 me slot1 XC-50
                 you box St-5""")
    t.until("window_battle", ME).answer("open XC-50")
    assert (t.asked, t.choice.rule) == ((ME, "cost_discard"), "C-R0.5")


# R3.5: the number under the class icon.


@pytest.mark.rule("C-R3.5")
@pytest.mark.parametrize("number", [None, 30, 90])
def test_the_number_under_the_class_icon_is_never_added(number):
    """Whatever is printed there, the plug-in brings Agumon's A attack at 360."""
    t = altered(
        """phase battle
           first you
           me box St-1
           me slot1 PLUG
           you box St-18""",
        "PLUG",
        "St-49",
        printed_number=number,
    )
    t.until("window_battle", ME).answer("open St-49")
    assert (t.letter(ME), t.power(ME)) == ("A", 360)
    assert library().card("St-49").facts.printed_number == 30


# R3.6: names are identities.

OMEGAMON = """phase evolution
              me box St-1 > {active}
              me evolution St-994 with {partner}
              you box St-5"""


@pytest.mark.rule("C-R3.6", "C-R7a.3")
@pytest.mark.case("colosseum/13")
def test_a_card_is_every_name_that_it_counts_as():
    """Omegamon asks for a blue Metal Garurumon; the blue XC-24 counts as one."""
    t = table(OMEGAMON.format(active="St-61", partner="XC-24"))
    assert t.answer("evolve St-994").active(ME) == "St-994"


@pytest.mark.rule("C-R3.6")
@pytest.mark.parametrize(("frame", "evolves"), [("blue", True), ("red", False)])
def test_a_frame_is_asked_for_beside_the_name(frame, evolves):
    """The same name in a red frame is no blue Metal Garurumon."""
    hound = variant("XC-24", number="HOUND", frame=frame)
    t = position(OMEGAMON.format(active="St-61", partner="HOUND"), hound, bluffing("St-994", "XC-24"))
    assert t.answer("evolve St-994").active(ME) == ("St-994" if evolves else "St-61")
    assert t.choice.seat == ME


@pytest.mark.rule("C-R3.6")
@pytest.mark.parametrize(("partner", "evolves"), [("St-38", True), ("XC-43", True), ("St-2", False), ("St-61", False)])
def test_any_perfect_is_a_filter_and_no_name(partner, evolves):
    """Pukumon is a Jogress of Marin Devimon and any Perfect: not of a Level IV, not of an Ultimate."""
    text = f"""phase evolution
               me box St-11 > St-39
               me evolution St-40 with {partner}
               you box St-5"""
    t = position(text, bluffing("St-40", partner))
    assert t.answer("evolve St-40").active(ME) == ("St-40" if evolves else "St-39")
    assert t.choice.seat == ME


@pytest.mark.rule("C-R3.6", "C-R7a.2")
@pytest.mark.parametrize("program", ["St-59", "St-101"])
def test_cards_of_one_name_serve_alike(program):
    """Both printings of the 40 % program are that program."""
    t = table(f"""phase evolution
                  me box St-1 > St-2
                  me evolution Bo-1 with {program}
                  you box St-5""")
    assert t.answer("evolve Bo-1").active(ME) == "Bo-1"


@pytest.mark.rule("C-R3.6")
@pytest.mark.parametrize(
    "written", ["勝率40%！", "勝率40％！", "勝率４０％!", "WINNING PERCENTAGE: 40％", "Winning Percentage: 40%"]
)
def test_widths_of_letters_digits_and_signs_do_not_matter_for_a_name(written):
    """All writings name the two printings of the 40 % program."""
    assert {card.number for card in library().find(written)} == {"St-59", "St-101"}


@pytest.mark.rule("C-R3.6")
def test_a_name_that_a_language_lacks_is_shown_in_japanese_and_marked():
    """St-54 has no Chinese name; the form says that it is not one of that language."""
    slug = library().card("St-54").facts.name
    shown, own = library().name(slug, "zh-Hans")
    assert not own
    assert shown == library().name(slug, "ja")[0]
    assert library().name("agumon", "zh-Hans")[1]
    assert library().is_unsure("agumon", "zh-Hant")


@pytest.mark.rule("C-R3.6")
@pytest.mark.parametrize("language", ["en", "ja", "zh-Hans", "zh-Hant"])
def test_practice_cards_have_their_names_in_all_languages(language):
    """None falls back to another language."""
    cards = [card for card in library().cards() if card.facts.practice]
    assert len(cards) > 50
    assert [card.key for card in cards if not library().name(card.facts.name, language)[1]] == []


@pytest.mark.rule("C-R3.6")
def test_names_levels_and_frames_are_separate():
    """No slug carries a frame or a level: the two Kunemon share one, whatever else differs."""
    one, other = library().card("St-18").facts, library().card("St-63").facts
    assert (one.name, one.number) == (other.name, "St-18")
    assert (one.name, one.frame, one.level) == ("kunemon", "blue", "III")
    assert one.attack != other.attack
