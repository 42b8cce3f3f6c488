"""The switches of Hyper Colosseum (R20): what sources leave open, with the value of each preset and where it comes from."""

from typing import Final

from netocean.engine.ruleset import RuleSet, Switch

GAME: Final = "colosseum"

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch("battle_first", ("second", "first"), "second", ("C-R5.3", "C-R8.5"), "S2, organised play (S1: first)"),
    Switch("window", ("run", "one_each"), "run", ("C-R8.5",), "S2 (S1: one_each)"),
    Switch("leftovers", ("both", "each"), "both", ("C-R7.6",), "S1"),
    Switch("flip", ("together", "own"), "together", ("C-R7.1",), "S1 (S2: own)"),
    Switch("prep_interleave", ("false", "true"), "false", ("C-R5.2",), "S1"),
    Switch("exchange_moment", ("at_once", "at_flip"), "at_once", ("C-R6.5",), "S2"),
    Switch("l3_exchange_in_evolution", ("true", "false"), "true", ("C-R7.2",), "S1"),
    Switch("support_phases", ("all", "battle"), "all", ("C-R12.3", "C-R6.13", "C-R7.13"), "S1 (S2: battle)"),
    Switch("support_from", ("both", "hand", "slot"), "both", ("C-R12.6", "C-R6.10"), "ours"),
    Switch("second_field", ("refused", "replaces"), "refused", ("C-R2.7",), "S2, literal"),
    Switch("field_moment", ("after_phase", "own_evolution"), "after_phase", ("C-R7.14",), "S2"),
    Switch("devolve", ("loser", "both"), "loser", ("C-R9.5",), "S1"),
    Switch("lifespan_discards_options", ("true", "false"), "true", ("C-R9.8",), "S1, S2"),
    Switch("guard_before_modifiers", ("true", "false"), "true", ("C-R8.7",), "ours"),
    Switch("allow_bluff", ("true", "false"), "true", ("C-R6.9", "C-R6.7"), "S1, S2"),
    Switch("name_limit_by", ("name", "number"), "name", ("C-R1.2",), "S1, CN-guide"),
    Switch("max_ultimate", (), "none", ("C-R1.4",), "S1; S2 with CN-guide"),
    Switch("first_by", ("random", "agreed"), "random", ("C-R4.6",), "ours for S1, S2"),
    Switch("tie_break", ("ladder", "none"), "ladder", ("C-R10.3",), "two outside sources"),
    Switch("max_turns", (), "200", ("C-R10.5",), "ours"),
    Switch("card_status", ("provisional", "verified"), "provisional", ("C-R23.2",), "ours"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {"primer": {}, "tournament": {"max_ultimate": "5"}}


class Switches:
    """The switches that the running game asks for, as plain values."""

    def __init__(self, values: dict[str, str]) -> None:
        self.second_leads_battle: bool = values["battle_first"] == "second"
        self.window_run: bool = values["window"] == "run"
        self.leftovers_each: bool = values["leftovers"] == "each"
        self.flip_own: bool = values["flip"] == "own"
        self.interleave: bool = values["prep_interleave"] == "true"
        self.exchange_at_flip: bool = values["exchange_moment"] == "at_flip"
        self.exchange_in_evolution: bool = values["l3_exchange_in_evolution"] == "true"
        self.support_in_battle_only: bool = values["support_phases"] == "battle"
        self.support_from_hand: bool = values["support_from"] != "slot"
        self.support_from_slot: bool = values["support_from"] != "hand"
        self.field_replaces: bool = values["second_field"] == "replaces"
        self.field_in_own_evolution: bool = values["field_moment"] == "own_evolution"
        self.devolve_both: bool = values["devolve"] == "both"
        self.lifespan_spares_options: bool = values["lifespan_discards_options"] == "false"
        self.guard_first: bool = values["guard_before_modifiers"] == "true"
        self.allow_bluff: bool = values["allow_bluff"] == "true"
        self.first_agreed: bool = values["first_by"] == "agreed"
        self.ladder: bool = values["tie_break"] == "ladder"
        self.max_turns: int = int(values["max_turns"])


class Switched(RuleSet):
    """A rule set of this game, with its switches at hand."""

    def __init__(self, preset: str, values: dict[str, str]) -> None:
        super().__init__(GAME, preset, values)
        self.switches: Switches = Switches(values)
