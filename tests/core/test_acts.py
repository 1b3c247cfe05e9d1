import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozel.core.acts import (
    Act,
    Adjourn,
    Agree,
    Commit,
    Open,
    Resign,
    Return,
    Reveal,
    Seal,
    Seed,
    Takeover,
    TimeOut,
    Undo,
    parse_act,
    write_act,
)
from kozel.core.messages import NotationError

seats = st.integers(0, 8)
numbers = st.integers(0, 999)
secrets = st.binary(min_size=1, max_size=32).map(bytes.hex)
acts: st.SearchStrategy[Act] = st.one_of(
    st.builds(Takeover, seats, st.sampled_from(["club", "novice", "person:Masha"])),
    st.builds(Return, seats),
    st.builds(TimeOut, seats),
    st.builds(Resign, seats),
    st.builds(Agree),
    st.builds(Adjourn),
    st.builds(Undo, seats, numbers),
    st.builds(Commit, numbers, secrets),
    st.builds(Seed, numbers, secrets),
    st.builds(Seal, numbers, seats, secrets),
    st.builds(Open, numbers, st.lists(st.just("") | secrets, min_size=1, max_size=9).map(tuple)),
    st.builds(Reveal, numbers, secrets),
)


@given(acts)
def test_every_act_is_read_back_as_it_was_written(act: Act) -> None:
    assert parse_act(write_act(act)) == act


def test_acts_read_like_sentences() -> None:
    assert write_act(Takeover(2, "club")) == "takeover 2 club"
    assert write_act(Undo(0, 17)) == "undo 0 17"
    assert write_act(Open(3, ("5fa1", "", "00"))) == "open 3 5fa1 - 00"
    assert write_act(Agree()) == "agree"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "takeover 2",
        "undo 0",
        "undo 0 -1",
        "agree 1",
        "commit 1 xyz",
        "commit 1 ABCD",
        "open 1",
        "open 1 abc",
        "seal 1 01 ab",
        "takeover  2 club",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_act(text)


def test_an_act_that_could_not_be_read_back_is_not_written() -> None:
    for act in (Takeover(2, "two words"), Takeover(2, ""), Commit(1, ""), Open(1, ())):
        with pytest.raises(NotationError):
            write_act(act)
