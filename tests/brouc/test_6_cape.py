"""Rules 6: all eight tricks, announced or not."""

import pytest

from brouc.actions import Announce, Announcement, Book, Deal, Declare, Dehors
from brouc.cards import PACK, Suit
from brouc.match import MatchState, apply, legal_actions, violation
from brouc.result import Ending
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, TEAMS, Team
from brouc.slate import TeamPoints
from brouc.violations import Violation
from gamekit.cards.seats import Each
from tests.brouc.matches import (
    ALMOST,
    ALMOST_TRICKS,
    CAPE,
    CAPE_TRICKS,
    LAST,
    LAST_TRICKS,
    begun,
    deal_of,
    plays,
    result_of,
    standing,
)

N, W, S, E = SEATS
DEMAND = Announcement.CAPE_ET_DEHORS
UNDOUBLED = Announcement.PAS_DEDOUBLE


def with_marriages(state: MatchState) -> MatchState:
    """South declares 30 in clubs and North 60 in trumps."""
    return apply(apply(state, Declare(S, Suit.CLUBS, True)), Declare(N, Suit.HEARTS, True))


def test_6_1_the_losers_get_2_coches_and_both_slates_stay() -> None:
    state = begun(CAPE, CAPE_TRICKS, standing(ns=12, ew=7))
    result = result_of(state)
    assert (result.ending, result.by, result.against) == (Ending.CAPE, Team.NS, Team.EW)
    assert (result.coches, result.game_over, result.caller) == (2, False, None)
    assert tuple(state.slate) == tuple(result.slate) == (12, 7)
    assert tuple(state.coches) == (0, 2)
    assert result.points[Team.NS] == result.points[Team.EW] == TeamPoints()
    assert violation(state, Deal(N, PACK)) is None  # the game goes on


def test_6_1_no_table_marriages_count() -> None:
    together = begun(
        deal_of(
            "E",
            north="Ah Th Kh Qh Jh 9h 8h As",
            west="Ks Ts 9s 8s 7s Ad Td 9d",
            south="Qs Ac Tc Kc Qc Jc 9c 8c",
            east="Js Kd Qd Jd 8d 7d 7c 7h",
        )
    )
    together = plays(together, "Ah Ad Ac 7h Th Td Tc 7d Kh 9d Kc 8d Qh 7s Qc Jd")
    together = plays(together, "Jh 8s Jc Kd 9h 9s 9c Qd 8h Ts 8c 7c As Ks Qs Js")
    assert together.deal is not None
    assert [mark.trick for mark in together.deal.marks()] == [8]
    assert result_of(together).points.map(lambda points: points.table) == standing().carried


def test_6_2_declared_and_carried_marriages_stay_for_their_own_team() -> None:
    state = begun(CAPE, CAPE_TRICKS[:1], standing(carried=(20, 40)))
    state = plays(with_marriages(state), " ".join(CAPE_TRICKS[1:]))
    assert tuple(state.carried) == (20 + 90, 40)
    result = result_of(state)
    assert result.points[Team.NS] == TeamPoints(declared=90, carried=20)
    assert result.points[Team.EW] == TeamPoints(carried=40)
    # They count in the next deal from its first moment.
    state = apply(state, Deal(N, PACK))
    assert state.deal is not None
    assert state.deal.points() == Each(TEAMS, (TeamPoints(carried=110), TeamPoints(carried=40)))


def test_6_2_option_cape_declared_cancelled() -> None:
    cancelled = ruleset("brouc", {"cape-declared": "cancelled"})
    state = with_marriages(begun(CAPE, CAPE_TRICKS[:1], standing(cancelled)))
    state = plays(state, " ".join(CAPE_TRICKS[1:]))
    assert tuple(state.carried) == (0, 0)
    assert result_of(state).points[Team.NS].declared == 90


def test_6_3_after_the_eighth_trick_dehors_is_no_longer_possible() -> None:
    state = plays(begun(CAPE, CAPE_TRICKS[:7], standing(ns=31)), "As Ad Kc")
    assert violation(state, Dehors(N)) is None
    state = plays(state, "Kd")
    assert {violation(state, Dehors(seat)) for seat in SEATS} == {Violation.DEHORS_NO_DEAL}
    assert violation(state, Book()) is Violation.NO_DEAL


