"""Computer players of the three games that have their own: legal, blind, obedient to a stop."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import islice
from random import Random
from types import FrameType
from typing import Any

import pytest

from gamekit.api.game import Game
from gamekit.api.players import never
from games.briscon.game import GAME as BRISCON
from games.brouc.game import GAME as BROUC
from games.brouc.players.core import COMPILED
from games.brus.game import GAME as BRUS
from i18n import LANGUAGES
from tools.conformance.walks import Kinds, Walk, walk

LONGEST = 2_000
"""Calls of Python functions between two questions: 10 ms, at 5 µs a call with what it does."""


class Steps:
    """A stop that comes at a question, and counts calls of functions between the questions."""

    def __init__(self, comes: int | None = None) -> None:
        """``comes``: questions answered with no; ``None``: it never comes."""
        self.comes = comes
        self.asked = 0
        self.longest = 0
        self._steps = 0

    def __call__(self) -> bool:
        self.asked += 1
        self.longest = max(self.longest, self._steps)
        self._steps = 0
        return self.comes is not None and self.asked > self.comes

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self._steps += 1

    def watch(self, think: Callable[[Steps], object]) -> int:
        """Think; the way to the first question and from the last one count as well."""
        before = sys.getprofile()
        sys.setprofile(self._count)
        try:
            think(self)
        finally:
            sys.setprofile(before)
        self()
        return self.longest


GAMES = {one.name: one for one in (BROUC, BRUS, BRISCON)}
EVERY = pytest.mark.parametrize("name", GAMES)
LEVELS = pytest.mark.parametrize(
    ("name", "level"),
    [
        (name, level)
        for name, game in GAMES.items()
        if game.players
        for level in game.players.levels
    ],
)
SEARCHING = ("expert", "master")
ENOUGH = 260
"""Questions to a stop after which a search is cut short, to look at more positions."""


@cache
def walks(name: str) -> tuple[Walk, ...]:
    """Four matches by different rules and options, rare actions first."""
    kinds = Kinds()
    return tuple(walk(GAMES[name].rules, seed, kinds) for seed in range(4))


def positions(name: str, seed: int, many: int) -> Iterator[tuple[Any, str]]:
    """States in play, and the seat that has something to do, or may have something to say."""
    game, rng = GAMES[name], Random(seed)
    for one in walks(name):
        inside = [s for s in one.states if game.rules.next(s).awaits == "turn"]
        for state in rng.sample(inside, min(many, len(inside))):
            awaited = game.rules.next(state)
            for seat in game.rules.seats if rng.random() < 0.2 else (awaited.seat or "",):
                yield state, seat


def decided(game: Game, state: Any, seat: str, view: Any, level: str, stop: Any) -> Any:
    """The level's move, or its word out of turn."""
    awaited, players = game.rules.next(state), game.players
    assert players is not None
    if seat in (awaited.seat, *awaited.others):
        return players.choose(view, level, 3, stop)
    return players.speak(view, level, 3, stop)


