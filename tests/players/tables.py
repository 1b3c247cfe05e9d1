"""Games to try players in: every game of the catalogue and the options that change decisions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kozel.core.chance import Close, draw
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE, Seat
from kozel.core.offers import Offer
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.views import View
from kozel.games import make
from kozel.players.port import Decision, Player

CLASSIC: tuple[dict[str, Value], ...] = (
    {},
    {"deck": "28"},
    {"deck": "24", "ten_order": "above_king"},
    {"must_trump_when_void": True},
    {"cut": "by_hand"},
    {"revokes": "caught"},
    {"open_tricks": True},
)
DOMINOES: tuple[dict[str, Value], ...] = (
    {},
    {"draw": "one"},
    {"draw": "none", "fish": "one"},
    {"boneyard_reserve": 2, "fish_by_six": False},
    {"redeal_mode": "on_request"},
    {"multi_double": 2},
    {"direction": "counter_clockwise"},
    {"first_lead": "lot"},
)
JACKS: tuple[tuple[str, int, bool, dict[str, Value]], ...] = (
    ("stock", 2, False, {}),
    ("stock", 5, False, {"jack_ladder": "without_clubs"}),
    ("stock", 6, True, {"open_tricks": True}),
    ("halves", 4, True, {"deals": 3}),
    ("halves", 2, False, {"deals": 3}),
    ("chips", 4, False, {"cut": "by_hand"}),
    ("chips", 2, False, {}),
)
"""Free play (C7): game, seats, teams, options."""


def games() -> list[Game]:
    found = [make("classic", options) for options in CLASSIC]
    found += [
        make("classic", None, Seating.of(4, teams=True, blind=blind))
        for blind in ((1,), (0, 3), (1, 2, 3))
    ]
    found += [
        make("domino-kozel", options, Seating.of(seats))
        for options in DOMINOES
        for seats in (2, 3, 4)
    ]
    return found


THREE_HANDED: tuple[tuple[str, dict[str, Value]], ...] = (
    ("troika", {}),
    ("troika", {"least_talon": "aside", "revokes": "caught"}),
    ("troika", {"trump": "named_by_soloist", "must_trump_when_void": True}),
    ("troika-risk", {}),
    ("troika-risk", {"least_talon": "last_trick", "trump": "named_by_soloist"}),
    ("troika-forced", {}),
    ("pikovaya", {}),
    ("pikovaya", {"talon": "soloist", "discard": "before", "open_tricks": True}),
)


def three_handed() -> list[Game]:
    return [make(name, options) for name, options in THREE_HANDED]


TWO_TEAMS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("khvalyony", {}),
    ("khvalyony", {"praises": ("mirror", "star"), "praiser": "team_chooses"}),
    ("khvalyony", {"praises": ("trousers", "double_trousers"), "revokes": "caught"}),
    ("kryuk", {}),
    ("kryuk", {"praises": ("trousers", "merry", "small_coffins"), "lusya": "reset_and_two"}),
    ("kryuk", {"praises": ("double_trousers",), "dry": "contract", "revokes": "caught"}),
    ("nizhny", {}),
    ("nizhny", {"praises": ("trousers", "mirror"), "must_trump_when_void": True}),
    ("nizhny-28", {"revokes": "caught"}),
    ("nizhny-24", {"catch": "none", "cut": "by_hand"}),
    ("sixes", {}),
    ("sixes", {"trump_lead": "when_no_plain", "revokes": "caught"}),
)


def two_teams() -> list[Game]:
    return [make(name, options) for name, options in TWO_TEAMS]


TILES: tuple[tuple[str, dict[str, Value], tuple[int, bool]], ...] = (
    ("domino-kozel-pairs", {"fish": "one"}, (4, True)),
    ("domino-classic", {"spinner": "first", "closing": True, "fish_by_six": False}, (3, False)),
    ("domino-duel", {}, (2, False)),
    ("sea-goat", {"hundred_by_partner": True, "lead": "winning_team"}, (4, True)),
    ("sea-goat", {"canceller_opens": True}, (2, False)),
    ("donkey", {}, (4, False)),
    ("donkey", {"multi_double": 1, "spinner": "all"}, (2, False)),
    ("telephone", {"house_arms": "after_line", "multi_double": 4}, (3, False)),
    ("muggins", {"unit": 1, "lead": "winning_team"}, (4, True)),
    ("threes", {"hand_end": "most_to_winner"}, (3, False)),
    ("fives-threes", {}, (4, True)),
    ("sniff", {"multi_double": 2}, (2, False)),
    ("goat-fives", {"spinner": "all", "draw": "none"}, (4, False)),
    ("partnership", {"redeal_doubles": 4, "redeal_suit": True, "pass_bonus": True}, (4, True)),
    ("partnership", {"fish_score": "both_score_own", "divide_by_10": True}, (4, True)),
    ("sudan", {"blank_fifty": True, "lead_double": True}, (4, True)),
    ("doscientos", {"pass_lead": True, "pass_bonus": True, "tens": True}, (4, True)),
    ("quinientos", {}, (4, True)),
    ("south-american", {"fish_score": "last_or_right", "fish_tie": "redeal"}, (4, True)),
    ("milo", {"lead": "winning_team"}, (4, True)),
)


def of_tiles() -> list[Game]:
    return [
        make(name, options, Seating.of(seats, teams=teams))
        for name, options, (seats, teams) in TILES
    ]


def free_games() -> list[Game]:
    """Free play, and leads of several cards."""
    found = [make(name) for name in ("burkozel", "pairs", "mnogo", "mnogo-hook")]
    found += [make("burkozel", {"discards": "hidden"}, Seating.of(3))]
    found += [make("mnogo-hook", {"give_trumps": "after_draw"}, Seating.of(6, teams=True))]
    return found + [
        make(name, options, Seating.of(seats, teams=teams)) for name, seats, teams, options in JACKS
    ]


def named(game: Game) -> str:
    values = game.preset.differences(game.options)
    told = " ".join(f"{name}={value}" for name, value in values.items())
    blind = "".join(map(str, game.seating.blind))
    return f"{game.preset.id} {game.seating.seats}{f' blind {blind}' if blind else ''} {told}"


class Asked:
    """One question to a player and its answer."""

    def __init__(self, state: State, seat: Seat, view: View, offer: Offer, seed: int) -> None:
        self.state = state
        self.seat = seat
        self.view = view
        self.offer = offer
        self.seed = seed
        self.decision: Decision | None = None


def deals(game: Game, who: Player, number: int, seed: int = 0) -> Iterator[Asked]:
    """Every question to `who`, playing all seats, in the deals of a match: the answer is to be
    set before the next question."""
    source = Random(f"{game.preset.id}/{seed}")
    state = game.start()
    while not state.over and len(state.lines) < number:
        waiting = game.waiting(state)
        if waiting != (HOUSE,):
            asked = _ask(game, state, waiting[0], source)
            yield asked
            assert asked.decision is not None
            state, _ = game.play(state, asked.seat, asked.decision.move)
            continue
        request = game.chance(state)
        state_before = state
        if isinstance(request, Close):
            for seat in request.entitled:
                asked = _ask(game, state, seat, source)
                yield asked
                assert asked.decision is not None
                if asked.decision.move in asked.offer.moves:
                    state, _ = game.play(state, seat, asked.decision.move)
                    break
        if state is state_before:
            state, _ = game.play(state, HOUSE, draw(request, source))


def _ask(game: Game, state: State, seat: Seat, source: Random) -> Asked:
    view, offer = game.view(state, seat), game.legal(state, seat)
    return Asked(state, seat, view, offer, source.getrandbits(32))
