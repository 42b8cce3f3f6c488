"""What happens in the Appmon card game, as sayings: exactly those, from one seat and from the other."""

import re
from functools import partial

import pytest

from netocean.telling.appmon.narrator import NEEDS
from netocean.telling.phrases import own_key
from netocean.telling.sayings import AbilityText, CardName, Line, Part, Row, Say, Several
from netocean.texts import _texts
from telling.later import event as any_event
from telling.later import lines, sayings

event = partial(any_event, "appmon")
LOOKLING, WAYMOTE, SEEKMASTER = (CardName(f"appmon-practice/{card}") for card in ("xp-01", "xp-02", "xp-11"))
CHEER = CardName("appmon-practice/xp-52")
ME, YOU = 0, 1


def part(line: Line, name: str) -> Part:
    """What a line says of a name."""
    assert isinstance(line.saying, Say)
    return line.saying.params[name]


def test_a_line_bears_the_mark_of_its_rule():
    """P-7.5 is derived, P-9.1 a guess, P-11.5 ours; P-10.6 is none of them."""
    (line,) = lines("appmon", event("fused", ME, "XP-11", rule="P-7.5"))
    saying = Say("event-p-fused", {"who": "you", "card": SEEKMASTER})
    assert line == Line(saying, "strong", ["P-7.5"], True, "derived")
    marks = [lines("appmon", event("game-over", ME, rule=rule))[0].mark for rule in ("P-9.1", "P-11.5", "P-10.6")]
    assert marks == ["guess", "ours", ""]


def test_what_the_games_have_alike_is_said_alike():
    """An Option that is used, and the beginning of a turn."""
    first, second = lines("appmon", event("option-used", YOU, "XP-52"))
    assert first.saying == Say("event-option-opened", {"who": "other", "card": CHEER})
    assert second == Line(AbilityText("appmon-practice/xp-52", 0), "dim")
    assert sayings("appmon", event("turn-begins", ME, amount=2)) == [
        Say("event-digimon-turn-begins", {"who": "you", "amount": 2})
    ]


def test_hidden_cards_are_counted():
    """A declared fusion is a back, leftovers are those that were opened and the others by their number."""
    assert sayings("appmon", event("declared", YOU, None, amount=1)) == [
        Say("event-p-declared", {"who": "other", "card": CardName()})
    ]
    left = Several([SEEKMASTER, Say("event-cards-down", {"count": 2})])
    assert sayings("appmon", event("leftovers", YOU, "XP-11", amount=3)) == [
        Say("event-p-leftovers", {"who": "other", "cards": left})
    ]


def test_a_fusion_that_fails_says_why():
    """In the words of a refusal."""
    assert sayings("appmon", event("fusion-failed", ME, "XP-11", word="fuse-material")) == [
        Say("event-p-fusion-failed", {"card": SEEKMASTER, "reason": Say("reason-p-fuse-material")})
    ]


def test_a_battle_is_told_with_its_arithmetic():
    """Lookling, type A, 360 with A against Waymote, type B, 340: B 260 and 100 by Cheer, A 340 halved."""
    events = [
        event("phase-begins", -1, word="battle"),
        event("attack-modifier", ME, "XP-52", amount=100, word="add"),
        event("attacks", ME, "XP-01", amount=360, word="B"),
        event("attack-modifier", YOU, "XP-51", amount=0, word="halve"),
        event("attacks", YOU, "XP-02", amount=170, word="A"),
        event("battle-result", ME, rule="P-8.4"),
    ]
    _phase, mine, yours, result = lines("appmon", *events)
    why = Say("event-attacks-by-type", {"card": WAYMOTE, "type": Say("type-b")})
    plus = Say("event-attack-modifier", {"step": "+100", "card": CHEER})
    assert mine.saying == Say(
        "event-attacks",
        {"who": "you", "card": LOOKLING, "letter": "B", "why": why, "sum": Row([260, plus, "= 360"])},
    )
    half = Say("event-attack-modifier", {"step": "÷2", "card": CardName("appmon-practice/xp-51")})
    assert part(yours, "sum") == Row([340, half, "= 170"])
    assert result.saying == Say("event-battle-result", {"who": "you", "mine": 360, "theirs": 170})
    assert (mine.rules, mine.mark) == (["P-8.1", "P-8.4"], "derived")


def test_a_cancelled_attack_is_0():
    """By the attack of the other side."""
    told = lines(
        "appmon",
        event("phase-begins", -1, word="battle"),
        event("attack-modifier", ME, "XP-02", amount=0, word="cancelled"),
        event("attacks", ME, "XP-01", amount=0, word="B"),
        event("attacks", YOU, "XP-02", amount=340, word="A"),
        event("battle-result", YOU),
    )
    zeroed = Say("event-attacks-cancelled", {"card": WAYMOTE})
    assert part(told[1], "sum") == Row([260, zeroed])


@pytest.mark.parametrize("key", sorted(NEEDS))
def test_a_message_gets_exactly_what_it_needs(key):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(own_key("p", "event", key))
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[key].split())
