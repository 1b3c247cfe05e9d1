"""A game: the rules of a preset with its options and seating, as pure functions on states.

Everything else (server, page, terminal, bots, simulators) knows only this::

    game.start()                   the first state
    game.waiting(state)            who is to move: seats, (HOUSE,), or nobody: the match is over
    game.chance(state)             what the house is asked for
    game.legal(state, seat)        the offer: moves, and reasons for what cannot be played
    game.play(state, who, move)    the next state and the events; IllegalMove changes nothing
    game.view(state, viewer)       all that a seat, or WATCHER, may see
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from kozel.core.chance import Request
from kozel.core.events import Event, Said, Scored, Staged, seen_all
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, Move, Say, Seat
from kozel.core.offers import Offer
from kozel.core.options import PHRASES, Options
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import Table, Verdict, View


class Rules(Protocol):
    """What a family of games supplies, made once for (preset, options, seating).

    A *deal* is the family's own immutable value. All methods are pure; `play` raises
    `IllegalMove` for anything not on offer.
    """

    def opening(self) -> Standing:
        """The standing before a match's first deal."""
        ...

    def begin(self, standing: Standing) -> Any:
        """The deal about to be played; it waits for the house."""
        ...

    def waiting(self, deal: Any) -> tuple[Seat, ...]:
        """The seats that owe a move, or (HOUSE,); () when the deal is finished."""
        ...

    def chance(self, deal: Any) -> Request:
        """What the house is asked for, when the deal waits for it."""
        ...

    def legal(self, deal: Any, seat: Seat) -> Offer:
        """What the seat may do, whether or not the deal waits for it."""
        ...

    def play(self, deal: Any, who: Seat, move: Move) -> tuple[Any, tuple[Event, ...]]:
        """The deal after the move, and what happened."""
        ...

    def summary(self, deal: Any) -> Any:
        """What `settle` needs of a finished deal; None while it is played."""
        ...

    def settle(self, standing: Standing, summary: Any) -> Settlement:
        """The standing after a deal that came to `summary`: pure arithmetic."""
        ...

    def table(self, deal: Any, viewer: Seat, *, over: bool) -> Table:
        """What the viewer sees of the deal; all of it once the deal is `over`."""
        ...

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        """The score sheet."""
        ...

    def readers(self, deal: Any, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Who may know the content of this move while the deal is played; None: everybody."""
        ...


class State(msgspec.Struct, frozen=True):
    """A point of a match; immutable. Ask `game` about it, do not read it: it knows all cards.

    `next`: the deal that the house will begin, while the finished `deal` still lies on the
    table; None during a deal.
    """

    game: Game
    standing: Standing
    deal: Any
    next: Any
    history: tuple[Event, ...]
    lines: tuple[ScoreLine, ...]
    verdict: Verdict | None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.verdict is not None


class Game:
    """A preset with its options and seating. Immutable; equal games play alike."""

    def __init__(self, preset: Preset, options: Options, seating: Seating, rules: Rules) -> None:
        """Use the catalogue (`kozel.games.make`), which finds the rules of the preset."""
        preset.check_seating(seating)
        preset.check(options, seating)
        self.preset = preset
        self.options = options
        self.seating = seating
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (
            (self.preset.id, self.options, self.seating)
            == (other.preset.id, other.options, other.seating)
        )

    def __hash__(self) -> int:
        return hash((self.preset.id, self.options, self.seating))

    def __repr__(self) -> str:
        return f"Game({self.preset.id!r}, {self.options!r}, {self.seating!r})"

    def start(self, standing: Standing | None = None) -> State:
        """The state before the first deal, or before the deal that `standing` describes."""
        standing = standing or self.rules.opening()
        return State(self, standing, self.rules.begin(standing), None, (), (), None)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Who owes a move: seats, or (HOUSE,); () when the match is over."""
        if state.verdict is not None:
            return ()
        if state.next is not None:
            return (HOUSE,)
        return self.rules.waiting(state.deal)

    def chance(self, state: State) -> Request:
        """What the house is asked for; only when `waiting` is (HOUSE,)."""
        return self.rules.chance(state.deal if state.next is None else state.next)

    def legal(self, state: State, seat: Seat) -> Offer:
        """The offer to `seat`; without groups when it has nothing to do."""
        if state.next is not None or state.verdict is not None:
            return Offer(seat, Message("ask-wait"))
        return self.rules.legal(state.deal, seat)

    def phrases(self, state: State, seat: Seat) -> tuple[str, ...]:
        """The phrases that `seat` may say now (C0.7)."""
        if seat < 0 or seat in self.seating.blind:
            return ()
        between = state.next is not None or state.verdict is not None
        return PHRASES if between or self.options.talk == "phrases" else ()

    def play(self, state: State, who: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after the move and the events, with everything in them (see `seen`).

        Raises `IllegalMove` with the reason and the rule's number; `state` never changes.
        """
        if isinstance(move, Say):
            return self._say(state, who, move)
        if state.verdict is not None:
            raise IllegalMove("match-over")
        fresh = state.next is not None
        deal, events = self.rules.play(state.next if fresh else state.deal, who, move)
        history = events if fresh else state.history + events
        summary = self.rules.summary(deal)
        if summary is None:
            return State(self, state.standing, deal, None, history, state.lines, None), events
        settled = self.rules.settle(state.standing, summary)
        told: tuple[Event, ...] = (Scored(settled.line),)
        if settled.verdict is not None:
            told += (Staged("match-over"),)
        return (
            State(
                self,
                settled.standing,
                deal,
                None if settled.verdict else self.rules.begin(settled.standing),
                history + told,
                (*state.lines, settled.line),
                settled.verdict,
            ),
            events + told,
        )

    def _say(self, state: State, who: Seat, move: Say) -> tuple[State, tuple[Event, ...]]:
        if move.phrase not in PHRASES:
            raise IllegalMove("phrase-unknown", "C0.7", values=PHRASES)
        if move.phrase not in self.phrases(state, who):
            raise IllegalMove("talk-off", "C0.7")
        said = (Said(who, "phrase", {"phrase": move.phrase}),)
        return replace(state, history=state.history + said), said

    def settle(self, standing: Standing, summary: Any) -> Settlement:
        """The arithmetic of a finished deal."""
        return self.rules.settle(standing, summary)

    def deal_over(self, state: State) -> bool:
        """Whether the deal on the table is finished, so that its cards are public."""
        return state.next is not None or state.verdict is not None

    def deal_number(self, state: State) -> int:
        """Which deal of this match is played or about to begin, from 1. Counts the deals that
        were annulled too, so no number comes twice; the proofs of the deals (P6) use it."""
        return len(state.lines) + (state.verdict is None)

    def readers(self, state: State, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Who may know this move's content until the deal is over; None: everybody."""
        if isinstance(move, Say) or state.verdict is not None:
            return None
        return self.rules.readers(state.deal if state.next is None else state.next, who, move)

    def view(self, state: State, viewer: Seat) -> View:
        """All that `viewer` (a seat or WATCHER) may see."""
        table = self.rules.table(state.deal, viewer, over=self.deal_over(state))
        sheet = self.rules.sheet(state.standing, state.lines)
        if table.accounts is not None:
            sheet = replace(sheet, accounts=table.accounts)
        return View(
            viewer,
            self.preset.id,
            self.options,
            self.seating,
            state.lines[-1].deal if self.deal_over(state) else state.standing.deal,
            self.waiting(state),
            table,
            sheet,
            seen_all(state.history, viewer),
            state.verdict,
        )
