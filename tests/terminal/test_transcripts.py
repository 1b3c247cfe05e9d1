"""Whole dialogues, as a person sees them. Each file begins with the command; what was typed
stands after ``> ``. With UPDATE_TRANSCRIPTS=1 the files are written anew: read the difference.
"""

import os
import re
import shlex
from pathlib import Path

import pytest

from tests.terminal.table import Table, typed

FOLDER = Path(__file__).parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.rule("P16")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_dialogue(file: Path, tmp_path: Path) -> None:
    command, _, expected = file.read_text(encoding="utf-8").partition("\n")
    program, *arguments = shlex.split(command.removeprefix("$ "))
    assert program == "kozel"
    language = arguments[arguments.index("--lang") + 1]
    answers = re.findall(r" > (.*)$", expected, flags=re.MULTILINE)
    table = Table(tmp_path, typed(answers), language)
    status = table.run(*arguments)
    told = f"{table.transcript.replace(str(tmp_path), '…')}(exit status {status})\n"
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        file.write_text(f"{command}\n{told}", encoding="utf-8")
    assert told == expected


def test_both_languages_are_shown() -> None:
    commands = [file.read_text(encoding="utf-8").partition("\n")[0] for file in FILES]
    assert any("--lang ru" in command for command in commands)
    assert any("--lang en" in command for command in commands)
