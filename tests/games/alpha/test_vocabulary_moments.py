"""Events that abilities answer: each at its moment, about the card, the player or the letter that is asked for."""

import pytest

from alpha.board import ME, YOU, board
from alpha.duels import duel, fight, fighter, opened, used
from alpha.made import command, evolution, field, option

WATCH = "me points 50\nme slot T-9\n"


def watcher(event):
    """An option that gains 10 points at every such event."""
    return option("T-9", f"when {event}: gain_points me 10")


@pytest.mark.rule("A-6.3", "A-9.4", "A-14.2")
@pytest.mark.parametrize(("event", "points"), [("turn_starts", 60), ("end_of_turn", 60)])
def test_the_turn(event, points):
    """Once a turn, not once a player."""
    t = fight(WATCH, watcher(event)).next_turn()
    assert t.points[ME] == points


@pytest.mark.rule("A-7.3", "A-7.4", "A-7.6", "A-7.12", "A-14.2")
@pytest.mark.parametrize("step", ["reset", "surplus", "fill", "placing"])
@pytest.mark.parametrize(
    ("edge", "who", "points"), [("begins", "me", 60), ("ends", "me", 60), ("begins", "opponent", 60)]
)
def test_the_steps_of_preparation(step, edge, who, points):
    """Each of one player."""
    t = board(f"me box XA-01\n{WATCH}you box XA-02\n", watcher(f"step_{edge} {who} {step}"))
    t.until("opportunity")
    assert t.points[ME] == points


@pytest.mark.rule("A-8.1", "A-8.2", "A-8.4", "A-8.8", "A-14.2")
@pytest.mark.parametrize("step", ["turning_up", "cost_check", "evolution_check", "line_up"])
def test_the_steps_of_evolution(step):
    """Both players at once: each hears of the own one."""
    t = board(f"phase evolution\nme box XA-01\n{WATCH}you box XA-02\n", watcher(f"step_ends me {step}"))
    assert t.points[ME] == 60


@pytest.mark.rule("A-8.1")
@pytest.mark.parametrize(
    ("event", "points"),
    [("opened", 50), ("opened {name t-3}", 60), ("opened {owner opponent}", 50), ("opened {kind digimon}", 60)],
)
def test_turned_up(event, points):
    """A Digimon beside the option that watches; that one lay open."""
    t = board(f"phase evolution\nme box XA-01\nme box T-3 down\n{WATCH}you box XA-02\n", watcher(event), fighter("T-3"))
    assert t.points[ME] == points


@pytest.mark.rule("A-8.3", "A-14.2")
@pytest.mark.parametrize(("event", "hand"), [("burst me", 2), ("burst opponent", 0)])
def test_the_burst_process(event, hand):
    """Costs of 12: two cards, and as many drawn."""
    t = board("phase evolution\nme box T-3\nme fill XA-01\nme slot T-9\nyou box XA-02\n", fighter("T-3", cost=11),
              option("T-9", f"when {event}: draw me that"))  # fmt: skip
    assert t.count(ME, "hand") == hand


@pytest.mark.rule("A-8.4", "A-8.5", "A-8.7", "A-14.2")
@pytest.mark.parametrize(
    ("event", "base", "points"),
    [
        ("evolved {kind digimon, owner me}", "t-3", 60),
        ("evolved_from {name t-3}", "t-3", 60),
        ("evolution_failed {owner me}", "t-3", 50),
        ("evolution_failed {owner me}", "emberling", 60),
        ("evolved {kind digimon, owner me}", "emberling", 50),
    ],
)
def test_evolving(event, base, points):
    """T-4 upon T-3: fitting or not."""
    t = board(f"phase evolution\nme box T-3 > T-4\nme fill XA-01\n{WATCH}you box XA-02\n", watcher(event), fighter("T-3"),
              evolution("T-4", base))  # fmt: skip
    assert t.points[ME] == points


@pytest.mark.rule("A-8.7")
def test_the_new_form_answers_its_own_evolution():
    """Without cards named, an event is about the card itself."""
    grown = fighter("T-4", 100, "when evolved: gain_points me 10", level="IV", condition={"any": [{"name": "t-3"}]})
    t = board("phase evolution\nme points 50\nme box T-3 > T-4\nme fill XA-01\nyou box XA-02\n", fighter("T-3"), grown)
    assert t.points[ME] == 60


