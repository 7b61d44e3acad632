"""Rules 10, section by section."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from gamekit.cards.cards import PACK, Card, parse_cards
from games.brus import cards as order
from games.brus.cards import BEATING, SEATS, TEAMS, height
from games.brus.rules import (
    OPTIONS,
    RULES,
    Dare,
    Play,
    RuleSet,
    Run,
    Take,
    Turn,
    Violation,
    view,
)
from games.cardgame.actions import Dealing
from games.cardgame.deal import Laid, Match
from tests.games.brus.rules.matches import (
    apply,
    deal_of,
    hand_of,
    legal_actions,
    new,
    plays,
    random_journal,
    results,
    standing,
    start,
    strokes,
    violation,
    winner,
)

N, E, S, W = SEATS
NS, EW = TEAMS
card = Card.parse


def low(state: Match) -> Match:
    """The trick on the table is completed with the lowest cards held."""
    number = hand_of(state).trick_number
    while (turn := hand_of(state).turn) is not None and hand_of(state).trick_number == number:
        state = apply(state, Play(turn, min(hand_of(state).hands[turn], key=height)))
    return state


def test_10_1_beating_cards_and_blank_ones() -> None:
    assert parse_cards("Jc Kh 8s 9c 9s 9h 9d Ac As Ah Ad Js Jh Jd") == BEATING
    blank = parse_cards("Tc Ts Th Td Qc Qs Qh Qd Kc Ks Kd 8c 8h 8d")
    assert all(height(one) == 0 for one in blank)
    assert {*BEATING, *blank} == {one for one in PACK if one.text[0] != "7"}


def test_10_2_the_dealers_left_deals_next() -> None:
    state = start(deal_of("N"))
    assert violation(state, Dealing(E, PACK)) is Violation.HAND_RUNNING
    while not state.closed:
        state = low(state)
    assert RULES.game.dealer(state) == E
    assert violation(state, Dealing(S, PACK)) is Violation.WRONG_DEALER
    assert violation(state, Dealing(E, (*PACK[:31], PACK[0]))) is Violation.NOT_A_PACK
    assert violation(state, Dealing(E, PACK)) is None


@pytest.mark.parametrize(
    ("cards", "counting", "blank"),
    [
        ("7h Jc 7s 9c", 2, 1),
        ("7c 7s 7h 7d", 0, 0),
        ("7d Qc Tc Kc", 0, 0),
        ("Qc 7c 7s Tc", 0, 0),
        ("7s Kh 8s 7c", 3, 1),
    ],
)
def test_10_3_a_seven_counts_only_when_led_while_stock_remains(
    cards: str, counting: int, blank: int
) -> None:
    assert order.winner(parse_cards(cards), True) == counting
    assert order.winner(parse_cards(cards), False) == blank


def test_10_5_only_brus_and_dulle_hund_are_dared_and_not_last_or_under_a_counting_seven() -> None:
    state = start(deal_of("N", east="9c Kh 8s"))
    assert violation(state, Play(E, card("9c"), dared=True)) is Violation.DARE_OTHER_CARD
    assert violation(state, Play(E, card("Kh"), dared=True)) is None
    assert violation(state, Play(E, card("8s"), dared=True)) is None
    state = start(deal_of("N", east="7d Qc Qs", south="Kh Tc Ts", north="8s Td Th"))
    assert violation(plays(state, "7d"), Play(S, card("Kh"), True)) is Violation.DARE_SEVEN_LED
    third = plays(state, "Qc Tc")
    assert hand_of(third).turn == W
    fourth = apply(third, Play(W, hand_of(third).hands[W][0]))
    assert violation(fourth, Play(N, card("8s"), dared=True)) is Violation.DARE_LAST


def test_10_5_a_higher_card_must_be_neither_played_nor_held() -> None:
    """The stock counts as not played."""
    holds_both = start(deal_of("N", east="Jc Kh 8s"))
    assert violation(holds_both, Play(E, card("Kh"), True)) is Violation.DARE_NOTHING_HIGHER
    assert violation(holds_both, Play(E, card("8s"), True)) is Violation.DARE_NOTHING_HIGHER
    one_left = start(deal_of("N", "Jc", east="Kh 8s Qd"))
    assert violation(one_left, Play(E, card("8s"), True)) is None
    # Under a higher card already lying, while another is still out.
    under = plays(start(deal_of("N", "Jc", east="Kh Tc Ts", south="8s Td Th")), "Kh")
    assert violation(under, Play(S, card("8s"), True)) is None
    gone = plays(start(deal_of("N", east="Jc Tc Ts", south="Kh Td Th")), "Jc")
    assert violation(gone, Play(S, card("Kh"), True)) is Violation.DARE_NOTHING_HIGHER


@pytest.mark.parametrize(
    ("hands", "cards", "team", "due"),
    [
        ({"east": "Kh Qc Qs"}, "Kh!", EW, 2),
        ({"east": "8s Qc Qs"}, "8s!", EW, 1),
        ({"east": "Qc Tc Ts", "south": "Kh Qs Td"}, "Qc Kh!", NS, 1),
        ({"east": "Kh Qc Qs", "south": "Jc Tc Ts"}, "Kh! Jc", NS, 3),
        ({"east": "8s Qc Qs", "south": "Kh Tc Ts"}, "8s! Kh", NS, 2),
        ({"east": "Kh Qc Qs", "west": "Jc Tc Ts"}, "Kh! @ Jc", None, 0),
    ],
)
def test_10_5_what_a_dare_is_worth(
    hands: dict[str, str], cards: str, team: str | None, due: int
) -> None:
    state = start(deal_of("N", **hands))
    for word in cards.split():
        if word == "@":
            south = min(hand_of(state).hands[S], key=height)
            state = apply(state, Play(S, south))
        else:
            state = plays(state, word)
    (settled,) = hand_of(low(state)).settled
    assert (settled.team, settled.due, settled.wiped) == (team, due, due)


def test_10_5_two_dares_are_settled_each_by_itself_and_the_last_stroke_stays() -> None:
    """The partner's card covers the first; an opponent's beats the second."""
    hands = {"west": "Ah 8d 8c", "north": "8s Th Qd", "east": "Kh 9s Kc", "south": "Jc 7d Kd"}
    state = plays(start(deal_of("S", **hands)), "Ah 8s! Kh! Jc")
    first, second = hand_of(state).settled
    assert (first.seat, first.team, first.wiped) == (N, None, 0)
    assert (second.seat, second.won, second.team, second.wiped) == (E, False, NS, 2)
    assert list(strokes(state)) == [4, 6]
    # A dare leaves a team's last stroke.
    state = standing(start(deal_of("N", east="Kh Qd Ts", south="Qs Th Td")), ew=2)
    state = low(plays(state, "Kh!"))
    (settled,) = hand_of(state).settled
    assert (settled.due, settled.wiped) == (2, 1)
    assert strokes(state)[EW] == 1


TURNING = {"east": "Qc Qs 9c", "south": "9h Tc Ts", "west": "8d Td Th", "north": "8c Kc Ks"}
STOCK = "Qh Kd Qd 9s 9d 8h 7c Jd Kh 7d 7h As"


def turning() -> Match:
    """East and West have two tricks, North and South one; East leads and holds Qs 9d Kh."""
    state = start(deal_of("N", STOCK, **TURNING))
    return plays(state, "Qc 9h 8d 8c Ts Td Kc 9s 9c Tc Th Ks")


def turned(card_of_east: str = "9d") -> Match:
    """The same, and East has turned a card."""
    return apply(turning(), Turn(E, card(card_of_east)))


def test_10_6_on_lead_at_two_or_four_tricks_with_one_of_the_others() -> None:
    state = start(deal_of("N", STOCK, **TURNING))
    assert violation(state, Turn(S, card("9h"))) is Violation.TURN_NOT_ON_LEAD
    assert violation(state, Turn(E, card("Qc"))) is Violation.TURN_TRICKS
    one_each = plays(state, "Qc 9h 8d 8c Ts Td Kc 9s")
    assert list(hand_of(one_each).tricks_won) == [1, 1]
    assert violation(one_each, Turn(E, card("9c"))) is Violation.TURN_TRICKS
    ready = turning()
    assert list(hand_of(ready).tricks_won) == [1, 2]
    assert [a for a in legal_actions(ready, E) if isinstance(a, Turn)] == [
        Turn(E, card(text)) for text in ("Qs", "9d", "Kh")
    ]
    assert violation(ready, Turn(E, card("9h"))) is Violation.CARD_NOT_HELD
    assert violation(plays(ready, "Qs"), Turn(S, card("8h"))) is Violation.TURN_NOT_ON_LEAD
    # Not while the others have none.
    state = start(deal_of("N", east="Jc Kh 8s", south="Tc Ts Th", west="Qc Qs Qh"))
    state = low(plays(low(plays(state, "Jc")), "Kh"))
    assert list(hand_of(state).tricks_won) == [0, 2]
    assert violation(state, Turn(E, card("8s"))) is Violation.TURN_TRICKS


def test_10_6_the_others_answer_first_and_the_first_word_counts() -> None:
    state = turned()
    assert hand_of(state).turn is None
    assert violation(state, Play(S, card("8h"))) is Violation.ANSWER_FIRST, "their own team's word"
    assert violation(state, Play(W, card("8h"))) is Violation.ANSWER_DUE
    assert violation(state, Turn(N, card("8h"))) is Violation.ANSWER_FIRST
    assert violation(state, Take(W)) is Violation.ANSWER_OTHERS
    for seat in (N, S):
        assert violation(state, Take(seat)) is None
        assert violation(state, Run(seat)) is None
    taken = apply(state, Take(N))
    assert hand_of(taken).turn == S
    assert violation(taken, Run(S)) is Violation.NOTHING_TO_ANSWER


def test_10_6_a_turned_card_is_its_players_alone_until_it_is_taken_up() -> None:
    state = turned()
    for seat in (N, S, W, None):
        seen = view(state, seat)
        assert seen.lying == (Laid(E, None),)
        assert seen.past == state.actions[:-1]
        assert card("9d") not in seen.played
        assert "9d" not in repr(seen)
    assert view(state, E).past == state.actions
    open_now = view(apply(state, Take(N)), N)
    assert open_now.lying == (Laid(E, card("9d")),)
    assert open_now.past[-2] == Turn(E, card("9d"))
    assert card("9d") in open_now.played


def test_10_6_once_a_hand_for_each_team_and_who_wins_the_hand_wipes_one_more_for_it() -> None:
    state = low(apply(turned(), Take(S)))
    assert list(hand_of(state).tricks_won) == [1, 3]
    others = replace(hand_of(state), tricks=hand_of(state).tricks[:-1])
    again = replace(state, deal=others)
    assert violation(again, Turn(E, hand_of(again).hands[E][0])) is Violation.TURN_TWICE
    while not state.closed:
        state = low(state)
    result = results(state)[-1]
    assert result.due == (2 if result.by else 0)


def test_10_6_a_turned_seven_counts_as_led() -> None:
    stock = STOCK.replace("Kh", "7s").replace("7d", "Kh")
    state = plays(start(deal_of("N", stock, **TURNING)), "Qc 9h 8d 8c Ts Td Kc 9s 9c Tc Th Ks")
    state = apply(apply(state, Turn(E, card("7s"))), Take(S))
    assert violation(state, Play(S, card("Kh"), dared=True)) is Violation.DARE_SEVEN_LED
    assert low(plays(state, "Kh")).deal is not None
    assert hand_of(low(plays(state, "Kh"))).tricks[-1].winner == E


def test_10_6_a_turned_brus_is_dared_after_the_taking_up_and_counts_as_led() -> None:
    state = turned("Kh")
    assert violation(state, Dare(E)) is Violation.DARE_NO_TURNED_CARD
    state = apply(state, Take(N))
    assert violation(state, Dare(W)) is Violation.DARE_NO_TURNED_CARD
    dared = apply(state, Dare(E))
    assert violation(dared, Dare(E)) is Violation.DARE_TWICE
    (settled,) = hand_of(low(dared)).settled
    assert (settled.won, settled.due) == (True, 2)
    too_late = plays(state, "8h")
    assert violation(too_late, Dare(E)) is Violation.DARE_NO_TURNED_CARD
    led = plays(low(state), "9d")
    assert violation(led, Dare(E)) is Violation.DARE_NO_TURNED_CARD, "led open"
    other = apply(turned("Qs"), Take(N))
    assert violation(other, Dare(E)) is Violation.DARE_OTHER_CARD


def test_10_10_games_that_win_a_match() -> None:
    for games in (1, 2, 3):
        state = reduce(apply, random_journal(RuleSet(games), 5), new(RuleSet(games)))
        assert winner(state) is not None
        assert view(state, None).games[winner(state) or ""] == games
        assert violation(state, Dealing(N, PACK)) is Violation.MATCH_OVER
    assert OPTIONS.ruleset("brus") == RuleSet(1)
    for options in ({"games": "4"}, {"games": "x"}, {"target": "1"}):
        with pytest.raises(ValueError, match=r"games|option"):
            OPTIONS.ruleset("brus", options)


def test_10_11_what_is_shown_once_the_hand_is_over() -> None:
    state = turned()
    for seat in (N, None):
        seen = view(state, seat)
        assert (seen.open, seen.down) == (None, None)
    state = apply(state, Run(N))
    recap = view(state, None)
    assert recap.open == hand_of(state).hands
    assert recap.uncovered == (Laid(E, card("9d")),)
