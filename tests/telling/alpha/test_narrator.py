"""What happens in α, as sayings: exactly those, from one seat and from the other."""

import re
from functools import partial

import pytest

from netocean.telling.alpha.narrator import NEEDS
from netocean.telling.phrases import own_key
from netocean.telling.sayings import AbilityText, CardName, Line, Say, Several, Step
from netocean.texts import _texts
from telling.later import event as any_event
from telling.later import lines, narrator, sayings

event = partial(any_event, "alpha")
EMBERLING, BLAZEHORN, TIDEFANG = (CardName(f"alpha-practice/{card}") for card in ("xa-01", "xa-11", "xa-12"))
POWER_UP = CardName("alpha-practice/xa-51")
ME, YOU = 0, 1


def test_a_line_has_its_rule_and_its_doubt_mark():
    """A-9.1 is our reading, A-8.4 is not."""
    evolved = event("evolved", ME, "XA-11", "XA-01", rule="A-8.4")
    (line,) = lines("alpha", evolved)
    assert line == Line(
        Say("event-a-evolved", {"who": "you", "card": BLAZEHORN, "other": EMBERLING}), "strong", ["A-8.4"]
    )
    (line,) = lines("alpha", event("opportunity", YOU, "XA-11", amount=5, rule="A-9.1"))
    assert (line.doubt, line.mark) == (True, "")


def test_what_the_games_have_alike_is_said_alike():
    """Points, and the beginning of a turn."""
    lost = event("points-lost", ME, amount=10, word="90", rule="A-10.4")
    assert sayings("alpha", lost) == [Say("event-points-lost", {"who": "you", "amount": 10, "left": "90"})]
    begins = event("turn-begins", YOU, amount=3, rule="A-6.3")
    assert sayings("alpha", begins) == [Say("event-digimon-turn-begins", {"who": "other", "amount": 3})]


def test_cards_that_fall_one_after_the_other_are_told_in_one_line():
    """Those of the other side, and what happens next, in lines of their own."""
    mine = [event("milled", ME, card, amount=1, rule="A-8.3") for card in ("XA-01", "XA-11")]
    yours = event("milled", YOU, "XA-12", amount=1, rule="A-8.3")
    ends = event("not-blocked", YOU, rule="A-10.4")
    assert sayings("alpha", *mine, yours, ends) == [
        Say("event-a-milled", {"who": "you", "cards": Several([EMBERLING, BLAZEHORN])}),
        Say("event-a-milled", {"who": "other", "cards": TIDEFANG}),
        Say("event-a-not-blocked", {"who": "other"}),
    ]


def test_cards_that_fell_are_told_before_somebody_is_asked():
    """Once."""
    teller = narrator("alpha")
    assert teller.tell(event("milled", ME, "XA-01", amount=1)) == []
    assert [line.saying for line in teller.pause()] == [Say("event-a-milled", {"who": "you", "cards": EMBERLING})]
    assert teller.pause() == []


def test_a_placed_card_is_a_back_to_the_other_side():
    """Its owner knows it."""
    assert sayings("alpha", event("placed", YOU, None, word="box")) == [
        Say("event-a-placed", {"who": "other", "what": "box", "card": CardName(), "other": CardName()})
    ]
    assert sayings("alpha", event("placed", ME, "XA-11", "XA-01", word="evolution")) == [
        Say("event-a-placed", {"who": "you", "what": "evolution", "card": BLAZEHORN, "other": EMBERLING})
    ]


def test_an_attack_is_at_a_digimon_or_at_the_player():
    """By the number of its cards."""
    assert sayings("alpha", event("attack", ME, "XA-11", "XA-12")) == [
        Say("event-a-attack", {"who": "you", "card": BLAZEHORN, "what": "card", "other": TIDEFANG})
    ]
    assert sayings("alpha", event("attack", YOU, "XA-12")) == [
        Say("event-a-attack", {"who": "other", "card": TIDEFANG, "what": "player", "other": CardName()})
    ]


