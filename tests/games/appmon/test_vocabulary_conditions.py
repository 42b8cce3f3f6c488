"""The conditions, properties and filters of abilities."""

import pytest

from appmon.board import ME, board
from appmon.made import appmon, option
from appmon.using import battle, form
from netocean.abilities.reader import read_condition
from netocean.games.appmon.vocabulary.evaluate import holds
from netocean.games.appmon.vocabulary.nodes import VOCABULARY

TEXT = """phase battle
first you
me box XP-01 > XP-11
me points 40
me hand XP-02 XP-03
me deck 15
me removed XP-05
me slot XP-52
you box XP-04
you points 70
you deck 20"""


def true(text: str, scenario: str = TEXT) -> bool:
    """Whether a condition holds for me: Seekmaster on Lookling against Dotkin."""
    return holds(board(scenario).game, ME, read_condition(text, VOCABULARY), 0)


@pytest.mark.parametrize(
    "text",
    [
        "me.points = 40 and opponent.points > me.points",
        "me.grade = Super and me.grade > opponent.grade and me.grade <= Super",
        "me.type = B and opponent.type = A",
        "me.attack = A and opponent.attack = B",
        "me.power = 520 and opponent.power = 240",
        "me.hand = 2 and me.deck = 15 and me.removed = 1 and me.slots = 1 and me.box = 2",
        "me.fusion_box = 0 and me.links = 0 and me.chips = 0",
        "me.discard_pile = 8",
        "me.active is {name seekmaster, attribute Social|Navi, type B, plug circle, link square, kind appmon}",
        "me.active is {number XP-11, grade Super, up_to Ultimate, from Standard}",
        "me.base is {name lookling, plain}",
        "not me.active is {plain}",
        "opponent.active is {plain, open}",
        "not me.link is {attribute Game}",
        "me.active is {contains seekmaster} and not me.active is {contains seek}",
        "is_evolved me and not is_evolved opponent",
        "not is_linked me",
        "not used_option me",
        "evolved_from lookling and not evolved_from waymote",
        "not evolved_this_turn",
        "first_player opponent and not first_player me",
        "has_on_sheet me {name lookling} and not has_on_sheet me {kind option}",
        "has_on_sheet opponent {attribute Game} or me.points = 0",
    ],
)
def test_what_holds(text: str) -> None:
    """A face-down option is on no sheet yet."""
    assert true(text)
    assert not true(f"not ({text})")


def test_a_filter_sees_a_fighting_card_as_effects_have_changed_it() -> None:
    """Type, attribute, name and plug, not the grade."""
    lines = ("become_type me C", "add_attribute me Life", "add_name me hummlet", "set_plug me triangle triangle")
    card = option("T-1", "use at battle limit stays", *[f"static: {line}" for line in lines])
    t = battle("me slot T-1", cards=(card,)).answer("open T-1")
    text = "me.active is {type C, attribute Life, name hummlet, contains hummlet, plug triangle, not plug circle}"
    assert holds(t.game, ME, read_condition("me.active is {grade Standard, not contains dotkin}", VOCABULARY), 0)
    assert holds(t.game, ME, read_condition(text, VOCABULARY), 0)


@pytest.mark.parametrize(("part", "fits"), [("king", True), ("abyss-king", True), ("abyss", False)])
def test_a_part_of_a_name_is_what_the_card_says(part: str, fits: bool) -> None:
    """Abyss King says that its name holds King: as it fights, and in hand."""
    king = appmon("T-2", name="abyss-king", parts=["king"])
    t = battle("me hand T-2", me="T-2", cards=(king,))
    for asked in (f"me.active is {{contains {part}}}", f"has_on_sheet me {{contains {part}}}"):
        assert holds(t.game, ME, read_condition(asked, VOCABULARY), 0) == fits


def test_a_link_and_an_opened_option_are_seen() -> None:
    """In this battle."""
    t = battle("me slot XP-52", "me hand XP-08")
    text = read_condition("is_linked me and used_option me and me.link is {name gabbit} and me.links = 1", VOCABULARY)
    assert not holds(t.game, ME, text, 0)
    t.answer("open XP-52", "link XP-08")
    assert holds(t.game, ME, text, 0)
    t.next_turn().until("window", ME)
    assert not holds(t.game, ME, text, 0)


def test_a_fusion_of_this_turn_is_seen() -> None:
    """And what it came from."""
    card = form("T-2")
    t = board("phase fusion\nfirst me\nme box XP-01\nme fusion T-2 with XP-02\nyou box XP-01", card)
    t.answer("fuse T-2").until("window")
    text = read_condition("evolved_this_turn and evolved_from lookling", VOCABULARY)
    assert holds(t.game, ME, text, 0)
    t.next_turn().until("window")
    assert not holds(t.game, ME, text, 0)


def test_a_use_needs_its_condition() -> None:
    """And says so."""
    card = option("T-1", "use at battle if me.points <= 30 limit at_use: draw me 1")
    t = battle("me slot T-1", "me points 40", cards=(card,))
    assert t.reasons(ME, "T-1") == [("use-condition", "P-8.2")]
    assert battle("me slot T-1", "me points 30", cards=(card,)).offers("open T-1")


def test_an_ability_is_announced_in_the_window_once() -> None:
    """Once per turn, at its cost; in the next turn again."""
    card = appmon("T-2", "activate at battle once per turn cost discard_hand 1: add_attack me 80")
    t = battle("me hand XP-02 XP-03", me="T-2", you="XP-01", cards=(card,))
    t.answer("activate T-2", "pick XP-02")
    assert t.power(ME) == 380 and not t.offers("activate T-2")
    t.next_turn().until("window", ME)
    assert t.offers("activate T-2")
