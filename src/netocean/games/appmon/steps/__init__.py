"""The rules as they run, one file a phase."""