@pytest.mark.rule("A-9.1")
@pytest.mark.parametrize(("event", "points"), [("opportunity {name t-1}", 60), ("opportunity {owner opponent}", 50)])
def test_an_opportunity_comes(event, points):
    """That of T-1 is the first one."""
    assert fight(WATCH, watcher(event)).points[ME] == points


@pytest.mark.rule("A-10.1", "A-10.3", "A-14.2")
@pytest.mark.parametrize(
    ("event", "answer", "points"),
    [
        ("attacks {owner me}", "attack T-1 T-2", 60),
        ("attacked {name t-2}", "attack T-1 T-2", 60),
        ("attacked {name t-2}", "attack T-1", 50),
        ("player_attacked opponent", "attack T-1", 60),
        ("player_attacked opponent", "attack T-1 T-2", 50),
        ("not_blocked {name t-1}", "attack T-1", 60),
        ("attack_over {name t-1}", "attack T-1", 60),
    ],
)
def test_attacks(event, answer, points):
    """Of T-1, upon T-2 or the player, who has no blocker."""
    t = fight(f"{WATCH}me box XA-03\n", watcher(event)).answer(answer).until("opportunity", ME)
    assert t.points[ME] == points


@pytest.mark.rule("A-10.3", "A-10.5")
@pytest.mark.parametrize(
    ("event", "answer", "points"),
    [
        ("blocks {owner opponent}", "block T-3", 60),
        ("blocked {name t-1}", "block T-3", 60),
        ("blocked {name t-1}", "none", 50),
    ],
)
def test_blocks(event, answer, points):
    """T-3 is fast enough."""
    t = fight(f"{WATCH}you box T-3\n", watcher(event), fighter("T-3", speed=20, hp=990)).until("opportunity", ME)
    t.answer("attack T-1", answer).until("window" if answer != "none" else "opportunity")
    assert t.points[ME] == points


@pytest.mark.rule("A-11.2")
@pytest.mark.parametrize(
    ("event", "points"),
    [("supports {name emberling}", 60), ("supported {name t-1}", 60), ("supports {name t-1}", 50)],
)
def test_support(event, points):
    """Emberling supports T-1."""
    t = fight(
        f"{WATCH}me box XA-01\nme slot T-4\n", watcher(event), field("T-4", "DR"), mine=fighter("T-1", fields=["DR"])
    )
    t.answer("alpha T-1", "pick XA-01", "done").until("block")
    assert t.points[ME] == points


@pytest.mark.rule("A-12.3", "A-12.5", "A-12.6", "A-12.8", "A-14.2")
@pytest.mark.parametrize(
    ("event", "power", "points"),
    [
        ("start_of_battle {owner me}", 100, 60),
        ("win {owner me}", 200, 60),
        ("win {owner me}", 50, 50),
        ("loss {owner me}", 50, 60),
        ("draw {owner me}", 100, 60),
        ("win {owner me}", 100, 60),
        ("draw {owner me}", 200, 50),
        ("end_of_battle {owner me}", 200, 60),
    ],
)
def test_a_battle(event, power, points):
    """T-1 with this power against 100; equal powers win for both."""
    t = duel(f"{WATCH}me box XA-03\n", watcher(event), mine=fighter("T-1", power)).answer("pass", "pass")
    assert t.points[ME] == points


@pytest.mark.rule("A-12.2")
@pytest.mark.parametrize(("letter", "power"), [("A", 150), ("B", 100)])
def test_a_skill_is_used(letter, power):
    """Against type A only the text of A applies."""
    assert (
        duel(mine=fighter("T-1", 100, f"when skill {letter}: add_attack me 50 until end_of_battle")).power(ME) == power
    )


@pytest.mark.rule("A-13.4")
@pytest.mark.parametrize(
    ("event", "points"),
    [("destroyed {kind digimon}", 60), ("destroyed {owner opponent}", 60), ("destroyed {owner me}", 50)],
)
def test_a_digimon_is_destroyed(event, points):
    """That of the opponent."""
    t = duel(WATCH, watcher(event), mine=fighter("T-1", 900)).until("preparation")
    assert t.points[ME] == points


