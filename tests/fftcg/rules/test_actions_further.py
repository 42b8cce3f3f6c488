"""Further actions, costs and picks: skipped phases, chance, kinds of counters, two conditions at once."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/4/7000"
BACKUP = "blank:backup/fire/2"
MONSTER = "blank:monster/fire/3"


@pytest.mark.rule("F-R7.1", "F-R16.13")
def test_a_phase_is_skipped_in_the_next_turn_of_a_player():
    """That one turn alone; the other phases come."""
    t = story(f"you field {FIRE}").act("me", "skip opponent attack").do("resolve", "to your_main1")
    t.do("you: pass", "me: pass")
    assert (t.game.view(1).phase, t.choice.seat) == ("main_2", 1)
    t.do("to my_main1", "to your_main1", f"you: attack {FIRE}", "no_block", "strike").sees("me points 1")


@pytest.mark.rule("F-R16.13", "F-R10.3")
def test_a_player_may_attack_only_once():
    """For a turn."""
    t = story(f"turn_player you\nyou field {FIRE}\nyou field {ICE}")
    t.act("me", "max_attacks opponent 1 until end_of_turn").do("resolve")
    t.do(f"you: attack {FIRE}", "no_block", "strike").sees("me points 1", f"cannot attack {ICE}")


@pytest.mark.rule("F-R14.10", "F-R14.13")
def test_chance_picks_cards_of_a_hand():
    """As many as are asked for, of that hand alone."""
    t = story(f"me hand {FIRE}\nyou hand {ICE} {WIND}")
    t.act("me", "let $a (random opponent 1); remove $a").do("resolve")
    t.sees("you hand 1", "you removed 1", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R14.13", "F-R1.7")
def test_of_cards_picked_by_chance_one_of_the_named_element_is_discarded():
    """Both are seen; the other one stays."""
    t = story(f"you hand {ICE} {WIND}")
    t.act("me", "let $e (named me element); let $a (random opponent 2); reveal $a; select $b: 1 {named_value $e} from $a; "
                "discard $b")  # fmt: skip
    t.do("resolve", "name ice").sees(f"{ICE} in you.break", f"{WIND} in you.hand")


@pytest.mark.rule("F-R4.11")
def test_one_more_counter_of_a_kind_that_lies_there():
    """Which kind is asked only where there are several; without counters nothing is placed."""
    text = "let $k (counter_kind me {type monster}); place_kind {type monster} $k 1"
    t = story(f"me field {MONSTER} counter bomb 2").act("me", text).do("resolve")
    t.sees(f"{MONSTER} counter bomb 3", "asked priority me")
    story(f"me field {MONSTER}").act("me", text).do("resolve").sees(f"{MONSTER} counter bomb 0", "asked priority me")


@pytest.mark.rule("F-R4.11", "F-R1.7")
def test_counters_of_the_kind_that_is_named_are_doubled_or_taken():
    """The other kind stays as it is."""
    bomb = blank("monster/fire/3", "when enters self: place self bomb 2; place self ember 3")
    t = story("me hand bomb", bomb=bomb).do("move bomb field", "resolve")
    t.act(
        "me", "let $k (counter_kind me {type monster}); place_kind {type monster} $k (kind_counters {type monster} $k)"
    )
    t.do("resolve").sees("asked name me").do("name ember").sees("bomb counter ember 6", "bomb counter bomb 2")
    t.act("me", "let $k (counter_kind me {type monster}); take_kind {type monster} $k 1").do("resolve", "name bomb")
    t.sees("bomb counter ember 6", "bomb counter bomb 1")


@pytest.mark.rule("F-R4.7")
def test_a_card_of_the_opponent_is_played_onto_the_own_field():
    """`play` lets it enter its owner's."""
    t = story(f"you break {ICE} {WIND}")
    t.act("me", "choose $a: 1 {type forward} from opponent.break; play_mine $a").do(f"choose {ICE}", "resolve")
    t.sees(f"{ICE} control me", f"{ICE} active")
    t.act("me", "choose $a: 1 {type forward} from opponent.break; play $a").do(f"choose {WIND}", "resolve")
    t.sees(f"{WIND} control you")


@pytest.mark.rule("F-R1.6")
def test_the_lowest_power_is_counted():
    """Of those that are meant."""
    t = story(f"me field {FIRE}\nyou field {ICE}\nyou field {WIND}")
    t.act("me", "set_power {of me} (lowest power {of opponent}) until end_of_turn").do("resolve")
    t.sees(f"{FIRE} power 6000")


@pytest.mark.rule("F-R12.2", "F-R14.2")
def test_picks_differ_in_two_things_at_once():
    """Neither the same element nor the same cost."""
    t = story(
        "me hand blank:forward/fire/2/1000 blank:forward/fire/3/1000 blank:forward/ice/2/1000 blank:forward/wind/4/1000"
    )
    t.act("me", "select $a: up to 3 {type forward} from me.hand with different_and_cost element; discard $a").do(
        "resolve"
    )
    t.do("select blank:forward/fire/2/1000 blank:forward/wind/4/1000").sees("me break 2", "me hand 2")


