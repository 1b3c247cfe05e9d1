"""The house of a table without a clock: it answers every chance request of a game, with proof.

For the terminal, drivers of matches and tests. Persons at such a table sit before the same
program, so their contributions are made here, one source for each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kozel.core import fair
from kozel.core.acts import Act, Open, Reveal, Seal, Seed
from kozel.core.fair import CONTRIBUTION_BYTES, SEED_BYTES, Entropy
from kozel.core.game import Game, State
from kozel.core.keep import Keep
from kozel.core.log import BY_HOUSE, Log
from kozel.core.moves import Move, Number, Seat, Shuffle


class House:
    """Keeps the seed of the deal being played; draws, and tells what belongs into the log."""

    def __init__(
        self, game: Game, entropy: Entropy, clients: Mapping[Seat, Entropy] | None = None
    ) -> None:
        """`clients`: where each person's contribution comes from; `entropy` for those not
        named."""
        self._game = game
        self._entropy = entropy
        self._clients = {seat: (clients or {}).get(seat, entropy) for seat in game.seating.persons}
        self._keep: Keep | None = None

    @classmethod
    def resumed(cls, game: Game, entropy: Entropy, log: Log) -> House:
        """The house of a match that goes on from its log, with the seed that it kept there."""
        house = cls(game, entropy)
        house._keep = _kept(game, log)
        return house

    def answer(self, state: State) -> tuple[tuple[Act, ...], Move]:
        """The house's move in a state that waits for it, and the acts that precede it in the
        log: at the beginning of a deal the last seed is revealed and the next one bound."""
        acts: tuple[Act, ...] = ()
        deal = self._game.deal_number(state)
        keep = self._keep
        if keep is None or keep.deal != deal:
            acts = self.conclude()
            keep = self._keep = Keep(self._game.seating, deal, self._entropy(SEED_BYTES))
        if not keep.opened:
            acts += self._bound(keep)
        return acts, keep.draw(self._game.chance(state))

    def conclude(self) -> tuple[Act, ...]:
        """What is still to be revealed of a deal that is over, or of a match that ended."""
        keep, self._keep = self._keep, None
        return () if keep is None else (keep.reveal(),)

    def _bound(self, keep: Keep) -> tuple[Act, ...]:
        acts: list[Act] = list(keep.bind())
        opened = []
        for seat, source in self._clients.items():
            if keep.sealed(seat):  # before a crash: what lay behind that seal is lost
                continue
            data = source(CONTRIBUTION_BYTES)
            acts.append(keep.seal(seat, fair.digest(data)))
            opened.append((seat, data))
        for seat, data in opened:
            keep.contribute(seat, data)
        return (*acts, keep.open())


def _kept(game: Game, log: Log) -> Keep | None:
    """The deal whose seed is in the log and was not revealed; None when there is none."""
    keep: Keep | None = None
    used: Counter[str] = Counter()
    for entry in log.entries:
        act = entry.act
        match act:
            case Seed(deal, seed):
                keep, used = Keep(game.seating, deal, bytes.fromhex(seed)), Counter()
            case Seal(deal, seat, digest) if keep and keep.deal == deal and not keep.sealed(seat):
                keep.seal(seat, digest)
            case Open(deal, contributions) if keep and keep.deal == deal and not keep.opened:
                keep.reopen(contributions, used)
            case Reveal():
                keep = None
            case _ if act is None and entry.by == BY_HOUSE:
                move = entry.move
                if isinstance(move, Shuffle):
                    used[move.label] += 1
                elif isinstance(move, Number):
                    used[move.word] += 1
    return keep
