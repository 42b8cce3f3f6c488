"""Which cards are meant: descriptions of our own become filters, with their places."""

import pytest

from netocean.games.fftcg.reader import Card, Names, Unread, read_line

NAMES = Names(["Ondine", "Brannoch", "Moss"], ["Ferryman", "Lamplighter"], ["QX", "X"])


def chosen(phrase: str) -> str:
    """What is chosen when Brannoch blocks and a phrase is chosen."""
    (line,) = read_line(Card(("Brannoch",), "forward"), f"When Brannoch blocks, choose {phrase}. Draw 9 cards.", NAMES)
    return line.removeprefix("when blocks self: ").removesuffix("; draw me 9")


@pytest.mark.parametrize(
    ("phrase", "step"),
    [
        ("up to 4 Forwards", "choose $a: up to 4 {type forward}"),
        ("any number of Backups you control", "choose $a: any {type backup, of me}"),
        ("1 dull Ice Forward of cost 7 or more", "choose $a: 1 {type forward, dull, element ice, cost >= 7}"),
        ("1 Forward or Monster of cost 8 or less", "choose $a: 1 {type forward, cost <= 8 or type monster, cost <= 8}"),
        ("1 Forward of cost 1 or Monster of cost 9", "choose $a: 1 {type forward, cost = 1 or type monster, cost = 9}"),
        ("1 Fire or Ice Forward", "choose $a: 1 {type forward, element fire|ice}"),
        (
            "1 Water or _Category QX_ Character opponent controls",
            "choose $a: 1 {type character, element water, of opponent or type character, category QX, of opponent}",
        ),
        ("1 _Job Ferryman_ or _Card Name Moss_ you control", "choose $a: 1 {job ferryman, of me or name moss, of me}"),
        ("1 Forward of power 6500 or less", "choose $a: 1 {type forward, power <= 6500}"),
        ("1 Forward of cost 2 or 5", "choose $a: 1 {type forward, cost = 2|5}"),
        ("1 Forward other than Brannoch or _Job Ferryman_", "choose $a: 1 {type forward, not self, not job ferryman}"),
        ("1 Character without {Generic}", "choose $a: 1 {type character, not generic}"),
        ("1 Forward with First Strike or Brave", "choose $a: 1 {type forward, keyword first_strike|brave}"),
        ("1 Monster with a Salt Counter on it", "choose $a: 1 {type monster, counter salt}"),
        ("3 Backups with different names", "choose $a: 3 {type backup} with different name"),
        ("2 cards in your Break Zone", "choose $a: 2 from me.break"),
        ("1 Summon in either player's Break Zone", "choose $a: 1 {type summon} from me.break|opponent.break"),
        (
            "1 Monster put in your Break Zone from the field this turn",
            "choose $a: 1 {type monster, put_this_turn} from me.break",
        ),
        ("1 Summon", "choose $a: 1 {object summon} from stack"),
        ("1 auto-ability", "choose $a: 1 {object auto} from stack"),
        (
            "1 Summon or ability that is choosing a Monster you control",
            "choose $a: 1 {object summon, choosing (every {type monster, of me} field) or "
            "object ability, choosing (every {type monster, of me} field)} from stack",
        ),
        ("1 Forward blocking Brannoch", "choose $a: 1 {type forward, blocking, battling self}"),
        (
            "as many Forwards as you want with a total cost of 11 or less",
            "choose $a: any {type forward} with total_cost 11",
        ),
        (
            "up to the same number of Forwards as the Monsters you control",
            "choose $a: up to (count {type monster, of me}) {type forward}",
        ),
        (
            "1 Forward of cost equal to or less than the number of Backups you control",
            "let $a (count {type backup, of me}); choose $b: 1 {type forward, cost <= $a}",
        ),
    ],
)
def test_descriptions(phrase: str, step: str) -> None:
    """Quantity, filter, controller and place are each in the step."""
    assert chosen(phrase) == step


@pytest.mark.parametrize(
    "phrase",
    [
        "1 shiny Forward",  # an adjective that means nothing
        "1 Forward of cost Q",
        "1 Forward in your hand",  # what is hidden is selected, not chosen
        "1 Fire",
        "1 Forward that likes Moss",
    ],
)
def test_what_is_not_understood_is_unread(phrase: str) -> None:
    """No word of a description is passed over."""
    with pytest.raises(Unread):
        chosen(phrase)
