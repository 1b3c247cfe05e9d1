### Three players: one against two, or everyone alone for the least (C10, C11).

game-troika = Three-handed Kozel
game-troika-about = Three players: whoever trusts in their cards takes the talon and plays alone against two; if all pass, everybody plays for the least.
game-troika-risk = Three-handed Kozel, the risky way
game-troika-risk-about = Three players: one lays two cards away before seeing the talon and plays against the other two.
game-troika-forced = Three-handed Kozel without “the least”
game-troika-forced-about = Three players: one takes the talon, names the trump and plays alone against two; if two pass, the third must play.
game-pikovaya = Kozel with the queen of spades
game-pikovaya-about = Three players: whoever is dealt the queen of spades names the trump and plays alone against two.

## Options

option-trump = Trump suit
option-trump-help = Which suit is trump beside the queens and jacks.
option-trump-diamonds = always diamonds
option-trump-named_by_soloist = named by the soloist
option-discard = Laying away
option-discard-help = When the soloist lays two cards away: after seeing the talon or before.
option-discard-after = after taking the talon
option-discard-before = before seeing the talon
option-scale = What is written
option-scale-help = The points written to the losers: for losing, for thirty or less and, in the risky game, for taking no trick.
option-scale-1-2 = 1 or 2
option-scale-2-4-6 = 2, 4 or 6
option-all_pass = When all pass
option-all_pass-help = What happens when nobody takes the talon.
option-all_pass-least = play for the least
option-all_pass-forced = the dealer must play
option-least_talon = The talon when playing for the least
option-least_talon-help = What becomes of the talon that nobody took.
option-least_talon-first_tricks = turned up for the first two tricks
option-least_talon-last_trick = goes with the last trick
option-least_talon-aside = lies aside
option-talon = The two cards left over
option-talon-help = What becomes of the two cards that are dealt to nobody.
option-talon-aside = lie aside and go with the last trick
option-talon-soloist = the soloist takes them and lays two away

refused-nothing-to-lay = There is nothing to lay away before the talon: the two cards lie aside. Laying away takes a soloist who takes the talon.

## Moves

