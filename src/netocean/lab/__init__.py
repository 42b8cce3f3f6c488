"""Many games: matches, simulation, fuzzing, speed. Everything here is drawn from one seed and the number of the game."""
