"""The rules of Hyper Colosseum as they run, one file a phase."""
