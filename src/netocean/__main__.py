"""Lets `python -m netocean` do what the `netocean` command does."""

from netocean.cli import main

if __name__ == "__main__":
    main()
