"""The command and its parts, one module each."""

import typer

from netocean.cli import bench, cards, coverage, deck, fuzz, importing, pack, play, replay, ruleset, serve, simulate

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for part in (play, serve, deck, cards, replay, ruleset, coverage, pack, importing, simulate, fuzz, bench):
    part.register(app)


def main() -> None:
    """Run the command."""
    app()
