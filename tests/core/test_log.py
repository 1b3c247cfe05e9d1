import json
from typing import Any

import pytest

from kozel.core import chain
from kozel.core.acts import Takeover, Undo
from kozel.core.log import Header, Log, LogError, Player, Writer
from kozel.core.logreader import read
from kozel.core.moves import GO, HOUSE, Choose
from kozel.core.seating import Seating
from kozel.core.upgrades import Steps, Upgrade
from tests.core.playing import recorded
from tests.core.toy import TOY, make

LOG = recorded(make(), 1)
TEXT = LOG.text()
LINES = TEXT.splitlines()


def salts() -> chain.Salts:
    from random import Random

    return chain.salts_from(Random(1).randbytes)


def refused(text: str | bytes, *, cut: bool = False) -> dict[str, Any]:
    with pytest.raises(LogError) as caught:
        read(text if isinstance(text, bytes) else text.encode(), cut=cut)
    return {"id": caught.value.message.id, **caught.value.message.args}


def changed(number: int, **fields: Any) -> str:
    entry = {**json.loads(LINES[number]), **fields}
    lines = [*LINES[:number], json.dumps(entry), *LINES[number + 1 :]]
    return "\n".join(lines) + "\n"


def number_of(text: str) -> int:
    """The number of the first entry that says so."""
    return next(e.number for e in LOG.entries if (e.text or "").startswith(text))


def test_a_log_is_read_back_as_it_was_written() -> None:
    assert read(TEXT.encode()) == LOG
    assert LOG.closed
    assert len(LOG.entries) == len(LINES) - 2


def test_line_ends_of_other_systems_and_a_lost_last_one_do_no_harm() -> None:
    assert read(TEXT.replace("\n", "\r\n").encode()) == LOG
    assert read(TEXT.rstrip("\n").encode()) == LOG


def test_a_log_tells_what_it_is_and_who_played() -> None:
    header = json.loads(LINES[0])
    assert header["kozel"] == "log"
    assert header["preset"] == "toy"
    assert header["options"]["reach"] == 3  # a default, but named
    entry = json.loads(LINES[number_of("shuffle")])
    assert entry["by"] == "house"
    assert entry["do"].startswith("shuffle deal ")


def test_an_entry_follows_from_salted_content_and_the_entry_before() -> None:
    previous = chain.head(LINES[0])
    for line in LINES[1:-1]:
        entry = json.loads(line)
        digest = chain.digest(entry["salt"], entry["do"])
        told = (entry["n"], entry["ms"], entry["by"], entry.get("id", ""))
        assert entry["hash"] == chain.link(previous, *told, digest)
        previous = entry["hash"]
    assert json.loads(LINES[-1]) == {"closed": len(LOG.entries), "hash": previous}


def test_salts_differ() -> None:
    assert len({entry.salt for entry in LOG.entries}) == len(LOG.entries)


@pytest.mark.parametrize("number", range(1, len(LINES) - 1))
@pytest.mark.parametrize(
    "fields",
    [{"do": "pass"}, {"ms": 10**6}, {"by": "8"}, {"id": "other"}, {"salt": "00"}, {"hash": "00"}],
)
def test_an_edited_entry_is_named(number: int, fields: dict[str, Any]) -> None:
    assert refused(changed(number, **fields)) == {"id": "log-edited", "entry": number}


def test_an_entry_edited_into_another_legal_move_is_named() -> None:
    number = number_of("dealer")
    other = "dealer 1" if LOG.entries[number - 1].text != "dealer 1" else "dealer 2"
    assert refused(changed(number, do=other)) == {"id": "log-edited", "entry": number}


def test_an_edited_header_is_noticed_at_the_first_entry() -> None:
    text = TEXT.replace('"reach":3', '"reach":1', 1)
    assert refused(text) == {"id": "log-edited", "entry": 1}


