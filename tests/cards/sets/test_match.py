"""Claims, the end of a deal, and the match."""

import pytest

from kozel.cards.sets.deal import Summary
from kozel.core.events import Said
from kozel.core.game import Game
from kozel.core.messages import IllegalMove, OptionError
from kozel.core.moves import HOUSE
from kozel.core.sheets import Account, Mark
from kozel.core.standing import Settlement, Standing
from tests.cards.sets.tables import CLAIM, burkozel, dealt, discard, go, lead, pack, played, zone


def settled(game: Game, summary: Summary, wins: tuple[int, ...] | None = None) -> Settlement:
    won = wins or (0,) * len(game.seating.sides)
    standing = Standing(accounts=tuple(Account(wins=n) for n in won), deal=4, dealer=0)
    return game.settle(standing, summary)


def winners(game: Game, summary: Summary) -> list[int]:
    """The sides that won the deal."""
    return [
        side
        for side, account in enumerate(settled(game, summary).standing.accounts)
        if account.wins
    ]


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize(("points", "winner"), [(61, 0), (60, 1), (120, 0), (0, 1)])
def test_a_claim_of_61_wins_if_right_and_loses_if_wrong(points: int, winner: int) -> None:
    game = burkozel(2)
    summary = Summary(0, (points, 20), "claim", 0, 1)
    assert winners(game, summary) == [winner]


@pytest.mark.rule("C9.5")
def test_the_leader_claims_before_leading() -> None:
    game = burkozel(2)
    state = go(
        game,
        dealt(game, {1: "AS TS KS QS", 0: "6H 7H 8H 9H"}, "6D", draws="AC 6C TC 7C KC JH QC JC"),
    )
    state = go(game, played(game, state, [(1, lead("AS TS KS QS")), (0, discard("6H 7H 8H 9H"))]))
    state = go(game, played(game, state, [(1, lead("AC TC KC QC")), (0, discard("6C 7C JC JH"))]))
    assert CLAIM in game.legal(state, 1).moves
    assert CLAIM not in game.legal(state, 1).required
    state, events = game.play(state, 1, CLAIM)
    assert Said(1, "claim") in events
    line = game.view(state, 0).sheet.lines[-1]
    assert line.counted == (0, 60)
    assert line.marks == (Mark("wrong-claim", 1),)
    assert [account.wins for account in line.after] == [1, 0]


@pytest.mark.rule("C9.5")
def test_claims_count_what_the_side_has_taken() -> None:
    game = burkozel(4, teams=True)
    assert winners(game, Summary(0, (30, 20, 31, 0), "claim", 2, 1)) == [0]
    assert winners(game, Summary(0, (30, 20, 30, 0), "claim", 2, 1)) == [1]


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize(
    ("taken", "winner"), [((61, 59), [0]), ((59, 61), [1]), ((60, 60), []), ((0, 120), [1])]
)
def test_without_a_claim_61_win_at_the_end(taken: tuple[int, ...], winner: list[int]) -> None:
    game = burkozel(2)
    summary = Summary(0, taken, last_taker=0)
    assert winners(game, summary) == winner
    assert (Mark("drawn") in settled(game, summary).line.marks) == (not winner)


@pytest.mark.rule("C9.5", "C9.6")
def test_of_three_nobody_need_have_61_and_a_wrong_claim_draws() -> None:
    game = burkozel(3)
    assert winners(game, Summary(0, (60, 40, 20), last_taker=0)) == []
    summary = Summary(0, (40, 20, 10), "claim", 0, 1)
    assert winners(game, summary) == []
    assert settled(game, summary).line.marks == (Mark("wrong-claim", 0), Mark("drawn"))


@pytest.mark.rule("C9.1", "C0.4")
def test_the_taker_of_the_last_trick_leads_the_next_deal_and_the_deal_passes() -> None:
    game = burkozel(3)
    after = settled(game, Summary(1, (61, 39, 20), last_taker=1)).standing
    assert (after.next_leader, after.dealer, after.deal) == (1, 2, 5)
    state = played(game, game.start(after), [(HOUSE, pack(3, {}, "6D", dealer=2))])
    assert game.view(state, 0).table.named["leader"] == "1"
    assert game.waiting(go(game, state)) == (1,)


@pytest.mark.rule("C9.5")
def test_if_no_trick_was_taken_the_winner_leads_the_next_deal() -> None:
    game = burkozel(4, teams=True)
    assert settled(game, Summary(0, (0,) * 4, "bura", 3)).standing.next_leader == 3
    assert settled(game, Summary(0, (0,) * 4, "claim", 1)).standing.next_leader == 2
    drawn = settled(burkozel(3), Summary(0, (0,) * 3, "claim", 1)).standing
    assert drawn.next_leader is None


