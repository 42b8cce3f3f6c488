"""F-R11: CP and payment, as a player meets them."""

import pytest

from fftcg.kit.story import blank, story

ICE = "blank:forward/ice/3/6000"
DRAW = "use: draw me 1"


def castable(form, sources, preset="official"):
    """Whether a Summon can be cast with these sources: cost symbols are Backups, elements are cards in the hand."""
    backups = "\n".join(f"me cp {one} 1" for one in sources if len(one) == 1)
    hand = " ".join(f"blank:summon/{one}/9" for one in sources if len(one) > 1)
    return story(f"preset {preset}\n{backups}\nme hand bolt {hand}", bolt=blank(f"summon/{form}", DRAW))


@pytest.mark.rule("F-R11.1")
def test_cp_do_not_last_beyond_the_cost_they_pay():
    """Of two CP for a cost of one the rest is lost: the next Summon needs CP of its own."""
    t = story("me hand one two blank:summon/fire/9", one=blank("summon/fire/1", DRAW), two=blank("summon/fire/1", DRAW))
    t.do("cast one paying blank:summon/fire/9").sees("me hand 1", "cannot cast two", "asked priority me")


@pytest.mark.rule("F-R11.2")
@pytest.mark.primer("fftcg/10")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(
    ("cost", "source", "pays"), [(1, "F", True), (2, "F", False), (2, "fire", True), (3, "fire", False)]
)
def test_a_backup_gives_one_cp_and_a_discarded_card_two(name, cost, source, pays):
    """Dulled and discarded."""
    t = castable(f"fire/{cost}", [source], name)
    t.sees(("can" if pays else "cannot") + " cast bolt")
    if pays:
        t.do("cast bolt")
        t.sees("cp:F dull" if source == "F" else "blank:summon/fire/9 in me.break", "bolt in me.stack", "me hand 0")


@pytest.mark.rule("F-R11.2")
def test_a_source_of_two_elements_gives_cp_of_one_of_them():
    """Two Backups of both elements pay one CP of each; one alone does not."""
    two = blank("backup/fire+ice/2")
    t = story("me hand bolt\nme field one\nme field two", bolt=blank("summon/fire+ice/2", DRAW), one=two, two=two)
    t.sees("can cast bolt").do("cast bolt").sees("one dull", "two dull")
    story("me hand bolt\nme field one", bolt=blank("summon/fire+ice/2", DRAW), one=two).sees("cannot cast bolt")


@pytest.mark.rule("F-R11.3", "F-R21.4")
@pytest.mark.primer("fftcg/05")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize("element", ["light", "dark"])
def test_light_and_dark_cards_are_not_discarded_for_cp(name, element):
    """A Backup of theirs may be dulled; its CP is of that element."""
    t = story(f"preset {name}\nme hand bolt blank:summon/{element}/9", bolt=blank("summon/fire/1", DRAW))
    t.sees("cannot cast bolt")
    t = story(
        f"preset {name}\nme hand bolt\nme field blank:backup/{element}/2\nme cp F 1", bolt=blank("summon/fire/2", DRAW)
    )
    t.do("cast bolt").sees(f"blank:backup/{element}/2 dull", "cp:F dull")


@pytest.mark.rule("F-R11.4")
def test_a_backup_pays_on_the_turn_it_came_if_it_is_active():
    """A dull one does not."""
    bolt = blank("summon/fire/1", DRAW)
    story("me hand bolt\nme field blank:backup/fire/2 new", bolt=bolt).sees("can cast bolt")
    story("me hand bolt\nme field blank:backup/fire/2 new dull", bolt=bolt).sees("cannot cast bolt")


@pytest.mark.rule("F-R11.5")
@pytest.mark.parametrize("form", ["summon/fire/2", "forward/fire/2/3000"])
def test_a_card_does_not_pay_for_itself(form):
    """With another card in the hand it can be cast."""
    card = blank(form, DRAW) if form.startswith("summon") else blank(form)
    story("me hand card", card=card).sees("cannot cast card")
    story("me hand card blank:summon/fire/9", card=card).sees("can cast card")


@pytest.mark.rule("F-R11.6", "F-R11.12")
@pytest.mark.parametrize(("form", "sources", "pays"), [
    ("fire/2", "FF", True), ("fire/2", "FI", True), ("fire/2", "II", False), ("fire/2", "F", False),
    ("fire+ice/3", "FIW", True), ("fire+ice/3", "FWW", False), ("light/2", "II", True), ("dark/2", "FW", True),
])  # fmt: skip
def test_a_card_needs_a_cp_of_each_of_its_elements(form, sources, pays):
    """The rest may be of any; Light and Dark cards need none of their own."""
    castable(form, list(sources)).sees(("can" if pays else "cannot") + " cast bolt")


