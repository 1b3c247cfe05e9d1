import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozel.core import fair

SEED = bytes(range(32))
ANN = bytes([0xA1]) * 16
CARL = bytes([0xC3]) * 16


def field(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


@pytest.mark.rule("P6")
def test_the_stream_is_what_the_format_says() -> None:
    key = hashlib.sha256(
        field(SEED) + field(ANN) + field(b"") + field(CARL) + field(b"12") + field(b"deal")
    ).digest()
    blocks = [hashlib.sha256(key + n.to_bytes(8, "big")).digest() for n in range(3)]
    stream = fair.stream(SEED, (ANN, b"", CARL), 12, "deal")
    assert stream.take(7) + stream.take(1) + stream.take(80) == b"".join(blocks)[:88]


@pytest.mark.rule("P6")
def test_a_shuffle_is_the_documented_one() -> None:
    pieces = tuple("9876")
    words = [
        int.from_bytes(fair.stream(SEED, (), 1, "x").take(12)[at : at + 4], "big")
        for at in (0, 4, 8)
    ]
    order = sorted(pieces)
    for i, word in zip((3, 2, 1), words, strict=True):
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert fair.shuffled(fair.stream(SEED, (), 1, "x"), pieces) == tuple(order)


@pytest.mark.rule("P6")
def test_the_order_owes_something_to_everybody() -> None:
    pack = tuple(f"{rank}{suit}" for suit in "CDHS" for rank in "789TJQKA")

    def order(seed: bytes, fields: tuple[bytes, ...], deal: int, label: str) -> tuple[str, ...]:
        return fair.shuffled(fair.stream(seed, fields, deal, label), pack)

    orders = [
        order(SEED, (ANN, b"", CARL), 1, "deal"),
        order(bytes(32), (ANN, b"", CARL), 1, "deal"),
        order(SEED, (ANN, b"", ANN), 1, "deal"),
        order(SEED, (ANN, CARL, b""), 1, "deal"),
        order(SEED, (ANN, b"", CARL), 2, "deal"),
        order(SEED, (ANN, b"", CARL), 1, "deal#2"),
    ]
    assert len(set(orders)) == len(orders)
    assert all(sorted(o) == sorted(pack) for o in orders)


def test_fields_cannot_run_into_each_other() -> None:
    one = fair.stream(b"ab", (b"c",), 1, "x").take(8)
    assert one != fair.stream(b"a", (b"bc",), 1, "x").take(8)


@given(st.integers(1, 2**32))
def test_an_index_is_within_its_bounds(choices: int) -> None:
    assert 0 <= fair.stream(SEED, (), 1, "x").index(choices) < choices


class Words(fair.Stream):
    """A stream that gives these words."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"")
        self._block = b"".join(word.to_bytes(4, "big") for word in words)


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    assert Words(2**32 - 1, 5).index(3) == 2  # 2**32 - 1 is the greatest multiple of 3
    assert Words(2**32 - 2, 5).index(3) == 2
    assert Words(2**32 - 1).index(2**32) == 2**32 - 1


def test_all_orders_come_equally_often() -> None:
    counts = Counter(
        fair.shuffled(fair.stream(SEED, (), deal, "x"), "abcd") for deal in range(4800)
    )
    assert set(counts) == set(permutations("abcd"))
    chi_square = sum((n - 200) ** 2 / 200 for n in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


def test_play_from_a_given_seed_repeats_itself() -> None:
    first, again, other = fair.seeded("7"), fair.seeded("7"), fair.seeded("8")
    assert first(32) == again(32) != other(32)
    assert first(16) == again(16)
