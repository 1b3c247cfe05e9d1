"""Clauses of redeals, last trumps, leads and the hunt for the queen (C2, C3, C4, C6)."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.clauses import DEALING, MANNERS, PLAY, VALUES, option_is
from kozel.cards.deck import DECKS, SUITS, points
from kozel.cards.tricks.clauses.about import BEFORE_LEAD, data_of, has_stage, stages_of
from kozel.cards.tricks.order import Order, order
from kozel.cards.tricks.stages.giving import LastTrumpWindow
from kozel.cards.tricks.stages.leading import HolderLeads, KeepOrPassLead
from kozel.cards.tricks.stages.redeals import FEW_POINTS, NO_QUEENS, POOR, RedealWindow
from kozel.cards.tricks.stages.turning import TurnUpTrump
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.core.moves import Piece

When = Callable[[Subject], bool]


def _all(*conditions: When) -> When:
    return lambda subject: all(condition(subject) for condition in conditions)


def _blind(subject: Subject) -> bool:
    return bool(subject.seating.blind)


def _trump(subject: Subject) -> str:
    return data_of(subject).fixed_trump(subject.options)


def _deck(subject: Subject) -> tuple[Piece, ...]:
    return DECKS[subject.options.deck]


def _order(subject: Subject) -> Order:
    options = subject.options
    return order(options.deck, data_of(subject).ladder, _trump(subject), options.ten_order)


def _fixed_suit(subject: Subject) -> bool:
    """Whether teams play with a trump suit that is always the same."""
    return subject.seating.teams and bool(_trump(subject))


def _trumps(subject: Subject) -> dict[str, Arg]:
    """All trumps in a row, how many, and the mean in a hand, with its hundredths apart."""
    found = [fact for fact in _order(subject).facts if fact.trump]
    found.sort(key=lambda fact: -fact.power)
    each, hundredths = divmod(100 * len(found) // subject.seating.seats, 100)
    return {
        "suit": _trump(subject),
        "cards": tuple(fact.piece for fact in found),
        "number": len(found),
        "number_each": each,
        "hundredths": hundredths,
    }


def _tops_queens(subject: Subject) -> bool:
    return data_of(subject).ladder[0][0] != "Q"


def _top(subject: Subject) -> dict[str, Arg]:
    card = data_of(subject).ladder[0]
    return {"card": card, "called": "shamok" if card[0] == "6" else "hook"}


def _turned(_: Subject) -> dict[str, Arg]:
    return {"cards": ("QS", "JH", "9C"), "suit": "C", "number": 3}


def _hand_size(subject: Subject) -> dict[str, Arg]:
    return {"number": len(_deck(subject)) // subject.seating.seats}


def _hunter(subject: Subject) -> dict[str, Arg]:
    return {"card": data_of(subject).hunter}


def _redeals(right: str) -> When:
    """Whether there are redeals with this right."""

    def found(subject: Subject) -> bool:
        windows = (stage for stage in stages_of(subject) if isinstance(stage, RedealWindow))
        return bool(subject.options.redeal) and any(each.right == right for each in windows)

    return found


def _praised(subject: Subject) -> bool:
    return bool(subject.options.praises)


def _plainly(subject: Subject) -> dict[str, Arg]:
    """Whether a plain deal is one of several ways to begin."""
    return {"praises": "yes" if _praised(subject) else "no"}


def _poor_hand(subject: Subject) -> dict[str, Arg]:
    cards = ("7S", "8S", "9S", "7H", "8H", "9H", "TC", "JC")
    return {
        "number": FEW_POINTS,
        "cards": cards,
        "number_example": sum(map(points, cards)),
        **_plainly(subject),
    }


def _gives(*numbers: int) -> When:
    """Whether at most so many last trumps may be given."""
    return _all(has_stage(LastTrumpWindow), option_is("give_last_trump", *numbers))


def _swap(subject: Subject) -> dict[str, Arg]:
    cards = ("QC", "JS", "AH", "KS")
    plain = tuple(card for card in cards if card[0] not in "QJ")
    return {
        "number": subject.options.give_last_trump,
        "card": "JD",
        "cards": cards,
        "cards_back": plain,
        **_plainly(subject),
    }


def _holder(*, this: bool) -> When:
    """Whether the holder of a card leads first; `this`: that very card."""

    def found(subject: Subject) -> bool:
        stages = (stage for stage in stages_of(subject) if isinstance(stage, HolderLeads))
        return any(stage.this == this for stage in stages)

    return found


def _first_card(subject: Subject) -> dict[str, Arg]:
    stages = (stage for stage in stages_of(subject) if isinstance(stage, HolderLeads))
    return {"card": next(stages).card}


def _left_leads(subject: Subject) -> bool:
    """Whether in some deals nothing but the seat decides who leads."""
    turned = has_stage(TurnUpTrump)(subject)
    return turned or (_holder(this=True)(subject) and not _praised(subject))


def _without_praiser(subject: Subject) -> bool:
    """Whether teams play, and who leads first is told by another clause than the praiser's."""
    return has_stage(HolderLeads)(subject) or has_stage(TurnUpTrump)(subject)


