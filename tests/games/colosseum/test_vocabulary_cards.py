"""The words that move, show and shuffle cards, each in the hands of a card."""

import pytest

from made import option, position
from table import ME, YOU, table


def at(kind, *lines, mine="St-1", other="St-5", cards=()):
    """My window of a kind, with more lines of scenario."""
    phase = kind.removeprefix("window_")
    more = "\n".join([*lines, "result me"] if phase == "points" else lines)
    return position(f"phase {phase}\nme box {mine}\nyou box {other}\n{more}", *cards).until(kind, ME)


def known(t, seat, zone, viewer):
    """Which cards of a zone a seat knows, by number, bottom first."""
    table = t.game.table
    cards = table.zone(seat, table.layout.names.index(zone))
    return [table.face[card].number for card in cards if table.known(viewer, card)]


@pytest.mark.rule("C-R0.4", "C-R13.4")
@pytest.mark.parametrize(("ocean", "milled"), [(5, 1), (1, 1), (0, 0)])
def test_mill(ocean, milled):
    """XC-60 mills one card of the opponent, unseen, if there is one."""
    # Without a card there a turn begins only when all are in hand (C-R9.8).
    held = "" if ocean else f"you hand {'St-5 ' * 28}"
    t = at("window_preparation", "me slot1 XC-60", f"you net_ocean {ocean}", held)
    dark = t.count(YOU, "dark_area")
    t.answer("open XC-60")
    assert (t.count(YOU, "net_ocean"), t.count(YOU, "dark_area")) == (ocean - milled, dark + milled)
    assert known(t, YOU, "dark_area", ME) == known(t, YOU, "dark_area", YOU) == []


def test_draw():
    """XC-39 draws the top card of the Net Ocean."""
    t = table("""phase evolution
                 me box XC-13
                 me evolution XC-39 with ○×
                 me top St-2 St-3
                 you box St-5""")
    t.answer("evolve XC-39")
    assert t.cards(ME, "hand") == ["St-2"]


@pytest.mark.rule("C-R0.4")
@pytest.mark.parametrize(("hand", "ocean", "after"), [(2, 10, 6), (5, 10, 6), (6, 10, 6), (7, 10, 7), (2, 3, 5)])
def test_refill(hand, ocean, after):
    """XC-48 fills the hand to six, as far as the Net Ocean goes; nothing is given back."""
    cards = " ".join(["St-3"] * hand)
    t = at("window_preparation", "me slot1 XC-48", f"me hand {cards}", f"me net_ocean {ocean}").answer("open XC-48")
    assert t.count(ME, "hand") == after


@pytest.mark.rule("C-R0.4")
@pytest.mark.parametrize(("hand", "left"), [("you hand St-3 St-2", ["St-3"]), ("you hand St-2", []), ("", [])])
def test_discard_hand(hand, left):
    """XC-41 wins, and its opponent discards a hand card of his own choice, if he has one."""
    t = table(f"phase battle\nme box XC-19 > XC-41\nyou box St-18\n{hand}")
    if hand:
        t.until("discard_exactly", YOU).answer("pick St-2")
    t.until("window_points")
    assert (t.cards(YOU, "hand"), t.count(YOU, "dark_area")) == (left, 1 if hand else 0)


def test_discard_all():
    """XC-49: the whole hand goes, then four cards come."""
    t = at("window_preparation", "me slot1 XC-49", "me hand St-3 St-2", "me top St-5 St-6 St-7 St-8")
    t.answer("open XC-49")
    assert sorted(t.cards(ME, "hand")) == ["St-5", "St-6", "St-7", "St-8"]
    assert sorted(t.cards(ME, "dark_area")) == ["St-2", "St-3", "XC-49"]


@pytest.mark.parametrize(("hand", "left"), [("you hand St-3 St-2", 1), ("you hand St-3", 0), ("", 0)])
def test_discard_random(hand, left):
    """XC-40 loses, and its opponent loses a hand card by chance: nobody is asked."""
    t = table(f"phase battle\nme box XC-30 > XC-40\nyou box St-1 > St-2\n{hand}")
    t.until("window_points")
    assert (t.count(YOU, "hand"), t.count(YOU, "dark_area")) == (left, 1 if hand else 0)


@pytest.mark.parametrize(("answers", "slots"), [(["pick ?"], []), (["done"], ["St-49"])])
def test_discard_chosen_cards(answers, slots):
    """XC-50 sends up to one card of the opponent's slots to the Dark Area, face down or not."""
    t = at("window_battle", "me slot1 XC-50", "me hand St-3", "you slot1 St-49")
    t.answer("open XC-50", "pick St-3", *answers)
    assert t.cards(YOU, "slots") == slots
    t.until("window_points")


