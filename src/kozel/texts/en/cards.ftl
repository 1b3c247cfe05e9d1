### What card games have in common: the deck, the deal, manners at the table (C0).

## Options

option-deck = Deck
option-deck-help = How many cards are in play. Every deck holds 120 points: only cards worth nothing are left out.
option-deck-36 = 36 cards, from the six
option-deck-32 = 32 cards, from the seven
option-deck-28 = 28 cards: sixes, and from the nine up; no sevens or eights
option-deck-24 = 24 cards: sevens, and from the ten up; a quick game
option-cut = Cutting the deck
option-cut-help = For those who like the custom: the player on the dealer's right cuts. The deal is no fairer for it, the cards are shuffled anyway.
option-cut-auto = not needed
option-cut-by_hand = the dealer's right cuts

## The deal

named-dealer = { $seat_is_you ->
    [yes] The lot falls on you: you deal first.
   *[no] The lot falls on { $seat }, who deals first.
}
named-cut = { $seat_is_you ->
    [yes] You cut
   *[no] { $seat } cuts
} { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
}
named-trump = Trumps are { SUIT($suit) }.
stage-deal = Deal { $number }. { $seat_is_you ->
    [yes] You deal.
   *[no] { $seat } deals.
}
ask-cut = Cut the deck: how many cards?
offer-cut = Cut
move-cut = { $number ->
    [one] Cut { $number } card
   *[other] Cut { $number } cards
}
move-dealer = First dealer: { $seat_named }

## Refusals

cards-house-to-move = It is the house's move, please wait.
cards-not-your-turn = It is not your turn: { $seat } is to move.
cards-lot-wrong = The lot names one of the { $number } seats.
cards-shuffle-wrong = A shuffled deck holds each of its { $number } cards once.
cards-cut-first = The deck must be cut first.
cards-cut-out-of-bounds = You may cut 1 to { $most } cards, not { $number }.
cards-suit-unknown = There is no suit “{ $given }”. The suits: C clubs, D diamonds, H hearts, S spades.
cards-window-open = All that can be done now is to close the window.
cards-one-card = One card is played at a time.
cards-no-such-card = There is no card “{ $given }”.
cards-play-a-card = Now a card must be played.
cards-not-in-hand = You do not hold { $card }.
cards-not-top = A blind seat plays its top card.

## Marks on the score sheet

mark-drawn = drawn

## Rules: chapters

chapter-cards-table = At the table
chapter-cards-values = Cards and trumps
chapter-cards-dealing = The deal
chapter-cards-play = The play
chapter-cards-count = Counting a deal
chapter-cards-match = The match
chapter-cards-manners = Order at the table

## Rules: what is common

clause-cards-teams = { $number ->
    [one] { $number } player
   *[other] { $number } players
} in two teams; partners sit { $number ->
    [4] opposite, every other seat
   *[other] in every other seat
}.
clause-cards-solo = { $number ->
    [one] { $number } player
   *[other] { $number } players
}, each for themselves.
clause-cards-blind = { $number ->
    [one] Blind: { $seats }. Nobody sees that hand; its cards lie in random order, and when its turn comes the top one is turned up, whatever its suit. It does not show that a suit is missing.
   *[other] Blind: { $seats }. Nobody sees those hands; their cards lie in random order, and when the turn of a blind seat comes its top card is turned up, whatever its suit. It does not show that a suit is missing.
}
clause-cards-deck = The deck has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $ranks } of each suit.
clause-cards-points = Points: ace 11, ten 10, king 4, queen 3, jack 2, the other cards nothing. The whole deck has 120.
clause-cards-dealer = A lot decides who deals first; then the deal passes clockwise.
clause-cards-cut-auto = The deck is shuffled; nobody needs to cut it.
clause-cards-cut-by-hand = The deck is shuffled and the player on the dealer's right cuts it: as many cards as they like, but at least one and not all.
clause-cards-deals = The match lasts no longer than { $number ->
    [one] { $number } deal that counts
   *[other] { $number } deals that count
}: the better score then wins, equal scores are drawn.
clause-cards-talk-off = There is no talking during a deal. Between deals one of the fixed phrases may be said.
clause-cards-talk-phrases = The fixed phrases may be said during a deal as well. Nobody ever speaks about the cards.

moved-hand-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] You hand your partner cards: { $pieces_count }.
       *[no] { $seat } hands the partner cards: { $pieces_count }.
    }
   *[some] { $seat_is_you ->
        [yes] You hand your partner { $pieces }.
       *[no] { $seat } hands the partner { $pieces }.
    }
}
