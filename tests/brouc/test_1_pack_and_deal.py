"""Rules 1: the pack, the seats, the deal."""

import pickle
from dataclasses import replace

import pytest

from brouc.actions import Book, Deal, Dehors
from brouc.cards import PACK, Card, Rank, Suit, height, parse_cards, points, points_of, sorted_hand
from brouc.deal import hands_of, pack_of
from brouc.match import MatchState, apply, violation
from brouc.result import Ending
from brouc.ruleset import ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.view import view
from brouc.violations import IllegalActionError, Violation
from tests.brouc.matches import ALMOST, ALMOST_TRICKS, CAPE, CAPE_TRICKS, begun, plays, standing


def test_1_1_the_pack_has_32_cards_and_120_points() -> None:
    assert len(set(PACK)) == 32
    assert points_of(PACK) == 120
    hearts = [card for card in PACK if card.suit is Suit.HEARTS]
    assert "".join(card.rank.value for card in hearts) == "ATKQJ987"
    assert [points(card) for card in hearts] == [11, 10, 4, 3, 2, 0, 0, 0]
    assert [height(card) for card in hearts] == [7, 6, 5, 4, 3, 2, 1, 0]


def test_1_1_there_is_one_object_a_card_and_it_does_not_change() -> None:
    ace = Card.parse("Ah")
    assert Card(Rank.ACE, Suit.HEARTS) is ace
    assert pickle.loads(pickle.dumps(ace)) is ace
    with pytest.raises(AttributeError, match="does not change"):
        ace.points = 4
    with pytest.raises(AttributeError, match="does not change"):
        del ace.points


@pytest.mark.parametrize("text", ["", "A", "Ahh", "ah", "1h", "10h", "AH", "Ax", "hA", " Ah"])
def test_1_1_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_1_1_a_hand_is_held_trump_first() -> None:
    hand = parse_cards("7s Ah Td Qh As Kd 9c Jc")
    assert "".join(map(str, sorted_hand(hand, Suit.CLUBS))) == "Jc9cAhQhTdKdAs7s"


def test_1_2_play_goes_anticlockwise() -> None:
    assert [seat.value for seat in Seat.NORTH.round()] == ["N", "W", "S", "E"]
    assert all(seat.after.before is seat for seat in SEATS)
    assert all(seat.partner.partner is seat and seat.partner.team is seat.team for seat in SEATS)
    assert Team.EW.seats == (Seat.WEST, Seat.EAST)


@pytest.mark.parametrize(
    ("ending", "state"),
    [
        (Ending.COUNTED, apply(begun(ALMOST, ALMOST_TRICKS), Book())),
        (Ending.WRONG_DEHORS, apply(begun(ALMOST), Dehors(Seat.SOUTH))),
        (Ending.DEHORS, apply(begun(ALMOST, state=standing(ns=31)), Dehors(Seat.SOUTH))),
        (Ending.CAPE, begun(CAPE, CAPE_TRICKS)),
    ],
)
def test_1_3_the_deal_passes_to_the_right_whatever_ended_it(
    ending: Ending, state: MatchState
) -> None:
    assert state.results[-1].ending is ending
    assert state.next_dealer is Seat.NORTH
    for dealer in (Seat.EAST, Seat.SOUTH, Seat.WEST):
        assert violation(state, Deal(dealer, PACK)) is Violation.WRONG_DEALER
    assert violation(state, Deal(Seat.NORTH, PACK)) is None


def test_1_3_anybody_may_deal_first_and_nobody_during_a_deal() -> None:
    state = standing()
    assert all(violation(state, Deal(seat, PACK)) is None for seat in SEATS)
    assert violation(begun(ALMOST), Deal(Seat.NORTH, PACK)) is Violation.DEAL_RUNNING


def test_1_4_packets_of_1_3_and_4_start_on_the_dealers_right() -> None:
    # The rulebook's own numbers, positions counted from 1.
    hands = hands_of(PACK, Seat.SOUTH)
    expected = {
        Seat.EAST: [1, 5, 6, 7, 17, 18, 19, 20],
        Seat.NORTH: [2, 8, 9, 10, 21, 22, 23, 24],
        Seat.WEST: [3, 11, 12, 13, 25, 26, 27, 28],
        Seat.SOUTH: [4, 14, 15, 16, 29, 30, 31, 32],
    }
    for seat, places in expected.items():
        assert hands[seat] == tuple(PACK[place - 1] for place in places)


@pytest.mark.parametrize("pack", [PACK[:31], (*PACK[:31], PACK[0]), (*PACK, PACK[0]), ()])
def test_1_4_what_is_no_pack_is_not_dealt(pack: tuple[Card, ...]) -> None:
    with pytest.raises(IllegalActionError, match=r"not-a-pack \(rules 1\.1\)"):
        apply(standing(), Deal(Seat.NORTH, pack))


@pytest.mark.parametrize("dealer", SEATS)
def test_1_5_the_dealers_last_card_is_turned_up_and_makes_trump(dealer: Seat) -> None:
    assert pack_of(hands_of(PACK, dealer), dealer) == PACK
    deal = apply(standing(), Deal(dealer, PACK)).deal
    assert deal is not None
    assert deal.dealt.indicator is Card.parse("7s")
    assert deal.dealt.indicator is deal.hands[dealer][-1]
    assert deal.dealt.trump is Suit.SPADES
    assert deal.turn is dealer.after


def test_1_5_the_indicator_lies_open_until_the_first_card_is_led_or_stays_until_played() -> None:
    state = begun(ALMOST)
    assert shown(state) == "7h"
    assert shown(plays(state, "8h")) is None
    option = standing(ruleset("brouc", {"indicator": "stays"}))
    state = plays(begun(ALMOST, state=option), "8h Ts 7c")
    assert shown(state) == "7h"
    assert state.deal is not None
    assert Card.parse("7h") in state.deal.hands[Seat.EAST], "the dealer's like any other"
    played = plays(state, "7h")
    assert shown(played) is None
    assert played.running


def shown(state: MatchState) -> str | None:
    deal = view(replace(state), None).deal
    assert deal is not None
    return str(deal.indicator) if deal.indicator else None
