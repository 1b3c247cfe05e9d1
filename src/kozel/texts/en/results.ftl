### What deals and matches of two teams come to: the board of sixes, written points (C2, C3, C4, C6).

## Options

option-lusya = Lusya
option-lusya-help = What happens to a team that did not take a single trick in a deal.
option-lusya-reset = its board goes back to the start
option-lusya-reset_and_two = its board goes back, the others gain two pairs
option-lusya-win_if_first_kon = in the first deal it loses the match, later its board goes back
option-eggs = Eggs
option-eggs-help = What a 60:60 deal brings: whether the winners of the next deal gain an extra pair. The losers of the match are goats "with eggs" in any case.
option-eggs-bonus_pair = an extra pair for the next deal
option-eggs-none = a nickname only
option-eggs_stack = Eggs add up
option-eggs_stack-help = If 60:60 comes twice running: whether the next deal counts fourfold or just double.

## Marks on the sheet

mark-eggs = eggs
mark-egg-pair = { $number ->
    [1] with the egg pair
   *[other] with egg pairs: { $number }
}
mark-lusya = Lusya
mark-dry-goat = dry goat
mark-caught = queen caught
mark-contract-made = dry made
mark-contract-lost = dry failed
mark-redeal = { $number ->
    [0] redeal
   *[other] redeal { $number }
}
mark-third-demand = third redeal
mark-para = para
mark-chiper = chiper
mark-nothing = not a point
mark-doubled = { $number ->
    [2] doubled
    [4] fourfold
   *[other] { $number } times over
}
score-rows = { $number } of { $most ->
    [one] { $most } row
   *[other] { $most } rows
}

## What the losers are called

title-dry = Dry goats: not a single trick in the very first deal.
title-eggs = Goats with eggs: there was a 60:60 in the match.
title-tail = Goats with tails: the winners had one row to go and took 90 or more.

## Rules: the board of sixes

clause-tricks-board-count = When the cards are gone, points are counted. The team with more than 60 has won the deal and pushes its six on: by one row, a "pair", if the others saved themselves with 31 or more; by two rows if they have 30 or less. 61:59 and 89:31 are one pair, 90:30 is already two. So is 120:0 as long as the others took at least one trick, even an empty one.
clause-tricks-lusya-reset = Not a single trick in a deal is a "Lusya": the losers' board goes back to the start, the winners' board stays where it was. It was 3 : 4, the second team took no trick: now it is 3 : 0.
clause-tricks-lusya-reset-and-two = Not a single trick in a deal is a "Lusya": the losers' board goes back to the start, and the winners push theirs on by two rows. It was 3 : 4, the second team took no trick: now it is 5 : 0.
clause-tricks-lusya-win-if-first-kon = Not a single trick in the first deal of a match makes a "dry goat": the match is lost with it. In any other deal it is a "Lusya": the losers' board goes back to the start, the winners' board stays where it was. It was 3 : 4, the second team took no trick: now it is 3 : 0.
clause-tricks-lusya-piles = Tricks of a praise count like any other, and so do piles captured in it: a team that has one of them is no Lusya.
clause-tricks-board-eggs-bonus = 60:60 is called "eggs": the boards stay, but the winners of the next deal get an extra "egg pair". Say 60:60, then 70:50: they move two rows. Eggs in a row add up: 60:60, again 60:60 and 70:50 make three. Any deal won by cards earns the pair, a Lusya too; a penalty does not touch it, it goes on waiting.
clause-tricks-board-eggs-none = 60:60 is called "eggs": the boards stay, and the next deal is worth no more than usual. Say 60:60, then 70:50: one row.
clause-tricks-board-caught = When the queen is caught, cards are not counted: the opponents of her team move two rows, even if they were losing.
clause-tricks-board-caught-first = When the queen is caught, cards are not counted. In the first deal of a match her team has lost the match with it; later the opponents move two rows, even if they were losing.
clause-tricks-board-contract = Once "dry" is declared, that team wins the match if it takes every trick; if it gives away a single one, the opponents move two rows, whatever the points.
clause-tricks-board-third-demand = A third redeal in one deal is not dealt any more: the dealer's team loses a pair, that is, the opponents move one row, and the next player deals.
clause-tricks-board-match = The score is kept with the sixes: one team has the two red ones, the other the two black ones. One six covers the other and is pushed aside to uncover two pips, a row, for every pair. There are { $number } rows: the first team to uncover them all has won the match, and the other team are the goats.
clause-tricks-board-titles = Goats come "with eggs" if there was a 60:60 in the match, and "with tails" if the winners had one row to go and took 90 or more in the last deal: 90:30 makes tails, 89:31 does not. They may well come with both.
clause-tricks-revokes-caught-rows = Any card may be played, but whoever breaks a rule of play, such as not following suit while able to, can be challenged by an opponent, from the first card of the deal until the window after the last one closes. It is judged at once. The team of the one who was caught, or of a challenger who was wrong, loses { $number ->
    [one] a pair
   *[other] { $number } pairs
}: the opponents move their board and count as winners of the deal. The deal ends, cards are not counted, the next player deals.
clause-tricks-unseen-rows = At a real table { $number ->
    [one] a pair is
   *[other] { $number } pairs are
} also lost for a misdeal. It cannot happen here.

## Rules: written points

clause-tricks-written-count = When the cards are gone, points are counted and the losers are written 2 for 31 to 59 (a "para"), 4 for 30 or less (a "chiper"), 6 for none at all. 61:59 and 89:31 make 2, 90:30 already 4, 120:0 makes 6 even with empty tricks taken.
clause-tricks-written-eggs = 60:60 is called "eggs": nothing is written now, but the next deal is written double: 4, 8 or 12. Say 60:60, then 70:50: the losers get 4. If it is 60:60 again, the next one is still just double. Penalties are not doubled, the eggs wait until they are over.
clause-tricks-written-eggs-stack = 60:60 is called "eggs": nothing is written now, but the next deal is written double: 4, 8 or 12. Say 60:60, then 70:50: the losers get 4. If it is 60:60 again, it becomes fourfold: 60:60, 60:60 and 70:50 make 8. Penalties are not doubled, the eggs wait until they are over.
clause-tricks-written-caught = When the queen is caught, cards are not counted: her team is written a chiper, 4, or 8 after eggs.
clause-tricks-written-caught-first = When the queen is caught, cards are not counted. In the first deal of a match her team has lost the match with it; later it is written a chiper, 4, or 8 after eggs.
clause-tricks-written-third-demand = A third redeal in one deal is not dealt any more: the dealer's team is written 2, and the next player deals.
clause-tricks-unseen-cut = At a real table 2 points are also written to the team of a dealer who does not let the pack be cut, and of a player who cuts out of turn; that ends the deal. It cannot happen here.
