"""Rules 5: going out."""

import pytest

from brouc.actions import Book, Deal, Declare, Dehors
from brouc.cards import PACK, Suit
from brouc.match import MatchState, apply, legal_actions, violation
from brouc.result import Ending
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.slate import Coches, SlatePoints, price_of_game
from brouc.violations import Violation
from tests.brouc.matches import (
    ALMOST,
    ALMOST_TRICKS,
    LAST,
    LAST_TRICKS,
    begun,
    plays,
    result_of,
    standing,
)

N, W, S, E = SEATS


def called(state: MatchState, seat: Seat) -> tuple[Ending, Team | None, int]:
    """The call's ending, the column it marks and the coches."""
    result = result_of(apply(state, Dehors(seat)))
    return result.ending, result.against, result.coches


@pytest.mark.parametrize(
    ("tricks", "slate", "carried", "caller", "ending"),
    [
        (0, 23, 71, S, Ending.DEHORS),  # Section 12's slate of 23.
        (0, 23, 70, S, Ending.WRONG_DEHORS),
        # With 52 card points 24 + 6.1 is out, 24 + 6.0 is not, whatever a rounding would say.
        (2, 24, 9, N, Ending.DEHORS),
        (2, 24, 8, N, Ending.WRONG_DEHORS),
    ],
)
def test_5_1_points_are_not_rounded_and_the_exact_one_decides(
    tricks: int, slate: int, carried: int, caller: Seat, ending: Ending
) -> None:
    before = standing(ns=slate, ew=20, carried=(carried, 0))
    assert called(begun(ALMOST, ALMOST_TRICKS[:tricks], before), caller)[0] is ending


def test_5_1_declared_marriages_count_at_once() -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:1], standing(ns=25, ew=20))
    assert called(state, N)[0] is Ending.WRONG_DEHORS  # 250 + 21
    state = apply(state, Declare(S, Suit.CLUBS, True))
    assert called(state, N)[0] is Ending.DEHORS  # 250 + 21 + 30


def test_5_1_table_marriages_count_and_those_lost_are_taken_off() -> None:
    # East-West have 24 points and lose 30 in the last trick: 29.5 tens are not enough any more.
    before = begun(LAST, LAST_TRICKS[:7], standing(ns=0, ew=28))
    assert called(before, W)[0] is Ending.DEHORS
    assert called(plays(before, LAST_TRICKS[7]), W)[0] is Ending.WRONG_DEHORS
    # Unmarked it neither counts nor costs.
    manual = ruleset("brouc", {"marking": "manual"})
    state = begun(LAST, LAST_TRICKS, standing(manual, ns=0, ew=28))
    assert called(state, W)[0] is Ending.DEHORS


def test_5_1_an_unfinished_trick_counts_for_nobody_or_by_option_for_the_calling_team() -> None:
    state = plays(begun(ALMOST, ALMOST_TRICKS[:1], standing(ns=27)), "Th Ad 8c")
    assert called(state, N)[0] is Ending.WRONG_DEHORS  # 270 + 21, though 21 lie
    counted = ruleset("brouc", {"unfinished-trick": "counted"})
    state = plays(begun(ALMOST, ALMOST_TRICKS[:1], standing(counted, ns=27)), "Th Ad 8c")
    assert called(state, N)[0] is Ending.DEHORS  # 270 + 21 + 21
    result = result_of(apply(state, Dehors(N)))
    assert (result.points[Team.NS].cards, result.points[Team.EW].cards) == (42, 0)
    state = plays(begun(ALMOST, ALMOST_TRICKS[:1], standing(counted, ew=27)), "Th Ad 8c")
    assert called(state, W)[0] is Ending.WRONG_DEHORS  # 270 + 21


def test_5_2_any_player_at_any_moment_until_the_booking() -> None:
    state = begun(ALMOST)
    for card in (None, *" ".join(ALMOST_TRICKS).split()):
        if card:
            state = plays(state, card)
        for seat in SEATS:
            assert violation(state, Dehors(seat)) is None
            assert Dehors(seat) in legal_actions(state, seat)
    state = apply(state, Book())
    assert {violation(state, Dehors(seat)) for seat in SEATS} == {Violation.DEHORS_NO_DEAL}
    assert violation(standing(ns=40), Dehors(N)) is Violation.DEHORS_NO_DEAL
    # Between the eighth trick and the booking.
    state = begun(ALMOST, ALMOST_TRICKS, standing(ns=20, ew=20))
    assert called(state, S) == (Ending.DEHORS, Team.EW, 1)  # 200 + 101
    assert called(state, E) == (Ending.WRONG_DEHORS, Team.EW, 1)


