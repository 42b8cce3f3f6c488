"""Questions, numbered answers, and what is typed into them."""

import pytest

from cli.companion_table import companion, position, session, up_to, words
from netocean.cli.prompts import BadInput, read_answer
from netocean.cli.terminal import clean, pieces, width, wrap
from netocean.telling.sayings import CardName


def at(kind, seed="3", **more):
    """The companion of a game at a choice of a kind, and its prompt."""
    made, terminal = companion(session(seed, **more))
    return made, terminal, up_to(made, kind)


def test_answers_are_numbered_and_the_passive_one_is_last():
    """So that its number is easy to find."""
    _, _, prompt = at("discard_hand")
    assert prompt.offers[-1].passive
    assert prompt.offers[-1].words == "None of them"
    assert not any(offer.passive for offer in prompt.offers[:-1])


def test_a_card_shows_what_counts():
    """Name, number, level, type, powers; of an option its class and timing."""
    assert words().part(CardName("colosseum/St-2", brief=True)).replace("\u00a0", " ") == (
        "Greymon St-2 · Level IV · type A · A 440  B 340  C 200 (A→0)"
    )
    assert words().part(CardName("colosseum/St-49", brief=True)) == "Offense Plug-In A St-49 · item · Battle"


def test_a_name_of_another_language_is_marked():
    """A card without a Chinese name shows its Japanese one (C-R3.6)."""
    assert words("zh-Hans").name("colosseum/St-26") == "スターモン（日） St-26"
    assert words("ja").name("colosseum/St-26") == "スターモン St-26"
    assert words("en", "ja").name("colosseum/St-1") == "アグモン St-1"


def test_payments_show_their_symbols():
    """○ and × as they are laid, and for which base."""
    made, _, prompt = at("plan", seed="5")
    place = next(number for number, offer in enumerate(prompt.offers, 1) if offer.key == "colosseum/St-4")
    assert "Piyomon + ○○" in prompt.offers[place - 1].words
    assert made.hear(str(place))
    payment = made.put()
    assert payment.kind == "plan_payment"
    assert payment.offers[0].words == "Set ○○ from the Net Ocean, for Piyomon (not your active Digimon)"
    assert [offer.words for offer in payment.unusual] == ["Only ○, as a bluff"]
    made.prompt = payment
    assert not made.hear(str(len(payment.offers) + 1))
    assert made.hear(payment.unusual[0].text)


def test_a_digimon_to_set_shows_what_fits_now():
    """Its requirement lines without doubt marks, which stand on the card; that it is optional is plain."""
    _, _, prompt = at("plan", seed="5")
    told = {offer.key: offer.words for offer in prompt.offers}
    assert not any("[?]" in line for line in told.values())
    assert prompt.passive is not None and prompt.passive.words == "None of them"
    made, _ = companion(position("phase preparation\nfirst me\nme box St-1\nme hand St-2\nyou box St-18"))
    (offer, *_) = up_to(made, "plan").offers
    assert offer.words.endswith("Agumon + ○○ (fits your active Digimon)")


def test_an_option_to_lay_or_open_shows_all_that_it_does():
    """Also what it does later in the battle."""
    text = "phase preparation\nfirst me\nme box St-1\nme hand St-52\nyou box St-18"
    made, _ = companion(position(text))
    prompt = up_to(made, "lay_options")
    assert prompt.offers[0].words == (
        "If I Lose I'm Taking You with Me! St-52 · program. [Battle] Cost: open this card. Limit: end of battle. "
        "When you lose the battle, send the top 3 cards of your opponent's Net Ocean to the Dark Area."
    )
    made, _ = companion(position("phase battle\nfirst you\nme box St-1\nme slot1 St-52\nyou box St-18"))
    assert "When you lose the battle" in up_to(made, "window_battle").offers[0].words


def test_copies_out_of_sight_are_not_offered_as_backs():
    """The other copies of a Level III are no other answer."""
    _, _, prompt = at("starting_level_iii")
    assert prompt.unusual == []


def test_how_to_answer_is_told_until_it_is_known():
    """The hint goes after the first line with several numbers; `?` has it still."""
    made, terminal, _ = at("discard_hand")
    made.show()
    assert "One line with all the numbers" in terminal.lines[-8]
    assert made.hear("1 2")
    assert made.hear("undo")
    made.prompt = made.put()
    terminal.lines.clear()
    made.show()
    assert "One line" not in terminal.text
    made.hear("?")
    assert "One line with all the numbers" in terminal.text


def test_several_numbers_are_a_whole_run():
    """`2 5` picks both and is done."""
    made, _, prompt = at("discard_hand")
    keys = [prompt.offers[1].key, prompt.offers[4].key]
    before = len(made.session.events)
    assert made.hear("5 2")
    assert made.session.choice().kind == "refill"
    thrown = made.session.events[before]
    assert thrown.key == "discarded"
    assert [card.key for card in thrown.cards] == keys


def test_an_empty_line_is_the_passive_answer():
    """Nothing is thrown away."""
    made, _, _ = at("discard_hand")
    hand = made.session.view().zone(0, "hand").count
    assert made.hear("")
    assert made.session.view().zone(0, "hand").count == hand


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0", "play-bad-number"),
        ("99", "play-bad-number"),
        ("2 2", "play-bad-twice"),
        ("1 7", "play-bad-mixed"),
        ("1 x", "play-bad-word"),
        ("-1", "play-bad-word"),
        ("1.5", "play-bad-word"),
    ],
)
def test_what_is_no_answer_is_refused(text, key):
    """One clear line; the question stays."""
    _, _, prompt = at("discard_hand")
    assert len(prompt.offers) == 7
    with pytest.raises(BadInput) as bad:
        read_answer(prompt, text)
    assert bad.value.key == key


def test_a_question_without_a_passive_answer_wants_one():
    """An empty line does not refill."""
    _, _, prompt = at("starting_level_iii")
    for text, key in (("", "play-bad-empty"), ("1 2", "play-bad-one")):
        with pytest.raises(BadInput) as bad:
            read_answer(prompt, text)
        assert bad.value.key == key


def test_wide_digits_are_digits():
    """What a Japanese keyboard types is understood."""
    assert clean("　２　５ ") == "2 5"
    assert clean("？") == "?"
    assert clean("a\x00\x1b[31mb") == "a[31mb"


def test_lines_are_wrapped_by_their_real_width():
    """Wide letters take two columns, and no line begins with a closing mark."""
    text = "あなたは最初のデジモンとして裏向きのカードをデジモンボックスに置いた。次の文。"
    for columns in (20, 39, 40, 41):
        lines = wrap(text, columns, 2)
        assert "".join(line.strip() for line in lines) == text
        assert all(width(line) <= columns for line in lines)
        assert not any(line.lstrip().startswith(("。", "、", "）")) for line in lines)
    assert wrap("a bb ccc", 5) == ["a bb", "ccc"]
    assert "".join(pieces("A 360（アグモン）。")) == "A 360（アグモン）。"
