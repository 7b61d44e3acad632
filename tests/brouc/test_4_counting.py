"""Rules 4: counting a deal, the slate."""

import pytest

from brouc.actions import Book, Declare
from brouc.cards import Suit
from brouc.match import apply, legal_actions, violation
from brouc.result import Ending
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import Seat, Team
from brouc.slate import TeamPoints, booked, net, rounded
from brouc.violations import Violation
from tests.brouc.matches import ALMOST, ALMOST_TRICKS, begun, plays, result_of, standing


@pytest.mark.parametrize(
    ("cards", "tens"), [(0, 0), (4, 0), (5, 1), (14, 1), (15, 2), (45, 5), (75, 8), (120, 12)]
)
def test_4_1_rounded_to_tens_5_going_up(cards: int, tens: int) -> None:
    assert rounded(cards) == 10 * tens


def test_4_1_marriages_are_added_after_rounding_and_a_deal_may_be_negative() -> None:
    ours, theirs = TeamPoints(cards=75), TeamPoints(cards=45)
    assert (booked(ours, theirs, RuleSet()), booked(theirs, ours, RuleSet())) == (8, 5)
    own = TeamPoints(cards=44, declared=30, carried=20, table=40)
    other = TeamPoints(cards=76, declared=60, table=20)
    assert booked(own, other, RuleSet()) == 4 + 3 + 2 + 4 - 2
    assert booked(other, own, RuleSet()) == 8 + 6 + 2 - 4
    assert net(own, other) == 44 + 30 + 20 + 40 - 20
    assert booked(TeamPoints(cards=5), TeamPoints(cards=115, table=30), RuleSet()) == -2
    old = ruleset("homme-de-brou")  # It writes full points.
    assert booked(TeamPoints(cards=45), TeamPoints(cards=75, table=40), old) == 50 - 40


def test_4_1_the_sum_is_added_to_the_slate_even_below_zero() -> None:
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(ns=-3, ew=-5)), Book())
    result = result_of(state)
    assert result.ending is Ending.COUNTED
    assert tuple(result.slate) == (7, -3)
    assert tuple(state.slate) == (7, -3)
    assert (result.coches, result.against, result.by, result.game_over) == (0, None, None, False)
    # Carried marriages are added and then gone.
    state = apply(begun(ALMOST, ALMOST_TRICKS, standing(carried=(20, 90))), Book())
    result = result_of(state)
    assert tuple(result.slate) == (12, 11)
    assert tuple(result.carried) == tuple(state.carried) == (0, 0)


def test_4_1_booking_waits_for_eight_tricks() -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:7])
    assert violation(state, Book()) is Violation.BOOK_TOO_EARLY
    assert legal_actions(state, None) == ()
    state = plays(state, ALMOST_TRICKS[7])
    assert legal_actions(state, None) == (Book(),)
    state = apply(state, Book())
    assert violation(state, Book()) is Violation.NO_DEAL
    assert violation(standing(), Book()) is Violation.NO_DEAL


def test_4_points_of_a_deal_so_far() -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:2])
    state = apply(plays(state, "Kh 8s"), Declare(Seat.SOUTH, Suit.CLUBS, True))
    assert state.deal is not None
    # Two tricks of 11 + 10 and 10 + 11 + 10; the third is not complete.
    assert state.deal.points()[Team.NS] == TeamPoints(cards=21 + 31, declared=30)
    assert state.deal.points()[Team.EW] == TeamPoints()
