"""F-R11.3, F-R11.11-F-R11.16: what texts say about costs, and costs of several parts, paid in a game."""

from fftcg.kit.blanks import Blank
from fftcg.kit.story import blank, story


def _fire(cost: int, elements: str = "fire") -> Blank:
    return blank(f"forward/{elements}/{cost}/5000")


def test_a_text_lets_light_cards_be_discarded_for_cp():
    """F-R11.3: the CP are of the element that the text names."""
    helper = blank("monster/earth/2", "static: discard_for_cp {element light} 2")
    t = story(
        "me field helper\nme hand card one",
        card=blank("forward/light/2/5000"),
        one=blank("summon/light/5"),
        helper=helper,
    )

    t.do("cast card").sees("one in me.break", "card in me.field")


def test_only_cp_of_one_element():
    """F-R11.11: other sources are no part of it, not even as waste."""
    card = blank("forward/fire/2/5000", "static: only_pay self fire")
    t = story("me cp F 2\nme cp I 1\nme hand card", card=card)

    t.game.answer(t.choice.options[0])
    assert t.ways_to_pay() == [["me:cp:F", "me:cp:F#2"]]
    assert [option.card for option in t.choice.others if option.verb.word != "back"] == [
        t.game.table.handle(0, t.card("cp:F#2"))
    ]


def test_only_cp_from_backups():
    """F-R11.11: what gives the CP."""
    card = blank("forward/fire/2/5000", "static: only_pay_with self {type backup}")

    story("me cp F 1\nme hand card one", card=card, one=_fire(4)).sees("cannot cast card")
    story("me cp F 2\nme hand card one", card=card, one=_fire(4)).sees("can cast card")


def test_reductions_with_and_without_a_least_cost():
    """F-R11.13: one text that leaves 1 keeps the whole cost from nought."""
    one = blank("monster/wind/2", "static: cheaper_but_one {type forward, of me} 3")
    two = blank("monster/wind/2", "static: cheaper {type forward, of me} 1")
    more = blank("monster/ice/2", "static: dearer {type forward, of opponent} 2")

    story("me field a\nme hand card", card=_fire(2), a=one).sees("cannot cast card")
    story("me field a\nme cp F 1\nme hand card", card=_fire(2), a=one).sees("can cast card")
    story("me field a\nme field b\nme hand card", card=_fire(2), a=one, b=two).sees("cannot cast card")
    story("me field b\nme hand card", card=_fire(1), b=two).sees("can cast card")
    t = story("me field a\nme cp F 2\nyou field c\nme hand card", card=_fire(2), a=one, c=more)
    t.do("cast card").sees("cp:F dull", "cp:F#2 active")


def test_a_backup_dulled_for_its_own_cost_gives_no_cp():
    """F-R11.16."""
    b = blank("backup/fire/2", "activate cost cp F, dull: draw me 1")

    story("me field b", b=b).sees("cannot use b 1")
    story("me field b\nme cp F 1", b=b).sees("can use b 1")


def test_what_a_part_of_the_cost_takes_must_leave_enough_for_the_rest():
    """F-R11.12: the Fire card has to stay for the CP, so only the other one may be discarded."""
    card = blank("forward/fire/4/8000", "activate cost discard 1, cp FF: draw me 1")
    t = story("me hand fire ice\nme field card", card=card, fire=_fire(5), ice=_fire(5, "ice"))

    t.do("use card 1 with ice").sees("stack 1", "me hand 0")
    t = story("me hand fire ice\nme field card", card=card, fire=_fire(5), ice=_fire(5, "ice"))
    t.game.answer(t.choice.options[0])
    assert [t.name(t.option_card(option)) for option in t.choice.options if option.verb.word == "pick"] == ["me:ice"]


def test_a_compulsory_replacement_keeps_a_card_from_paying():
    """F-R16.10: it would not be put into the Break Zone."""
    card = blank("forward/fire/4/8000", "activate cost put 1 {type backup}: draw me 1")
    b = blank("backup/fire/2", "instead put self: remove it")

    story("me field card\nme field b", card=card, b=b).sees("cannot use card 1")
    story("me field card\nme cp F 1", card=card).sees("can use card 1")