def test_a_log_without_its_closing_line_was_cut_short() -> None:
    count = len(LOG.entries)
    assert refused("\n".join(LINES[:-1]) + "\n") == {"id": "log-cut-short", "entry": count}
    assert refused("\n".join(LINES[:4]) + "\n") == {"id": "log-cut-short", "entry": 3}
    assert refused("\n".join(LINES[:4]) + "\n" + LINES[4][:20]) == {
        "id": "log-cut-short",
        "entry": 3,
    }


def test_a_log_that_was_cut_short_can_be_taken_as_far_as_it_goes() -> None:
    cut = read(("\n".join(LINES[:4]) + "\n" + LINES[4][:20]).encode(), cut=True)
    assert cut.entries == LOG.entries[:3]
    assert not cut.closed


def test_entries_out_of_order_missing_or_doubled_are_named() -> None:
    swapped = [*LINES[:3], LINES[4], LINES[3], *LINES[5:]]
    assert refused("\n".join(swapped)) == {"id": "log-order", "entry": 3, "number": 4}
    missing = [*LINES[:3], *LINES[4:]]
    assert refused("\n".join(missing)) == {"id": "log-order", "entry": 3, "number": 4}
    doubled = [*LINES[:4], LINES[3], *LINES[4:]]
    assert refused("\n".join(doubled)) == {"id": "log-order", "entry": 4, "number": 3}


def test_a_wrong_end_is_noticed() -> None:
    count = len(LOG.entries)
    short = [*LINES[:-2], LINES[-1]]
    assert refused("\n".join(short)) == {"id": "log-wrong-end", "entry": count - 1}
    more = TEXT + LINES[1] + "\n"
    assert refused(more) == {"id": "log-after-end", "entry": count}
    assert refused(TEXT + '{"n":') == {"id": "log-after-end", "entry": count}


@pytest.mark.parametrize(
    "text", ["", "\n\n", "QC\nAS\n", "[]\n", '{"kozel":"save"}\n', b"\xff\xfe\n", b"\x00"]
)
def test_what_is_no_log_of_kozel_is_said_so(text: str | bytes) -> None:
    assert refused(text) == {"id": "log-not-kozel"}


def test_lines_that_are_no_entries_are_named() -> None:
    assert refused("\n".join([*LINES[:3], "QC", *LINES[3:]])) == {"id": "log-not-json", "entry": 3}
    assert refused("\n".join([*LINES[:3], "[1]", *LINES[3:]])) == {
        "id": "log-bad-entry",
        "entry": 3,
    }
    for fields in ({"by": "nobody"}, {"ms": "soon"}, {"extra": 1}, {"digest": "00"}):
        assert refused(changed(3, **fields)) == {"id": "log-bad-entry", "entry": 3}


def test_a_log_from_the_future_is_said_to_be_one() -> None:
    later = TEXT.replace('"format":1', '"format":2', 1)
    assert refused(later) == {"id": "log-future-format", "number": 2, "most": 1}
    later = TEXT.replace('"rules":1', '"rules":7', 1)
    assert refused(later) == {"id": "log-future-rules", "number": 7, "most": 1}
    assert refused(TEXT.replace('"format":1', '"format":"x"', 1)) == {"id": "log-bad-header"}


def chained(header: str, texts: list[tuple[str, str]]) -> str:
    """A log with all hashes right, whatever it says."""
    from kozel.core.log import closing_line, seal_entry

    previous, lines = chain.head(header), [header]
    for number, (by, text) in enumerate(texts, 1):
        entry = seal_entry(previous, number, 0, by, text, "", "00")
        previous = entry.hash
        lines.append(entry.line())
    return "\n".join([*lines, closing_line(len(texts), previous)]) + "\n"


def test_headers_and_entries_that_say_nothing_sensible_are_refused() -> None:
    assert refused(chained('{"kozel":"log","format":1,"rules":1}', [])) == {"id": "log-bad-header"}
    short = LINES[0].replace('"players":[{},{},{}]', '"players":[{}]')
    assert refused(chained(short, [])) == {"id": "log-bad-header"}
    one = LINES[0].replace('"kinds":["bot","bot","bot"]', '"kinds":["bot"]')
    assert refused(chained(one, [])) == {"id": "log-bad-header"}
    bad = chained(LINES[0], [("house", "dealer 1"), ("0", "jump!")])
    assert refused(bad) == {"id": "log-bad-notation", "entry": 2, "given": "jump!"}
    bad = chained(LINES[0], [("table", "dealer 1")])
    assert refused(bad) == {"id": "log-bad-notation", "entry": 1, "given": "dealer 1"}