@pytest.mark.rule("F-R11.6")
@pytest.mark.case("fftcg/C79-official")
def test_one_fire_and_two_water_do_not_pay_for_fire_and_ice():
    """A Fire/Ice card of cost 3."""
    castable("fire+ice/3", list("FAA")).sees("cannot cast bolt")


@pytest.mark.rule("F-R21.4", "F-R11.6")
@pytest.mark.case("fftcg/C79-primer")
@pytest.mark.primer("fftcg/10")
def test_one_fitting_cp_is_enough_under_the_primer():
    """A Fire/Ice card of cost 3 with 1 Fire and 2 Water; none of them is not enough."""
    castable("fire+ice/3", list("FAA"), "primer").sees("can cast bolt")
    castable("fire+ice/3", list("AAA"), "primer").sees("cannot cast bolt")


@pytest.mark.rule("F-R21.4", "F-R11.6")
@pytest.mark.primer("fftcg/05")
@pytest.mark.parametrize("element", ["light", "dark"])
def test_light_and_dark_cards_of_the_primer_need_no_cp_of_their_own(element):
    """Any two CP."""
    castable(f"{element}/2", list("FA"), "primer").sees("can cast bolt")


@pytest.mark.rule("F-R11.7", "F-R11.13")
@pytest.mark.case("fftcg/C55e")
@pytest.mark.parametrize(("sources", "pays"), [("F", False), ("FI", True), ("FF", False)])
def test_a_reduced_card_of_two_elements_needs_one_cp_of_each(sources, pays):
    """Cost 2, reduced by 1: 2 CP are paid."""
    cheap = blank("backup/water/2", "static: cheaper {type summon, of me} 1")
    backups = "\n".join(f"me cp {one} 1" for one in sources)
    t = story(f"me hand bolt\nme field cheap dull\n{backups}", bolt=blank("summon/fire+ice/2", DRAW), cheap=cheap)
    t.sees(("can" if pays else "cannot") + " cast bolt")
    if pays:
        t.do("cast bolt").sees("me active 0")


@pytest.mark.rule("F-R11.7", "F-R11.10")
def test_nothing_is_paid_for_a_cost_of_nought():
    """No payment is asked, none can be given."""
    t = story("me hand bolt\nme cp F 2", bolt=blank("summon/fire+ice/0", DRAW)).do("cast bolt")
    t.sees("asked priority me", "me active 2", "stack 1")


@pytest.mark.rule("F-R11.8")
@pytest.mark.parametrize(("cost", "sources", "pays"), [
    ("FF1", "FFA", True), ("FF1", "FAA", False), ("2", "AW", True), ("FI", "FI", True), ("FI", "FF", False),
])  # fmt: skip
def test_each_symbol_of_an_ability_needs_its_element(cost, sources, pays):
    """A number needs that many of any."""
    backups = "\n".join(f"me cp {one} 1" for one in sources)
    t = story(f"me field scout\n{backups}", scout=blank("forward/ice/2/3000", f"activate cost cp {cost}: draw me 1"))
    t.sees(("can" if pays else "cannot") + " use scout 1")


def symbols(preset):
    """{F}{F}{1} with one Fire and two Water."""
    return story(
        f"preset {preset}\nme field scout\nme cp F 1\nme cp A 2",
        scout=blank("forward/ice/2/3000", "activate cost cp FF1: draw me 1"),
    )


@pytest.mark.rule("F-R11.8")
@pytest.mark.case("fftcg/C80-official")
def test_two_fire_symbols_need_two_fire_cp():
    """Refused."""
    symbols("official").sees("cannot use scout 1")


@pytest.mark.rule("F-R21.4", "F-R11.8")
@pytest.mark.case("fftcg/C80-primer")
@pytest.mark.primer("fftcg/09")
def test_one_fire_cp_is_enough_for_two_symbols_under_the_primer():
    """Legal; three CP are paid."""
    symbols("primer").sees("can use scout 1").do("use scout 1").sees("me active 1", "stack 1")


def odd(preset, cost):
    """Two Fire cards in the hand for a Fire card."""
    return story(
        f"preset {preset}\nme hand bolt blank:summon/fire/8 blank:summon/fire/9",
        bolt=blank(f"summon/fire/{cost}", DRAW),
    )


