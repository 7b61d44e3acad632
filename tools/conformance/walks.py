"""Random matches: uniform moves; rare or frequent calls, in and out of turn; new kinds first."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from gamekit.api.rules import AnyRules
from games.cardgame.rules import CardRules
from tools.conformance import BrokenLawError

LONGEST: Final = 50_000
"""Actions after which a random match counts as endless."""
ENOUGH: Final = 3
"""Times that a rare kind of action is done as soon as it is possible, others once."""
RARE: Final = 4
"""A kind is rare if it is legal at less than every fourth position: calls that always are may end
a deal early.
"""
TALK: Final = (0.01, 0.1, 0.0, 0.3)
"""Probability of a call instead of a move, by seed: calls may end a deal early."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of a match."""

    number: int
    before: Any
    action: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Walk:
    """One match from its start to its end."""

    seed: int
    preset: str
    options: Mapping[str, str]
    start: Any
    moments: tuple[Moment, ...]
    secrets: tuple[tuple[bytes, int], ...]
    """Secret and cut of each deal."""

    @property
    def states(self) -> tuple[Any, ...]:
        """All states in order, the initial one included."""
        return (self.start, *(moment.after for moment in self.moments))

    def __str__(self) -> str:
        return f"seed {self.seed}"


@dataclass
class Kinds:
    """Kinds of action met and done in several matches (:func:`kind`)."""

    met: Counter[str] = field(default_factory=Counter)
    """Number of positions where it was legal."""
    done: Counter[str] = field(default_factory=Counter)
    positions: int = 0

    def new(self, rules: AnyRules, legal: list[Any]) -> list[Any]:
        """Legal actions of a kind that was never done, or is rare and was not done enough."""
        kinds = {action: kind(rules.encode(action)) for action in legal}
        self.met.update(set(kinds.values()))
        self.positions += 1
        rare = {one for one, times in self.met.items() if times * RARE < self.positions}
        return [
            action
            for action, name in kinds.items()
            if self.done[name] < (ENOUGH if name in rare else 1)
        ]

    @property
    def never(self) -> list[str]:
        """Kinds that were legal and not done."""
        return sorted(self.met.keys() - self.done.keys())


_CARD: Final = re.compile("(10|[2-9TJQKA])[hdcs]")


def kind(text: str) -> str:
    """Kind of an action: its text with seats, cards and numbers as such.

    >>> kind("meld N Kh Qh")
    'meld seat card card'
    """
    return " ".join(_kind_of(word) for word in text.split(" ")[:8])


def _kind_of(word: str) -> str:
    if _CARD.fullmatch(word):
        return "card"
    if word.isdecimal():
        return "number"
    return "seat" if len(word) == 1 and word.isupper() else word


def walk(rules: AnyRules, seed: int, kinds: Kinds | None = None) -> Walk:
    """Play the match of a seed, which determines rule set, options, deals and actions.

    An option has its first value, with which matches are shortest, at least half of the time.
    ``kinds``: kinds of action of the matches before; rare ones come first.
    """
    rng = Random(seed)
    talk = TALK[seed % len(TALK)]
    preset = rules.presets[seed // 2 % len(rules.presets)]
    options = {
        option.name: rng.choice(option.values) if rng.random() < 0.5 else option.values[0]
        for option in rules.options(preset)
    }
    start = rules.start(preset, options)
    secrets: list[tuple[bytes, int]] = []
    moments: list[Moment] = []
    state = start
    for number, action in enumerate(_actions(rules, rng, secrets, talk, kinds), 1):
        with noted(f"at action {number} (seed {seed})"):
            chosen = action(state)
        if chosen is None:
            return Walk(seed, preset, options, start, tuple(moments), tuple(secrets))
        text = rules.encode(chosen)
        if kinds is not None:
            kinds.done[kind(text)] += 1
        with noted(f"at action {number}, {text!r} (seed {seed})"):
            after = rules.accept(state, chosen)
        moments.append(Moment(number, state, chosen, after))
        state = after
    raise BrokenLawError(f"a random match has no end after {LONGEST} actions (seed {seed})")


@contextlib.contextmanager
def noted(place: str) -> Iterator[None]:
    """Add the place in a match to an error of the game."""
    try:
        yield
    except BrokenLawError as error:
        raise BrokenLawError(f"{error} {place}") from None
    except Exception as error:
        error.add_note(place)
        raise


def _against(rules: AnyRules, state: Any, seat: str) -> str:
    """Refusals of a seat's wishes, as text; empty for a game without :mod:`games.cardgame`."""
    if not isinstance(rules, CardRules):
        return ""
    wished = rules.game.wishes(state, seat)
    tried = {
        f"{type(one).__name__} {found.code}": None
        for one in wished
        if (found := rules.violation(state, one)) is not None
    }
    return f": {', '.join(tried) or 'wishes gives none'}"


def _actions(
    rules: AnyRules, rng: Random, secrets: list[tuple[bytes, int]], talk: float, kinds: Kinds | None
) -> Iterator[Any]:
    """Choose actions of a match: receive each state, yield the next action."""

    def chosen(state: Any) -> Any:
        awaited = rules.next(state)
        if kinds is not None and awaited.awaits in ("turn", "booking"):
            said = [a for seat in rules.seats for a in rules.legal_actions(state, seat)]
            if new := kinds.new(rules, said):
                return rng.choice(new)
        match awaited.awaits:
            case "nothing":
                return None
            case "deal":
                secrets.append((rng.randbytes(32), rng.choice(rules.cuts) if rules.cuts else 0))
                return rules.deal(state, *secrets[-1])
            case "turn" if rng.random() >= talk:
                able = (awaited.seat or rules.seats[0], *awaited.others)
                mover = rng.choice(able) if awaited.others else able[0]
                legal = rules.legal_actions(state, mover)
                if not legal:
                    why = _against(rules, state, mover)
                    raise BrokenLawError(f"{mover} has the turn and no legal action{why}")
                return rng.choice([a for a in legal if rules.is_move(a)] or legal)
        said = [a for seat in rules.seats for a in rules.legal_actions(state, seat)]
        if said and (awaited.awaits == "turn" or rng.random() < talk):
            return rng.choice(said)
        if awaited.awaits == "turn":
            why = _against(rules, state, awaited.seat or "")
            raise BrokenLawError(f"{awaited.seat} has the turn and no seat a legal action{why}")
        return rules.book(state)

    return itertools.repeat(chosen, LONGEST)
