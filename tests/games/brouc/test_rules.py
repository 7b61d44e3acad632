"""The engine's door for an application that knows no rule."""

import random
from functools import reduce

import pytest

from brouc.actions import Action
from brouc.match import MatchState, apply
from brouc.view import View
from brouc.violations import IllegalActionError
from gamekit.api.rules import Next, Rules
from games.brouc.rules import BROUC


def play_out(preset: str, options: dict[str, str], seed: int) -> list[str]:
    """A whole match by seat names and texts only; returns its journal."""
    rng = random.Random(seed)
    state = BROUC.start(preset, options)
    written: list[str] = []
    while (step := BROUC.next(state)).awaits != "nothing":
        if step.awaits == "deal":
            action = BROUC.deal(state, rng.randbytes(32), rng.randint(1, 31))
        elif step.awaits == "booking":
            action = BROUC.book(state)
        else:
            assert step.seat is not None
            actions = BROUC.legal_actions(state, step.seat)
            moves = [action for action in actions if BROUC.is_move(action)]
            action = rng.choice(moves)
            assert BROUC.actor(action) == step.seat
        assert BROUC.violation(state, action) is None
        written.append(BROUC.encode(action))
        state = apply(state, BROUC.decode(written[-1]))
        # Nobody plays well here: a call decides most games.
        caller = rng.choice(BROUC.seats)
        if rng.random() < 0.01 and BROUC.next(state).awaits != "nothing":
            calls = [a for a in BROUC.legal_actions(state, caller) if not BROUC.is_move(a)]
            if calls:
                written.append(BROUC.encode(rng.choice(calls)))
                state = apply(state, BROUC.decode(written[-1]))
    assert reduce(apply, map(BROUC.decode, written), BROUC.start(preset, options)) == state
    result = BROUC.result(state)
    assert result is not None
    assert sorted(result.winners + result.losers) == sorted(BROUC.seats)
    assert max(result.score[seat] for seat in result.losers) >= (5 if preset == "brouc" else 12)
    return written


@pytest.mark.parametrize("preset", ["brouc", "homme-de-brou"])
@pytest.mark.parametrize("options", [{}, {"first-dealer": "kings", "marking": "manual"}])
def test_a_match_runs_by_names_and_texts_alone(preset: str, options: dict[str, str]) -> None:
    for seed in range(3):
        play_out(preset, options, seed)


def test_next_says_whom_the_match_waits_for() -> None:
    state = BROUC.start("brouc", {})
    assert (BROUC.next(state).awaits, BROUC.next(state).seat, BROUC.next(state).deal) == (
        "deal",
        None,
        1,
    )
    deal = BROUC.deal(state, bytes(32), 9)
    assert BROUC.actor(deal) is None
    state = apply(state, deal)
    first = BROUC.next(state)
    assert first.awaits == "turn"
    assert first.lead == first.seat == BROUC.encode(deal).split()[1].translate(RIGHT)
    state = apply(state, BROUC.decode("dehors N"))
    # A wrong call ended the game; the deal passes to the right, and its left neighbour cuts.
    after = BROUC.next(state)
    assert (after.awaits, after.deal, after.lead) == ("deal", 2, None)
    assert after.seat == BROUC.encode(deal).split()[1]


RIGHT = str.maketrans("NWSE", "WSEN")


def test_a_refused_action_raises_and_says_its_rule() -> None:
    state = BROUC.start("brouc", {})
    refused = BROUC.violation(state, BROUC.decode("play N Ah"))
    assert refused is not None
    assert (refused.code, refused.rule) == ("no-deal", "1.4")
    with pytest.raises(IllegalActionError, match=r"no-deal \(rules 1\.4\)"):
        apply(state, BROUC.decode("play N Ah"))


def test_start_names_what_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="unknown rule set: 'poker'"):
        BROUC.start("poker", {})
    with pytest.raises(ValueError, match="unknown option: 'speed'"):
        BROUC.start("brouc", {"speed": "high"})
    with pytest.raises(ValueError, match="option marking is one of automatic, manual"):
        BROUC.start("brouc", {"marking": "sometimes"})


def test_partners_sit_opposite() -> None:
    assert BROUC.seats == ("N", "W", "S", "E")
    assert BROUC.partners == (("N", "S"), ("W", "E"))
    assert BROUC.name == "brouc"


def test_the_tables_protocol_is_met() -> None:
    game: Rules[MatchState, Action, View] = BROUC  # checked by mypy
    state = game.start("brouc", {})
    step: Next = game.next(state)
    assert (step.awaits, step.seat, step.deal) == ("deal", None, 1)
    state = game.accept(state, game.deal(state, bytes(32), 1))
    step = game.next(state)
    assert (step.awaits, step.lead, step.deal) == ("turn", step.seat, 1)
    assert game.result(state) is None
