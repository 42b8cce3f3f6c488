"""The catalog: packs of card facts (load, validate, search), and deck lists (read, write, check)."""