ask-bid = Do you take the talon and play alone against two?
offer-bid = Take or pass
move-take = Take
ask-lay = Lay away { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: nobody sees them until the deal ends, and their points are yours.
offer-lay = Lay away
move-lay = Lay away { $pieces }
ask-call-trump = You play alone. Which suit shall be trumps?
offer-call-trump = Name the trump suit

## What happened

named-soloist = { $seat_is_you ->
    [yes] You play alone against two.
   *[no] { $seat } plays alone against two.
}
named-soloist-QS = { $seat_is_you ->
    [yes] You hold the queen of spades: you play alone against two.
   *[no] { $seat } holds the queen of spades and plays alone against two.
}
named-aim-least = Nobody took the talon: everyone plays alone and for the least.
said-talon-take = { $seat_is_you ->
    [yes] You take.
   *[no] { $seat }: take
}
said-talon-pass = { $seat_is_you ->
    [yes] You pass.
   *[no] { $seat }: pass
}
moved-hand-laid = { $known ->
    [none] { $seat_is_you ->
        [yes] You lay away cards: { $pieces_count }.
       *[no] { $seat } lays away cards: { $pieces_count }.
    }
   *[some] { $seat_is_you ->
        [yes] You lay away { $pieces }.
       *[no] { $seat } lays away { $pieces }.
    }
}
stage-must-play = Two have passed. { $seat_is_you ->
    [yes] You must play.
   *[no] { $seat } must play.
}
stage-holder-in-talon = { $card } was dealt to nobody. { $seat_is_you ->
    [yes] You deal again.
   *[no] { $seat } deals again.
}

zone-laid = Laid away

mark-soloist = played alone
mark-together = the two together { $number }
mark-least = for the least
mark-every-trick = every trick
mark-no-trick = no trick
mark-holder-in-talon = dealt again: nobody held the queen of spades

## Refusals

tricks-take-or-pass = Now it is decided who takes the talon: take or pass.
tricks-lay-first = First lay away { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
tricks-lay-number = Lay away exactly { $number ->
    [one] { $number } card
   *[other] { $number } different cards
}.

## Rules

clause-solo-trumps = All { SUIT($suit) } are trumps, too, below the jacks. There are { $number } trumps, from high to low: { $cards }.
clause-solo-trump-named = The soloist makes one more suit trumps, whichever they like; its cards rank below the jacks. Until it is named only queens and jacks are trumps, and diamonds are a suit like any other.
clause-solo-trump-nobody = If all pass there is nobody to name a suit: only queens and jacks are trumps.
clause-solo-trump-queen = One more suit is made trumps by whoever was dealt { $card }; its cards rank below the jacks.
clause-solo-bid = Beginning at the dealer’s left everybody says “take” or “pass”. The first to take plays alone against two.
clause-solo-all-pass-least = If all three pass they play for the least: everyone alone, and the less one takes the better.
clause-solo-all-pass-forced = If two pass the third is not asked any more: the dealer must play.
clause-solo-queen = Whoever was dealt { $card } announces it and plays alone against two. There is no bidding.
clause-solo-queen-aside = If { $card } lies in the talon the cards are shown and the same player deals again.
clause-solo-talon-aside = The talon lies aside, face down. Whoever takes the last trick gets it, points and all: an ace and a king in it are 15 more.
clause-solo-exchange-after = The soloist takes the talon without showing it and lays { $number ->
    [one] { $number } card
   *[other] { $number } cards
} away face down, any cards, from the hand or from the talon.
clause-solo-exchange-before = The soloist first lays { $number ->
    [one] { $number } card
   *[other] { $number } cards
} away face down and only then takes the talon without showing it. That is the risk: you lay away your last hearts so as to ruff that suit, and find hearts again in the talon.
clause-solo-laid = Only the soloist sees what was laid away until the deal ends, and its points are the soloist’s. An ace and a ten laid away are 21 points for sure; but they will take no trick and catch no card.
clause-solo-names = After talon and laying away the soloist names the trump suit, knowing the whole hand by then.
clause-solo-names-queen = Having looked at the hand, the soloist names the trump suit.
clause-solo-leads = The player on the dealer’s left leads first, whoever plays alone; after that the taker of a trick leads.
clause-solo-least-first = When playing for the least the talon sets the first two tricks. Its top card is turned up: that suit must be played, beginning at the dealer’s left, or a trump if it is a trump. The card itself takes no trick but its points go with it. Say the king of spades is turned: all play spades and the highest takes, or the highest trump if somebody ruffs, and 4 points come with the trick. If nobody plays a spade or a trump, the suit of the first card counts. The taker plays first to the second trick, which the talon’s second card sets in the same way.
clause-solo-least-last = When playing for the least the talon lies face down and goes with the last trick, with all its points.
clause-solo-least-aside = When playing for the least the talon lies aside until the deal ends, and nobody gets its points.
clause-solo-together = The points of the two who play against one are added; the sheet also shows what each of them took.
clause-solo-won = With more than { $number_half } the soloist has won. Each of the two is written { $number_usual }, or { $number_more } if they have { $number_poor } or less together: at 61:59 it is { $number_usual }, at 90:30 it is { $number_more }.
clause-solo-won-tricks = With more than { $number_half } the soloist has won. Each of the two is written { $number_usual }, or { $number_more } if they have { $number_poor } or less together, or { $number_none } if the soloist took every trick. At 61:59 it is { $number_usual }, at 90:30 it is { $number_more }.
clause-solo-lost = With { $number_half } or less the soloist has lost; 60:60 is lost, too. The soloist alone pays, by the same steps and the own points: { $number_usual }, or { $number_more } with { $number_poor } or less.
clause-solo-lost-tricks = With { $number_half } or less the soloist has lost; 60:60 is lost, too. The soloist alone pays, by the same steps and the own points: { $number_usual }, or { $number_more } with { $number_poor } or less. Without a trick it is { $number_none }{ $laid ->
    [yes] , even if there were points among the cards laid away.
   *[no] .
}
clause-solo-least = Playing for the least everyone is written for their own: nothing for no trick or up to 30 points, 2 for 31 to 60, 4 for more than 60. If three have taken 30, 31 and 59, the first is written nothing and the others 2 each.
clause-solo-least-risk = Where cards are laid away before the talon is seen, more than { $number_much } in a game for the least costs { $number_most }. And whoever takes every trick is written { $number } at once: a goat, and the match is over.
clause-solo-target = Whoever has { $number ->
    [one] { $number } written point
   *[other] { $number } written points
} is a goat, and the match is over. Two can become goats at once; points beyond that are not cut off.
clause-solo-penalty = A penalty is paid by the wrong player alone, also by one of the two who play together.
