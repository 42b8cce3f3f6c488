"""F-R12, F-R13.1-F-R13.9: what may be announced, and what is declared on the way."""

from fftcg.kit.story import Story, blank, story

BOLT = blank("summon/fire/3", "use: choose $a: 1 {type forward}; damage $a 3000")
GOAL = blank("forward/ice/3/3000")


def picks(t: Story) -> list[str]:
    """The names of what the open choice offers."""
    return [t.name(t.option_card(option)) for option in t.choice.options if option.verb.word == "pick"]


def test_conditions_of_use_are_checked_before_anything_is_paid():
    """C06: the hand would be empty only after the payment."""
    card = blank("forward/ice/4/8000", "activate if me.hand = 0 cost cp II1: draw me 1")
    one, two = blank("forward/ice/3/3000"), blank("forward/ice/4/3000")
    t = story("me hand one two\nme field card", card=card, one=one, two=two)

    t.sees("cannot use card 1")
    assert t.why("card") == {"F-R13.1"}


MODAL = blank(
    "summon/ice/4",
    "use: modes 2 { draw me 1 } { discard_cards opponent 1 } { draw me 2 } "
    "{ choose $a: 1 {type forward, dull}; break $a }",
)


def test_modes_are_carried_out_from_top_to_bottom():
    """C47b."""
    t = story("me cp I 4\nme hand card\nyou fill_hand 3", card=MODAL)

    t.do("cast card", "modes 1 2", "resolve").sees("me hand 1", "asked discard you")


def test_a_protected_forward_cannot_be_chosen():
    """F-R15.8: its own controller may."""
    shy = blank("forward/fire/3/5000", "static: cannot self be_chosen_by_summons")
    t = story("me cp F 3\nme hand card\nyou field shy\nyou field goal", card=BOLT, shy=shy, goal=GOAL)

    t.do("cast card").sees("can choose goal", "cannot choose shy")
    t = story("me cp F 3\nme hand card\nme field shy", card=BOLT, shy=shy)
    t.do("cast card").sees("can choose shy")


def test_a_protection_by_kind_and_element():
    """F-R15.8: Summons of an element."""
    shy = blank("forward/fire/3/5000", "static: cannot_be_chosen_by self opponent {object summon, element fire}")
    ice = blank("summon/ice/3", "use: choose $a: 1 {type forward}; dull $a")
    user = blank("monster/fire/1", "activate cost cp 0: choose $a: 1 {type forward}; dull $a")

    story("me cp F 3\nme hand card\nyou field shy", card=BOLT, shy=shy).sees("cannot cast card")
    story("me cp I 3\nme hand card\nyou field shy", card=ice, shy=shy).sees("can cast card")
    story("me field card\nyou field shy", card=user, shy=shy).sees("can use card 1")


def test_a_forward_that_must_be_chosen():
    """F-R1.2: if it can be; of two targets it is one."""
    guard = blank("forward/fire/3/5000", "static: must_be_chosen self")
    two = blank("summon/fire/3", "use: choose $a: 2 {type forward}; damage $a 1000")
    t = story("me cp F 3\nme hand card\nyou field goal\nyou field guard", card=BOLT, guard=guard, goal=GOAL)
    t.do("cast card").sees("can choose guard", "cannot choose goal")

    text = "me cp F 3\nme hand card\nyou field goal\nyou field other\nyou field guard"
    t = story(text, card=two, guard=guard, goal=GOAL, other=GOAL)
    t.do("cast card").sees("can choose goal guard", "can choose other guard", "cannot choose goal other")


def test_targets_that_must_differ():
    """F-R12.2: of different elements; a dead end is not offered."""
    card = blank("summon/fire/1", "use: choose $a: 2 {type forward} with different element; dull $a")
    fire = blank("forward/fire/3/3000")
    t = story("me cp F 1\nme hand card\nyou field a\nyou field b\nyou field c", card=card, a=GOAL, b=fire, c=fire)

    t.do("cast card").sees("can choose a b", "can choose a c", "cannot choose b c")
    story("me cp F 1\nme hand card\nyou field b\nyou field c", card=card, b=fire, c=fire).sees("cannot cast card")


def test_a_second_target_that_depends_on_the_first():
    """F-R12.2: only a first target that leaves a second one is offered."""
    card = blank(
        "summon/fire/1",
        "use: choose $a: 1 {type forward}; choose $b: 1 {type forward, same_element $a, not in $a}; dull $b",
    )
    fire = blank("forward/fire/3/3000")
    t = story("me cp F 1\nme hand card\nyou field a\nyou field b\nyou field c", card=card, a=GOAL, b=fire, c=fire)

    t.do("cast card")
    assert picks(t) == ["you:b", "you:c"]