@LEVELS
def test_an_action_is_legal_and_follows_from_the_view_alone(name: str, level: str) -> None:
    """Another match that looks the same to the seat gives the same action, and the same hint."""
    game, rng, compared = GAMES[name], Random(level), 0
    players: Any = game.players
    assert game.hidden is not None
    for state, seat in positions(name, 1, 4 if level in SEARCHING else 30):
        moves = seat in ((awaited := game.rules.next(state)).seat, *awaited.others)
        views = [game.rules.view(state, seat)]
        others, first = game.hidden(state, seat), rng.randrange(9)
        if not isinstance(others, Sequence):  # Each is a deal played again.
            others = list(islice(others, first + 1))
        for other in others[first::200]:
            assert other != state
            views.append(pickle.loads(pickle.dumps(game.rules.view(other, seat))))
            assert views[0] == views[1]
        action, *same = (decided(game, state, seat, view, level, Steps(ENOUGH)) for view in views)
        assert same == [action] * len(same)
        compared += len(same)
        assert action is not None or not moves
        assert action is None or action in game.rules.legal_actions(state, seat)
        clear = players.clear(views[0], level, 3, moves)
        assert clear.action == action if clear is not None else level in SEARCHING
        if level == players.levels[-1]:
            hint, *others = (players.hint(view, 3, Steps(ENOUGH)) for view in views)
            assert others == [hint] * len(others)
            assert (hint is not None) >= moves
            if hint is not None:
                assert game.rules.decode(hint.action) in game.rules.legal_actions(state, seat)
                if hint.key == "hint-ahead":
                    assert 2 <= hint.values["more"] == round(hint.margin)
                for language in LANGUAGES:
                    said = game.face.say(language, hint.key, what="X", **hint.values)
                    assert "{" not in said
    assert compared > 10
    with pytest.raises(ValueError, match="level"):
        players.choose(views[0], "grandmaster", 3, never)


@EVERY
def test_whose_turn_it_is_not_gets_no_hint(name: str) -> None:
    rules, players = GAMES[name].rules, GAMES[name].players
    assert players is not None
    state = rules.start(rules.presets[0], {})
    assert players.hint(rules.view(state, "N"), 1, never) is None
    state = rules.accept(state, rules.deal(state, bytes(32), 5))
    for seat in (*rules.seats, None):
        found = players.hint(rules.view(state, seat), 1, lambda: True)
        assert (found is None) == (seat != rules.next(state).seat)


@EVERY
@pytest.mark.parametrize("comes", [0, 1, 30, 150])
def test_whenever_a_stop_comes_the_answer_is_legal(name: str, comes: int) -> None:
    players: Any = GAMES[name].players
    for state, seat in positions(name, 2 + comes, 3):
        legal = GAMES[name].rules.legal_actions(state, seat)
        view = GAMES[name].rules.view(state, seat)
        for level in (one for one in players.levels if one in SEARCHING):
            action = decided(GAMES[name], state, seat, view, level, Steps(comes))
            assert action is None or action in legal
        hint = players.hint(view, 3, Steps(comes))
        assert hint is None or GAMES[name].rules.decode(hint.action) in legal


@pytest.mark.skipif(COMPILED, reason="the steps of compiled code cannot be counted")
@EVERY
def test_a_stop_is_asked_for_at_least_every_10_ms_and_obeyed(name: str) -> None:
    players: Any = GAMES[name].players
    players.warm_up()
    for state, seat in positions(name, 4, 1):
        view = GAMES[name].rules.view(state, seat)
        for level in (one for one in players.levels if one in SEARCHING):
            for think in (
                partial(decided, GAMES[name], state, seat, view, level),
                partial(players.hint, view, 3),
            ):
                whole, early = Steps(ENOUGH), Steps(30)
                for stop in (whole, early):
                    stop.watch(think)
                    assert stop.longest < LONGEST
                assert early.asked <= min(whole.asked, 30 + 12)


@EVERY
@pytest.mark.skipif(COMPILED, reason="compiled methods cannot be replaced")
def test_rounding_errors_of_evaluations_change_no_answer(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody meets the same answers in the deal of the day, whatever adds the sums up."""
    game, noise = GAMES[name], Random(1)
    policy: Any = import_module(f"games.{name}.players.thinker").policy()
    finish, heard = type(policy).finish, 0

    def noisy(*arguments: Any) -> float:
        nonlocal heard
        heard += 1
        value: float = finish(*arguments)
        return value + noise.uniform(-1e-12, 1e-12)

    for state, seat in islice(positions(name, 5, 1), 2):
        view = game.rules.view(state, seat)
        plain = decided(game, state, seat, view, "master", never)
        with monkeypatch.context() as patched:
            patched.setattr(type(policy), "finish", noisy)
            assert decided(game, state, seat, view, "master", never) == plain
    assert heard
