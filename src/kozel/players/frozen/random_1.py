"""random@1: any lawful move, each as likely as the other. The measure of all other players."""

from __future__ import annotations

from random import Random

from kozel.core.messages import Message
from kozel.core.moves import GO
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision


class Random1:
    """Keeps the rules and thinks nothing."""

    id = "random"
    version = 1

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        """A lawful move at random; windows are not used."""
        moves = offer.lawful
        if not moves:
            return Decision(GO, Message("reason-nothing-to-say"))
        return Decision(Random(seed).choice(moves), Message("reason-random"))  # noqa: S311


RANDOM_1 = Random1()
