"""How the Digimon games compare two numbers of a condition."""

from netocean.abilities import tree


def compare(code: int, left: int, right: int) -> bool:
    """Whether two numbers stand as a comparison says (its code in the tree)."""
    if code == tree.EQUAL:
        return left == right
    if code == tree.UNEQUAL:
        return left != right
    if code == tree.LESS:
        return left < right
    if code == tree.AT_MOST:
        return left <= right
    if code == tree.MORE:
        return left > right
    return left >= right
