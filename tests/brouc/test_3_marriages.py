"""Rules 3: marriages, declared from hand and on the table."""

import pytest

from brouc.actions import Action, Book, Declare, Mark
from brouc.cards import Card, Suit, parse_cards
from brouc.match import MatchState, apply, legal_actions, violation
from brouc.ruleset import ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.slate import marriage_value
from brouc.tricks import Marriage, marriages
from brouc.violations import Violation
from tests.brouc.matches import (
    ALMOST,
    ALMOST_TRICKS,
    LAST,
    LAST_TRICKS,
    begun,
    deal_of,
    plays,
    result_of,
    standing,
)

N, W, S, E = SEATS
HEARTS, DIAMONDS, CLUBS, SPADES = Suit
MANUAL = standing(ruleset("brouc", {"marking": "manual"}))


def declared(state: MatchState, seat: Seat) -> int:
    assert state.deal is not None
    return state.deal.points_of(seat.team).declared


def calls(state: MatchState, seat: Seat, kind: type) -> list[Action]:
    return [action for action in legal_actions(state, seat) if isinstance(action, kind)]


@pytest.mark.parametrize(
    ("suit", "extended", "value"),
    [(CLUBS, False, 20), (CLUBS, True, 30), (HEARTS, False, 40), (HEARTS, True, 60)],
)
def test_3_1_values(suit: Suit, extended: bool, value: int) -> None:
    assert marriage_value(Marriage(suit, extended), trump=HEARTS) == value


def test_3_2_not_before_the_team_has_won_a_trick() -> None:
    state = begun(LAST)
    assert violation(state, Declare(N, HEARTS, True)) is Violation.DECLARE_BEFORE_TRICK
    state = plays(state, LAST_TRICKS[0])  # West's
    assert violation(state, Declare(N, HEARTS, True)) is Violation.DECLARE_BEFORE_TRICK
    assert violation(state, Declare(E, DIAMONDS, False)) is None
    state = plays(begun(ALMOST), "Ah Ts 7c")  # An unfinished trick is not yet won.
    assert violation(state, Declare(S, CLUBS, True)) is Violation.DECLARE_BEFORE_TRICK
    assert violation(plays(state, "7h"), Declare(S, CLUBS, True)) is None


def test_3_2_all_its_cards_must_still_be_held() -> None:
    state = begun(LAST, LAST_TRICKS[:1])
    assert violation(state, Declare(E, DIAMONDS, True)) is Violation.DECLARE_NOT_HELD  # J played
    assert violation(state, Declare(E, DIAMONDS, False)) is None
    assert violation(state, Declare(W, DIAMONDS, False)) is Violation.DECLARE_NOT_HELD
    state = begun(LAST, LAST_TRICKS[:5])
    assert violation(state, Declare(E, DIAMONDS, False)) is Violation.DECLARE_NOT_HELD  # K played


def test_3_2_at_any_moment_in_or_out_of_turn() -> None:
    state = begun(LAST, LAST_TRICKS[:2])
    for card in (None, "Ah", "9d", "Kc"):
        if card:
            state = plays(state, card)
        for seat, suit, extended in ((N, HEARTS, True), (E, DIAMONDS, False)):
            assert violation(state, Declare(seat, suit, extended)) is None
    assert violation(state, Declare(S, CLUBS, False)) is Violation.DECLARE_NOT_HELD


def test_3_2_once_per_suit_and_no_raise() -> None:
    state = apply(begun(LAST, LAST_TRICKS[:2]), Declare(S, CLUBS, False))
    assert declared(state, S) == 20  # though the Jack is held too
    for extended in (False, True):
        assert violation(state, Declare(S, CLUBS, extended)) is Violation.DECLARE_TWICE
    assert calls(state, S, Declare) == []
    state = apply(begun(LAST, LAST_TRICKS[:2]), Declare(N, HEARTS, True))
    assert declared(state, N) == 60
    assert violation(state, Declare(N, HEARTS, False)) is Violation.DECLARE_TWICE
    two = deal_of(
        "E",
        north="Ah Th Kh Qh Jh Kc Qc 7s",
        west="Ts Ks Qs Js 9s 8s As Ad",
        south="Ac Tc 9h 8h Jc 9c 8c 7c",
        east="Td Kd Qd Jd 9d 8d 7d 7h",
    )
    state = apply(plays(begun(two), "Ah Ts 8h 7h"), Declare(N, HEARTS, True))
    assert declared(apply(state, Declare(N, CLUBS, False)), N) == 60 + 20


