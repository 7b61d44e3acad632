"""Rules 2: what may be played, who wins the trick, and the positions of section 12."""

import pytest

from brouc.actions import Play
from brouc.cards import Card, Suit, parse_cards
from brouc.match import MatchState, violation
from brouc.seats import Seat
from brouc.tricks import Trick, joins_marriage, legal_cards, why_not
from brouc.violations import Violation
from tests.brouc import oracle
from tests.brouc.matches import ALMOST, ALMOST_TRICKS, begun

H = Suit.HEARTS


def legal(lies: str, hand: str) -> str:
    """The legal cards with hearts trump, as text in the hand's order."""
    cards = legal_cards(parse_cards(hand), parse_cards(lies), H, ancient=False)
    return " ".join(map(str, cards))


@pytest.mark.parametrize(
    ("lies", "hand", "expected"),
    [
        ("Ac Kh 8c", "Ah 8h Jd", "Ah Jd"),
        ("Ac Kh 8c", "Ah Qh Jd", "Ah Qh Jd"),
        ("Qh Th 7h", "Ah 8h 7c", "Ah"),
        ("Qh Th 7h", "Ah Kh 8h", "Ah Kh"),
        ("Kh", "Th Jh 7h", "Th"),
        ("As 9h 7s", "8h 7h Ad", "Ad"),
        ("As 9h 7s", "8h 7h", "8h 7h"),
        ("As Kh 7s", "Ah Qh 7h", "Ah Qh"),
        ("As Qh Kh", "Jh 9h 9d", "Jh 9d"),
        ("As Qh 8s", "Kh Jh 7h 9d", "Kh 9d"),
    ],
)
def test_12_the_rulebooks_positions(lies: str, hand: str, expected: str) -> None:
    assert legal(lies, hand) == expected
    held, lying = hand.split(), lies.split()
    naive = [card for card in held if oracle.may_play(card, held, lying, "h", old=False)]
    assert " ".join(naive) == expected


def test_2_1_the_dealers_right_leads_first_and_the_winner_leads_the_next() -> None:
    state = begun(ALMOST)
    assert turn(state) is Seat.EAST.after is Seat.NORTH
    for seat in (Seat.WEST, Seat.SOUTH, Seat.EAST):
        assert violation(state, Play(seat, Card.parse("Ad"))) is Violation.NOT_YOUR_TURN
    state = begun(ALMOST, ALMOST_TRICKS[:7])
    assert turn(state) is Seat.NORTH
    assert state.deal is not None
    assert [won.winner for won in state.deal.tricks] == [Seat.NORTH] * 7


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("8c Tc Ac Kc", Seat.SOUTH),  # the highest of the suit led: A 10 K
        ("Kc Tc Qc Jc", Seat.WEST),
        ("8c Ad As Td", Seat.NORTH),  # other suits win nothing
        ("Ac 7h Tc Kc", Seat.WEST),  # any trump
        ("Ac 7h 9h Kc", Seat.SOUTH),  # the highest trump
        ("Ac 9h 7h 8h", Seat.WEST),
        ("Jh Qh Th Kh", Seat.SOUTH),
        ("Ks Qh Qs Kh", Seat.EAST),  # the trick of section 12
    ],
)
def test_2_1_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    cards: str, winner: Seat
) -> None:
    assert Trick(Seat.NORTH, parse_cards(cards)).winner(H) is winner


def test_2_1_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="empty trick"):
        Trick(Seat.NORTH).winner(H)