def test_a_writer_hands_on_each_entry_at_once_and_closes_once() -> None:
    lines: list[str] = []
    header = Header.of(
        TOY, TOY.configure(), Seating.of(3), (Player("Masha"), Player(bot="club")) * 1 + (Player(),)
    )
    writer = Writer.begin(header, salts(), lines.append)
    assert len(lines) == 1
    entry = writer.move(HOUSE, GO, ms=5, command="abc")
    assert lines[1] == entry.line() + "\n"
    writer.act(Takeover(1, "club"))
    writer.move(2, Choose("draw"))
    assert [e.by for e in writer.log.entries] == ["house", "table", "2"]
    writer.close()
    assert read("".join(lines).encode()) == writer.log
    for late in (lambda: writer.move(2, GO), writer.close):
        with pytest.raises(LogError, match="log-closed"):
            late()


def test_a_command_id_keeps_to_letters_and_digits() -> None:
    writer = Writer.begin(LOG.header, salts(), lambda _: None)
    with pytest.raises(LogError, match="log-command"):
        writer.move(0, GO, command="two words")
    assert writer.log.entries == ()


def test_a_writer_goes_on_after_a_log() -> None:
    head = Log(LOG.header, LOG.header_line, LOG.entries[:5])
    lines = [head.text()]
    writer = Writer(head, salts(), lines.append)
    writer.act(Undo(0, 3))
    writer.close()
    whole = read("".join(lines).encode())
    assert whole.entries[:5] == LOG.entries[:5]
    assert whole.entries[5].act == Undo(0, 3)


def test_a_redacted_entry_keeps_its_place_in_the_chain() -> None:
    number = number_of("shuffle")
    entries = list(LOG.entries)
    entries[number - 1] = entries[number - 1].redacted()
    log = Log(LOG.header, LOG.header_line, tuple(entries), closed=True)
    assert "shuffle deal 6" not in json.loads(log.text().splitlines()[number]).values()
    again = read(log.text().encode())
    assert again == log
    assert again.last_hash == LOG.last_hash
    with pytest.raises(LogError, match="log-redacted"):
        _ = again.entries[number - 1].move


def test_old_logs_are_upgraded_step_by_step() -> None:
    """Made-up older kinds: format 1 called a preset `game`, rules 1 called `draw` `pull`,
    rules 2 counted the reach from 0."""
    steps = Steps(
        formats={1: Upgrade(header=lambda h: {**h, "preset": h["game"]})},
        rules={
            1: Upgrade(
                text=lambda _h, by, text: "draw" if by != "table" and text == "pull" else text
            ),
            2: Upgrade(
                header=lambda h: {
                    **h,
                    "options": {**h["options"], "reach": h["options"]["reach"] + 1},
                }
            ),
        },
        newest_format=2,
        newest_rules=3,
    )
    plain = json.loads(LINES[0])
    plain["game"] = plain.pop("preset")
    old = chained(json.dumps(plain), [("house", "dealer 1"), ("0", "pull"), ("table", "agree")])
    log = read(old.encode(), steps=steps)
    assert (log.header.format, log.header.rules) == (2, 3)
    assert log.header.preset == "toy"
    assert log.header.options["reach"] == 4
    assert [entry.text for entry in log.entries] == ["dealer 1", "draw", "agree"]
    assert [entry.salt for entry in log.entries] == ["00"] * 3
    assert read(log.text().encode(), steps=steps) == log  # chained anew, and of the newest kind
    edited = old.replace("pull", "push")
    with pytest.raises(LogError, match="log-edited"):
        read(edited.encode(), steps=steps)
    plain["rules"] = 4
    with pytest.raises(LogError, match="log-future-rules"):
        read(chained(json.dumps(plain), []).encode(), steps=steps)
