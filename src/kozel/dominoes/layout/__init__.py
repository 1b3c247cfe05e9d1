"""The layout: a value with few operations. Where does a tile fit, put it, the ends, blocked.

`form`: what may grow, by the options · `value`: the layout itself · `growing`: one more tile ·
`fitting`: the moves of the tiles that fit · `sums`: the pips of the open ends · `blocking`: a
fish that shows itself.
"""

from kozel.dominoes.layout.blocking import blocked, closed_by_six
from kozel.dominoes.layout.fitting import (
    SIMPLY,
    fitting,
    fitting_ends,
    numbers,
    places_for,
    play_of,
    ways,
)
from kozel.dominoes.layout.form import ACROSS, CLOSED, IN_LINE, PLAIN, Form, form_of
from kozel.dominoes.layout.growing import cross_arms, put
from kozel.dominoes.layout.sums import counted
from kozel.dominoes.layout.value import CROSS, LINE, Ends, Layout, root_of

__all__ = [
    "ACROSS",
    "CLOSED",
    "CROSS",
    "IN_LINE",
    "LINE",
    "PLAIN",
    "SIMPLY",
    "Ends",
    "Form",
    "Layout",
    "blocked",
    "closed_by_six",
    "counted",
    "cross_arms",
    "fitting",
    "fitting_ends",
    "form_of",
    "numbers",
    "places_for",
    "play_of",
    "put",
    "root_of",
    "ways",
]
