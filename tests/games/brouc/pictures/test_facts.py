"""Slate and recap show what the engine booked."""

from __future__ import annotations

from itertools import islice

import pytest

from brouc.result import Ending
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import TEAMS, Team
from brouc.slate import OUT, unit
from brouc.view import view
from gamekit.cards.seats import Each
from games.brouc.pictures.recap import left, lines, plays
from games.brouc.pictures.replay import after
from games.brouc.pictures.slate import columns, order
from tests.games.brouc.pictures.states import WON, speech, told, walk

RULES = [RuleSet(), ruleset("homme-de-brou")]


def test_4_2_nous_is_the_viewers_team_on_the_right() -> None:
    for team in Team:
        assert order(team) == (team.other, team)
    assert order(None) == (Team.NS, Team.EW)


@pytest.mark.parametrize("rules", RULES, ids=["brouc", "1802"])
def test_columns_hold_the_slate(rules: RuleSet) -> None:
    for state in islice(walk(21, rules), 900):
        shown = view(state, None)
        for column in columns(shown, Team.NS, speech("fr")):
            marked = column.team.other if rules.ancient else column.team
            assert column.coches == shown.coches[marked]
            assert 0 <= column.new <= column.coches
            if column.now is not None:
                assert column.now == shown.slate[column.team]
            else:
                assert shown.results[-1].game_over


@pytest.mark.parametrize("rules", RULES, ids=["brouc", "1802"])
def test_4_1_5_1_the_lines_add_up_to_what_was_written(rules: RuleSet) -> None:
    endings = set()
    for seed in range(6):
        for state in walk(seed, rules):
            if state.running or state.deal is None:
                continue
            shown, result = view(state, None), state.results[-1]
            endings.add(result.ending)
            sums = {
                line.key.removeprefix("picture-sum-"): Each(TEAMS, tuple(line.values))
                for line in lines(shown, result)
            }
            for team in Team:
                parts = sum(
                    sums[key][team] for key in ("declared", "carried", "table-won") if key in sums
                ) - (sums["table-lost"][team] if "table-lost" in sums else 0)
                if result.ending is Ending.COUNTED:
                    total = sums["rounded"][team] + parts
                    assert sums["written"][team] * unit(rules) == total
                    before = state.deal.dealt.slate[team]
                    assert before + sums["written"][team] == result.slate[team]
                elif result.ending in (Ending.DEHORS, Ending.WRONG_DEHORS):
                    start = sums["before-full" if rules.ancient else "before"][team]
                    total = start + sums["cards"][team] + parts
                    assert sums["total"][team] == total
                    if result.caller is not None and result.caller.team is team:
                        assert (total >= OUT) == (result.ending is Ending.DEHORS)
    assert {Ending.COUNTED, Ending.WRONG_DEHORS} <= endings


def test_a_replay_goes_through_every_card() -> None:
    state = next(s for s in walk(21) if s.results and s.deal and len(s.deal.tricks) == 8)
    shown = view(state, None)
    assert shown.deal is not None
    cards = plays(shown.deal)
    assert len({card for _, card in cards}) == 32
    for step in range(33):
        then = after(shown, step).deal
        assert then is not None
        lying = [card for won in then.tricks for card in won.cards]
        assert (*lying, *then.trick.cards) == tuple(card for _, card in cards[:step])
        assert then.turn is (cards[step][0] if step < 32 else None)


def test_a_deal_cut_short_shows_the_cards_still_held() -> None:
    deal = view(WON, None).deal
    assert deal is not None
    held = left(deal)
    assert sum(map(len, held.values())) == 32 - len(plays(deal)) > 0
    recap = told("recap", view(WON, None))
    assert all(speech("fr").card(card) in recap for cards in held.values() for card in cards)
