"""What an ability asks of the moment: whose turn, which phase, whether a battle must be under way."""

from collections.abc import Iterator

import msgspec

from fftcg.every.wishes import alternatives
from netocean.abilities.tree import AT_MOST, CALL, COMPARE, LESS, LET, MATCH, NOT, REF, TERM, VAR, WORD, Ability, Node
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.vocabulary.words import BACKUP

ME, YOU = 0, 1
BATTLING = ("attacking", "blocking", "blocked", "in_battle", "battling", "in_party")
GROUPS = ("blockers_of", "party_of")


class Moment(msgspec.Struct):
    """When an ability is to happen. `attack`: a battle is under way, `turn_player` attacks; `block`: it is blocked."""

    turn_player: int = ME
    phase: str = "main1"
    attack: bool = False
    block: bool = False
    party: bool = False
    own: bool = False  # the card under test fights


def nodes(node: Node | None, under_not: bool = False) -> Iterator[tuple[Node, bool]]:
    """A node and all within, each with whether it stands behind a `not`."""
    if node is None:
        return
    yield node, under_not
    for arg in node.args:
        yield from nodes(arg, under_not or node.kind == NOT)


def parts(ability: Ability) -> Iterator[Node]:
    """The trees of an ability."""
    for part in (ability.head, ability.gate, ability.condition, ability.body, *ability.costs):
        if part is not None:
            yield part


def moment_of(ability: Ability) -> Moment:
    """When an ability can happen."""
    found = Moment()
    for part in parts(ability):
        for node, negated in nodes(part):
            if node.kind == CALL:
                _by_call(found, node, negated)
            elif node.kind == MATCH and not negated and node.args[0].name == "self" and node.args[0].kind == WORD:
                names = [term.name for term in node.args[1].args]
                if set(names) & {"attacking", "blocking", "in_party", "in_battle"}:
                    found.own = found.attack = True
                    found.block = found.block or "in_battle" in names
                    found.party = found.party or "in_party" in names
                    found.turn_player = YOU if "blocking" in names else ME
            elif node.kind == TERM and node.name in BATTLING and not node.value & 1:
                found.attack = True
                found.block = found.block or node.name not in ("attacking", "in_party")
                found.party = found.party or node.name == "in_party"
                found.own = found.own or (node.name == "battling" and node.args[0].kind == WORD)
                if node.name in ("attacking", "blocking"):
                    _by_side(found, part, node)
    for timing in ability.timings:
        if timing.name in ("my_turn", "opponent_turn"):
            found.turn_player = ME if timing.name == "my_turn" else YOU
        elif timing.name == "attack":
            found.phase = "attack"
        elif timing.name == "block":
            found.attack = found.block = True
        elif timing.name == "main_2":
            found.phase = "main2"
    return found


def _by_call(found: Moment, node: Node, negated: bool) -> None:
    if node.name in ("my_turn", "opponent_turn"):
        mine = (node.name == "my_turn") != negated
        found.turn_player = ME if mine else YOU
    elif node.name == "in_phase" and not negated:
        phases = {"attack": "attack", "main_2": "main2"}
        found.phase = phases.get(node.args[0].name, found.phase)
    elif node.name in GROUPS:
        found.attack = found.block = True
        found.party = found.party or node.name == "party_of"
        found.own = found.own or node.args[0].name == "self"
    elif node.name in ("battling", "party_with"):
        found.attack = found.block = True
        found.party = found.party or node.name == "party_with"


def _by_side(found: Moment, part: Node, term: Node) -> None:
    """Whose attackers or blockers are meant tells who attacks."""
    for node, _ in nodes(part):
        if term in node.args:
            for other in node.args:
                if other.kind == TERM and other.name == "of":
                    mine = other.args[0].code == 0
                    found.turn_player = ME if mine == (term.name == "attacking") else YOU


