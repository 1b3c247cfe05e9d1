"""Deals in which rare options of Donkey, Telephone and the Fives family matter."""

from itertools import chain

from kozel.core.options import Value
from kozel.core.sheets import Account
from tests.batteries.domino_scenes import SINGLES
from tests.batteries.scenes import Scene

FIVES = ("telephone", "muggins", "threes", "fives-threes", "sniff", "goat-fives")

NO_DOUBLE = Scene(2, values={"first_lead": "lowest_double"}, order=SINGLES)
"""Nobody holds a double, and the lowest would lead."""
ON_A_LINE = Scene(2, values={"spinner": "none", "closing": False, "multi_double": 1})
"""Donkey without its spinner."""

_DOUBLES = tuple(f"{number}-{number}" for number in range(7))
SEVEN_DOUBLES = tuple(chain(*zip(_DOUBLES, SINGLES[:7], strict=True)))
SIX_BLANKS = tuple(chain(*zip(SINGLES[:6], SINGLES[6:12], strict=True)))
"""How two are dealt all the doubles, or six tiles with a blank, in one hand."""


def near(points: int, seats: int) -> Scene:
    """Everyone has nearly so many points."""
    return Scene(seats, standing={"accounts": (Account(points - 5),) * seats})


LAYOUT_SCENES: dict[tuple[str, str, Value], Scene] = {
    ("donkey", "fish_by_six", True): ON_A_LINE,
    **{
        (preset, "no_double", value): NO_DOUBLE
        for preset in ("donkey", *FIVES)
        for value in ("lowest", "redeal")
    },
    **{
        (preset, "redeal_doubles", doubles): Scene(2, order=SEVEN_DOUBLES)
        for preset in FIVES
        for doubles in (4, 5, 7)
    },
    **{(preset, "redeal_suit", True): Scene(2, order=SIX_BLANKS) for preset in FIVES},
    **{
        (preset, "redeal_mode", "on_request"): Scene(
            2, values={"redeal_doubles": 4}, order=SEVEN_DOUBLES
        )
        for preset in FIVES
    },
    **{
        (preset, "deals", deals): Scene(2, standing={"decided": deals - 1, "deal": deals})
        for preset in FIVES
        for deals in (5, 10, 50)
    },
    **{
        (preset, name, target): near(min(usual, target), seats)
        for preset in ("muggins", "sniff")
        for name, usual, seats in (("target", 200, 3), ("target_two", 250, 2))
        for target in (100, 150, 200, 250, 300)
        if target != usual
    },
    **{
        (preset, "hand_end", "subtract_own"): Scene(2, values={"unit": 1})
        for preset in ("muggins", "sniff")
    },
}
