"""Actions that move cards from zone to zone, and those that lay cards into play."""

import pytest

from alpha.board import ME, YOU
from alpha.duels import duel, fighter, opened, used
from alpha.made import command, digimon, evolution, option


@pytest.mark.rule("A-14.6", "A-15.1")
@pytest.mark.parametrize(
    ("action", "mine", "theirs"),
    [
        ("draw me 2", (2, 0), (2, 0)),
        ("draw opponent 2", (0, 0), (4, 0)),
        ("mill me 3", (0, 3), (2, 0)),
        ("mill opponent 3", (0, 0), (2, 3)),
        ("discard_all opponent", (0, 0), (0, 2)),
        ("discard_random opponent 1", (0, 0), (1, 1)),
    ],
)
def test_cards_are_drawn_milled_and_discarded(action, mine, theirs):
    """Cards in hand and in the Dark Area of both; the opponent holds two."""
    t = opened(f"when opened: {action}; discard self", "you hand XA-02 XA-05\n")
    assert (t.count(ME, "hand"), t.count(ME, "dark_area")) == (mine[0], mine[1] + 1)
    assert (t.count(YOU, "hand"), t.count(YOU, "dark_area")) == theirs


@pytest.mark.rule("A-14.6")
def test_hand_cards_are_discarded_by_choice():
    """Theirs by them, mine by me."""
    t = opened("when opened: discard_hand opponent 1; discard_hand me 1", "me hand XA-01\nyou hand XA-02 XA-05\n")
    assert t.asked == (YOU, "discard_exactly")
    t.answer("pick XA-05")
    assert t.asked == (ME, "discard_exactly")
    t.answer("pick XA-01")
    assert (t.cards(YOU, "hand"), t.count(ME, "hand")) == (["XA-02"], 0)


@pytest.mark.rule("A-14.2")
def test_a_hand_is_shuffled_into_the_deck():
    """And others are drawn."""
    t = opened("when opened: shuffle_hand me; draw me 1", "me hand XA-02 XA-05\nme net_ocean 20\n")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (1, 21)


@pytest.mark.rule("A-14.2", "A-15.2")
def test_a_card_is_searched_shown_and_taken():
    """Only the searcher looks; what was taken is known, the rest is shuffled."""
    choose = "choose $a: 1 {kind command} from me.net_ocean"
    t = opened(f"when opened: look me.net_ocean; {choose}; reveal $a; to_hand $a; shuffle me", "me top XA-51\n").answer(
        "pick XA-51"
    )
    assert t.cards(ME, "hand") == ["XA-51"]
    looked = [t.events("looked", seat)[0].cards for seat in (ME, YOU)]
    assert [sum(card.key is not None for card in cards) for cards in looked] == [30, 0]
    assert len(t.events("revealed", YOU)) == 1
    assert not any(t.game.table.known(ME, card) for card in t.pile(ME, "net_ocean"))


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(("end", "top"), [("top", "XA-51"), ("bottom", "XA-52")])
def test_looked_at_cards_are_put_back(end, top):
    """Two cards on top; the first one is put to an end."""
    line = f"when opened: look me.net_ocean 2; choose $a: 1 from me.net_ocean; to_net_ocean $a {end}"
    t = opened(line, "me top XA-51 XA-52\n").answer("pick XA-51")
    assert t.cards(ME, "net_ocean")[-1] == top


@pytest.mark.rule("A-13.2", "A-14.2")
@pytest.mark.parametrize(
    ("action", "zone", "opened_by"),
    [("to_hand $a", "hand", 0), ("to_net_ocean $a bottom", "net_ocean", 0), ("discard $a", "dark_area", 0),
     ("remove $a", "removed", 0), ("destroy $a", "removed", 1)],
)  # fmt: skip
def test_a_digimon_in_play_goes_elsewhere(action, zone, opened_by):
    """Its owner's zone; only destruction is destruction."""
    line = f"when opened: choose $a: 1 {{kind digimon}} from opponent.boxes; {action}"
    t = opened(
        line,
        "me points 50\nme slot T-3\nyou hand XA-51\n",
        option("T-3", "when destroyed {kind digimon}: gain_points me 5"),
    )
    t.answer("pick T-2")
    assert (t.boxes(YOU), "T-2" in t.cards(YOU, zone), t.points[ME]) == ([], True, 50 + 5 * opened_by)