def demands(ability: Ability) -> dict[object, list[list[Node]]]:
    """Terms that the text asks of what its variables and words mean, one list an `if $a is {…}`."""
    found: dict[object, list[list[Node]]] = {}
    for part in parts(ability):
        for node, negated in nodes(part):
            if node.kind == MATCH and not negated and node.args[0].kind in (VAR, WORD):
                key = node.args[0].value if node.args[0].kind == VAR else node.args[0].name
                terms = alternatives(node.args[1])[0]
                if terms not in found.setdefault(key, []):
                    found[key].append(terms)
    return found


def compares_cards(ability: Ability) -> bool:
    """Whether a card has to be like another one."""
    return any(
        node.kind == TERM and node.name.startswith("same_") for part in parts(ability) for node, _ in nodes(part)
    )


def asks(ability: Ability, field: str) -> bool:
    """Whether a filter of the text has a field."""
    return any(node.kind == TERM and node.name == field for part in parts(ability) for node, _ in nodes(part))


def named_groups(ability: Ability, word: str) -> list[int]:
    """The variables that name a group such as `paid_cards`."""
    return [
        node.args[0].value for node, _ in nodes(ability.body) if node.kind == LET and node.args[1].name == word
    ]  # fmt: skip


def deeds(ability: Ability) -> dict[int, set[str]]:
    """The actions that are done to each variable."""
    found: dict[int, set[str]] = {}
    for node, _ in nodes(ability.body):
        if node.kind == CALL and node.name not in ("both", "other_of", "rest", "among", "first_of"):
            for arg in node.args:
                for inner, _ in nodes(arg):
                    if inner.kind == VAR:
                        found.setdefault(inner.value, set()).add(node.name)
    return found


def paid(ability: Ability) -> list[int]:
    """The elements of which CP should be paid, by what the text asks."""
    found: list[int] = []
    for part in parts(ability):
        for node, negated in nodes(part):
            if node.kind == CALL and node.name == "paid_with" and not negated:
                found.append(node.args[0].code)
            elif node.kind == COMPARE and node.args[0].name == "paid_elements":
                if node.code in (LESS, AT_MOST):
                    return []
                found.extend(range(node.args[1].value))
            elif node.kind == CALL and node.name == "paid_elements" and not found:
                found.extend(range(2))
    return found


def entry_of(ability: Ability, things: str) -> tuple[int, bool]:
    """How a thing must enter for the text to act, and whether it must not; 0 if the text does not say."""
    for part in parts(ability):
        for node, negated in nodes(part):
            if node.kind == CALL and node.name == "entered_by" and node.args[0].name == things:
                return node.args[1].code, negated
    return 0, False


def counts_backups(ability: Ability) -> bool:
    """Whether conditions ask for Backups, so that none should lie there for another reason."""
    for part in (ability.gate, ability.condition):
        for node, _ in nodes(part):
            if node.kind == TERM and node.name in ("type", "cost") and any(arg.code & BACKUP for arg in node.args):
                return True
    return False


def only_paid_with(face: Face) -> list[Node]:
    """The filter of what alone may pay for a card, or what it asks whether it alone has paid."""
    names = ("only_pay_with", "paid_only_with")
    return [
        node.args[-1] for ability in face.abilities[: face.own] for part in parts(ability) for node, _ in nodes(part)
        if node.kind == CALL and node.name in names
    ][:1]  # fmt: skip


def counts_points(ability: Ability) -> bool:
    """Whether the text asks for points of damage."""
    return any(node.kind == REF and node.name.endswith("points") for part in parts(ability) for node, _ in nodes(part))


def puts_backups(ability: Ability) -> bool:
    """Whether Backups are put away as a cost."""
    return any(
        node.kind == TERM and node.name == "type" and any(arg.code & BACKUP for arg in node.args)
        for cost in ability.costs for node, _ in nodes(cost)
    )  # fmt: skip


def partners(ability: Ability) -> list[Node]:
    """The filters of those that have to be in a party with the card."""
    return [
        node.args[0] for part in parts(ability) for node, negated in nodes(part)
        if node.kind == CALL and node.name == "party_with" and not negated
    ]  # fmt: skip
