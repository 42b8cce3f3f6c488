"""The watch of the lab finds what must not be in a game of FFTCG, and nothing where all is well."""

import pytest

from fftcg.kit.story import story
from netocean.engine.game import Trigger
from netocean.games.fftcg import sheet
from netocean.games.fftcg.watching import Watch, acting
from netocean.games.fftcg.zones import DAMAGE, FIELD, STACK

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
BACKUP = "blank:backup/wind/2"


def keys(game, watch=None):
    """What the watch finds now."""
    return [key for key, _ in (watch or Watch()).faults(game)]


def test_nothing_is_found_where_all_is_well():
    """A board with one of everything."""
    assert keys(story(f"me field {FIRE}\nme field {BACKUP}\nyou field {ICE}\nme hand {ICE}").game) == []


def test_a_point_that_no_event_told_is_found():
    """One that was told is not."""
    t = story(f"you field {ICE}")
    card = t.game.table.zone(0, 0)[-1]
    t.game.table.move(card, DAMAGE, up=True)
    watch = Watch()
    assert keys(t.game, watch) == ["fuzz-damage-untold"]
    watch.emit(t.game, "point", "F-R14.17", 0, [card], 1, "")
    assert keys(t.game, watch) == []


@pytest.mark.rule("F-R8.1")
def test_an_ability_that_waits_while_somebody_has_priority_is_found():
    """It should have been placed before."""
    t = story(f"me field {FIRE}")
    card = t.card(FIRE)
    t.game.triggers.append(Trigger(0, card, 0, t.game.pin(t.game.table.face[card]), 0, 0, 1))
    assert keys(t.game) == ["fuzz-waiting-triggers"]


def on_field(hand, field=""):
    """A game in which a card of the hand lies on the field all of a sudden."""
    t = story(f"me hand {hand}\n{field}")
    t.game.table.move(t.card(hand), FIELD, up=True)
    t.game.derived = None
    return t.game


@pytest.mark.rule("F-R9.7", "F-R9.3", "F-R9.5")
def test_what_rule_processes_should_have_taken_is_found():
    """A sixth Backup, a Forward without power, two of one name."""
    five = "\n".join(f"me field blank:backup/wind/2/name=b-{number}" for number in range(5))
    assert keys(on_field(BACKUP, five)) == ["fuzz-sixth-backup"]
    assert keys(on_field("blank:forward/fire/2/0")) == ["fuzz-no-power"]
    twin = "blank:forward/ice/2/4000/name=Twin"
    assert keys(on_field(twin, "me field blank:forward/fire/2/3000/name=Twin")) == ["fuzz-same-name"]


def test_a_card_that_is_left_on_the_stack_is_found():
    """No object is there for it."""
    t = story("me hand blank:summon/fire/2")
    t.game.table.move(t.card("blank:summon/fire/2"), STACK, up=True)
    assert keys(t.game) == ["fuzz-stack-card"]


def test_a_phase_that_begins_over_a_stack_is_found():
    """The stack is empty when a phase ends."""
    t = story(f"me field {FIRE}").act("me", "draw me 1")
    watch = Watch()
    watch.emit(t.game, "phase-begins", "F-R7.6", 0, [], sheet.END, "end")
    assert keys(t.game, watch) == ["fuzz-stack-at-phase-end"]
    assert keys(t.game, watch) == []


def test_an_ability_that_waits_and_acts_is_told_with_its_place():
    """On the stack before its first operation; while it asks, that one is the next."""
    t = story(f"me hand {FIRE} {ICE}").act("me", "discard_cards me 1; draw me 1")
    (waiting,) = acting(t.game)
    assert waiting[1:] == (0, 0)
    t.do("resolve")
    (told,) = acting(t.game)
    assert told[1:] == (0, 2)
