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
from games.brouc.players.known import Known, knowledge_of
from games.brouc.players.thinker import EFFORTS, imagine, policy, seeded
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
        case _ if code in hints.PARTS:
            return figures["more"] >= 0.5 and figures["gain"] >= 0.5
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
                code, figures = hints.explain(known, Thought(action.card.index), seed)
                assert holds(code, seen, seen.deal, action.card, figures), (code, action, figures)
                found.add(code)
    assert found >= {*hints.REASONS} - {"dehors", "declare", "mark", "announce"}


def test_the_parts_of_a_lead_make_it_up() -> None:
    for seen, known in questions(5)[::3]:
        cards = [action.card.index for action in seen.legal if isinstance(action, Play)]
        for world in imagine(known, EFFORTS["expert"], Random(1), never)[0][:2]:
            parts = [hints._played_out(known, card, world)[1] for card in cards]
            for trick, own, theirs, later, *brought in parts:
                assert brought[0::3] == [trick / 2, later / 2], "won from the others"
                assert own / 2 <= brought[1] <= own
                assert theirs <= brought[2] <= theirs / 2
            leads = [sum(part[:4]) for part in parts]
            sign = 1 if known.me & 1 == 0 else -1
            worths = [sign * outcome(known.at, world, card, policy(), Stakes()) for card in cards]
            shifts = {round(one - two, 6) for one, two in zip(leads, worths, strict=True)}
            assert len(shifts) == 1


def test_a_gain_is_half_of_the_lead_beyond_the_next_best_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "WORLDS", 40)
    effort, gains = replace(EFFORTS["master"], worlds=40), []
    for _, known in questions(5)[::3]:
        worlds, weights = imagine(known, effort, seeded(known, 2, 3), never)
        sign = 1 if known.me & 1 == 0 else -1
        worths = {}
        for card, _ in policy().scores(known.at):
            values = [sign * outcome(known.at, world, card, policy(), Stakes()) for world in worlds]
            pairs = zip(weights, values, strict=True)
            worths[card] = sum(weight * value for weight, value in pairs) / sum(weights)
        best, *others = sorted(worths, key=lambda card: -worths[card])
        if others:
            gains.append(hints.explain(known, Thought(best), 2)[1]["gain"])
            # Very unlikely worlds are left out by the search.
            half = (worths[best] - worths[others[0]]) / 2
            assert gains[-1] == pytest.approx(half, rel=0.1, abs=0.3)
    assert max(gains) > 5
