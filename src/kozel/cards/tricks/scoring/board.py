"""The board of sixes: rows won, eggs, Lusya and titles (C2.10 to C2.14, C3, C6)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.scoring.shared import POOR
from kozel.cards.tricks.scoring.teams import (
    Result,
    apart_from_points,
    eggs,
    fewer_points,
    is_redealt,
    redealt,
    settled,
)
from kozel.cards.tricks.state import Past, Summary, Terms
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing

PAIR = 1
"""A pair is one row of the board."""


def board_game(terms: Terms, standing: Standing, summary: Summary) -> Settlement:
    """The winners of a deal push their six on by rows; who is on the last row has won."""
    if is_redealt(summary):
        return redealt(standing, summary)
    result = apart_from_points(terms, standing, summary, PAIR)
    result = result or _by_points(terms, standing, summary)
    if result is None:
        laid = int(terms.options.eggs == "bonus_pair")
        return eggs(terms, standing, summary, laid=laid, next_side=_led(terms, standing, summary))
    return _pushed(terms, standing, summary, result)


def _led(terms: Terms, standing: Standing, summary: Summary) -> int | None:
    """After 60:60 the right to lead stays with the team that led (C2.4): the praiser's in a
    praised kon, whoever took what was praised."""
    seat = summary.first_leader if summary.praiser is None else summary.praiser
    return standing.next_side if seat is None else terms.seating.side(seat)


def _by_points(terms: Terms, standing: Standing, summary: Summary) -> Result | None:
    """One pair against a team that saved itself, two against one that did not (C2.10)."""
    loser = fewer_points(summary)
    if loser is None:
        return None
    if not summary.tricks[loser]:
        return _lusya(terms, standing, loser)
    return Result(loser=loser, worth=2 * PAIR if summary.points[loser] <= POOR else PAIR)


def _lusya(terms: Terms, standing: Standing, loser: int) -> Result:
    """Not a single trick (C2.10): tricks of a praise would have counted (C2.14)."""
    form = terms.options.lusya
    if form == "win_if_first_kon" and standing.deal == 1:
        mark = Mark("dry-goat", loser)
        return Result(loser=loser, worth=0, marks=(mark,), match=True, titles=("title-dry",))
    worth = 2 * PAIR if form == "reset_and_two" else 0
    return Result(loser=loser, worth=worth, marks=(Mark("lusya", loser),), emptied=True)


def _pushed(terms: Terms, standing: Standing, summary: Summary, result: Result) -> Settlement:
    """The boards after a decided deal. Eggs that waited go to its winners, unless it was a
    fine (C2.11); whoever wins it may lead the next (C0.8b)."""
    winner = 1 - result.loser
    last = terms.data.target
    bonus = 0 if result.fine else standing.eggs
    boards = list(standing.accounts)
    stood = boards[winner].rows
    boards[winner] = Account(rows=min(last, stood + result.worth + bonus))
    if result.emptied:
        boards[result.loser] = Account()
    marks = (*result.marks, Mark("egg-pair", winner, bonus)) if bonus else result.marks
    titles = list(result.titles)
    if isinstance(standing.extra, Past) and standing.extra.eggs:
        titles.append("title-eggs")
    if result.counted and stood == last - 1 and summary.points[winner] >= 90:
        titles.append("title-tail")
    return settled(
        terms,
        standing,
        summary,
        replace(result, marks=marks, titles=tuple(titles)),
        tuple(boards),
        lost=boards[winner].rows == last,
        next_side=winner,
    )
