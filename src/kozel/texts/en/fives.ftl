### Dominoes in which the open ends bring points: Telephone and the Fives family (D6, D7).

## The games

game-telephone = Telephone
game-telephone-about = The first double is a house with four sides, and whoever makes the open ends a multiple of five writes points.
game-muggins = Muggins
game-muggins-about = A sum of the two ends that can be divided by five is written as it is; what is left in hand is taken off again.
game-threes = All Threes
game-threes-about = A sum of the ends that can be divided by three brings a point for each three; the match goes to 61.
game-fives-threes = Fives and Threes
game-fives-threes-about = A point for each five and a point for each three: 15 at the ends brings 8 at once; the match goes to 61.
game-sniff = Sniff
game-sniff-about = Muggins in which the first double is put in line or across, whichever suits the sum of the ends.
game-goat-fives = Dominos (Goat)
game-goat-fives-about = The fives of the net: the ends bring points, and whoever goes out also writes what the others still hold.

## What happened

stage-reached = { $seat_is_you ->
    [yes] You have reached the target.
   *[no] { $seat } has reached the target.
}
stage-ends = { $seat_is_you ->
    [yes] The ends make { $sum }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for you.
   *[no] The ends make { $sum }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for { $seat }.
}
mark-reached = target reached

## Refusals

refused-out-point-beside-fives = One point for going out means nothing beside the points for the ends: it goes with one point for each five.

## House rules

option-unit = Points for the ends
option-unit-help = Write the sum itself if it can be divided by five, or a point for each five. The target is then divided by five, too.
option-unit-5 = the sum itself
option-unit-1 = a point for each five
option-hand_end = Hands at the end of a round
option-hand_end-help = What the tiles left in the hands bring or cost.
option-hand_end-usual = as usual with such points
option-hand_end-subtract_own = each loses their own
option-hand_end-winner_gains = the winner writes the others'
option-hand_end-most_to_winner = the winner writes the largest
option-hand_end-out_point = a point for going out
option-target_two = Target of two players or two teams
option-target_two-help = The points that end the match where there are only two sides.
option-target_two-0 = as for all

## Rules sheet

clause-domino-later-as-first = Later rounds are led by whoever went out, with any tile; after a fish the lead is found as in the first round.
clause-domino-fives = After every turn the open ends are summed. If the sum can be divided by five, the player writes a fifth of it, for the first tile, too. Example: ends of 6-6 and 3 make 15 and bring 3 points.
clause-domino-muggins = After every turn the open ends are summed. If the sum can be divided by five, the player writes it, for the first tile, too. Example: ends of 6-6 and 4-4 bring 20 points, and two ends never bring more.
clause-domino-muggins-by-five = After every turn the open ends are summed. If the sum can be divided by five, the player writes a point for each five, for the first tile, too. Example: 10 at the ends brings 2 points, 20 brings 4.
clause-domino-threes = After every turn the open ends are summed. If the sum can be divided by three, the player writes a point for each three, for the first tile, too. Example: ends of 6-6 and 6 make 18 and bring 6 points.
clause-domino-fives-threes = After every turn the open ends are summed. If the sum can be divided by five, the player writes a point for each five, if by three, a point for each three, and if by both, both; for the first tile, too. Example: 10 brings 2 points, 12 brings 4, and 15 brings 3 and 5, together 8.
clause-domino-ends-doubles = A double at an end counts both halves. The first tile alone counts once: 2-3 makes 5, 5-5 makes 10.
clause-domino-ends-spinner = A double with four open sides counts both halves until any two of its sides are covered, then nothing.
clause-domino-fives-hands = Whoever is out also writes a fifth of the others' pips, rounded up. After a fish this goes to whoever has least; if several do, to nobody.
clause-domino-hands-subtracted = At the end of a round, after a fish, too, everyone loses the pips left in their hand, rounded to the nearest five{ $number ->
    [one] { "" } and divided by five
   *[other] { "" }
}. Example: 1-1 costs nothing, 1-2 costs { $number ->
    [one] 1, 6-6 and 0-1 together 3
   *[other] 5, 6-6 and 0-1 together 15
}. A score may go below zero.
clause-domino-hands-gained = Whoever is out also writes the pips of all the others together, rounded to the nearest five{ $number ->
    [one] { "" } and divided by five
   *[other] { "" }
}. Example: the others hold 7 and 6, that is 13 and brings { $number ->
    [one] 3
   *[other] 15
}. After a fish this goes to whoever has least; if several do, to nobody.
clause-domino-hands-largest = Whoever is out also writes the pips of the largest other hand, rounded to the nearest five{ $number ->
    [one] { "" } and divided by five
   *[other] { "" }
}. Example: the others hold 13 and 6, that brings { $number ->
    [one] 3
   *[other] 15
}. After a fish this goes to whoever has least; if several do, to nobody.
clause-domino-hands-third = Whoever is out also writes a third of the pips of the largest other hand, rounded. Example: the others hold 13 and 6, that brings 4. After a fish this goes to whoever has least; if several do, to nobody.
clause-domino-out-point = Whoever is out writes one point more; the tiles in hand bring and cost nothing else.
clause-domino-first-to = { $by_sides ->
    [yes] The match goes to { $more }, between two players or two teams to { $two }. Whoever first has so many points
   *[no] Whoever first has { $number } points
} wins at once, even in the middle of a round.
