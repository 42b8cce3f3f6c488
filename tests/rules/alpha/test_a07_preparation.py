"""A-7.1 to A-7.11: reset, surplus, fill, exchange, renewal."""

import pytest

from alpha.board import ME, YOU, board, start


@pytest.mark.rule("A-7.1")
@pytest.mark.primer("alpha/11")
def test_the_first_player_prepares_completely_then_the_second():
    """All choices of the first, then all of the second."""
    asked: list[tuple[int, str]] = []
    t = board("me box XA-01\nme hand XA-51\nyou box XA-02\nyou hand XA-51")
    while t.phase() == "preparation":
        asked.append((t.choice.seat, t.choice.kind))
        t.passive()
    kinds = ["discard_hand", "discard_play", "fill", "place"]
    assert asked == [(ME, kind) for kind in kinds] + [(YOU, kind) for kind in kinds]


def first_turn_kinds(**switches):
    """The kinds of choice of each seat in the first turn's Preparation."""
    t = start(**switches)
    asked: dict[int, list[str]] = {t.first(): [], 1 - t.first(): []}
    while t.turn() == 1 and t.phase() == "preparation":
        asked[t.choice.seat].append(t.choice.kind)
        t.passive()
    return list(asked.values())


@pytest.mark.rule("A-7.2")
@pytest.mark.primer("alpha/05")
@pytest.mark.case("alpha/switch/skip_first=first_player")
def test_the_first_player_of_turn_1_skips_reset_and_surplus():
    """The second does not."""
    assert first_turn_kinds() == [["fill", "place"], ["discard_hand", "fill", "place"]]


@pytest.mark.rule("A-7.2")
@pytest.mark.case("alpha/switch/skip_first=both")
def test_or_both_skip_them():
    """The other value."""
    assert first_turn_kinds(skip_first="both") == [["fill", "place"], ["fill", "place"]]


@pytest.mark.rule("A-7.3")
@pytest.mark.primer("alpha/12")
def test_reset_turns_all_own_cards_upright():
    """Digimon and options; the second player's when its own turn comes."""
    t = board("me box XA-01 sideways\nme slot XA-45 sideways\nme box XA-11\nyou box XA-02 sideways")
    assert (t.sideways(ME), t.sideways(YOU)) == ([], ["XA-02"])
    assert t.until("preparation", YOU).sideways(YOU) == []


HAND = "me box XA-01\nyou box XA-02\nme hand XA-51 XA-51 XA-51 XA-52 XA-52 XA-52"


@pytest.mark.rule("A-7.4", "A-15.1")
@pytest.mark.primer("alpha/13")
def test_any_hand_cards_may_be_discarded():
    """None, one, all six: the opponent sees them go."""
    for picks in ([], ["XA-51"], ["XA-51", "XA-51", "XA-51", "XA-52", "XA-52", "XA-52"]):
        t = board(HAND)
        assert (t.asked, t.choice.rule) == ((ME, "discard_hand"), "A-7.4")
        t.answer(*[f"pick {number}" for number in picks], "done")
        assert t.cards(ME, "dark_area") == picks
        keys = [card.key for event in t.events("discarded", YOU) for card in event.cards]
        assert keys == [f"alpha-practice/{number.lower()}" for number in picks]


@pytest.mark.rule("A-7.4")
@pytest.mark.parametrize(("more", "must"), [("", 0), (" XA-53", 1), (" XA-53 XA-53", 2)])
def test_seven_or_more_go_down_to_six(more, must):
    """With six nothing is forced, with seven one card, with eight two."""
    t = board(HAND + more)
    for left in range(must, 0, -1):
        assert (t.offers("done"), t.choice.need) == (False, left)
        t.answer(t.options()[0])
    assert t.answer("done").count(ME, "hand") == 6


PLAY = "me box XA-01\nme box XA-11\nme slot XA-44\nme slot XA-45\nyou box XA-02"


@pytest.mark.rule("A-7.5")
@pytest.mark.primer("alpha/13")
@pytest.mark.parametrize("picks", [[], ["XA-11"], ["XA-45"], ["XA-01", "XA-11", "XA-44", "XA-45"]])
def test_any_digimon_and_options_in_play_may_be_discarded(picks):
    """They go to the Dark Area."""
    t = board(PLAY).until("discard_play", ME).answer(*[f"pick {number}" for number in picks], "done")
    assert t.cards(ME, "dark_area") == picks
    assert sorted([*t.boxes(ME), *t.slots(ME), *picks]) == ["XA-01", "XA-11", "XA-44", "XA-45"]


