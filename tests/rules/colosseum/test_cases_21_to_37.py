"""Rulings 21 to 37: evolution, lifespan, refill, costs and conditions, double loss, the name limit."""

import pytest

from netocean.catalog.decks import check
from netocean.games.colosseum.rules import preset
from table import ME, YOU, kit, library, table

SIX = "St-2 St-3 St-3 St-5 St-5 St-7"


@pytest.mark.rule("C-R8.1", "C-R9.1", "C-R9.5")
@pytest.mark.case("colosseum/21")
def test_letters_cross():
    """Greymon (A) uses B 340, Garurumon (B) uses A 410: Greymon's player loses 10, Greymon leaves Agumon."""
    t = table("""phase battle
                 me box St-1 > St-2
                 you box St-5 > St-6""").until("points")
    assert (t.letter(ME), t.power(ME), t.letter(YOU), t.power(YOU)) == ("B", 340, "A", 410)
    t.next_turn()
    assert t.points == [90, 100] and t.first() == YOU
    assert t.cards(ME, "digimon_box") == ["St-1"] and t.cards(ME, "dark_area") == ["St-2"]
    assert t.cards(YOU, "digimon_box") == ["St-5", "St-6"]


@pytest.mark.rule("C-R6.7", "C-R7.4", "C-R13.3")
@pytest.mark.case("colosseum/22")
def test_a_plain_evolution():
    """Two unseen upright cards from 22; Greymon lies on Agumon, and both cards go unseen to the Dark Area."""
    t = table(f"""me box St-1
                  me hand {SIX}
                  me net_ocean 22
                  you box St-3""")
    t.until("plan", ME).answer("pick St-2", "pay", "done")
    assert t.count(ME, "net_ocean") == 20
    for seat in (ME, YOU):
        laid = t.game.view(seat).zone(ME, "requirement_box").cards
        assert [(card.key, card.turned) for card in laid] == [(None, False), (None, False)]
    t.until("evolution", ME).answer("evolve St-2")
    assert t.cards(ME, "digimon_box") == ["St-1", "St-2"]
    assert (t.count(ME, "dark_area"), t.count(ME, "requirement_box"), t.count(ME, "net_ocean")) == (2, 0, 20)
    paid = t.events("payment-laid", ME) + t.events("payment-laid", YOU)
    assert len(paid) == 2 and all(card.key is None for event in paid for card in event.cards)
    assert t.choice.seat == ME


@pytest.mark.rule("C-R7.6", "C-R7.5")
@pytest.mark.case("colosseum/23")
@pytest.mark.parametrize(("leftovers", "waiting"), [("both", 3), ("each", 0)])
def test_a_failed_step_waits_until_both_have_evolved(leftovers, waiting):
    """Greymon and its two cards still lie there in SA's part, unless leftovers go with each part."""
    t = table(f"""switch leftovers {leftovers}
                  phase evolution
                  me box St-3
                  me evolution St-2 with ○○
                  you box St-1""")
    t.answer("evolve St-2").until("evolution", YOU)
    assert t.count(ME, "evolution_box") + t.count(ME, "requirement_box") == waiting
    assert t.count(ME, "dark_area") == 3 - waiting
    t.until("battle")
    assert (t.active(ME), t.count(ME, "dark_area")) == ("St-3", 3)
    assert t.rules_cited("leftovers") == {"C-R7.6"}


@pytest.mark.rule("C-R7.8", "C-R2.5", "C-R3.6")
@pytest.mark.case("colosseum/25")
@pytest.mark.parametrize("program", ["St-59", "St-101"])
def test_a_chain_in_one_turn(program):
    """Greymon, then Metal Greymon with either printing of the 40 %: two cards stay, four have gone."""
    t = table(f"""phase evolution
                  me box St-1
                  me evolution St-2 with ○○
                  me evolution Bo-1 with {program}
                  me fill St-5
                  you box St-3""")
    t.answer("evolve St-2", "evolve Bo-1")
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]
    assert sorted(t.cards(ME, "dark_area")) == sorted(["St-2", "St-5", "St-5", program])
    assert t.count(ME, "requirement_box") == t.count(ME, "evolution_box") == 0
    assert t.choice.seat == ME


@pytest.mark.rule("C-R7.8", "C-R7.6")
@pytest.mark.case("colosseum/26")
def test_a_chain_that_breaks_keeps_the_stage_reached():
    """Without the program Greymon stays; Metal Greymon leaves when both players' evolutions are over."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 me evolution Bo-1
                 you box St-3""")
    t.answer("evolve St-2", "evolve Bo-1")
    assert t.active(ME) == "St-2"
    t.until("evolution", YOU)
    assert t.cards(ME, "evolution_box") == ["Bo-1"]
    t.until("battle")
    assert t.active(ME) == "St-2" and "Bo-1" in t.cards(ME, "dark_area")


