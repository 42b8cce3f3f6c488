"""F-R13: action, special, auto and field abilities."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R13.1", "F-R11.12")
def test_an_ability_is_used_and_its_user_keeps_priority():
    """Object on the stack, targets, payment; then he who used it has priority."""
    mage = blank("backup/fire/2", "activate cost cp F, dull: choose $a: 1 {type forward}; damage $a 2000")
    t = (
        story(f"me field mage\nme cp F 1\nyou field {ICE}\nyou field {FIRE}", mage=mage)
        .do("use mage 1")
        .sees("asked choose me", "mage active")
    )
    t.do(f"choose {ICE}").sees("stack 1", "mage dull", "cp:F dull", "asked priority me").do("resolve").sees(
        f"{ICE} damage 2000"
    )


@pytest.mark.rule("F-R13.1")
@pytest.mark.parametrize(("setup", "usable"), [("me fill_hand 1", True), ("", False), ("me fill_hand 2", False)])
def test_a_condition_of_use_must_be_true_now(setup, usable):
    """Exactly one card in the hand."""
    mage = blank("backup/fire/2", "activate if me.hand = 1: draw me 1")
    story(f"me field mage\n{setup}", mage=mage).sees(("can" if usable else "cannot") + " use mage 1")


@pytest.mark.rule("F-R13.1", "F-R13.2")
@pytest.mark.parametrize(("at", "main", "preparation", "other"), [
    ("", True, True, True), (" at my_turn", True, True, False), (" at main", True, False, True),
    (" at attack", False, True, True),
])  # fmt: skip
def test_when_an_ability_may_be_used(at, main, preparation, other):
    """By anybody with priority in Main and Attack Phases, unless the text limits it."""
    mage = blank("backup/fire/2", f"activate{at}: draw me 1")
    t = story("me field mage", mage=mage).sees(("can" if main else "cannot") + " use mage 1").do("to preparation")
    t.sees(("can" if preparation else "cannot") + " use mage 1")
    t = story("turn_player you\nme field mage" + ("\nphase attack" if at == " at attack" else ""), mage=mage).do(
        "you: pass"
    )
    t.sees(("can" if other else "cannot") + " use mage 1")


@pytest.mark.rule("F-R13.3", "F-R15.2")
@pytest.mark.parametrize(("form", "usable"), [
    ("forward/fire/2/3000", False), ("backup/fire/2", False), ("forward/fire/2/3000/haste", True),
    ("backup/fire/2/haste", True), ("monster/fire/2", True),
])  # fmt: skip
def test_what_dulls_itself_needs_to_have_been_there(form, usable):
    """A Forward or Backup that came this turn waits, or has Haste; a Monster is free of it."""
    scout = blank(form, "activate cost dull: draw me 1")
    story("me field scout new", scout=scout).sees(("can" if usable else "cannot") + " use scout 1")
    story("me field scout", scout=scout).sees("can use scout 1")


@pytest.mark.rule("F-R13.3")
def test_a_monster_that_is_a_forward_is_not_free_of_it():
    """One that came this turn."""
    scout = blank("monster/fire/2", "activate cost dull: draw me 1")
    t = (
        story("me field scout new", scout=scout)
        .act("me", "become_forward {type monster} 5000 until end_of_turn")
        .do("resolve")
    )
    t.sees("cannot use scout 1")


@pytest.mark.rule("F-R13.3")
def test_in_the_other_turn_it_needs_to_have_been_there_since_the_own_last_one():
    """Cast in the own turn, a Forward may use it in the turn after."""
    scout = blank("forward/fire/0/3000", "activate cost dull: draw me 1")
    t = story("me hand scout", scout=scout).do("cast scout").sees("cannot use scout 1").do("to your_main1", "you: pass")
    t.sees("cannot use scout 1").do("to my_main1").sees("can use scout 1")


@pytest.mark.rule("F-R13.4")
@pytest.mark.parametrize(("object_", "banned"), [("use_abilities", "action"), ("use_specials", "special")])
def test_special_abilities_are_no_action_abilities(object_, banned):
    """A text against the one kind leaves the other."""
    cloud = blank("forward/fire/2/3000/name=Cloud", "activate: draw me 1",
                  'activate title "Climhazzard" cost same_name: draw me 1',
                  f"static: cannot self {object_}")  # fmt: skip
    t = story("me field cloud\nme hand blank:summon/water/9/name=Cloud", cloud=cloud)
    t.sees(
        ("cannot" if banned == "action" else "can") + " use cloud 1",
        ("cannot" if banned == "special" else "can") + " use cloud 2",
    )


@pytest.mark.rule("F-R13.5", "F-R4.3")
def test_once_per_turn_is_counted_for_each_object():
    """The other copy may; a new object starts anew; the next turn it may again."""
    scout = blank("forward/fire/0/3000", "activate once per turn: draw me 1")
    t = (
        story("me field scout\nme field other", scout=scout, other=scout)
        .do("use scout 1")
        .sees("cannot use scout 1", "can use other 1")
    )
    t.do("resolve").sees("cannot use scout 1").do("move scout hand", "move scout field").sees("can use scout 1")
    t.do("use scout 1", "resolve").sees("cannot use scout 1").do("to your_main1", "you: pass").sees("can use scout 1")


@pytest.mark.rule("F-R13.6", "F-R3.11")
@pytest.mark.parametrize(("where", "zone", "usable"), [
    (" in break", "break", True), ("", "break", False), (" in hand", "hand", True), ("", "hand", False),
    (" in break", "field", False),
])  # fmt: skip
def test_abilities_work_elsewhere_only_if_the_text_says_so(where, zone, usable):
    """From the Break Zone, from the hand."""
    ghost = blank("forward/fire/2/3000", f"activate{where}: draw me 1")
    story(f"me {zone} ghost", ghost=ghost).sees(("can" if usable else "cannot") + " use ghost 1")


@pytest.mark.rule("F-R13.7")
@pytest.mark.parametrize("count", [1, 3])
def test_it_triggers_once_for_each_occurrence(count):
    """One event of three breaks triggers three times."""
    field = "\n".join([f"you field {FIRE}"] * count)
    t = story(f"me field watch\n{field}", watch=blank("backup/fire/2", "when broken {type forward}: draw me 1"))
    t.act("me", "break {type forward}").do("resolve").sees(f"stack {count}").do("settle").sees(f"me hand {count}")


@pytest.mark.rule("F-R13.8")
def test_what_triggers_in_the_middle_of_an_effect_waits():
    """The effect is finished first."""
    watch = blank("backup/fire/2", "when dulled {type forward}: gain_crystals me 1")
    t = (
        story(f"me field watch\nyou field {FIRE}", watch=watch)
        .act("me", "dull {type forward}; draw me 1")
        .do("resolve")
    )
    t.sees("me hand 1", "me crystals 0", "stack 1", "asked priority me")


@pytest.mark.rule("F-R13.9")
@pytest.mark.parametrize(("setup", "stack"), [("", 0), (f"you field {ICE}", 1)])
def test_an_auto_without_a_legal_target_is_removed(setup, stack):
    """Targets are declared as it is placed."""
    envoy = blank(
        "forward/fire/0/3000", "when enters self: choose $a: 1 {type forward, of opponent}; damage $a 1000; draw me 1"
    )
    story(f"me hand envoy\n{setup}", envoy=envoy).do("cast envoy").sees(
        f"stack {stack}", "me hand 0", "asked priority me"
    )


@pytest.mark.rule("F-R13.9", "F-R12.3")
def test_the_modes_of_an_auto_are_declared_as_it_is_placed():
    """Before anybody has priority."""
    envoy = blank("forward/fire/0/3000", "when enters self: modes 1 { draw me 1 } { damage_player opponent 1 }")
    t = (
        story("me hand envoy", envoy=envoy)
        .do("cast envoy")
        .sees("asked modes me")
        .do("modes 2")
        .sees("stack 1", "asked priority me")
    )
    t.do("resolve").sees("you points 1", "me hand 0")


@pytest.mark.rule("F-R13.10")
@pytest.mark.parametrize(("at_event", "at_resolution", "draws"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_a_condition_of_the_trigger_is_checked_twice(at_event, at_resolution, draws):
    """With a crystal at the event, and with a crystal at the resolution."""
    envoy = blank("forward/fire/0/3000", "when enters self if me.crystals >= 1: draw me 1")
    t = (
        story(f"me hand envoy\nme crystals {int(at_event)}", envoy=envoy)
        .do("cast envoy")
        .sees(f"stack {int(at_event)}")
    )
    if at_event and not at_resolution:
        t.act("me", "pay_crystals 1").do("resolve")
    if not at_event:
        t.act("me", "gain_crystals me 1").do("resolve")
    t.do("settle").sees(f"me hand {draws}", "asked priority me")


@pytest.mark.rule("F-R13.10")
@pytest.mark.parametrize("crystals", [0, 1])
def test_a_condition_inside_the_effect_is_checked_at_resolution_only(crystals):
    """It triggers without, and counts what is there when it resolves."""
    envoy = blank("forward/fire/0/3000", "when enters self: if me.crystals >= 1 { draw me 1 }")
    t = story("me hand envoy", envoy=envoy).do("cast envoy").sees("stack 1")
    if crystals:
        t.act("me", "gain_crystals me 1").do("resolve")
    t.do("resolve").sees(f"me hand {crystals}", "asked priority me")


@pytest.mark.rule("F-R13.11")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_you_may_is_decided_at_resolution(answer, drawn):
    """The auto is on the stack anyway."""
    envoy = blank("forward/fire/0/3000", "when enters self: may { draw me 1 }")
    t = (
        story("me hand envoy", envoy=envoy)
        .do("cast envoy")
        .sees("stack 1", "asked priority me")
        .do("resolve")
        .sees("asked may me")
    )
    t.do(answer).sees(f"me hand {drawn}", "asked priority me")


@pytest.mark.rule("F-R13.12", "F-R16.5")
def test_a_replaced_event_does_not_trigger():
    """It is removed from the game instead of going to the Break Zone."""
    martyr = blank(
        "forward/fire/2/3000",
        "instead put self: remove self",
        "when put self: draw me 1",
        "when removed self: gain_crystals me 1",
    )
    (
        story("me field martyr", martyr=martyr)
        .do("break martyr", "settle")
        .sees("martyr in me.removed", "me hand 0", "me crystals 1")
    )


@pytest.mark.rule("F-R13.13")
def test_several_that_enter_together_see_each_other():
    """Each sees the other one and itself: four triggers of two."""
    twin = blank("forward/fire/2/3000", "when enters {type forward}: draw me 1")
    t = (
        story("me hand one two", one=twin, two=twin)
        .act("me", "select $a: 2 {type forward} from me.hand; play $a")
        .do("resolve")
    )
    t.sees("stack 4").do("settle").sees("me hand 4")


@pytest.mark.rule("F-R13.13", "F-R13.18")
def test_several_that_leave_together_see_each_other_leave():
    """Each sees the other one and itself go."""
    twin = blank("forward/fire/2/3000", "when put {type forward}: draw me 1")
    t = (
        story("me field one\nme field two", one=twin, two=twin)
        .act("you", "break {type forward}")
        .do("resolve")
        .sees("stack 4")
    )
    t.do("settle").sees("me hand 4", "asked priority me")


@pytest.mark.rule("F-R13.14")
@pytest.mark.parametrize(("moved", "back"), [(False, True), (True, False)])
def test_an_auto_finds_its_card_only_where_the_event_put_it(moved, back):
    """Put into the Break Zone; moved on to the removed zone in response it stays there."""
    ghost = blank("forward/fire/2/3000", "when put self: add self")
    t = story("me field ghost", ghost=ghost).do("break ghost").sees("stack 1")
    if moved:
        t.do("move ghost removed")
    t.do("resolve").sees(f"ghost in me.{'hand' if back else 'removed'}", "asked priority me")


@pytest.mark.rule("F-R13.14", "F-R4.3")
def test_a_card_that_went_and_came_back_is_not_found():
    """Through the hand and into the Break Zone again: another object."""
    ghost = blank("forward/fire/2/3000", "when put self: add self")
    t = (
        story("me field ghost", ghost=ghost)
        .do("break ghost", "move ghost hand", "discard ghost")
        .sees("stack 1", "ghost in me.break")
    )
    t.do("resolve").sees("ghost in me.break", "me hand 0", "asked priority me")


@pytest.mark.rule("F-R13.15")
def test_a_delayed_auto_triggers_once():
    """Made at resolution, it waits for the end of the turn, and then no more."""
    t = (
        story("")
        .act("me", "later [when end_of_turn any: gain_crystals me 1]")
        .do("resolve")
        .sees("me crystals 0", "stack 0")
    )
    t.do("to your_main1").sees("me crystals 1").do("to my_main1").sees("me crystals 1", "asked priority me")


@pytest.mark.rule("F-R13.15", "F-R4.3")
@pytest.mark.parametrize(("moved", "draws"), [(False, 1), (True, 0)])
def test_a_delayed_auto_follows_its_card_until_that_leaves(moved, draws):
    """Broken later this turn: a card; gone and come back in between: none."""
    t = story(f"you field {ICE}").act(
        "me", "choose $a: 1 {type forward}; later [when broken $a: draw me 1] until end_of_turn"
    )
    t.do(f"choose {ICE}", "resolve")
    if moved:
        t.do(f"move {ICE} hand", f"move {ICE} field")
    t.do(f"break {ICE}", "settle").sees(f"{ICE} in you.break", f"me hand {draws}", "asked priority me")


@pytest.mark.rule("F-R13.16")
def test_a_state_trigger_fires_when_the_state_becomes_true():
    """Not again while its object is on the stack; again when the state comes back."""
    t = story("me field well", well=blank("backup/fire/2", "when state if me.hand = 0: draw me 1"))
    t.sees("stack 1").do("resolve").sees("stack 0", "me hand 1", "asked priority me")
    t.act("you", "discard_hand opponent").do("resolve").sees("stack 1", "me hand 0").do("resolve").sees(
        "me hand 1", "stack 0"
    )


@pytest.mark.rule("F-R13.17")
def test_when_you_do_so_makes_a_new_auto_with_targets_of_its_own():
    """They are chosen only then, and the other side may respond."""
    t = story(f"me crystals 1\nyou field {ICE}\nyou hand bolt", bolt=blank("summon/fire/0", "use: draw me 1"))
    t.act("me", "may { pay_crystals 1 }; when done { choose $a: 1 {type forward}; damage $a 2000 }").sees("stack 1")
    t.do("resolve", "yes", f"choose {ICE}").sees("stack 1", "me crystals 0", f"{ICE} damage 0", "asked priority me")
    t.do("pass").sees("can cast bolt").do("you: pass").sees(f"{ICE} damage 2000", "asked priority me")


@pytest.mark.rule("F-R13.17")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_if_you_do_so_belongs_to_the_same_resolution(answer, drawn):
    """Nothing new comes onto the stack."""
    t = story("me crystals 1").act("me", "may { pay_crystals 1 }; if done { draw me 1 }").do("resolve", answer)
    t.sees(f"me hand {drawn}", f"me crystals {1 - drawn}", "stack 0", "asked priority me")


@pytest.mark.rule("F-R13.18", "F-R8.2")
def test_what_breaks_together_triggers_together_for_both_players():
    """The battle breaks both; the other player's auto resolves first."""
    mourner = blank("forward/fire/2/3000", "when broken self: draw me 1")
    t = (
        story("me field one\nyou field two", one=mourner, two=mourner)
        .do("attack one", "block two", "strike")
        .sees("stack 2")
    )
    t.do("resolve").sees("you hand 1", "me hand 0").do("resolve").sees("me hand 1")


