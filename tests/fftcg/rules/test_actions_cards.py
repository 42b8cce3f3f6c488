"""What effects do with hands and decks: drawing, discarding, searching, showing (F-R14.10-F-R14.14)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/2/2000"
EARTH = "blank:backup/earth/2"
SEARCH = "select $a: 1 {type forward} from me.deck; "


def verbs(t):
    """What the options of the open choice do."""
    return [option.verb.word for option in t.choice.options]


@pytest.mark.rule("F-R14.14", "F-R2.2")
@pytest.mark.parametrize(("deck", "winner"), [(2, False), (1, True)])
def test_drawing_from_an_empty_deck_loses(deck, winner):
    """Not before the next check, so the rest of the effect is done."""
    t = story(f"me deck {deck}\nyou field {ICE}").act("me", "draw me 2; break {type forward}").do("resolve")
    t.sees(f"{ICE} in you.break", "winner you" if winner else "asked priority me")


@pytest.mark.rule("F-R14.10")
def test_who_discards_picks():
    """The opponent, among his own cards."""
    t = story(f"you hand {FIRE} {ICE}").act("me", "discard_cards opponent 1").do("resolve")
    t.sees("asked select you", f"can select {FIRE}", f"can select {ICE}")
    t.do(f"you: select {ICE}").sees(f"{ICE} in you.break", f"{FIRE} in you.hand", "asked priority me")


@pytest.mark.rule("F-R14.10")
def test_a_discard_with_a_filter_takes_only_what_fits():
    """With as few as are asked for, nobody is asked."""
    t = story(f"me hand {EARTH} {FIRE}").act("me", "discard_cards me 1 {type backup}").do("resolve")
    t.sees(f"{EARTH} in me.break", f"{FIRE} in me.hand", "asked priority me")


@pytest.mark.rule("F-R14.10", "F-R1.3")
def test_as_many_are_discarded_as_there_are():
    """And the hand may be empty."""
    t = story(f"you hand {FIRE}").act("me", "discard_cards opponent 2; draw me 1").do("resolve")
    t.sees("you hand 0", f"{FIRE} in you.break", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R14.10")
def test_a_random_discard_asks_nobody():
    """One of the two."""
    t = story(f"you hand {FIRE} {ICE}").act("me", "discard_random opponent 1").do("resolve")
    t.sees("you hand 1", "you break 1", "asked priority me")


@pytest.mark.rule("F-R14.10")
def test_a_whole_hand_is_discarded():
    """Of the player who is named."""
    t = story(f"you hand {FIRE} {ICE}\nme hand {EARTH}").act("me", "discard_hand opponent").do("resolve")
    t.sees("you hand 0", "you break 2", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R14.13")
def test_cards_are_put_from_the_deck_into_the_break_zone():
    """As many as there are; this is no drawing."""
    t = story(f"you deck 0\nyou top {FIRE} {ICE}").act("me", "mill opponent 3").do("resolve")
    t.sees("you break 2", "you deck 0", "asked priority me")


@pytest.mark.rule("F-R14.12")
def test_a_search_shows_what_it_takes_and_shuffles():
    """Only what fits can be taken; nobody knows the deck afterwards."""
    t = story(f"me top {EARTH}\nme bottom {FIRE} {ICE}").act("me", SEARCH + "add $a").do("resolve")
    t.sees("asked select me", f"can select {FIRE}", f"can select {ICE}", f"cannot select {EARTH}")
    t.do(f"select {ICE}").sees(f"{ICE} in me.hand", "me deck 32", "asked priority me")
    assert t.game.table.known(1, t.card(ICE))
    assert {t.game.table.knows[card] for card in t.game.table.zone(0, 0)} == {0}


@pytest.mark.rule("F-R14.12", "F-R4.4")
def test_a_search_shows_nothing_to_the_other_player():
    """While the deck is looked through only the searcher knows it."""
    t = story(f"me bottom {FIRE} {ICE}").act("me", SEARCH + "add $a").do("resolve")
    assert t.game.table.known(0, t.card(FIRE))
    assert not t.game.table.known(1, t.card(FIRE))


@pytest.mark.rule("F-R14.12")
@pytest.mark.parametrize(("preset", "may"), [("official", True), ("official-2.1", False)])
def test_a_search_with_a_condition_may_find_nothing(preset, may):
    """The older rules force it."""
    t = story(f"preset {preset}\nme bottom {FIRE} {ICE}").act("me", SEARCH + "add $a").do("resolve")
    assert ("done" in verbs(t)) == may


@pytest.mark.rule("F-R14.12")
def test_a_search_for_any_card_must_take_one():
    """There is no other answer."""
    t = story(f"me deck 0\nme bottom {FIRE} {ICE}").act("me", "select $a: 1 {} from me.deck; add $a").do("resolve")
    assert verbs(t) == ["pick", "pick"]


@pytest.mark.rule("F-R14.12")
def test_equal_cards_of_a_deck_are_offered_once():
    """The other copies are as good an answer."""
    t = story("me deck 3").act("me", "select $a: 1 {type summon} from me.deck; add $a").do("resolve")
    assert verbs(t) == ["pick", "done"]
    assert [option.verb.word for option in t.choice.others] == ["pick", "pick"]


@pytest.mark.rule("F-R14.12")
def test_a_searched_card_goes_onto_the_shuffled_deck():
    """It is known there."""
    t = story(f"me bottom {FIRE} {ICE}").act("me", SEARCH + "top $a").do("resolve", f"select {FIRE}")
    t.sees(f"{FIRE} at me.top", "me deck 32", "asked priority me")
    assert t.game.table.knows[t.card(FIRE)] == 3
    assert t.game.table.knows[t.card(ICE)] == 0


@pytest.mark.rule("F-R14.12")
def test_a_searched_card_goes_under_the_top_card():
    """Of the shuffled deck."""
    t = story(f"me bottom {FIRE}").act("me", SEARCH + "under $a 1").do("resolve", f"select {FIRE}")
    t.sees("me deck 31", "asked priority me")
    assert t.game.table.zone(0, 0)[-2] == t.card(FIRE)


@pytest.mark.rule("F-R14.12", "F-R16.13")
def test_who_may_not_search_finds_nothing():
    """And is not asked."""
    t = story(f"me bottom {FIRE}").act("you", "forbid opponent search until end_of_turn").do("resolve")
    t.act("me", SEARCH + "add $a; draw me 1").do("resolve").sees("me hand 1", f"{FIRE} in me.deck", "asked priority me")


@pytest.mark.rule("F-R14.13")
def test_cards_are_turned_over_until_so_many_fit():
    """All are shown; what fits is added, the rest goes under."""
    t = story(f"me top {EARTH} {FIRE} {ICE} {WIND}")
    t.act("me", "let $a (turned_until me 2 {type forward}); add (among $a {type forward}); bottom_shuffled (rest $a)")
    t.do("resolve").sees(f"{FIRE} in me.hand", f"{ICE} in me.hand", f"{EARTH} at me.bottom", f"{WIND} at me.top")
    assert not t.game.table.known(1, t.card(WIND))


@pytest.mark.rule("F-R4.4")
def test_a_revealed_hand_is_known():
    """To both players."""
    t = story(f"you hand {FIRE}").act("me", "reveal_hand opponent; select $a: 1 {} from opponent.hand; discard $a")
    t.do("resolve").sees(f"{FIRE} in you.break", "asked priority me")


@pytest.mark.rule("F-R17.9")
def test_cards_of_the_lb_deck_are_turned_down_again():
    """The chosen number."""
    hero = blank("forward/fire/2/3000", limit_break=1)
    t = story("me field hero", hero=hero).do("break hero").sees("hero face_up")
    t.act("me", "select $a: 1 {face_up} from me.lb; turn_down $a").do("resolve").sees("not hero face_up")
