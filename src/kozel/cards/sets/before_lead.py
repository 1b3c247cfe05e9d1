"""What comes before a lead: trumps given, bura, the window of the combinations (C0.8a, C8.2,
C8.3, C8.9, C9.4)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.sets.beating import Cards
from kozel.cards.sets.combos import Combo, is_four_trumps
from kozel.cards.sets.deal import Deal, Sighting, Stage, Summary
from kozel.cards.sets.giving import somebody_may_give
from kozel.cards.sets.setup import Setup
from kozel.core.events import Event, Named, Said, Shown, Staged
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import GO, HOUSE, Choose, Move, Seat

DECLARE = "declare"

Step = tuple[Deal, list[Event]]


def before_trick(setup: Setup, deal: Deal, *, drawn: bool = False) -> Step:
    """A trick is over, or the deal begins; `drawn`: cards have been drawn just now. Without cards
    in hand the deal is counted; else trumps may be given, then somebody leads."""
    if not deal.hands[deal.leader]:
        return finish(deal, "counted"), []
    first = deal.tricks == 0 and setup.gives("before_lead")
    later = drawn and setup.gives("after_draw")
    if (first or later) and somebody_may_give(setup, deal):
        return replace(deal, stage=Stage.GIVE, turn=HOUSE, silent=()), []
    return before_lead(setup, deal)


def before_lead(setup: Setup, deal: Deal) -> Step:
    """The natural leader is about to lead: bura ends the deal; else the window opens, where
    hands are long enough for any combination (C9.4)."""
    if setup.data.bura:
        order = setup.orders[deal.trump]
        for seat in setup.clockwise(deal.leader):
            if is_four_trumps(deal.hands[seat], order):
                shown = Shown(tuple(sorted(deal.hands[seat])), f"hand:{seat}", seat)
                return finish(deal, "bura", seat), [Staged("bura", seat), shown]
    if not declarable(setup, deal):
        return replace(deal, stage=Stage.LEAD, turn=deal.leader), []
    return replace(deal, stage=Stage.DECLARE, turn=HOUSE), []


def declarable(setup: Setup, deal: Deal) -> tuple[Combo, ...]:
    """The combinations that may be declared before this lead by whoever holds them."""
    size = len(deal.hands[deal.leader])
    return tuple(
        combo
        for combo in setup.combos
        if size >= combo.size and (deal.tricks == 0 or not combo.first_lead)
    )


def held(setup: Setup, deal: Deal, seat: Seat) -> dict[str, tuple[Cards, ...]]:
    """What the seat could declare, and the sets of cards that are it; the highest first."""
    order = setup.orders[deal.trump]
    found = ((combo.name, combo.find(deal.hands[seat], order)) for combo in declarable(setup, deal))
    return {name: sets for name, sets in found if sets}


def rule_of(setup: Setup, deal: Deal) -> str:
    """The rule behind the window: that of the highest combination in it."""
    return declarable(setup, deal)[0].rule


def window(setup: Setup, deal: Deal, who: Seat, move: Move) -> Step:
    """A seat declares, or the house closes the window."""
    rule = rule_of(setup, deal)
    if who == HOUSE:
        if move != GO:
            raise IllegalMove("cards-window-open", rule)
        return _close(setup, deal)
    if not isinstance(move, Choose) or move.word != DECLARE:
        raise IllegalMove("set-window-open", rule)
    if any(seat == who for seat, _ in deal.declared):
        raise IllegalMove("set-declared-already", rule)
    sets = held(setup, deal, who).get(move.value)
    if sets is None:
        raise IllegalMove.because(not_held(setup, deal, move.value))
    cards = tuple(sorted({card for each in sets for card in each}))
    events: list[Event] = [Said(who, DECLARE, {"combo": move.value})]
    sightings = deal.sightings
    if who not in setup.open_seats:
        events.append(Shown(cards, f"hand:{who}", who))
        sightings += tuple(Sighting(card, who, deal.tricks) for card in cards)
    declared = (*deal.declared, (who, move.value))
    return replace(deal, declared=declared, sightings=sightings), events


def not_held(setup: Setup, deal: Deal, combo: str) -> Message:
    """Why this cannot be declared: it is none, not here, not any more, or not in the hand."""
    known = {each.name: each for each in setup.combos}
    found = known.get(combo)
    if found is None:
        return Message(f"set-no-such-combo-{'-'.join(sorted(known))}", rule=rule_of(setup, deal))
    if found not in declarable(setup, deal):
        return Message("set-combo-too-late", {"combo": combo}, found.rule)
    tens = "yes" if setup.options.four_tens else "no"
    return Message("set-not-held", {"combo": combo, "tens": tens}, found.rule)


def _close(setup: Setup, deal: Deal) -> Step:
    """The highest combination leads; of equal ones the nearest to the natural leader."""
    if not deal.declared:
        return replace(deal, stage=Stage.LEAD, turn=deal.leader), []
    seats = setup.seating.seats
    names = [combo.name for combo in setup.combos]
    leader, combo = min(
        deal.declared,
        key=lambda each: (names.index(each[1]), (each[0] - deal.leader) % seats),
    )
    closed = replace(deal, stage=Stage.LEAD, turn=leader, declared=(), combo=combo)
    return closed, [Named(leader, "leader", combo)]


def bound_leads(setup: Setup, deal: Deal) -> tuple[Cards, ...] | None:
    """The leads one of which a declarer must make; None where the lead is free."""
    combo = next((each for each in setup.combos if each.name == deal.combo), None)
    if combo is None or combo.free:
        return None
    return combo.find(deal.hands[deal.turn], setup.orders[deal.trump])


def finish(deal: Deal, end: str, seat: Seat = HOUSE) -> Deal:
    """The deal as it ended, and by whom."""
    summary = Summary(deal.dealer, deal.taken, end, seat, deal.last_taker)
    return replace(deal, stage=Stage.OVER, turn=HOUSE, summary=summary)
