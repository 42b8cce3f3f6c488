"""C-R6.10 to C-R6.13: laying options, and acting at the end of Preparation."""

import pytest

from table import ME, YOU, table

# R6.10: laying.


def laying(hand, more=""):
    """A position at the laying of options of seat 0."""
    return table(f"""phase preparation
                     me box St-1
                     me hand {hand}
                     you box St-18
                     {more}""").until("lay_options", ME)


@pytest.mark.rule("C-R6.10")
@pytest.mark.parametrize(
    ("picks", "slots"),
    [([], []), (["St-49"], ["St-49"]), (["St-49", "St-50", "XC-15"], ["St-49", "St-50", "XC-15"])],
)
def test_option_cards_are_laid_into_free_slots(picks, slots):
    """None, one, three: items, programs and fields alike."""
    t = laying("St-49 St-50 XC-15")
    assert t.choice.rule == "C-R6.10"
    t.answer(*[f"pick {number}" for number in picks])
    if t.choice.kind == "lay_options":
        t.answer("done")
    assert t.cards(ME, "slots") == slots
    assert t.count(ME, "hand") == 3 - len(picks)
    assert t.rules_cited("options-laid") == ({"C-R6.10"} if picks else set())
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.10")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_there_are_three_slots_with_one_card_each(taken):
    """With `taken` slots full, as many more cards may be laid as slots are free."""
    t = laying("St-49 St-50 St-51 St-53", "\n".join(f"me slot{n + 1} XC-46" for n in range(taken)))
    numbers = ["St-49", "St-50", "St-51", "St-53"]
    t.answer(*[f"pick {number}" for number in numbers[: 3 - taken]])
    assert t.options() == ["done", "back"]
    t.answer("done")
    assert sorted(t.cards(ME, "slots")) == sorted(["XC-46"] * taken + numbers[: 3 - taken])


@pytest.mark.rule("C-R6.10")
def test_nothing_is_laid_when_all_slots_are_full():
    """The step is passed over, and the card says why."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-49
                 me slot1 St-50
                 me slot2 St-51
                 me slot3 XC-46 open
                 you box St-18""")
    t.until("window_preparation", ME)
    assert t.reasons(ME, "St-49") == [("lay-no-slot", "C-R6.10")]
    assert t.cards(ME, "hand") == ["St-49"]


@pytest.mark.rule("C-R6.10")
def test_a_laid_card_lies_face_down():
    """Its owner knows it, the other seat sees a full slot."""
    t = laying("St-49").answer("pick St-49", "done")
    (own,) = t.game.view(ME).zone(ME, "option_slot_1").cards
    (back,) = t.game.view(YOU).zone(ME, "option_slot_1").cards
    assert (own.key, own.up, back.key, back.up) == ("colosseum/St-49", False, None, False)


@pytest.mark.rule("C-R6.10", "C-R12.6")
@pytest.mark.parametrize(("value", "offered"), [("both", True), ("slot", True), ("hand", False)])
def test_digimon_that_can_support_may_be_laid_too(value, offered):
    """`support_from`: not where supports come from the hand alone; other Digimon never."""
    t = laying("XC-19 St-3 St-2 St-49", f"switch support_from {value}")
    assert t.offers("pick XC-19") == offered
    assert not t.offers("pick St-3") and not t.offers("pick St-2")
    assert t.offers("pick St-49")


@pytest.mark.rule("C-R6.10", "C-R6.13", "C-R12.6")
@pytest.mark.parametrize("value", ["both", "slot"])
def test_a_support_laid_into_a_slot_can_support_from_there(value):
    """It leaves the slot for the Support Box."""
    t = laying("XC-19", f"switch support_from {value}").answer("pick XC-19", "done")
    assert t.cards(ME, "slots") == ["XC-19"]
    t.answer("support XC-19")
    assert (t.cards(ME, "slots"), t.cards(ME, "support_box")) == ([], ["XC-19"])
    assert t.asked == (ME, "window_preparation")


# R6.11: only here.


@pytest.mark.rule("C-R6.11")
@pytest.mark.parametrize("window", ["window_evolution", "window_field", "window_battle", "window_points"])
def test_after_preparation_no_option_card_is_laid(window):
    """It waits in the hand, and says why."""
    t = table("""phase evolution
                 me box St-1
                 me hand St-49
                 you box St-18""")
    t.until(window, ME)
    assert t.options() in (["done"], ["pass"])
    assert t.reasons(ME, "St-49") == [("lay-in-preparation", "C-R6.11")]


@pytest.mark.rule("C-R6.11", "C-R6.6")
@pytest.mark.parametrize("window", ["window_evolution", "window_battle", "window_points"])
def test_after_preparation_no_digimon_is_set(window):
    """A Digimon of the hand evolves no more this turn."""
    t = table("""phase evolution
                 me box St-1
                 me hand St-2
                 you box St-18""")
    t.until(window, ME)
    assert t.options() in (["done"], ["pass"])
    assert t.reasons(ME, "St-2") == [("plan-moment", "C-R6.6")]


@pytest.mark.rule("C-R6.11")
@pytest.mark.parametrize(
    ("statement", "window", "offered"),
    [
        ("me hand St-3", "evolution", "exchange St-3"),  # R7.2
        ("me hand XC-19", "window_battle", "support XC-19"),  # R12
        ("me hand XC-11\nme points 50", "window_battle", "appear XC-11"),  # the card says so
        ("me hand St-3\nme slot1 St-53", "window_battle", "open St-53"),  # a cost
    ],
)
def test_the_exceptions_use_hand_cards_later(statement, window, offered):
    """Exchange in Evolution, support, a card that says so, a cost."""
    t = table(f"""phase evolution
                  me box St-1
                  you box St-18
                  {statement}""")
    t.until(window, ME)
    assert t.offers(offered)


