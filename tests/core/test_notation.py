import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozel.core.messages import NotationError
from kozel.core.moves import Choose, Move, Number, Part, Pick, Play, Say, Shuffle
from kozel.core.notation import parse, write
from kozel.core.pieces import looks_like_piece, read_piece

cards = st.sampled_from([rank + suit for rank in "6789TJQKA" for suit in "CDHS"])
tiles = st.sampled_from([f"{a}-{b}" for a in range(7) for b in range(a, 7)])
pieces = cards | tiles
words = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)
free_words = words.filter(lambda w: w not in ("say", "shuffle") and not looks_like_piece(w))
values = words | st.sampled_from(["C", "D", "H", "S", "1+3+5", "none"])
plain_values = values.filter(lambda v: not all(map(looks_like_piece, v.split("+"))))

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(
        Play,
        st.lists(
            st.builds(Part, pieces, st.just("") | words, st.just("") | words),
            min_size=1,
            max_size=4,
        ).map(tuple),
    ),
    st.builds(Choose, free_words, st.just("") | plain_values),
    st.builds(Number, free_words, st.integers(-1, 10_000)),
    st.builds(Pick, free_words, st.lists(pieces, max_size=4).map(tuple)),
    st.builds(Say, words),
    st.builds(Shuffle, words, st.lists(pieces, max_size=36).map(tuple)),
)


@given(moves)
def test_every_move_is_read_back_as_it_was_written(move: Move) -> None:
    line = write(move)
    assert "\n" not in line
    assert parse(line) == move


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused_in_words(text: str) -> None:
    try:
        move = parse(text)
    except NotationError:
        return
    assert parse(write(move)) == move


LINES: list[tuple[str, Move]] = [
    ("QC", Play((Part("QC"),))),
    ("AS+TS", Play((Part("AS"), Part("TS")))),
    ("trump H", Choose("trump", "H")),
    ("praise trousers", Choose("praise", "trousers")),
    ("cut 12", Number("cut", 12)),
    ("take", Choose("take")),
    ("pass", Choose("pass")),
    ("4-5@left", Play((Part("4-5", "left"),))),
    ("6-6@up!", Play((Part("6-6", "up", "closed"),))),
    ("4-4@left=across", Play((Part("4-4", "left", "across"),))),
    ("5-5!", Play((Part("5-5", "", "closed"),))),
    ("6-6@left+4-4@right", Play((Part("6-6", "left"), Part("4-4", "right")))),
    ("lay 7C+8C", Pick("lay", ("7C", "8C"))),
    ("give JD", Pick("give", ("JD",))),
    ("give -", Pick("give", ())),
    ("declare moscow", Choose("declare", "moscow")),
    ("challenge 3", Number("challenge", 3)),
    ("say thanks", Say("thanks")),
    ("lot 2", Number("lot", 2)),
    ("shuffle deal QC TS 7H", Shuffle("deal", ("QC", "TS", "7H"))),
    ("go", Choose("go")),
]


@pytest.mark.parametrize(("line", "move"), LINES)
def test_lines_of_every_kind(line: str, move: Move) -> None:
    assert parse(line) == move
    assert write(move) == line


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("10S", "TS"),
        ("10♠", "TS"),
        ("TS", "TS"),
        ("Т♠", "AS"),  # a Cyrillic Т is the ace
        ("ТТ", "AC"),  # туз треф
        ("Д♣", "QC"),
        ("вч", "JH"),
        ("Кб", "KD"),
        ("10п", "TS"),
        ("qh", "QH"),
        ("Q♥️", "QH"),
        ("5-4", "4-5"),
        ("6:6", "6-6"),
    ],
)
def test_people_may_write_pieces_in_their_own_way(text: str, piece: str) -> None:
    assert read_piece(text) == piece
    assert parse(text) == Play((Part(piece),))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "1C",
        "QX",
        "QC AS",
        "QC+",
        "QC@",
        "QC@Left",
        "QC=",
        "cut 1 2",
        "say",
        "say Hi!",
        "shuffle",
        "shuffle deal 1Q",
        "Ы",
        "trump ♥",
        "45",
        "4-",
        "7C++8C",
        "lay 7C+no!",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


@pytest.mark.parametrize(
    "move",
    [
        Play(()),
        Play((Part("5-4"),)),
        Play((Part("QC", "Left"),)),
        Choose("say"),
        Choose("qc"),
        Choose("trump", "12"),
        Choose("lay", "7C+8C"),
        Choose("trump", "two words"),
        Number("cut", 10**9),
        Pick("lay", ("1C",)),
        Say("Hello!"),
        Shuffle("Deal", ()),
    ],
)
def test_a_move_that_could_not_be_read_back_is_not_written(move: Move) -> None:
    with pytest.raises(NotationError):
        write(move)
