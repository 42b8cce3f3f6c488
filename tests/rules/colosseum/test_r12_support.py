"""R12.3 to R12.6: supports."""

import pytest

from made import position, variant
from table import ME, YOU, table

BOTH = """{0}
          me box XC-23
          me hand XC-19 XC-19 XC-19
          you box XC-30
          you hand XC-19 XC-20"""


@pytest.mark.rule("C-R12.3", "C-R6.13", "C-R12.5")
def test_a_support_lies_face_up_beside_a_digimon_that_is_still_face_down():
    """In Preparation the other player sees the support and not the Digimon."""
    t = (
        table("""turn 1
                 me box XC-23 down
                 me hand XC-19 St-7 St-7 St-7 St-7 St-7
                 you box St-5 down
                 you hand St-7 St-7 St-7 St-7 St-7 St-7""")
        .until("window_preparation", ME)
        .answer("support XC-19")
    )
    view = t.game.view(YOU)
    assert [card.key for card in view.zone(ME, "support_box").cards] == ["colosseum-practice/XC-19"]
    assert [card.key for card in view.zone(ME, "digimon_box").cards] == [None]
    assert t.asked == (ME, "window_preparation")


@pytest.mark.rule("C-R12.3")
@pytest.mark.parametrize(("phase", "kind"), [("preparation", "window_preparation"), ("evolution", "evolution")])
def test_the_effect_of_a_support_ends_with_its_phase(phase, kind):
    """What was added before Battle does not count in it; the card still lies there."""
    t = table(BOTH.format("")).until(phase).until(kind, ME).answer("support XC-19")
    t.until("window_battle", ME)
    assert (t.power(ME), t.cards(ME, "support_box")) == (240, ["XC-19"])


@pytest.mark.rule("C-R12.3")
def test_each_player_has_his_own_support():
    """SA's support does not use up that of FA. Each of the two is about his own Digimon."""
    t = table(BOTH.format("phase battle")).until("window_battle", YOU)
    before = (t.power(ME), t.power(YOU))
    t.answer("support XC-19")
    assert (t.power(ME), t.power(YOU)) == (before[0], before[1] + 50)
    t.until("window_battle", ME).answer("support XC-19")
    assert (t.power(ME), t.power(YOU)) == (before[0] + 50, before[1] + 50)


@pytest.mark.rule("C-R12.3", "C-R9.6")
def test_the_next_turn_has_its_supports_again():
    """Once a phase, not once a game."""
    t = table(BOTH.format("phase battle")).until("window_battle", ME).answer("support XC-19")
    t.next_turn().until("window_battle", ME)
    assert t.count(ME, "support_box") == 0
    t.answer("support XC-19")
    assert t.power(ME) == 290


@pytest.mark.rule("C-R12.4")
def test_a_support_of_the_same_name_and_another_number_is_allowed():
    """The number decides, not the name."""
    twin = variant("XC-19", "support: add_attack me 50", number="XC-119")
    t = position(
        """phase battle
           first you
           me box XC-19
           me hand XC-119 XC-19
           you box St-5""",
        twin,
    ).until("window_battle", ME)
    assert t.accepts("support XC-119")
    assert [words for words in t.options() if words.startswith("support")] == ["support XC-119"]


@pytest.mark.rule("C-R12.4", "C-R2.5")
def test_the_level_iii_beneath_does_not_bar_its_own_number():
    """Only the active Digimon counts: Garurumon on XC-19 may be supported by XC-19."""
    t = table("""phase battle
                 first you
                 me box XC-19 > St-6
                 me hand XC-19
                 you box St-5""").until("window_battle", ME)
    before = t.power(ME)
    t.answer("support XC-19")
    assert t.power(ME) == before + 50


@pytest.mark.rule("C-R12.5")
@pytest.mark.parametrize("order", [("open XC-56", "support XC-19"), ("support XC-19", "open XC-56")])
def test_cards_put_there_by_effects_do_not_count_as_supports(order):
    """XC-56 lays Piyomon into the Support Box before or after the support of the phase: 40 and 50."""
    t = table("""phase battle
                 first you
                 me box XC-23
                 me slot1 XC-56
                 me hand St-3 XC-19
                 you box St-5""").until("window_battle", ME)
    for answer in order:
        t.answer(answer)
        if answer == "open XC-56":
            t.answer("pick St-3")
    assert t.power(ME) == 240 + 40 + 50
    assert sorted(t.cards(ME, "support_box")) == ["St-3", "XC-19"]


FROM = """switch support_from {0}
          phase battle
          first you
          me box XC-23
          me hand XC-20
          me {1} XC-19
          you box XC-30"""


@pytest.mark.rule("C-R12.6")
@pytest.mark.parametrize(
    ("value", "hand", "slot"), [("both", True, True), ("hand", True, False), ("slot", False, True)]
)
def test_where_supports_come_from_is_a_switch(value, hand, slot):
    """XC-20 is held, XC-19 lies in a slot, where it can be laid into one."""
    t = table(FROM.format(value, "slot1" if slot else "dark")).until("window_battle", ME)
    assert (t.accepts("support XC-20"), t.accepts("support XC-19")) == (hand, slot)
    for number, allowed in [("XC-20", hand)] + [("XC-19", slot)] * slot:
        assert (("support-place", "C-R12.6") in t.reasons(ME, number)) != allowed


@pytest.mark.rule("C-R12.6", "C-R12.3")
def test_a_support_from_a_slot_leaves_it_empty():
    """It lies face up in the Support Box; the slot is free."""
    t = table(FROM.format("slot", "slot1")).until("window_battle", ME).answer("support XC-19")
    assert (t.cards(ME, "slots"), t.cards(ME, "support_box")) == ([], ["XC-19"])
    assert t.power(ME) == 290


@pytest.mark.rule("C-R12.6", "C-R6.10")
@pytest.mark.parametrize(("value", "offered"), [("both", True), ("slot", True), ("hand", False)])
def test_digimon_that_support_are_laid_into_slots_unless_supports_come_from_hand(value, offered):
    """In Preparation; Agumon, who supports nobody, never is."""
    t = table(f"""switch support_from {value}
                  me box XC-23
                  me hand XC-19 St-1
                  you box St-5""").until("lay_options", ME)
    assert t.accepts("pick XC-19") == offered
    assert not t.accepts("pick St-1")