@pytest.mark.rule("C-R0.1", "C-R13.3")
def test_look():
    """XC-51: the opponent's hand and the top three cards of the own Net Ocean are known to its player alone."""
    t = at("window_preparation", "me slot1 XC-51", "me top St-2 St-3 St-4 St-6", "you hand St-7 St-8").answer(
        "open XC-51"
    )
    assert known(t, YOU, "hand", ME) == ["St-7", "St-8"]
    assert known(t, ME, "net_ocean", ME) == ["St-4", "St-3", "St-2"]
    assert known(t, ME, "net_ocean", YOU) == []
    assert [event.amount for event in t.events("looked")] == [2, 3]


def test_reveal_to_hand_and_shuffle():
    """XC-52: a Greymon is found in the Net Ocean, shown, taken; then nobody knows where anything lies."""
    t = at("window_preparation", "me slot1 XC-52", "me net_ocean 10", "me top St-3 St-3 St-5 St-2")
    t.answer("open XC-52", "pick St-2")
    assert t.cards(ME, "hand") == ["St-2"]
    assert [card.key for card in t.events("revealed", YOU)[0].cards] == ["colosseum/St-2"]
    assert known(t, ME, "hand", YOU) == ["St-2"]
    assert known(t, ME, "net_ocean", ME) == []
    assert t.count(ME, "net_ocean") == 10 - 2 - 1


def test_to_net_ocean_on_top():
    """XC-53 puts a Digimon of the Dark Area on the Net Ocean: it is drawn next."""
    t = at("window_points", "me slot1 XC-53", "me dark St-2 St-49", "me hand St-3 St-3 St-3 St-3 St-3")
    t.answer("open XC-53")
    assert not t.offers("pick St-49")
    t.answer("pick St-2")
    assert t.cards(ME, "net_ocean")[-1] == "St-2"
    t.until("refill", ME).answer("yes")
    assert t.cards(ME, "hand")[-1] == "St-2"


def test_to_net_ocean_at_the_bottom():
    """XC-54 puts a hand card under the Net Ocean; then ten points are gained."""
    t = at("window_points", "me slot1 XC-54", "me hand St-2", "me points 50", other="St-1").answer(
        "open XC-54", "pick St-2"
    )
    assert (t.cards(ME, "net_ocean")[0], t.points[ME]) == ("St-2", 60)


def test_nothing_put_under_the_net_ocean_gains_nothing():
    """The points of XC-54 are for what was done."""
    t = at("window_points", "me slot1 XC-54", "me points 50").answer("open XC-54")
    if t.choice.kind == "effect_choose":
        t.passive()
    assert t.points[ME] == 50


@pytest.mark.rule("C-R2.2")
def test_to_gauge():
    """XC-55: a hand card goes to the Point Gauge and is out of play; two cards are drawn."""
    t = at("window_preparation", "me slot1 XC-55", "me hand St-2 St-6").answer("open XC-55", "pick St-2")
    assert t.cards(ME, "point_gauge")[-1] == "St-2"
    assert (t.count(ME, "point_gauge"), t.count(ME, "hand")) == (2, 3)


def test_to_support():
    """XC-56: a Digimon of the sky lies face up in the Support Box and gives 40 for this battle."""
    t = at("window_battle", "me slot1 XC-56", "me hand St-3 St-5")
    t.answer("open XC-56")
    assert not t.offers("pick St-5")
    t.answer("pick St-3")
    assert (t.cards(ME, "support_box"), known(t, ME, "support_box", YOU)) == (["St-3"], ["St-3"])
    assert t.power(ME) == 230 + 40


def test_shuffle_alone():
    """What was seen of the Net Ocean is lost."""
    card = option("T-1", "use at preparation limit at_use: look me.net_ocean; shuffle me")
    t = at("window_preparation", "me slot1 T-1", cards=[card]).answer("open T-1")
    assert known(t, ME, "net_ocean", ME) == []
    assert len(t.events("shuffled")) == 1


def test_shuffle_may_be_about_the_opponent():
    """His Net Ocean, not the own one."""
    card = option(
        "T-1", "use at preparation limit at_use: look me.net_ocean; look opponent.net_ocean; shuffle opponent"
    )
    t = at("window_preparation", "me slot1 T-1", "me net_ocean 5", "you net_ocean 5", cards=[card]).answer("open T-1")
    assert (len(known(t, ME, "net_ocean", ME)), known(t, YOU, "net_ocean", ME)) == (5, [])
