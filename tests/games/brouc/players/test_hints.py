"""Reasons of hints, compared with the position as the engine has it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from brouc.actions import Declare, Play
from brouc.cards import PACK, Card, points_of
from brouc.ruleset import RuleSet
from brouc.tricks import marriages
from brouc.view import DealView, View, view
from gamekit.api.players import never
from gamekit.search.search import outcome
from games.brouc.players import hints
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.hints import Reasons
from games.brouc.players.known import Known, knowledge_of
from games.brouc.players.thinker import EFFORTS, imagine, match_stakes, policy, think
from games.own_engine.thinking import Thought
from tests.games.brouc.players.helpers import dealt, random_walk


def questions(seed: int) -> list[tuple[View, Known]]:
    """Knowledge of the seats on turn in a deal played at random."""
    rng = Random(seed)
    states = random_walk(rng, dealt(rng, RuleSet()))
    turns = [(state, state.deal.turn) for state in states if state.deal is not None]
    views = [view(state, seat) for state, seat in turns if seat is not None]
    return [(seen, knowledge_of(seen)) for seen in views]


def holds(code: str, seen: View, deal: DealView, card: Card, figures: dict[str, float]) -> bool:
    """Whether the sentence of a reason is true of the table."""
    assert seen.seat is not None
    legal = [action.card for action in seen.legal if isinstance(action, Play)]
    points = [points_of((one,)) for one in legal]
    lying = [one for _, one in deal.trick.plays()]
    gone = {*deal.hand, *lying, *(one for won in deal.tricks for one in won.trick.cards)}
    unseen = [one for one in PACK if one not in gone]
    unbeaten = [
        own
        for own in deal.hand
        if not any(one.suit is own.suit and one.index < own.index for one in unseen)
    ]
    first = deal.trick.winner(deal.trump) if lying else None
    match code:
        case "gives-least":
            return figures["trick"] < 0.5 and points_of((card,)) == min(points)
        case "feeds-partner":
            partners = first is seen.seat.partner and figures["trick"] >= 0.6
            return partners and points_of((card,)) == max(points) > 0
        case "draws-trumps":
            others = any(one.suit is deal.trump for one in unseen)
            return others and any(one.suit is not deal.trump for one in unbeaten)
        case "leads-winner":
            return card in unbeaten
        case "ruffs":
            return card.suit is deal.trump is not lying[0].suit and points_of(tuple(lying)) > 0
        case "takes-trick":
            return figures["trick"] >= 0.6 and points_of(tuple(lying)) > 0
        case "table-marriage":
            return any(card.suit is one.suit for one in marriages((*lying, card)))
        case "keeps-marriage":
            said = [entry.said for entry in deal.spoken if isinstance(entry.said, Declare)]
            kept = any(card.suit is one.suit for one in marriages(deal.hand))
            return kept and (seen.seat, card.suit) not in [(one.seat, one.suit) for one in said]
        case _:
            return True


def test_every_reason_is_true_of_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "WORLDS", 8)
    found = set()
    for seed in range(3):
        for seen, known in questions(seed):
            assert seen.deal is not None
            for action in seen.legal:
                if not isinstance(action, Play):
                    continue
                thought = Thought(action.card.index)
                code, figures = Reasons(known, thought, seed).of(action.card.index)
                assert holds(code, seen, seen.deal, action.card, figures), (code, action, figures)
                found.add(code)
    assert found >= {*hints.REASONS} - {"dehors", "declare", "mark", "announce"}


def test_a_trick_and_the_rest_make_up_the_lead_of_a_card_played_out() -> None:
    for seen, known in questions(5)[::3]:
        cards = [action.card.index for action in seen.legal if isinstance(action, Play)]
        sign = 1 if known.me & 1 == 0 else -1
        before = sign * (known.at.net(0) - known.at.net(1))
        for world in imagine(known, EFFORTS["expert"], Random(1), never)[0][:2]:
            for card in cards:
                line = hints._played_out(known, card, world)
                worth = sign * outcome(known.at, world, card, policy(), Stakes())
                assert line.trick + line.rest == (worth - before) / 2
                assert 0 <= line.points <= 44


def test_a_hint_compares_its_card_with_every_other_in_the_worlds_of_its_search() -> None:
    for seen, known in questions(5)[::3]:
        effort = replace(EFFORTS["master"], worlds=60, iterations=160, growth=1.0)
        thought = think(known, effort, match_stakes(known), 2, evenly=True)
        found = Reasons(known, thought, 2)
        rivals = found.rivals(lambda card: str(PACK[card]))
        assert all(rival.error >= 0 for rival in rivals.values())
        cards = {str(action.card) for action in seen.legal if isinstance(action, Play)}
        assert rivals.keys() < cards
        if thought.tallies:
            trials = {len(tally.values) for tally in thought.tallies}
            assert len(trials) == 1, "every card in the same worlds"
            assert thought.move == max(thought.tallies, key=lambda tally: sum(tally.values)).move


def test_no_match_begins_with_a_better_chance_for_fewer_points() -> None:
    """With clean slates the search plays for points: none of its cards costs any."""
    for _, known in questions(6)[::4]:
        effort = replace(EFFORTS["master"], worlds=60, iterations=160, growth=1.0)
        thought = think(known, effort, match_stakes(known), 3, evenly=True)
        rivals = Reasons(known, thought, 3).rivals(lambda card: str(PACK[card]))
        assert all(one.loss >= -2 * one.error for one in rivals.values())