def test_crystals_are_a_part_of_a_cost():
    """F-R4.12, F-R11.15."""
    card = blank("forward/fire/4/8000", "activate cost crystals 2: draw me 1")

    story("me crystals 1\nme field card", card=card).sees("cannot use card 1")
    t = story("me crystals 3\nme field card", card=card)
    t.do("use card 1").sees("me crystals 1", "stack 1")


def test_an_extra_cost_is_offered_and_known_to_what_enters():
    """F-R12.1: declared with the way to pay."""
    lines = ("static: extra_cost self A1", "when enters self if paid_extra: draw me 2")
    card = blank("forward/fire/1/1000", *lines)

    t = story("me cp F 2\nme cp A 1\nme hand card", card=card)
    t.do("cast card also", "settle").sees("me hand 2", "me active 1")
    t = story("me cp F 2\nme cp A 1\nme hand card", card=card)
    t.do("cast card", "settle").sees("me hand 0", "me active 3")


def test_an_alternative_cost():
    """F-R11.13: in place of the CP."""
    card = blank("forward/fire/4/8000", "static: cast_free_if self [use cost discard 1 {job manikin}]")
    other = blank("forward/ice/3/1000/job=manikin")
    t = story("me hand card other", card=card, other=other)

    t.do("cast card instead with other").sees("card in me.field", "other in me.break")
    story("me hand card", card=card).sees("cannot cast card")


def test_the_next_cast_alone_is_cheaper():
    """F-R11.13: the effect is used up."""
    helper = blank("monster/wind/2", "activate cost cp 0: cheaper {type forward, of me} 2 until used")
    t = story("me field helper\nme hand one two", helper=helper, one=_fire(2), two=_fire(2))

    t.do("use helper 1", "resolve", "cast one").sees("one in me.field", "cannot cast two")


def test_a_crystal_in_place_of_the_card_of_the_same_name():
    """F-R11.15: as a text allows; it is then the only way."""
    lines = ('activate title "Blade" cost same_name, cp F: draw me 1', "static: crystal_for_same_name self")
    card = blank("forward/fire/4/8000/name=Auron", *lines)

    story("me cp F 1\nme field card", card=card).sees("cannot use card 1")
    t = story("me cp F 1\nme crystals 1\nme field card", card=card)
    t.do("use card 1").sees("me crystals 0", "cp:F dull", "stack 1")


def test_counters_in_place_of_the_whole_cost_of_a_special_ability():
    """F-R11.13: nothing of its own cost is left."""
    lines = (
        'activate title "Blade" cost same_name, cp FFF: draw me 1',
        "static: free_special_if self [use cost take gil 2]",
    )
    card = blank("forward/fire/4/8000", *lines)

    t = story("me field card counter gil 3", card=card)
    t.do("use card 1").sees("card counter gil 1", "stack 1")
    story("me field card counter gil 1", card=card).sees("cannot use card 1")


def test_cards_of_a_cost_that_must_differ():
    """F-R11.15: each of another element; what leaves too few is not offered."""
    card = blank("forward/fire/4/8000", "activate cost remove_different 2 {} break element: draw me 1")
    fire, ice = blank("summon/fire/1"), blank("summon/ice/1")

    story("me field card\nme break a b", card=card, a=fire, b=fire).sees("cannot use card 1")
    t = story("me field card\nme break a b c", card=card, a=fire, b=fire, c=ice)
    t.game.answer(t.choice.options[0])
    assert [t.name(t.option_card(option)) for option in t.choice.options if option.verb.word == "pick"] == [
        "me:a",
        "me:b",
    ]


def test_a_number_of_cards_that_is_x():
    """F-R11.14: the more are removed, the cheaper it gets; only an X that can be paid is offered."""
    card = blank("forward/fire/8/9000", "static: cheaper_if self (times 4 (x)) [use cost remove x {type backup} field]")
    t = story("me cp F 3\nme hand card", card=card)

    t.game.answer(t.choice.options[0])
    assert [option.value for option in t.choice.options if option.verb.word == "pick"] == [2, 3]


def test_what_is_announced_leaves_no_trace_before_it_is_done():
    """F-R1.9: not even in what the game remembers of printed cards."""
    card = blank("summon/fire/2", "use: draw me 1")
    t = story("me cp F 2\nme hand card", card=card)
    before = len(t.game.sources)

    t.game.answer(t.choice.options[0])
    assert len(t.game.sources) == before
    t.game.answer_text("back")
    t.sees("asked priority me", "can cast card")
