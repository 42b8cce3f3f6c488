"""The structure of abilities: tree, canonical text, interpreter, writers' frame. Names no game's mechanic."""
