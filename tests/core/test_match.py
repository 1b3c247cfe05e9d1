from collections.abc import Callable

import pytest

from kozel.core.acts import Act, Adjourn, Agree, Resign, Return, Takeover, TimeOut, Undo
from kozel.core.chain import salts_from
from kozel.core.game import Game
from kozel.core.log import Header, LogError, Writer
from kozel.core.match import (
    Agreed,
    Finished,
    IllegalEntry,
    Match,
    Resigned,
    TimedOut,
    begin,
    fold,
    replay,
    take_back,
)
from kozel.core.messages import OptionError
from kozel.core.moves import GO, HOUSE, Choose, Move, Number, Part, Play, Say, Seat, Shuffle
from tests.core.playing import recorded
from tests.core.toy import CARDS, make

DEAL = Shuffle("deal", CARDS)
DRAW = Choose("draw")


def play(card: str) -> Play:
    return Play((Part(card),))


class Sitting:
    """A match of the toy game as it is being written."""

    def __init__(self, game: Game | None = None) -> None:
        game = game or make()
        from random import Random

        header = Header.of(game.preset, game.options, game.seating)
        self.writer = Writer.begin(header, salts_from(Random(1).randbytes), lambda _: None)
        self.match: Match = begin(header, make)

    def move(self, who: Seat, move: Move) -> int:
        entry = self.writer.move(who, move)
        self.match = fold(self.match, entry)
        return entry.number

    def act(self, act: Act) -> None:
        self.match = fold(self.match, self.writer.act(act))

    def dealt(self) -> "Sitting":
        """Seat 0 is to play; the hands are 6C 7C, 8C 9C, TC JC."""
        self.move(HOUSE, Number("dealer", 2))
        self.move(HOUSE, DEAL)
        return self


@pytest.mark.parametrize("seed", range(5))
def test_a_log_replays_to_the_match_it_tells(seed: int) -> None:
    log = recorded(make(options={"drawing": seed % 2 == 0}), seed)
    match = replay(log, make)
    assert isinstance(match.ending, Finished)
    assert match.ending.verdict == match.state.verdict
    moves = [entry for entry in log.entries if entry.by != "table"]
    assert [step.entry for step in match.steps] == moves


def test_options_of_a_log_are_those_of_its_time() -> None:
    log = recorded(make(options={"reach": 5, "order": "low"}), 1)
    assert replay(log, make).game == make(options={"reach": 5, "order": "low"})
    header = log.header
    from msgspec.structs import replace

    older = replace(header, defaults=1, options={"order": "low"})
    assert begin(older, make).game == make(options={"reach": 2, "order": "low"})
    with pytest.raises(LogError, match="log-future-defaults"):
        begin(replace(header, defaults=3), make)
    with pytest.raises(OptionError, match="option-unknown"):
        begin(replace(header, options={"colour": "red"}), make)
    with pytest.raises(OptionError, match="option-value-unknown"):
        begin(replace(header, options={"order": "sideways"}), make)
    with pytest.raises(OptionError, match="preset-unknown"):
        begin(replace(header, preset="ball"), make)


def test_an_illegal_move_names_its_entry_and_the_reason() -> None:
    sitting = Sitting().dealt()
    with pytest.raises(IllegalEntry) as caught:
        sitting.move(0, play("QC"))
    assert caught.value.message.args == {"entry": 3, "given": "QC", "by": "0"}
    assert caught.value.reason.id == "not-on-offer"
    assert caught.value.message.rule == caught.value.reason.rule == "X1.7"


def test_a_stand_in_holds_the_seat_until_its_owner_returns() -> None:
    sitting = Sitting().dealt()
    sitting.act(Takeover(1, "club"))
    assert sitting.match.holders == ("", "club", "")
    sitting.act(Return(1))
    assert sitting.match.holders == ("", "", "")
    with pytest.raises(LogError, match="log-no-seat"):
        sitting.act(Takeover(3, "club"))


@pytest.mark.parametrize(
    ("act", "ending"), [(Resign(1), Resigned(1)), (TimeOut(2), TimedOut(2)), (Agree(), Agreed())]
)
def test_a_match_can_end_before_its_end(act: Act, ending: object) -> None:
    sitting = Sitting().dealt()
    sitting.act(act)
    assert sitting.match.ending == ending
    late: list[Callable[[], object]] = [
        lambda: sitting.move(0, play("6C")),
        lambda: sitting.act(Resign(0)),
    ]
    for attempt in late:
        with pytest.raises(LogError, match="log-after-ending"):
            attempt()


def test_a_finished_match_takes_thanks_but_no_moves() -> None:
    sitting = Sitting(make(options={"deals": 1})).dealt()
    for seat, card in enumerate(("6C", "8C", "TC")):
        sitting.move(seat, play(card))
    sitting.move(HOUSE, GO)
    assert isinstance(sitting.match.ending, Finished)
    sitting.move(0, Say("thanks"))
    with pytest.raises(IllegalEntry, match="log-illegal"):
        sitting.move(0, play("7C"))


def test_an_adjourned_match_rests_until_the_next_move() -> None:
    sitting = Sitting().dealt()
    sitting.act(Adjourn())
    assert sitting.match.adjourned
    sitting.move(0, play("6C"))
    assert not sitting.match.adjourned


def test_an_undo_takes_moves_back_without_touching_their_rows() -> None:
    sitting = Sitting().dealt()
    before = sitting.match
    number = sitting.move(0, play("6C"))
    sitting.act(Undo(0, number))
    assert sitting.match.state == before.state
    assert sitting.match.steps == before.steps
    sitting.move(0, play("7C"))
    log = sitting.writer.log
    assert [entry.text for entry in log.entries[2:]] == ["6C", "undo 0 3", "7C"]
    assert replay(log, make) == sitting.match


def test_only_a_move_of_ones_own_that_counts_can_be_taken_back() -> None:
    sitting = Sitting().dealt()
    number = sitting.move(0, play("6C"))
    with pytest.raises(LogError, match="log-undo"):
        sitting.act(Undo(1, number))
    with pytest.raises(LogError, match="log-undo"):
        sitting.act(Undo(0, 2))
    sitting.act(Undo(0, number))
    with pytest.raises(LogError, match="log-undo"):
        sitting.act(Undo(0, number))


def test_a_seat_may_take_back_its_move_while_nothing_new_was_seen() -> None:
    sitting = Sitting().dealt()
    assert take_back(sitting.match, 0) is None  # no move yet
    number = sitting.move(0, play("6C"))
    assert take_back(sitting.match, 0) == Undo(0, number)
    assert take_back(sitting.match, 1) is None
    sitting.move(1, play("8C"))
    assert take_back(sitting.match, 0) is None
    assert take_back(sitting.match, 1) is not None


def test_a_drawn_card_is_not_put_back() -> None:
    sitting = Sitting().dealt()
    sitting.move(0, DRAW)
    assert take_back(sitting.match, 0) is None
    number = sitting.move(0, play("6C"))
    assert take_back(sitting.match, 0) == Undo(0, number)


def test_a_move_after_which_the_deal_ended_stands() -> None:
    sitting = Sitting().dealt()
    for seat, card in enumerate(("6C", "8C", "TC")):
        sitting.move(seat, play(card))
    assert take_back(sitting.match, 2) is not None
    sitting.move(HOUSE, GO)
    assert take_back(sitting.match, 2) is None
    sitting.act(Resign(0))
    assert take_back(sitting.match, 2) is None
