"""Hyper Colosseum: the first Digimon card game (1999-2005). Rule ids `C-R…` are those of `docs/rules/colosseum.*.md`."""
