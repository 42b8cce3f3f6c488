"""`netocean ruleset`: the switches of a game, where each value comes from, and how presets differ."""

from typing import TYPE_CHECKING, Any

import typer

from netocean.cli.reporting import (
    GameKey,
    Json,
    Language,
    Preset,
    Reporter,
    Switches,
    print_json,
    read_switches,
    reporting,
)

if TYPE_CHECKING:
    from netocean.engine.ruleset import RuleSet


def register(app: typer.Typer) -> None:
    """Add the command."""
    part = typer.Typer(no_args_is_help=True, help="The rule sets of a game.")

    @part.callback()
    def _group() -> None:
        """The rule sets of a game."""

    part.command(epilog="Example: netocean ruleset show colosseum --preset tournament")(show)
    app.add_typer(part, name="ruleset")


def show(
    game: GameKey, preset: Preset = None, switch: Switches = None, json: Json = False, language: Language = None
) -> None:
    """Show every switch: its value, what else it could be, its rules, source and doubt; and how the presets differ."""
    with reporting(language) as reporter:
        from netocean.games import kit  # noqa: PLC0415 - only what is asked for is loaded

        rules_kit = kit(game)
        presets: dict[str, dict[str, str]] = rules_kit.PRESETS
        rules: RuleSet = rules_kit.preset(preset or next(iter(presets)), read_switches(switch))
        report = {
            "game": game,
            "preset": rules.preset,
            "presets": presets,
            "switches": [
                {
                    "name": one.name,
                    "value": rules.values[one.name],
                    "default": one.default,
                    "values": one.values,
                    "rules": one.rules,
                    "source": one.source,
                    "doubt": one.in_doubt(rules_kit.DOUBTED),
                }
                for one in rules_kit.SWITCHES
            ],
        }
        if json:
            print_json(report)
        else:
            _show(reporter, report)


def _show(reporter: Reporter, report: dict[str, Any]) -> None:
    reporter.line(reporter.say("report-ruleset", game=report["game"], preset=report["preset"]))
    heads = [reporter.say(f"report-head-{name}") for name in ("switch", "value", "values", "rules", "source", "doubt")]
    rows = [
        (
            one["name"],
            one["value"] if one["value"] == one["default"] else f"{one['value']} *",
            " / ".join(one["values"]) or reporter.say("report-ruleset-number"),
            " ".join(one["rules"]),
            one["source"],
            reporter.say("report-ruleset-doubt") if one["doubt"] else "",
        )
        for one in report["switches"]
    ]
    reporter.table(heads, rows)
    for name, changes in report["presets"].items():
        told = reporter.say("list-comma").join(f"{switch} = {value}" for switch, value in changes.items())
        key = "report-ruleset-preset" if changes else "report-ruleset-main"
        reporter.line(reporter.say(key, preset=name, changes=told))
