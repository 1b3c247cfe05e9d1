"""Questions between people at a table: asking, answering, doing what all agreed to."""

from __future__ import annotations

from kozel.core.acts import Adjourn, Agree
from kozel.core.match import take_back
from kozel.core.moves import Seat
from kozel.server.tables.asking import Question, What
from kozel.server.tables.errors import TableError
from kozel.server.tables.table import Table
from kozel.server.tables.time import Soon


def ask(table: Table, what: What, by: Seat) -> None:
    """Put a question to the others. `TableError` if it makes no sense now, or if another one
    is open."""
    if table.question is not None:
        raise TableError("table-question-open")
    _makes_sense(table, what, by)
    waiting = {seat for seat in table.persons if seat != by and not table.holder(seat)}
    until = table.time.now() + table.timing.question
    table.questions += 1
    table.question = Question(table.questions, what, by, waiting, until)
    table.tell()


def answer(table: Table, seat: Seat, number: int, *, yes: bool) -> None:
    """An answer to the question that is open; one *no* ends it. `TableError` if it is not open,
    or if this seat has nothing to answer."""
    question = table.question
    if question is None or question.number != number:
        raise TableError("table-no-question")
    if not yes and (seat == question.by or seat in question.waiting):
        table.question = None
    elif yes and seat in question.waiting:
        question.waiting.discard(seat)
    else:
        raise TableError("table-no-question")
    table.tell()


async def settle(table: Table, soon: Soon) -> bool:
    """Do what all have agreed to, drop what nobody answered in time; whether something was
    done. People whose seat is played by a stand-in are not waited for."""
    question = table.question
    if question is None:
        return False
    if table.time.now() >= question.until or not _still(table, question):
        table.question = None
        table.tell()
        return True
    question.waiting = {seat for seat in question.waiting if not table.holder(seat)}
    if question.waiting:
        soon.not_before(question.until)
        return False
    table.question = None
    await _done(table, question)
    return True


async def _done(table: Table, question: Question) -> None:
    match question.what:
        case "undo":
            act = take_back(table.course.match, question.by)
            if act is not None:
                await table.act(act)
        case "end":
            await table.act(Agree())
        case "adjourn":
            await table.act(Adjourn())
        case "rematch":
            await table.go_on_as_rematch()


def _still(table: Table, question: Question) -> bool:
    try:
        _makes_sense(table, question.what, question.by)
    except TableError:
        return False
    return True


def _makes_sense(table: Table, what: What, by: Seat) -> None:
    if what == "rematch":
        if not table.over:
            raise TableError("table-not-over")
        if table.rematch:
            raise TableError("table-rematch-there")
    elif table.over:
        raise TableError("match-over")
    elif what == "undo" and take_back(table.course.match, by) is None:
        raise TableError("table-no-undo")
    elif what == "adjourn" and table.resting:
        raise TableError("table-resting")
