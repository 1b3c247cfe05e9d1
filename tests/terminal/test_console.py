"""The console: what is read, what is waited for, what a poor screen shows instead."""

from __future__ import annotations

import io

import pytest

from kozel.terminal.console import Closed, Console, forgive


def console(*answers: str, live: bool = False) -> tuple[Console, list[str], list[float]]:
    rest = iter(answers)
    out: list[str] = []
    waited: list[float] = []

    def read(question: str) -> str:
        out.append(question)
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return Console(read, out.append, live=live, sleep=waited.append), out, waited


def test_answers_come_without_what_cannot_be_printed() -> None:
    asked, _, _ = console("  д♣\t\x1b[A\x00 ")
    assert asked.ask("?") == "д♣[A"


def test_the_end_of_the_input_is_told() -> None:
    asked, out, _ = console()
    with pytest.raises(Closed):
        asked.ask("Sure?")
    assert out == ["Sure? ", "\n"]


@pytest.mark.parametrize(("live", "pace", "waits"), [(True, 0.3, [0.3]), (True, 0, []),
                                                     (False, 0.3, [])])  # fmt: skip
def test_pauses_only_where_a_person_watches(live: bool, pace: float, waits: list[float]) -> None:
    paced, _, waited = console(live=live)
    paced.pace = pace
    paced.breathe()
    assert waited == waits


def test_commands_and_file_names_are_never_broken() -> None:
    told, out, _ = console()
    path = "/a folder/" + "x" * 100
    told.tell_whole(f"kozel verify {path}")
    assert out == [f"kozel verify {path}\n"]


def test_a_poor_screen_shows_plain_signs() -> None:
    raw = io.BytesIO()
    screen = io.TextIOWrapper(raw, encoding="ascii")
    forgive(screen)
    screen.write("“Ann” – 5… ♣")
    screen.flush()
    assert raw.getvalue() == b'"Ann" - 5... ?'