@pytest.mark.rule("F-R13.19", "F-R16.14")
def test_a_card_enters_already_changed_by_field_abilities():
    """A Forward of 1000 under a loss of 1000 never is there with power: it goes at the check."""
    t = story("me field frost\nyou hand blank:forward/ice/2/1000 blank:forward/ice/2/2000",
              frost=blank("backup/fire/2", "static: lose_power {type forward, of opponent} 1000"))  # fmt: skip
    t.do("move blank:forward/ice/2/1000 field").sees("blank:forward/ice/2/1000 in you.break")
    t.do("move blank:forward/ice/2/2000 field").sees("blank:forward/ice/2/2000 power 1000", "asked priority me")


@pytest.mark.rule("F-R13.15")
@pytest.mark.parametrize(("until", "crystals"), [("", 1), (" until end_of_turn", 2)])
def test_a_delayed_auto_with_a_duration_triggers_each_time(until, crystals):
    """Without one it triggers once."""
    t = story(f"me field {FIRE}\nme field {ICE}")
    t.act("me", f"later [when put {{type forward, of me}}: gain_crystals me 1]{until}").do("resolve")
    t.do(f"break {FIRE}", "settle", f"break {ICE}", "settle").sees(f"me crystals {crystals}")


@pytest.mark.rule("F-R13.11", "F-R14.3")
@pytest.mark.parametrize(("cards", "removed"), [(2, 0), (3, 3)])
def test_what_one_may_do_is_done_whole_or_not(cards, removed):
    """Three cards are to be removed from the Break Zone; with two nobody is asked."""
    t = story("me break" + f" {FIRE}" * cards)
    t.act("me", "may { select $a: 3 from me.break; remove $a }; if not done { gain_crystals me 1 }").do("resolve")
    t.do("yes") if removed else None
    t.sees(f"me removed {removed}", f"me crystals {0 if removed else 1}", "asked priority me")
