"""The kernel: seats, zones, things in play, choices, events, chance, knowledge, record. Names no game."""
