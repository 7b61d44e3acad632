"""Rules 9: L'Homme de Brou (1802)."""

import pytest

from brouc.actions import Announce, Announcement, Book, Declare, Dehors, Play
from brouc.cards import Card, Suit, parse_cards
from brouc.match import MatchState, apply, legal_actions, violation
from brouc.result import Ending
from brouc.ruleset import OPTIONS, RuleSet, ruleset
from brouc.seats import SEATS, Team
from brouc.slate import SlatePoints, TeamPoints, price_of_game, table_value
from brouc.tricks import Marriage, legal_cards
from brouc.violations import Violation
from tests.brouc.matches import (
    ALMOST,
    ALMOST_TRICKS,
    CAPE,
    CAPE_TRICKS,
    LAST,
    LAST_TRICKS,
    begun,
    plays,
    result_of,
    standing,
)

N, W, S, E = SEATS
OLD = ruleset("homme-de-brou")
VOLE = Announcement.PARTIE_ET_VOLE


def old(ns: int = 0, ew: int = 0, carried: tuple[int, int] = (0, 0)) -> MatchState:
    return standing(OLD, ns, ew, carried)


@pytest.mark.parametrize(
    ("lies", "hand", "legal"),
    [
        ("8c Kc", "7c Ac Ah", "7c Ac"),  # follow suit, no duty to beat
        ("9h", "7h Ah Ac", "7h Ah"),  # nor in trumps
        ("9h", "Ac 7d", "Ac 7d"),
        ("8c", "7h Ad", "7h Ad"),  # no duty to trump
        ("8c 9h", "7h Ah Ad", "7h Ah Ad"),  # undertrumping free
        ("", "7h Ad", "7h Ad"),
    ],
)
def test_9_1_play_as_in_whist(lies: str, hand: str, legal: str) -> None:
    cards = legal_cards(parse_cards(hand), parse_cards(lies), Suit.HEARTS, ancient=True)
    assert cards == parse_cards(legal)


def test_9_1_the_match_plays_so() -> None:
    free = plays(begun(ALMOST, ("Ah Ts 7c 7h",), old()), "Th")
    assert len(legal_actions(free, W)) == 7 + 1  # all the cards, and dehors
    assert violation(plays(begun(LAST, (), old()), "Ah"), Play(W, Card.parse("Ts"))) is None
    state = plays(begun(LAST, LAST_TRICKS[:2], old()), "Jh 9d Kc")
    assert violation(state, Play(E, Card.parse("7h"))) is None
    assert violation(state, Play(E, Card.parse("Kd"))) is Violation.MUST_FOLLOW


def test_9_2_declared_when_ones_team_has_just_won_a_trick() -> None:
    state = begun(LAST, LAST_TRICKS[:1], old())
    assert violation(state, Declare(E, Suit.DIAMONDS, False)) is None
    assert violation(plays(state, "Td"), Declare(E, Suit.DIAMONDS, False)) is (
        Violation.DECLARE_NOT_AFTER_TRICK
    )
    state = plays(state, LAST_TRICKS[1])
    assert violation(state, Declare(E, Suit.DIAMONDS, False)) is Violation.DECLARE_NOT_AFTER_TRICK
    state = apply(state, Declare(S, Suit.CLUBS, True))
    assert state.deal is not None
    assert state.deal.points_of(Team.NS).declared == 30


@pytest.mark.parametrize(
    ("suit", "extended", "value"),
    [
        (Suit.CLUBS, False, 40),
        (Suit.CLUBS, True, 60),
        (Suit.HEARTS, False, 80),
        (Suit.HEARTS, True, 120),
    ],
)
def test_9_3_a_table_marriage_is_worth_twice_the_hand_value(
    suit: Suit, extended: bool, value: int
) -> None:
    assert table_value(Marriage(suit, extended), Suit.HEARTS, OLD) == value
    assert table_value(Marriage(suit, extended), Suit.HEARTS, RuleSet()) == value // 2


def test_9_4_points_are_rounded_but_written_in_full() -> None:
    state = apply(begun(LAST, LAST_TRICKS, old(ns=40, ew=50)), Book())
    # 96 and 24 card points, K-Q-J of spades on the table.
    assert tuple(state.slate) == (40 + 100 + 60, 50 + 20 - 60)


@pytest.mark.parametrize(("ns", "good"), [(200, True), (199, False)])
def test_9_4_301_or_more_wins_and_must_be_called(ns: int, good: bool) -> None:
    state = begun(ALMOST, ALMOST_TRICKS, old(ns=ns, ew=160))  # 101 card points
    state = apply(state, Dehors(S))
    result = result_of(state)
    assert result.ending is (Ending.DEHORS if good else Ending.WRONG_DEHORS)
    # A good call by the losers' 160, a wrong one by the non-callers': 1 either way.
    assert (result.coches, result.against) == (1, Team.EW if good else Team.NS)


