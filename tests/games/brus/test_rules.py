"""Brus as tables know games, and what it adds to statistics."""

from __future__ import annotations

from collections import Counter

import pytest

from gamekit.api.rules import Next
from gamekit.cards.cards import Card
from games.brus.cards import OTHER, SEATS, TEAM, after
from games.brus.counts import COUNTS
from games.brus.rules import RULES, Dare, RuleSet, Run, Take, Turn, Violation, view
from games.cardgame.actions import Dealing
from games.cardgame.deal import Match
from tests.games.brus.rules.matches import (
    apply,
    deal_of,
    hand_of,
    new,
    plays,
    random_journal,
    results,
    standing,
    start,
    winner,
)
from tests.games.brus.rules.test_rules import STOCK, TURNING, low, turned, turning

N, E, S, W = SEATS


def test_seats_go_clockwise_and_the_dealers_right_cuts() -> None:
    assert RULES.seats == ("N", "E", "S", "W")
    assert RULES.partners == (("N", "S"), ("E", "W"))
    state = RULES.start("brus", {})
    assert RULES.next(state) == Next("deal", None, 1)
    deal = RULES.deal(state, bytes(32), 9)
    assert isinstance(deal, Dealing)
    assert RULES.actor(deal) is None
    state = apply(state, deal)
    first = RULES.next(state)
    assert (first.seat, first.lead, first.others) == (after(deal.dealer), first.seat, ())
    while not state.closed:
        state = low(state)
    assert RULES.next(state) == Next("deal", deal.dealer, 2), "the new dealer's right cuts"


def test_a_turned_card_waits_for_either_of_the_others() -> None:
    asked = RULES.next(turned("Kh"))
    assert (asked.awaits, asked.seat, asked.others, asked.calls) == ("turn", "S", ("N",), ())
    for seat in (N, S):
        assert RULES.is_move(Run(seat))
        legal = RULES.legal_actions(turned("Kh"), seat)
        assert legal == (Take(seat), Run(seat))
    assert not RULES.legal_actions(turned("Kh"), "W")


@pytest.mark.parametrize(("card", "calls"), [("Kh", ("E",)), ("Qs", ())])
def test_who_turned_brus_is_given_time_to_dare_it(card: str, calls: tuple[str, ...]) -> None:
    taken = apply(turned(card), Take(N))
    assert (RULES.next(taken).seat, RULES.next(taken).calls) == ("S", calls)
    assert not RULES.is_move(Dare(E))
    if calls:
        assert RULES.next(apply(taken, Dare(E))).calls == ()


def test_the_table_waits_for_a_dare_whatever_its_player_holds() -> None:
    deal = deal_of("N", STOCK.replace("9d", "Jc"), **TURNING)
    state = plays(start(deal), "Qc 9h 8d 8c Ts Td Kc 9s 9c Tc Th Ks")
    taken = apply(apply(state, Turn(E, Card.parse("Kh"))), Take(N))
    assert RULES.violation(taken, Dare(E)) is Violation.DARE_NOTHING_HIGHER
    assert RULES.next(taken).calls == ("E",), "else the others would learn that Spitz is held"


def test_a_turned_card_is_exchanged_like_other_hidden_ones() -> None:
    down = {hand_of(one).down for one in RULES.hidden(turned("Kh"), "S")}
    assert len(down) > 2
    assert not list(RULES.hidden(apply(turned("Kh"), Run(S)), "S"))


def counted(rules: RuleSet, seed: int) -> tuple[Counter[tuple[str, str]], Match]:
    """All counts of a random match."""
    found: Counter[tuple[str, str]] = Counter()
    state = new(rules)
    for action in random_journal(rules, seed):
        then = apply(state, action)
        for seat, name, amount in RULES.tally(state, action, then):
            found[seat, name] += amount
        state = then
    return found, state


@pytest.mark.parametrize("seed", range(12))
def test_what_is_counted_is_what_the_match_came_to(seed: int) -> None:
    found, state = counted(RuleSet(2), seed)
    assert {name for _, name in found} <= {count.name for count in COUNTS.counts}
    over = [result for result in results(state) if result.game_over]
    for seat in SEATS:
        team, other = TEAM[seat], OTHER[TEAM[seat]]
        assert found[seat, "hands"] == len(results(state))
        assert found[seat, "hands_won"] == sum(one.by == team for one in results(state))
        assert found[seat, "games_won"] == view(state, None).games[team]
        assert found[seat, "games"] == len(over)
        drawn = [one for one in over if one.by == other]
        assert found[seat, "keulen_taken"] == sum(one.keule for one in drawn)
        assert found[seat, "brillen_taken"] == sum(not one.keule for one in drawn)
        wiped = sum(
            (one.wiped if one.by == team else 0) + one.dares[team] for one in results(state)
        )
        assert found[seat, "strokes_wiped"] == wiped
        # A match ends with a hand, so that no game is open: what stood counts as not wiped.
        ends = [one.strokes[team] for one in over]
        assert wiped == sum(6 - standing for standing in ends)
        assert found[seat, "strokes_lost"] == found[after(seat), "strokes_wiped"]
        assert found[seat, "dares"] >= found[seat, "dares_won"] + found[seat, "dares_beaten"]
    tricks = sum(found[seat, "tricks"] for seat in SEATS)
    assert tricks == sum(sum(result.tricks) for result in results(state))


def test_jannen_and_kehren() -> None:
    turn = Turn(E, Card.parse("Kh"))
    assert list(RULES.tally(turning(), turn, apply(turning(), turn))) == [(E, "kehren", 1)]
    made = told = 0
    for seed in range(40):
        found, state = counted(RuleSet(), seed)
        won = [one for one in results(state) if one.by is not None and one.tricks[one.by] == 5]
        made += sum(0 in one.tricks for one in won)
        told += found[N, "jannen"] + found[E, "jannen"]
    assert made == told > 0


def test_who_won_has_more_games() -> None:
    _, state = counted(RuleSet(2), 3)
    result = RULES.result(state)
    assert result is not None
    assert {result.score[seat] for seat in result.winners} == {2}
    assert all(result.score[seat] < 2 for seat in result.losers)
    assert RULES.result(standing(turning(), ns=1)) is None
    assert {TEAM[seat] for seat in result.winners} == {winner(state)}
