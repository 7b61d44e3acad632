"""Scenes of a game by their kinds, each composed of items (:mod:`games.cardgame.scene`), and
the replay of a game with an engine of its own.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, Generic, Protocol, TypeVar

from PIL import Image

from gamekit.api.face import At, Say
from gamekit.api.panel import Panel
from gamekit.api.scenes import Look, Picture, Scene
from games.cardgame.deal import Match
from games.cardgame.recap_parts import LastTrick, lone, lone_ground
from games.cardgame.rules import CardRules
from games.cardgame.scene import Item, Table, told
from games.cardgame.speech import Speech
from i18n import OFFERED
from render.cards.faces import PackStyle, style_of
from render.style.canvas import Canvas
from render.style.names import joined
from render.style.picture import finish, finish_film
from render.table.parts import Mark

_FILM_AREA: Final = 700 * 448
"""Px of a frame of a film, about."""
_END: Final = 4000
"""Duration of a film's last frame, ms."""

V = TypeVar("V", bound=Any)


class WithResult(Protocol):
    """Deal as a view shows it."""

    @property
    def result(self) -> object:
        """``None`` while it is in progress."""


D = TypeVar("D", bound=WithResult, covariant=True)


class WithDeal(Protocol[D]):
    """View of a game with an engine of its own."""

    @property
    def deal(self) -> D | None:
        """Deal in progress or the last one."""


@dataclass(frozen=True)
class Kind:
    """Composition of a scene: functions of view, table and perhaps facts."""

    items: Callable[..., Iterable[Item]]
    ground: Callable[..., Image.Image | Canvas] | None = None
    """New image on which the items are painted."""
    facts: type[Any] | None = None
    """Type of the scene's data."""
    usual: Any = None
    """Facts where the scene has none; ``None``: they are required."""
    pauses: Callable[[Any], Sequence[int]] | None = None
    """Duration of each step but the last in a film of the scene ``replay``, ms."""


_INSTEAD: Final[Mapping[type[Any], Kind]] = {LastTrick: Kind(lone, lone_ground)}
"""Data in place of a view in every game."""


@dataclass(frozen=True, slots=True)
class HandFacts:
    """Help shown in a hand."""

    mark_legal: bool = True
    """Whether legal or unplayable cards are marked on the seat's turn."""


