"""The switches of Final Fantasy TCG (F-R20): on what versions and sources differ, and the value of each preset.

The default of a switch is its value under `official`: the comprehensive rules 3.3 as far as they are known. The two last
ones are settings of a table, not points of dispute: the format, and how sure its cards must be.
"""

from typing import Final

from netocean.engine.ruleset import RuleSet, Switch

GAME: Final = "fftcg"

STANDARD: Final = "standard"
L6: Final = "l6"
L3: Final = "l3"
TITLE: Final = "title"
LIMITED: Final = "limited"

_IN_DOUBT: Final[tuple[str, ...]] = (
    "generic_exception",
    "overpay",
    "restricted_cp_waste",
    "late_end_autos",
    "party_shares",
    "attack_turns",
    "next_attack",
    "ex_burst",
    "ex_rule_check",
    "limit_burst",
    "effects_may_duplicate",
    "late_protection",
    "search_may_fail",
    "warp_limits",
    "primed_top",
    "rounding",
    "max_turns",
    "format",
)


def _switch(name: str, values: tuple[str, ...], default: str, rules: tuple[str, ...], source: str) -> Switch:
    return Switch(name, values, default, rules, source, name in _IN_DOUBT)


SWITCHES: Final[tuple[Switch, ...]] = (
    _switch("mulligan", ("all", "any"), "all", ("F-R6.4", "F-R21.1"), "CR 2.1.2"),
    _switch("first_turn_rest", ("false", "true"), "false", ("F-R6.5", "F-R21.2"), "CR 2.1.2"),
    _switch("old_types", ("refused", "allowed"), "refused", ("F-R21.5", "F-R21.6", "F-R21.20"), "CR 2.1.2"),
    _switch("item_limit", ("kind", "name"), "kind", ("F-R21.6",), "P"),
    _switch(
        "light_dark_covers", ("characters", "all_cards"), "characters", ("F-R9.6", "F-R12.6", "F-R21.3"), "CR 2.1.2"
    ),
    _switch("generic_exception", ("true", "false"), "true", ("F-R12.6", "F-R21.3"), "CR 2.1.2, C"),
    _switch("element_payment", ("each", "any_one"), "each", ("F-R11.6", "F-R21.4"), "CR 2.1.2"),
    _switch("ability_payment", ("each_symbol", "any_one"), "each_symbol", ("F-R11.8", "F-R21.4"), "texts, CR 3.3"),
    _switch("overpay", ("free", "odd_discard"), "free", ("F-R11.9",), "CR 3.3"),
    _switch("restricted_cp_waste", ("forbidden", "allowed"), "forbidden", ("F-R11.11",), "ours"),
    _switch("main_phases", ("2", "1"), "2", ("F-R7.7", "F-R21.13"), "CR 2.1.2"),
    _switch("end_order", ("discard_first", "heal_first"), "discard_first", ("F-R7.9", "F-R21.12"), "CR 2.1.2"),
    _switch("late_end_autos", ("next_turn", "same_phase"), "next_turn", ("F-R7.12",), "ours"),
    _switch("party_mark", ("card_text", "mark"), "card_text", ("F-R10.4", "F-R21.14"), "CR 2.1.2"),
    _switch(
        "party_shares",
        ("first_strike", "battle_abilities", "all_abilities"),
        "first_strike",
        ("F-R15.3", "F-R21.7"),
        "CR 2.1.2",
    ),
    _switch("blocker_dulls", ("false", "true"), "false", ("F-R10.14", "F-R21.10"), "CR 2.1.2"),
    _switch("attack_turns", ("holder", "alternate"), "holder", ("F-R8.4", "F-R21.15"), "CR 2.1.2"),
    _switch("damage_step_window", ("true", "false"), "true", ("F-R10.23", "F-R21.16"), "CR 2.1.2"),
    _switch("next_attack", ("preparation", "declaration"), "preparation", ("F-R10.26",), "CR 2.1.2"),
    _switch("lethal", ("reach", "exceed"), "reach", ("F-R9.4", "F-R21.17"), "CR 2.1.2"),
    _switch("ex_burst", ("may", "must"), "may", ("F-R13.20", "F-R21.18"), "CR 2.1.2"),
    _switch("ex_rule_check", ("true", "false"), "true", ("F-R13.24", "F-R9.10"), "C"),
    _switch("limit_burst", ("off", "burst", "back_attack"), "off", ("F-R21.11",), "CR 2.1.2"),
    _switch("effects_may_duplicate", ("false", "true"), "false", ("F-R12.7",), "CR 3.3"),
    _switch("late_protection", ("ignored", "counts"), "ignored", ("F-R14.1",), "ours"),
    _switch("search_may_fail", ("true", "false"), "true", ("F-R14.12",), "CR 3.3"),
    _switch("warp_limits", ("all", "name_only"), "all", ("F-R18.5",), "CR 3.3"),
    _switch("primed_top", ("removed", "with_base"), "removed", ("F-R19.9",), "C"),
    _switch(
        "late_mechanics",
        ("allowed", "refused"),
        "allowed",
        ("F-R4.12", "F-R5.2", "F-R17.1", "F-R18.1", "F-R19.1"),
        "CR 3.3",
    ),
    _switch("rounding", ("down", "up"), "down", ("F-R1.4",), "CR 2.1.2"),
    _switch("max_turns", (), "200", ("F-R2.9",), "ours"),
    _switch("format", (STANDARD, L6, L3, TITLE, LIMITED), STANDARD, ("F-R5.5", "F-R5.1", "F-R2.1"), "C"),
    _switch("card_status", ("provisional", "verified"), "provisional", ("F-R5.5",), "ours"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "official": {},
    "official-2.1": {
        "overpay": "odd_discard",
        "effects_may_duplicate": "true",
        "search_may_fail": "false",
        "late_mechanics": "refused",
    },
    "primer": {
        "mulligan": "any",
        "first_turn_rest": "true",
        "old_types": "allowed",
        "light_dark_covers": "all_cards",
        "element_payment": "any_one",
        "ability_payment": "any_one",
        "main_phases": "1",
        "end_order": "heal_first",
        "party_mark": "mark",
        "party_shares": "all_abilities",
        "blocker_dulls": "true",
        "attack_turns": "alternate",
        "damage_step_window": "false",
        "lethal": "exceed",
        "ex_burst": "must",
        "limit_burst": "burst",
        "rounding": "up",
    },
}

# What of its members' abilities counts for a party (F-R15.3, F-R21.7).
SHARE_FIRST_STRIKE: Final = 0
SHARE_BATTLE: Final = 1
SHARE_ALL: Final = 2

# What a burst line is (F-R21.11).
BURST_OFF: Final = 0
BURST_CAST: Final = 1
BURST_BACK_ATTACK: Final = 2

DAMAGE: Final = 7  # F-R2.1
DAMAGE_LIMITED: Final = 6


class Switches:
    """The switches that the running game asks for, as plain values."""

    def __init__(self, values: dict[str, str]) -> None:
        self.mulligan_any: bool = values["mulligan"] == "any"
        self.first_turn_rest: bool = values["first_turn_rest"] == "true"
        self.old_types: bool = values["old_types"] == "allowed"
        self.items_by_name: bool = values["item_limit"] == "name"
        self.light_dark_all: bool = values["light_dark_covers"] == "all_cards"
        self.generic_exception: bool = values["generic_exception"] == "true"
        self.any_element: bool = values["element_payment"] == "any_one"
        self.any_symbol: bool = values["ability_payment"] == "any_one"
        self.free_overpay: bool = values["overpay"] == "free"
        self.restricted_waste: bool = values["restricted_cp_waste"] == "allowed"
        self.one_main: bool = values["main_phases"] == "1"
        self.heal_first: bool = values["end_order"] == "heal_first"
        self.end_autos_same_phase: bool = values["late_end_autos"] == "same_phase"
        self.party_mark: bool = values["party_mark"] == "mark"
        self.party_shares: int = ("first_strike", "battle_abilities", "all_abilities").index(values["party_shares"])
        self.blocker_dulls: bool = values["blocker_dulls"] == "true"
        self.alternate: bool = values["attack_turns"] == "alternate"
        self.damage_window: bool = values["damage_step_window"] == "true"
        self.attack_from_declaration: bool = values["next_attack"] == "declaration"
        self.lethal_exceed: bool = values["lethal"] == "exceed"
        self.ex_must: bool = values["ex_burst"] == "must"
        self.ex_rule_check: bool = values["ex_rule_check"] == "true"
        self.limit_burst: int = ("off", "burst", "back_attack").index(values["limit_burst"])
        self.effects_duplicate: bool = values["effects_may_duplicate"] == "true"
        self.late_protection: bool = values["late_protection"] == "counts"
        self.search_may_fail: bool = values["search_may_fail"] == "true"
        self.warp_name_only: bool = values["warp_limits"] == "name_only"
        self.primed_with_base: bool = values["primed_top"] == "with_base"
        self.late_mechanics: bool = values["late_mechanics"] == "allowed"
        self.round_up: bool = values["rounding"] == "up"
        self.max_turns: int = int(values["max_turns"])
        self.damage_to_lose: int = DAMAGE_LIMITED if values["format"] == LIMITED else DAMAGE


class Switched(RuleSet):
    """A rule set of this game, with its switches at hand."""

    def __init__(self, preset: str, values: dict[str, str]) -> None:
        super().__init__(GAME, preset, values)
        self.switches: Switches = Switches(values)


def settle(preset: str, changes: dict[str, str]) -> dict[str, str]:
    """The value of every switch under a preset with single changes; a KeyError or ValueError names what is wrong."""
    if preset not in PRESETS:
        raise KeyError(preset)
    values = {switch.name: switch.default for switch in SWITCHES}
    values.update(PRESETS[preset])
    for name, value in changes.items():
        if name not in values:
            raise KeyError(name)
        values[name] = value
    for switch in SWITCHES:
        value = values[switch.name]
        number = value.isdecimal() and value.isascii() and int(value) >= 1
        allowed = value in switch.values if switch.values else number
        if not allowed:
            raise ValueError(switch.name)
    return values
