"""The one source of chance."""

from hashlib import blake2b

from netocean.engine.chance import Chance, seeded


def test_the_numbers_are_those_of_blake2b_keyed_by_the_seed_over_a_counter() -> None:
    """Worked out here from the definition: block 0 is sixteen little-endian words."""
    seed = bytes(range(32))
    block = blake2b((0).to_bytes(8, "little"), key=seed, digest_size=64).digest()
    words = [int.from_bytes(block[4 * place : 4 * place + 4], "little") for place in range(16)]
    chance = Chance(seed)
    assert [chance.below(1 << 32) for _ in range(16)] == words


def test_the_same_seed_gives_the_same_numbers_and_another_one_others() -> None:
    """A text or number is hashed to a seed."""
    numbers = [seeded("tide").below(1000) for _ in range(3)]
    assert len(set(numbers)) == 1
    assert [seeded(seed).below(1 << 30) for seed in (1, 2)] != [seeded(seed).below(1 << 30) for seed in (2, 1)]


def test_a_copy_goes_on_at_the_same_place_and_on_its_own() -> None:
    """Also in the middle of a block."""
    chance = seeded(3)
    for _ in range(21):
        chance.below(7)
    copy = chance.clone()
    drawn = [chance.below(100) for _ in range(40)]
    assert [copy.below(100) for _ in range(40)] == drawn


def test_a_place_in_the_stream_can_be_restored() -> None:
    """A save keeps the key and how many words were used."""
    chance = seeded(4)
    for _ in range(19):
        chance.below(1 << 32)
    assert Chance(chance.key, chance.used).below(1 << 32) == chance.below(1 << 32)


def test_splitting_a_stream_does_not_move_it() -> None:
    """Sampling draws from keys of its own."""
    chance, other = seeded(5), seeded(5)
    split = chance.split("worlds")
    assert split.below(1 << 32) != other.clone().below(1 << 32)
    assert chance.below(1 << 32) == other.below(1 << 32)


def test_a_shuffle_keeps_all_and_every_order_of_three_comes_up_alike() -> None:
    """6,000 shuffles: each of six orders 1,000 times, within five standard deviations (about 144)."""
    chance = seeded(6)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 145 for count in counts.values())


def test_a_bound_of_one_draws_nothing() -> None:
    """Where there is nothing to decide, the stream does not move."""
    chance = seeded(7)
    assert chance.below(1) == 0
    assert chance.used == 0
