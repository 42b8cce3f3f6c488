"""Where rules meet: found by reading the rules against the engine."""

import pytest

from made import digimon, option, position, variant
from netocean.engine.errors import DataProblem, IllegalAnswer
from netocean.engine.game import Game
from netocean.games.colosseum.rules import preset
from table import ME, YOU, ready, table


@pytest.mark.rule("C-R9.3", "C-R12.7")
def test_abilities_at_the_end_of_point_calculation_act_in_the_order_of_this_turn():
    """You have won and will be first; now I still am."""
    both = option("T-6", "use at preparation limit stays", "when end_of_phase: mill opponent 1")
    t = position(
        "phase points\nturn 2\nresult you\nfirst me\nme box St-1\nme slot1 T-6 open\nyou box St-18\nyou slot1 T-6 open",
        both,
    )
    t.next_turn()
    assert [event.seat for event in t.events("milled")[:2]] == [YOU, ME]
    assert t.first() == YOU


@pytest.mark.rule("C-R9.8", "C-R9.3")
def test_a_net_ocean_emptied_at_the_end_of_the_phase_is_met_by_the_lifespan():
    """XC-64 draws the last card at the end of the phase; the deck is made anew before the next turn."""
    t = table("""phase points
                 turn 2
                 result you
                 first me
                 me box XC-23
                 you box XC-23 > XC-64
                 you net_ocean 1""")
    t.next_turn()
    assert t.events("lifespan")[-1].seat == YOU
    assert (t.count(YOU, "dark_area"), t.active(YOU)) == (0, "XC-23")
    assert t.count(YOU, "net_ocean") == 30 - 1 - 1 - t.count(YOU, "hand")


@pytest.mark.rule("C-R11.4")
def test_immunity_keeps_the_hand_of_its_owner_from_being_looked_at():
    """XC-51 looks at a hand; XC-05 shields its owner."""
    t = table("""phase preparation
                 turn 2
                 me box St-1
                 me slot1 XC-51
                 you box XC-23 > XC-05
                 you hand St-49 St-50""")
    t.until("window_preparation", ME).answer("open XC-51")
    assert [event.word for event in t.events("looked")] == ["me.net_ocean"]
    assert t.game.choice is not None


@pytest.mark.rule("C-R9.7", "C-R6.5")
@pytest.mark.parametrize("moment", ["at_once", "at_flip"])
def test_a_card_that_lasts_with_a_digimon_leaves_with_the_exchanged_level_iii(moment):
    """XC-45 stays while the Digimon is active that was; the exchange ends that, whenever the old one leaves."""
    t = table(f"""switch exchange_moment {moment}
                  phase battle
                  turn 2
                  first you
                  me box St-1
                  me slot1 XC-45
                  me hand St-3
                  you box St-1""").until("window_battle", ME)
    t.answer("open XC-45").next_turn().until("exchange", ME).answer("pick St-3").until("window_battle")
    assert t.cards(ME, "slots") == []


@pytest.mark.rule("C-R9.7")
def test_a_card_that_lasts_with_a_digimon_is_used_up_where_there_is_none():
    """My box is emptied by XC-22 before I open XC-45."""
    t = table("""phase battle
                 turn 2
                 first me
                 me box St-1
                 me slot1 XC-45
                 you box St-18
                 you slot1 XC-22""").until("window_battle", YOU)
    t.answer("open XC-22", "pass", "open XC-45")
    assert t.cards(ME, "slots") == []
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize("guard_first", ["true", "false"])
def test_a_plug_in_that_left_a_turn_ago_takes_nothing_with_it(guard_first):
    """XC-66 adds for two turns; that a plug-in left in between changes no letter of the next battle."""
    t = table(f"""switch guard_before_modifiers {guard_first}
                  phase battle
                  turn 2
                  first you
                  me box St-1
                  me slot1 XC-66
                  me slot2 St-49
                  you box St-5""").until("window_battle", ME)
    t.answer("open XC-66")
    assert t.power(ME) == 230 + 10 + 20  # Agumon's B; 10 for two turns, 20 for this one
    t.answer("open St-49").next_turn().until("window_battle")
    assert t.power(ME) == 230 + 10


@pytest.mark.rule("C-R0.4")
def test_choosing_two_cards_takes_two_and_can_be_taken_back():
    """Each pick leaves one behind it; `back` lifts it again."""
    both = option("T-1", "use at preparation limit at_use: choose $a: 2 from me.hand; to_gauge $a")
    t = position("phase preparation\nturn 2\nme box St-1\nme slot1 T-1\nme hand St-3 St-5 St-7\nyou box St-18", both)
    t.until("window_preparation", ME).answer("open T-1")
    assert t.options() == ["pick St-3", "pick St-5"]
    t.answer("pick St-5")
    assert (t.options(), len(t.choice.picked)) == (["pick St-7", "back"], 1)
    t.answer("back", "pick St-3", "pick St-7")
    assert t.count(ME, "point_gauge") == 3
    assert t.asked == (ME, "window_preparation")


@pytest.mark.rule("C-R0.4")
def test_choosing_two_cards_where_there_is_one_takes_it():
    """As much as possible."""
    both = option("T-1", "use at preparation limit at_use: choose $a: 2 from me.hand; to_gauge $a")
    t = position("phase preparation\nturn 2\nme box St-1\nme slot1 T-1\nme hand St-3\nyou box St-18", both)
    t.until("window_preparation", ME).answer("open T-1", "pick St-3")
    assert (t.count(ME, "point_gauge"), t.count(ME, "hand")) == (2, 0)
    assert t.asked == (ME, "window_preparation")


