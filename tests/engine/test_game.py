"""The contract of a running game: choices, answers, copies, what is refused."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.errors import DataProblem, IllegalAnswer
from netocean.engine.game import Game
from netocean.engine.play import DONE, PICK, Option
from netocean.engine.record import fingerprint
from netocean.games.colosseum.rules import preset
from table import ME, YOU, ready, start, table


def begun() -> Game:
    """A game at its first choice."""
    return Game.start(preset(), [ready("greymon"), ready("garurumon")], "contract")


def play_on(game: Game) -> None:
    """To the end: one option after the other, round and round."""
    while game.choice is not None:
        game.answer_index(game.answers % len(game.choice.options))


def test_a_game_begins_with_a_choice_and_no_outcome() -> None:
    """The first attacker and the hands come after both have chosen."""
    game = begun()
    assert game.choice is not None
    assert (game.choice.seat, game.choice.kind, game.outcome) == (0, "starting_level_iii", None)


def test_an_answer_that_is_not_listed_is_refused_and_changes_nothing() -> None:
    """Also one that names a card the seat cannot see."""
    game = begun()
    before = fingerprint(game)
    for option in (Option(DONE), Option(PICK, 999)):
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(option)
        assert refused.value.key == "answer-not-listed"
    assert fingerprint(game) == before


@pytest.mark.parametrize(
    ("seat", "choice", "text", "key"),
    [
        (1, -1, "pick:#1", "answer-wrong-seat"),
        (0, 1, "pick:#1", "answer-early"),
        (0, -1, "pick:#0", "answer-not-listed"),
        (0, -1, "", "answer-not-listed"),
        (0, -1, "pick:#1 " + "x" * 10_000, "answer-not-listed"),
    ],
)
def test_wrong_answers_by_text_are_refused(seat: int, choice: int, text: str, key: str) -> None:
    """From the wrong seat, to another choice, not on the list, oversized."""
    game = begun()
    before = fingerprint(game)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer_text(text, seat, choice)
    assert refused.value.key == key
    assert len(str(refused.value)) < 200
    assert fingerprint(game) == before


def test_the_same_answer_again_is_late() -> None:
    """The choices of a seat are numbered; the number of an answered one does not come back."""
    t = start(ready("greymon"), ready("garurumon"))
    first = t.choice
    t.game.answer(first.options[0])
    t.until("discard_hand", ME) if t.choice.seat != ME else t
    with pytest.raises(IllegalAnswer) as refused:
        t.game.answer_text(first.options[0].text, ME, first.id)
    assert refused.value.key == "answer-late"
    assert t.choice.seat == ME


def test_after_the_end_nothing_is_accepted() -> None:
    """A concession ends a game at once."""
    game = begun()
    game.concede(YOU)
    assert game.choice is None
    with pytest.raises(IllegalAnswer):
        game.answer_text("pick:#1")
    with pytest.raises(IllegalAnswer):
        game.concede(ME)


def test_a_copy_plays_on_by_itself_to_the_same_end() -> None:
    """Same position, same answers, same chance."""
    game = begun()
    for _ in range(40):
        game.answer_index(0)
    copy = game.clone()
    before = fingerprint(game)
    play_on(copy)
    assert fingerprint(game) == before
    play_on(game)
    assert fingerprint(game) == fingerprint(copy)


def test_decks_that_cannot_be_played_at_all_are_refused() -> None:
    """Thirty cards with a Level III are the least that the engine needs; legality is the deck check's."""
    good = ready("greymon")
    with pytest.raises(DataProblem) as refused:
        Game.start(preset(), [good, good[:29]], 0)
    assert refused.value.key == "deck-size"
    evolved = [card for card in good if card.level != 3]  # type: ignore[attr-defined]
    with pytest.raises(DataProblem) as refused:
        Game.start(preset(), [(evolved * 3)[:30], good], 0)
    assert refused.value.key == "deck-no-level-iii"


def test_unknown_presets_switches_and_values_are_refused() -> None:
    """With the name of what is wrong."""
    for arguments, key, name in (
        (("nobody", {}), "ruleset-unknown", "nobody"),
        (("primer", {"gravity": "true"}), "ruleset-unknown", "gravity"),
        (("primer", {"window": "both"}), "ruleset-value", "window"),
        (("primer", {"max_turns": "0"}), "ruleset-value", "max_turns"),
        (("primer", {"max_turns": "none"}), "ruleset-value", "max_turns"),
    ):
        with pytest.raises(DataProblem) as refused:
            preset(*arguments)
        assert (refused.value.key, refused.value.params["name"]) == (key, name)


def test_a_run_offers_back_until_it_is_done_and_shows_the_other_seat_nothing() -> None:
    """Picks become visible as a whole."""
    t = table("""me hand St-1 St-3 St-49
                 me box St-1
                 you box St-18""")
    before = t.game.view(YOU)
    t.answer("pick St-1", "pick St-49")
    assert t.offers("back")
    assert t.game.view(YOU) == before
    t.answer("back", "done")
    assert t.cards(ME, "hand") == ["St-3", "St-49"]
    assert t.asked[0] == ME


def test_a_sampler_does_not_move_the_chance_of_the_game() -> None:
    """Worlds draw from keys of their own."""
    game = begun()
    before = fingerprint(game)
    world = game.resample(ME, seeded("world"), [ready("many-masks")])
    play_on(world)
    assert fingerprint(game) == before
    assert world.seed != game.seed
    assert world.decks == []
