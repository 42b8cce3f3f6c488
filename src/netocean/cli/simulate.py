"""`netocean simulate`: who wins, over many games."""

from typing import TYPE_CHECKING, Annotated

import typer

from netocean.cli.reporting import (
    GameKey,
    Json,
    Language,
    Out,
    Preset,
    Processes,
    Reporter,
    ShardText,
    Switches,
    print_json,
    progress,
    read_switches,
    reporting,
)

if TYPE_CHECKING:
    from netocean.lab.match import Match
    from netocean.lab.simulate import Report


def register(app: typer.Typer) -> None:
    """Add the command."""
    example = "netocean simulate colosseum --decks greymon garurumon --players greedy random --games 2000 --seed 1"
    app.command(epilog=f"Example: {example}")(simulate)


def simulate(
    game: GameKey,
    decks: Annotated[
        tuple[str, str] | None,
        typer.Option("--decks", metavar="A B", help="Ready decks or files; else the first two ready decks."),
    ] = None,
    players: Annotated[
        tuple[str, str], typer.Option("--players", metavar="P Q", help="Who plays them: random, greedy.")
    ] = ("random", "random"),
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=100_000_000, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same result.")] = "1",
    preset: Preset = None,
    switch: Switches = None,
    processes: Processes = None,
    out: Out = None,
    shard: ShardText = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let two players play many games with two decks; they change seats after every game."""
    from netocean.lab.cards import bench  # noqa: PLC0415 - only what is asked for is loaded

    with reporting(language, lambda: bench(game).library) as reporter:
        from netocean.lab.simulate import simulate as run  # noqa: PLC0415
        from netocean.lab.work import read_shard  # noqa: PLC0415

        part = read_shard(shard) if shard is not None else None
        match = _match(game, decks, players, seed, preset, read_switches(switch), reporter.language)
        total = games if part is None else len(part.numbers(games))
        with progress(reporter, total, json) as advance:
            report = run(match, games, processes, out, part, advance)
        if json:
            print_json(report)
        else:
            _show(reporter, report)


def _match(
    game: str,
    decks: tuple[str, str] | None,
    players: tuple[str, str],
    seed: str,
    preset: str | None,
    switches: dict[str, str],
    language: str,
) -> "Match":
    from netocean.lab.cards import bench  # noqa: PLC0415
    from netocean.lab.match import Match, Side  # noqa: PLC0415
    from netocean.players import player  # noqa: PLC0415

    table = bench(game)
    rules = table.rules(preset or table.first_preset(), switches)
    first, second = decks or tuple(deck.id for deck in table.ready[:2])
    for name in players:
        player(name, game, seed)
    sides = (
        Side(players[0], first, table.deck(first, rules, language)),
        Side(players[1], second, table.deck(second, rules, language)),
    )
    return Match(game, rules.preset, switches, sides, seed)


def _show(reporter: Reporter, report: "Report") -> None:
    heads = [reporter.say(f"report-head-{name}") for name in ("player", "deck", "wins", "rate", "interval")]
    rows = []
    for share in report.seats:
        low, high = share.interval
        rows.append((share.player, share.deck, share.wins, _percent(share.rate), f"{_percent(low)} – {_percent(high)}"))
    reporter.table(heads, rows, right=(2, 3, 4))
    reporter.line(reporter.say("report-simulate", games=report.games, draws=report.draws))
    length = report.length
    middle = f"{length.median:g}"
    reporter.line(reporter.say("report-simulate-length", median=middle, p95=length.p95, max=length.max))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