def test_5_2_play_stops_at_once_and_the_first_call_is_the_call() -> None:
    state = apply(plays(begun(ALMOST), "Ah Ts"), Dehors(E))
    assert not state.running
    assert legal_actions(state, S) == ()
    assert violation(state, Deal(N, PACK)) is None
    state = apply(begun(ALMOST, state=standing(ns=31, ew=31)), Dehors(W))
    assert violation(state, Dehors(N)) is Violation.DEHORS_NO_DEAL
    assert result_of(state).by is Team.EW


def test_5_3_a_slate_of_31_is_no_win_by_itself_and_points_rounded_away_are_lost() -> None:
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(ns=25)), Book())
    assert state.slate[Team.NS] == 35
    assert state.coches == standing().coches
    state = apply(state, Deal(N, PACK))
    assert called(state, S)[0] is Ending.DEHORS  # in the next deal, without a trick
    # 200 + 101 = 301, but 101 points book 10: the slate shows 30, and 300 are too few.
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(ns=20)), Book())
    assert state.slate[Team.NS] == 30
    assert called(apply(state, Deal(N, PACK)), S)[0] is Ending.WRONG_DEHORS


AUTOMATIC = ruleset("brouc", {"dehors": "automatic"})


@pytest.mark.parametrize(("ns", "out"), [(20, False), (21, True)])
def test_5_3_option_automatic_a_slate_of_31_wins(ns: int, out: bool) -> None:
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(AUTOMATIC, ns=ns, ew=15)), Book())
    result = result_of(state)
    assert result.ending is Ending.COUNTED
    assert result.game_over is out
    assert (result.by, result.against) == ((Team.NS, Team.EW) if out else (None, None))
    assert tuple(state.coches) == ((0, 1) if out else (0, 0))
    assert tuple(state.slate) == ((0, 0) if out else (30, 17))


@pytest.mark.parametrize(
    ("ns", "ew", "winner"), [(25, 30, Team.NS), (21, 30, Team.EW), (22, 30, Team.NS)]
)
def test_5_3_option_automatic_if_both_the_higher_else_who_did_not_deal(
    ns: int, ew: int, winner: Team
) -> None:
    # The deal books 10 and 2, and East deals: 35:32, 31:32, and 32:32.
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(AUTOMATIC, ns=ns, ew=ew)), Book())
    assert result_of(state).by is winner


def test_5_3_option_automatic_the_price_is_that_of_the_slate_before_the_deal() -> None:
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(AUTOMATIC, ns=25, ew=14)), Book())
    assert result_of(state).slate[Team.EW] == 16
    assert tuple(state.coches) == (0, 2)


@pytest.mark.parametrize(("slate", "coches"), [(-4, 2), (0, 2), (14, 2), (15, 1), (30, 1)])
def test_5_4_a_good_call_costs_the_others_1_or_below_15_2(slate: int, coches: int) -> None:
    assert price_of_game(SlatePoints(slate), RuleSet()) == coches
    state = begun(ALMOST, state=standing(ns=31, ew=slate))
    assert called(state, N) == (Ending.DEHORS, Team.EW, coches)
    # The 24 points that East-West have won in this deal do not lift them over 15.
    state = begun(LAST, LAST_TRICKS[:1], standing(ns=31, ew=slate))
    assert called(state, N) == (Ending.DEHORS, Team.EW, coches)


@pytest.mark.parametrize(("other", "coches"), [(14, 2), (15, 1)])
@pytest.mark.parametrize("own", [0, 14, 15, 29])
def test_5_5_a_wrong_call_costs_the_callers_by_the_others_slate(
    own: int, other: int, coches: int
) -> None:
    # The caller's own slate, under 15 or not, is irrelevant.
    state = begun(ALMOST, state=standing(ns=own, ew=other))
    assert called(state, S) == (Ending.WRONG_DEHORS, Team.NS, coches)
    assert result_of(apply(state, Dehors(S))).by is Team.EW


@pytest.mark.parametrize("caller", SEATS)
def test_5_6_a_game_over_wipes_slate_and_bottom(caller: Seat) -> None:
    state = apply(begun(ALMOST, state=standing(ns=31, ew=8, carried=(20, 40))), Dehors(caller))
    result = result_of(state)
    assert result.game_over
    assert tuple(result.slate) == (31, 8)  # as it stood
    assert tuple(state.slate) == tuple(state.carried) == tuple(result.carried) == (0, 0)
    assert state.winner is None
    assert state.coches[Team.NS] + state.coches[Team.EW] == Coches(result.coches)
