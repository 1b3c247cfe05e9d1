### Kozel with the jacks: any card may be played (C7).

game-stock = Kozel with a Stock
game-stock-about = Four cards in hand, the trump lies under the stock, any card may be played; whoever has 60 points first wins.
game-halves = Kozel in Two Halves
game-halves-about = The deck is split and played in two goes under one trump; nobody need follow suit, and the jacks beat everything.
game-chips = Fifteen-Card Kozel
game-chips-about = Kozel with the jacks: the turned trump is the dealer's, and the winner takes chips, two from each player and one from the dealer.

## Options

option-jack_ladder = The high jacks
option-jack_ladder-help = Which jacks stand above the trumps. Some play with all four, with others the jack of clubs is an ordinary card.
option-jack_ladder-all_four = all four: ♣ ♠ ♥ ♦
option-jack_ladder-without_clubs = three: ♠ ♥ ♦
option-chips_end = End of the match
option-chips_end-help = What ends the match: somebody has no chips left, or somebody has taken twelve.
option-chips_end-goat_at_zero = no chips left: the goat
option-chips_end-twelve_from_one = twelve taken from one player wins
option-chips_end-twelve_in_all = twelve taken in all wins

## Moves and events

ask-jacks-lead = Your lead: any card.
ask-jacks-answer = Play any card. { $seat_is_you ->
    [yes] The trick is yours so far
   *[no] So far { $seat } takes the trick
}: { $card }.
stage-second-half = { $seat_is_you ->
    [yes] You deal the second half of the deck; trumps stay the same.
   *[no] { $seat } deals the second half of the deck; trumps stay the same.
}

mark-void = nobody has enough
mark-taken-from-one = taken from one: { $number }
mark-taken-in-all = taken in all: { $number }

## Rules

clause-jacks-removed = So that the cards go round evenly { $cards_count ->
    [one] one card is
   *[other] { $cards_count } cards are
} taken out, and everybody sees it: { $cards }.
clause-jacks-ladder = The jacks stand above all other cards, from low to high: { $cards }. Each of them beats any plain card, any trump and the jacks below it.
clause-jacks-club-plain = { $card } is an ordinary card of its suit, between the nine and the queen.
clause-jacks-plain-order = The other cards of a suit rank from high to low: { $ranks }. The ten is above the king. A trump beats any plain card.
clause-jacks-stock-dealt = Cards are dealt one at a time from the dealer's left, four to each. The next card is turned up: its suit is trumps, and it goes under the stock.
clause-jacks-stock-drawn = After every trick each player draws a card, the taker first, until the stock is gone. The turned trump is drawn last.
clause-jacks-half-dealt = The deck is split into two halves of sixteen. The first is dealt one card at a time counter-clockwise, beginning with the dealer; each gets { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
clause-jacks-half-turned = The last card, the sixteenth, is turned up: its suit is trumps for both halves. It stays with the player on the dealer's left.
clause-jacks-fifteen-dealt = The deck is split into two halves of sixteen. The first is dealt one card at a time counter-clockwise, beginning with the dealer's right; each gets { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
clause-jacks-fifteen-turned = Fifteen cards go round face down; the sixteenth and last is turned up: its suit is trumps for both halves. It stays with the dealer.
clause-jacks-half-second = When the first half is played the same player deals the second in the same way; trumps stay the same, and the taker of the last trick leads.
clause-jacks-fifteen-each = For two, fifteen cards each are dealt one at a time, beginning with the other player. The thirty-first is turned up: its suit is trumps, and it is the dealer's; the last card is the other's. All sixteen tricks are played in one go.
clause-jacks-leads = The dealer's left leads first, then the taker of each trick.
clause-jacks-free = Any card may be played: nobody need follow suit or trump. There are no revokes here.
clause-jacks-takes = The highest of the jacks takes the trick; without them the highest trump; without trumps the highest card of the suit led. Say { SUIT($suit) } are trumps. On the table { $cards }: { $card } takes it, an ace of another suit beats nothing. On the table { $cards_jacks }: { $card_jacks } takes it.
clause-jacks-piles-closed = Taken cards lie face down; only the last trick can be seen.
clause-jacks-piles-open = All taken cards lie open, with the points in them.
clause-jacks-target = { $teams ->
    [yes] Partners put their points together. The team that is
   *[no] Whoever is
} first to have { $number ->
    [one] { $number } point
   *[other] { $number } points
} in taken cards wins the match; the rest of the deal is not played.
clause-jacks-target-later = If the cards are gone and nobody has { $number }, the points are written, the next player deals, and new points are added to the old. Say { $number_less } and 5 more: that wins.
clause-jacks-sixty = Points are counted after the second half{ $teams ->
    [yes] , those of partners together: a team with { $number } or more wins the deal; 60:60 is drawn
   *[no] : { $number } or more wins the deal. If two have { $number } they share it: 60:60 is drawn
}.
clause-jacks-sixty-void = If nobody has { $number } the deal is void and the next player deals.
clause-jacks-chips-start = Everybody begins with { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}.
clause-jacks-chips-paid = Whoever takes over { $number } points in a deal takes { $number_each ->
    [one] { $number_each } chip
   *[other] { $number_each } chips
} from each player, but only { $number_dealer } from the dealer. Say the winner did not deal: that brings { $number_all }; a winning dealer gets { $number_to_dealer }.
clause-jacks-chips-stay = Nobody pays more than is left. If nobody has over { $number }, no chips move, and the deal does not count.
clause-jacks-goat-at-zero = Whoever has no chips left is the goat, and the match is over. Most chips win; if several have as many, they win together.
clause-jacks-twelve-from-one = Whoever has taken { $number ->
    [one] { $number } chip
   *[other] { $number } chips
} from one and the same player wins the match. All that was taken counts, even if the chips are gone since.
clause-jacks-twelve-in-all = Whoever has taken { $number ->
    [one] { $number } chip
   *[other] { $number } chips
} from all the others together wins the match. All that was taken counts, even if the chips are gone since.
clause-jacks-length = The match has { $number ->
    [1] one deal that counts: who wins it wins the match, shared it is drawn.
   *[other] { $number } deals that count: most deals won win, equal is drawn.
}

## Why one plays so (the advice of C12)

reason-jacks-lead-empty = Better to lead an empty card and save aces and tens: { $card }.
reason-jacks-lead-sure = Nothing is left that could beat it: { $card } takes.
reason-jacks-lead-rich = Few higher cards are left, { $card } may well hold.
reason-jacks-lead-trump = The others would be a greater loss: { $card }.
reason-jacks-take = The trick can be taken: { $card }.
reason-jacks-take-rich = { $number ->
        [one] { $number } point is
       *[other] { $number } points are
    } on the table, worth a trump: { $card }.
reason-jacks-partner-holds = The partner takes it, so points go there: { $card }.
reason-jacks-throw-empty = What costs least is thrown: { $card }.
reason-jacks-jack-away = Rather a jack than an ace or a ten: { $card }.