def test_back_gives_an_announcement_up():
    """F-R1.9: nothing has changed, and the same player has priority."""
    t = story("me cp F 3\nme hand card\nyou field goal", card=BOLT, goal=GOAL)

    t.game.answer(t.choice.options[0])
    t.game.answer(t.choice.options[0])
    assert t.kind == "pay"
    t.game.answer(t.choice.options[0])
    t.game.answer_text("back")
    t.sees("asked priority me", "card in me.hand", "cp:F active", "stack 0")


def test_under_the_primer_the_generic_exception_can_be_off():
    """F-R21.3."""
    text = "switch generic_exception false\nme cp I 1\nme field old\nme hand card"
    old, card = blank("forward/fire/3/5000/name=Cloud/generic"), blank("forward/ice/1/5000/name=Cloud/generic")

    story(text, old=old, card=card).sees("cannot cast card")


def test_characters_are_cast_in_the_own_main_phase_with_an_empty_stack():
    """F-R12.8, F-R7.5."""
    card = blank("forward/fire/1/5000")
    t = story("me cp F 2\nme hand card spell", card=card, spell=blank("summon/fire/1"))
    t.do("cast spell").sees("cannot cast card", "stack 1")

    story("turn_player you\nyou hand x\nme cp F 1\nme hand card", card=card, x=GOAL).do("you: pass").sees(
        "cannot cast card"
    )
    story("phase attack\nme cp F 1\nme hand card", card=card).sees("cannot cast card")


def test_back_attack():
    """F-R15.5: at any priority in Main and Attack Phases; the turn player has priority after it."""
    card = blank("forward/fire/1/5000/back_attack")
    t = story("turn_player you\nme cp F 1\nme hand card", card=card)

    t.do("you: pass", "cast card").sees("card in me.field", "asked priority you")


def test_a_summon_that_may_be_cast_in_the_own_turn_only():
    """F-R13.1."""
    card = blank("summon/fire/1", "use at my_turn: draw me 1")

    story("me cp F 1\nme hand card", card=card).sees("can cast card")
    story("turn_player you\nme cp F 1\nme hand card", card=card).do("you: pass").sees("cannot cast card")


def test_a_dulling_ability_needs_a_character_that_was_there():
    """F-R13.3: or Haste; Monsters are free of it."""
    line = "activate cost dull: draw me 1"

    story("me field card new", card=blank("forward/fire/3/5000", line)).sees("cannot use card 1")
    story("me field card", card=blank("forward/fire/3/5000", line)).sees("can use card 1")
    story("me field card new", card=blank("forward/fire/3/5000/haste", line)).sees("can use card 1")
    story("me field card new", card=blank("monster/fire/3", line)).sees("can use card 1")
    story("me field card dull", card=blank("monster/fire/3", line)).sees("cannot use card 1")


def test_once_per_turn():
    """F-R13.5."""
    t = story("me field card", card=blank("forward/fire/3/5000", "activate once per turn cost cp 0: draw me 1"))

    t.do("use card 1", "resolve").sees("cannot use card 1", "me hand 1")
    assert t.why("card") == {"F-R13.5"}


def test_abilities_of_the_hand_and_the_break_zone():
    """F-R13.6: only where the text says so."""
    card = blank("forward/fire/9/5000", "activate in hand cost cp F, discard_self: draw me 1")
    t = story("me cp F 1\nme hand card", card=card)
    t.do("use card 1", "resolve").sees("card in me.break", "me hand 1")
    story("me cp F 1\nme field card", card=card).sees("cannot use card 1")

    old = blank("forward/fire/9/5000", "activate in break cost cp F, remove_self: draw me 1")
    t = story("me cp F 1\nme break card", card=old)
    t.do("use card 1", "resolve").sees("card in me.removed", "me hand 1")


def test_an_auto_ability_without_a_legal_target_is_removed():
    """F-R13.9."""
    card = blank("forward/fire/0/5000", "when enters self: choose $a: 1 {type backup}; break $a")

    story("me hand card", card=card).do("cast card").sees("stack 0", "asked priority me")
    story("me hand card\nyou cp I 1", card=card).do("cast card").sees("asked choose me")