@pytest.mark.rule("F-R11.9")
@pytest.mark.case("fftcg/C55a")
def test_discarding_may_leave_one_cp_too_much():
    """Cost 3, two cards: 1 CP is lost."""
    odd("official", 3).do("cast bolt").sees("me hand 0", "stack 1")


@pytest.mark.rule("F-R11.9")
@pytest.mark.case("fftcg/C55b")
def test_discarding_might_leave_one_cp_too_much_in_2020():
    """Cost 3, two cards."""
    odd("official-2.1", 3).do("cast bolt").sees("me hand 0", "stack 1")


@pytest.mark.rule("F-R11.9", "F-R11.1")
@pytest.mark.case("fftcg/C55c")
def test_more_than_needed_may_be_generated():
    """Cost 2, two cards are discarded: accepted, though the list does not hold it."""
    odd("official", 2).do("cast bolt paying blank:summon/fire/8 blank:summon/fire/9").sees("me hand 0", "stack 1")


@pytest.mark.rule("F-R11.9")
@pytest.mark.case("fftcg/C55d")
def test_two_cp_too_much_were_refused_in_2020():
    """Cost 2: when one card is discarded nothing more is accepted."""
    t = odd("official-2.1", 2)
    t.answer(next(option for option in t.choice.options if option.verb.word == "cast"))
    t.sees("asked payment me")
    assert t.ways_to_pay() == [["me:blank:summon/fire/8"], ["me:blank:summon/fire/9"]]
    t.answer(next(option for option in t.choice.options if option.verb.word == "pay"))
    assert [option.verb.word for option in t.listed() if option.verb.word == "pay"] == []


@pytest.mark.rule("F-R11.9")
@pytest.mark.case("fftcg/C87")
def test_the_list_holds_the_minimal_payments():
    """Cost 2, three Fire Backups and a Fire card: three pairs and one discard."""
    t = story("me hand bolt blank:summon/fire/9\nme cp F 3", bolt=blank("summon/fire/2", DRAW))
    t.answer(next(option for option in t.choice.options if option.verb.word == "cast"))
    assert sorted(map(sorted, t.ways_to_pay())) == [
        ["me:blank:summon/fire/9"], ["me:cp:F", "me:cp:F#2"], ["me:cp:F", "me:cp:F#3"], ["me:cp:F#2", "me:cp:F#3"],
    ]  # fmt: skip


@pytest.mark.rule("F-R11.9")
@pytest.mark.case("fftcg/C88")
def test_all_three_backups_may_be_dulled_for_a_cost_of_two():
    """1 CP is lost."""
    t = story("me hand bolt blank:summon/fire/9\nme cp F 3", bolt=blank("summon/fire/2", DRAW))
    t.do("cast bolt paying cp:F cp:F#2 cp:F#3").sees("me active 0", "me hand 1", "stack 1")


@pytest.mark.rule("F-R11.11")
@pytest.mark.parametrize(("sources", "pays"), [("FF", True), ("FI", False), ("FFI", True)])
def test_what_is_paid_with_one_element_only(sources, pays):
    """Every CP that is used must be of it."""
    backups = "\n".join(f"me cp {one} 1" for one in sources)
    t = story(f"me hand giant\n{backups}", giant=blank("forward/fire/2/9000", "static: only_pay self fire"))
    t.sees(("can" if pays else "cannot") + " cast giant")
    if sources == "FFI":
        t.do("cast giant").sees("cp:I active", "cp:F dull")


@pytest.mark.rule("F-R11.13")
@pytest.mark.parametrize(("cost", "less", "more", "paid"), [(3, 1, 0, 2), (3, 4, 0, 0), (3, 0, 2, 5), (1, 2, 1, 0)])
def test_a_cost_is_raised_and_lowered_and_never_below_nought(cost, less, more, paid):
    """Base, then increases and reductions."""
    made = {"giant": blank(f"forward/fire/{cost}/9000")}
    lines = []
    if less:
        made["cheap"] = blank("backup/water/2", f"static: cheaper {{type forward, of me}} {less}")
        lines.append("me field cheap")
    if more:
        made["dear"] = blank("backup/ice/2", f"static: dearer {{type forward}} {more}")
        lines.append("you field dear")
    story("me hand giant\n" + "\n".join(lines), **made).sees(f"cost giant {paid}")


@pytest.mark.rule("F-R11.13", "F-R16.1")
def test_a_cost_is_locked_when_it_is_fixed():
    """What made it cheaper leaves in response; what was paid stays paid."""
    cheap = blank("backup/water/2", "static: cheaper {type summon, of me} 1")
    t = story("me hand bolt\nme field cheap dull\nme cp F 1", bolt=blank("summon/fire/2", DRAW), cheap=cheap)
    t.do("cast bolt", "break cheap", "resolve").sees("me hand 1", "cp:F dull")