def test_6_4_all_eight_won_3_coches_and_the_game_is_over() -> None:
    state = begun(CAPE, (), standing(ns=19, ew=3, carried=(20, 30)))
    state = apply(state, Announce(S, DEMAND))  # before the first trick, out of turn
    state = plays(state, " ".join(CAPE_TRICKS))
    result = result_of(state)
    assert (result.ending, result.caller, result.by) == (Ending.DEMAND_MADE, S, Team.NS)
    # With the opponents at 14 or less, "cape et dehors" alone is worth 3 (rules 6.7).
    assert (result.coches, result.against, result.game_over) == (3, Team.EW, True)
    assert tuple(state.slate) == tuple(state.carried) == (0, 0)
    assert tuple(result.slate) == (19, 3)


@pytest.mark.parametrize(("slate", "why"), [(18, Violation.ANNOUNCE_SLATE_TOO_LOW), (19, None)])
def test_6_4_the_slate_at_the_start_of_the_deal_is_19(slate: int, why: Violation | None) -> None:
    # Carried marriages and what is declared in the deal do not count.
    state = with_marriages(begun(CAPE, CAPE_TRICKS[:1], standing(ns=slate, carried=(90, 0))))
    assert violation(state, Announce(S, DEMAND)) is why
    assert violation(state, Announce(W, DEMAND)) is Violation.ANNOUNCE_SLATE_TOO_LOW


def test_6_4_the_team_has_lost_no_trick_and_the_announcer_himself_holds_two_cards() -> None:
    state = begun(LAST, LAST_TRICKS[:1], standing(ns=25, ew=25))
    assert violation(state, Announce(N, DEMAND)) is Violation.ANNOUNCE_TRICK_LOST
    assert violation(state, Announce(S, DEMAND)) is Violation.ANNOUNCE_TRICK_LOST
    assert violation(state, Announce(E, DEMAND)) is None  # in turn or not
    # In the seventh trick North has played and holds one; the partner still holds two.
    state = plays(begun(CAPE, CAPE_TRICKS[:6], standing(ns=19, ew=20)), "8h Ks")
    assert violation(state, Announce(N, DEMAND)) is Violation.ANNOUNCE_TOO_FEW_CARDS
    assert violation(state, Announce(S, DEMAND)) is None
    assert Announce(S, DEMAND) in legal_actions(state, S)
    state = plays(state, "Qc")
    assert violation(state, Announce(S, DEMAND)) is Violation.ANNOUNCE_TOO_FEW_CARDS


def test_6_4_not_between_two_deals_and_not_in_the_old_games_words() -> None:
    assert violation(standing(ns=25), Announce(N, DEMAND)) is Violation.ANNOUNCE_NO_DEAL
    vole = Announce(N, Announcement.PARTIE_ET_VOLE)
    assert violation(begun(CAPE, (), standing(ns=30)), vole) is Violation.ANNOUNCE_OTHER_RULES


@pytest.mark.parametrize(
    ("slate", "why"), [(14, None), (15, Violation.ANNOUNCE_OPPONENTS_TOO_HIGH)]
)
def test_6_5_pas_dedouble_with_the_opponents_at_14_or_less(
    slate: int, why: Violation | None
) -> None:
    state = begun(CAPE, (), standing(ns=19, ew=slate))
    assert violation(state, Announce(N, UNDOUBLED)) is why
    assert violation(state, Announce(N, DEMAND)) is None
    offered = {a.announcement for a in legal_actions(state, N) if isinstance(a, Announce)}
    assert offered == ({DEMAND, UNDOUBLED} if why is None else {DEMAND})
    if why is None:
        state = plays(apply(state, Announce(N, UNDOUBLED)), " ".join(CAPE_TRICKS))
        result = result_of(state)
        assert (result.ending, result.coches, result.game_over) == (Ending.DEMAND_MADE, 4, True)


@pytest.mark.parametrize(("announcement", "coches"), [(DEMAND, 3), (UNDOUBLED, 4)])
def test_6_6_failure_marks_the_announcers_and_the_game_goes_on(
    announcement: Announcement, coches: int
) -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:1], standing(ns=19, ew=10, carried=(20, 40)))
    state = apply(apply(state, Announce(S, announcement)), Declare(S, Suit.CLUBS, True))
    state = plays(state, " ".join(ALMOST_TRICKS[1:]))
    result = result_of(state)
    assert (result.ending, result.caller, result.by) == (Ending.DEMAND_FAILED, S, Team.EW)
    assert (result.coches, result.against, result.game_over) == (coches, Team.NS, False)
    # No card points, no table marriages; what was declared stays as after a cape.
    assert result.points[Team.NS] == TeamPoints(declared=30, carried=20)
    assert result.points[Team.EW] == TeamPoints(carried=40)
    assert tuple(state.slate) == (19, 10)
    assert tuple(state.carried) == (50, 40)