@pytest.mark.rule("F-R12.2", "F-R14.2")
def test_one_of_each_type_within_a_total_cost():
    """Never two Forwards, and no more cost than is said."""
    t = story(f"me hand {FIRE} {ICE} {BACKUP} {MONSTER}")
    t.act("me", "select $a: up to 3 {type forward|backup|monster} from me.hand with one_each_within type 6; discard $a")
    t.do("resolve").sees(f"cannot select {FIRE} {ICE}", f"cannot select {ICE} {BACKUP} {MONSTER}")
    t.do(f"select {FIRE} {BACKUP}").sees("me break 2", "me hand 2")


@pytest.mark.rule("F-R11.11")
def test_a_cost_is_paid_with_cp_of_backups_alone():
    """A discarded card gives none, be it a Backup."""
    mage = blank("forward/fire/2/3000", "activate cost cp 2, only_with {type backup}: draw me 1")
    story(f"me field mage\nme hand {BACKUP}\nme cp F 1", mage=mage).sees("cannot use mage 1")
    story("me field mage\nme cp F 2", mage=mage).do("use mage 1", "resolve").sees("me hand 1")


@pytest.mark.rule("F-R11.11")
def test_a_cost_is_paid_with_cp_of_certain_elements():
    """CP of others do not serve."""
    mage = blank("forward/fire/2/3000", "activate cost cp 2, only_cp FI: draw me 1")
    story("me field mage\nme cp F 1\nme cp W 1", mage=mage).sees("cannot use mage 1")
    story("me field mage\nme cp F 1\nme cp I 1", mage=mage).do("use mage 1", "resolve").sees("me hand 1")


@pytest.mark.rule("F-R11.15")
def test_cards_of_different_types_are_discarded():
    """Two Forwards are of one type."""
    mage = blank("forward/fire/2/3000", "activate cost discard_different 2 {} type: draw me 3")
    story(f"me field mage\nme hand {FIRE} {ICE}", mage=mage).sees("cannot use mage 1")
    t = story(f"me field mage\nme hand {FIRE} {BACKUP}", mage=mage).do("use mage 1", "resolve")
    t.sees("me break 2", "me hand 3")


@pytest.mark.rule("F-R11.16", "F-R11.15")
def test_a_card_dulled_for_a_cost_can_be_put_away_for_it_too():
    """All five Backups go, its own card among them; it cannot be dulled twice."""
    elder = blank("backup/fire/3", "activate cost dull, put 2 {type backup}: break {type forward, of opponent}")
    t = story(f"me field elder\nme field {BACKUP}\nyou field {ICE}", elder=elder).do("use elder 1", "resolve")
    t.sees("me field 0", "me break 2", f"{ICE} in you.break")
    twice = blank("backup/fire/3", "activate cost dull, dull_others 1 {type backup, active}: draw me 1")
    story("me field twice", twice=twice).sees("cannot use twice 1")


@pytest.mark.rule("F-R13.3")
def test_action_abilities_alone_or_also_special_ones_are_used_as_with_haste():
    """As the text says."""
    lines = ("activate cost dull: draw me 1", 'activate title "Slash" cost dull: draw me 2')
    t = story("me field mage new\nme field flag", mage=blank("forward/fire/2/3000", *lines),
              flag=blank("backup/fire/2", "static: hasty_abilities {type forward, of me}"))  # fmt: skip
    t.sees("can use mage 1", "cannot use mage 2")
    t = story("me field mage new\nme field flag", mage=blank("forward/fire/2/3000", *lines),
              flag=blank("backup/fire/2", "static: hasty_abilities {type forward, of me} ability"))  # fmt: skip
    t.sees("can use mage 1", "can use mage 2")


@pytest.mark.rule("F-R1.2", "F-R14.9")
def test_abilities_of_the_opponent_do_not_break_it_but_summons_do():
    """Damage breaks it as ever."""
    tough = blank("forward/wind/3/5000", "static: cannot self be_broken_by_abilities")
    t = story("me field tough", tough=tough).do("break tough").sees("tough in me.field")
    t = story("turn_player you\nme field tough\nyou hand doom\nyou cp F 1", tough=tough,
              doom=blank("summon/fire/1", "use: break {type forward}"))  # fmt: skip
    t.do("you: cast doom", "resolve").sees("tough in me.break")


@pytest.mark.rule("F-R13.7")
def test_a_forward_sees_itself_go_into_the_deck():
    """Not into the hand."""
    lost = blank("forward/water/3/5000", "when to_deck self: draw me 3")
    story("me field lost", lost=lost).do("move lost deck", "resolve").sees("me hand 3")
    story("me field lost", lost=lost).do("move lost hand").sees("stack 0", "me hand 1")


@pytest.mark.rule("F-R16.7", "F-R16.5")
def test_damage_to_a_player_becomes_nothing_and_more_happens():
    """Once, and the rest of the replacement is carried out."""
    t = story(f"me field {ICE}").act("me", "replace [instead player_damaged me mark next: becomes 0; damage {of me} 2000] "
                                           "until end_of_turn")  # fmt: skip
    t.do("resolve", "hit me").sees("me points 0", f"{ICE} damage 2000").do("hit me").sees("me points 1")