@pytest.mark.rule("A-13.1", "A-13.2")
@pytest.mark.parametrize(("source", "action", "zone"), [
    ("dark_area", "to_hand $a", "hand"), ("removed", "to_hand $a", "hand"), ("removed", "discard $a", "dark_area"),
    ("dark_area", "to_net_ocean $a top", "net_ocean"), ("hand", "discard $a", "dark_area"),
])  # fmt: skip
def test_a_card_comes_back_from_where_it_lies(source, action, zone):
    """Gearhound lies there."""
    statement = {"dark_area": "dark", "removed": "removed", "hand": "hand"}[source]
    line = f"when opened: choose $a: 1 {{name gearhound}} from me.{source}; {action}"
    t = opened(line, f"me {statement} XA-14\n").answer("pick XA-14")
    assert "XA-14" in t.cards(ME, zone) and "XA-14" not in t.cards(ME, source)


@pytest.mark.rule("A-15.2")
def test_the_hand_of_the_opponent_is_looked_at_and_a_card_of_it_discarded():
    """Only Commands are offered."""
    line = "when opened: look opponent.hand; choose $a: 1 {kind command} from opponent.hand; discard $a"
    t = opened(line, "you hand XA-02 XA-51\n")
    assert t.options() == ["pick XA-51"]
    t.answer("pick XA-51")
    assert (t.cards(YOU, "hand"), "XA-51" in t.cards(YOU, "dark_area")) == (["XA-02"], True)


@pytest.mark.rule("A-14.1")
@pytest.mark.parametrize(
    ("number", "boxes", "slots"),
    [("XA-14", ["T-1", "XA-14"], ["T-0"]), ("XA-44", ["T-1"], ["T-0", "XA-44"])],
)
def test_a_card_is_put_into_play(number, boxes, slots):
    """Whatever its level, upright and face up; an option into the slots."""
    t = opened("when opened: choose $a: 1 from me.hand; place $a", f"me hand {number}\n").answer(f"pick {number}")
    assert (t.boxes(ME), t.slots(ME), t.face_down(ME), t.sideways(ME)) == (boxes, slots, 0, [])


@pytest.mark.rule("A-10.1")
def test_a_command_is_not_put_into_play():
    """As far as possible: not at all."""
    t = opened("when opened: choose $a: 1 from me.hand; place $a; if done { lose_points me 10 }", "me hand XA-51\n")
    t.answer("pick XA-51")
    assert (t.cards(ME, "hand"), t.points[ME]) == (["XA-51"], 100)


@pytest.mark.rule("A-8.4", "A-14.1")
@pytest.mark.parametrize(
    ("action", "number", "stands"),
    [
        ("evolve", "XA-11", "XA-11"),
        ("evolve", "XA-12", "XA-01"),
        ("evolve_free", "XA-12", "XA-12"),
        ("exchange", "XA-12", "XA-12"),
    ],
)
def test_a_digimon_evolves_in_battle(action, number, stands):
    """Emberling into Blazehorn by its condition; into Tidefang only without; or Tidefang takes its place."""
    grow = command("T-0", f"use at battle: choose $a: 1 {{kind digimon}} from me.hand; {action} $a me")
    t = duel(f"me hand T-0 {number}\n", grow, mine=digimon("T-1", speed=9, also=["emberling"]))
    t.answer("use T-0", f"pick {number}")
    assert t.boxes(ME) == [stands if stands != "XA-01" else "T-1"]
    assert ("T-1" in t.cards(ME, "dark_area")) == (stands != "XA-01")


@pytest.mark.rule("A-8.6")
def test_what_evolves_in_battle_fights_on():
    """With the powers of its new form: against type A, 480."""
    t = duel("me hand T-0 XA-11\n", command("T-0", "use at battle: choose $a: 1 {kind digimon} from me.hand; evolve $a me"),
             mine=digimon("T-1", speed=9, also=["emberling"]))  # fmt: skip
    t.answer("use T-0", "pick XA-11")
    assert t.power(ME) == 480


