"""A hand of Brus again, step by step, as data."""

from __future__ import annotations

import pytest

from gamekit.api.face import At
from games.brus.cards import SEATS
from games.brus.replay import REPLAY
from games.brus.rules import Dare, Run, Take, view
from games.brus.speech import say
from games.cardgame.kinds import FilmFacts, ReplayFacts
from tests.games.brus.rules.matches import apply, states
from tests.games.brus.rules.test_rules import low, turned

NAMES = {"N": "Anne", "E": "<@2>", "S": "Carlo", "W": "🤖 West"}
N = SEATS[0]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_step_tells_what_was_done(seed: int) -> None:
    at = At(1, "en", NAMES)
    for state in states(seed):
        one = view(state, None)
        if not state.closed:
            continue
        last, stops = REPLAY.last(one), REPLAY.stops(one)
        cards = sum(len(trick.laid) for trick in one.tricks) + len(one.lying)
        calls = len(one.kehren)
        assert cards + calls <= last <= cards + 2 * calls
        assert len(stops) == len(one.tricks) + bool(one.lying)
        for step in range(last + 1):
            panel = REPLAY.step(one, step, at, "W")
            assert f"{NAMES[one.dealer or '']} dealt · step {step} of {last}" in panel.title
            assert (panel.lines == (say("en", "replay-dealt"),)) == (step == 0)
            assert panel.scene is not None
            assert panel.scene.data == ReplayFacts(step, "W")
        film = REPLAY.film(one, at, "E")
        assert (film.view, film.data) == (one, FilmFacts("E"))


def test_a_dare_after_the_taking_up_is_a_step_of_its_own() -> None:
    state = apply(apply(turned("Kh"), Take(N)), Dare(SEATS[1]))
    while not state.closed:
        state = low(state)
    over = view(state, None)
    told = [REPLAY.step(over, step, At(1, "en", NAMES), None).lines[0] for step in range(20)]
    at = next(step for step, line in enumerate(told) if "face down" in line)
    assert told[at : at + 3] == [
        "-# <@2> leads Brus face down.",
        "-# Anne takes up.",
        "-# <@2> dares Brus.",
    ]


def test_a_run_ends_the_hand_and_its_replay_and_one_that_goes_on_has_none() -> None:
    over = view(apply(turned("Kh"), Run(N)), None)
    at = At(1, "en", NAMES)
    assert REPLAY.step(over, REPLAY.last(over), at, None).lines == ("-# Anne runs.",)
    assert "the others ran: " in REPLAY.summary(over, at)
    with pytest.raises(ValueError, match="not over"):
        REPLAY.step(view(turned("Kh"), None), 0, At(1, "en"), None)
