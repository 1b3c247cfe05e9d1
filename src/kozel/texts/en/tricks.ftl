### Trick-taking games with permanent trumps: classic and all that follow it (C1, C10).

game-classic = Classic Kozel
game-classic-about = Four players, two against two: queens and jacks are always trumps, and whoever is dealt the queen of clubs “praises” one suit more.

## Options

option-revokes = Revokes
option-revokes-help = Whether one can fail to follow suit while able to. Either the game does not take such a card, or it takes any, as a real table does, and the opponents may catch you.
option-revokes-prevented = not possible
option-revokes-caught = can be caught
option-open_tricks = Tricks lie open
option-open_tricks-help = All taken cards and the points in them can be seen. Otherwise only the last trick: remembering is part of the game.
option-ten_order = Rank of the ten
option-ten_order-help = Whether the ten beats the king. It is worth ten points either way.
option-ten_order-natural = below the king
option-ten_order-above_king = above the king, below the ace
option-must_trump_when_void = Trump when void
option-must_trump_when_void-help = Whether a player without the suit must play a trump if one is held. Any trump will do.
option-best_of = Series
option-best_of-help = How many matches to play. Whoever first wins more than half of them wins the series.
option-best_of-1 = one match
option-best_of-3 = first to win two
option-best_of-5 = first to win three

refused-blind-caught = Nobody can catch a blind seat: with one at the table revokes can only be impossible.

## Moves

ask-name-trump = Praise a suit: which one shall be trumps?
offer-name-trump = Praise a suit
move-trump = { SUIT($suit) }
ask-lead = Your lead: any card.
ask-follow = Your turn.
offer-play = Play a card
ask-challenge = The deal is played. If somebody revoked, this is the last moment to say so.
offer-challenge = Challenge a revoke
move-challenge = Revoke: { $seat_named }

## What happened

named-praiser = { $seat_is_you ->
    [yes] You hold the { $value ->
        [QC] queen of clubs
       *[other] { $value }
    }: praise a suit.
   *[no] { $seat } holds the { $value ->
        [QC] queen of clubs
       *[other] { $value }
    }.
}
said-challenge = { $seat_is_you ->
    [yes] You challenge
   *[no] { $seat } challenges
} { $seat_accused_is_you ->
    [yes] you
   *[no] { $seat_accused }
}: a revoke!
shown-played = { $pieces_count ->
    [0] { "" }
   *[other] { $seat_is_you ->
        [yes] You have played
       *[no] { $seat } has played
    }: { $pieces }.
}
stage-challenge-window = The deal is played. A revoke can still be challenged.
stage-revoke-proven = There was a revoke: { $card } in trick { $number } ({ $seat }). The deal is over.
stage-revoke-unproven = There was no revoke ({ $seat }). The deal is over.

zone-last-trick = The last trick
zone-played = Cards played

mark-penalty = penalty { $number }
mark-sweep = all 120
mark-match = match { $number }

## Refusals

tricks-follow-suit = The lead was { SUIT($suit) } and you hold { $cards }.
tricks-follow-trumps = A trump was led and you hold { $cards }.
tricks-must-trump = You cannot follow suit, so you must play a trump: { $cards }.
tricks-name-trump-first = The trump suit must be named first.
tricks-nothing-to-challenge = There is nobody to challenge: a wrong card cannot be played here.
tricks-challenge-too-early = No card has been played yet, so there is nobody to challenge.
tricks-challenge-nobody = Seat { $number } can neither challenge nor be challenged here.
tricks-challenge-self = You cannot challenge yourself.
tricks-challenge-partner = { $seat } is your partner; only opponents are challenged.

## Rules

clause-tricks-ladder = Permanent trumps, from the highest to the lowest: { $cards }. They no longer belong to their suits.
clause-tricks-named-trump = The other cards of the praised suit are trumps as well. They beat plain cards, but every permanent trump is higher.
clause-tricks-plain-order = The other cards of each suit rank, from high to low: { $ranks }. Say hearts are no trumps, spades were led and { $cards } lie on the table: { $card } takes the trick.
clause-tricks-dealt = The cards are dealt one at a time from the dealer's left; everybody gets { $number ->
    [one] { $number } card
   *[other] { $number } cards
}{ $number_talon ->
    [0] .
   *[other] , and { $number_talon } more make the talon.
}
clause-tricks-praise = After the deal the holder of { $card } announces it and “praises” a suit, that is, names trumps for all to hear.
clause-tricks-praise-blind = If a blind seat holds that queen, its partner names the suit; if both are blind, the next player clockwise who sees a hand does, looking at that hand alone.
clause-tricks-praiser-leads = Whoever was dealt that queen leads first; then the taker of each trick leads the next.
clause-tricks-follow = One player leads, the others in turn play one card each. On a plain card you play a plain card of its suit, on a trump any trump. When spades are led the jack of spades will not do while you hold a plain spade: it is a trump.
clause-tricks-void-free = If you cannot follow, play what you like: you may trump or throw away any card.
clause-tricks-void-trump = If you cannot follow, you must play a trump, no matter which; without one, any card.
clause-tricks-takes = The highest trump takes the trick; if there is none, the highest card of the suit led.
clause-tricks-piles-closed = Taken cards lie face down; only the last trick can be seen.
clause-tricks-piles-open = All taken cards lie open, and so do the points in them.
clause-tricks-pair-count = When the hands are empty the points are counted. The team with more than 60 has won the deal; the others are written 2 points, or 4 if they have 30 or less. At 61:59 and at 89:31 it is 2, at 90:30 it is 4.
clause-tricks-pair-drawn = At 60:60 nobody is written anything and the same player deals again.
clause-tricks-pair-sweep = A team that takes all 120 points in one deal wins the match at once.
clause-tricks-target-pairs = The team whose written points reach { $number } has lost the match. It is the goat.
clause-tricks-series = A series is played until a team has won { $number_wins ->
    [one] { $number_wins } match
   *[other] { $number_wins } matches
} (of at most { $number }). Each match starts with a clean sheet, and the deal passes on.
clause-tricks-revokes-prevented = You cannot fail to follow suit while able to: the card is not taken, and you are told why.
clause-tricks-revokes-caught = Any card may be played, but the opponents may challenge a player who did not follow while able to, from the first card of the deal until the window after the last one closes. It is judged at once. The one caught, or whoever challenged in vain, is written { $number ->
    [one] { $number } point
   *[other] { $number } points
}; the deal ends there, card points do not count, and the deal passes on.
clause-tricks-unseen-penalties = At a real table { $number ->
    [one] { $number } point is
   *[other] { $number } points are
} also written for a wrong deal and for hinting which suit to praise. Neither can happen here.
