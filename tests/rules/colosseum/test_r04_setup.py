"""C-R4: setting up, from two decks to the first decision of Preparation."""

import pytest

from netocean.engine.view import encode
from netocean.games.colosseum.zones import NET_OCEAN, POINT_GAUGE
from table import ME, YOU, ready, start


def set_up(seed="0", mine="St-1", yours="St-5", **switches):
    """A game whose two starting Level IIIs have been chosen."""
    t = start(ready("greymon"), ready("garurumon"), seed, **switches)
    return t.answer(f"pick {mine}", f"pick {yours}")


def faces_in(t, seat, zones):
    """The numbers of all cards in some zones, sorted."""
    return sorted(number for zone in zones for number in t.cards(seat, zone))


@pytest.mark.rule("C-R4.1")
def test_each_player_takes_one_level_iii_out_of_the_thirty():
    """One is asked for each kind of Level III in the own deck, and for nothing else."""
    t = start(ready("greymon"), ready("garurumon"))
    assert (t.asked, t.choice.rule) == ((ME, "starting_level_iii"), "C-R4.1")
    assert t.options() == ["pick St-1", "pick St-3"]
    t.answer("pick St-3")
    assert (t.asked, t.choice.rule) == ((YOU, "starting_level_iii"), "C-R4.1")
    assert t.options() == ["pick St-5", "pick St-7", "pick St-9"]


@pytest.mark.rule("C-R4.1")
def test_the_second_to_be_asked_knows_nothing_of_the_first_choice():
    """Whatever was chosen, the other seat sees the same bytes."""
    seen = []
    for picked in ("St-1", "St-3"):
        t = start(ready("greymon"), ready("garurumon")).answer(f"pick {picked}")
        seen.append((encode(t.game.view(YOU)), encode(t.events(seat=YOU))))
    assert seen[0] == seen[1]


@pytest.mark.rule("C-R4.2")
def test_the_chosen_level_iii_lies_face_down_in_the_box():
    """Its owner knows it, the other seat sees a back."""
    t = set_up()
    assert (t.cards(ME, "digimon_box"), t.cards(YOU, "digimon_box")) == (["St-1"], ["St-5"])
    (own,) = t.game.view(ME).zone(ME, "digimon_box").cards
    (back,) = t.game.view(YOU).zone(ME, "digimon_box").cards
    assert (own.key, own.up, back.key, back.up) == ("colosseum/St-1", False, None, False)
    assert t.rules_cited("level-iii-chosen") == {"C-R4.2"}
    assert t.choice.kind == "discard_hand"


@pytest.mark.rule("C-R4.3")
def test_the_other_twenty_nine_are_shuffled():
    """Nothing is lost or added, and another seed gives another order."""
    before = sorted(printed.number for printed in ready("greymon"))  # type: ignore[attr-defined]
    zones = ("net_ocean", "point_gauge", "hand")
    t = set_up("a")
    assert sorted([*faces_in(t, ME, zones), "St-1"]) == before
    assert t.rules_cited("shuffled") == {"C-R4.3"}
    assert t.cards(ME, "net_ocean") == set_up("a").cards(ME, "net_ocean")
    assert t.cards(ME, "net_ocean") != set_up("b").cards(ME, "net_ocean")


@pytest.mark.rule("C-R4.3", "C-R4.4")
@pytest.mark.parametrize("zone", [NET_OCEAN, POINT_GAUGE])
def test_nobody_knows_a_card_that_was_shuffled_away(zone):
    """Not even its owner, who saw the whole deck before: neither the Net Ocean nor the gauge card."""
    cards = set_up().game.table
    for seat in (ME, YOU):
        assert cards.count(seat, zone) == (22 if zone == NET_OCEAN else 1)
        assert not any(cards.known(viewer, card) for viewer in (ME, YOU) for card in cards.zone(seat, zone))


@pytest.mark.rule("C-R4.4")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_one_card_goes_unseen_onto_a_hundred_points(seat):
    """One card on each gauge, its face shown to nobody."""
    t = set_up()
    assert t.points == [100, 100]
    for viewer in (ME, YOU):
        gauge = t.game.view(viewer).zone(seat, "point_gauge")
        assert (gauge.count, [card.key for card in gauge.cards]) == (1, [])


@pytest.mark.rule("C-R4.5")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_six_are_drawn_and_twenty_two_stay(seat):
    """30 - 1 Level III - 1 gauge card - 6 in hand."""
    t = set_up()
    assert (t.count(seat, "hand"), t.count(seat, "net_ocean"), t.count(seat, "dark_area")) == (6, 22, 0)
    assert [event.amount for event in t.events("drawn") if event.seat == seat] == [6]
    assert t.rules_cited("drawn") == {"C-R4.5"}


@pytest.mark.rule("C-R4.6")
def test_chance_settles_the_first_attacker():
    """`first_by = random`: both seats come first under some seed, nobody is asked, and the rule is told."""
    games = [set_up(str(seed), first_by="random") for seed in range(12)]
    assert {t.first() for t in games} == {ME, YOU}
    for t in games:
        assert t.asked == (t.first(), "discard_hand")
        assert [(event.seat, event.rule) for event in t.events("first-attacker")] == [(t.first(), "C-R4.6")]


@pytest.mark.rule("C-R4.6")
@pytest.mark.parametrize(("proposed", "first"), [("me", ME), ("you", YOU)])
def test_the_players_may_agree_on_the_first_attacker(proposed, first):
    """`first_by = agreed`: one proposes, the other agrees."""
    t = set_up(first_by="agreed")
    assert (t.asked, t.choice.rule) == ((ME, "propose_first"), "C-R4.6")
    t.answer(proposed)
    assert (t.asked, t.choice.rule) == ((YOU, "agree_first"), "C-R4.6")
    t.answer("yes")
    assert t.first() == first
    assert t.asked == (first, "discard_hand")


@pytest.mark.rule("C-R4.6")
def test_chance_settles_it_where_they_do_not_agree():
    """A proposal that is turned down binds nobody."""
    firsts = {set_up(str(seed), first_by="agreed").answer("me", "no").first() for seed in range(12)}
    assert firsts == {ME, YOU}


@pytest.mark.rule("C-R4.7")
@pytest.mark.parametrize("value", ["random", "agreed"])
def test_no_hand_is_exchanged_before_the_game(value):
    """After the draw of six the next question is the first of Preparation."""
    t = start(ready("greymon"), ready("garurumon"), first_by=value)
    kinds = []
    while t.phase() == "setup":
        kinds.append(t.choice.kind)
        t.passive()
    agreement = ["propose_first", "agree_first"] if value == "agreed" else []
    assert kinds == ["starting_level_iii", "starting_level_iii", *agreement]
    assert t.choice.kind == "discard_hand"
    assert [event.amount for event in t.events("drawn")] == [6, 6]
