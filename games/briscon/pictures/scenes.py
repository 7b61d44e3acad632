"""Briscon's scenes by their names, as the application asks for them (:mod:`gamekit.api.scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cards.cards import PACK
from gamekit.cards.each import Each
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures import alt, alt_over, layout
from games.briscon.pictures.board import board
from games.briscon.pictures.facts import (
    FilmFacts,
    FinalFacts,
    HandFacts,
    LastTrick,
    ReplayFacts,
)
from games.briscon.pictures.final import final
from games.briscon.pictures.hand import hand
from games.briscon.pictures.last import last
from games.briscon.pictures.recap import recap
from games.briscon.pictures.replay import film, replay_step
from games.briscon.pictures.sheet import sheet
from render.cards.faces import style_of
from render.table.ahead import Wanted, pieces
from render.table.strip import TILE as STRIP_TILE

F = TypeVar("F")


class BrisconScenes:
    """Draws them; it has no state.

    ``board``, ``sheet`` and ``recap`` take no data; ``last`` has :class:`LastTrick` in place of a
    view; ``hand`` :class:`HandFacts`, ``final`` :class:`FinalFacts`, ``replay``
    :class:`ReplayFacts`, ``film`` :class:`FilmFacts`. Where there are facts that may be left out,
    ``None`` stands for them.
    """

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene; ``ValueError`` if the kind is unknown or the view has no such picture."""
        if isinstance(scene.view, LastTrick):
            return last(scene.view, seated(names), look)
        view, people = _view(scene), seated(names)
        match scene.kind:
            case "board":
                return board(view, people, look)
            case "hand":
                return hand(view, people, look, _facts(scene, HandFacts, HandFacts()).mark_legal)
            case "sheet":
                return sheet(view, people, look)
            case "recap":
                return recap(view, people, look)
            case "final":
                return final(view, people, look, _facts(scene, FinalFacts, FinalFacts()))
            case "replay":
                at = _facts(scene, ReplayFacts)
                return replay_step(view, at.step, people, look, _bottom(at.bottom))
            case "film":
                shown = _facts(scene, FilmFacts, FilmFacts())
                return film(view, people, look, _bottom(shown.bottom))
            case _:
                raise ValueError(f"Briscon has no scene {scene.kind!r}")

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene; ``ValueError`` as :meth:`draw`."""
        if isinstance(scene.view, LastTrick):
            return alt.last(scene.view, seated(names), look)
        view, people = _view(scene), seated(names)
        match scene.kind:
            case "board":
                return alt.board(view, people, look)
            case "hand":
                shown = _facts(scene, HandFacts, HandFacts())
                return alt.hand(view, people, look, mark_legal=shown.mark_legal)
            case "sheet":
                return alt_over.sheet(view, people, look)
            case "recap":
                return alt_over.recap(view, people, look)
            case "final":
                return alt_over.final(view, people, _facts(scene, FinalFacts, FinalFacts()), look)
            case "replay":
                return alt_over.replay(view, _facts(scene, ReplayFacts).step, people, look)
            case "film":
                return alt_over.film(view, people, look)
            case _:
                raise ValueError(f"Briscon has no scene {scene.kind!r}")

    def pieces(self, look: Look) -> Iterator[Callable[[], object]]:
        """The cards of boards and hands."""
        return pieces(PACK, style_of(look), _AHEAD)


_AHEAD: Final = Wanted(
    layout.HAND_CARD_W,
    dimmed=True,
    table=layout.CARD_W,
    turns=tuple(layout.TRICK_TURN.values()),
    tiles=(STRIP_TILE, layout.TILE, layout.LAST_TILE, layout.UPCARD_TILE),
    ringed=(layout.LAST_TILE,),
)

SCENES: Final = BrisconScenes()


def seated(names: Mapping[str, str]) -> PerSeat[str]:
    """The names by seat; empty where there is none."""
    return Each.of(SEATS, lambda seat: names.get(seat.value, ""))


def _view(scene: Scene) -> View:
    if not isinstance(scene.view, View):
        raise ValueError(f"no view of Briscon: {type(scene.view).__name__}")
    return scene.view


def _facts(scene: Scene, kind: type[F], usual: F | None = None) -> F:
    found: Any = usual if scene.data is None else scene.data
    if not isinstance(found, kind):
        raise ValueError(f"a {scene.kind} needs {kind.__name__}, not {type(found).__name__}")
    return found


def _bottom(seat: str | None) -> Seat:
    return Seat.SOUTH if seat is None else Seat(seat)
