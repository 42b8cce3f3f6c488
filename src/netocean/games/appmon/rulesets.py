"""The switches of the Appmon game: what sources leave open, with the value of each preset and where it comes from."""

from typing import Final

from netocean.engine.ruleset import RuleSet, Switch

GAME: Final = "appmon"

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch("chips", ("if_both", "off", "on"), "if_both", ("P-3.4",), "S1 names chips as this game's own; P1: optional"),
    Switch("chip_limit_by", ("name", "picture"), "name", ("P-3.4",), "P5 (P1: picture)"),
    Switch("card_status", ("provisional", "verified"), "provisional", ("P-3.5",), "ours"),
    Switch("option_slots", (), "3", ("P-2.7",), "first game, S2"),
    Switch("no_setup_base", ("false", "true"), "false", ("P-4.1",), "first game"),
    Switch("start_exchange", ("false", "true"), "false", ("P-4.3",), "first game"),
    Switch("first", ("winner", "lower_points"), "winner", ("P-5.2",), "first game, S1, S2"),
    Switch("exchange_moment", ("at_once", "at_flip"), "at_once", ("P-6.4",), "S2"),
    Switch("exchange_in_fusion", ("true", "false"), "true", ("P-7.4",), "S1"),
    Switch("options_from_hand", ("false", "true"), "false", ("P-6.7",), "first game"),
    Switch("prep_interleave", ("false", "true"), "false", ("P-6.9",), "S1"),
    Switch("flip", ("together", "own"), "together", ("P-6.8",), "S1"),
    Switch("leftovers", ("both", "each"), "both", ("P-7.6",), "S1"),
    Switch("chip_used_up", ("true", "false"), "true", ("P-7.3", "P-9.7"), "guess"),
    Switch("digimon_evolution", ("printed_only", "first_game"), "printed_only", ("P-7.7",), "P4"),
    Switch("window", ("run", "one_each"), "run", ("P-8.2",), "S2 (S1: one_each)"),
    Switch("battle_first", ("second", "first"), "second", ("P-8.2", "P-8.3"), "S2, as in the first game"),
    Switch("links_per_turn", (), "1", ("P-9.1", "P-9.7"), "guess"),
    Switch("plug", ("required", "ignored"), "required", ("P-9.2",), "guess"),
    Switch("devolve", ("loser", "both"), "loser", ("P-10.2",), "S1"),
    Switch("tie_break", ("none", "ladder", "house"), "none", ("P-11.3",), "ours"),
    Switch("max_turns", (), "200", ("P-11.5",), "ours"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "primer": {},
    "mixed": {
        "no_setup_base": "true",
        "start_exchange": "true",
        "first": "lower_points",
        "options_from_hand": "true",
        "window": "one_each",
    },
    "event": {"tie_break": "house"},
}


class Switches:
    """The switches that the running game asks for, as plain values."""

    def __init__(self, values: dict[str, str]) -> None:
        self.chips: str = values["chips"]
        self.option_slots: int = int(values["option_slots"])
        self.no_setup_base: bool = values["no_setup_base"] == "true"
        self.start_exchange: bool = values["start_exchange"] == "true"
        self.lower_points_first: bool = values["first"] == "lower_points"
        self.exchange_at_flip: bool = values["exchange_moment"] == "at_flip"
        self.exchange_in_fusion: bool = values["exchange_in_fusion"] == "true"
        self.options_from_hand: bool = values["options_from_hand"] == "true"
        self.interleave: bool = values["prep_interleave"] == "true"
        self.flip_own: bool = values["flip"] == "own"
        self.leftovers_each: bool = values["leftovers"] == "each"
        self.chip_used_up: bool = values["chip_used_up"] == "true"
        self.first_game_evolution: bool = values["digimon_evolution"] == "first_game"
        self.window_run: bool = values["window"] == "run"
        self.second_leads_battle: bool = values["battle_first"] == "second"
        self.links_per_turn: int = int(values["links_per_turn"])
        self.plug_ignored: bool = values["plug"] == "ignored"
        self.devolve_both: bool = values["devolve"] == "both"
        self.ladder: bool = values["tie_break"] == "ladder"
        self.house: bool = values["tie_break"] == "house"
        self.max_turns: int = int(values["max_turns"])


class Switched(RuleSet):
    """A rule set of this game, with its switches at hand."""

    def __init__(self, preset: str, values: dict[str, str]) -> None:
        super().__init__(GAME, preset, values)
        self.switches: Switches = Switches(values)
