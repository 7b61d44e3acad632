"""A third-party game with one planted mistake, which the kit must find.

Works with any game that has all parts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import thread_time
from typing import Any

from gamekit.api.course import Exercise, Feedback, Lesson, Place, Topic
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.panel import Act, Button, Menu, Panel
from gamekit.api.players import never
from gamekit.api.rules import Result


class Bent:
    """A proxy of an object with other members from ``instead``."""

    def __init__(self, whole: Any, **instead: Any) -> None:
        self.__dict__.update(instead, _whole=whole)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "_whole":
            raise AttributeError(name)  # Pickling asks for these.
        return getattr(self._whole, name)

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._whole(*args, **named)


Way = Callable[[Game], Game]
"""Plants a mistake in a game."""


def part(name: str, make: Callable[[Any], dict[str, Any]]) -> Way:
    """Replace members of one part of a game."""

    def bend(game: Game) -> Game:
        whole = getattr(game, name)
        changed: dict[str, Any] = {name: Bent(whole, **make(whole))}
        return replace(game, **changed)

    return bend


def unsaid(told: Callable[[str, str, dict[str, Any]], bool]) -> Way:
    """Remove some sentences."""

    def make(face: Any) -> dict[str, Any]:
        class Say(Bent):
            def __call__(self, language: str, key: str, **values: Any) -> str:
                if told(language, key, values):
                    raise KeyError(f"{language}: {key}")
                return str(face.say(language, key, **values))

            def has(self, language: str, key: str) -> bool:
                return not told(language, key, {}) and bool(face.say.has(language, key))

        return {"say": Say(face.say)}

    return part("face", make)


def loses_a_piece(game: Game) -> Game:
    """The first piece is not counted."""
    pieces = game.pieces
    assert pieces is not None
    return replace(game, pieces=lambda state: [*pieces(state)][1:])


def everybody_wins(rules: Any) -> dict[str, Any]:
    """The winner loses as well."""

    def result(state: Any) -> Result | None:
        found = rules.result(state)
        return found and Result(rules.seats, rules.seats, found.score)

    return {"result": result}


def forgets(rules: Any) -> dict[str, Any]:
    """An action accepted once does nothing the second time."""
    known: set[Any] = set()

    def accept(state: Any, action: Any) -> Any:
        if (state, action) in known:
            return state
        known.add((state, action))
        return rules.accept(state, action)

    return {"accept": accept}


def wrong_error(rules: Any) -> dict[str, Any]:
    """A malformed text raises another error than ``ValueError``."""

    def decode(text: str) -> Any:
        try:
            return rules.decode(text)
        except ValueError:
            raise KeyError(text) from None

    return {"decode": decode}


def fails_at(name: str) -> Way:
    """Accepting an action fails without a word."""

    def make(rules: Any) -> dict[str, Any]:
        def accept(state: Any, action: Any) -> Any:
            assert not rules.encode(action).startswith(name)
            return rules.accept(state, action)

        return {"accept": accept}

    return part("rules", make)


def never_stops(players: Any) -> dict[str, Any]:
    """A computer player thinks without asking whether to stop."""

    def choose(view: Any, level: str, seed: int, stop: Any) -> Any:
        end = thread_time() + 0.3
        while thread_time() < end:
            pass
        return players.choose(view, players.levels[0], seed, never)

    return {"choose": choose}


def button_for_one(face: Any) -> dict[str, Any]:
    """The board has a button with one seat's action, copied from a hand shown before."""
    found: list[Act] = []

    def hand(view: Any, at: At) -> Panel:
        panel: Panel = face.hand(view, at)
        for row in panel.rows:
            if not isinstance(row, Menu):
                found.extend(one.press for one in row if isinstance(one.press, Act))
        return panel

    def board(view: Any, at: At) -> Panel:
        panel: Panel = face.board(view, at)
        rows = ((Button(found[0], label="Psst"),),) if found else ()
        return replace(panel, rows=rows)

    return {"hand": hand, "board": board}


def fewer_buttons(face: Any) -> dict[str, Any]:
    """The hand lacks its last row."""
    return {"hand": lambda view, at: replace(p := face.hand(view, at), rows=p.rows[:-1])}


def shows_everything(face: Any) -> dict[str, Any]:
    """Nothing is disabled at any level of help."""
    return {"hand": lambda view, at: face.hand(view, replace(at, help="none"))}


def open_cards(rules: Any) -> dict[str, Any]:
    """A spectator gets the first seat's view."""
    return {"view": lambda state, seat: rules.view(state, seat or rules.seats[0])}


def remembers(players: Any) -> dict[str, Any]:
    """A computer player decides by the identity of the view, not its content."""
    seen: list[Any] = []

    def choose(view: Any, level: str, seed: int, stop: Any) -> Any:
        if not any(view is one for one in seen):
            seen.append(view)
        at = next(i for i, one in enumerate(seen) if one is view)
        return players.choose(view, players.levels[0], seed + at, stop)

    return {"choose": choose}


def two_ways(players: Any) -> dict[str, Any]:
    """A computer player uses its own random numbers."""
    thrown: list[int] = []

    def choose(view: Any, level: str, seed: int, stop: Any) -> Any:
        thrown.append(0)
        return players.choose(view, players.levels[0], len(thrown), stop)

    return {"choose": choose}


def miscounts(rules: Any) -> dict[str, Any]:
    """An undeclared number is counted."""
    return {"tally": lambda *told: [*rules.tally(*told), (rules.seats[0], "sneezes", 1)]}


def grows() -> Callable[[Any, str], int]:
    """Points that depend on the identity of the view, not its content."""
    seen: list[Any] = []

    def points(view: Any, seat: str) -> int:
        if not any(view is one for one in seen):
            seen.append(view)
        return next(at for at, one in enumerate(seen) if one is view)

    return points


class Trap:
    """A course whose only task has no right answer."""

    seat = "A"
    lessons = (Lesson("one", (Exercise("trap", "1", 1),)),)
    topics: tuple[Topic, ...] = ()

    def task(self, place: Place, at: At) -> Panel:
        return Panel(rows=((Button(Act("x"), label="x"),),))

    def answer(self, place: Place, action: str, at: At) -> Feedback:
        return Feedback("other", "", "1")

    def picture(self, place: Place, at: At) -> Panel:
        return Panel()


def with_a_trap(game: Game) -> Game:
    def say(face: Any) -> dict[str, Any]:
        class Say(Bent):
            def __call__(self, language: str, key: str, **values: Any) -> str:
                return "One" if key == "lesson-one" else str(face.say(language, key, **values))

        return {"say": Say(face.say)}

    return replace(part("face", say)(game), course=Trap())
