"""The switches of α: what sources leave open, with the value of each preset and where it comes from."""

from typing import Final

from netocean.engine.ruleset import RuleSet, Switch

GAME: Final = "alpha"

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch("name_limit_by", ("name", "number"), "name", ("A-3.2",), "S1; name by A2 and the first game", True),
    Switch("require_level3", ("true", "false"), "true", ("A-3.3",), "A2", True),
    Switch("start_exchange", ("primer", "no_level3_in_hand"), "primer", ("A-4.4",), "S1", True),
    Switch("max_turns", (), "200", ("A-5.5",), "ours"),
    Switch("skip_first", ("first_player", "both"), "first_player", ("A-7.2",), "S1", True),
    Switch("redraw", ("shuffle_back", "discard"), "shuffle_back", ("A-7.9",), "A1", True),
    Switch("renew_by", ("anyone", "no_low_level"), "anyone", ("A-7.10",), "S1, read widely", True),
    Switch("renew_when", ("always", "deck_short"), "always", ("A-7.10",), "S1", True),
    Switch("renew_refill", ("true", "false"), "true", ("A-7.10",), "ours", True),
    Switch("place_cost_limit", ("hard", "soft"), "hard", ("A-7.13",), "S1, A1 (A2: soft)", True),
    Switch("evolve_fresh", ("true", "false"), "true", ("A-7.18",), "ours; S1 is ambiguous", True),
    Switch("place_unfit", ("true", "false"), "true", ("A-7.19",), "S1", True),
    Switch("cost_counts", ("all", "tops"), "all", ("A-8.2",), "S1", True),
    Switch("speed_order", ("dynamic", "fixed"), "dynamic", ("A-9.1",), "ours", True),
    Switch("speed_ties", ("first_player", "alternate"), "first_player", ("A-9.1",), "S1", True),
    Switch("pass_taps", ("false", "true"), "false", ("A-9.3",), "ours", True),
    Switch("attacked_digimon_taps", ("true", "false"), "true", ("A-10.6", "A-12.8"), "S1", True),
    Switch("alpha_field", ("own_card", "any_card", "shared_icon"), "own_card", ("A-11.3",), "S1; whose: ours", True),
    Switch("defender_supporters", ("exactly", "at_most"), "exactly", ("A-11.5",), "S1", True),
    Switch("alpha_unblocked_damage", ("10", "10_each"), "10", ("A-11.6",), "S1", True),
    Switch("window", ("one_each", "run"), "one_each", ("A-12.4",), "S1", True),
    Switch("tie", ("both_win", "both_damaged"), "both_win", ("A-12.6",), "S1", True),
    Switch("alpha_skill", ("letter_max", "any_max"), "letter_max", ("A-12.9",), "ours", True),
    Switch("card_status", ("provisional", "verified"), "provisional", ("A-3.5",), "ours"),
    Switch("dark_area", ("owner", "public"), "owner", ("A-2.5",), "A2", True),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "primer": {},
    "pages": {"start_exchange": "no_level3_in_hand", "place_cost_limit": "soft"},
}


class Switches:
    """The switches that the running game asks for, as plain values."""

    def __init__(self, values: dict[str, str]) -> None:
        self.exchange_by_hand: bool = values["start_exchange"] == "no_level3_in_hand"
        self.max_turns: int = int(values["max_turns"])
        self.both_skip: bool = values["skip_first"] == "both"
        self.redraw_discards: bool = values["redraw"] == "discard"
        self.renew_needs_no_low_level: bool = values["renew_by"] == "no_low_level"
        self.renew_needs_short_deck: bool = values["renew_when"] == "deck_short"
        self.renew_refills: bool = values["renew_refill"] == "true"
        self.place_cost_hard: bool = values["place_cost_limit"] == "hard"
        self.evolve_fresh: bool = values["evolve_fresh"] == "true"
        self.place_unfit: bool = values["place_unfit"] == "true"
        self.only_tops_cost: bool = values["cost_counts"] == "tops"
        self.speed_fixed: bool = values["speed_order"] == "fixed"
        self.ties_alternate: bool = values["speed_ties"] == "alternate"
        self.pass_taps: bool = values["pass_taps"] == "true"  # noqa: S105 - no password: whether a pass taps
        self.attacked_taps: bool = values["attacked_digimon_taps"] == "true"
        self.any_field_card: bool = values["alpha_field"] == "any_card"
        self.shared_icon: bool = values["alpha_field"] == "shared_icon"
        self.supporters_at_most: bool = values["defender_supporters"] == "at_most"
        self.damage_each: bool = values["alpha_unblocked_damage"] == "10_each"
        self.window_run: bool = values["window"] == "run"
        self.tie_damages: bool = values["tie"] == "both_damaged"
        self.skill_of_any_letter: bool = values["alpha_skill"] == "any_max"
        self.dark_area_public: bool = values["dark_area"] == "public"


class Switched(RuleSet):
    """A rule set of this game, with its switches at hand."""

    def __init__(self, preset: str, values: dict[str, str]) -> None:
        super().__init__(GAME, preset, values)
        self.switches: Switches = Switches(values)
