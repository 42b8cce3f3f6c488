"""Small statistics of many games."""

from collections.abc import Sequence
from math import ceil, sqrt

_Z = 1.959963984540054  # 95 of 100


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval (95 %) of a share; from 0 to 1 where nothing was played."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, _Z * _Z
    middle = share + square / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed; 0 for none."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0


def median(values: Sequence[float]) -> float:
    """The middle value, the mean of the two middle ones; 0 for none."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    half = len(ordered) // 2
    return float(ordered[half]) if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
