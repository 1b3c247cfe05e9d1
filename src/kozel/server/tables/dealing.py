"""The proofs of a table's deals (P6), folded from its log: what was bound, added and shown.

While one deal is played the next one is bound already and takes people's contributions, so
that nobody waits for them.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from kozel.core.acts import Act, Commit, Open, Reveal, Seal, Seed, write_act
from kozel.core.fair import SEED_BYTES, Entropy
from kozel.core.keep import FairnessError, Keep
from kozel.core.moves import Move, Number, Seat, Shuffle
from kozel.core.seating import Seating


class _Bound:
    """A deal whose seed is kept. `since`: the table's time when contributions were asked for;
    `closed`: when no more seals were taken; None before."""

    def __init__(self, keep: Keep, since: int) -> None:
        self.keep = keep
        self.since = since
        self.closed: int | None = None
        self.committed = False
        self.used: Counter[str] = Counter()
        self.seals: set[Seat] = set()
        self.added: set[Seat] = set()


class Wanted(msgspec.Struct, frozen=True):
    """What people's clients are asked for now: ``seal`` or ``contribute``, for a deal."""

    deal: int = 0
    what: str = ""


class Deals:
    """The seeds that are kept and the acts that everybody may see."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._bound: dict[int, _Bound] = {}
        self._acts: list[tuple[int, str]] = []
        self._drawing = 0

    def note(self, act: Act, ms: int) -> None:
        """Fold an act of the log."""
        match act:
            case Seed(deal, seed):
                keep = Keep(self._seating, deal, bytes.fromhex(seed))
                self._bound[deal] = _Bound(keep, ms)
            case Commit(deal):
                if deal in self._bound:
                    self._bound[deal].committed = True
            case Seal(deal, seat, digest):
                bound = self._bound.get(deal)
                if bound is not None:
                    bound.seals.add(seat)
                    if not bound.keep.sealed(seat):
                        bound.keep.seal(seat, digest)
            case Open(deal, contributions):
                self._drawing = deal
                bound = self._bound.get(deal)
                if bound is not None:
                    bound.keep.reopen(contributions, bound.used)
            case Reveal(deal):
                self._bound.pop(deal, None)
            case _:
                pass
        if isinstance(act, Commit | Seal | Open | Reveal):
            self._acts = [told for told in self._acts if told[0] >= act.deal - 1]
            self._acts.append((act.deal, write_act(act)))

    def drawn(self, move: Move) -> None:
        """Fold a move of the house that was read from the log, not drawn by `keep`."""
        bound = self._bound.get(self._drawing)
        if bound is not None and isinstance(move, Shuffle | Number):
            bound.used[move.label if isinstance(move, Shuffle) else move.word] += 1

    def keep(self, deal: int) -> Keep | None:
        """The seed's keeper of this deal; None if it is not bound, or revealed already."""
        bound = self._bound.get(deal)
        return None if bound is None else bound.keep

    def unbound(self, deal: int, entropy: Entropy) -> Seed | Commit | None:
        """The next act that binds the house for this deal; None once it is bound."""
        bound = self._bound.get(deal)
        if bound is None:
            return Keep(self._seating, deal, entropy(SEED_BYTES)).bind()[0]
        return None if bound.committed else bound.keep.bind()[1]

    def unrevealed(self, before: int) -> Keep | None:
        """A deal before this one whose seed is to be shown now."""
        return next((bound.keep for deal, bound in self._bound.items() if deal < before), None)

    def acts(self, deal: int) -> tuple[str, ...]:
        """The public acts of this deal and of the one after it, in the log's order."""
        return tuple(text for number, text in self._acts if number >= deal)

    def seal(self, deal: int, seat: Seat, digest: str) -> Seal:
        """The act by which a person seals. `FairnessError` if it cannot be, or comes too late."""
        bound = self._bound.get(deal)
        if bound is None or bound.closed is not None:
            raise FairnessError("fairness-too-late", "P6")
        return bound.keep.seal(seat, digest)

    def contribute(self, deal: int, seat: Seat, data: bytes) -> None:
        """Keep what lay behind a seal. `FairnessError` if it is not that."""
        bound = self._bound.get(deal)
        if bound is None or bound.closed is None:
            raise FairnessError("fairness-not-now", "P6")
        bound.keep.contribute(seat, data)
        bound.added.add(seat)

    def wanted(self, present: tuple[Seat, ...]) -> Wanted:
        """What the clients of those present are to send next."""
        for deal, bound in self._bound.items():
            if bound.committed and not bound.keep.opened and present:
                if bound.closed is None:
                    return Wanted(deal, "seal")
                if bound.seals - bound.added:
                    return Wanted(deal, "contribute")
        return Wanted()

    def put_off(self, deal: int, now: int) -> None:
        """The time for this deal's contributions begins only now."""
        self._bound[deal].since = now

    def hurry(self, deal: int, present: tuple[Seat, ...], now: int, most: int | None) -> int | None:
        """Move this deal's contributions on; when to look again if something is missing still.

        First all who are present seal, then all who sealed contribute, each within `most`
        milliseconds; with None there is no haste and nothing to look for again.
        """
        bound = self._bound[deal]
        if most is None and not present:
            return None
        if bound.closed is None:
            if not set(present) <= bound.seals and (most is None or now < bound.since + most):
                return None if most is None else bound.since + most
            bound.closed = now
        missing = (bound.seals - bound.added) & set(present)
        if not missing or most is None or now >= bound.closed + most:
            return None
        return bound.closed + most
