"""The rules of α as they run, one file a phase."""