@pytest.mark.rule("A-2.7")
@pytest.mark.parametrize(
    ("event", "action", "points"),
    [
        ("points_lost", "lose_points me 20", 40),
        ("points_lost opponent", "lose_points opponent 20", 60),
        ("points_lost opponent", "lose_points me 20", 30),
        ("points_gained opponent", "gain_points opponent 20", 60),
    ],
)
def test_points_change(event, action, points):
    """From 50: the change, and 10 more for whoever watches it."""
    t = used(f": {action}", f"{WATCH}you points 50", watcher(event))
    assert t.points[ME] == points


@pytest.mark.rule("A-13.2", "A-14.2")
@pytest.mark.parametrize(
    ("event", "target", "points"),
    [
        ("leaves_play {kind digimon}", "from me.boxes; to_hand $a", 60),
        ("leaves_play {kind digimon}", "from me.boxes; discard $a", 60),
        ("leaves_play {kind digimon}", "from me.boxes; destroy $a", 50),
        ("leaves_play {kind option}", "from me.slots; discard $a", 60),
    ],
)
def test_leaving_play(event, target, points):
    """T-3, a Digimon or an option: destroyed is another thing."""
    spare = option("T-3") if "slots" in target else fighter("T-3")
    place = "slot" if "slots" in target else "box"
    t = used(f": choose $a: 1 {{name t-3}} {target}", f"{WATCH}me {place} T-3", watcher(event), spare).answer(
        "pick T-3"
    )
    assert t.points[ME] == points


@pytest.mark.rule("A-13.2")
def test_an_option_leaves_its_slot():
    """It answers itself, and no other card."""
    capsule = option("T-3", "when leaves_slot: gain_points me 10")
    t = used(": choose $a: 1 {name t-3} from me.slots; discard $a", "me points 50\nme slot T-3\nme slot T-3", capsule)
    assert t.answer("pick T-3").points[ME] == 60


@pytest.mark.rule("A-7.10")
def test_a_deck_is_renewed():
    """Mine; what watches it leaves with all the rest, and so that of the opponent answers."""
    t = opened(
        "when opened: renew me",
        "you points 50\nyou slot T-9\n",
        option("T-9", "when renewed opponent: gain_points me 10"),
    )
    assert t.points[YOU] == 60


@pytest.mark.rule("A-14.2")
def test_one_ability_answers_any_of_several_events():
    """`or`."""
    both = option("T-9", "when win {owner me} or destroyed {owner opponent}: gain_points me 10")
    t = duel(WATCH, both, mine=fighter("T-1", 900)).until("preparation")
    assert t.points[ME] == 70


@pytest.mark.rule("A-14.2")
def test_the_card_of_an_event_and_the_other_one():
    """`it` blocks, `other` attacks."""
    drum = option(
        "T-4",
        "when blocks {owner me}: add_attack it 30 until end_of_battle; subtract_attack other 40 until end_of_battle",
    )
    t = fight("you slot T-4\nyou box T-3\n", drum, fighter("T-3", speed=20)).until("opportunity", ME)
    t.answer("attack T-1", "block T-3")
    assert (t.power(ME), t.power(YOU)) == (60, 130)


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(
    ("bound", "points"), [("", 80), (" once per turn", 60), (" once per battle", 70), (" once per game", 60)]
)
def test_how_often(bound, points):
    """Three gains of the opponent, two of them in one battle."""
    watch = option("T-9", f"when points_gained opponent{bound}: gain_points me 10")
    gain = command("T-3", "use at battle: gain_points me 10")
    t = duel(f"{WATCH}me box T-4\nyou points 20\nyou hand T-3 T-3 T-3\n", watch, gain, fighter("T-4", speed=5, hp=990),
             mine=fighter("T-1", hp=990), other=fighter("T-2", hp=990))  # fmt: skip
    t.answer("pass", "use T-3", "pass", "use T-3", "pass", "pass", "attack T-4 T-2", "pass", "use T-3")
    assert t.points[ME] == points
