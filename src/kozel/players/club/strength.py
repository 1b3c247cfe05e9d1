"""What a hand is worth to a team of two: the card points it should bring above the own share.

Features as in `worth`; the weights were found by playing many deals of the yard's games to
their end and fitting the points of the team.
"""

from __future__ import annotations

from kozel.core.views import View
from kozel.players.club.worth import Features, Ranking, features
from kozel.players.reading.tricks import facts_of, own_hand

WEIGHTS = Features(
    one=-1.2,
    trumps=0.2,
    many=2.2,
    height=4.7,
    unbeatable=2.8,
    trump_points=0.05,
    top=3.0,
    second_with_top=-4.0,
    second_guarded=-1.2,
    second_bare=-3.7,
    lower=-4.0,
    lacking=6.0,
)
PAR, PER_CARD, CARDS = 0.5, 3.0, 8
"""What an average hand of `CARDS` cards comes to, and how much more with every card fewer."""


def strength(view: View) -> float:
    """The viewer's hand under the present trumps; 0 is an average one."""
    own = own_hand(view)
    found = features(own, Ranking.of("", facts_of(view)))
    value = sum(w * f for w, f in zip(WEIGHTS, found, strict=True))
    return value - PAR - PER_CARD * (CARDS - len(own))
