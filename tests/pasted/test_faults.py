"""What is wrong with a text is said with its line, in both languages."""

from __future__ import annotations

import pytest

from kozel.core.match import replay
from kozel.core.messages import KozelError
from kozel.core.proofs import Finding, verify
from kozel.games import make
from kozel.pasted.transcript import read
from kozel.texts.texts import Texts
from tests.pasted.told import ACTS, SHORT, faulty

GOOD = SHORT + " ".join(ACTS)

REFUSED = {
    "pasted-empty": ("", 0),
    "pasted-no-hands": ("Game: partnership\n1-1 pass", 0),
    "pasted-no-game": (GOOD.partition("\n")[2], 0),
    "pasted-two-games": ("Game: classic\n" + GOOD, 2),
    "pasted-too-long": ("x" * 30_000, 0),
    "pasted-too-many-moves": (SHORT + "1-1 " * 1_001, 7),
    "pasted-seats": (f"Seats: many\n{GOOD}", 1),
    "pasted-names-twice": (GOOD.replace("Leader: B", "Players: A B C D"), 6),
    "pasted-names-number": (f"Seats: 2\n{GOOD}", 0),
    "pasted-unknown-player": (GOOD.replace("Leader: B", "Leader: Zed"), 2),
    "pasted-no-piece": (GOOD.replace("05 13 14", "05 zz 14"), 2),
    "pasted-not-in-game": (GOOD.replace("05 13 14", "05 QC 14"), 2),
    "pasted-twice": (GOOD.replace("05 13 14", "05 00 14"), 3),
    "pasted-two-hands": (GOOD.replace("D: 03", "C: 03"), 5),
    "pasted-hand-size": (GOOD.replace(" 13 14", " 14").replace(" 66", " 66 13"), 2),
    "pasted-row-too-long": (f"{SHORT}A B C D\n1. 1-1 1-2 1-3 1-4 1-5", 8),
    "pasted-deal-not-over": (f"{SHORT}1-1 pass 1-5\n{SHORT.partition(chr(10))[2]}", 8),
    "preset-unknown": (GOOD.replace("partnership", "xyzzy"), 1),
    "option-unknown": (GOOD.replace("partnership", "partnership colour=red"), 1),
}


@pytest.mark.parametrize("why", REFUSED)
def test_a_text_without_a_game_is_refused(why: str) -> None:
    text, line = REFUSED[why]
    with pytest.raises(KozelError) as refused:
        read(text)
    assert refused.value.message.id == why
    assert refused.value.message.args.get("line", 0) == line
    for language in ("ru", "en"):
        assert Texts(language, strict=True).message(refused.value.message)


def test_hands_and_seats_that_do_not_come_together() -> None:
    without = "\n".join(line for line in GOOD.split("\n") if line[:2] not in ("C:", "D:"))
    with pytest.raises(KozelError, match="pasted-hands-missing"):
        read(f"Players: A B C D\n{without}")
    with pytest.raises(KozelError, match="seats-not-here"):
        read("\n".join(line for line in GOOD.split("\n") if line[:2] != "D:"))


@pytest.mark.parametrize(
    ("acts", "line", "given", "reason", "rule"),
    [
        ("B: 1-1\nC: 1-2", 8, "1-2", "domino-not-in-hand", None),
        ("1-1 2-4", 7, "2-4", "domino-fits-no-end", "D0.3"),
        ("1-1 pass\npass", 8, "pass", "domino-holds-playable", "D0.3"),
        ("B: 1-1\nA: 1-4", 8, "1-4", "domino-not-your-turn", "D0.3"),
        ("B: 1-1\nC: draw", 8, "draw", "domino-no-drawing", "D0.3"),
        ("B: 1-1\nC: pass\nD: танцует", 9, "танцует", "pasted-unclear", None),
        (" ".join(ACTS) + "\nA: 1-3", 8, "1-3", "pasted-hands-expected", None),
        ("B: 1-1\nC: пас\nD: 1-5\nA: 1-4@up", 10, "1-4@up", "domino-no-such-end", "D0.3"),
    ],
)
def test_the_first_faulty_move(
    acts: str, line: int, given: str, reason: str, rule: str | None
) -> None:
    found = faulty(SHORT + acts)
    assert found.fault is not None
    assert (found.fault.line, found.fault.given) == (line, given)
    assert (found.fault.reason.id, found.fault.reason.rule) == (reason, rule)
    assert replay(found.log, make).steps
    for language in ("ru", "en"):
        texts = Texts(language, strict=True)
        assert texts.message(found.fault.told)
        assert texts.message(found.fault.reason)


def test_a_wrong_leader_is_told() -> None:
    text = GOOD.replace("partnership", "domino-kozel").replace("Leader: B", "Leader: C")
    found = faulty(text.replace("11 pass", "02 pass"))
    assert found.fault is not None
    assert found.fault.reason.id == "domino-not-your-turn"


def test_the_log_is_whole_lawful_and_unproven() -> None:
    found = read(GOOD)
    report = verify(found.log, make)
    assert report.checks
    assert Finding.PROVEN not in {check.finding for check in report.checks}
    assert read(GOOD).log.text() == found.log.text()
