# form: interpreted
"""From a pack line and ability lines to a `Face`."""

from netocean.abilities.tree import CALL, Ability
from netocean.games import building
from netocean.games.fftcg import faces
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg.vocabulary.playable import unplayed
from netocean.games.fftcg.vocabulary.words import ELEMENT_WORDS, TYPES

JOB = "job-"
"""What stands before the slug of a job among the names of a pack."""


def build(facts: faces.Facts, abilities: list[Ability]) -> Face:
    """The face of a card: its facts as the rules use them, with its abilities.

    Raises DataProblem for an ability that this game would not play whole.
    """
    face = building.begun(Face, facts, abilities, faces.HEADS, unplayed)
    face.types = TYPES.get(facts.kind, 0)
    for element in facts.elements:
        face.elements |= 1 << ELEMENT_WORDS[element]
    face.cost = facts.cost
    face.power = facts.power or 0
    face.jobs = [job.removeprefix(JOB) for job in facts.jobs]
    for one in (*face.names, *face.jobs):
        word(one)
    face.categories = [category.replace(" ", "-") for category in facts.categories]
    face.generic = facts.generic
    face.ex = facts.ex
    face.limit_break = facts.limit_break or 0
    face.item = facts.item or ""
    face.party_mark = facts.party_mark
    face.take_abilities(abilities)
    for ability in abilities:
        _know_counters(ability)
    return face


def _know_counters(ability: Ability) -> None:
    """The kinds of counters that an ability places, so that each can be named (F-R4.11)."""
    waiting = [ability.body]
    while waiting:
        node = waiting.pop()
        if node.kind == CALL and node.name == "place":
            word(node.args[1].name)
        waiting.extend(node.args)
    for quote in ability.quotes:
        _know_counters(quote)


def rebuild(facts: str, lines: list[str]) -> Face:
    """The face of a card from a record: its pack line as JSON and its ability lines."""
    return building.rebuilt(facts, lines, faces.Facts, VOCABULARY, build)
