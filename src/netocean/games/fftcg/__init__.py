"""Final Fantasy Trading Card Game, from Opus I on. Rule ids `F-R…` are those of `docs/rules/fftcg.*.md`."""
