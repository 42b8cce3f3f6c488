"""The words that change the Digimon Box, and those that bar other cards, each in the hands of a card."""

import pytest

from made import digimon, option, position
from table import ME, YOU, table


def at(kind, *lines, mine="St-1", other="St-5", cards=()):
    """My window of a kind, with more lines of scenario."""
    more = "\n".join(lines)
    return position(f"phase {kind.removeprefix('window_')}\nme box {mine}\nyou box {other}\n{more}", *cards).until(
        kind, ME
    )


# The Digimon Box


@pytest.mark.rule("C-R6.7", "C-R7.4")
@pytest.mark.parametrize(("ocean", "active"), [(2, "St-2"), (1, "St-1")])
def test_evolve_pays_the_requirement_now(ocean, active):
    """XC-57: Greymon from hand, its two cards from the Net Ocean, if there are two."""
    t = at("window_evolution", "me slot1 XC-57", "me hand St-2", f"me net_ocean {ocean}").answer(
        "open XC-57", "pick St-2"
    )
    assert t.asked == (ME, "pay_now")
    if ocean == 2:
        t.answer("pay 0")
        assert (t.count(ME, "net_ocean"), t.cards(ME, "hand")) == (0, [])
    else:
        assert t.options() == ["none"]
        t.answer("none")
        assert (t.count(ME, "net_ocean"), t.cards(ME, "hand")) == (1, ["St-2"])
    assert (t.active(ME), t.points[ME], t.count(ME, "requirement_box")) == (active, 90, 0)


@pytest.mark.rule("C-R7a.6")
def test_evolve_free_asks_for_the_base_only():
    """XC-25: XC-08 on Greymon without 40 % and without its note."""
    t = table("""phase evolution
                 me box St-1 > St-2
                 me evolution XC-08
                 me slot1 XC-25
                 you box St-5""")
    t.answer("decline XC-08", "done", "open XC-25", "pick XC-08")
    assert t.cards(ME, "digimon_box") == ["St-1", "XC-08"]


@pytest.mark.rule("C-R7a.7")
def test_place_asks_for_nothing():
    """XC-10: a fusion Digimon of the hand on a Level III."""
    t = at("window_evolution", "me slot1 XC-10", "me hand XC-09").answer("open XC-10", "pick XC-09")
    assert t.cards(ME, "digimon_box") == ["St-1", "XC-09"]


@pytest.mark.rule("C-R7a.9")
@pytest.mark.parametrize(("level", "active"), [("IV", "XC-39"), ("Perfect", "XC-42"), ("III", "XC-13")])
def test_warp_goes_up_to_its_level(level, active):
    """From XC-13 over XC-39 to XC-42."""
    card = option("T-1", f"use at evolution limit at_use: warp {level}")
    told = ["me slot1 T-1", "me evolution XC-39", "me evolution XC-42"]
    t = at("window_evolution", *told, mine="XC-13", cards=[card]).answer("open T-1")
    assert t.active(ME) == active


@pytest.mark.parametrize(
    ("other", "active"), [("St-1 > St-2", "St-1"), ("St-1 > Bo-1", "Bo-1"), ("St-1", "St-1"), ("St-1 > XC-34", "XC-34")]
)
def test_degenerate_is_for_one_level(other, active):
    """St-57 sends a Level IV away, nothing else."""
    t = at("window_battle", "me slot1 St-57", "me hand St-3", other=other).answer("open St-57", "pick St-3")
    assert t.active(YOU) == active
    assert t.count(YOU, "dark_area") == (1 if active == "St-1" and ">" in other else 0)


@pytest.mark.parametrize(("other", "active"), [("St-1 > St-2", "St-1"), ("St-1 > Bo-1", "St-1"), ("St-1", "St-1")])
def test_remove_evolved_leaves_the_level_iii(other, active):
    """Whatever its level; a Level III alone stays."""
    card = option("T-1", "use at battle limit at_use: remove_evolved opponent")
    t = at("window_battle", "me slot1 T-1", other=other, cards=[card]).answer("open T-1")
    assert t.cards(YOU, "digimon_box") == [active]


def test_remove_evolved_after_a_draw():
    """St-45 meets its like: both go."""
    t = table("""phase battle
                 me box St-42 > St-45
                 you box St-42 > St-45""")
    t.next_turn()
    assert (t.active(ME), t.active(YOU), t.points) == ("St-42", "St-42", [90, 90])


@pytest.mark.rule("C-R10.2")
@pytest.mark.parametrize(("other", "box"), [("St-5", []), ("St-5 > St-6", ["St-5", "St-6"])])
def test_remove_level_iii_if_nothing_lies_on_it(other, box):
    """XC-22."""
    t = at("window_battle", "me slot1 XC-22", other=other).answer("open XC-22")
    assert t.cards(YOU, "digimon_box") == box
    assert t.asked == (ME, "window_battle")


@pytest.mark.parametrize(("answers", "active"), [(["yes", "pick St-18"], "St-18"), (["no"], "St-1")])
def test_exchange(answers, active):
    """XC-58: the Level III may be changed for one of the hand that is not of type A."""
    t = at("window_battle", "me slot1 XC-58", "me hand St-18 St-3").answer("open XC-58")
    t.answer(answers[0])
    assert not t.offers("pick St-3")
    t.answer(*answers[1:])
    assert (t.active(ME), t.count(ME, "digimon_box")) == (active, 1)