@pytest.mark.rule("C-R7.10", "C-R2.3")
@pytest.mark.case("colosseum/27")
@pytest.mark.parametrize(("before", "after"), [(60, 90), (70, 100), (80, 100), (90, 100)])
def test_a_gain_stops_at_the_end_of_the_gauge(before, after):
    """War Greymon's 30 points come as soon as it lies there."""
    t = table(f"""phase evolution
                  me box St-1 > Bo-1
                  me points {before}
                  me evolution St-61 with St-60
                  you box St-3""")
    t.answer("evolve St-61")
    assert (t.active(ME), t.points) == ("St-61", [after, 100])
    assert t.events("points-gained")[0].amount == after - before


LIFESPAN = """phase battle
              switch lifespan_discards_options {0}
              me box St-1 > St-2
              me slot1 St-51
              me slot2 XC-60 open
              me hand St-3 St-5 St-7 St-9
              me net_ocean {1}
              me fill St-11
              you box St-18"""


@pytest.mark.rule("C-R9.8", "C-R2.2")
@pytest.mark.case("colosseum/29")
def test_an_empty_net_ocean_takes_the_sheet_back_but_for_level_iii_and_gauge():
    """21 cards of the Dark Area, Greymon and both options make 24; Agumon, hand and gauge card are not touched."""
    t = table(LIFESPAN.format("true", 0)).next_turn()
    assert t.cards(ME, "digimon_box") == ["St-1"] and t.cards(ME, "slots") == []
    assert sorted(t.cards(ME, "hand")) == ["St-3", "St-5", "St-7", "St-9"]
    assert t.cards(ME, "point_gauge") == ["St-11"]
    assert t.count(ME, "dark_area") == 0
    assert sorted(t.cards(ME, "net_ocean")) == sorted(["St-11"] * 21 + ["St-2", "St-51", "XC-60"])
    assert t.rules_cited("lifespan") == {"C-R9.8"}


