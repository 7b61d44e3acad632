"""Puzzles: clear decisions of a deal, by the knowledge of the seat. Optional.

A game whose hints have a margin (:class:`gamekit.api.players.Hint`) may declare them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from gamekit.api.players import Hint, Players, Rival, never
from gamekit.api.record import Played
from gamekit.api.rules import AnyRules, state_after

START: Final = 25.0
"""Rating of a puzzle of which nothing is known, in the model's own numbers."""

LEVEL: Final = "club"
"""Level that plays deals to their end."""


@dataclass(frozen=True)
class Puzzle:
    """Position with a clearly best action, or a clear mistake. No names; the deal is over."""

    preset: str
    options: Mapping[str, str]
    version: int
    """Version of the rules."""
    actions: tuple[str, ...] = field(repr=False)
    """Encoded actions from the start of the match."""
    seat: str
    best: tuple[str, ...]
    """Encoded best action, and others that are right."""
    margin: float
    """Mean of :attr:`gamekit.api.players.Hint.margin`; 0 if several actions compete."""
    key: str
    """Sentence key of the reason, and its arguments."""
    values: Mapping[str, str | int]
    rating: float = START
    """Rating before the first answer, in the model's own numbers."""
    against: str = ""
    """As :attr:`gamekit.api.players.Hint.against`."""
    rivals: Mapping[str, Rival] = field(default_factory=dict)
    """The other actions; empty in puzzles of older versions, and if several actions compete."""

    @cached_property
    def id(self) -> str:
        """Hash of the position."""
        asked = [self.preset, sorted(self.options.items()), self.version, self.actions, self.seat]
        return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:12]

    @property
    def nearest(self) -> str | None:
        """The other action with the smallest loss; ``None`` if they were not compared."""
        return min(self.rivals, key=lambda one: self.rivals[one].loss, default=None)

    def state(self, rules: AnyRules) -> Any:
        """State of the match in which the seat is to act."""
        return state_after(rules, self.preset, self.options, self.version, self.actions)

    def text(self) -> str:
        """JSON, in one line."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Puzzle:
        """From :meth:`text`; ``ValueError`` or ``TypeError`` for anything else."""
        made = json.loads(text)
        rivals = {name: Rival(**one) for name, one in made.get("rivals", {}).items()}
        lists = {name: tuple(made[name]) for name in ("actions", "best")}
        return cls(**made | lists | {"rivals": rivals})


@dataclass(frozen=True)
class Puzzles:
    """Declaration of a game.

    Words: ``puzzle-margin`` (``margin``, rounded), unless margins are in per cent of the chance to
    win.
    """

    least: float
    """Smallest margin of a clear decision, in the game's unit."""
    file: Path | None = None
    """Puzzles that come with the game, :meth:`Puzzle.text` a line."""

    @cached_property
    def given(self) -> Mapping[str, Puzzle]:
        """Puzzles that come with the game, by id."""
        if self.file is None:
            return {}
        lines = self.file.read_text(encoding="utf-8").splitlines()
        return {one.id: one for one in map(Puzzle.read, lines)}


def played_on(
    rules: AnyRules, players: Players, state: Any, rng: Random, *actions: str
) -> tuple[Any, tuple[str, ...]]:
    """State after a deal that players of :data:`LEVEL` play to its end, and all actions from here.

    ``actions``: the first ones.
    """
    done: list[str] = []

    def choose(seat: str, *, on_turn: bool) -> Any:
        view, seed = rules.view(state, seat), rng.getrandbits(32)
        answer = players.choose if on_turn else players.speak
        return answer(view, LEVEL, seed, never)

    for number in count():
        following = rules.next(state)
        if number < len(actions):
            action = rules.decode(actions[number])
        elif following.awaits == "booking":
            action = rules.book(state)
        elif following.awaits == "turn":
            calls = (choose(seat, on_turn=False) for seat in rules.seats)
            action = next((one for one in calls if one is not None), None)
            action = action or choose(following.seat or "", on_turn=True)
        else:
            break
        done.append(rules.encode(action))
        state = rules.accept(state, action)
    return state, tuple(done)


@dataclass(frozen=True, slots=True, eq=False)
class Decision:
    """Turn of a seat in a deal, and what was done."""

    done: int
    """Number of actions before it."""
    seat: str
    view: Any = field(repr=False)
    made: str
    """Encoded action."""


def decisions(rules: AnyRules, played: Played, deal: int) -> Iterator[Decision]:
    """Moves of a deal with a choice, in order; ``deal``: number, from 1."""
    state = rules.start(played.preset, played.options, played.version)
    for done, text in enumerate(played.actions):
        action, following = rules.decode(text), rules.next(state)
        if following.awaits == "turn" and following.deal == deal and rules.is_move(action):
            seat = rules.actor(action) or ""
            if sum(map(rules.is_move, rules.legal_actions(state, seat))) > 1:
                yield Decision(done, seat, rules.view(state, seat), text)
        state = rules.accept(state, action)


def answers(hint: Hint) -> tuple[str, ...]:
    """The proposed action and those that do the same."""
    return hint.action, *hint.alike
