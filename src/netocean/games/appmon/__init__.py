"""The Appmon card game (2016-2017). Rule ids `P-…` are those of `docs/rules/appmon.*.md`."""
