"""Something on the stack, for texts that choose Summons and abilities."""

from fftcg.every.filters import CHOOSING
from fftcg.every.occasions_stack import aim
from fftcg.every.running import Run
from fftcg.every.shop import ME, YOU
from fftcg.every.wishes import Wish, alternatives, blank
from netocean.abilities.tree import CALL, Node
from netocean.games.fftcg import groups, sheet
from netocean.games.fftcg.vocabulary.words import OBJECTS
from netocean.games.fftcg.zones import FIELD

KINDS = (OBJECTS["summon"], OBJECTS["auto"], OBJECTS["action"], OBJECTS["special"])


def put_object(run: Run, pattern: Node) -> None:
    """Something of the opponent, or of whom the filter says, is put on the stack."""
    bits, seat = 0, YOU
    source: Node | None = None
    for term in alternatives(pattern)[0]:
        if term.name == "object":
            bits = term.args[0].code
        elif term.name == "of":
            seat = term.args[0].code
        elif term.name == "type":
            bits = bits or OBJECTS["summon"]
        elif term.name == "source" and term.args[0].kind == CALL:
            source = term.args[0].args[0]
    kind = next((bit for bit in KINDS if bits & bit), OBJECTS["auto"])
    wish, terms = run.shop.wish(pattern if source is None else source)
    for term in terms if source is not None else ():
        if term.name == "of":
            seat = term.args[0].code
    aim(run, seat, kind, target_of(run, pattern), wish, source is not None)


def target_of(run: Run, pattern: Node) -> int:
    """What it is to choose: what the filter says, else a card laid for the text."""
    game, shop = run.game, run.shop
    asked = [term.args[0] for term in alternatives(pattern)[0] if term.name in CHOOSING]
    found = [card for things in asked for card in groups.things(game, shop.scope(), things)]
    found.sort(key=lambda card: card == shop.subject)
    found += [card for card in run.answering.laid() if sheet.on_field(game, card)]
    if sheet.on_field(game, shop.subject):
        found.append(shop.subject)
    if found:
        return found[0]
    card = shop.lay(blank(Wish(), 8000), ME, FIELD)
    shop.ask_again()
    run.watch.advance()
    return card