@pytest.mark.rule("C-R9.8")
@pytest.mark.case("colosseum/29")
def test_one_card_in_the_net_ocean_is_enough():
    """Nothing happens: Greymon has won and stays, like both options."""
    t = table(LIFESPAN.format("true", 1)).next_turn()
    assert t.cards(ME, "digimon_box") == ["St-1", "St-2"]
    assert t.cards(ME, "slots") == ["St-51", "XC-60"]
    assert (t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (1, 20)
    assert t.events("lifespan") == []


@pytest.mark.rule("C-R9.8")
def test_lifespan_may_spare_the_options():
    """`lifespan_discards_options = false`: the evolved Digimon goes, the options stay."""
    t = table(LIFESPAN.format("false", 0)).next_turn()
    assert t.cards(ME, "digimon_box") == ["St-1"] and t.cards(ME, "slots") == ["St-51", "XC-60"]
    assert (t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (22, 0)


@pytest.mark.rule("C-R6.3", "C-R9.9")
@pytest.mark.case("colosseum/30")
def test_a_refill_with_too_few_draws_what_there_is():
    """Hand 2 and one card: three in hand, no loss, no shuffle now."""
    t = table("""me box St-1
                 me hand St-3 St-5
                 me net_ocean 1
                 you box St-3""").until("refill", ME)
    t.answer("yes")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (3, 0)
    assert t.events("shuffled") == [] and t.points == [100, 100]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.3")
@pytest.mark.case("colosseum/30")
@pytest.mark.parametrize(("answer", "hand"), [("yes", 6), ("no", 2)])
def test_a_refill_goes_to_six_or_not_at_all(answer, hand):
    """No other number is offered."""
    t = table("""me box St-1
                 me hand St-3 St-5
                 me net_ocean 9
                 you box St-3""").until("refill", ME)
    assert t.options() == ["yes", "no"]
    t.answer(answer)
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (hand, 9 - (hand - 2))


@pytest.mark.rule("C-R6.8")
@pytest.mark.case("colosseum/31")
@pytest.mark.parametrize(("ocean", "laid", "active"), [(1, 1, "St-1"), (2, 2, "St-2"), (3, 2, "St-2")])
def test_too_few_cards_for_the_payment_are_set_and_fail(ocean, laid, active):
    """○○ needs two: the single one is set all the same."""
    t = table(f"""me box St-1
                  me hand St-2
                  me net_ocean {ocean}
                  you box St-3""")
    t.until("plan", ME).answer("pick St-2", "pay", "done")
    assert (t.count(ME, "requirement_box"), t.count(ME, "net_ocean")) == (laid, ocean - laid)
    t.until("evolution", ME).answer("evolve St-2")
    assert t.active(ME) == active
    assert t.choice.seat == ME


METAL = """phase battle
           first you
           me box St-1
           me slot1 St-53
           {0}
           you box St-5"""


@pytest.mark.rule("C-R0.5", "C-R11.6")
@pytest.mark.case("colosseum/32")
def test_a_cost_that_cannot_be_paid_refuses_the_card():
    """No hand card, no St-53."""
    t = table(METAL.format("")).until("window_battle", ME)
    assert not t.accepts("open St-53")
    assert t.reasons(ME, "St-53") == [("cost-hand", "C-R0.5")]
    assert t.why(ME, "St-53")[0].amount == 1


@pytest.mark.rule("C-R0.5", "C-R9.7")
@pytest.mark.case("colosseum/32")
def test_the_cost_is_paid_before_the_effect():
    """One hand card: discarded first, then 230 + 50; St-53 leaves at the end of the turn."""
    t = table(METAL.format("me hand St-3")).until("window_battle", ME)
    t.answer("open St-53", "pick St-3")
    assert t.power(ME) == 280 and t.count(ME, "hand") == 0
    keys = [event.key for event in t.events()]
    assert keys.index("discarded") < keys.index("attack-added")
    assert t.cards(ME, "slots") == t.until("points").cards(ME, "slots") == ["St-53"]
    t.next_turn()
    assert t.cards(ME, "slots") == [] and sorted(t.cards(ME, "dark_area")) == ["St-3", "St-53"]


CRISIS = """phase battle
            first you
            me box St-1{0}
            me slot1 St-54
            you box St-5 > {1}"""


@pytest.mark.rule("C-R11.1")
@pytest.mark.case("colosseum/34")
def test_the_counterattack_doubles_against_a_higher_level():
    """Greymon's C 200 against Metal Greymon becomes 400."""
    t = table(CRISIS.format(" > St-2", "Bo-1")).until("window_battle", ME)
    assert (t.letter(ME), t.power(ME)) == ("C", 200)
    t.answer("open St-54")
    assert t.power(ME) == 400
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R11.1")
@pytest.mark.case("colosseum/34")
@pytest.mark.parametrize(("mine", "theirs"), [("", "St-2"), (" > St-2", "St-6")])
def test_the_counterattack_is_refused_to_a_level_iii_and_between_equals(mine, theirs):
    """A condition that is not met refuses the card."""
    t = table(CRISIS.format(mine, theirs)).until("window_battle", ME)
    assert not t.accepts("open St-54")
    assert t.reasons(ME, "St-54") == [("use-condition", "C-R11.1")]


@pytest.mark.rule("C-R9.4")
@pytest.mark.case("colosseum/35")
@pytest.mark.parametrize(("opened", "lost"), [(True, 20), (False, 10)])
def test_a_double_loss_changes_what_the_gauge_moves_by(opened, lost):
    """Garurumon A 410 beats Greymon B 340; St-58 mills three of the own and doubles the 10."""
    t = table("""phase battle
                 first you
                 me box St-5 > St-6
                 me slot1 St-58
                 me net_ocean 10
                 you box St-1 > St-2""").until("window_battle", ME)
    if opened:
        t.answer("open St-58")
        assert t.count(ME, "net_ocean") == 7
    t.next_turn()
    assert t.points == [100, 100 - lost]
    assert [(event.rule, event.amount) for event in t.events("points-lost")] == [("C-R9.1", lost)]


def deck_of(**cards):
    """A list of these cards, filled up to thirty with Level IIIs, three of a name."""
    lines = [f"{copies} {number.replace('_', '-')}" for number, copies in cards.items()]
    left = 30 - sum(cards.values())
    for number in ("St-1", "St-3", "St-5", "St-7", "St-9", "St-11", "St-13", "St-23", "St-24", "St-64"):
        if left > 0:
            lines.append(f"{min(3, left)} {number}")
            left -= 3
    return library().deck("\n".join(lines) + "\n")


def faults(deck, **switches):
    """The keys and rules of what is wrong with a deck under the primer's rules with these switches."""
    return [(fault.key, fault.rule) for fault in check(deck, library(), preset("primer", switches).values)]


@pytest.mark.rule("C-R1.2", "C-R3.6")
@pytest.mark.case("colosseum/37")
def test_the_copy_limit_goes_by_name():
    """2 St-18 and 2 St-63 are four Kunemon; 2 and 1 are three. By number both are legal."""
    four, three = deck_of(St_18=2, St_63=2), deck_of(St_18=2, St_63=1)
    assert faults(four) == [("fault-copies-name", "C-R1.2")]
    assert faults(three) == []
    assert faults(four, name_limit_by="number") == faults(three, name_limit_by="number") == []
    (told,) = check(four, library(), preset("primer").values)
    assert (told.params["name"], told.params["count"], told.params["limit"]) == ("kunemon", 4, 3)


@pytest.mark.rule("C-R1.2")
@pytest.mark.case("colosseum/37")
def test_the_game_itself_says_the_same_of_the_names():
    """`check_deck` finds the one fault that the list had."""
    cards = [(library().card(key), copies) for copies, key in deck_of(St_18=2, St_63=2).cards]
    entries = [(card.facts, card.abilities, copies) for card, copies in cards]
    found = kit("colosseum").check_deck(entries, preset("primer").values)
    assert [(fault.key, fault.rule) for fault in found] == [("fault-copies-name", "C-R1.2")]
