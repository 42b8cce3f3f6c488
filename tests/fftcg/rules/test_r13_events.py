"""F-R13.7: events that abilities wait for: several at once, the how-manieth, by whom."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
TWO = "blank:forward/fire/3/4000"
ICE = "blank:forward/ice/3/6000"
BOLT = blank("summon/fire/0", "use: draw me 1")


def watcher(event):
    """A Backup that draws by an event."""
    return blank("backup/fire/2", f"when {event}: draw me 1")


@pytest.mark.rule("F-R13.7", "F-R10.8")
@pytest.mark.parametrize(("mark", "drawn"), [("", 2), (" mark together", 1)])
def test_one_or_more_that_attack_are_one_event(mark, drawn):
    """`When 1 or more Forwards attack` sees a party once."""
    t = story(f"me field {FIRE}\nme field {TWO}\nme field watch",
              watch=watcher("attacks {type forward, of me}" + mark))  # fmt: skip
    t.do(f"attack {FIRE} {TWO}", "settle").sees(f"me hand {drawn}")


@pytest.mark.rule("F-R13.7", "F-R14.17")
@pytest.mark.parametrize(("mark", "drawn"), [("", 2), (" mark together", 1)])
def test_one_or_more_that_are_broken_are_one_event(mark, drawn):
    """Those of one moment; a later one is a new event."""
    t = story(f"you field {FIRE}\nyou field {TWO}\nyou field {ICE}\nme field watch",
              watch=watcher("put {type forward, of opponent}" + mark))  # fmt: skip
    t.act("me", "break {type forward, element fire}").do("resolve", "settle").sees(f"me hand {drawn}")
    t.act("me", "break {type forward, element ice}").do("resolve", "settle").sees(f"me hand {drawn + 1}")


@pytest.mark.rule("F-R13.7", "F-R13.15")
@pytest.mark.parametrize(("cards", "drawn"), [("one two", 1), ("two one", 1)])
def test_the_second_card_of_a_kind_that_is_cast(cards, drawn):
    """Other cards are not counted, and a third one is not the second."""
    t = story(
        "me hand one two three knight\nme field watch",
        watch=blank("backup/fire/2", "when cast_nth me 2 {type summon}: gain_crystals me 1"),
        one=BOLT, two=BOLT, three=BOLT, knight=blank("forward/fire/0/3000"),
    )  # fmt: skip
    first, second = cards.split()
    t.do(f"cast {first}", "settle", "cast knight", "settle").sees("me crystals 0")
    t.do(f"cast {second}", "settle").sees(f"me crystals {drawn}").do("cast three", "settle").sees(
        f"me crystals {drawn}"
    )


@pytest.mark.rule("F-R10.8", "F-R10.18")
def test_a_party_that_damages_a_player_is_one_event_and_each_member_has_done_it():
    """For what sees parties, and for what sees Forwards."""
    t = story(
        f"me field {FIRE}\nme field {TWO}\nme field watch\nme field each",
        watch=blank("backup/fire/2", "when party_damages_player me: gain_crystals me 1"),
        each=watcher("damages_player {type forward, of me}"),
    )
    t.do(f"attack {FIRE} {TWO}", "no_block", "settle", "strike", "settle")
    t.sees("me crystals 1", "me hand 2", "you points 1")


@pytest.mark.rule("F-R19.3", "F-R19.8")
def test_what_primes_itself_and_what_is_primed_into():
    """`When X primes` is of the Character, whatever it becomes."""
    clive = blank("forward/fire/4/7000/name=Clive", "keyword priming ifrit F1", number="24-901H")
    ifrit = blank("forward/fire/7/10000/name=Ifrit")
    t = story(
        "me field clive\nme cp F 2\nme deck 3\nme bottom ifrit\nme field watch",
        clive=clive, ifrit=ifrit, watch=watcher("priming {type forward, of me}"),
    )  # fmt: skip
    t.do("prime clive", "select ifrit", "settle").sees("me hand 1")


@pytest.mark.rule("F-R13.7", "F-R14.5")
def test_a_card_that_is_found_by_a_search():
    """Only by a search; drawing is none."""
    seek = blank("forward/fire/2/3000/name=Lost", "when found self: gain_crystals me 1")
    t = story("me deck 3\nme bottom seek", seek=seek)
    t.act("me", "select $a: 1 {name lost} from me.deck; add $a").do("resolve", "select seek", "settle")
    t.sees("me crystals 1", "seek in me.hand")


@pytest.mark.rule("F-R13.7", "F-R2.3")
def test_cards_that_are_put_into_the_damage_zone():
    """One event for each point, and once per turn only where the text says so."""
    often = blank("backup/fire/2", "when to_damage me: draw me 1")
    once = blank("backup/ice/2", "when to_damage me once per turn: gain_crystals me 1")
    t = story("me field often\nme field once", often=often, once=once).act("you", "damage_player opponent 2")
    t.do("resolve", "settle").sees("me points 2", "me hand 2", "me crystals 1")


@pytest.mark.rule("F-R13.7", "F-R14.5")
@pytest.mark.parametrize(("actor", "text", "crystals"), [
    ("me", "discard_cards opponent 1", 1), ("you", "discard_cards me 1", 0), ("me", "discard_cards opponent 2", 1),
])  # fmt: skip
def test_cards_that_the_opponent_discards_by_what_one_does(actor, text, crystals):
    """Whose hand, and whose Summon or ability."""
    watch = blank("backup/fire/2", "when discarded_by opponent me summon_or_ability mark together: gain_crystals me 1")
    t = story(f"me field watch\nyou hand {FIRE} {TWO}", watch=watch).act(actor, text)
    t.do("resolve")
    if "2" not in text:
        t.do(f"you: select {FIRE}")
    t.do("settle").sees(f"me crystals {crystals}")


@pytest.mark.rule("F-R13.7", "F-R14.15")
@pytest.mark.parametrize(("chooser", "cancelled"), [("forward/ice/3/6000", True), ("backup/ice/3", False)])
def test_a_choice_by_an_ability_of_a_kind_of_card(chooser, cancelled):
    """What chose is cancelled; its card stays."""
    knight = blank("forward/fire/2/3000", "when chosen self any ability {type forward}: cancel other")
    hunter = blank(chooser, "when enters self: choose $a: 1 {type forward, of opponent}; break $a")
    t = story("me field knight\nyou hand hunter", knight=knight, hunter=hunter)
    t.do("move hunter field", "settle")
    t.sees("knight in me.field" if cancelled else "knight in me.break", "hunter in you.field")