@pytest.mark.rule("A-7.6")
@pytest.mark.primer("alpha/14")
@pytest.mark.parametrize(("held", "drawn"), [(0, 6), (1, 5), (5, 1), (6, 0)])
def test_the_hand_is_filled_to_six(held, drawn):
    """With six nothing is drawn."""
    t = board(f"me box XA-01\nme hand {'XA-51 ' * held}\nyou box XA-02" if held else "me box XA-01\nyou box XA-02")
    t.until("place", ME)
    assert t.count(ME, "hand") == 6
    assert [event.amount for event in t.events("drawn")] == ([drawn] if drawn else [])


@pytest.mark.rule("A-7.7")
@pytest.mark.parametrize("left", [0, 2])
def test_a_short_deck_gives_what_it_has(left):
    """No loss by itself."""
    t = board(f"me box XA-01\nme net_ocean {left}\nyou box XA-02").until("fill", ME)
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean"), t.outcome) == (left, 0, None)
    assert [(event.rule, event.amount) for event in t.events("deck-ran-out")] == [("A-7.7", 6 - left)]


LOW = "me fill XA-01\nme hand XA-51 XA-52\nyou box XA-02\n"


@pytest.mark.rule("A-7.8")
@pytest.mark.parametrize("first", ["exchange", "renew"])
def test_exchange_and_renewal_come_in_either_order_each_once(first):
    """After the fill."""
    t = board(LOW).until("fill", ME)
    assert (t.options(), t.count(ME, "hand")) == (["done", "exchange", "renew"], 6)
    t.answer(first)
    other = "renew" if first == "exchange" else "exchange"
    assert t.options() == ["done", other]
    t.answer(other)
    assert t.choice.seat == YOU


@pytest.mark.rule("A-7.9")
@pytest.mark.primer("alpha/15")
@pytest.mark.parametrize(
    ("box", "may"), [("", True), ("me box XA-11", True), ("me box XA-01", False), ("me box XA-07", False)]
)
def test_only_who_has_no_low_digimon_in_play_may_redraw(box, may):
    """Nobody in play, or only a Level IV: yes; a Level III or II: no."""
    assert board(LOW + box).until("fill", ME).offers("exchange") == may


@pytest.mark.rule("A-7.9")
@pytest.mark.case("alpha/switch/redraw=shuffle_back")
def test_the_hand_is_shuffled_back_and_six_are_drawn():
    """Once."""
    t = board(LOW).until("fill", ME).answer("exchange")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (6, 26, 0)
    assert [event.rule for event in t.events("exchanged")] == ["A-7.9"]
    assert not t.offers("exchange")


@pytest.mark.rule("A-7.9")
@pytest.mark.case("alpha/switch/redraw=discard")
def test_or_the_hand_is_discarded():
    """Then six are drawn from what is left."""
    t = board("switch redraw discard\n" + LOW).until("fill", ME).answer("exchange")
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean"), t.count(ME, "dark_area")) == (6, 20, 6)


@pytest.mark.rule("A-7.10", "A-13.2")
@pytest.mark.primer("alpha/16")
def test_renewal_takes_everything_but_the_hand():
    """Digimon, options, Dark Area and deck become the new deck; then the hand is filled again."""
    t = board(PLAY + "\nme hand XA-51 XA-52\nme dark XA-21 XA-21").until("discard_hand", ME)
    t.answer("pick XA-51", "done").until("fill", ME).answer("renew")
    assert (t.boxes(ME), t.slots(ME), t.count(ME, "dark_area")) == ([], [], 0)
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean")) == (6, 26)
    assert t.rules_cited("renewed") == {"A-7.10"}


@pytest.mark.rule("A-7.10")
@pytest.mark.case("alpha/switch/renew_when=deck_short")
@pytest.mark.parametrize(("left", "may"), [(3, True), (6, False), (10, False)])
def test_or_only_a_short_deck_is_renewed(left, may):
    """A hand that could not be filled."""
    t = board(f"switch renew_when deck_short\nme box XA-11\nme fill XA-01\nme net_ocean {left}\nyou box XA-02")
    t.until("fill", ME)
    assert t.offers("renew") == may


@pytest.mark.rule("A-7.11")
@pytest.mark.primer("alpha/17")
def test_who_renewed_places_nothing_this_turn():
    """The other player is next, and why it is so can be asked; next turn it is over."""
    t = board("me box XA-01\nme hand XA-51\nyou box XA-02").until("fill", ME).answer("renew")
    t.until("discard_play", YOU)
    assert t.boxes(ME) == []
    assert ("place-renewed", "A-7.11") in t.reasons_in(ME, "hand", "XA-01")
    t.next_turn().until("place", ME)
