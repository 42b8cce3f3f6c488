"""F-R8: priority and the stack."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
BOLT = blank("summon/fire/0", "use: draw me 1")
EARN = blank("summon/fire/0", "use: gain_crystals me 1")


@pytest.mark.rule("F-R8.1", "F-R9.1")
def test_rules_are_checked_and_autos_placed_until_nothing_is_left():
    """The break triggers, and only then somebody has priority: the stack holds the auto, the Forward is gone."""
    t = story(
        "me field martyr\nme hand bolt",
        martyr=blank("forward/fire/2/3000", "when broken self: draw me 1"), bolt=BOLT,
    )  # fmt: skip
    t.do("deal martyr 3000").sees("martyr in me.break", "stack 1", "asked priority me", "me hand 1")
    t.do("resolve").sees("me hand 2", "stack 0", "asked priority me")


@pytest.mark.rule("F-R8.2", "F-R13.18")
@pytest.mark.parametrize("player", ["me", "you"])
def test_the_turn_players_autos_are_placed_first_and_resolve_last(player):
    """Both Forwards are broken together."""
    mourner = blank("forward/fire/2/3000", "when broken self: draw me 1")
    t = story(f"turn_player {player}\nme field one\nyou field two", one=mourner, two=mourner)
    t.act(player, "break {type forward}").do("resolve").sees("stack 2", "me hand 0", "you hand 0")
    other = "you" if player == "me" else "me"
    t.do("resolve").sees(f"{other} hand 1", f"{player} hand 0")
    t.do("resolve").sees("me hand 1", "you hand 1", f"asked priority {player}")


@pytest.mark.rule("F-R8.2", "F-R13.7")
@pytest.mark.parametrize(("order", "first"), [("1 2", "points"), ("2 1", "hand")])
def test_each_player_orders_the_own_autos(order, first):
    """The first placed resolves last."""
    envoy = blank("forward/fire/0/3000", "when enters self: draw me 1", "when enters self: damage_player opponent 1")
    one, two = order.split()
    t = story("me hand envoy", envoy=envoy).do("cast envoy").sees("asked order me")
    t.do(f"order envoy:{one} envoy:{two}", "resolve")
    t.sees(*(["you points 1", "me hand 0"] if first == "points" else ["you points 0", "me hand 1"]))


@pytest.mark.rule("F-R8.3")
def test_the_turn_player_has_priority_after_a_resolution():
    """Whoever controlled what has resolved."""
    t = story("turn_player you\nme hand bolt", bolt=BOLT).do("you: pass", "cast bolt", "pass", "you: pass")
    t.sees("me hand 1", "asked priority you")


@pytest.mark.rule("F-R8.4", "F-R12.1")
def test_who_casts_a_summon_has_priority_again():
    """The non-turn player, too."""
    (
        story("turn_player you\nme hand bolt", bolt=BOLT)
        .do("you: pass", "cast bolt")
        .sees("asked priority me", "stack 1")
    )


@pytest.mark.rule("F-R8.4", "F-R15.5")
def test_after_a_character_the_turn_player_has_priority():
    """Also when the other player cast it by Back Attack."""
    t = story("turn_player you\nme hand ambush", ambush=blank("forward/fire/0/3000/back_attack"))
    t.do("you: pass", "cast ambush").sees("asked priority you", "ambush in me.field", "stack 0")


@pytest.mark.rule("F-R8.5")
def test_two_passes_in_a_row_resolve_one_object():
    """Not the whole stack; an act breaks the row."""
    t = story("me hand bolt bolt", bolt=BOLT).do("cast bolt", "cast bolt#2", "pass", "you: pass")
    t.sees("stack 1", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R8.6")
def test_the_last_that_came_resolves_first():
    """The crystal before the card."""
    t = story("me hand bolt earn", bolt=BOLT, earn=EARN).do("cast bolt", "cast earn", "resolve")
    t.sees("me crystals 1", "me hand 0").do("resolve").sees("me hand 1", "asked priority me")


@pytest.mark.rule("F-R8.6", "F-R14.4")
def test_an_ability_on_the_stack_lives_on_its_own():
    """Its source is broken in response."""
    t = story("me field scout", scout=blank("forward/ice/3/6000", "activate: draw me 1"))
    t.do("use scout 1", "break scout").sees("scout in me.break", "stack 1").do("resolve").sees(
        "me hand 1", "asked priority me"
    )


@pytest.mark.rule("F-R8.6")
def test_the_stack_is_public():
    """Both players see what lies there, and whose it is."""
    t = story("me hand bolt", bolt=BOLT).do("cast bolt")
    for seat in (0, 1):
        objects = t.game.view(seat).objects
        assert [(one.seat, one.word) for one in objects] == [(0, "summon")]


@pytest.mark.rule("F-R21.15", "F-R8.4")
@pytest.mark.case("fftcg/C68-official")
def test_the_caster_keeps_priority_in_the_preparation_step():
    """A casts a Summon and has priority."""
    story("me hand bolt", bolt=BOLT).do("to preparation", "cast bolt").sees("asked priority me", "stack 1")


@pytest.mark.rule("F-R21.15", "F-R8.3")
@pytest.mark.case("fftcg/C68-primer")
@pytest.mark.primer("fftcg/18")
def test_both_sides_take_turns_in_the_attack_phase_of_the_primer():
    """A casts a Summon and B has priority; after the resolution A is first again."""
    t = story("preset primer\nme hand bolt\nyou hand other", bolt=BOLT, other=BOLT).do("to preparation", "cast bolt")
    t.sees("asked priority you").do("you: cast other").sees("asked priority me", "stack 2")
    t.do("pass", "you: pass").sees("you hand 1", "stack 1", "asked priority me")


@pytest.mark.rule("F-R21.15")
@pytest.mark.primer("fftcg/18")
def test_in_the_main_phase_of_the_primer_the_caster_keeps_priority():
    """The turns are those of the Attack Phase."""
    story("preset primer\nme hand bolt", bolt=BOLT).do("cast bolt").sees("asked priority me", "stack 1")
