"""Abilities that the tests of the language share: realistic ones, and one for every node of a vocabulary."""

from pathlib import Path

from netocean.abilities.reader import read_ability
from netocean.abilities.vocabulary import (
    ACTION,
    AMOUNT,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    KEYWORD_ROLE,
    LIMIT,
    NodeSpec,
    Vocabulary,
)
from netocean.abilities.writers import write_ability
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES

WRITTEN = Path(__file__).with_name("written.txt")

REALISTIC = """\
keyword sky
keyword copies 10
keyword kept
static: add_attack me 10
static: immune options opponent
static: forbid opponent abilities
static if me.attack = A and me.active is {field ME}: add_power me C
static if has_on_sheet opponent {frame red}: add_attack me 400
static if not (me.level = III or opponent.active is {frame red, level IV}) and evolved_this_turn: add_attack me 10
when win: mill opponent 1
when win: multiply_loss opponent 2
when evolved: gain_points me 30
when leaves_slot: lose_points me 20
when start_of_battle may: add_attack me 50
when start_of_battle may: draw me 1; if done { mill me 1 }
when attack_added at_most 3: add_attack me 10
when attack_added: add_attack me that
when points_lost: gain_points me that
when end_of_turn if evolved_this_turn: remove_evolved me
when end_of_turn once per turn may cost lose_points 10: draw me 1; discard_hand opponent opponent.hand
use at battle limit end_of_turn: set_attack me A
use at battle limit end_of_turn: set_attack me A 100
use at battle cost discard_hand 1 limit end_of_turn: add_attack me 50
use at battle if me.level != III and opponent.level > me.level limit end_of_battle: multiply_attack me 2
use at preparation, evolution limit at_use: choose $a: 1 {level IV} from me.hand; evolve_free $a
use at battle once per battle cost mill 3 limit end_of_turn
use at battle limit at_use: mill me 3; when done { add_attack me 50 until end_of_battle }
use at battle limit turns 2: may { discard_hand me 1; add_attack me 100 until end_of_turn }
use at battle limit end_of_turn: add_attack me (power me C)
use at battle limit stays: degenerate opponent IV III
use at evolution limit at_use: warp Perfect
use at evolution limit at_use: choose $a: up to 2 {level III|IV, not frame red, kind digimon, name greymon} \
from me.dark_area; to_hand $a; if done { shuffle me } else { draw me 1 }
use at preparation limit at_use: choose $a: 1 {open} from opponent.slots; choose $b: 1 from me.hand; \
negate $a; to_net_ocean $b bottom
use at battle limit at_use: if first_attacker me and me.hand <= 3 { draw me 1 } else { draw me 2 }; \
look opponent.net_ocean 3
use at battle limit with_active: choose $a: 1 {species dinosaur, keyword sky} from me.hand; \
if $a is {attribute Virus, not field ME} { exchange $a }
activate at battle if me.points <= 30 once per turn: add_attack me 100
support if opponent.active is {frame red}: add_attack me 610
""".splitlines()


def argument(kind: str, vocabulary: Vocabulary) -> str:
    """An argument of a type."""
    if kind in vocabulary.tables:
        return list(vocabulary.tables[kind])[-1]
    samples = {"amount": "2", "var": "$a", "slug": "greymon", "filter": "{not open}"}
    return samples.get(kind) or "opponent.net_ocean"


def call(spec: NodeSpec, vocabulary: Vocabulary, full: bool = True) -> str:
    """A node with all its arguments, or with only those that it needs."""
    kinds = [kind for kind in spec.params if full or not kind.endswith("?")]
    return " ".join([spec.name, *(argument(kind.rstrip("?"), vocabulary) for kind in kinds)])


def example(spec: NodeSpec, vocabulary: Vocabulary, full: bool = True) -> str:
    """An ability around one node."""
    text = call(spec, vocabulary, full)
    if spec.role == ACTION:
        chosen = "choose $a: 1 from me.hand; " if "var" in spec.params else ""
        return f"use at battle limit at_use: {chosen}{text}"
    if spec.role == AMOUNT:
        return f"static: add_attack me {f'({text})' if spec.params else text}"
    frames = {
        COST: "use at battle cost {} limit at_use: draw me 1",
        CONDITION: "static if {}: add_attack me 10",
        EVENT: "when {}: draw me 1",
        LIMIT: "use at battle limit {}: draw me 1",
        DURATION: "use at battle limit at_use: add_attack me 10 until {}",
        KEYWORD_ROLE: "keyword {}",
    }
    return frames[spec.role].format(text)


def specs(vocabulary: Vocabulary) -> list[NodeSpec]:
    """All nodes of a vocabulary."""
    return [spec for nodes in vocabulary.nodes.values() for spec in nodes.values()]


EXAMPLES = [example(spec, VOCABULARY, full) for spec in specs(VOCABULARY) for full in (True, False)]


def written() -> str:
    """The realistic abilities in all languages, as `written.txt` keeps them."""
    blocks = []
    for text in REALISTIC:
        ability = read_ability(text, VOCABULARY)
        lines = [f"{language}: {write_ability(ability, language, VOCABULARY)}" for language in LANGUAGES]
        blocks.append("\n".join([text, *lines]))
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
