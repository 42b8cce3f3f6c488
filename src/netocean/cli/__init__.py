"""The `netocean` command."""

from netocean.cli.app import main

__all__ = ["main"]
