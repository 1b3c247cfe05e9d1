from collections.abc import Callable
from functools import partial

import pytest

from kozel.core.chain import salts_from
from kozel.core.log import Entry, Log, Writer
from kozel.core.moves import HOUSE, WATCHER, Number, Shuffle
from kozel.core.proofs import Check, Finding, verify
from kozel.core.redaction import redact
from kozel.core.seating import Kind, Seating
from tests.core.playing import in_second_deal, recorded
from tests.core.toy import CARDS, make

TABLE = Seating((Kind.PERSON, Kind.BOT, Kind.PERSON))
LOG = recorded(make(seating=TABLE), 4)


def rewritten(log: Log, change: Callable[[str], str | None]) -> Log:
    """The log with other texts and all hashes made anew, as a cheating host would."""
    from random import Random

    from kozel.core.log import seal_entry

    salts = salts_from(Random(1).randbytes)
    previous = Log(log.header, log.header_line).last_hash
    entries: list[Entry] = []
    for entry in log.entries:
        assert entry.text is not None
        text = change(entry.text)
        if text is not None:
            new = seal_entry(previous, len(entries) + 1, 0, entry.by, text, "", salts())
            entries.append(new)
            previous = new.hash
    return Log(log.header, log.header_line, tuple(entries), closed=True)


def replaced(text: str, start: str) -> str:
    return start + "00" * 32 if text.startswith(start) else text


def of_deal(log: Log, deal: int) -> list[Check]:
    return [check for check in verify(log, make).checks if check.deal == deal]


@pytest.mark.rule("P6")
def test_every_shuffle_and_lot_of_an_honest_log_is_proven() -> None:
    report = verify(LOG, make)
    assert report.proven
    assert report.wrong == ()
    labels = [(check.deal, check.label) for check in report.checks]
    assert labels[:3] == [(1, "dealer"), (1, "deal"), (2, "dealer")]


@pytest.mark.rule("P6")
def test_a_changed_seed_is_found() -> None:
    for cheat in ("reveal 1 ", "commit 1 "):
        log = rewritten(LOG, partial(replaced, start=cheat))
        assert {check.finding for check in of_deal(log, 1)} == {Finding.SEED_CHANGED}
        assert {check.finding for check in of_deal(log, 2)} == {Finding.PROVEN}


@pytest.mark.rule("P6")
def test_a_seed_bound_twice_is_found() -> None:
    doubled = []

    def change(text: str) -> str:
        if text.startswith("seed 1"):
            doubled.append(text)
            return "commit 1 " + "00" * 32
        return text

    assert {c.finding for c in of_deal(rewritten(LOG, change), 1)} == {Finding.SEED_CHANGED}
    assert doubled


@pytest.mark.rule("P6")
def test_a_changed_contribution_is_found() -> None:
    def other_bytes(text: str) -> str:
        words = text.split(" ")
        return " ".join([*words[:2], "00" * 16, *words[3:]]) if words[:2] == ["open", "2"] else text

    def other_seal(text: str) -> str:
        return "seal 2 0 " + "00" * 32 if text.startswith("seal 2 0 ") else text

    def no_seal(text: str) -> str | None:
        return None if text.startswith("seal 2 0 ") else text

    def too_few(text: str) -> str:
        return "open 2 - -" if text.startswith("open 2") else text

    for change in (other_bytes, other_seal, no_seal, too_few):
        found = of_deal(rewritten(LOG, change), 2)
        assert {check.finding for check in found} == {Finding.CONTRIBUTION_CHANGED}


@pytest.mark.rule("P6")
def test_two_swapped_cards_are_found_at_their_position() -> None:
    def swap(text: str) -> str:
        words = text.split(" ")
        if words[0] == "shuffle":
            words[4], words[7] = words[7], words[4]
        return " ".join(words)

    first = next(c for c in verify(rewritten(LOG, swap), make).checks if c.label == "deal")
    assert (first.finding, first.position) == (Finding.ORDER_DIFFERS, 2)
    assert first.message.args == {"position": 3}


@pytest.mark.rule("P6")
def test_another_lot_is_found() -> None:
    def change(text: str) -> str:
        word, _, number = text.partition(" ")
        return f"dealer {(int(number) + 1) % 3}" if word == "dealer" else text

    check = of_deal(rewritten(LOG, change), 1)[0]
    assert (check.label, check.finding) == ("dealer", Finding.ORDER_DIFFERS)
    assert check.message.args == {"position": 0}


@pytest.mark.rule("P6")
def test_a_missing_contribution_is_named_and_no_fault() -> None:
    from random import Random

    from kozel.core.fair import digest
    from kozel.core.keep import Keep

    source = Random(1)
    game = make(seating=TABLE, options={"deals": 1})
    writer = Writer.begin(LOG.header, salts_from(source.randbytes), lambda _: None)
    keep = Keep(TABLE, 1, source.randbytes(32))
    data = source.randbytes(16)
    for act in (*keep.bind(), keep.seal(0, digest(data))):
        writer.act(act)
    keep.contribute(0, data)
    writer.act(keep.open())
    writer.move(HOUSE, keep.draw(game.chance(game.start())))
    writer.act(keep.reveal())
    (check,) = verify(writer.log, make).checks
    assert (check.finding, check.missing) == (Finding.PROVEN, (2,))


@pytest.mark.rule("P6")
def test_a_deal_that_is_not_over_is_not_revealed_yet() -> None:
    game = make(seating=TABLE)
    log = recorded(game, 4, stop=in_second_deal)
    assert {check.finding for check in of_deal(log, 1)} == {Finding.PROVEN}
    assert {check.finding for check in of_deal(log, 2)} == {Finding.NOT_REVEALED}
    for viewer in (0, 1, WATCHER):
        shown = redact(log, viewer, make)
        assert {check.finding for check in of_deal(shown, 1)} == {Finding.PROVEN}
        left = [(check.label, check.finding) for check in of_deal(shown, 2)]
        assert left == [("dealer", Finding.NOT_REVEALED)]


def test_an_order_given_by_hand_proves_nothing() -> None:
    from random import Random

    writer = Writer.begin(LOG.header, salts_from(Random(1).randbytes), lambda _: None)
    writer.move(HOUSE, Number("dealer", 0))
    writer.move(HOUSE, Shuffle("deal", CARDS))
    report = verify(writer.log, make)
    assert {check.finding for check in report.checks} == {Finding.EXPLICIT}
    assert not report.proven
    assert report.wrong == ()


def test_a_lot_in_a_log_that_cannot_be_replayed_is_said_to_be_unreadable() -> None:
    log = rewritten(LOG, lambda t: "dealer 2" if t.startswith("shuffle") else t)
    assert Finding.UNREADABLE in {check.finding for check in of_deal(log, 2)}