def test_3_2_option_raise_the_total_becomes_30_while_the_jack_is_held() -> None:
    raised = standing(ruleset("brouc", {"raise": "allowed"}))
    state = apply(begun(LAST, LAST_TRICKS[:2], raised), Declare(S, CLUBS, False))
    assert calls(state, S, Declare) == [Declare(S, CLUBS, True)]
    state = apply(state, Declare(S, CLUBS, True))
    assert declared(state, S) == 30
    assert calls(state, S, Declare) == []
    state = apply(apply(state, Declare(N, HEARTS, False)), Declare(N, HEARTS, True))
    assert declared(state, N) == 30 + 60
    state = apply(begun(LAST, LAST_TRICKS[:2], raised), Declare(N, HEARTS, False))
    state = plays(state, "Jh 9d 9c 7h")
    assert violation(state, Declare(N, HEARTS, True)) is Violation.DECLARE_NOT_HELD


def test_3_2_it_counts_for_the_declarers_and_is_not_debited_to_the_others() -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:1])
    state = apply(apply(state, Declare(S, CLUBS, True)), Declare(N, HEARTS, False))
    state = apply(plays(state, " ".join(ALMOST_TRICKS[1:])), Book())
    result = result_of(state)
    assert (result.points[Team.NS].declared, result.points[Team.EW].declared) == (70, 0)
    assert tuple(result.slate) == (10 + 7, 2)
    # Not declared they are worth nothing.
    state = apply(begun(ALMOST, ALMOST_TRICKS), Book())
    assert tuple(result_of(state).slate) == (10, 2)


def test_3_2_option_own_turn() -> None:
    state = begun(LAST, LAST_TRICKS[:2], standing(ruleset("brouc", {"declare": "own-turn"})))
    assert violation(state, Declare(N, HEARTS, True)) is None
    assert violation(state, Declare(S, CLUBS, True)) is Violation.DECLARE_NOT_YOUR_TURN
    state = plays(state, "Ah 9d")
    assert violation(state, Declare(S, CLUBS, True)) is None
    assert violation(state, Declare(N, HEARTS, False)) is Violation.DECLARE_NOT_YOUR_TURN


def test_3_2_option_after_own_trick_the_partners_trick_will_do() -> None:
    option = standing(ruleset("brouc", {"declare": "after-own-trick"}))
    state = begun(LAST, LAST_TRICKS[:1], option)  # West won
    assert violation(state, Declare(E, DIAMONDS, False)) is None
    during = plays(state, "Td")
    assert violation(during, Declare(E, DIAMONDS, False)) is Violation.DECLARE_NOT_AFTER_TRICK
    state = plays(state, LAST_TRICKS[1])  # North won
    assert violation(state, Declare(E, DIAMONDS, False)) is Violation.DECLARE_NOT_AFTER_TRICK
    assert violation(state, Declare(S, CLUBS, True)) is None
    assert violation(state, Declare(N, HEARTS, True)) is None


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("Kh Qh 7c 8c", [Marriage(HEARTS, False)]),
        ("Jh Kh 7c Qh", [Marriage(HEARTS, True)]),
        ("Ks Qh Qs Kh", [Marriage(HEARTS, False), Marriage(SPADES, False)]),
        ("Jh Qh 7c 8c", []),
        ("Kh Jh 7c 8c", []),
        ("Kh Qc Jh 8c", []),
        ("Kh Ah Th 9h", []),
    ],
)
def test_3_3_marriages_among_the_cards_of_a_trick(cards: str, found: list[Marriage]) -> None:
    assert list(marriages(parse_cards(cards))) == found