@pytest.mark.rule("F-R11.14")
@pytest.mark.parametrize(("x", "active"), [(0, 2), (2, 0)])
def test_x_is_declared_and_paid_whole(x, active):
    """A cost {F} and X with three Backups."""
    t = story("me field mage\nme cp F 3", mage=blank("backup/ice/2", "activate cost cp FX: draw me x"))
    t.do("use mage 1", f"x {x}").sees(f"me active {active + 1}").do("resolve").sees(f"me hand {x}")


@pytest.mark.rule("F-R11.15", "F-R21.9", "F-R13.4")
@pytest.mark.primer("fftcg/27")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("held", "usable"), [("Cloud", True), ("Zack", False)])
def test_a_special_ability_costs_a_card_of_the_same_name(name, held, usable):
    """Besides its other cost."""
    card = f"blank:summon/water/9/name={held}"
    t = story(f"preset {name}\nme field cloud\nme hand {card}\nme cp F 1",
              cloud=blank("forward/fire/2/3000/name=Cloud",
                          'activate title "Climhazzard" cost same_name, cp F: draw me 1'))  # fmt: skip
    t.sees(("can" if usable else "cannot") + " use cloud 1")
    if usable:
        t.do("use cloud 1").sees(f"{card} in me.break", "me active 1", "stack 1")


@pytest.mark.rule("F-R11.15", "F-R1.3")
@pytest.mark.parametrize(("cost", "setup", "usable"), [
    ("put 1 {type backup}", "me cp F 1", True), ("put 1 {type backup}", "you cp F 1", False),
    ("discard 1", "me fill_hand 1", True), ("discard 1", "you fill_hand 1", False),
    ("remove 1 {type summon} break", "me break blank:summon/fire/1", True),
    ("remove 1 {type summon} break", "you break blank:summon/fire/1", False),
    ("return 1 {type forward, not self}", "me field blank:forward/ice/3/6000", True),
    ("return 1 {type forward, not self}", "you field blank:forward/ice/3/6000", False),
])  # fmt: skip
def test_costs_are_paid_with_own_cards(cost, setup, usable):
    """Not with those of the other player."""
    t = story(f"me field scout\n{setup}", scout=blank("forward/fire/2/3000", f"activate cost {cost}: draw me 1"))
    t.sees(("can" if usable else "cannot") + " use scout 1")


@pytest.mark.rule("F-R11.16")
def test_one_card_does_not_serve_twice():
    """A Backup that dulls itself for its ability gives no CP for it; a card discarded for a cost neither."""
    own = blank("backup/fire/2", "activate cost dull, cp 1: draw me 1")
    story("me field own", own=own).sees("cannot use own 1")
    story("me field own\nme cp E 1", own=own).sees("can use own 1").do("use own 1").sees("me active 0")
    cloud = blank("forward/fire/2/3000/name=Cloud", 'activate title "Climhazzard" cost same_name, cp 2: draw me 1')
    card = "blank:summon/water/9/name=Cloud"
    story(f"me field cloud\nme hand {card}", cloud=cloud).sees("cannot use cloud 1")
    story(f"me field cloud\nme hand {card} blank:summon/fire/9", cloud=cloud).sees("can use cloud 1")


@pytest.mark.rule("F-R11.17")
def test_texts_read_the_cost_of_the_card_not_what_was_paid():
    """A Forward of cost 5 that was cast for 2 is none of cost 3 or less."""
    giant = blank("forward/fire/5/9000", "static: cheaper self 3")
    t = story(f"me hand giant\nme cp F 2\nme field {ICE}", giant=giant).do("cast giant")
    t.act("me", "break {type forward, cost <= 3}").do("resolve").sees("giant in me.field", f"{ICE} in me.break")


@pytest.mark.rule("F-R11.18")
@pytest.mark.parametrize(("backups", "asked"), [(1, False), (2, True)])
def test_what_may_be_paid_at_resolution_is_paid_as_ever(backups, asked):
    """Two Fire CP; where they cannot be paid nothing is offered."""
    t = story(f"me cp F {backups}").act("me", "may { pay FF; draw me 1 }").do("resolve")
    if asked:
        t.sees("asked may me").do("pay").sees("me active 0", "me hand 1", "asked priority me")
    else:
        t.sees("asked priority me", "me active 1", "me hand 0")
