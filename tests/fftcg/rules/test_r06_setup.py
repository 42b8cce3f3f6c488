"""F-R6: setting up."""

import pytest

from fftcg.kit.blanks import Blank
from fftcg.kit.position import Position
from fftcg.kit.story import blank, story
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.fftcg.rules import preset

HASTE = "forward/fire/0/5000/haste"


def begin(name="official", seed="0", form="summon/fire/9", **switches):
    """A new game between two decks of fifty, before anything is answered."""
    journal = Journal()
    decks: list[list[Printed]] = [[Blank(form).face(seat * 50 + at) for at in range(50)] for seat in (0, 1)]
    return Position(Game.start(preset(name, switches), decks, seed, journal), journal, {})


def say(t, verb, value=0):
    """Answer with the option of this verb, the one at a place among several."""
    t.answer([option for option in t.choice.options if option.verb.word == verb][value])
    return t


def first_goes(t):
    """The picked player goes first; nobody exchanges cards yet."""
    return say(t, "first")


def hand(t, seat):
    """The cards of a hand."""
    return list(t.pile(seat, "hand"))


@pytest.mark.rule("F-R6.1")
def test_main_decks_are_shuffled_and_lb_decks_are_not():
    """Another seed, another order; the LB deck lies as it was given."""

    def order(seed):
        lb = [Blank("forward/fire/2/3000", limit_break=1).face(900 + at) for at in range(3)]
        other: list[Printed] = [Blank("summon/fire/9").face(1)] * 50
        decks: list[list[Printed]] = [[*[Blank("summon/fire/9").face(at) for at in range(50)], *lb], other]
        t = Position(Game.start(preset(), decks, seed), Journal(), {})
        return [t.game.table.face[card].key for card in t.pile(0, "deck")], [
            t.game.table.face[card].key for card in t.pile(0, "lb")
        ]

    assert order("a")[0] != order("b")[0] and order("a") == order("a")
    assert order("a")[1] == order("b")[1] == [f"test/blank-{900 + at}" for at in range(3)]


@pytest.mark.rule("F-R6.2")
@pytest.mark.parametrize("verb", ["first", "second"])
def test_a_randomly_picked_player_decides_who_goes_first(verb):
    """Seeds pick either player; the one who decides may go second."""
    asked = {begin(seed=str(seed)).choice.seat for seed in range(12)}
    assert asked == {0, 1}
    t = begin()
    picked = t.choice.seat
    assert t.kind == "first"
    say(t, verb)
    assert t.turn[1] == (picked if verb == "first" else 1 - picked)


@pytest.mark.rule("F-R6.3")
@pytest.mark.primer("fftcg/14")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_each_player_draws_five(name):
    """No card before, five after."""
    t = begin(name)
    assert [len(hand(t, seat)) for seat in (0, 1)] == [0, 0]
    first_goes(t)
    assert [len(hand(t, seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("F-R6.4", "F-R1.8")
@pytest.mark.case("fftcg/C60-official")
def test_all_five_cards_are_exchanged_or_none():
    """The first player first; the five go under the deck, no shuffle, and only once."""
    t = first_goes(begin())
    first = t.choice.seat
    assert first == t.turn[1] and t.kind == "mulligan"
    assert sorted(option.verb.word for option in t.choice.options) == ["no", "yes"]
    old, top = hand(t, first), t.pile(first, "deck")[-5:]
    say(t, "yes")
    assert sorted(t.pile(first, "deck")[:5]) == sorted(old) and sorted(hand(t, first)) == sorted(top)
    assert (t.kind, t.choice.seat) == ("mulligan", 1 - first)
    other = hand(t, 1 - first)
    say(t, "no")
    assert hand(t, 1 - first) == other and t.kind == "priority"


@pytest.mark.rule("F-R21.1", "F-R6.4")
@pytest.mark.case("fftcg/C60-primer")
@pytest.mark.primer("fftcg/12")
def test_the_primer_exchanges_any_number_once():
    """Two of five go under the deck, two from its top are drawn, no shuffle."""
    t = first_goes(begin("primer"))
    first = t.choice.seat
    old, deck = hand(t, first), list(t.pile(first, "deck"))
    say(t, "pick", 1)
    say(t, "pick", 1)
    say(t, "done")
    assert sorted(t.pile(first, "deck")[:2]) == sorted([old[1], old[3]])
    assert t.pile(first, "deck")[2:] == deck[:-2]
    assert set(hand(t, first)) == {old[0], old[2], old[4], *deck[-2:]}
    assert (t.kind, t.choice.seat) == ("mulligan", 1 - first)


def to_main(t):
    """Nobody exchanges; the first Main Phase."""
    while t.kind != "priority":
        verbs = [option.verb.word for option in t.choice.options]
        say(t, "no" if "no" in verbs else "done" if "done" in verbs else "first")
    return t


@pytest.mark.rule("F-R6.5", "F-R7.3")
@pytest.mark.primer("fftcg/13")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_the_first_player_draws_one_card_in_the_first_turn(name):
    """The second player draws two in the next turn."""
    t = to_main(begin(name))
    first = t.turn[1]
    assert [len(hand(t, first)), len(hand(t, 1 - first))] == [6, 5]
    while t.turn[0] == 1:
        say(t, "pass") if t.kind != "discard" else say(t, "pick")
    assert len(hand(t, 1 - first)) == 7


def first_turn_attackers(name):
    """How many may be declared in the first turn with a Haste Forward cast."""
    t = to_main(begin(name, form=HASTE))
    say(t, "cast")
    for _ in range(10):
        if t.kind == "attack" or t.phase == "main_2" or t.turn[0] > 1:
            break
        say(t, "pass")
    return sum(option.verb.word == "attack" for option in t.choice.options) if t.kind == "attack" else 0


@pytest.mark.rule("F-R6.5", "F-R15.2")
@pytest.mark.case("fftcg/C61-official")
def test_a_haste_forward_may_attack_on_turn_one():
    """No other restriction of the first turn exists officially."""
    assert first_turn_attackers("official") == 1


@pytest.mark.rule("F-R21.2", "F-R6.5")
@pytest.mark.case("fftcg/C61-primer")
@pytest.mark.primer("fftcg/13")
def test_the_first_player_of_the_primer_may_not_attack_on_turn_one():
    """Haste or not."""
    assert first_turn_attackers("primer") == 0


@pytest.mark.rule("F-R21.2", "F-R6.5")
@pytest.mark.primer("fftcg/13")
@pytest.mark.parametrize(("name", "usable"), [("official", True), ("primer", False)])
def test_what_dulls_itself_rests_on_the_first_turn_of_the_primer(name, usable):
    """A Backup may still be dulled for CP; the second player, and later turns, do not rest."""
    made = {
        "scout": blank("forward/ice/3/6000", "activate cost dull: draw me 1"),
        "bolt": blank("summon/fire/1", "use: draw me 1"),
    }
    t = story(f"preset {name}\nturn 1\nme field scout\nme hand bolt\nme cp F 1", **made)
    t.sees(("can" if usable else "cannot") + " use scout 1", "can cast bolt")
    story(f"preset {name}\nturn 2\nme field scout", **made).sees("can use scout 1")