TWO = deal_of(
    "E",
    north="Ks As Ts Js 9s 8s 7s Ac",
    west="Qh Ad Td Kd Qd Jd 9d 8d",
    south="Qs Tc Kc Qc Jc 9c 8c 7c",
    east="7d Ah Th Jh 9h 8h Kh 7h",
)


def test_3_3_table_marriages_are_plus_for_the_winners_and_minus_for_the_losers() -> None:
    state = begun(TWO, ("Ks Qh Qs Kh",))
    assert state.deal is not None
    assert state.deal.tricks[0].winner is E
    points = state.deal.points()
    assert (points[Team.EW].cards, points[Team.EW].table) == (14, 60)
    assert (points[Team.NS].cards, points[Team.NS].table) == (0, 0)
    # 5 card points and a lost 30 book 1 - 3 (rules 4.1); here 24 points and a lost 30: 2 - 3.
    state = apply(begun(LAST, LAST_TRICKS), Book())
    assert tuple(result_of(state).slate) == (10 + 3, 2 - 3)
    assert result_of(state).points[Team.NS].table == 30


def test_3_4_marked_automatically_by_default() -> None:
    state = begun(LAST, LAST_TRICKS)
    assert violation(state, Mark(N, Card.parse("Js"))) is Violation.MARK_AUTOMATIC
    assert state.deal is not None
    assert [(m.trick, m.marriage.mark().text) for m in state.deal.marks()] == [(8, "Js")]
    # Marked by hand, an unmarked one is worth nothing.
    state = apply(begun(LAST, LAST_TRICKS, MANUAL), Book())
    assert tuple(result_of(state).slate) == (10, 2)


@pytest.mark.parametrize(("mark", "worth"), [("Js", 3), ("Qs", 2)])
@pytest.mark.parametrize("seat", [N, S])
def test_3_4_option_manual_either_winner_marks_after_the_eighth_trick_until_the_booking(
    seat: Seat, mark: str, worth: int
) -> None:
    state = begun(LAST, LAST_TRICKS, MANUAL)
    assert calls(state, seat, Mark) == [Mark(seat, Card.parse(c)) for c in ("Qs", "Js")]
    state = apply(state, Mark(seat, Card.parse(mark)))
    assert state.deal is not None
    assert [marked.trick for marked in state.deal.marks()] == [8]
    assert calls(state, seat, Mark) == []
    assert violation(state, Mark(seat, Card.parse("Js"))) is Violation.MARK_TWICE
    state = apply(state, Book())
    assert tuple(result_of(state).slate) == (10 + worth, 2 - worth)


def test_3_4_option_manual_the_winners_mark_their_own_before_the_next_trick_is_led() -> None:
    state = begun(TWO, ("Ks Qh Qs Kh",), MANUAL)
    assert calls(state, E, Mark) == [Mark(E, Card.parse("Qh")), Mark(E, Card.parse("Qs"))]
    assert violation(state, Mark(N, Card.parse("Qs"))) is Violation.MARK_NOT_WINNER
    assert calls(state, N, Mark) == []
    for card in ("Jh", "Kh", "Qc", "Ah"):
        assert violation(state, Mark(E, Card.parse(card))) is Violation.MARK_NO_MARRIAGE
    early = begun(TWO, (), MANUAL)
    assert violation(early, Mark(E, Card.parse("Qh"))) is Violation.MARK_NO_MARRIAGE
    marked = apply(state, Mark(W, Card.parse("Qs")))
    assert marked.deal is not None
    assert marked.deal.points()[Team.EW].table == 20
    assert [mark.trick for mark in marked.deal.marks()] == [1]
    late = plays(marked, "7d")
    assert violation(late, Mark(W, Card.parse("Qh"))) is Violation.MARK_TOO_LATE
    assert violation(late, Mark(W, Card.parse("Qs"))) is Violation.MARK_TWICE, "not too late"
    later = plays(late, "Ac Ad 7c")
    assert violation(later, Mark(W, Card.parse("Qs"))) is Violation.MARK_TWICE
    assert violation(later, Mark(W, Card.parse("Qh"))) is Violation.MARK_TOO_LATE
