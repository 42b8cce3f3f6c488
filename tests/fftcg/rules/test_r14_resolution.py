"""F-R14: resolution, and what the words of texts do."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/4/9000"


@pytest.mark.rule("F-R14.1")
@pytest.mark.parametrize(("gone", "damage", "drawn"), [(0, 1000, 1), (1, 1000, 1), (2, 0, 0)])
def test_with_no_legal_target_left_nothing_happens_at_all(gone, damage, drawn):
    """With one left it acts on that one, and the rest of the text is done."""
    t = (
        story(f"you field {ICE}\nyou field {WIND}")
        .act("me", "choose $a: 2 {type forward}; damage $a 1000; draw me 1")
        .do(f"choose {ICE} {WIND}")
    )
    t.do(*[f"move {name} hand" for name in (ICE, WIND)[:gone]], "resolve")
    t.sees(f"me hand {drawn}", "asked priority me", *([f"{WIND} damage {damage}"] if gone < 2 else []))


@pytest.mark.rule("F-R14.1")
def test_a_target_that_no_longer_fits_the_text_is_illegal():
    """An active Forward was chosen; it is dull when it resolves."""
    t = (
        story(f"you field {ICE}")
        .act("me", "choose $a: 1 {type forward, active}; break $a")
        .do(f"choose {ICE}", f"dull {ICE}", "resolve")
    )
    t.sees(f"{ICE} in you.field", "asked priority me")


@pytest.mark.rule("F-R14.1", "F-R15.8")
@pytest.mark.parametrize(("switch", "broken"), [("ignored", True), ("counts", False)])
def test_a_protection_that_comes_after_the_choice(switch, broken):
    """Switch `late_protection`: the choosing is over."""
    t = (
        story(f"switch late_protection {switch}\nyou field {ICE}")
        .act("me", "choose $a: 1 {type forward}; break $a")
        .do(f"choose {ICE}")
    )
    t.act("you", "cannot {type forward, of me} be_chosen_by_abilities until end_of_turn").do("resolve", "resolve")
    t.sees(f"{ICE} in you.{'break' if broken else 'field'}", "asked priority me")


SHY = "static: cannot self be_chosen_by_abilities"


@pytest.mark.rule("F-R14.2", "F-R15.8")
def test_selecting_is_not_choosing():
    """What cannot be chosen may be selected; the pick is made at resolution."""
    t = story(f"you field shy\nyou field {ICE}", shy=blank("forward/ice/2/3000", SHY)).act(
        "me", "choose $a: 1 {type forward}; break $a"
    )
    t.sees("asked priority me", "stack 1").do("resolve").sees(f"{ICE} in you.break", "shy in you.field")
    t = story(f"you field shy\nyou field {ICE}", shy=blank("forward/ice/2/3000", SHY)).act(
        "me", "select $a: 1 {type forward}; break $a"
    )
    t.sees("asked priority me", "stack 1").do("resolve").sees("can select shy", f"can select {ICE}").do(
        "select shy"
    ).sees("shy in you.break")


@pytest.mark.rule("F-R14.3")
def test_instructions_are_carried_out_in_their_order():
    """The card that is drawn may be discarded; a pick that was not declared is made now."""
    t = story(f"me top {FIRE}\nme hand {ICE}").act("me", "draw me 1; discard_cards me 1").do("resolve")
    t.sees("asked discard me", "me hand 2").do(f"select {FIRE}").sees(
        f"{FIRE} in me.break", "me hand 1", "asked priority me"
    )


@pytest.mark.rule("F-R14.4")
def test_information_is_read_at_resolution():
    """Two Forwards when it is used, three when it resolves."""
    t = (
        story(f"me field {FIRE}\nme field {ICE}\nme hand {WIND}")
        .act("me", "draw me (count {type forward, of me})")
        .do(f"move {WIND} field", "resolve")
    )
    t.sees("me hand 3", "asked priority me")


@pytest.mark.rule("F-R14.5", "F-R14.8")
@pytest.mark.parametrize(("element", "damage"), [("fire", 0), ("ice", 2000)])
def test_what_an_ability_does_its_source_card_does(element, damage):
    """Its element counts: a Forward that Fire cards do not damage."""
    wall = blank("forward/wind/4/9000", "instead is_damaged self {element fire}: becomes 0")
    mage = blank(f"forward/{element}/2/3000", "activate: choose $a: 1 {type forward, of opponent}; damage $a 2000")
    (
        story("me field mage\nyou field wall", mage=mage, wall=wall)
        .do("use mage 1", "choose wall", "resolve")
        .sees(f"wall damage {damage}")
    )


@pytest.mark.rule("F-R14.6", "F-R16.1")
def test_what_was_counted_does_not_change_afterwards():
    """Power for two Forwards; a third comes later."""
    t = story(f"me field {FIRE}\nme field {ICE}\nme hand {WIND}")
    t.act(
        "me", "gain_power {type forward, element fire} (times 1000 (count {type forward, of me})) until end_of_turn"
    ).do("resolve")
    t.sees(f"{FIRE} power 5000").do(f"move {WIND} field").sees(f"{FIRE} power 5000")


@pytest.mark.rule("F-R14.7")
@pytest.mark.parametrize("order", ["set first", "gain first"])
def test_setting_power_sets_the_base(order):
    """Plus and minus apply on top, whichever came first."""
    texts = ["set_power {type forward} 5000 until end_of_turn", "gain_power {type forward} 1000 until end_of_turn"]
    t = story(f"me field {FIRE}")
    for text in texts if order == "set first" else reversed(texts):
        t.act("me", text).do("resolve")
    t.sees(f"{FIRE} power 6000")


@pytest.mark.rule("F-R14.8", "F-R14.5")
def test_the_source_of_a_borrowed_ability_is_the_borrower():
    """A granted ability of an Ice Forward damages what Fire cards do not."""
    wall = blank("forward/wind/4/9000", "instead is_damaged self {element fire}: becomes 0")
    t = story(f"me field {ICE}\nme field lender\nyou field wall", wall=wall, lender=blank(
        "backup/fire/2", "static: gain {type forward, element ice, of me}"
                         " [when attacks self: damage {type forward, of opponent} 2000]"))  # fmt: skip
    t.do(f"attack {ICE}", "resolve").sees("wall damage 2000")


@pytest.mark.rule("F-R14.9", "F-R9.8")
@pytest.mark.parametrize(("text", "broken"), [("break $a", 1), ("put $a", 0)])
def test_breaking_is_not_putting(text, broken):
    """Both lead to the Break Zone; what cannot be broken can be put there."""
    rock = blank("forward/ice/3/6000", "static: cannot self be_broken")
    watch = blank(
        "backup/fire/2", "when broken {type forward}: draw me 1", "when put {type forward}: gain_crystals me 1"
    )
    t = (
        story(f"me field watch\nyou field {ICE}", watch=watch)
        .act("me", f"choose $a: 1 {{type forward}}; {text}")
        .do(f"choose {ICE}", "settle")
    )
    t.sees(f"{ICE} in you.break", f"me hand {broken}", "me crystals 1")
    t = (
        story("you field rock", rock=rock)
        .act("me", f"choose $a: 1 {{type forward}}; {text}")
        .do("choose rock", "resolve")
    )
    t.sees(f"rock in you.{'field' if broken else 'break'}")


@pytest.mark.rule("F-R14.10")
def test_who_must_discard_picks():
    """The other player picks of his own hand, unless it is at random."""
    t = story(f"you hand {FIRE} {ICE}").act("me", "discard_cards opponent 1").do("resolve").sees("asked discard you")
    t.do(f"you: select {ICE}").sees(f"{ICE} in you.break", "you hand 1", "asked priority me")
    t = (
        story(f"you hand {FIRE} {ICE}")
        .act("me", "discard_random opponent 1")
        .do("resolve")
        .sees("you hand 1", "you break 1", "asked priority me")
    )


@pytest.mark.rule("F-R14.11")
def test_removed_cards_lie_in_the_removed_zone():
    """Of their owner; this is not breaking."""
    t = story(f"you field {ICE}\nme field watch", watch=blank("backup/fire/2", "when put {type forward}: draw me 1"))
    t.act("me", "choose $a: 1 {type forward}; remove $a").do(f"choose {ICE}", "settle").sees(
        f"{ICE} in you.removed", "me hand 0"
    )


@pytest.mark.rule("F-R14.12")
@pytest.mark.parametrize(("name", "filter_", "may_fail"), [
    ("official", "{type forward}", True), ("official-2.1", "{type forward}", False), ("official", "{}", False),
])  # fmt: skip
def test_a_search_with_a_condition_may_find_nothing(name, filter_, may_fail):
    """Officially since 3.3; with `any card` one must be taken."""
    t = (
        story(f"preset {name}\nme deck 2\nme bottom {FIRE}")
        .act("me", f"select $a: 1 {filter_} from me.deck; add $a")
        .do("resolve")
    )
    t.sees("asked select me", f"can select {FIRE}")
    assert any(option.verb.word in ("done", "none") for option in t.choice.options) is may_fail


@pytest.mark.rule("F-R14.12")
def test_what_is_found_is_shown_and_the_deck_is_shuffled():
    """The other player knows the card."""
    t = (
        story(f"me deck 5\nme bottom {FIRE}")
        .act("me", "select $a: 1 {type forward} from me.deck; add $a")
        .do("resolve", f"select {FIRE}")
    )
    t.sees(f"{FIRE} in me.hand", "me deck 5", "asked priority me")
    assert t.game.table.known(1, t.card(FIRE)) and t.events("shuffled")


@pytest.mark.rule("F-R14.13", "F-R1.3")
@pytest.mark.parametrize(("deck", "shown"), [(2, 2), (3, 3), (5, 3)])
def test_of_fewer_cards_than_asked_all_are_looked_at(deck, shown):
    """They stay in the deck until moved, and nobody loses."""
    t = story(f"me deck {deck}").act("me", "let $a (top me 3); reveal $a; draw me (count $a)").do("resolve")
    t.sees(f"me hand {shown}", f"me deck {deck - shown}")
    assert t.outcome is None


@pytest.mark.rule("F-R14.14", "F-R2.2")
def test_cards_are_drawn_one_at_a_time():
    """Two draws are two events, and from an empty deck the second loses."""
    watch = blank("backup/fire/2", "when draws me: gain_crystals me 1")
    story("me field watch", watch=watch).do("draw me 2").sees("stack 2").do("settle").sees("me crystals 2", "me hand 2")
    assert story("me deck 1").do("draw me 2").sees("me hand 1").outcome == (1, "F-R2.2")


@pytest.mark.rule("F-R14.15", "F-R12.11")
def test_what_is_cancelled_leaves_the_stack_without_effect():
    """A Character being cast is not there to be cancelled."""
    cut = blank("summon/ice/0", "use: choose $a: 1 {object summon_or_ability} from stack; cancel $a")
    t = story("me hand bolt\nyou hand cut", bolt=blank("summon/fire/0", "use: draw me 1"), cut=cut).do(
        "cast bolt", "pass"
    )
    t.do("you: cast cut", "you: choose bolt", "resolve").sees(
        "stack 0", "bolt in me.break", "me hand 0", "asked priority me"
    )
    t = (
        story("me hand blank:forward/fire/0/3000\nyou hand cut", cut=cut)
        .do("cast blank:forward/fire/0/3000", "pass")
        .sees("cannot cast cut")
    )


@pytest.mark.rule("F-R14.17")
@pytest.mark.primer("fftcg/20")
def test_damage_adds_up_and_points_are_cards():
    """Two times 2000 are 4000; a point is the top card of the own deck."""
    t = (
        story(f"you field {ICE}\nyou top {FIRE}")
        .do(f"deal {ICE} 2000", f"deal {ICE} 2000")
        .sees(f"{ICE} damage 4000")
        .do("hit you")
    )
    t.sees("you points 1", f"{FIRE} in you.damage", "you deck 30")


@pytest.mark.rule("F-R14.18")
def test_the_owner_orders_what_goes_under_the_deck():
    """And the other player does not see how."""
    t = (
        story(f"me top {FIRE} {ICE}\nme deck 3")
        .act("me", "let $a (top me 2); look $a; bottom $a")
        .do("resolve")
        .sees("asked arrange me")
    )
    t.do(f"arrange bottom {ICE} {FIRE}").sees(f"{FIRE} at me.bottom", "me deck 5", "asked priority me")
    assert not t.game.table.known(1, t.card(FIRE)) and not t.game.table.known(1, t.card(ICE))


@pytest.mark.rule("F-R14.19")
@pytest.mark.parametrize("gone", [0, 1])
def test_the_first_is_settled_at_resolution(gone):
    """By its controller among those that are left; with one left it is the first, the part for the other is lost."""
    text = "choose $a: 2 {type forward, of opponent}; let $b (first_of $a); damage $b 4000; dull (other_of $a $b)"
    t = story(f"you field {ICE}\nyou field {WIND}").act("me", text).do(f"choose {ICE} {WIND}")
    if gone:
        t.do(f"move {WIND} hand", "resolve").sees(f"{ICE} damage 4000", f"{ICE} active", "asked priority me")
    else:
        t.do("resolve").sees("asked select me").do(f"select {WIND}").sees(
            f"{WIND} damage 4000", f"{WIND} active", f"{ICE} dull", f"{ICE} damage 0"
        )


@pytest.mark.rule("F-R14.4")
def test_what_has_left_is_known_by_the_names_it_had():
    """A name it had gained, and job and category of the card that lay on top."""
    made = {
        "base": blank("forward/fire/2/3000/name=Base/job=Old", "keyword priming top 0"),
        "top": blank("forward/ice/5/9000/name=Top/job=New/category=VII"),
    }
    t = story(f"me field base\nme field {WIND}\nme bottom top", **made).do("prime base", "select top")
    t.act("me", "gain_name {type forward, element wind} zack").do("resolve", f"break base {WIND}")
    filters = ("name base", "name top", "job new", "category VII", "name zack", "job old")
    for field, found in zip(filters, (1, 2, 3, 4, 5, 5), strict=True):
        t.act("me", f"gain_crystals me (this_turn put me {{{field}}})").do("resolve").sees(f"me crystals {found}")