@pytest.mark.parametrize(
    ("lies", "hand", "expected"),
    [
        ("", "7h Ac 8d", "7h Ac 8d"),  # 2.2: any card may be led
        ("8c", "7c Ah Tc Ad", "7c Tc"),  # 2.2: who holds the suit must follow
        ("8c 9h", "7c Ah Tc Ad", "7c Tc"),
        ("8c Kh", "7c Qh", "7c"),  # 2.2: no marriage excuses
        ("Kc", "7c Ac Tc", "7c Ac Tc"),  # 2.2: no duty to beat in a plain suit
        ("9h", "7h Jh Ah Ac", "Jh Ah"),  # 2.3: trump led must be beaten
        ("9h Th", "7h Jh Ah Ac", "Ah"),
        ("9h Ac", "8h Jh", "Jh"),
        ("Th", "7h Jh Kh Ac", "7h Jh Kh"),  # 2.3: who cannot, any trump
        ("9h", "Ac 7d", "Ac 7d"),  # 2.3: without trumps, any card
        ("8c Ad", "7h Ah 7d As", "7h Ah 7d As"),  # 2.4: void, and no trump lies
        ("8c 9h", "7h 8h Jh Ah 7d", "Jh Ah 7d"),  # 2.4: a lower trump is barred
        ("8c 9h Jh", "7h Th Qd", "Th Qd"),
        ("8c Ah", "7h 8h Th", "7h 8h Th"),  # 2.4: only trumps, none higher
        ("8c Ah", "7h 8h Th 9d", "9d"),
        ("8c 9h", "7h 8h Th", "Th"),  # 2.4: only trumps, one higher
        ("Qh Th", "Ah Kh 7h", "Ah Kh"),  # 2.5: to the King or Queen
        ("Kh Th", "Ah Qh 7h", "Ah Qh"),
        ("Kh Qh Th", "Ah Jh 7h", "Ah Jh"),  # 2.5: the Jack only if both lie
        ("Kh Th", "Ah Jh 7h", "Ah"),
        ("Qh Th", "Ah Jh 7h", "Ah"),
        ("Kh Jh Th", "Ah Qh 7h", "Ah Qh"),  # 2.5: the Queen extends
        ("Jh Th", "Ah Kh 7h", "Ah"),  # 2.5: the King on the Jack alone
        ("Th", "Ah Kh Qh Jh", "Ah"),  # 2.5: cards in hand never count
        ("8c Th Qh", "Kh 7h 9d", "Kh 9d"),  # 2.5: the suit led is ruffed
        ("8c Ah Qh", "Kh 7h 8h", "Kh 7h 8h"),  # 2.5: no duty, so no exception
        ("8c Th Qh", "Kh 7h Ah", "Kh Ah"),  # 2.5: only trumps, one higher
    ],
)
def test_2_2_to_2_5_which_cards_may_be_played(lies: str, hand: str, expected: str) -> None:
    assert legal(lies, hand) == expected


def test_2_5_marriage_exception_a_plain_king_is_no_trump() -> None:
    assert joins_marriage(Card.parse("Kc"), parse_cards("Qc Ah"))
    assert legal("Qc Ah", "Kh 7d") == "7d"


@pytest.mark.parametrize(
    ("lies", "hand", "card", "why"),
    [
        ("8c", "7c Ah", "Ah", Violation.MUST_FOLLOW),
        ("8c Kh", "7c Qh", "Qh", Violation.MUST_FOLLOW),
        ("9h", "7h Ac", "Ac", Violation.MUST_TRUMP),
        ("9h", "7h Ah", "7h", Violation.MUST_BEAT_TRUMP),
        ("8c 9h", "7h Ad", "7h", Violation.UNDERTRUMP),
        ("8c", "7c Ah", "Ad", Violation.CARD_NOT_HELD),
        ("", "7c Ah", "Ad", Violation.CARD_NOT_HELD),
        ("8c", "7c Ah", "7c", None),
    ],
)
def test_2_why_a_card_may_not_be_played(
    lies: str, hand: str, card: str, why: Violation | None
) -> None:
    assert why_not(Card.parse(card), parse_cards(hand), parse_cards(lies), H) is why


def test_2_each_reason_carries_its_rule() -> None:
    rules = {why.code: why.rule for why in Violation}
    assert rules["must-follow"] == "2.2"
    assert rules["must-trump"] == rules["must-beat-trump"] == "2.3"
    assert rules["undertrump"] == "2.4"
    assert len(rules) == len(Violation)


def test_2_a_card_played_has_left_the_hand_and_after_eight_tricks_nothing_is_played() -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:1])
    assert violation(state, Play(Seat.NORTH, Card.parse("Ah"))) is Violation.CARD_NOT_HELD
    state = begun(ALMOST, ALMOST_TRICKS)
    assert turn(state) is None
    assert violation(state, Play(Seat.WEST, Card.parse("Ah"))) is Violation.TRICKS_OVER


def turn(state: MatchState) -> Seat | None:
    assert state.deal is not None
    return state.deal.turn
