"""Tables: a game with its two seats as a machine that takes answers in and gives messages out, without any network."""
