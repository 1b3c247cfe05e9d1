"""A numbered list and a question: how the terminal asks for one of several things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kozel.terminal.console import Closed, Console
from kozel.terminal.words import NO, YES, command, folded, whole
from kozel.texts.texts import Texts


def choose(
    console: Console,
    texts: Texts,
    question: str,
    labels: Sequence[str],
    *,
    names: Sequence[Sequence[str]] = (),
    usual: int | None = 0,
    headings: Mapping[int, str] | None = None,
    silent: bool = False,
) -> int | None:
    """The index of the chosen label, asked again until the answer is one. `Closed` if the person
    leaves instead.

    `question`: a text id. `names`: what may be typed in place of each number. An empty line
    chooses the `usual` one; None where nothing is usual, and then an empty line gives None.
    `headings`: lines before the labels of these indexes. `silent`: the list was told before.
    """
    for index, label in enumerate(() if silent else labels):
        if headings and index in headings:
            console.tell(headings[index])
        console.tell(f"  {index + 1}) {label}")
    spoken = [
        {folded(word) for word in (label.partition(". ")[0], *others)}
        for label, others in zip(labels, names or [()] * len(labels), strict=True)
    ]
    while True:
        asked = texts.text(question, number=0 if usual is None else usual + 1)
        answer = folded(console.ask(asked))
        if not answer:
            return usual
        if command(answer) == ("save", ""):
            raise Closed
        number = whole(answer)
        if number is not None and 1 <= number <= len(labels):
            return number - 1
        named = _meant(answer, spoken)
        if named is not None:
            return named
        console.tell(texts.text("terminal-choose-again", given=answer, most=len(labels)))


def _meant(answer: str, spoken: Sequence[set[str]]) -> int | None:
    """The index of the label that was named, by its whole name or by a beginning that only it
    has."""
    for index, words in enumerate(spoken):
        if answer in words:
            return index
    begun = [
        index
        for index, words in enumerate(spoken)
        if any(word.startswith(answer) for word in words)
    ]
    return begun[0] if len(begun) == 1 else None


def agreed(console: Console, texts: Texts, question: str) -> bool:
    """Yes or no; anything but a yes is a no."""
    while True:
        answer = folded(console.ask(texts.text(question)))
        if answer in YES:
            return True
        if answer in NO or not answer:
            return False
        console.tell(texts.text("terminal-yes-or-no", given=answer))