@pytest.mark.rule("A-1.12", "A-14.1")
@pytest.mark.parametrize(
    ("action", "answers", "boxes", "hand", "points"),
    [
        ("evolve", ["pick XA-51"], ["T-3"], 0, 60),
        ("evolve", ["none"], ["T-1"], 1, 50),
        ("evolve_free", [], ["T-3"], 1, 60),
    ],
)
def test_what_an_evolution_asks_for_is_paid_in_battle_too(action, answers, boxes, hand, points):
    """T-3 asks for a hand card, and gains 10 points as it comes."""
    grown = digimon("T-3", "when evolved: gain_points me 10", level="IV", cost=3,
                    condition={"any": [{"name": "t-1"}], "also": [{"discard_hand": 1}]})  # fmt: skip
    grow = command("T-0", f"use at battle: choose $a: 1 {{kind digimon}} from me.hand; {action} $a me")
    t = duel("me points 50\nme hand T-0 T-3 XA-51\n", grow, grown).answer("use T-0", "pick T-3", *answers)
    assert (t.boxes(ME), t.count(ME, "hand"), t.points[ME]) == (boxes, hand, points)


@pytest.mark.rule("A-1.12", "A-14.1")
@pytest.mark.parametrize(("action", "stands"), [("evolve", "T-1"), ("evolve_free", "T-1")])
def test_an_evolution_that_cannot_be_ignored_asks_for_everything(action, stands):
    """T-3 asks for an option in play besides."""
    line = f"use at battle: choose $a: 1 {{kind digimon}} from me.hand; {action} $a me"
    proud = digimon("T-3", "keyword fixed", level="IV", cost=3,
                    condition={"any": [{"name": "t-1"}], "also": [{"option": "turbo-band"}]})  # fmt: skip
    t = duel("me hand T-0 T-3\n", command("T-0", line), proud).answer("use T-0", "pick T-3")
    assert t.boxes(ME) == [stands]


@pytest.mark.rule("A-13.1", "A-13.3")
def test_all_that_a_filter_asks_for():
    """Every Digimon of Level III or lower of the opponent, and no other."""
    t = opened("when opened: destroy {kind digimon, up_to III, owner opponent}", "you box XA-12\nyou box XA-03\n")
    assert (t.boxes(YOU), t.boxes(ME), sorted(t.cards(YOU, "removed"))) == (["XA-12"], ["T-1"], ["T-2", "XA-03"])


@pytest.mark.rule("A-14.2")
def test_a_choice_among_the_digimon_of_both_sides():
    """Several zones at once, with a filter."""
    t = opened(
        "when opened: choose $a: 1 {kind digimon, level III} from me.boxes|opponent.boxes; discard $a",
        "you box XA-12\n",
    )
    assert t.options() == ["pick T-1", "pick T-2"]
    assert t.answer("pick T-2").boxes(YOU) == ["XA-12"]


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(("answers", "hand", "points"), [(["yes"], 1, 90), (["no"], 0, 100)])
def test_steps_may_hang_together(answers, hand, points):
    """What is optional, what follows if it was done, and what comes after it."""
    t = opened("when opened: may { draw me 1; if done { lose_points me 10 } }").answer(*answers)
    assert (t.count(ME, "hand"), t.points[ME]) == (hand, points)


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(("ocean", "points"), [(0, 100), (3, 90)])
def test_another_effect_follows_when_it_was_done(ocean, points):
    """A card to mill, or none."""
    t = opened("when opened: mill me 1; when done { lose_points me 10 }", f"me net_ocean {ocean}\n")
    assert t.points[ME] == points


@pytest.mark.rule("A-8.6")
def test_a_card_that_has_gone_is_not_found_again():
    """The second action finds nobody."""
    t = used(": choose $a: 1 {kind digimon} from opponent.boxes; to_hand $a; destroy $a", "you box XA-03")
    t.answer("pick XA-03")
    assert (t.cards(YOU, "hand"), t.cards(YOU, "removed")) == (["XA-03"], [])


def test_an_evolution_card_laid_by_an_effect_is_seen_by_all():
    """The base is seen as it goes (A-15.1)."""
    t = duel("me hand T-0 T-3\n", command("T-0", "use at battle: choose $a: 1 {kind digimon} from me.hand; evolve $a me"),
             evolution("T-3", "t-1"), mine=fighter("T-1"))  # fmt: skip
    t.answer("use T-0", "pick T-3")
    assert [len(event.cards) for event in t.events("evolved", YOU)] == [2]
