"""The letter of this game in the keys of its sentences: that of its rule ids."""

from typing import Final

from netocean.telling.phrases import own_key

MARK: Final = "f"


def key(area: str, value: str) -> str:
    """The key of a sentence: as this game says it, else as all games do."""
    return own_key(MARK, area, value)