def test_supporters_and_failed_evolution_cards_are_listed_without_the_digimon_they_are_about():
    """It is named by itself."""
    assert sayings("alpha", event("supported", ME, "XA-01", "XA-11", amount=1)) == [
        Say("event-a-supported", {"who": "you", "card": EMBERLING, "cards": BLAZEHORN})
    ]
    assert sayings("alpha", event("evolution-failed", YOU, "XA-01", "XA-12", amount=1)) == [
        Say("event-a-evolution-failed", {"who": "other", "card": EMBERLING, "cards": TIDEFANG})
    ]


def test_a_hand_and_a_digimon_can_be_exchanged():
    """The one has no card that is shown."""
    assert sayings("alpha", event("exchanged", ME, amount=6)) == [Say("event-a-hand-exchanged", {"who": "you"})]
    assert sayings("alpha", event("exchanged", ME, "XA-11", "XA-01")) == [
        Say("event-a-exchanged", {"who": "you", "card": BLAZEHORN, "other": EMBERLING})
    ]


@pytest.mark.parametrize(
    "quiet",
    [event("turn-ends", -1), event("battle-ends", -1), event("lined-up", ME, "XA-01"), event("cost-check", ME)],
    ids=lambda one: one.key,
)
def test_what_says_nothing_is_not_told(quiet):
    """A line of one Digimon, a cost check of nothing, and ends that the next line tells."""
    assert lines("alpha", quiet) == []


def test_a_command_brings_its_text():
    """As an aside."""
    first, second = lines("alpha", event("command-used", YOU, "XA-51"))
    assert first.saying == Say("event-a-command-used", {"who": "other", "card": POWER_UP})
    assert second == Line(AbilityText("alpha-practice/xa-51", 0), "dim")


def test_a_number_that_changes_bears_its_sign():
    """Also the letter that a skill becomes."""
    (saying,) = sayings("alpha", event("changed", ME, "XA-01", amount=-80, word="subtract_attack"))
    assert isinstance(saying, Say)
    assert (saying.params["how"], saying.params["signed"]) == ("subtract-attack", "-80")
    (saying,) = sayings("alpha", event("changed", ME, "XA-01", amount=1, word="set_attack"))
    assert isinstance(saying, Say)
    assert saying.params["letter"] == "B"


def test_a_battle_is_kept_with_both_skills():
    """Blazehorn's B against Tidefang's A, each by the other's type; a lent skill says whose it is."""
    teller = narrator("alpha")
    teller.tell(event("battle-begins", ME, "XA-11", "XA-12"))
    teller.tell(event("powers", ME, "XA-11", amount=480, word="B"))
    (lent,) = teller.tell(event("powers", YOU, "XA-12", "XA-02", amount=460, word="A"))
    assert lent.saying.params["what"] == "lent"
    (result,) = teller.tell(event("battle-result", ME, rule="A-12.5"))
    assert result.saying == Say("event-a-battle-result", {"who": "you", "mine": 480, "theirs": 460})
    assert (teller.battle.winner, [attack.power for attack in teller.battle.attacks]) == (ME, [480, 460])
    assert teller.battle.attacks[1].steps == [Step(Say("skill-a"), 460)]
    types = [(TIDEFANG, Say("type-b")), (BLAZEHORN, Say("type-a"))]
    whys = [Say("event-attacks-by-type", {"card": card, "type": type_}) for card, type_ in types]
    assert [attack.why for attack in teller.battle.attacks] == whys


@pytest.mark.parametrize("key", sorted(NEEDS))
def test_a_message_gets_exactly_what_it_needs(key):
    """No parameter is missing, and none is sent for nothing."""
    source = _texts("en").source(own_key("a", "event", key))
    assert set(re.findall(r"\$([\w-]+)", source)) == set(NEEDS[key].split())
