"""The switches and presets of Final Fantasy TCG."""

import pytest

from netocean.games.fftcg.rulesets import (
    BURST_CAST,
    BURST_OFF,
    PRESETS,
    SHARE_ALL,
    SHARE_FIRST_STRIKE,
    SWITCHES,
    Switches,
    settle,
)
from netocean.texts import LANGUAGES, keys

TABLE = {
    "mulligan": ("all", "all", "any"),
    "first_turn_rest": ("false", "false", "true"),
    "old_types": ("refused", "refused", "allowed"),
    "item_limit": ("kind", "kind", "kind"),
    "light_dark_covers": ("characters", "characters", "all_cards"),
    "generic_exception": ("true", "true", "true"),
    "element_payment": ("each", "each", "any_one"),
    "ability_payment": ("each_symbol", "each_symbol", "any_one"),
    "overpay": ("free", "odd_discard", "free"),
    "restricted_cp_waste": ("forbidden", "forbidden", "forbidden"),
    "main_phases": ("2", "2", "1"),
    "end_order": ("discard_first", "discard_first", "heal_first"),
    "late_end_autos": ("next_turn", "next_turn", "next_turn"),
    "party_mark": ("card_text", "card_text", "mark"),
    "party_shares": ("first_strike", "first_strike", "all_abilities"),
    "blocker_dulls": ("false", "false", "true"),
    "attack_turns": ("holder", "holder", "alternate"),
    "damage_step_window": ("true", "true", "false"),
    "next_attack": ("preparation", "preparation", "preparation"),
    "lethal": ("reach", "reach", "exceed"),
    "ex_burst": ("may", "may", "must"),
    "ex_rule_check": ("true", "true", "true"),
    "limit_burst": ("off", "off", "burst"),
    "effects_may_duplicate": ("false", "true", "false"),
    "late_protection": ("ignored", "ignored", "ignored"),
    "search_may_fail": ("true", "false", "true"),
    "warp_limits": ("all", "all", "all"),
    "primed_top": ("removed", "removed", "removed"),
    "late_mechanics": ("allowed", "refused", "allowed"),
    "rounding": ("down", "down", "up"),
    "max_turns": ("200", "200", "200"),
    "format": ("standard", "standard", "standard"),
    "card_status": ("provisional", "provisional", "provisional"),
}
"""Every switch under `official`, `official-2.1` and `primer`."""
IN_DOUBT = {
    "generic_exception", "overpay", "restricted_cp_waste", "late_end_autos", "party_shares", "attack_turns",
    "next_attack", "ex_burst", "ex_rule_check", "limit_burst", "effects_may_duplicate", "late_protection",
    "search_may_fail", "warp_limits", "primed_top", "rounding", "max_turns", "format",
}  # fmt: skip


@pytest.mark.parametrize(("column", "preset"), [(0, "official"), (1, "official-2.1"), (2, "primer")])
def test_each_preset_gives_every_switch_its_value(column, preset):
    """As the table of the rule book says; the first preset is the main one, and differs in nothing."""
    assert list(PRESETS) == ["official", "official-2.1", "primer"] and PRESETS["official"] == {}
    assert settle(preset, {}) == {name: values[column] for name, values in TABLE.items()}


def test_a_preset_names_only_what_differs():
    """The lobby tells people the differences, and nothing else."""
    defaults = {switch.name: switch.default for switch in SWITCHES}
    for changes in PRESETS.values():
        assert all(defaults[name] != value for name, value in changes.items())


def test_switches_in_doubt_are_marked_and_the_others_are_not():
    """The mark is that of the switch, whatever its rules bear."""
    assert {switch.name for switch in SWITCHES if switch.in_doubt(frozenset())} == IN_DOUBT
    assert not any(switch.in_doubt(frozenset(switch.rules)) for switch in SWITCHES if switch.name not in IN_DOUBT)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_value_can_be_set_and_no_other(switch):
    """Words where there are words, whole numbers from 1 where there are none."""
    values = switch.values or ("1", "200", "99999")
    for value in values:
        assert settle("official", {switch.name: value})[switch.name] == value
    for value in ("", "none", "0", "-1", "²", "perhaps"):
        with pytest.raises(ValueError, match=switch.name):
            settle("primer", {switch.name: value})


def test_unknown_presets_and_switches_are_named():
    """The error holds the name."""
    with pytest.raises(KeyError, match="official-9"):
        settle("official-9", {})
    with pytest.raises(KeyError, match="weather"):
        settle("official", {"weather": "fine"})


@pytest.mark.rule("F-R2.1")
def test_limited_games_are_lost_at_six_points():
    """Seven everywhere else."""
    assert Switches(settle("official", {})).damage_to_lose == 7
    assert Switches(settle("official", {"format": "limited"})).damage_to_lose == 6
    assert Switches(settle("primer", {"format": "title"})).damage_to_lose == 7


def test_the_game_reads_its_switches_as_plain_values():
    """One preset against the other."""
    official, primer = Switches(settle("official", {})), Switches(settle("primer", {}))
    assert (official.party_shares, primer.party_shares) == (SHARE_FIRST_STRIKE, SHARE_ALL)
    assert (official.limit_burst, primer.limit_burst) == (BURST_OFF, BURST_CAST)
    for name in (
        "mulligan_any",
        "first_turn_rest",
        "old_types",
        "any_element",
        "lethal_exceed",
        "alternate",
        "ex_must",
    ):
        assert (getattr(official, name), getattr(primer, name)) == (False, True)
    assert (official.damage_window, primer.damage_window) == (True, False)
    assert (official.max_turns, Switches(settle("official", {"max_turns": "12"})).max_turns) == (200, 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_value_preset_and_source_has_its_words(language):
    """In every language, under the keys by which terminal and page look for them."""
    wanted = {f"preset-{preset.replace('.', '-')}" for preset in PRESETS}
    for switch in SWITCHES:
        key = f"switch-{switch.name.replace('_', '-')}"
        numbers = [value for value in switch.values or ("1",) if value.isdecimal()]
        wanted |= {key, *(f"{key}-{value.replace('_', '-')}" for value in switch.values if value not in numbers)}
        wanted |= {f"{key}-number"} if numbers else set()
        source = "".join(letter if letter.isalnum() else "-" for letter in switch.source.lower())
        wanted.add(f"start-source-{source.replace('--', '-')}")
    assert sorted(wanted - keys(language)) == []
