"""Texts that few cards have, played: what waits for a card to go, both players at once (F-R13.15, F-R14.3)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/4/7000"
SEVEN = "blank:summon/fire/1/category=VII"


@pytest.mark.rule("F-R13.15")
def test_what_waits_for_a_card_to_be_put_away_is_there_before_it_is_broken():
    """Then it triggers, once."""
    t = story(f"you field {ICE}")
    t.act("me", "choose $a: 1 {of opponent}; later [when put $a: draw me 2] until end_of_turn; break $a")
    t.do(f"choose {ICE}", "resolve").sees("stack 1").do("resolve").sees("me hand 2", f"{ICE} in you.break")


@pytest.mark.rule("F-R14.10", "F-R14.3")
@pytest.mark.parametrize(("mine", "yours", "drawn"), [(SEVEN, FIRE, (1, 0)), (FIRE, "", (0, 0)), (SEVEN, "", (1, 0))])
def test_who_discarded_such_a_card_draws(mine, yours, drawn):
    """An empty hand discards nothing, and what the other player discarded is not taken for it."""
    t = story(f"me hand {mine}\n" + (f"you hand {yours}" if yours else "you points 0"))
    t.act("me", "discard_random me 1; let $a (done_cards); discard_random opponent 1; let $b (done_cards); "
                "if $a is {category VII} { draw me 1 }; if $b is {category VII} { draw opponent 1 }")  # fmt: skip
    t.do("resolve").sees(f"me hand {drawn[0]}", f"you hand {drawn[1]}")


@pytest.mark.rule("F-R14.3", "F-R4.7")
def test_each_player_may_play_the_character_that_he_revealed():
    """Onto his own field; a Summon stays where it is."""
    text = (
        "let $a (top me 1); reveal $a; let $b (top opponent 1); reveal $b; if $a is {type character} { may { play $a } }; "
        "if $b is {type character} { may opponent { play $b } }"
    )
    t = story(f"me top {FIRE}\nyou top {ICE}").act("me", text).do("resolve", "yes", "you: yes")
    t.sees(f"{FIRE} control me", f"{ICE} control you")
    story(f"you top {ICE}").act("me", text).do("resolve", "you: no").sees(f"{ICE} at you.top", "asked priority me")


@pytest.mark.rule("F-R14.3")
def test_what_neither_player_selected_is_put_away():
    """Each keeps one."""
    t = story(f"me field {FIRE}\nme field {WIND}\nyou field {ICE}")
    t.act("me", "select $a: 1 {type forward, of me}; select $b: 1 {type forward, of opponent} by opponent; "
                "put {type forward, not in $a, not in $b}")  # fmt: skip
    t.do("resolve", f"select {WIND}", f"you: select {ICE}").sees(f"{FIRE} in me.break", "me field 1", "you field 1")


@pytest.mark.rule("F-R14.17")
def test_damage_is_allotted_to_one_after_the_other():
    """With one target left, the rest of it is nobody's."""
    text = (
        "choose $a: up to 2 {of opponent}; select $b: 1 from $a; let $c (other_of $a $b); select $d: 1 from $c; "
        "damage $b 5000; damage $d 2000"
    )
    t = (
        story(f"you field {ICE}\nyou field {WIND}")
        .act("me", text)
        .do(f"choose {ICE} {WIND}", "resolve", f"select {WIND}")
    )
    t.sees(f"{WIND} damage 5000", f"{ICE} damage 2000")
    t = story(f"you field {ICE}").act("me", text).do(f"choose {ICE}", "resolve").sees(f"{ICE} damage 5000")
    t.sees("asked priority me")


@pytest.mark.rule("F-R16.7", "F-R16.5")
def test_an_active_forward_dulls_instead_of_a_point_of_damage():
    """A dull one saves nobody."""
    ward = blank("forward/light/3/5000", "instead player_damaged me if self is {active}: dull self; becomes 0")
    t = story("me field ward", ward=ward).do("hit me").sees("me points 0", "ward dull")
    t.do("hit me").sees("me points 1")


@pytest.mark.rule("F-R13.15", "F-R12.10")
def test_a_cheaper_summon_follows_each_summon_of_this_turn():
    """One of less cost than that which was cast."""
    t = story("me hand blank:summon/fire/2 blank:summon/fire/1 blank:summon/ice/3\nme cp F 2")
    t.act("me", "later [when cast me {type summon}: may { let $a (cost it); select $b: 1 {type summon, cost < $a} from "
                "me.hand; cast_free $b }] until end_of_turn")  # fmt: skip
    t.do("resolve", "cast blank:summon/fire/2 paying cp:F cp:F#2", "resolve", "yes").sees("asked select me")
    t.sees("cannot select blank:summon/ice/3").do("select blank:summon/fire/1")
    t.sees("blank:summon/fire/1 in me.stack", "blank:summon/ice/3 in me.hand")


@pytest.mark.rule("F-R7.13", "F-R2.3")
@pytest.mark.parametrize("player", ["me", "you"])
def test_a_further_turn_after_which_the_game_is_lost(player):
    """Used in either player's turn, it is that one further turn."""
    t = story(f"turn_player {player}\nturn 4")
    t.act("me", "extra_turn me; if my_turn { later [when end_of_turn me: later [when end_of_turn me: lose me]] } "
                "else { later [when end_of_turn me: lose me] }")  # fmt: skip
    t.do("resolve", "to my_main1").sees("asked priority me").do("to end", "settle").sees("winner you")
