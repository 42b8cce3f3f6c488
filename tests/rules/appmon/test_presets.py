"""The switches and presets of the rule book, as the program has them."""

import pytest

from appmon.board import ME, YOU, refused, start
from netocean.games.appmon.rules import preset
from netocean.games.appmon.rulesets import PRESETS, SWITCHES

# The table "Switches" of the rules: values (none for "any number") and the values of primer, mixed, event.
TABLE = {
    "chips": ("if_both off on", "if_both", "if_both", "if_both"),
    "chip_limit_by": ("name picture", "name", "name", "name"),
    "card_status": ("provisional verified", "provisional", "provisional", "provisional"),
    "option_slots": ("", "3", "3", "3"),
    "no_setup_base": ("false true", "false", "true", "false"),
    "start_exchange": ("false true", "false", "true", "false"),
    "first": ("winner lower_points", "winner", "lower_points", "winner"),
    "exchange_moment": ("at_once at_flip", "at_once", "at_once", "at_once"),
    "exchange_in_fusion": ("true false", "true", "true", "true"),
    "options_from_hand": ("false true", "false", "true", "false"),
    "prep_interleave": ("false true", "false", "false", "false"),
    "flip": ("together own", "together", "together", "together"),
    "leftovers": ("both each", "both", "both", "both"),
    "chip_used_up": ("true false", "true", "true", "true"),
    "digimon_evolution": ("printed_only first_game", "printed_only", "printed_only", "printed_only"),
    "window": ("run one_each", "run", "one_each", "run"),
    "battle_first": ("second first", "second", "second", "second"),
    "links_per_turn": ("", "1", "1", "1"),
    "plug": ("required ignored", "required", "required", "required"),
    "devolve": ("loser both", "loser", "loser", "loser"),
    "tie_break": ("none ladder house", "none", "none", "house"),
    "max_turns": ("", "200", "200", "200"),
}


def test_the_switches_are_those_of_the_rules():
    """Names and values, the default first."""
    assert {switch.name: " ".join(switch.values) for switch in SWITCHES} == {
        name: row[0] for name, row in TABLE.items()
    }


@pytest.mark.primer("appmon/02")
@pytest.mark.parametrize(("name", "column"), [("primer", 1), ("mixed", 2), ("event", 3)])
def test_a_preset_gives_every_switch_its_value(name, column):
    """`primer` as the primers say, `mixed` with what of α may have been mixed in, `event` with the rules of one event."""
    assert preset(name).values == {switch: row[column] for switch, row in TABLE.items()}
    assert set(PRESETS) == {"primer", "mixed", "event"}


@pytest.mark.parametrize(("name", "value"), [
    ("window", "both"), ("option_slots", "0"), ("option_slots", "many"), ("links_per_turn", "-1"), ("max_turns", "²"),
])  # fmt: skip
def test_a_value_that_a_switch_cannot_take_is_refused(name, value):
    """The switch is named."""
    with refused("ruleset-value", name=name):
        preset("primer", {name: value})


@pytest.mark.parametrize(
    ("name", "changes", "unknown"), [("tournament", {}, "tournament"), ("primer", {"links": "2"}, "links")]
)
def test_an_unknown_preset_or_switch_is_refused(name, changes, unknown):
    """It is named."""
    with refused("ruleset-unknown", name=unknown):
        preset(name, changes)


@pytest.mark.parametrize("name", ["primer", "mixed", "event"])
def test_a_game_of_each_preset_comes_to_its_end(name):
    """Everybody passive: the bases fight until one has no points left."""
    t = start(rules=name, max_turns="30")
    t.to_end()
    assert t.outcome is not None
    assert t.outcome[0] in (ME, YOU, 2)
