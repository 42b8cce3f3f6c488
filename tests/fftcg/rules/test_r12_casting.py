"""F-R12: casting Summons and Characters."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/3/7000"


@pytest.mark.rule("F-R12.1")
def test_a_summon_is_cast_with_its_targets_before_anything_is_paid():
    """Target, payment, then `cast` autos; the caster keeps priority."""
    t = story(f"me hand bolt\nme cp F 2\nme field watcher\nyou field {ICE}",
              watcher=blank("backup/ice/1", "when cast me {type summon}: draw me 1"),
              bolt=blank("summon/fire/2", "use: choose $a: 1 {type forward}; damage $a 4000"))  # fmt: skip
    t.do("cast bolt", f"choose {ICE}").sees("stack 2", "me active 1", "asked priority me", "me hand 0")
    t.do("resolve").sees("me hand 1", f"{ICE} damage 0").do("resolve").sees(f"{ICE} damage 4000", "bolt in me.break")


@pytest.mark.rule("F-R12.2")
@pytest.mark.parametrize(("setup", "legal"), [(f"you field {ICE}", True), ("you field blank:backup/ice/2", False)])
def test_a_summon_without_a_target_is_not_cast(setup, legal):
    """It needs a Forward."""
    t = story(f"me hand bolt\n{setup}", bolt=blank("summon/fire/0", "use: choose $a: 1 {type forward}; damage $a 4000"))
    t.sees(("can" if legal else "cannot") + " cast bolt")


@pytest.mark.rule("F-R12.2")
def test_up_to_so_many_may_be_none():
    """It can be cast without anything to choose, and choose nothing."""
    bolt = blank("summon/fire/0", "use: choose $a: up to 2 {type forward}; damage $a 4000; draw me 1")
    story("me hand bolt", bolt=bolt).do("cast bolt", "resolve").sees("me hand 1", "bolt in me.break")
    t = story(f"me hand bolt\nyou field {ICE}\nyou field {WIND}", bolt=bolt).do("cast bolt")
    t.sees(f"can choose {ICE}", f"can choose {ICE} {WIND}").do("nothing", "resolve")
    t.sees("me hand 1", f"{ICE} damage 0", "asked priority me")


@pytest.mark.rule("F-R12.2")
def test_a_summon_does_not_choose_itself():
    """The only Summon on the stack is this one."""
    bolt = blank("summon/fire/0", "use: choose $a: 1 {object summon} from stack; cancel $a")
    story("me hand bolt", bolt=bolt).sees("cannot cast bolt")
    t = story("me hand bolt other", bolt=bolt, other=blank("summon/ice/0", "use: draw me 1")).do("cast other")
    t.sees("can cast bolt").do("cast bolt", "choose other").sees("stack 2")


@pytest.mark.rule("F-R12.3")
def test_modes_are_declared_at_casting():
    """One of two; how many is fixed then, too."""
    bolt = blank("summon/fire/0", "use: modes 1 { draw me 1 } { damage_player opponent 1 }")
    t = (
        story("me hand bolt", bolt=bolt)
        .do("cast bolt")
        .sees("asked modes me", "can modes 1", "can modes 2", "cannot modes 1 2")
    )
    t.do("modes 2").sees("stack 1", "asked priority me").do("resolve").sees("you points 1", "me hand 0")


@pytest.mark.rule("F-R12.3")
def test_an_option_without_a_legal_target_is_not_selected():
    """A dull Forward is wanted, and none is there."""
    bolt = blank(
        "summon/fire/0",
        "use: modes up to 2 { choose $a: 1 {type forward}; damage $a 2000 }"
        " { choose $b: 1 {type forward, dull}; break $b }",
    )
    (
        story(f"me hand bolt\nyou field {ICE}", bolt=bolt)
        .do("cast bolt")
        .sees("can modes 1", "cannot modes 2", "cannot modes 1 2")
    )
    (
        story(f"me hand bolt\nyou field {ICE} dull", bolt=bolt)
        .do("cast bolt")
        .sees("can modes 1", "can modes 2", "can modes 1 2")
    )


@pytest.mark.rule("F-R12.4")
def test_different_modes_choose_anew():
    """The same Forward is dulled and damaged."""
    bolt = blank(
        "summon/fire/0",
        "use: modes 2 { choose $a: 1 {type forward}; damage $a 2000 } { choose $b: 1 {type forward}; dull $b }",
    )
    t = story(f"me hand bolt\nyou field {ICE}\nyou field {WIND}", bolt=bolt).do("cast bolt")
    t.do("modes 1 2", f"choose {ICE}", f"choose {ICE}", "resolve").sees(
        f"{ICE} dull", f"{ICE} damage 2000", f"{WIND} active"
    )


@pytest.mark.rule("F-R12.5")
def test_damage_is_divided_at_casting():
    """Steps of 1000, at least 1000 each; one target has then left: its share is lost."""
    bolt = blank("summon/fire/0", "use: choose $a: up to 3 {type forward, of opponent}; divide_damage $a 5000")
    t = story(f"me hand bolt\nyou field {ICE}\nyou field {WIND}", bolt=bolt).do("cast bolt", f"choose {ICE} {WIND}")
    t.sees("asked divide me")
    assert [option.value for option in t.choice.options if option.verb.word == "pick"] == [1000, 2000, 3000, 4000]
    t.do(f"divide {ICE}:4000 {WIND}:1000", f"move {WIND} hand", "resolve").sees(f"{ICE} damage 4000")


@pytest.mark.rule("F-R12.6", "F-R9.5")
@pytest.mark.primer("fftcg/08")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("mine", "held", "legal"), [
    ("name=Cecil", "name=Cecil", False), ("name=Cecil", "name=Kain", True),
    ("name=Moogle/generic", "name=Moogle/generic", True),
    ("name=Moogle/generic", "name=Moogle", True),
])  # fmt: skip
def test_one_character_of_a_name(name, mine, held, legal):
    """Only those without the mark for several count."""
    t = story(f"preset {name}\nme field blank:forward/fire/0/3000/{mine}\nme hand blank:forward/ice/0/3000/{held}")
    t.sees(("can" if legal else "cannot") + f" cast blank:forward/ice/0/3000/{held}")


@pytest.mark.rule("F-R12.6", "F-R9.6")
@pytest.mark.primer("fftcg/05")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(
    ("mine", "held", "legal"), [("light", "light", False), ("light", "dark", False), ("light", "fire", True)]
)
def test_one_light_or_dark_character(name, mine, held, legal):
    """Not together, and one only."""
    t = story(f"preset {name}\nme field blank:forward/{mine}/0/3000\nme hand blank:backup/{held}/0")
    t.sees(("can" if legal else "cannot") + f" cast blank:backup/{held}/0")


@pytest.mark.rule("F-R12.6", "F-R9.7")
@pytest.mark.primer("fftcg/08")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("backups", "legal"), [(4, True), (5, False)])
def test_no_sixth_backup_is_cast(name, backups, legal):
    """The fifth is legal."""
    t = story(f"preset {name}\nme cp E {backups}\nme hand blank:backup/fire/0")
    t.sees(("can" if legal else "cannot") + " cast blank:backup/fire/0")


@pytest.mark.rule("F-R12.7", "F-R1.3")
@pytest.mark.parametrize(("name", "comes"), [("official", False), ("official-2.1", True)])
def test_an_effect_brings_no_second_of_a_name(name, comes):
    """It stays where it is; by the rules of 2020 it comes, and both go."""
    one, two = "blank:forward/fire/2/3000/name=Lyse", "blank:forward/ice/2/3000/name=Lyse"
    t = story(f"preset {name}\nme field {one}\nme break {two}")
    t.act("me", "choose $a: 1 {type forward} from me.break; play $a; draw me 1").do(f"choose {two}", "resolve")
    t.sees(f"{two} in me.break", f"{one} in me.{'break' if comes else 'field'}", "me hand 1")


@pytest.mark.rule("F-R12.8")
def test_a_character_comes_without_a_response():
    """No stack; its auto then triggers, and the turn player has priority."""
    envoy = blank("forward/fire/1/3000", "when enters self: draw me 1")
    t = story("me hand envoy\nme cp F 1", envoy=envoy).do("cast envoy")
    t.sees("envoy in me.field", "stack 1", "asked priority me", "cp:F dull", "me hand 0")


@pytest.mark.rule("F-R12.9")
@pytest.mark.parametrize(("text", "crystals"), [("play $a", 0), ("cast_free $a", 1)])
def test_playing_is_not_casting(text, crystals):
    """What sees casts triggers for the cast alone, at whatever cost."""
    watcher = blank("backup/fire/2", "when cast me {type character}: gain_crystals me 1")
    t = story(f"me hand {FIRE}\nme field watcher", watcher=watcher)
    t.act("me", f"select $a: 1 {{type forward}} from me.hand; {text}").do("resolve", "settle")
    t.sees(f"{FIRE} in me.field", f"me crystals {crystals}")


@pytest.mark.rule("F-R12.10")
def test_what_an_effect_lets_cast_is_cast_right_after_it():
    """The rest of the effect is done first; the Character does not use the stack, the Summon does."""
    t = story("me hand bolt", bolt=blank("summon/fire/3", "use: gain_crystals me 1"))
    t.act("me", "select $a: 1 {type summon} from me.hand; cast_free $a; draw me 1").do("resolve")
    t.sees("me hand 1", "stack 1", "me crystals 0").do("resolve").sees("me crystals 1", "bolt in me.break")


@pytest.mark.rule("F-R12.11", "F-R14.15")
def test_a_resolved_and_a_cancelled_summon_go_to_the_break_zone():
    """Of their owner."""
    bolt = blank("summon/fire/0", "use: draw me 1")
    t = story("me hand bolt bolt", bolt=bolt).do("cast bolt", "resolve").sees("bolt in me.break", "me hand 2")
    t.do("cast bolt#2").act("you", "choose $a: 1 {object summon} from stack; cancel $a").do("you: choose bolt#2")
    t.do("settle").sees("bolt#2 in me.break", "me hand 1", "stack 0")


@pytest.mark.rule("F-R12.10", "F-R14.13")
@pytest.mark.parametrize("rest", ["put", "bottom"])
def test_what_is_cast_from_among_cards_is_not_one_of_the_rest(rest):
    """It waits where it is until the effect has resolved; the rest goes away."""
    t = story(f"me top bolt {FIRE}", bolt=blank("summon/fire/5", "use: gain_crystals me 1"))
    t.act(
        "me",
        f"let $b (top me 2); reveal $b; select $c: up to 1 {{type summon}} from $b; cast_free $c; {rest} (rest $b)",
    )
    t.do("resolve", "select bolt").sees("stack 1", f"{FIRE} {'in me.break' if rest == 'put' else 'at me.bottom'}")
    t.do("resolve").sees("me crystals 1", "bolt in me.break")


@pytest.mark.rule("F-R11.13", "F-R4.7")
@pytest.mark.parametrize(("backups", "legal"), [(1, False), (2, True)])
def test_what_a_player_casts_of_anothers_is_his_own_for_its_cost(backups, legal):
    """Of cost 3, it is one cheaper as his own Character."""
    guild = blank("backup/fire/1", "static: cheaper {type character, of me} 1")
    t = story(f"me field guild dull\nme cp I {backups}\nyou break {ICE}", guild=guild)
    t.act("me", "choose $a: 1 {type character} from opponent.break; remove $a; may_cast $a")
    t.do(f"choose {ICE}", "resolve").sees(f"{ICE} in you.removed", f"{'can' if legal else 'cannot'} cast {ICE}")
    if legal:
        t.do(f"cast {ICE}").sees(f"{ICE} in me.field", f"{ICE} control me", "me active 1")


@pytest.mark.rule("F-R12.3")
@pytest.mark.parametrize(("cards", "change", "drawn"), [(1, "draw you 2", 1), (2, f"discard {FIRE}", 0)])
def test_how_many_modes_may_be_picked_is_fixed_as_it_is_cast(cards, change, drawn):
    """Both while the other holds two cards at most, else one; what the hand is like later does not matter."""
    both = "{ gain_crystals me 1 } { draw me 1 }"
    text = f"use: if opponent.hand <= 2 {{ modes up to 2 {both} }} else {{ modes 1 {both} }}"
    t = story(f"me hand bolt\nyou hand {FIRE}\nyou fill_hand {cards}", bolt=blank("summon/fire/0", text))
    t.do("cast bolt", "modes 1 2" if drawn else "modes 1", change, "resolve")
    t.sees("me crystals 1", f"me hand {drawn}", "asked priority me")
