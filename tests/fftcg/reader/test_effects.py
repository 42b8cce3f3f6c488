"""Sentences of effects: actions, conditions, links between sentences, durations."""

import pytest

from netocean.games.fftcg.reader import Card, Names, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman"], ["QX"])


def effect(text: str) -> str:
    """What a Summon of the name Brannoch does."""
    (line,) = read_line(Card(("Brannoch",), "summon"), text, NAMES)
    return line.removeprefix("use: ")


def own(text: str) -> str:
    """What happens when the Forward Brannoch blocks."""
    (line,) = read_line(Card(("Brannoch",), "forward"), f"When Brannoch blocks, {text}", NAMES)
    return line.removeprefix("when blocks self: ")


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Choose 2 Monsters. Deal them 4500 damage.", "choose $a: 2 {type monster}; damage $a 4500"),
        ("Deal 4500 damage to all the Monsters opponent controls.", "damage {type monster, of opponent} 4500"),
        ("Choose 1 Monster. Deal it 1500 damage for each Backup you control.",
         "choose $a: 1 {type monster}; damage $a (times 1500 (count {type backup, of me}))"),
        ("Choose 1 Monster. Deal it 1500 damage and 2500 more damage for each point of damage you have received.",
         "choose $a: 1 {type monster}; damage $a (plus 1500 (times 2500 me.points))"),
        ("Choose 1 Monster. Deal it 4500 damage. This damage cannot be reduced.",
         "choose $a: 1 {type monster}; damage_unreduced $a 4500"),
        ("Choose 1 Monster you control and 1 Forward opponent controls. The former deals damage equal to its "
         "power to the latter.",
         "choose $a: 1 {type monster, of me}; choose $b: 1 {type forward, of opponent}; damage $b (power $a) $a"),
        ("Deal each Monster opponent controls damage equal to its power minus 4000.",
         "damage_each {type monster, of opponent} (minus (power it) 4000)"),
        ("Choose 1 Monster. Dull it and Freeze it.", "choose $a: 1 {type monster}; dull $a; freeze $a"),
        ("Choose 1 Monster. Dull it or Freeze it.",
         "choose $a: 1 {type monster}; may { dull $a }; if not done { freeze $a }"),
        ("Break all the Monsters and Backups opponent controls.",
         "break {type monster, of opponent or type backup, of opponent}"),
        ("Search for 1 Monster and put it under the top card of your deck.",
         "select $a: 1 {type monster} from me.deck; under $a 1"),
        ("Choose 2 Monsters. Dull the first Forward and activate the other.",
         "choose $a: 2 {type monster}; let $b (first_of $a); dull $b; activate (other_of $a $b)"),
        ("Reveal the top 6 cards of your deck. Add 1 Monster and 1 Backup among them to your hand.",
         "let $a (top me 6); reveal $a; select $b: 1 {type monster} from $a; select $c: 1 {type backup} from $a; "
         "add (both $b $c)"),
        ("Choose 1 Monster. It gains +4500 power until the end of your next turn.",
         "choose $a: 1 {type monster}; gain_power $a 4500 until end_of_my_next_turn"),
        ("Choose 3 Monsters in your Break Zone. Add them to your hand.",
        "choose $a: 3 {type monster} from me.break; add $a"),
        ("Choose 1 Monster in your Break Zone. Play it onto the field dull.",
         "choose $a: 1 {type monster} from me.break; play $a dull"),
        ("Choose 3 Monsters. Return them to their owners' hands.", "choose $a: 3 {type monster}; return $a"),
        ("Choose 1 Monster. Put it at the bottom of its owner's deck.", "choose $a: 1 {type monster}; bottom $a"),
        ("Choose 1 Monster. Remove it from the game.", "choose $a: 1 {type monster}; remove $a"),
        ("Choose 1 Summon. Cancel its effect.", "choose $a: 1 {object summon} from stack; cancel $a"),
        ("Search for 1 _Job Ferryman_ of cost 8 and put it into the Break Zone.",
         "select $a: 1 {job ferryman, cost = 8} from me.deck; put $a"),
        ("Draw 4 cards, then discard 3 cards.", "draw me 4; discard_cards me 3"),
        ("Your opponent discards 4 cards from their hand.", "discard_cards opponent 4"),
        ("Your opponent selects 2 Monsters they control. Put them into the Break Zone.",
         "select $a: 2 {type monster, of opponent} by opponent; put $a"),
        ("Your opponent puts the top 6 cards of their deck into the Break Zone.", "mill opponent 6"),
        ("Reveal the top 6 cards of your deck. Add up to 2 Monsters among them to your hand and return the other cards "
         "to the bottom of your deck in any order.",
         "let $a (top me 6); reveal $a; select $b: up to 2 {type monster} from $a; add $b; bottom (rest $a)"),
        ("Turn over one card at a time from the top of your deck until a Monster is revealed. Add it to your hand. "
         "Then, shuffle the other cards revealed and return them to the bottom of your deck.",
         "let $a (turned_until me 1 {type monster}); let $b (among $a {type monster}); add $b; bottom_shuffled (rest $a)"),
        ("Gain {C}{C}{C}.", "gain_crystals me 3"),
        ("Choose 1 Monster. It gains +4500 power until the end of the turn.",
         "choose $a: 1 {type monster}; gain_power $a 4500 until end_of_turn"),
        ("Until the end of the turn, all the Monsters you control gain +4500 power and Haste.",
         "gain_power {type monster, of me} 4500 until end_of_turn; grant {type monster, of me} haste until end_of_turn"),
        ("Choose 1 Monster. It cannot attack or block this turn.",
         "choose $a: 1 {type monster}; cannot $a attack until end_of_turn; cannot $a block until end_of_turn"),
        ("Choose 1 Monster. You gain control of it until the end of the turn.",
         "choose $a: 1 {type monster}; control $a me until end_of_turn"),
        ("During this turn, the cost required to cast your next Monster is reduced by 4 (it cannot become 0).",
         "cheaper_but_one {type monster, of me} 4 until used"),
        ("Choose 1 Monster. Place 4 Salt Counters on it.", "choose $a: 1 {type monster}; place $a salt 4"),
        ("Each player selects 1 Monster they control and puts it into the Break Zone.",
         "select $a: 1 {type monster, of me}; put $a; select $b: 1 {type monster, of opponent} by opponent; put $b"),
        ("Cast 1 Summon of cost 9 or less from your hand without paying the cost.",
         "select $a: 1 {type summon, cost <= 9} from me.hand; cast_free $a"),
        ("Name 1 Element other than Light or Dark. Break all the Monsters of the named Element.",
         "let $a (named_coloured me element); break {type monster, named_value $a}"),
    ],
)  # fmt: skip
def test_actions(text: str, steps: str) -> None:
    """Each action becomes its step."""
    assert effect(text) == steps


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("you may pay {W}{3}. When you do so, choose 1 Monster. Break it.",
         "may { pay W3 }; when done { choose $a: 1 {type monster}; break $a }"),
        ("you may discard 4 cards. If you do so, draw 7 cards.", "may { discard_cards me 4 }; if done { draw me 7 }"),
        ("your opponent may draw 4 cards. If they do not, draw 7 cards.",
        "may opponent { draw opponent 4 }; if not done { draw me 7 }"),
        ("if your opponent doesn't pay {3}, draw 7 cards.", "may opponent { pay 3 }; if not done { draw me 7 }"),
        ("choose 1 Monster. When it is put from the field into the Break Zone this turn, draw 7 cards.",
         "choose $a: 1 {type monster}; later [when put $a: draw me 7] until end_of_turn"),
        ("at the end of the turn, break Brannoch.", "later [when end_of_turn any: break self]"),
        ("return Brannoch to its owner's hand at the end of the turn.", "later [when end_of_turn any: return self]"),
        ("draw 7 cards. If you have 8 cards or less in your hand, draw 9 cards instead.",
         "if me.hand <= 8 { draw me 9 } else { draw me 7 }"),
        ("Brannoch deals your opponent 4 points of damage.", "damage_player opponent 4"),
    ],
)  # fmt: skip
def test_links(text: str, steps: str) -> None:
    """What sentences have to do with each other."""
    assert own(text) == steps