@pytest.mark.parametrize(
    ("score", "parties"), [(300, 1), (150, 1), (149, 2), (0, 2), (-1, 4), (-200, 4)]
)
def test_9_4_parties_by_the_losers_or_the_non_callers_score(score: int, parties: int) -> None:
    assert price_of_game(SlatePoints(score), OLD) == parties
    good = result_of(apply(begun(ALMOST, (), old(ns=301, ew=score)), Dehors(N)))
    assert (good.ending, good.coches, good.against) == (Ending.DEHORS, parties, Team.EW)
    wrong = result_of(apply(begun(ALMOST, (), old(ns=20, ew=score)), Dehors(N)))
    assert (wrong.ending, wrong.coches, wrong.against) == (Ending.WRONG_DEHORS, parties, Team.NS)


def test_9_5_la_vole_3_parties_and_declared_marriages_carry() -> None:
    state = begun(CAPE, CAPE_TRICKS[:1], old(ns=100, ew=50))
    state = plays(apply(state, Declare(S, Suit.CLUBS, True)), " ".join(CAPE_TRICKS[1:]))
    result = result_of(state)
    assert (result.ending, result.coches, result.against) == (Ending.CAPE, 3, Team.EW)
    assert tuple(state.slate) == (100, 50)
    assert tuple(state.carried) == (30, 0)
    assert result.points[Team.NS] == TeamPoints(declared=30)


@pytest.mark.parametrize(("score", "why"), [(180, Violation.VOLE_SCORE_TOO_LOW), (181, None)])
def test_9_5_partie_et_vole_needs_a_score_120_short_of_301(
    score: int, why: Violation | None
) -> None:
    state = begun(CAPE, (), old(ns=score, carried=(60, 0)))
    assert violation(state, Announce(N, VOLE)) is why
    assert (Announce(N, VOLE) in legal_actions(state, N)) is (why is None)
    for today in (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE):
        assert violation(state, Announce(N, today)) is Violation.ANNOUNCE_OTHER_RULES


def test_9_5_it_is_announced_before_the_lead_to_the_fifth_trick_with_none_lost_and_once() -> None:
    state = begun(CAPE, CAPE_TRICKS[:4], old(ns=181))
    assert violation(state, Announce(S, VOLE)) is None
    assert violation(plays(state, "Jh"), Announce(S, VOLE)) is Violation.VOLE_TOO_LATE
    state = plays(state, CAPE_TRICKS[4])
    assert violation(state, Announce(S, VOLE)) is Violation.VOLE_TOO_LATE
    state = begun(LAST, LAST_TRICKS[:1], old(ns=200, ew=200))
    assert violation(state, Announce(N, VOLE)) is Violation.ANNOUNCE_TRICK_LOST
    state = apply(state, Announce(E, VOLE))
    assert violation(state, Announce(W, VOLE)) is Violation.ANNOUNCE_TWICE
    assert violation(state, Dehors(W)) is Violation.DEHORS_AFTER_ANNOUNCING


@pytest.mark.parametrize(("score", "parties"), [(150, 1 + 3), (149, 2 + 3), (-10, 4 + 3)])
def test_9_5_made_it_scores_the_games_parties_and_the_voles(score: int, parties: int) -> None:
    state = apply(begun(CAPE, (), old(ns=181, ew=score)), Announce(N, VOLE))
    state = plays(state, " ".join(CAPE_TRICKS))
    result = result_of(state)
    assert (result.ending, result.coches, result.against) == (Ending.DEMAND_MADE, parties, Team.EW)
    assert result.game_over


def test_9_5_failing_scores_the_same_for_the_others_and_the_game_goes_on() -> None:
    state = apply(begun(LAST, (), old(ns=181, ew=149, carried=(20, 0))), Announce(N, VOLE))
    state = plays(state, LAST_TRICKS[0])
    result = result_of(state)
    assert (result.ending, result.coches, result.against) == (Ending.DEMAND_FAILED, 5, Team.NS)
    assert not result.game_over
    assert tuple(state.slate) == (181, 149)
    assert tuple(state.carried) == (20, 0)


def test_9_6_to_12_parties_unless_the_table_says_otherwise() -> None:
    assert OLD.target == 12
    assert OPTIONS.written(ruleset("homme-de-brou", {"target": "14"})) == {"target": "14"}
