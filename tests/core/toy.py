"""A made-up game, small enough to see through, that has one of everything the core must carry.

Eight cards, two in each hand, the rest a stock. A lot finds the dealer of each deal. In turn
each seat may first draw one card face down and then plays one card; when all have played, a
window is open until the house closes it. The highest card wins the deal, the most deals the
match.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from kozel.core.chance import Close, Lot, Request, Shuffling
from kozel.core.events import Event, Moved, Named, Staged
from kozel.core.game import Game
from kozel.core.messages import IllegalMove, Message, OptionError
from kozel.core.moves import GO, HOUSE, Choose, Move, Number, Part, Piece, Play, Seat, Shuffle
from kozel.core.offers import Group, Offer
from kozel.core.options import Choice, Options, Range, Several, Switch
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.core.sheets import Account, ScoreLine, ScoreSheet
from kozel.core.standing import Settlement, Standing
from kozel.core.views import PieceFacts, Place, Table, Unknown, Verdict, Zone

CARDS = ("6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC")


class ToyOptions(Options, frozen=True, kw_only=True):
    order: Annotated[str, Choice("or", "high", "low", rule="X1.1")] = "high"
    reach: Annotated[int, Range("re", 1, 20, rule="X1.2", suggested=(2, 5))] = 2
    drawing: Annotated[bool, Switch("dr", rule="X1.3")] = True
    extras: Annotated[tuple[str, ...], Several("ex", "salt", "pepper", rule="X1.4")] = ()
    unoffered: Annotated[bool, Switch("un", rule="X1.5")] = False


class ToyDeal(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    dealer: Seat | None
    shuffled: bool = False
    hands: tuple[tuple[Piece, ...], ...] = ()
    stock: tuple[Piece, ...] = ()
    trick: tuple[Piece, ...] = ()
    drew: bool = False
    closed: bool = False


class ToyRules:
    def __init__(self, preset: Preset, options: ToyOptions, seating: Seating) -> None:
        self.preset = preset
        self.options = options
        self.seats = seating.seats
        self.sides = seating.sides

    def opening(self) -> Standing:
        return Standing(accounts=(Account(),) * self.seats)

    def begin(self, standing: Standing) -> ToyDeal:
        return ToyDeal(number=standing.deal, dealer=standing.dealer)

    def waiting(self, deal: ToyDeal) -> tuple[Seat, ...]:
        if deal.closed:
            return ()
        if not deal.shuffled or len(deal.trick) == self.seats:
            return (HOUSE,)
        return (self.turn(deal),)

    def turn(self, deal: ToyDeal) -> Seat:
        assert deal.dealer is not None
        return (deal.dealer + 1 + len(deal.trick)) % self.seats

    def chance(self, deal: ToyDeal) -> Request:
        if deal.dealer is None:
            return Lot("dealer", self.seats)
        if not deal.shuffled:
            return Shuffling("deal", CARDS)
        return Close("after", ())

    def legal(self, deal: ToyDeal, seat: Seat) -> Offer:
        if self.waiting(deal) != (seat,):
            return Offer(seat, Message("ask-wait"))
        plays = tuple(Play((Part(card),)) for card in deal.hands[seat])
        groups: tuple[Group, ...] = (Group("offer-play", plays),)
        if self.options.drawing and deal.stock and not deal.drew:
            groups += (Group("offer-draw", (Choose("draw"),)),)
        return Offer(seat, Message("ask-play"), groups)

    def play(self, deal: ToyDeal, who: Seat, move: Move) -> tuple[ToyDeal, tuple[Event, ...]]:
        if who not in self.waiting(deal):
            raise IllegalMove("not-your-turn", "X1.6")
        if who == HOUSE:
            return self.house(deal, move)
        if move not in self.legal(deal, who).moves:
            raise IllegalMove("not-on-offer", "X1.7")
        hand = deal.hands[who]
        if isinstance(move, Choose):
            drawn = deal.stock[0]
            event = Moved((drawn,), "stock", f"hand:{who}", who, faces=(who,))
            hands = _with(deal.hands, who, (*hand, drawn))
            return replace(deal, hands=hands, stock=deal.stock[1:], drew=True), (event,)
        assert isinstance(move, Play)
        card = move.pieces[0]
        hands = _with(deal.hands, who, tuple(c for c in hand if c != card))
        event = Moved((card,), f"hand:{who}", "trick", who)
        return replace(deal, hands=hands, trick=(*deal.trick, card), drew=False), (event,)

    def house(self, deal: ToyDeal, move: Move) -> tuple[ToyDeal, tuple[Event, ...]]:
        match self.chance(deal), move:
            case Lot(label, choices), Number(word, value) if word == label:
                if not 0 <= value < choices:
                    raise IllegalMove("not-on-offer", "X1.7")
                return replace(deal, dealer=value), (Named(value, "dealer"),)
            case Shuffling(label, pieces), Shuffle(named, order) if label == named:
                if sorted(order) != sorted(pieces):
                    raise IllegalMove("not-the-pieces", "X1.8")
                return self.dealt(deal, order)
            case Close(), Choose("go"):
                return replace(deal, closed=True), (Staged("deal-over"),)
            case _:
                raise IllegalMove("not-on-offer", "X1.7")

    def dealt(self, deal: ToyDeal, order: tuple[Piece, ...]) -> tuple[ToyDeal, tuple[Event, ...]]:
        hands = tuple(order[seat * 2 : seat * 2 + 2] for seat in range(self.seats))
        events: list[Event] = [Staged("deal")]
        for seat, hand in enumerate(hands):
            places = (seat * 2, seat * 2 + 1)
            events.append(
                Moved(
                    hand,
                    "deck",
                    f"hand:{seat}",
                    shuffle="deal",
                    positions=places,
                    faces=(seat,),
                )
            )
        stock = order[self.seats * 2 :]
        hidden: tuple[Seat, ...] = ()
        events.append(Moved(stock, "deck", "stock", faces=hidden))
        return replace(deal, shuffled=True, hands=hands, stock=stock), tuple(events)

    def summary(self, deal: ToyDeal) -> Any:
        if not deal.closed:
            return None
        assert deal.dealer is not None
        best = max(deal.trick) if self.options.order == "high" else min(deal.trick)
        return (deal.dealer + 1 + deal.trick.index(best)) % self.seats

    def settle(self, standing: Standing, summary: Any) -> Settlement:
        before = standing.accounts
        after = tuple(
            replace(account, wins=account.wins + (seat == summary))
            for seat, account in enumerate(before)
        )
        line = ScoreLine(standing.deal, before, after)
        verdict = None
        if after[summary].wins == self.options.reach or standing.deal == self.options.deals:
            verdict = Verdict(
                tuple("won" if seat == summary else "lost" for seat in range(self.seats))
            )
        new = replace(standing, accounts=after, deal=standing.deal + 1)
        return Settlement(new, line, verdict)

    def table(self, deal: ToyDeal, viewer: Seat, *, over: bool) -> Table:
        own = deal.hands[viewer] if viewer >= 0 and deal.hands else ()
        zones = [
            Zone(
                f"hand:{seat}",
                "hand",
                len(hand),
                hand if over or seat == viewer else (None,) * len(hand),
                seat,
            )
            for seat, hand in enumerate(deal.hands)
        ]
        zones.append(Zone("stock", "stock", len(deal.stock), deal.stock if over else ()))
        zones.append(Zone("trick", "trick", len(deal.trick), deal.trick))
        places = [
            Place(f"hand:{seat}", len(hand))
            for seat, hand in enumerate(deal.hands)
            if seat != viewer and hand
        ]
        if deal.stock:
            places.append(Place("stock", len(deal.stock)))
        unseen = tuple(c for c in CARDS if c not in own and c not in deal.trick)
        known = over or not deal.shuffled
        unknown = (
            Unknown()
            if known
            else Unknown(unseen, tuple(places), ((1 << len(places)) - 1,) * len(unseen))
        )
        waiting = self.waiting(deal)
        return Table(
            "play" if deal.shuffled else "deal",
            deal.dealer,
            waiting[0] if waiting and waiting[0] >= 0 else None,
            self.sides,
            tuple(zones),
            tuple(PieceFacts(card, "C", at, 0) for at, card in enumerate(CARDS)),
            {},
            unknown,
        )

    def sheet(self, standing: Standing, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
        return ScoreSheet("wins", self.sides, standing.accounts, lines, self.options.reach)

    def readers(self, deal: ToyDeal, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        return () if isinstance(move, Shuffle) else None


def _with(
    hands: tuple[tuple[Piece, ...], ...], seat: Seat, hand: tuple[Piece, ...]
) -> tuple[tuple[Piece, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


TOY = Preset(
    id="toy",
    family="toys",
    data=None,
    options=ToyOptions,
    offered=("order", "reach", "drawing", "extras", "deals", "talk"),
    defaults=({}, {"reach": 3}),
    seatings=((3, False), (2, False)),
)


def make(
    name: str = "toy",
    options: Options | Mapping[str, Any] | None = None,
    seating: Seating | None = None,
) -> Game:
    if name != TOY.id:
        raise OptionError("preset-unknown", preset=name, values=(TOY.id,))
    if not isinstance(options, Options):
        options = TOY.configure(options)
    assert isinstance(options, ToyOptions)
    seating = seating or Seating.of(3)
    return Game(TOY, options, seating, ToyRules(TOY, options, seating))


__all__ = ["CARDS", "GO", "TOY", "ToyOptions", "make"]