# R6.12: options of timing Preparation.


@pytest.mark.rule("C-R6.12")
def test_an_option_of_timing_preparation_may_be_opened_after_the_laying():
    """Even one that has just been laid; XC-26 gives ten points."""
    t = laying("XC-26", "me points 50").answer("pick XC-26", "done")
    assert (t.asked, t.choice.rule) == ((ME, "window_preparation"), "C-R6.12")
    t.answer("open XC-26")
    assert (t.points, t.cards(ME, "dark_area")) == ([60, 100], ["XC-26"])
    assert t.asked == (ME, "window_preparation")


@pytest.mark.rule("C-R6.12")
def test_it_may_not_be_opened_before():
    """In the steps before the window nothing can be opened."""
    t = table("""phase preparation
                 me box St-1
                 me hand St-3
                 me slot1 XC-26
                 you box St-18""")
    while t.choice.kind != "window_preparation":
        assert not t.offers("open")
        t.passive()
    assert t.options() == ["done", "open XC-26"]


@pytest.mark.rule("C-R6.12", "C-R11.5")
@pytest.mark.parametrize("number", ["St-49", "XC-15", "XC-54"])
def test_an_option_of_another_timing_may_not(number):
    """Battle, field and Point calculation wait."""
    t = table(f"""phase preparation
                  me box St-1
                  me slot1 {number}
                  you box St-18""")
    t.until("window_preparation", ME)
    assert t.options() == ["done"]
    assert len(t.reasons(ME, number)) == 1


@pytest.mark.rule("C-R6.12", "C-R7.1")
@pytest.mark.parametrize("flip", ["together", "own"])
def test_an_evolution_in_preparation_turns_the_own_level_iii_up_first(flip):
    """St-55 evolves Agumon; the other seat's Level III stays face down."""
    t = table(f"""phase preparation
                  switch flip {flip}
                  turn 1
                  me box St-1 down
                  me hand St-2 St-55 St-7 St-7 St-7 St-7
                  you box St-18 down
                  you hand St-7 St-7 St-7 St-7 St-7 St-7""")
    t.until("lay_options", ME).answer("pick St-55", "done").until("window_preparation", ME).answer(
        "open St-55", "pick St-2"
    )
    assert t.cards(ME, "digimon_box") == ["St-1", "St-2"]
    keys = [event.key for event in t.events(seat=YOU)]
    assert keys.index("level-iii-turned-up") < keys.index("evolved")
    assert [card.up for card in t.game.view(YOU).zone(ME, "digimon_box").cards] == [True, True]
    assert [card.key for card in t.game.view(ME).zone(YOU, "digimon_box").cards] == [None]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.12", "C-R6.5")
def test_what_it_replaced_leaves_when_it_is_turned_up_in_preparation():
    """`exchange_moment = at_flip`: the Level III below goes to the Dark Area before the evolution."""
    t = table("""phase preparation
                 switch exchange_moment at_flip
                 me box St-3
                 me hand St-1 St-2
                 me slot1 St-55
                 you box St-18""")
    t.until("exchange", ME).answer("pick St-1", "done")
    assert t.cards(ME, "digimon_box") == ["St-3", "St-1"]
    t.until("window_preparation", ME).answer("open St-55", "pick St-2")
    assert t.cards(ME, "digimon_box") == ["St-1", "St-2"]
    assert t.cards(ME, "dark_area")[0] == "St-3"
    assert t.choice.seat == ME


# R6.13: one support.


@pytest.mark.rule("C-R6.13", "C-R12.3")
def test_one_support_may_be_used_after_the_laying_even_beside_a_face_down_digimon():
    """It is laid face up into the Support Box; a second one is refused."""
    t = table("""phase preparation
                 switch support_phases all
                 turn 1
                 me box St-1 down
                 me hand XC-19 XC-19 St-7 St-7 St-7 St-7
                 you box St-18 down
                 you hand St-7 St-7 St-7 St-7 St-7 St-7""")
    while t.choice.kind != "window_preparation":
        assert not t.offers("support")
        t.passive()
    t.answer("support XC-19")
    assert t.cards(ME, "support_box") == ["XC-19"]
    assert t.game.view(YOU).zone(ME, "support_box").cards[0].key == "colosseum-practice/XC-19"
    assert t.options() == ["done"]
    assert ("support-once", "C-R12.3") in t.reasons(ME, "XC-19")


@pytest.mark.rule("C-R6.13", "C-R12.3")
def test_where_supports_are_for_battle_only_none_is_used_in_preparation():
    """`support_phases = battle`."""
    t = table("""phase preparation
                 switch support_phases battle
                 me box St-1
                 me hand XC-19
                 you box St-18""")
    t.until("window_preparation", ME)
    assert t.options() == ["done"]
    assert ("support-battle-only", "C-R12.3") in t.reasons(ME, "XC-19")
    t.until("window_battle", ME)
    assert t.offers("support XC-19")


@pytest.mark.rule("C-R6.13", "C-R6.12")
def test_supports_and_options_may_be_used_in_any_order():
    """The window stays open until its seat is done."""
    for answers in (["support XC-19", "open XC-26"], ["open XC-26", "support XC-19"]):
        t = table("""phase preparation
                     me points 50
                     me box St-1
                     me hand XC-19
                     me slot1 XC-26
                     you box St-18""")
        t.until("window_preparation", ME).answer(*answers)
        assert (t.points, t.cards(ME, "support_box")) == ([60, 100], ["XC-19"])
        t.answer("done")
        assert t.choice.seat == YOU
