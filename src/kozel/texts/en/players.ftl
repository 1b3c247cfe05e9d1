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

## One against two, and for the least (C10, C11)

reason-bid-take = Such cards can bring { $number } points: take the talon.
reason-bid-pass = Such cards can bring { $number } points to one alone, and that is not enough: pass.
reason-many-trumps = Many trumps ({ $number }): take the talon.
reason-few-trumps = Few trumps ({ $number }): pass.
reason-lay-points = Points laid away are safe ({ $number }): { $cards }.
reason-lay-void = The suit comes to an end and can be ruffed: { $cards }.
reason-lay-low = These cards will take nothing: { $cards }.
reason-lay-small = The smallest are laid away: { $cards }.
reason-cash-ace-alone = A plain ace takes unless it is trumped, so { $card } must be played.
reason-least-lead = We play for the least, and others will most likely take this: { $card }.
reason-least-lead-bound = This trick will stay ours, but so we get rid of the card: { $card }.
reason-least-below = The trick is not ours and shall not be: { $card } does not take it.
reason-least-give = Others take the trick, so they get the points: { $card }.
reason-least-hope = This card may still be beaten: { $card }.
reason-least-bound = It seems that we must take: { $card }.
reason-least-small = We play for the least: a small card, { $card }.

## Praises, redeals, last trumps, the hunted queen (C2 to C5)

reason-praise = What brings most on average is { $praise ->
        [trousers] trousers
        [double_trousers] double trousers
        [mirror] the mirror
        [star] the star
        [merry] merry
        [sad] sad
        [small_coffins] small coffins
       *[big_coffins] big coffins
    }: praise so.
reason-praise-last-pair = One pair can decide the match now, and with { $praise ->
        [trousers] trousers
        [double_trousers] double trousers
        [mirror] the mirror
        [star] the star
        [merry] merry
        [sad] sad
        [small_coffins] small coffins
       *[big_coffins] big coffins
    } it is won most often.
reason-praise-none = The praises on offer promise nothing; let us play.
reason-praise-first = May one praise? Then let it be { $praise ->
        [trousers] trousers
        [double_trousers] double trousers
        [mirror] the mirror
        [star] the star
        [merry] merry
        [sad] sad
        [small_coffins] small coffins
       *[big_coffins] big coffins
    }.
reason-praiser = One is as good as the other: let it be { $seat }.
reason-round = No round of the deal is better than another: number { $number }.
reason-round-enough = Three open rounds are enough; the rest is better played by hand.
reason-name-none = Only permanent trumps in hand: with no trump suit the others have fewer.
reason-name-unseen = Nothing is seen yet; { SUIT($suit) } will do as well as any suit.
reason-name-none-held = There is no better suit to name than { SUIT($suit) }.
reason-name-beside = With { SUIT($suit) } as trumps { $card } is left to be laid and lead.
reason-dark-high = A card that hardly anything beats, for it leads: { $cards }.
reason-dark-best = It leads to the trick of the praise, and nothing better is there to lay: { $cards }.
reason-dark-two = Both are strong, so there are two tricks to win: { $cards }.
reason-cover = Each where it does most good, points where our side may take: { $cards }.
reason-open-take = It takes what lies there: { $cards }.
reason-lay-gift = Partner will most likely take it, so points: { $cards }.
reason-lay-empty = Partner will most likely take it, but there are no points to add: { $cards }.
reason-lay-cheap = The others praised and will most likely take it: an empty card, { $cards }.
reason-lay-dear = It may take the trick yet, and nothing is better to give: { $cards }.
reason-lay-dearest = Our praise: the dearest card, { $cards }.
reason-lay-cheapest = Their praise: the cheapest card, { $cards }.
reason-praise-again = The praise has brought us little: let us praise anew.
reason-praise-keep = What the praise has brought stays with us.
reason-redeal = Such cards are not worth playing: deal again.
reason-redeal-play = It may be asked for, but such cards can be played.
reason-redeal-pays = The third demand is paid for by the dealer's team, and that is the others: ask.
reason-redeal-dear = The third demand is paid for by the dealer's team, and that is us: play.
reason-redeal-may = It may be asked for: deal again.
reason-give = One hand with many trumps is worth more than two with few: { $cards } to partner.
reason-give-single = A single trump does little: { $cards } to partner.
reason-return = The trumps are welcome; { $cards } will be missed least here.
reason-return-void = The trumps are welcome, and without { $cards } a suit can be ruffed.
reason-return-small = The trumps are welcome; the smallest go back: { $cards }.
reason-lead-keep = There is a card to lead that will not be missed.
reason-lead-keep-ace = A plain ace to bring home: { $card }. The lead is kept.
reason-lead-pass-trumps = Trumps gain most when others lead ({ $number } of them here): let partner lead.
reason-lead-pass-points = Nothing but cards worth points to lead: let partner lead.
reason-hunt-catch = The queen lies there: { $card } catches her.
reason-hunt-force = Trumps must be followed; { $card } may force the queen out.
reason-hunt-home = Nobody can catch the queen in this trick: bring { $card } home.
reason-hunt-hide = The queen may still be caught and stays in hand; { $card } instead.
reason-hunt-wait = The hunter waits for the queen; { $card } instead.
reason-dry = Every trick counts now: { $card }.
reason-challenge-trump = There was no card of the suit, a trump had to be played and was there: { $seat }.
reason-challenge-lead = A trump was led with plain cards in hand: { $seat }.
reason-challenge-ace = An ace was thrown away with other cards in hand: { $seat }.
reason-challenge-first = Another card had to be led first: { $seat }.
reason-challenge-laid = A trump was laid, and trumps are kept in a praise: { $seat }.
reason-challenge-laid-ace = An ace was laid, and aces are kept in this praise: { $seat }.
reason-challenge-drawn = A card was drawn with one to lay in hand already: { $seat }.
reason-challenge-gave = Those were not the last trumps: { $seat }.

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
    } with the seats changed (seed { $seed }{ $kon ->
        [1] {""}
       *[other] , deal { $kon } of a match
    }).
arena-result = { $measure ->
        [card_points] Card points per deal above the own share: { $mean } (95 % interval { $low } to { $high }).
        [pips] Pips per round fewer than the opponents: { $mean } (95 % interval { $low } to { $high }).
       *[other] Better on the score sheet per deal by { $mean } (95 % interval { $low } to { $high }).
    }
arena-share = Deals better for { $a }: { $won } %, better for { $b }: { $lost } %.
arena-better = { $a } is stronger than { $b }.
arena-worse = { $a } is weaker than { $b }.
arena-unclear = No difference between { $a } and { $b } can be seen: more deals are needed.
