"""Briscon as tables know it: what is awaited, what is hidden, what is counted."""

from __future__ import annotations

from collections import Counter

import pytest

from gamekit.cards.cards import PACK
from games.briscon.cards import SEATS
from games.briscon.rules import RULES, Meld, Out, Rob, RuleSet
from games.cardgame.actions import Book, Play
from games.cardgame.deal import Match
from tests.games.briscon.rules.matches import (
    apply,
    deal_of,
    legal_actions,
    meld,
    random_journal,
    results,
    scored,
    start,
)

HANDS = ("Kh Qh Ac 9c 7d", "Ad Td 9d 8d 8c")


def played_out(state: Match) -> Match:
    """Sixteen tricks, the first legal card each time."""
    while state.deal is not None and state.deal.turn is not None:
        legal = legal_actions(state, state.deal.turn)
        state = apply(state, next(one for one in legal if isinstance(one, Play)))
    return state


def test_11_1_who_does_not_deal_cuts_and_leads() -> None:
    state = RULES.start("briscon", {})
    assert (RULES.next(state).awaits, RULES.next(state).seat) == ("deal", None)
    state = start(deal_of(*HANDS, up="Ks", dealer="S"))
    assert (RULES.next(state).awaits, RULES.next(state).seat) == ("turn", "N")
    over = apply(played_out(state), Book())
    assert over.deal is not None
    assert RULES.next(over).seat == "S", "North deals next, South cuts"
    assert RULES.next(over).deal == 2


def test_11_6_after_sixteen_tricks_the_booking_is_awaited_and_aus_may_still_be_said() -> None:
    state = played_out(start(deal_of(*HANDS, up="Ks")))
    assert RULES.next(state).awaits == "booking"
    assert {RULES.encode(a) for a in RULES.legal_actions(state, "N")} == {"out N"}
    assert RULES.encode(RULES.book(state)) == "book"
    over = apply(state, Out("N"))
    assert RULES.next(over).awaits == "nothing"
    result = RULES.result(over)
    assert result is not None
    assert (result.winners, result.losers, dict(result.score)) == (("S",), ("N",), {"N": 0, "S": 1})


def test_11_2_a_meld_or_an_aus_is_no_move_and_a_meld_may_be_named_in_any_order() -> None:
    assert RULES.is_move(RULES.decode("play N Kh"))
    for text in ("meld N Kh Qh", "rob N", "out N", "book"):
        assert not RULES.is_move(RULES.decode(text))
    state = start(deal_of(*HANDS, up="Ks"))
    for text in ("meld N Kh Qh", "meld N Qh Kh"):
        action = RULES.decode(text)
        assert isinstance(action, Meld)
        assert RULES.violation(state, action) is None


def test_11_8_what_may_be_exchanged_is_what_was_never_shown() -> None:
    state = start(deal_of(*HANDS, up="Ks", stock="Ah Js"))
    state = apply(state, meld("N", "Kh Qh"))
    assert state.deal is not None
    south = {card.text for card in state.deal.hands["S"]}
    shown = {card.text for card in state.deal.hands["N"][:2]}
    assert shown == {"Kh", "Qh"}
    for seat, kept in (("N", set[str]()), ("S", south | shown), (None, shown)):
        moved = set()
        for other in RULES.hidden(state, seat):
            assert RULES.view(other, seat) == RULES.view(state, seat)
            assert Counter(RULES.pieces(other)) == Counter(PACK)
            assert other.deal is not None
            pairs = zip(state.cards, other.cards, strict=True)
            moved |= {one.text for one, two in pairs if one is not two}
        assert "Ks" not in moved, "it lies below the stock for all to see"
        assert not moved & kept
        assert {"Ah", "Js"} <= moved, "the stock"
        if seat != "S":
            assert south <= moved


def test_what_is_counted_adds_up_and_says_nothing_of_card_points_before_the_end() -> None:
    for seed in range(6):
        state = RULES.start("briscon", {"games": "3"})
        counted: Counter[tuple[str, str]] = Counter()
        best: Counter[str] = Counter()
        won: Counter[str] = Counter()
        journal = random_journal(RuleSet(games=3), seed, outs=0.002)
        for action in journal:
            after = RULES.accept(state, action)
            for seat, name, amount in RULES.tally(state, action, after):
                if name in ("points", "deals"):
                    assert len(results(after)) > len(results(state))
                if name == "best_meld":
                    best[seat] = max(best[seat], amount)
                counted[seat, name] += amount
            if after.deal is not None and len(results(after)) > len(results(state)):
                won.update(trick.winner for trick in after.deal.tricks)
            state = after
        for seat in ("N", "S"):
            assert counted[seat, "deals"] == len(results(state))
            assert counted[seat, "tricks"] == won[seat]
            for kind, name in ((Meld, "melds"), (Rob, "robbed")):
                done = [one.seat for one in journal if isinstance(one, kind)]
                assert counted[seat, name] == done.count(seat)
            assert counted[seat, "games_won"] == state.scores[state.side(seat)]
            assert counted[seat, "games"] == sum(state.scores)
            assert counted[seat, "points"] >= best[seat] >= 0
        said = [one for one in results(state) if one.said_by is not None]
        total = sum(counted[seat, name] for seat in "NS" for name in ("outs_right", "outs_wrong"))
        assert total == len(said)
        right = [one.score[one.by] for one in said if one.by is not None and one.by == one.said_by]
        assert sum(counted[seat, "outs_exact"] for seat in "NS") == right.count(600)


@pytest.mark.parametrize(
    ("score", "names"),
    [(599, {"outs_wrong"}), (600, {"outs_right", "outs_exact"}), (601, {"outs_right"})],
)
def test_11_6_a_right_call_at_exactly_600_is_counted_too(score: int, names: set[str]) -> None:
    state = start(deal_of(*HANDS, up="Ks"))
    assert state.deal is not None
    state = scored(state, score, score)
    told = RULES.tally(state, Out("N"), apply(state, Out("N")))
    assert {name for _, name, _ in told if name.startswith("outs")} == names


def test_11_6_points_of_a_deal_are_what_it_added_even_where_a_decider_follows() -> None:
    state = start(deal_of(*HANDS, up="Ks"))
    assert state.deal is not None
    state = scored(state, 600, 600, decider=True)
    before = played_out(state)
    after = apply(before, Book())
    counts = RULES.tally(before, Book(), after)
    told = {seat: amount for seat, name, amount in counts if name == "points"}
    assert {seat: results(after)[-1].score[seat] - 600 for seat in SEATS} == told
