"""What filters about the stack ask of the field."""

from fftcg.every.wishes import alternatives
from netocean.abilities.tree import CALL, FILTER, Node

CHOOSING = ("choosing", "choosing_only")


def laid_for(pattern: Node) -> list[Node]:
    """The things that have to be there for something on the stack to choose them."""
    asked = [term.args[0] for term in alternatives(pattern)[0] if term.name in CHOOSING]
    return [things for things in asked if things.kind in (CALL, FILTER)]