def test_6_6_6_7_the_deal_stops_as_the_trick_is_lost_and_the_next_may_be_announced() -> None:
    state = apply(begun(LAST, (), standing(ns=19)), Announce(N, DEMAND))
    state = plays(state, "8d Ad Ac")
    assert state.running
    state = plays(state, "Jd")
    assert not state.running
    assert result_of(state).ending is Ending.DEMAND_FAILED
    # The next deal may have an announcement again.
    state = apply(state, Deal(N, PACK))
    assert violation(state, Announce(S, DEMAND)) is None
    assert violation(state, Dehors(S)) is None


def test_6_6_option_failed_cape_game_over() -> None:
    over = ruleset("brouc", {"failed-cape": "game-over"})
    state = apply(begun(LAST, (), standing(over, ns=19, carried=(20, 20))), Announce(N, DEMAND))
    state = plays(state, LAST_TRICKS[0])
    result = result_of(state)
    assert (result.by, result.against, result.coches) == (Team.EW, Team.NS, 3)
    assert result.game_over
    assert tuple(state.slate) == tuple(state.carried) == (0, 0)
    assert tuple(result.slate) == (19, 0)


def test_6_7_one_announcement_a_deal_and_no_upgrade() -> None:
    state = apply(begun(CAPE, (), standing(ns=19, ew=14)), Announce(N, DEMAND))
    for seat, announcement in ((N, DEMAND), (N, UNDOUBLED), (S, UNDOUBLED)):
        assert violation(state, Announce(seat, announcement)) is Violation.ANNOUNCE_TWICE
    both = apply(begun(CAPE, (), standing(ns=25, ew=25)), Announce(N, DEMAND))
    assert violation(both, Announce(W, DEMAND)) is Violation.ANNOUNCE_TWICE


def test_6_7_the_announcers_may_not_call_dehors_the_others_may() -> None:
    state = apply(begun(CAPE, (), standing(ns=31, ew=31)), Announce(N, DEMAND))
    for seat in (N, S):
        assert violation(state, Dehors(seat)) is Violation.DEHORS_AFTER_ANNOUNCING
        assert Dehors(seat) not in legal_actions(state, seat)
    state = apply(state, Dehors(W))
    result = result_of(state)
    assert (result.ending, result.by, result.coches) == (Ending.DEHORS, Team.EW, 1)


def test_7_1_the_match_ends_at_5_coches_even_in_mid_game_after_a_cape() -> None:
    state = begun(CAPE, CAPE_TRICKS[:7], standing(ns=20, ew=25, coches=(4, 3)))
    assert state.winner is None
    before, state = state, plays(state, CAPE_TRICKS[7])
    assert before.winner is None
    assert state.winner is Team.NS
    assert not result_of(state).game_over
    for action in (Deal(N, PACK), Dehors(N), Announce(N, DEMAND), Book()):
        assert violation(state, action) is Violation.MATCH_OVER
    assert all(legal_actions(state, seat) == () for seat in (*SEATS, None))


@pytest.mark.parametrize(
    ("target", "against", "over"), [(5, 3, False), (5, 4, True), (1, 0, True), (6, 4, False)]
)
def test_7_1_option_target(target: int, against: int, over: bool) -> None:
    rules = RuleSet(target=target)
    state = begun(ALMOST, (), standing(rules, ns=31, ew=15, coches=(0, against)))
    state = apply(state, Dehors(N))
    assert state.winner is (Team.NS if over else None)


def test_7_1_overshoot_is_harmless_and_a_failed_cape_may_lose_the_match() -> None:
    state = begun(CAPE, (), standing(ns=19, ew=14, coches=(4, 4)))
    state = plays(apply(state, Announce(N, UNDOUBLED)), " ".join(CAPE_TRICKS))
    assert tuple(state.coches) == (4, 8)
    assert state.winner is Team.NS
    state = apply(begun(LAST, (), standing(ns=19, coches=(2, 4))), Announce(N, DEMAND))
    state = plays(state, LAST_TRICKS[0])
    assert state.winner is Team.EW


def test_7_1_a_target_is_at_least_1() -> None:
    for text in ("0", "-1", "x", "", "1000", "٣", "5 ", "05"):
        with pytest.raises(ValueError, match="target is a number from 1 to 999"):
            ruleset("brouc", {"target": text})