@dataclass(frozen=True, slots=True)
class FinalFacts:
    """Data beyond the match's view; missing data are not shown."""

    duration: int | None = None
    """Seconds from the first card to the end."""
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Seat → rating before and after, as whole numbers to show."""


@dataclass(frozen=True, slots=True)
class ReplayFacts:
    """A step of a replay."""

    step: int
    """Actions after the dealing, from 0."""
    bottom: str | None = None
    """The seat that sits below; South if ``None``."""


@dataclass(frozen=True, slots=True)
class FilmFacts:
    """A whole replay."""

    bottom: str | None = None
    """The seat that sits below; South if ``None``."""


def replay(
    board: Callable[[Any, Table, int], Iterable[Item]],
    ground: Callable[[Any, Table], Image.Image | Canvas],
    recap: Callable[[Any, Table], Iterable[Item]],
    last: Callable[[Any], int],
    pauses: Callable[[Any], Sequence[int]],
) -> dict[str, Kind]:
    """Scenes ``replay`` and ``film`` of a finished deal.

    ``board``: items after a number of steps, of which ``last`` is the highest; ``recap``: items
    that a film tells; ``pauses`` as :attr:`Kind.pauses`.
    """

    def still(view: Any, table: Table, at: ReplayFacts) -> Iterator[Item]:
        yield told(table.speech("alt-replay", n=at.step, all=last(view)))
        yield from board(view, table, at.step)

    def film(view: Any, table: Table, facts: FilmFacts) -> Iterator[Item]:
        yield told(table.speech("alt-film", n=last(view)))
        yield from recap(view, table)

    def bare(view: Any, table: Table, at: ReplayFacts) -> Image.Image | Canvas:
        return ground(view, table)

    return {
        "replay": Kind(still, bare, ReplayFacts),
        "film": Kind(film, None, FilmFacts, FilmFacts(), pauses),
    }


@dataclass(frozen=True)
class KindScenes:
    """Painter and teller of a game's scenes. Stateless."""

    game: str
    """Name for errors."""
    view: type[Any]
    """Type of the game's views."""
    say: Say
    seats: tuple[str, ...]
    """Seats in the order of play."""
    kinds: Mapping[str, Kind]
    instead: Mapping[type[Any], Kind] = field(default_factory=dict)
    """Data in place of a view, whatever the scene's name, besides :class:`LastTrick`."""
    clockwise: bool = False
    pack: Callable[[Look], PackStyle] = style_of
    marks: Mapping[str, Mark] = field(default_factory=dict)
    """Drawn at cards by their calls (:class:`games.cardgame.deal.Laid`)."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene; ``ValueError`` if the kind is unknown or the view has no such picture."""
        kind, given = self._found(scene, names, look)
        items = tuple(kind.items(*given))
        alt = _told(items, given[1])
        if kind.pauses is not None:
            return self._film(scene, names, look, alt, kind.pauses(scene.view))
        assert kind.ground is not None, "only films have no ground"
        return finish(_painted(items, kind, given), scene.kind, alt)

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene; ``ValueError`` as :meth:`draw`."""
        kind, given = self._found(scene, names, look)
        return _told(kind.items(*given), given[1])

    def _film(
        self,
        scene: Scene,
        names: Mapping[str, str],
        look: Look,
        alt: str,
        pauses: Sequence[int],
    ) -> Picture:
        bottom = scene.data.bottom if scene.data is not None else None
        frames = []
        for step in range(len(pauses) + 1):
            still = Scene("replay", scene.view, ReplayFacts(step, bottom))
            kind, given = self._found(still, names, look)
            painted = _painted(kind.items(*given), kind, given)
            whole = painted.image() if isinstance(painted, Canvas) else painted
            scale = math.sqrt(_FILM_AREA / (whole.width * whole.height))
            size = round(scale * whole.width), round(scale * whole.height)
            frames.append(whole.resize(size, Image.Resampling.LANCZOS))
        return finish_film(frames, [*pauses, _END], scene.kind, alt)

    def _found(
        self, scene: Scene, names: Mapping[str, str], look: Look
    ) -> tuple[Kind, tuple[Any, ...]]:
        """Kind of a scene, and the arguments of its functions."""
        if look.language not in OFFERED:
            raise ValueError(f"no pictures in the language {look.language!r}")
        bottom = getattr(scene.data, "bottom", None) or self.seats[len(self.seats) // 2]
        if bottom not in self.seats:
            raise ValueError(f"{bottom!r} is not a valid seat")
        speech = Speech(self.say, look.language, names, message=False)
        table = Table(
            speech, look, self.seats, self.clockwise, bottom, self.pack, self.marks, scene.over
        )
        shown = type(scene.view)
        if (found := self.instead.get(shown, _INSTEAD.get(shown))) is not None:
            return found, (scene.view, table)
        if not isinstance(scene.view, self.view):
            raise ValueError(f"no view of {self.game}: {type(scene.view).__name__}")
        if (kind := self.kinds.get(scene.kind)) is None:
            raise ValueError(f"{self.game} has no scene {scene.kind!r}")
        if kind.facts is None:
            return kind, (scene.view, table)
        facts = kind.usual if scene.data is None else scene.data
        if not isinstance(facts, kind.facts):
            name = type(facts).__name__
            raise ValueError(f"a {scene.kind} needs {kind.facts.__name__}, not {name}")
        return kind, (scene.view, table, facts)


def _painted(items: Iterable[Item], kind: Kind, given: tuple[Any, ...]) -> Image.Image | Canvas:
    assert kind.ground is not None, "only films have no ground"
    image = kind.ground(*given)
    for item in items:
        item.paint(image, given[1])
    return image


def _told(items: Iterable[Item], table: Table) -> str:
    return joined(text for item in items for text in item.tell(table))


def deal_of(view: WithDeal[D]) -> D:
    """Deal of a view; ``ValueError`` if there is none."""
    if view.deal is None:
        raise ValueError("the view has no deal")
    return view.deal


def finished(view: WithDeal[D]) -> D:
    """Deal of a view; ``ValueError`` unless it is over."""
    deal = deal_of(view)
    if deal.result is None:
        raise ValueError("the deal is not over")
    return deal


class EngineReplay(ABC, Generic[V]):
    """Replay of a game with an engine of its own. ``V``: its views."""

    def __init__(self, say: Say, about: Callable[[Any, Speech], Mapping[str, str]]) -> None:
        """``about``: values of a deal for each title."""
        self._say: Final = say
        self._about: Final = about

    @abstractmethod
    def last(self, view: V) -> int:
        """Number of the last step; ``ValueError`` while the deal is not over."""

    @abstractmethod
    def lines(self, view: V, step: int, say: Speech) -> Iterable[str]:
        """Lines below a step's picture."""

    def step(self, view: V, step: int, at: At, bottom: str | None) -> Panel:
        """Table after a number of steps, and the last action in words."""
        say = Speech.of(self._say, at)
        end = str(self.last(view))
        values = {**self._about(view.deal, say), "step": str(step), "end": end}
        scene = Scene("replay", view, ReplayFacts(step, bottom))
        lines = tuple(self.lines(view, step, say))
        return Panel(say("replay-step", **values), lines=lines, scene=scene)

    def film(self, view: V, at: At, bottom: str | None) -> Scene:
        """Animation of the deal, a frame a step."""
        return Scene("film", view, FilmFacts(bottom))


class ActionReplay(EngineReplay[V]):
    """Replay of a card game whose steps are the actions of a deal, which its rules play again."""

    def __init__(
        self, rules: CardRules, say: Say, about: Callable[[Any, Speech], Mapping[str, str]]
    ) -> None:
        super().__init__(say, about)
        self._rules: Final = rules
        self.matches: Final = lru_cache(maxsize=8)(self._matches)

    def _matches(self, view: V) -> tuple[Match, ...]:
        """Match after each number of steps, from 0; ``ValueError`` while the deal is not over."""
        return self._rules.again(finished(view))

    def after(self, view: V, step: int) -> Match:
        """Match after a number of steps; ``ValueError`` for one that the replay does not have."""
        found = self.matches(view)
        if not 0 <= step < len(found):
            raise ValueError(f"this replay has steps 0 to {len(found) - 1}, not {step}")
        return found[step]

    def last(self, view: V) -> int:
        """Number of actions of the deal; ``ValueError`` while it is not over."""
        return len(finished(view).past)

    def stops(self, view: V) -> tuple[int, ...]:
        """First step of each trick, calls before its first card included."""
        first: dict[int, int] = {}
        for step, match in enumerate(self.matches(view)[:-1]):
            first.setdefault(len(match.deal.tricks), step)
        return tuple(first.values())

    def pauses(self, view: V) -> list[int]:
        """Duration of each step of a film but the last, ms: shorter within a trick."""
        return [900 if match.deal.lying else 1800 for match in self.matches(view)[:-1]]
