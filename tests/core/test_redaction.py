import pytest

from kozel.core.log import LogError
from kozel.core.logreader import read
from kozel.core.moves import WATCHER
from kozel.core.redaction import redact
from kozel.core.seating import Kind, Seating
from tests.core.playing import in_second_deal, recorded
from tests.core.toy import make

TABLE = Seating((Kind.PERSON, Kind.BOT, Kind.PERSON))
GAME = make(seating=TABLE)
HALF = recorded(GAME, 4, stop=in_second_deal)
WHOLE = recorded(GAME, 4)


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_what_a_reader_may_not_see_yet_is_left_out_and_the_chain_holds(viewer: int) -> None:
    shown = redact(HALF, viewer, make)
    hidden = [e.number for e, s in zip(HALF.entries, shown.entries, strict=True) if e != s]
    texts = [HALF.entries[number - 1].text or "" for number in hidden]
    assert [text.split(" ")[0] for text in texts] == ["seed", "shuffle"]
    assert texts[0].startswith("seed 2")
    again = read(shown.text().encode())
    assert again == shown
    assert again.last_hash == HALF.last_hash


def test_what_is_left_out_is_nowhere_in_the_text() -> None:
    text = redact(HALF, WATCHER, make).text()
    for entry in HALF.entries:
        if (entry.text or "").startswith("seed 2"):
            assert entry.text is not None
            assert entry.text.split(" ")[2] not in text
            assert entry.salt not in text


def test_finished_deals_are_open_to_everybody() -> None:
    assert redact(WHOLE, WATCHER, make) == WHOLE
    shown = redact(HALF, WATCHER, make)
    first_open = [e.text for e in shown.entries if (e.text or "").startswith(("shuffle", "seed 1"))]
    assert len(first_open) == 2


def test_a_redacted_log_cannot_be_redacted_or_replayed_again() -> None:
    shown = redact(HALF, WATCHER, make)
    with pytest.raises(LogError, match="log-redacted"):
        redact(shown, 0, make)
