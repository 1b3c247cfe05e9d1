from collections import Counter
from random import Random

import pytest

from kozel.core import fair
from kozel.core.acts import Act, Commit, Open, Reveal, Seal, Seed
from kozel.core.chain import salts_from
from kozel.core.chance import Close, Cut, Lot, Shuffling, Turn
from kozel.core.game import Game
from kozel.core.house import House
from kozel.core.keep import FairnessError, Keep
from kozel.core.log import Log, Writer
from kozel.core.match import begin, fold
from kozel.core.moves import GO, HOUSE, Number, Part, Play, Shuffle
from kozel.core.seating import Kind, Seating
from tests.core.playing import recorded
from tests.core.toy import CARDS, make

TABLE = Seating((Kind.PERSON, Kind.BOT, Kind.PERSON))
SEED = bytes(range(32))
DATA = bytes(16)


def opened() -> Keep:
    keep = Keep(TABLE, 3, SEED)
    keep.seal(0, fair.digest(DATA))
    keep.contribute(0, DATA)
    keep.open()
    return keep


def test_the_house_binds_itself_before_people_open_their_bytes() -> None:
    game = make(seating=TABLE)
    house = House(game, Random(1).randbytes)
    acts, move = house.answer(game.start())
    kinds = [type(act) for act in acts]
    assert kinds == [Seed, Commit, Seal, Seal, Open]
    seed, commit, first, second, opening = acts
    assert isinstance(seed, Seed)
    assert isinstance(opening, Open)
    assert commit == Commit(1, fair.digest(bytes.fromhex(seed.seed)))
    assert first == Seal(1, 0, fair.digest(bytes.fromhex(opening.contributions[0])))
    assert second == Seal(1, 2, fair.digest(bytes.fromhex(opening.contributions[2])))
    assert opening.contributions[1] == ""  # a bot
    assert isinstance(move, Number)


def test_bots_and_blind_seats_never_contribute() -> None:
    game = make(seating=Seating.of(3))
    acts, _ = House(game, Random(1).randbytes).answer(game.start())
    assert [act for act in acts if isinstance(act, Seal)] == []
    assert acts[-1] == Open(1, ("", "", ""))


def test_every_request_gets_the_answer_that_follows_from_the_stream() -> None:
    keep = opened()
    fields = (DATA, b"", b"")

    def stream(label: str) -> fair.Stream:
        return fair.stream(SEED, fields, 3, label)

    assert keep.draw(Shuffling("deal", CARDS)) == Shuffle(
        "deal", fair.shuffled(stream("deal"), CARDS)
    )
    assert keep.draw(Lot("dealer", 3)) == Number("dealer", stream("dealer").index(3))
    assert keep.draw(Cut(31)) == Number("cut", 1 + stream("cut").index(31))
    card = Play((Part("QC"),))
    assert keep.draw(Turn(1, card)) == card
    assert keep.draw(Close("after", ())) == GO
    again = keep.draw(Shuffling("deal", CARDS))
    assert again == Shuffle("deal", fair.shuffled(stream("deal#2"), CARDS))


def test_what_would_make_a_proof_worthless_is_refused() -> None:
    keep = Keep(TABLE, 3, SEED)
    with pytest.raises(FairnessError, match="fairness-not-open"):
        keep.draw(Lot("dealer", 3))
    with pytest.raises(FairnessError, match="fairness-not-a-person"):
        keep.seal(1, fair.digest(DATA))
    with pytest.raises(FairnessError, match="fairness-seal-differs"):
        keep.contribute(0, DATA)  # not sealed
    keep.seal(0, fair.digest(DATA))
    with pytest.raises(FairnessError, match="fairness-twice"):
        keep.seal(0, fair.digest(bytes(15) + b"1"))
    for data in (bytes(15) + b"1", bytes(15)):
        with pytest.raises(FairnessError, match="fairness-seal-differs"):
            keep.contribute(0, data)
    keep.open()
    for late in (
        lambda: keep.seal(2, fair.digest(DATA)),
        lambda: keep.contribute(0, DATA),
        keep.open,
    ):
        with pytest.raises(FairnessError, match="fairness-too-late"):
            late()


def test_a_seal_that_was_not_opened_counts_as_missing() -> None:
    keep = Keep(TABLE, 3, SEED)
    keep.seal(0, fair.digest(DATA))
    assert keep.open() == Open(3, ("", "", ""))


def test_each_deal_has_its_own_seed_revealed_before_the_next_is_bound() -> None:
    log = recorded(make(seating=TABLE), 2)
    acts: list[Act] = [entry.act for entry in log.entries if entry.act is not None]
    assert isinstance(acts[0], Seed)
    assert isinstance(acts[-1], Reveal)
    deals = Counter(act.deal for act in acts if isinstance(act, Reveal))
    assert list(deals) == list(range(1, len(deals) + 1))
    assert set(deals.values()) == {1}
    last: Act | None = None
    for act in acts:
        if isinstance(act, Seed) and act.deal > 1:
            assert last == Reveal(act.deal - 1, last.seed if isinstance(last, Reveal) else "")
        last = act


def test_the_same_seed_gives_the_same_match() -> None:
    assert recorded(make(seating=TABLE), 5).text() == recorded(make(seating=TABLE), 5).text()
    assert recorded(make(seating=TABLE), 5).text() != recorded(make(seating=TABLE), 6).text()


def test_a_person_may_bring_an_own_source() -> None:
    game = make(seating=TABLE)
    house = House(game, Random(1).randbytes, {2: lambda count: b"\x22" * count})
    acts, _ = house.answer(game.start())
    assert isinstance(acts[-1], Open)
    assert acts[-1].contributions[2] == "22" * 16
    assert acts[-1].contributions[0] != "22" * 16


def answers(game: Game, house: House, log: Log) -> list[str]:
    """What the house writes from the end of this log to the end of the deal."""
    from random import Random as Choices

    writer = Writer(log, salts_from(Choices(1).randbytes), lambda _: None)
    match = begin(log.header, make)
    for entry in log.entries:
        match = fold(match, entry)
    state, source = match.state, Choices(9)
    while not game.deal_over(state):
        if game.waiting(state) == (HOUSE,):
            acts, move = house.answer(state)
            for act in acts:
                writer.act(act)
            writer.move(HOUSE, move)
            state, _ = game.play(state, HOUSE, move)
        else:
            seat = game.waiting(state)[0]
            state, _ = game.play(state, seat, source.choice(game.legal(state, seat).moves))
    for act in house.conclude():
        writer.act(act)
    return [entry.text or "" for entry in writer.log.entries]


@pytest.mark.parametrize("cut", range(12))
def test_a_house_goes_on_where_its_log_was_cut(cut: int) -> None:
    """Whatever the last entry that was kept, the seed stays and nothing is bound twice."""
    game = make(seating=TABLE)
    whole = recorded(game, 3)
    assert isinstance(whole.entries[6].move, Shuffle)
    log = Log(whole.header, whole.header_line, whole.entries[:cut])
    texts = answers(game, House.resumed(game, Random(77).randbytes, log), log)
    true = [entry.text or "" for entry in whole.entries]
    if cut:
        assert {text for text in texts if text.startswith(("seed", "commit", "reveal"))} == {
            text for text in true if text.startswith(("seed 1", "commit 1", "reveal 1"))
        }
    if cut >= 5:
        assert true[5] in texts
        assert true[6] in texts
    for seat in (0, 2):
        assert len([text for text in texts if text.startswith(f"seal 1 {seat}")]) == 1