@pytest.mark.rule("C-R7.5", "C-R7a.8")
def test_a_card_does_not_pay_its_own_note():
    """A Digimon that appears for one more hand card, alone in hand, cannot; with another card it can, and that is paid."""
    costly = digimon(
        "T-2",
        level="IV",
        block="appearance",
        lines=[{"kind": "appearance", "base": {"level": "III"}, "event": "during_battle"}],
        notes=[{"discard_hand": 1}],
    )
    text = "phase battle\nfirst you\nme box St-1\nme hand T-2{more}\nyou box St-18"
    assert not position(text.format(more=""), costly).until("window_battle", ME).offers("appear T-2")
    t = position(text.format(more=" St-3"), costly).until("window_battle", ME).answer("appear T-2", "pick St-3")
    assert (t.active(ME), t.count(ME, "hand")) == ("T-2", 0)
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R11.3", "C-R11.2")
def test_what_an_open_card_added_goes_when_it_is_negated():
    """XC-28 has added 10 and thrice 10 to Agumon's B 230."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 XC-28
                 you box St-5
                 you slot1 XC-03""").until("window_battle", ME)
    t.answer("open XC-28")
    assert t.power(ME) == 230 + 10 + 30
    t.answer("pass", "open XC-03", "pick XC-28")
    assert t.power(ME) == 230
    assert t.asked == (YOU, "window_battle")


@pytest.mark.rule("C-R12.2")
def test_what_a_trigger_asked_it_asked_when_it_acted():
    """A bonus that was given for having 50 points stays when they are 40."""
    brave = variant("St-2", "when start_of_battle if me.points = 50: add_attack me 30", number="T-3")
    t = position("phase battle\nfirst me\nme box St-1 > T-3\nme points 50\nyou box St-5\nyou slot1 XC-27", brave)
    t.until("window_battle", YOU)
    assert t.power(ME) == 340 + 30
    t.answer("open XC-27")
    assert (t.points[ME], t.power(ME)) == (40, 370)
    assert t.asked == (YOU, "window_battle")


@pytest.mark.rule("C-R12.2")
def test_a_trigger_waits_for_the_whole_ability():
    """T-4 loses ten points and then discards; what answers the loss acts afterwards."""
    loss = option("T-4", "use at preparation limit at_use: lose_points me 10; discard_hand me 1")
    hope = option("T-5", "use at preparation limit stays", "when points_lost may: draw me 2")
    text = "phase preparation\nturn 2\nme box St-1\nme slot1 T-4\nme slot2 T-5 open\nme hand St-3 St-5\nyou box St-18"
    t = position(text, loss, hope).until("window_preparation", ME).answer("open T-4")
    assert t.asked == (ME, "discard_exactly")
    t.answer("pick St-3")
    assert t.asked == (ME, "trigger_may")


@pytest.mark.rule("C-R10.2", "C-R7.1")
def test_nothing_is_shown_after_the_end():
    """My box is empty at the flip: you are turned up, then I have lost."""
    t = table("""phase preparation
                 turn 2
                 me fill St-1
                 you box St-18""").to_end()
    assert t.outcome == (YOU, "C-R10.2")
    assert t.events()[-1].key == "game-over"


@pytest.mark.rule("C-R23.1")
def test_the_engine_refuses_an_incomplete_card():
    """Whatever checked the deck before."""
    good = ready("greymon")
    unknown = variant("St-99")
    with pytest.raises(DataProblem) as refused:
        Game.start(preset(), [[unknown, *good[1:]], good], 0)
    assert (refused.value.key, refused.value.params["card"]) == ("deck-incomplete-card", "test/St-99")


@pytest.mark.rule("C-R10.4")
def test_only_a_player_can_give_up():
    """There is no seat 7, and no option before the first."""
    t = table("phase battle\nme box St-1\nyou box St-18")
    for wrong in (lambda: t.game.concede(7), lambda: t.game.answer_index(-1), lambda: t.game.answer_index(99)):
        with pytest.raises(IllegalAnswer):
            wrong()
    assert t.outcome is None


@pytest.mark.rule("C-R9.2")
def test_a_draw_is_told_in_the_order_of_the_phase():
    """The first attacker's loss comes first."""
    t = table("phase battle\nfirst you\nme box St-1\nyou box St-1").next_turn()
    assert [event.seat for event in t.events("points-lost")] == [YOU, ME]


@pytest.mark.rule("C-R6.7", "C-R4.1")
def test_another_copy_is_a_legal_answer_though_it_is_not_listed():
    """Two St-59 in hand: one is listed as the payment for each line of Metal Greymon, the other is accepted."""
    t = table("""phase preparation
                 turn 2
                 me box St-1 > St-2
                 me hand Bo-1 St-59 St-59
                 you box St-18""").until("plan", ME)
    t.answer("pick Bo-1")
    assert [words for words in t.options() if words.startswith("pay")] == ["pay St-59 0", "pay St-59 1"]
    t.game.answer(next(other for other in t.choice.others if other.value == 0))
    t.answer("done")
    assert (t.cards(ME, "requirement_box"), t.cards(ME, "hand")) == (["St-59"], ["St-59"])
