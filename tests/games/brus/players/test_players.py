"""The levels: legal, repeatable, blind to what is hidden, and obedient to a stop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gamekit.api.players import Stop
from games.brus import computers as api
from games.brus.computers import COMPUTERS, REASONS
from games.brus.engine.match import MatchState, RuleSet, apply, violation
from games.brus.engine.seats import SEATS, Seat
from games.brus.engine.view import View, view
from games.brus.players.core import COMPILED
from games.brus.players.core.kernel import SCALE, BrusPosition, GameStakes
from games.brus.players.core.policy import SIZE, BrusPolicy
from games.brus.players.known import knowledge_of
from games.brus.players.thinker import chances, policy
from games.brus.words import say
from i18n import LANGUAGES
from tests.games.brus.players.hands import dealt, exchanged, walk
from tests.games.stops import LONGEST, Steps
from tools.lab.brus.hands import random_hand, random_tableau
from tools.lab.brus.opponents import OTHERS, other


def never() -> bool:
    return False


def turns(seed: int, hands: int, share: float) -> Iterator[tuple[MatchState, Seat, View]]:
    """Some decisions of hands played at random."""
    rng = Random(seed)
    for _ in range(hands):
        for state in walk(rng, dealt(rng)):
            for seat in SEATS:
                seen = view(state, seat)
                if seen.legal and rng.random() < share:
                    yield state, seat, seen


def decide(seen: View, level: str, seed: int, stop: Stop = never) -> object:
    return api.choose(seen, level, seed, stop) or api.speak(seen, level, seed, stop)


@pytest.mark.parametrize("level", api.LEVELS)
def test_answers_are_legal_and_repeatable(level: str) -> None:
    for state, seat, seen in turns(51, 2, 0.4):
        action = api.choose(seen, level, 5)
        said = api.speak(seen, level, 5)
        if action is not None:
            assert violation(state, action) is None
            assert api.choose(seen, level, 5) == action
        else:
            assert said is not None or level is not None
        if said is not None:
            assert violation(state, said) is None
        assert all(one is None or one.seat is seat for one in (action, said))  # type: ignore[union-attr]


@pytest.mark.parametrize("level", api.LEVELS)
def test_hidden_cards_change_no_answer(level: str) -> None:
    rng = Random(52)
    for state, seat, seen in turns(53, 2, 0.25):
        other = view(exchanged(rng, state, seat), seat)
        assert decide(other, level, 3) == decide(seen, level, 3)


def test_hidden_cards_change_no_hint() -> None:
    rng = Random(54)
    for state, seat, seen in turns(55, 1, 0.25):
        other = view(exchanged(rng, state, seat), seat)
        assert COMPUTERS.hint(other, 3, never) == COMPUTERS.hint(seen, 3, never)


@pytest.mark.parametrize("comes", [0, 1, 30, 150, 250])
def test_whenever_a_stop_comes_the_answer_is_legal(comes: int) -> None:
    for state, _, seen in turns(56, 2, 0.2):
        action = api.choose(seen, "master", 2, Steps(comes))
        assert action is None or violation(state, action) is None


@pytest.mark.skipif(COMPILED, reason="the steps of compiled code cannot be counted")
def test_a_stop_is_asked_for_at_least_every_10_ms() -> None:
    policy()
    chances()
    for _, _, seen in turns(61, 1, 0.3):
        assert Steps().watch(lambda stop, seen=seen: decide(seen, "master", 1, stop)) < LONGEST  # type: ignore[misc]
        assert Steps().watch(lambda stop, seen=seen: COMPUTERS.hint(seen, 1, stop)) < LONGEST  # type: ignore[misc]


def test_a_hint_has_a_sentence_in_every_language() -> None:
    for _, _, seen in turns(57, 2, 0.2):
        hint = COMPUTERS.hint(seen, 1, Steps(300))
        if hint is not None:
            assert hint.key.removeprefix("hint-") in REASONS
    for language in LANGUAGES:
        for code in REASONS:
            told = say(language, f"hint-{code}", what="X", trick=61, hand=47)
            assert "X" in told


def test_others_play_legally() -> None:
    for name in OTHERS:
        rival = other(name)
        for state, _, seen in turns(58, 1, 0.3):
            action = rival.speak(seen, 1) or rival.choose(seen, 1)
            assert action is None or violation(state, action) is None
    with pytest.raises(ValueError, match="unknown"):
        other("pimc-0")


def test_an_unknown_level_and_a_finished_hand_are_refused() -> None:
    state = dealt(Random(1))
    seen = view(state, SEATS[0])
    with pytest.raises(ValueError, match="level"):
        api.choose(seen, "grandmaster", 1)
    with pytest.raises(ValueError, match="running"):
        knowledge_of(view(MatchState(RuleSet()), SEATS[0]))
    assert COMPUTERS.hint(view(state, None), 1, never) is None


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
        if state.hand is None or state.hand.asked is None or seen.hand is None:
            continue
        asked = state.hand.asked
        due = 1 + state.hand.stanti + sum(one.taken for one in state.hand.kehren)
        if state.strokes[asked.seat.team] <= due and asked.seat.team is not seen.seat.team:  # type: ignore[union-attr]
            for level in ("beginner", "club", "master"):
                action = api.choose(seen, level, 1)
                assert action is not None
                assert apply(state, action).running, level


def test_the_policy_is_trained() -> None:
    assert sum(1 for weight in policy().weights if weight) > 1000
