"""Measuring: the numbers are there and mean something."""

from netocean import form
from netocean.lab.speed import measure, profile


def test_a_measurement_has_all_its_numbers():
    """In the form of this process."""
    speed = measure("colosseum", games=3, runs=1)
    assert (speed.game, speed.form) == ("colosseum", form())
    assert speed.answers_per_second > speed.games_per_second > 0
    assert speed.clone_microseconds > 0
    assert speed.view_microseconds > 0


def test_the_profile_names_ten_functions_by_share():
    """The first takes the most time."""
    hot = profile("colosseum", games=2)
    assert 1 <= len(hot) <= 10
    assert [one.share for one in hot] == sorted((one.share for one in hot), reverse=True)
