### Dominoes: rounds, leads, accounts; Kozel in pairs, classic dominoes, dominoes for two, Sea Goat.

## Games

game-domino-kozel-pairs = Domino Kozel in pairs
game-domino-kozel-pairs-about = Two against two: partners add up their pips, and the pair that writes 101 are the goats.
game-domino-classic = Classic dominoes
game-domino-classic-about = The highest double leads, whoever goes out writes what the others hold, and the first to 100 wins.
game-domino-duel = Dominoes for two
game-domino-duel-about = For two: you draw one tile and no more, everybody's own pips are written, and more than a hundred loses.
game-sea-goat = Sea Goat
game-sea-goat-about = The winner writes, but only one side at a time: a big win of the others burns it all, and a lead can go for the whole hundred.

## What is asked and offered

offer-hundred = Announce “to a hundred”
move-hundred = Lead to a hundred
move-tile = Lot: a tile is drawn

## What happened

said-hundred = { $seat_is_you ->
    [yes] “To a hundred!” you announce, and lead 6-6.
   *[no] “To a hundred!” { $seat } announces, and leads 6-6.
}
said-pass-lead = { $seat_is_you ->
    [yes] You pass the lead to your partner.
   *[no] { $seat } passes the lead to the partner.
}
named-drawn-tile = { $seat_is_you ->
    [yes] You draw { $piece }.
   *[no] { $seat } draws { $piece }.
}
mark-wiped = { $number } burnt
mark-double-exit = out with a double
mark-hundred-won = to a hundred: made
mark-hundred-lost = to a hundred: failed
title-double-exit = Out with the blank or the six double: the match is won at once.
title-hundred-won = To a hundred, and made it: the match is won at once.

## Refusals

domino-keep-or-pass-lead = It is being decided who leads.
domino-no-hundred-here = There is no leading “to a hundred” in this game.
domino-hundred-when-leading = Only the leader may announce “to a hundred”, and before the first tile of the round.
domino-hundred-not-writing = Only a side that is writing may lead “to a hundred”, and you have nothing written yet.
domino-hundred-without-six = “To a hundred” is led with 6-6, and you cannot lead that tile now.
domino-hundred-said = “To a hundred” is announced already. Lead 6-6.
refused-winning-team-without-teams = The winning team can lead only where there are teams.
refused-hundred-without-partner = Only a partner can go out for whoever led “to a hundred”, and here everyone plays alone.

## House rules

option-first_lead-drawn_tile = whoever draws the heaviest tile
option-lead-winning_team = the winning team, as they decide
option-wiped_by = When remembered points go
option-wiped_by-help = While the account is closed, remembered points go when the player goes out, or in any round that brings the player nothing.
option-wiped_by-going_out = when going out
option-wiped_by-nothing = when there is nothing to write
option-canceller_opens = Whoever burns it writes
option-canceller_opens-help = A big win of another side burns everything written. Usually all have nothing then; here the winner writes that round at once.
option-hundred_by_partner = “To a hundred” with the partner
option-hundred_by_partner-help = The match is won “to a hundred” also when the leader's partner goes out first.

## Rules

clause-domino-pairs = { $players ->
    [one] { $players } plays.
   *[other] { $players } play, two against two; partners sit opposite each other.
}
clause-domino-block = All 28 tiles are dealt and there is no boneyard: whoever has nothing that fits passes.
clause-domino-lead-drawn = Before the first deal everybody draws a tile: the heaviest leads the first round, with any tile. Of equal pips, the tile with the larger half is heavier.
clause-domino-rematch = If another match follows, its first leader is the next player in turn after the first leader of the previous match, with any tile.
clause-domino-later-lower = Later rounds are led by whoever went out; after a fish by the one of the winning pair with fewer pips. Any tile may be led.
clause-domino-tie-six = After a drawn fish the holder of 6-6 leads, with that tile.
clause-domino-tie-lower = After a drawn fish the one with fewer pips of the pair that led this round leads.
clause-domino-tie-blocker = After a drawn fish whoever blocked the round leads.
clause-domino-later-team = Later rounds are led by the winning pair: they look at their tiles and decide which of the two. If nobody won, it is the pair of whoever put the last tile. Any tile may be led.
clause-domino-later-double-of-two = From the second round on a double must be led if the leader has one; if only the partner has one, the partner leads.
clause-domino-pass-lead = The leader may pass the lead to the partner, who may lead any tile.
clause-domino-deals-least = The match ends after { $number ->
    [one] { $number } round
   *[other] { $number } rounds
} at the latest: whoever has fewer points wins, and equal points are a draw.
clause-domino-team-pips = Partners add up their pips in one account; if one of them is out, the team has 0.
clause-domino-wiped-by-nothing = While the account is closed, remembered points are wiped if the next round brings the player nothing to write or to remember: by going out, or with nothing in a fish.
clause-domino-overcharged = Whoever has { $number ->
    [one] { $number } point
   *[other] { $number } points
} or more written loses.
clause-domino-difference-out = Whoever goes out writes the pips of all other hands.
clause-domino-difference-fish = After a fish the least hand writes: the others' pips less its own. With hands of 7, 13 and 9 the first writes 13 + 9 − 7 = 15. If several have the least, nobody writes.
clause-domino-collected-target = The first to write { $number ->
    [one] { $number } point
   *[other] { $number } points
} wins the match.
clause-sea-collect = Whoever goes out wins the round and writes the pips of all opponents' hands. After a fish the side with fewer pips wins it; if they are equal, nobody writes.
clause-sea-begin = Only a round of { $number } or more begins an account; less is neither written nor remembered. Whoever has begun writes every win.
clause-sea-cancel = Only one side can be writing. If another wins a round that would begin an account, everything written is wiped: all have nothing, the newcomer too. You have 40, the others win a round of 30: you have 0, and so have they.
clause-sea-canceller = Only one side can be writing. If another wins a round that would begin an account, everything written is wiped, and the newcomer begins with this round. You have 40, the others win a round of 30: you have 0, they have 30.
clause-sea-exit = Whoever goes out with 0-0 or 6-6 as the last tile, or with both at once, wins the match at once.
clause-sea-hundred = Whoever is writing may announce “to a hundred” when leading, and lead 6-6. If that player goes out first, the match is won; if not, all that was written is wiped.
clause-sea-hundred-partner = Whoever is writing may announce “to a hundred” when leading, and lead 6-6. If that player or the partner goes out first, the match is won; if not, all that was written is wiped.
