### The partnership dominoes of Spain and Latin America (D8).

## Games

game-partnership = Partnership dominoes
game-partnership-about = From Latin America: two against two, all tiles dealt, counter-clockwise, to 100.
game-sudan = Sudanese dominoes
game-sudan-about = Partnership dominoes to 51: the winners write all that was left, the partner's tiles too.
game-doscientos = Doscientos
game-doscientos-about = “Two hundred” from Puerto Rico: whoever wins leads, and all four hands are written.
game-quinientos = Quinientos
game-quinientos-about = “Five hundred” from Puerto Rico: bonuses for the first four rounds, for capicú and for chuchazo.
game-south-american = South American dominoes
game-south-american-about = Rounds won are counted: ten win the match if the others have at least five.
game-milo = Milo
game-milo-about = A round is a point, or two if the last tile leaves one number at both ends; to five.

## What happened

stage-pass-bonus = { $seat_is_you ->
    [yes] Your tile forces a pass: { $number } for your side.
   *[no] { $seat } forces a pass: { $number } for that side.
}
mark-passes = passes { $number }
mark-redealt = drawn, dealt again
mark-early = bonus { $number }
mark-capicu = capicú { $number }
mark-chuchazo = chuchazo { $number }
mark-milo = milo
title-domino-too-easy = The others have not won half as many: by the rules this is a draw.

## House rules

option-count = What the winners write
option-count-help = The opponents' pips, or those of all four hands, the partner's too.
option-count-losers = the opponents' pips
option-count-all_hands = all hands
option-fish_score = Who wins a fish
option-fish_score-help = The side with fewer pips; or both sides write their own; or only whoever put the last tile or the next player.
option-fish_score-winner = the side with fewer pips
option-fish_score-both_score_own = both write their own
option-fish_score-last_or_right = the last player or the next
option-fish_tie = A drawn fish
option-fish_tie-help = Whose it is if the pips are equal.
option-fish_tie-none = nobody's
option-fish_tie-leading_side = of the side that led
option-fish_tie-more_tiles = of the side with more tiles
option-fish_tie-last_player_loses = the last player loses
option-fish_tie-last_player_wins = the last player wins
option-fish_tie-redeal = the round is dealt again
option-divide_by_10 = Divide points by ten
option-divide_by_10-help = All points are written in tens, rounded down, 1 to 9 as one; the target is divided too.
option-pass_bonus = Bonus for forcing a pass
option-pass_bonus-help = The side whose tile makes the next player pass writes 20 for the first time in a match and 10 each time after that.
option-tens = Round to tens
option-tens-help = The points of a round are rounded to the nearest ten, as when one keeps score with chips.
option-pass_lead = The lead may be passed
option-pass_lead-help = The leader may pass the lead to the partner. This is agreed before the match.
option-fish_lead = Who leads after a fish
option-fish_lead-help = Whoever blocked the round, or the one of the winning pair with fewer pips.
option-fish_lead-fisherman = whoever blocked it
option-fish_lead-lower_hand = the winners' lower hand
option-fish_lead-as_first = as in the first round
option-after_tie = Who leads after a tie
option-after_tie-help = Who leads if the pips of a fish are equal.
option-after_tie-holder_of_6_6 = the holder of 6-6, with it
option-after_tie-lower_of_starting_side = the lower hand of the side that led
option-after_tie-blocker = whoever blocked it
option-early_bonus = Bonuses of the first rounds
option-early_bonus-help = The winners of the first four rounds of a match write 100, 75, 50 and 25 more, unless it was a fish.
option-capicu = Capicú
option-capicu-help = 100 points if the last tile is no double and fitted both ends.
option-chuchazo = Chuchazo
option-chuchazo-help = 100 points for going out with the double blank.
option-chuchazo-off = no
option-chuchazo-any = always
option-chuchazo-one_end_only = if only one end is blank
option-rounds_to_win = Rounds to win
option-rounds_to_win-help = How many rounds one has to win to win the match; a milo counts as two.
option-blank_fifty = The double blank counts 50
option-blank_fifty-help = 0-0 in a hand always counts 50, and one plays fifty points longer.

## Rules

clause-latin-passes = If the next player must pass after your tile, your side writes 10, and 20 for the first time in a match. Of two passes in a row only the first counts; three in a row, or a fish, make 20 in all: ten for each opponent.
clause-latin-losers = The side of whoever goes out writes the pips of the opponents' hands.
clause-latin-all-hands = The side of whoever goes out writes the pips of all hands, the partner's too; after a fish those of all four.
clause-latin-win = The side of whoever goes out wins the round, whatever is left in the hands.
clause-latin-milo = The side of whoever goes out writes one point; if the last tile leaves the same number at both ends, that is milo: two. A fish is always one. The ends are 3 and 5, the last tile is 3-5: both ends are 5, two points.
clause-latin-fish-fewer = A fish is won by the side with fewer pips in both hands.
clause-latin-fish-own = After a fish each side writes the pips of its own hands.
clause-latin-fish-last = A fish can be won only by whoever put the last tile or by the next player: the side of the one with fewer pips.
clause-latin-tie-none = If a fish is even, nobody writes.
clause-latin-tie-leading-side = If a fish is even, the side that led wins it.
clause-latin-tie-more-tiles = If a fish is even, the side with more tiles wins it; with equal tiles, nobody.
clause-latin-tie-last-loses = If a fish is even, the side of whoever put the last tile loses it.
clause-latin-tie-last-wins = If a fish is even, the side of whoever put the last tile wins it.
clause-latin-tie-redeal = If a fish is even, the round does not count and the same player shuffles again.
clause-latin-blank-fifty = 0-0 in a hand always counts 50, and therefore one plays fifty points longer.
clause-latin-early = The winners of a match's first round write 100 more, of the second 75, of the third 50, of the fourth 25; never for a fish.
clause-latin-capicu = Capicú: the last tile is no double and fitted both ends, 100 more. The ends are 3 and 5, the last tile is 3-5.
clause-latin-chuchazo = Chuchazo: whoever goes out with 0-0 writes 100 more.
clause-latin-chuchazo-one-end = Chuchazo: whoever goes out with 0-0 writes 100 more, but only if one end was blank and the other was not.
clause-latin-divided = All points are divided by ten and rounded down; 1 to 9 count one. So 39 are 3, and 7 are 1.
clause-latin-tens = The points of a round are rounded to the nearest ten. So 44 are 40, and 45 are 50.
clause-latin-both-there = If a fish takes both sides to the target, the lower one wins; if they are equal, another round is played.
clause-latin-half = The first to win { $number ->
    [one] { $number } round
   *[other] { $number } rounds
} wins the match if the others have won at least { $least }; otherwise it is a draw.
clause-latin-wins = The first to { $number ->
    [one] { $number } point
   *[other] { $number } points
} wins the match.
