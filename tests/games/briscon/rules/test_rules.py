"""Rules 11, section by section."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from gamekit.cards.cards import PACK, Card, Suit, parse_cards
from gamekit.cards.seats import Each
from games.briscon.cards import OTHER, SEATS, beats, legal_cards
from games.briscon.melds import Kind, meld_of
from games.briscon.rules import (
    OPTIONS,
    Ending,
    Out,
    Reason,
    Rob,
    RuleSet,
    Violation,
    view,
    why_not,
)
from games.cardgame.actions import Book, Dealing, Play
from games.cardgame.deal import Match
from tests.games.briscon.rules.matches import (
    apply,
    deal_in,
    deal_of,
    legal_actions,
    meld,
    new,
    plays,
    random_journal,
    results,
    scored,
    standing,
    start,
    violation,
    winner,
)

N, S = SEATS
card = Card.parse
PLAIN = deal_of("9c 8c Td Js 7s", "9s 8s Tc Jc 7c", "9h", "8h 8d Qd Qc")
"""Hearts are trumps; nothing is written at the deal."""


def written(state: Match) -> list[tuple[str, Reason, int]]:
    deal = deal_in(state)
    found = deal.result.written if deal.result else deal.written
    return [(one.seat, one.reason, one.points) for one in found]


def low(state: Match, tricks: int) -> Match:
    """Play ``tricks`` more tricks; each player plays their first legal card."""
    until = len(deal_in(state).tricks) + tricks
    while len(deal_in(state).tricks) < until:
        turn = deal_in(state).turn
        assert turn is not None
        play = next(a for a in legal_actions(state, turn) if isinstance(a, Play))
        state = apply(state, play)
    return state


def test_11_1_two_two_three_three_and_one_turned_up() -> None:
    deal = deal_in(start(Dealing(S, PACK)))
    assert deal.hands[N] == tuple(PACK[i] for i in (0, 1, 4, 5, 6))
    assert deal.hands[S] == tuple(PACK[i] for i in (2, 3, 7, 8, 9))
    assert deal.turned is PACK[10]
    assert deal.to_draw == (*PACK[11:], PACK[10])
    assert len(deal.to_draw) == 22
    assert deal.turn == N


def test_11_1_the_players_deal_in_turn() -> None:
    state = start(PLAIN)
    assert violation(state, Dealing(N, PACK)) is Violation.DEAL_RUNNING
    played = low(state, 16)
    assert violation(played, Play(N, card("9c"))) is Violation.TRICKS_OVER
    over = apply(played, Book())
    assert violation(over, Dealing(S, PACK)) is Violation.WRONG_DEALER
    assert violation(over, Dealing(N, (*PACK[:31], PACK[0]))) is Violation.NOT_A_PACK
    assert violation(over, Dealing(N, PACK)) is None


def test_11_2_the_higher_trump_else_the_higher_of_the_suit_led() -> None:
    for first, second in (("Ks", "As"), ("Ts", "Js"), ("As", "7h"), ("9h", "Th")):
        assert beats(card(second), card(first), Suit.HEARTS)
    for first, second in (("Js", "Ts"), ("Ks", "Ac"), ("Kh", "As")):
        assert not beats(card(second), card(first), Suit.HEARTS)


def test_11_2_the_winner_draws_first_then_leads() -> None:
    state = plays(start(PLAIN), "7s 9s")
    deal = deal_in(state)
    assert deal.hands[S][-1] is card("8h")
    assert deal.hands[N][-1] is card("8d")
    assert deal.turn == S
    assert violation(state, Play(N, card("9c"))) is Violation.NOT_YOUR_TURN
    assert violation(state, Play(S, card("9c"))) is Violation.CARD_NOT_HELD


@pytest.mark.parametrize(
    ("led", "hand", "easy", "strict"),
    [
        ("Kc", "Ac Tc 7h 9d", "Ac Tc", "Ac"),
        ("Ac", "Kc Tc 7h", "Kc Tc", "Kc Tc"),
        ("Kc", "7h 9d Ah", "7h 9d Ah", "7h Ah"),
        ("Kc", "9d 8s", "9d 8s", "9d 8s"),
        ("Kh", "Ah 7h Ac", "Ah 7h", "Ah"),
        (None, "Ah 7h Ac", "Ah 7h Ac", "Ah 7h Ac"),
    ],
)
def test_11_2_the_last_five_tricks(led: str | None, hand: str, easy: str, strict: str) -> None:
    held, lies = parse_cards(hand), None if led is None else card(led)
    for option, allowed in ((False, easy), (True, strict)):
        cards = legal_cards(held, lies, Suit.HEARTS, stock=False, strict=option)
        assert cards == parse_cards(allowed)
        refused = [one for one in held if one not in cards]
        for one in refused:
            why = why_not(one, held, lies, Suit.HEARTS, stock=False, strict=option)
            assert lies is not None
            void = all(other.suit is not lies.suit for other in held)
            below = Violation.MUST_BEAT if one.suit is lies.suit else Violation.MUST_FOLLOW
            assert why is (Violation.MUST_TRUMP if void else below)
    assert legal_cards(held, lies, Suit.HEARTS, stock=True, strict=True) == held


def test_11_3_the_holder_of_the_trump_seven_robs_on_lead() -> None:
    state = start(deal_of("7h 8c Td Js 7s", "9s 8s Tc Jc 7c", "9h", "8h 8d"))
    assert violation(state, Rob(S)) is Violation.ROB_NO_SEVEN, "their lead would not help"
    robbed = apply(state, Rob(N))
    deal = deal_in(robbed)
    assert deal.hands[N] == parse_cards("8c Td Js 7s 9h")
    assert deal.turned is card("7h")
    assert deal.to_draw[-1] is card("7h")
    assert violation(robbed, Rob(N)) is Violation.ROB_NO_SEVEN
    assert violation(plays(state, "8c"), Rob(N)) is Violation.ROB_NOT_ON_LEAD
    assert violation(start(PLAIN), Rob(N)) is Violation.ROB_NO_SEVEN


def test_11_3_until_the_lead_to_the_eleventh_trick() -> None:
    for tricks in range(12):
        state = low(start(PLAIN), tricks)
        deal = deal_in(state)
        leader = deal.leader
        with_seven = replace(deal, hands=deal.hands.put(leader, (card("7h"),)))
        why = violation(replace(state, deal=with_seven), Rob(leader))
        assert why is (None if tricks <= 10 else Violation.ROB_TOO_LATE)
        other = S if leader == N else N
        with_seven = replace(deal, hands=deal.hands.put(other, (card("7h"),)))
        why = violation(replace(state, deal=with_seven), Rob(other))
        assert why is (Violation.ROB_NOT_ON_LEAD if tricks <= 10 else Violation.ROB_TOO_LATE)


@pytest.mark.parametrize(
    ("cards", "kind", "trumps", "plain"),
    [
        ("Qh Kh", Kind.MARRIAGE, 40, 20),
        ("Ah Kh Qh Jh Th", Kind.SEQUENCE, 600, 300),
        ("Kh Qh Jh Th 9h", Kind.SEQUENCE, 300, 150),
        ("8h Qh Jh Th 9h", Kind.SEQUENCE, 200, 100),
        ("8h 7h Jh Th 9h", Kind.SEQUENCE, 100, 50),
        ("Ah Kh Qh Jh", Kind.SEQUENCE, 200, 100),
        ("Kh Qh Jh Th", Kind.SEQUENCE, 160, 80),
        ("Qh Jh Th 9h", Kind.SEQUENCE, 120, 60),
        ("Jh Th 9h 8h", Kind.SEQUENCE, 80, 40),
        ("Th 9h 8h 7h", Kind.SEQUENCE, 60, 30),
        ("Ah Kh Qh", Kind.SEQUENCE, 120, 60),
        ("Kh Qh Jh", Kind.SEQUENCE, 100, 50),
        ("Qh Jh Th", Kind.SEQUENCE, 80, 40),
        ("Jh Th 9h", Kind.SEQUENCE, 60, 30),
        ("Th 9h 8h", Kind.SEQUENCE, 40, 20),
        ("9h 8h 7h", Kind.SEQUENCE, 20, 10),
        ("As Ah Ac Ad", Kind.FOUR, 150, 150),
        ("Ks Kh Kc Kd", Kind.FOUR, 100, 100),
        ("Qs Qh Qc Qd", Kind.FOUR, 80, 80),
        ("Js Jh Jc Jd", Kind.FOUR, 60, 60),
        ("Ts Th Tc Td", Kind.FOUR, 40, 40),
    ],
)
def test_11_4_what_a_meld_is_worth(cards: str, kind: Kind, trumps: int, plain: int) -> None:
    found = meld_of(parse_cards(cards))
    assert found is not None
    assert found.kind is kind
    assert found.worth(Suit.HEARTS) == trumps
    assert found.worth(Suit.CLUBS) == plain


@pytest.mark.parametrize(
    "cards", ["Kh", "Kh Qc", "Kh Jh", "Ah Kh Jh", "9s 9h 9c 9d", "8h 7h", "Ah Kh Qh Jh 9h", "Kh Kh"]
)
def test_11_4_what_is_no_meld(cards: str) -> None:
    assert meld_of(parse_cards(cards)) is None


def test_11_4_on_lead_and_before_leading() -> None:
    state = start(deal_of("Kc Qc 9d 8d 7s", "Ks Qs 9s 8s 7c", "9h"))
    assert violation(state, meld("N", "Qc Kc")) is None
    assert violation(state, meld("S", "Qs Ks")) is Violation.MELD_NOT_ON_LEAD
    assert violation(state, meld("N", "Qs Ks")) is Violation.MELD_NOT_HELD
    assert violation(state, meld("N", "9d 8d")) is Violation.MELD_NONE
    after = apply(state, meld("N", "Qc Kc"))
    assert written(after) == [(N, Reason.MELD, 20)]
    assert violation(after, meld("N", "Kc Qc")) is Violation.MELD_TWICE
    assert violation(plays(after, "Kc"), meld("N", "Kc Qc")) is Violation.MELD_TWICE
    assert violation(state, meld("S", "9s 8s")) is Violation.MELD_NONE, "also on their lead"
    assert violation(state, meld("S", "Kc Qc")) is Violation.MELD_NOT_HELD
    assert violation(plays(state, "7s"), meld("N", "Kc Qc")) is Violation.MELD_NOT_ON_LEAD
    assert violation(low(state, 16), meld("N", "Kc Qc")) is Violation.MELD_TOO_LATE


def test_11_4_a_marriage_in_the_trick_just_won() -> None:
    state = plays(start(deal_of("Kc 9d 8d 7s 8c", "Qc Ks 9s 8s 7c", "9h")), "Kc Qc")
    assert violation(state, meld("N", "Kc Qc")) is None
    assert violation(plays(state, "9d 9s"), meld("N", "Kc Qc")) is Violation.MELD_NOT_HELD
    mixed = plays(start(deal_of("Kc 9d Qd 7s 8c", "Kd Ks 9s 8s Qc", "9h")), "Kc Ks")
    assert violation(mixed, meld("N", "Qd Kd")) is Violation.MELD_NOT_HELD


def test_11_4_a_card_serves_in_one_sequence_also_in_a_marriage_and_in_one_four() -> None:
    state = start(deal_of("Kc Qc Jc Tc 9c", "Ks 9s 8s 7s 7d", "9h"))
    state = apply(state, meld("N", "Kc Qc Jc"))
    assert violation(state, meld("N", "Jc Tc 9c")) is Violation.MELD_CARD_USED
    assert violation(state, meld("N", "Kc Qc")) is None
    assert violation(state, meld("N", "Kc Qc Jc")) is Violation.MELD_CARD_USED
    state = start(deal_of("Kc Kd Kh Ks 9c", "Qs 9s 8s 7s 7d", "9h"))
    state = apply(state, meld("N", "Kc Kd Kh Ks"))
    assert written(state) == [(N, Reason.MELD, 100)]
    assert violation(state, meld("N", "Ks Kh Kd Kc")) is Violation.MELD_TWICE


def test_11_5_the_card_turned_up() -> None:
    for up, points in (("Ah", 10), ("Th", 10), ("Jh", 10), ("9h", 0), ("7h", 0)):
        state = start(deal_of("8c Kc Td Js 7s", "9s 8s Tc Jc 7c", up))
        assert sum(value for seat, _, value in written(state) if seat == S) == points


def test_11_5_five_high_cards_and_again_after_each_draw_until_one_other() -> None:
    state = start(deal_of("Ac Kc Td Js Qs", "9s 8s Tc Jc 7c", "9h", "Ts 8d Ad 8h 9c 7s"))
    state = plays(state, "Ac 9s")
    assert [r for _, r, _ in written(state)] == [Reason.HIGH, Reason.HIGH]
    state = plays(state, "Kc 8s")
    assert [r for _, r, _ in written(state)] == [Reason.HIGH] * 3
    state = plays(state, "Ad 8d")
    assert card("9c") in deal_in(state).hands[N]
    state = plays(state, "9c Tc")
    assert [r for _, r, _ in written(state)] == [Reason.HIGH] * 3


def test_11_5_a_robbed_card_ends_the_low_cards_for_good() -> None:
    state = start(deal_of("7h 8c 9d 9s 7s", "As Ks Tc Jc 8d", "Kh", "8h 8s 9c 7c"))
    low_cards = [one for one in written(state) if one[1] is Reason.LOW]
    assert low_cards == [(N, Reason.LOW, 10)]
    state = plays(apply(state, Rob(N)), "Kh 8d")
    assert all(c.rank.value in "987" for c in deal_in(state).hands[N])
    assert [one for one in written(state) if one[1] is Reason.LOW] == low_cards


def test_11_5_the_last_card_drawn_and_five_trumps() -> None:
    state = low(start(PLAIN), 11)
    eleventh = deal_in(state).tricks[-1].winner
    assert (OTHER[eleventh], Reason.LAST_DRAW, 10) in written(state)
    assert not deal_in(state).to_draw
    before = low(start(PLAIN), 10)
    deal = deal_in(before)
    leader = deal.leader
    trumps = Each(SEATS, (parse_cards("Ah Kh Qh Jh 8c"), parse_cards("9s 8s Tc Jc 7c")))
    forced = replace(before, deal=replace(deal, hands=trumps, stock=(card("Th"),)))
    state = plays(forced, "8c 7c" if leader == N else "7c 8c")
    five = all(c.suit is Suit.HEARTS for c in deal_in(state).hands[N])
    assert [s for s, r, _ in written(state) if r is Reason.ALL_TRUMPS] == [N] * five


def test_11_6_aus_counts_score_written_and_tricks_won() -> None:
    state = start(deal_of("Ac Kc 9d 8d 7s", "Tc Ks 9s 8s 7c", "9h"))
    ready = scored(plays(state, "Ac Tc"), 579, 0)
    assert results(apply(ready, Out(N)))[-1].ending is Ending.OUT
    short = scored(plays(state, "Ac Tc"), 578, 0)
    result = results(apply(short, Out(N)))[-1]
    assert (result.ending, result.by, result.score[N]) == (Ending.WRONG_OUT, S, 599)
    # Cards of an unfinished trick count for nobody; the other player may say it too.
    middle = plays(scored(plays(state, "Ac Tc"), 579, 599), "Kc")
    assert results(apply(middle, Out(S)))[-1].by is N
    assert results(apply(middle, Out(N)))[-1].by is N
    assert list(standing(apply(middle, Out(N))).score) == [0, 0]


def test_11_6_aus_after_the_sixteenth_trick_counts_the_deals_end() -> None:
    state = low(start(PLAIN), 16)
    booked, said = results(apply(state, Book()))[-1], results(apply(state, Out(N)))[-1]
    assert said.written == booked.written
    assert said.score == booked.score
    assert violation(low(start(PLAIN), 15), Book()) is Violation.BOOK_TOO_EARLY


def test_11_6_at_the_booking_the_higher_has_won_and_equals_play_one_more() -> None:
    state = low(start(PLAIN), 16)
    gained = results(apply(state, Book()))[-1].score
    for north, south, by in ((700, 650, N), (650, 700, S), (600, 10, N), (599, 10, None)):
        fixed = scored(state, north - gained[N], south - gained[S])
        assert results(apply(fixed, Book()))[-1].by is by
    tie = apply(scored(state, 640 - gained[N], 640 - gained[S]), Book())
    assert results(tie)[-1].by is None
    assert standing(tie).decider
    assert list(standing(tie).score) == [640, 640]
    more = apply(tie, Dealing(N, PACK))
    for seat in SEATS:
        assert violation(more, Out(seat)) is Violation.OUT_DECIDER
        assert not any(isinstance(action, Out) for action in legal_actions(more, seat))
    decided = apply(low(more, 16), Book())
    assert results(decided)[-1].by is not None
    assert not standing(decided).decider


def test_11_5_all_sixteen_tricks_win_the_game() -> None:
    state = low(start(PLAIN), 15)
    deal = deal_in(state)
    tricks = tuple(replace(trick, winner=N) for trick in deal.tricks)
    swept = replace(deal, tricks=tricks, leader=N)
    hands = Each(SEATS, (parse_cards("Ah"), parse_cards("7c")))
    forced = scored(replace(state, deal=replace(swept, hands=hands)), 0, 590)
    over = apply(plays(forced, "Ah 7c"), Book())
    result = results(over)[-1]
    assert (result.ending, result.by) == (Ending.ALL_TRICKS, N)
    reasons = [one.reason for one in result.written]
    assert Reason.ALL_TRICKS in reasons
    assert Reason.MOST_TRICKS not in reasons


def test_11_7_games_that_win_a_match() -> None:
    for games in (1, 3, 5):
        state = reduce(apply, random_journal(RuleSet(games), 5), new(RuleSet(games)))
        assert winner(state) is not None
        assert max(state.scores) == games
        assert violation(state, Dealing(N, PACK)) is Violation.MATCH_OVER
    assert OPTIONS.ruleset("briscon") == RuleSet(1)
    for options in ({"games": "2"}, {"strict": "perhaps"}, {"target": "1"}):
        with pytest.raises(ValueError, match=r"games|option|strict"):
            OPTIONS.ruleset("briscon", options)


def test_11_8_what_each_knows() -> None:
    state = start(deal_of("7h Kc Qc Js 7s", "9s 8s Tc Jc 7c", "9h", "8h 8d"))
    state = apply(apply(state, Rob(N)), meld("N", "Kc Qc"))
    seen = view(state, S).deal
    assert seen is not None
    assert set(seen.known[N]) == set(parse_cards("9h Kc Qc"))
    assert seen.known[S] == ()
    assert seen.hand == deal_in(state).hands[S]
    assert seen.turned is card("7h")
    assert seen.order == ()
    later = view(low(state, 11), S).deal
    assert later is not None
    assert later.turned is None
    last = OTHER[deal_in(low(state, 11)).tricks[-1].winner]
    assert card("7h") in later.known[last]
    counting = view(low(state, 16), None)
    assert counting.deal is not None
    assert counting.deal.result is None
    assert all(one.reason is not Reason.LAST_TRICK for one in counting.deal.written)