@pytest.mark.rule("C9.6")
@pytest.mark.parametrize("wins", [1, 3, 5])
def test_the_match_goes_to_who_first_wins_so_many_deals(wins: int) -> None:
    game = burkozel(3, {"wins": wins})
    summary = Summary(0, (61, 39, 20), last_taker=1)
    if wins > 1:
        assert settled(game, summary, (wins - 2, wins - 1, 0)).verdict is None
    verdict = settled(game, summary, (wins - 1, wins - 1, 0)).verdict
    assert verdict is not None
    assert verdict.outcome == ("won", "lost", "lost")


@pytest.mark.rule("C0.4a")
def test_after_so_many_decided_deals_the_better_score_wins() -> None:
    game = burkozel(3, {"deals": 2})
    standing = Standing(accounts=(Account(wins=1), Account(), Account()), dealer=0, decided=1)
    drawn = game.settle(standing, Summary(0, (60, 40, 20), last_taker=1))
    assert drawn.verdict is None
    assert drawn.standing.decided == 1
    equal = game.settle(standing, Summary(0, (20, 80, 20), last_taker=1)).verdict
    assert equal is not None
    assert equal.outcome == ("drawn", "drawn", "lost")
    better = game.settle(standing, Summary(0, (80, 20, 20), last_taker=1)).verdict
    assert better is not None
    assert better.outcome == ("won", "lost", "lost")


@pytest.mark.rule("C9.7")
def test_all_hands_may_be_open() -> None:
    game = burkozel(3, {"open_hands": "all"})
    view = game.view(dealt(game, {1: "AS KS 9C 8H"}, "6D"), 0)
    assert zone(view, "hand:1").pieces == ("AS", "KS", "9C", "8H")
    assert all(place.zone == "stock" for place in view.table.unknown.places)


@pytest.mark.rule("C9.7")
def test_one_seat_plays_open_and_receives_odds() -> None:
    game = burkozel(3, {"open_hands": "one_with_odds", "open_seat": 1, "odds": 5})
    view = game.view(dealt(game, {1: "AS KS 9C 8H", 2: "6S 7S 9H TC"}, "6D"), 0)
    assert zone(view, "hand:1").pieces == ("AS", "KS", "9C", "8H")
    assert zone(view, "hand:2").pieces == (None,) * 4
    assert view.table.named["open"] == "1"
    summary = Summary(0, (44, 56, 20), last_taker=1)
    assert winners(game, summary) == [1]
    assert settled(game, summary).line.counted == (44, 61, 20)
    assert Mark("odds", 1, 5) in settled(game, summary).line.marks
    assert winners(game, Summary(0, (45, 55, 20), last_taker=1)) == []
    assert winners(game, Summary(0, (45, 56, 19), "claim", 1, 1)) == [1]


@pytest.mark.rule("C9.7")
def test_with_odds_the_most_of_several_over_61_wins() -> None:
    game = burkozel(2, {"open_hands": "one_with_odds"})
    assert winners(game, Summary(0, (51, 69), last_taker=1)) == [1]
    assert winners(game, Summary(0, (57, 63), last_taker=1)) == [0]
    assert winners(game, Summary(0, (55, 65), last_taker=1)) == []


def test_options_that_mean_nothing_here_are_refused() -> None:
    for options in ({"odds": 5}, {"open_seat": 1}, {"open_hands": "all", "discards": "hidden"}):
        with pytest.raises(OptionError, match="option-not-applicable"):
            burkozel(2, options)
    with pytest.raises(OptionError, match="refused-open-seat-empty"):
        burkozel(2, {"open_hands": "one_with_odds", "open_seat": 2})
    with pytest.raises(OptionError, match="option-value-unknown"):
        burkozel(2, {"combo_order": "bura_first"})


def test_a_finished_deal_takes_no_more_moves() -> None:
    game = burkozel(2, {"wins": 1})
    state = go(game, dealt(game, {}, "6D"))
    (who,) = game.waiting(state)
    state, _ = game.play(state, who, CLAIM)
    assert game.waiting(state) == ()
    verdict = game.view(state, 0).verdict
    assert verdict is not None
    assert verdict.outcome == ("won", "lost")
    assert not game.legal(state, 0).groups
    with pytest.raises(IllegalMove, match="match-over"):
        game.play(state, who, CLAIM)
    with pytest.raises(IllegalMove, match="set-deal-over"):
        game.rules.play(state.deal, who, CLAIM)
