"""The levels: legal, repeatable, blind to what is hidden, and obedient to a stop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.brus import computers
from games.brus.cards import OTHER, SEATS, TEAM
from games.brus.computers import COMPUTERS, explain, reasons, wins
from games.brus.players.core.kernel import (
    BLANK,
    DARED,
    SCALE,
    SEVEN,
    STATES,
    TAKE,
    BrusPosition,
    GameStakes,
)
from games.brus.players.core.kernel import state as number_of
from games.brus.players.core.policy import SIZE, BrusPolicy
from games.brus.players.known import knowledge_of
from games.brus.players.thinker import chances, policy
from games.brus.rules import BrusView, Run, view
from games.brus.speech import say
from games.cardgame.deal import Match
from i18n import LANGUAGES
from tests.games.brus.players.hands import dealt, walk
from tests.games.brus.rules.matches import apply, hand_of, new, strokes, violation
from tools.lab.brus.hands import random_hand, random_tableau
from tools.lab.brus.ladder import even, ladder
from tools.lab.brus.opponents import OTHERS, other
from tools.lab.brus.policy import imitate, train_round
from tools.lab.learner import Learner, Round


def turns(seed: int, hands: int, share: float) -> Iterator[tuple[Match, str, BrusView]]:
    """Some decisions of hands played at random."""
    rng = Random(seed)
    for _ in range(hands):
        for state in walk(rng, dealt(rng)):
            for seat in SEATS:
                seen = view(state, seat)
                if seen.legal and rng.random() < share:
                    yield state, seat, seen


def test_a_hint_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        for code in reasons(knowledge_of(view(dealt(Random(1)), SEATS[0])).at, 0):
            assert "X" in say(language, f"hint-{code}", what="X", trick=61, hand=47, runs=12)


def test_every_reason_is_true_of_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "WORLDS", 8)
    found = set()
    for state, seat, seen in turns(60, 14, 0.4):
        known = knowledge_of(seen)
        at = known.at
        if at.turn != known.me:
            continue
        high = [one for one in at.moves() if one < BLANK and wins(at, one)]
        for move in at.moves():
            code, of = explain(known, move, 1)
            found.add(code)
            match code:
                case "runs" | "takes-up":
                    assert of == explain(known, TAKE, 1)[1]
                    assert code == "runs" or of["hand"]
                case "must-take-up":
                    ran = apply(state, Run(seat))
                    assert strokes(ran)[OTHER[TEAM[seat]]] == 6 or ran.closed
                case "dares":
                    assert of["trick"] >= 50
                case "turns" | "turns-away":
                    assert of["hand"] >= 50 or 50 > of["runs"] >= 10
                case "partner-has-it":
                    assert at.winner == known.me ^ 2
                    assert of["trick"] >= 50
                case "takes-trick" | "tries-trick":
                    assert move in high or move >= DARED
                case "keeps-higher":
                    assert high
                    assert move not in high
                case "throws-away":
                    assert not high
                case "leads-low":
                    assert move != min(at.moves()) or move >= SEVEN
                case "leads-high" | "leads-out":
                    assert move == min(at.moves())
    codes = {*reasons(at, 0)}
    assert found == codes, codes - found


def test_others_play_legally() -> None:
    for name in OTHERS:
        rival = other(name)
        for state, _, seen in turns(58, 1, 0.3):
            action = rival.speak(seen, 1) or rival.choose(seen, 1)
            assert action is None or violation(state, action) is None
    with pytest.raises(ValueError, match="unknown"):
        other("unknown")


def test_an_unknown_level_and_a_finished_hand_are_refused() -> None:
    state = dealt(Random(1))
    seen = view(state, SEATS[0])
    with pytest.raises(ValueError, match="level"):
        COMPUTERS.choose(seen, "grandmaster", 1)
    with pytest.raises(ValueError, match="running"):
        knowledge_of(view(new(), SEATS[0]))


def test_scores_are_the_sums_of_their_features() -> None:
    rng = Random(59)
    mind = BrusPolicy([rng.uniform(-9, 9) for _ in range(SIZE)])
    for _ in range(30):
        at = random_hand(rng, *random_tableau(rng))
        while not at.over():
            scored = mind.scores(at)
            assert [move for move, _ in scored] == at.moves()
            if len(scored) > 1:
                for move, score in scored:
                    told = sum(mind.weights[i] for i in mind.features(at, move))
                    assert score == pytest.approx(told)
            at.play(rng.choice(at.moves()))


def test_what_stands_is_worth_a_chance_to_win_the_game() -> None:
    stakes = GameStakes(list(chances()), next_lead=1)
    at = BrusPosition()
    assert 400 < stakes.value(at) < 600
    even = stakes.value(at)
    at.strokes0 = 2
    assert stakes.value(at) > even + 150
    at.strokes0 = 0
    assert stakes.value(at) == SCALE
    at.strokes0, at.strokes1 = 3, 0
    assert stakes.value(at) == 0.0


def test_nobody_runs_where_running_loses_the_game() -> None:
    """With one stroke standing to them, whatever the cards, playing on can only be better."""
    for state, _, seen in turns(60, 25, 1.0):
        hand, asked = hand_of(state), seen.asked
        if asked is None or seen.seat is None:
            continue
        team = TEAM[asked.seat]
        if hand.left[team] <= hand.worth and team != TEAM[seen.seat]:
            for level in ("beginner", "club", "master"):
                action = COMPUTERS.choose(seen, level, 1)
                assert action is not None
                assert not apply(state, action).closed, level


def test_the_policy_is_trained_by_rounds_that_learn_and_are_repeatable() -> None:
    assert sum(1 for weight in policy().weights if weight) > 1000
    way = Round(40, 0.01, fit=1.0, climb=1.0, steady=9)
    one, two = (train_round([0.0] * SIZE, even(), way, 5) for _ in range(2))
    assert one == two
    assert sum(1 for weight in one if weight) > 300


def test_choices_of_a_search_are_learned() -> None:
    one, two = (imitate(list(policy().weights), 1, 5) for _ in range(2))
    assert one == two
    learner = Learner([0.0] * 3, Round(1, 0.1), 25.0, doubt=0)
    for _ in range(20):
        learner.imitate([[0, 2], [1, 2]], 1)
    low, high, both = learner.weights
    assert low < 0.0 < high
    assert abs(both) < 1e-9


def test_fewer_strokes_are_a_better_chance() -> None:
    chances = ladder(BrusPolicy([0.0] * SIZE), 4, 6)
    assert len(chances) == STATES
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert chances[number_of(1, 6, 0)] > chances[number_of(6, 1, 0)]
