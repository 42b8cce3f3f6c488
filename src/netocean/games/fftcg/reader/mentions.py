# form: interpreted
"""The check against silent misreading: what a printed line mentions against what its tree mentions, both ways.

Numbers, names, elements, jobs, categories, types, zones and keywords are compared as sets; so are states, bounds, whose
cards are meant, and the wordings that differ in rules (choose, break, "if" and "when you do so").
"""

from collections.abc import Iterable
from typing import NamedTuple

from netocean.abilities.tree import Ability
from netocean.games.fftcg.reader.conventions import FREE, OWN_NAME, Mention
from netocean.games.fftcg.reader.mentions_print import printed
from netocean.games.fftcg.reader.mentions_tree import told
from netocean.games.fftcg.reader.tokens import Token


class Difference(NamedTuple):
    """What one side mentions and the other does not: `printed` is missing in the tree, `tree` is missing in print."""

    side: str
    mention: Mention


def differences(tokens: Iterable[Token], abilities: Iterable[Ability]) -> list[Difference]:
    """What print and tree do not have in common; none where the line was not misread."""
    print_side, tree_side = printed(tokens), told(abilities)
    if OWN_NAME in tree_side.whole:
        print_side.must = {one for one in sorted(print_side.must) if one[0] != "name"}
    missing = sorted(print_side.must - tree_side.whole - FREE)
    added = sorted(tree_side.must - print_side.whole - FREE)
    return [Difference("printed", one) for one in missing] + [Difference("tree", one) for one in added]
