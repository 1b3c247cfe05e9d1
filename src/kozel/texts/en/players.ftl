### Programs that play: their names, the reasons of their moves, the results of comparisons.

## Who plays

player-random = Random
player-random-about = Keeps the rules, but plays anything.
player-novice = Novice
player-novice-about = Plays honestly and simply: takes what can be had and counts nothing.
player-club = Club
player-club-about = A solid player: counts what is gone, remembers who lacks what, helps the partner.
player-unknown = There is no player "{ $given }". There are: { $values }.
player-version-unknown = There is no version "{ $given }". The versions are: { $values }.

## Reasons of all games

reason-only-move = There is no other move.
reason-nothing-to-say = Nothing to say; let us go on.
reason-no-matter = It makes no difference here.
reason-random = Just at random.
reason-challenge = A suit was not followed and turned up later, so this is a revoke: { $seat }.

## Cards (the advice of C12)

reason-name-most = The hand has most of { SUIT($suit) } ({ $number }), so let them be trumps.
reason-cash-ace = A plain ace takes as long as nobody ruffs it: play { $card } now, partner will add points.
reason-cash-master = Nothing higher is left in this suit: { $card } will take.
reason-lead-low = Lead a card that will not be missed: { $card }.
reason-lead-lone = A lone card: once { $card } is gone this suit can be ruffed.
reason-lead-for-ruff = Partner has none of this suit and can ruff: { $card }.
reason-draw-trumps = Time to draw the trumps: { $card }.
reason-lead-top-trump = The highest trump takes for certain and draws the others' trumps: { $card }.
reason-lead-trump-free = The opponents have no trumps left, so there is nothing to fear: { $card }.
reason-take = The trick can be had: { $card }.
reason-take-last = Last to play, nobody can beat it any more: take with { $card }.
reason-take-over = The trick is partner's, but it may be beaten; { $card } is safer.
reason-ruff = None of the suit in hand, so ruff: { $card }.
reason-ruff-rich = There { $number ->
        [one] is { $number } point
       *[other] are { $number } points
    } on the table already, worth a trump: { $card }.
reason-ruff-points = Ruff with the dear trump; queens and jacks will be needed later: { $card }.
reason-smear = The trick is ours, so add points: { $card }.
reason-add = Partner may hold the trick yet, and this is the best of the rest to give: { $card }.
reason-leave-to-partner = The trick is partner's, no need to beat it: { $card }.
reason-give-partner = Partner is taking the trick, so add the dearest card: { $card }.
reason-trust-partner = Partner plays later and will most likely take, so give points: { $card }.
reason-shed-lone = The last card of its suit; later that suit can be ruffed: { $card }.
reason-throw-empty = The opponents are taking it: throw an empty card, { $card }.
reason-least-loss = The trick is lost, so give the cheapest: { $card }.

## Dominoes (the principles of D9)

reason-heaviest = Heavy tiles go first: { $tiles }.
reason-tile-out = The last tile, and out: { $tiles }.
reason-tile-fish = A fish pays: only { $number ->
        [one] { $number } pip
       *[other] { $number } pips
    } in hand, the others will have more.
reason-tile-fish-bound = It makes fish, but everything else is worse: { $tiles }.
reason-tile-heaviest = Shed the heavy one while it fits: { $tiles }.
reason-tile-double = A double is harder to place, so it goes first: { $tiles }.
reason-tile-soft = A soft opening: ballast first, the pressure comes next turn: { $tiles }.
reason-tile-mobile = This leaves something to play next time: { $tiles }.
reason-tile-variety = This keeps more different numbers in hand: { $tiles }.
reason-tile-block = There is probably no answer to these ends ({ $seat }): { $tiles }.
reason-tile-block-known = There is certainly no answer, such tiles are not there ({ $seat }): { $tiles }.
reason-tile-block-mate = Keep partner's way open: { $tiles }.
reason-tile-own = An own end: all that is left of number { $number } is in this hand, nobody else can play there.
reason-tile-own-both = Two own ends are better than one: { $tiles }.
reason-tile-fresh = Do not open fresh numbers: { $tiles }.
reason-tile-cut = Cut the opponents' pressure first: { $tiles }.
reason-tile-support = Partner has shown a number; support it: { $tiles }.
reason-tile-pressure = Press with number { $number }, the strongest in hand.
reason-tile-orphan = The double { $tile } needs a way out before its number is gone.
reason-tile-blank = Never keep 0-0 as the last tile: { $tiles }.

## Arena

arena-deals = A comparison needs at least two deals, not { $number }.
arena-jobs = At least one process is needed, not { $number }.
arena-head = { $preset }: { $a } against { $b }, { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }, each played { $times ->
        [one] once
       *[other] { $times } times
    } with the seats changed (seed { $seed }).
arena-result = { $measure ->
        [card_points] Card points per deal above the own share: { $mean } (95 % interval { $low } to { $high }).
        [pips] Pips per round fewer than the opponents: { $mean } (95 % interval { $low } to { $high }).
       *[other] Better on the score sheet per deal by { $mean } (95 % interval { $low } to { $high }).
    }
arena-share = Deals better for { $a }: { $won } %, better for { $b }: { $lost } %.
arena-better = { $a } is stronger than { $b }.
arena-worse = { $a } is weaker than { $b }.
arena-unclear = No difference between { $a } and { $b } can be seen: more deals are needed.