def _from_which_deal(subject: Subject) -> dict[str, Arg]:
    return {"number": 2 if has_stage(HolderLeads)(subject) else 1}


def _right(value: str) -> When:
    return _all(has_stage(KeepOrPassLead), option_is("praiser", value))


def _late_trumps(subject: Subject) -> dict[str, Arg]:
    """Two trumps and a plain card; where trumps are named, say clubs are."""
    trump = _trump(subject) or "C"
    hand = (
        f"A{trump}",
        "QS",
        next(f"{rank}H" for rank in ("7", "9") if f"{rank}H" in _deck(subject)),
    )
    return {"suit": trump, "cards": hand, "card": hand[-1]}


def _kept_ace(subject: Subject) -> dict[str, Arg]:
    """The first two plain suits: one is led, the ace of the other must stay."""
    led, other = [suit for suit in SUITS if suit != _trump(subject)][:2]
    low = next(card[0] for card in _deck(subject) if card[0] not in "6QJ")
    return {"suit": led, "cards": (f"A{other}", f"{low}{other}"), "card_kept": f"A{other}"}


def _hunted(subject: Subject) -> bool:
    return bool(data_of(subject).hunter) and subject.options.catch != "none"


def _catch(subject: Subject) -> dict[str, Arg]:
    data = data_of(subject)
    return {
        "card": data.hunter,
        "card_prey": data.prey,
        "cards": ("TC", data.prey, data.hunter, "AC"),
    }


TEAM_TRUMPS = (
    Clause("tricks-trumps", VALUES, "C2.1", _fixed_suit, _trumps),
    Clause("tricks-top-trump", VALUES, "C3.1", _tops_queens, _top),
)
"""These stand between the permanent trumps and the plain order (`general`)."""

_DEALING = (
    Clause("tricks-turned-trump", DEALING, "C6", has_stage(TurnUpTrump), _turned),
    Clause("tricks-turned-again", DEALING, "C6", has_stage(TurnUpTrump), _hand_size),
)
_BEFORE_THE_LEAD = (
    Clause("tricks-dry-redeal", BEFORE_LEAD, "C3.6", option_is("dry", "redeal"), _hunter),
    Clause("tricks-dry-contract", BEFORE_LEAD, "C3.6", option_is("dry", "contract"), _hunter),
    Clause("tricks-redeal-poor", BEFORE_LEAD, "C2.8", _redeals(POOR), _poor_hand),
    Clause(
        "tricks-redeal-queens", BEFORE_LEAD, "C4.7", _redeals(NO_QUEENS), lambda _: {"card": "QD"}
    ),
    Clause("tricks-redeal-kept", BEFORE_LEAD, "C4.7", _all(_redeals(NO_QUEENS), _praised)),
    Clause("tricks-last-trump", BEFORE_LEAD, "C2.6", _gives(1), _swap),
    Clause("tricks-last-trump", BEFORE_LEAD, "C3.7", _gives(2), _swap),
    Clause("tricks-holder-leads", BEFORE_LEAD, "C2.3", _holder(this=False), _first_card),
    Clause("tricks-holder-leads-it", BEFORE_LEAD, "C4.2", _holder(this=True), _first_card),
    Clause("tricks-holder-blind", BEFORE_LEAD, "C0.8", _all(_blind, _holder(this=True))),
    Clause("tricks-right-first", BEFORE_LEAD, "C2.4", _right("first_of_team")),
    Clause("tricks-right-chooses", BEFORE_LEAD, "C2.4", _right("team_chooses")),
    Clause("tricks-right-left", BEFORE_LEAD, "C2.4", _right("left_of_dealer")),
    Clause("tricks-left-leads", BEFORE_LEAD, "C6", _left_leads, _from_which_deal),
)
_PLAY = (
    Clause("tricks-taker-leads", PLAY, "C1.4", _without_praiser),
    Clause(
        "tricks-lead-plain-praiser",
        PLAY,
        "C3.3",
        option_is("trump_lead", "praiser_only"),
        _late_trumps,
    ),
    Clause(
        "tricks-lead-plain", PLAY, "C4.3", option_is("trump_lead", "when_no_plain"), _late_trumps
    ),
    Clause("tricks-ace-ban", PLAY, "C2.7", option_is("ace_dump_ban", True), _kept_ace),
    Clause("tricks-catch", PLAY, "C3.4", _hunted, _catch),
    Clause("tricks-caught-from-hands", PLAY, "C2.14", _all(_hunted, _praised)),
)

WINDOWS = (
    *_DEALING,
    *_BEFORE_THE_LEAD,
    *_PLAY,
    Clause(
        "tricks-swap-caught", MANNERS, "C0.6", _all(_gives(1, 2), option_is("revokes", "caught"))
    ),
)