def test_no_exchange_under_an_evolved_digimon():
    """XC-58 does nothing where something lies on the Level III."""
    t = at("window_battle", "me slot1 XC-58", "me hand St-18", mine="St-1 > St-2").answer("open XC-58", "yes")
    if t.choice.kind == "effect_choose":
        t.answer("pick St-18")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "hand")) == (["St-1", "St-2"], ["St-18"])


# Other cards' effects


@pytest.mark.rule("C-R11.3")
def test_negate():
    """XC-03 sends one open option card of the opponent away."""
    t = at("window_battle", "me slot1 XC-03", "you slot1 XC-04 open", "you slot2 St-49").answer(
        "open XC-03", "pick XC-04"
    )
    assert (t.cards(YOU, "slots"), t.cards(YOU, "dark_area")) == (["St-49"], ["XC-04"])


FORBIDDEN = """phase battle
               first you
               me box St-3
               me slot1 {card}
               you box St-5 > XC-43
               you slot1 XC-65
               you hand XC-19 St-7"""
USES = {"options": "open XC-65", "abilities": "activate XC-43", "supports": "support XC-19"}


@pytest.mark.rule("C-R0.1")
@pytest.mark.parametrize("use", USES)
def test_forbid_bars_one_kind_of_use(use):
    """The other two kinds stay allowed, and the refusal says that an effect forbids it."""
    card = option("T-1", f"use at battle limit at_use: forbid opponent {use} until end_of_battle")
    t = position(FORBIDDEN.format(card="T-1"), card)
    t.until("window_battle", ME).answer("open T-1").until("window_battle", YOU)
    assert {kind: t.offers(words) for kind, words in USES.items()} == {kind: kind != use for kind in USES}
    assert ("use-forbidden", "C-R0.1") in t.reasons(YOU, USES[use].split()[1])


@pytest.mark.rule("C-R0.1")
def test_bundled_cards_forbid():
    """XC-59 options and supports, XC-68 abilities of an evolved opponent."""
    t = (
        position(FORBIDDEN.format(card="XC-59"))
        .until("window_battle", ME)
        .answer("open XC-59")
        .until("window_battle", YOU)
    )
    assert [t.offers(words) for words in USES.values()] == [False, True, False]
    t = (
        position(FORBIDDEN.format(card="XC-68"))
        .until("window_battle", ME)
        .answer("open XC-68")
        .until("window_battle", YOU)
    )
    assert [t.offers(words) for words in USES.values()] == [True, False, True]


@pytest.mark.rule("C-R11.4")
@pytest.mark.parametrize(("other", "power"), [("XC-23 > XC-05", 420), ("XC-23", 350 - 40)])
def test_immune_to_option_cards(other, power):
    """XC-45 takes 40 of the attack, but not from XC-05."""
    t = at("window_battle", "me slot1 XC-45", mine="St-3", other=other).answer("open XC-45")
    assert t.power(YOU) == power


@pytest.mark.rule("C-R11.4")
@pytest.mark.parametrize(("shield", "power"), [(["static: immune abilities opponent"], 360), ([], 0)])
def test_immune_to_abilities(shield, power):
    """XC-43 makes an attack zero, but not that of a Digimon beyond its abilities (as XC-42 is)."""
    t = at("window_battle", "me hand St-3", mine="St-5 > XC-43", other="T-2", cards=[digimon("T-2", *shield)])
    t.answer("activate XC-43", "pick St-3")
    assert t.power(YOU) == power


@pytest.mark.rule("C-R11.4", "C-R12.3")
@pytest.mark.parametrize(("mine", "gain"), [("XC-13 > XC-44", 0), ("XC-13 > XC-42", 50)])
def test_immune_to_all_supports(mine, gain):
    """XC-44 is not even affected by its owner's support."""
    t = at("window_battle", "me hand XC-19", mine=mine)
    before = t.power(ME)
    t.answer("support XC-19")
    assert (t.power(ME) - before, t.cards(ME, "support_box")) == (gain, ["XC-19"])


@pytest.mark.rule("C-R11.4")
@pytest.mark.parametrize("owner", ["opponent", "all"])
def test_immune_for_a_while(owner):
    """An option card may shield for a battle; what the opponent opens then does not reach."""
    card = option("T-1", f"use at battle limit end_of_battle: immune options {owner}")
    t = position("phase battle\nfirst you\nme box St-1\nme slot1 T-1\nyou box St-3\nyou slot1 XC-45", card)
    t.until("window_battle", ME).answer("open T-1").until("window_battle", YOU).answer("open XC-45")
    assert (t.power(ME), t.cards(YOU, "slots")) == (360, ["XC-45"])


@pytest.mark.rule("C-R11.4")
@pytest.mark.parametrize(("owner", "power"), [("opponent", 410), ("all", 360)])
def test_immune_of_own_cards_too(owner, power):
    """`all` shuts out the own cards with the others."""
    card = option("T-1", f"use at battle limit end_of_battle: immune options {owner}")
    told = ["me slot1 T-1", "me slot2 St-53", "me hand St-7"]
    t = at("window_battle", *told, other="St-3", cards=[card]).answer("open T-1", "open St-53", "pick St-7")
    assert t.power(ME) == power
