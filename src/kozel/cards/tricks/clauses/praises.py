"""Clauses of the praises (C5): who praises, and each kind that the table has agreed on."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.clauses import option_is
from kozel.cards.deck import DECKS
from kozel.cards.tricks.clauses.about import PRAISING, data_of
from kozel.cards.tricks.following import taker
from kozel.cards.tricks.order import Order, order
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.core.moves import Piece

_DARK, _OPEN = ("KS", "TH"), ("TS", "KH")
"""An example of trousers: two dark cards, two open ones."""
_DRAWN = ("QD", "JH", "KS", "TH")
"""A draw of four with two cards to lay."""
_STAR = ("KS", "AH", "JD", "TS")
_PERMANENT = ("QD", "JH", "JC")
_COFFIN = ("KS", "TH")


def _praises(subject: Subject) -> bool:
    """Whether the game knows praises at all."""
    return "praises" in subject.preset.offered


def _some(subject: Subject) -> bool:
    return _praises(subject) and bool(subject.options.praises)


def _has(*kinds: str) -> Callable[[Subject], bool]:
    """Whether one of these kinds is agreed on."""
    return lambda subject: _praises(subject) and any(k in subject.options.praises for k in kinds)


def _and(*conditions: Callable[[Subject], bool]) -> Callable[[Subject], bool]:
    return lambda subject: all(condition(subject) for condition in conditions)


def _forced(subject: Subject) -> bool:
    return data_of(subject).praising.forced


def _free(subject: Subject) -> bool:
    return not _forced(subject)


def _redealt(subject: Subject) -> bool:
    return bool(subject.options.redeal or subject.options.dry == "redeal")


def _names(subject: Subject) -> bool:
    return data_of(subject).praising.names


def _answered(subject: Subject) -> bool:
    return data_of(subject).praising.answered_openly


def _aces(who: str) -> Callable[[Subject], bool]:
    return lambda subject: data_of(subject).praising.aces == who


def _named(subject: Subject) -> dict[str, Arg]:
    return {"names": "yes" if _names(subject) else "no"}


def _order(subject: Subject) -> Order:
    """The order of the examples: they hold under every suit that may be trumps in the game."""
    options, data = subject.options, data_of(subject)
    trump = "" if _names(subject) else data.fixed_trump(options)
    return order(options.deck, data.ladder, trump, options.ten_order)


def _taker(table: Order, cards: tuple[Piece, ...]) -> Piece:
    return cards[taker(table, cards, table.cls[cards[0]])]


def _asked(subject: Subject) -> dict[str, Arg]:
    kinds = subject.options.praises
    return {"option": "praises", "values": kinds, "number": len(kinds)}


def _share(subject: Subject) -> dict[str, Arg]:
    return {"number": len(DECKS[subject.options.deck]) // subject.seating.seats}


def _good(_: Subject) -> dict[str, Arg]:
    return {"card": "AH", "card_plain": "KS"}


def _trousers(subject: Subject) -> dict[str, Arg]:
    winner = _taker(_order(subject), _DARK + _OPEN)
    return {"cards": _DARK, "cards_open": _OPEN, "card": winner, **_named(subject)}


def _covered(subject: Subject) -> dict[str, Arg]:
    dark, *covers = _DARK + _OPEN
    winner = _taker(_order(subject), (dark, *covers))
    return {"card_dark": dark, "cards": tuple(covers), "card": winner}


def _double(_: Subject) -> dict[str, Arg]:
    return {"cards": _DRAWN, "card": _DRAWN[2], "card_open": _DRAWN[3]}


def _mirror(subject: Subject) -> dict[str, Arg]:
    return {"card_trump": _DRAWN[0], "card": _DRAWN[2], **_named(subject)}


def _star(subject: Subject) -> dict[str, Arg]:
    led, *others = _STAR
    winner = _taker(_order(subject), _STAR)
    found: dict[str, Arg] = {"card_led": led, "cards": tuple(others), "card": winner}
    return found | _share(subject) | _named(subject)


def _mini(subject: Subject) -> dict[str, Arg]:
    return {"cards": _PERMANENT, **_named(subject)}


def _coffin(subject: Subject) -> dict[str, Arg]:
    data = data_of(subject)
    power = order(subject.options.deck, data.ladder, "", subject.options.ten_order).power
    return {
        "card_high": _COFFIN[0],
        "card_low": _COFFIN[1],
        "card": max(_COFFIN, key=lambda card: power[card]),
    }


def _always_trumps(subject: Subject) -> dict[str, Arg]:
    return {"cards": data_of(subject).ladder}


_TROUSERS = _has("trousers", "double_trousers")

PRAISES: tuple[Clause, ...] = (
    Clause(
        "praise-none",
        PRAISING,
        "C2.9",
        lambda subject: _praises(subject) and not subject.options.praises,
    ),
    Clause(
        "praise-first-of-team",
        PRAISING,
        "C2.4",
        _and(_some, _free, option_is("praiser", "first_of_team")),
        _asked,
    ),
    Clause(
        "praise-team-chooses",
        PRAISING,
        "C2.4",
        _and(_some, _free, option_is("praiser", "team_chooses")),
        _asked,
    ),
    Clause(
        "praise-left-of-dealer",
        PRAISING,
        "C2.4",
        _and(_some, _free, option_is("praiser", "left_of_dealer")),
        _asked,
    ),
    Clause("praise-forced", PRAISING, "C4.6", _and(_some, _forced), _asked),
    Clause("praise-not-after-redeal", PRAISING, "C2.8", _and(_some, _free, _redealt)),
    Clause("praise-names", PRAISING, "C3.1", _and(_some, _names), _always_trumps),
    Clause("praise-suit-fixed", PRAISING, "C5", _and(_some, lambda subject: not _names(subject))),
    Clause("praise-good-everybody", PRAISING, "C5", _and(_TROUSERS, _aces("everybody")), _good),
    Clause("praise-good-praiser", PRAISING, "C5", _and(_TROUSERS, _aces("praiser")), _good),
    Clause("praise-good-nobody", PRAISING, "C5", _and(_TROUSERS, _aces("nobody")), _good),
    Clause(
        "praise-trousers",
        PRAISING,
        "C5.1",
        _and(_has("trousers"), lambda subject: not _answered(subject)),
        _trousers,
    ),
    Clause(
        "praise-trousers-answered", PRAISING, "C5.2", _and(_has("trousers"), _answered), _covered
    ),
    Clause(
        "praise-double-one",
        PRAISING,
        "C5.3",
        _and(_has("double_trousers"), option_is("double_trousers", "one_card")),
        _double,
    ),
    Clause(
        "praise-double-two",
        PRAISING,
        "C5.3",
        _and(_has("double_trousers"), option_is("double_trousers", "two_cards")),
        _double,
    ),
    Clause("praise-mirror", PRAISING, "C5.4", _has("mirror"), _mirror),
    Clause("praise-star", PRAISING, "C5.5", _has("star"), _star),
    Clause("praise-merry", PRAISING, "C5.6", _has("merry"), _mini),
    Clause("praise-sad", PRAISING, "C5.7", _has("sad"), _mini),
    Clause("praise-small-coffins", PRAISING, "C5.8", _has("small_coffins"), _named),
    Clause("praise-big-coffins", PRAISING, "C5.9", _has("big_coffins"), _named),
    Clause(
        "praise-coffin-strength",
        PRAISING,
        "C5.9",
        _has("small_coffins", "big_coffins"),
        _coffin,
    ),
    Clause("praise-share", PRAISING, "C5", _has("trousers", "double_trousers", "mirror"), _share),
    Clause(
        "praise-caught",
        PRAISING,
        "C0.6",
        _and(_TROUSERS, option_is("revokes", "caught")),
    ),
)
