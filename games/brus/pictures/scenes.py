"""Brus's scenes by their names, as the application asks for them (:mod:`gamekit.api.scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cards.cards import PACK
from gamekit.cards.each import Each
from games.brus.engine.seats import SEATS, PerSeat, Seat
from games.brus.engine.view import View
from games.brus.pictures import alt, alt_over, layout
from games.brus.pictures.board import board
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.facts import (
    FilmFacts,
    FinalFacts,
    HandFacts,
    Held,
    LastTrick,
    ReplayFacts,
)
from games.brus.pictures.final import final
from games.brus.pictures.hand import hand, resting
from games.brus.pictures.last import last
from games.brus.pictures.played import played
from games.brus.pictures.recap import recap
from games.brus.pictures.replay import film, replay_step
from games.brus.pictures.tableau import tableau_page
from render.table.ahead import Wanted, pieces
from render.table.layout import CARD_W, LAST_TILE, TRICK_TURN
from render.table.strip import TILE as STRIP_TILE

F = TypeVar("F")


class BrusScenes:
    """Draws them; it has no state.

    ``board``, ``recap``, ``tableau`` and ``played`` take no data; ``hand`` :class:`HandFacts`, and
    while others play nothing but :class:`Held` in place of the view, as ``last``
    :class:`LastTrick`; ``final`` :class:`FinalFacts`, ``replay`` :class:`ReplayFacts`, ``film``
    :class:`FilmFacts`. Where there are facts that may be left out, ``None`` stands for them.
    """

    clockwise = True

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene; ``ValueError`` if the kind is unknown or the view has no such picture."""
        if isinstance(scene.view, Held):
            return resting(scene.view, seated(names), look)
        if isinstance(scene.view, LastTrick):
            return last(scene.view, seated(names), look)
        view, people = _view(scene), seated(names)
        match scene.kind:
            case "board":
                return board(view, people, look)
            case "hand":
                shown = _facts(scene, HandFacts, HandFacts())
                return hand(view, people, look, shown.mark_legal)
            case "recap":
                return recap(view, people, look)
            case "final":
                return final(view, people, look, _facts(scene, FinalFacts, FinalFacts()))
            case "tableau":
                return tableau_page(view, people, look)
            case "played":
                return played(view, look)
            case "replay":
                at = _facts(scene, ReplayFacts)
                return replay_step(view, at.step, people, look, _bottom(at.bottom))
            case "film":
                moving = _facts(scene, FilmFacts, FilmFacts())
                return film(view, people, look, _bottom(moving.bottom))
            case _:
                raise ValueError(f"Brus has no scene {scene.kind!r}")

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene; ``ValueError`` as :meth:`draw`."""
        if isinstance(scene.view, Held):
            return alt.resting(scene.view, seated(names), look)
        if isinstance(scene.view, LastTrick):
            return alt.last(scene.view, seated(names), look)
        view, people = _view(scene), seated(names)
        match scene.kind:
            case "board":
                return alt.board(view, people, look)
            case "hand":
                shown = _facts(scene, HandFacts, HandFacts())
                return alt.hand(view, people, look, mark_legal=shown.mark_legal)
            case "recap":
                return alt_over.recap(view, people, look)
            case "final":
                return alt_over.final(view, people, _facts(scene, FinalFacts, FinalFacts()), look)
            case "tableau":
                return alt.tableau_page(view, people, look)
            case "played":
                return alt_over.played(view, look)
            case "replay":
                return alt_over.replay(view, _facts(scene, ReplayFacts).step, people, look)
            case "film":
                return alt_over.film(view, people, look)
            case _:
                raise ValueError(f"Brus has no scene {scene.kind!r}")

    def pieces(self, look: Look) -> Iterator[Callable[[], object]]:
        """The cards of boards and hands."""
        return pieces(PACK, pack_of(look), _AHEAD)


_AHEAD: Final = Wanted(
    layout.HAND_CARD_W,
    dimmed=False,
    table=CARD_W,
    turns=tuple(TRICK_TURN.values()),
    tiles=(STRIP_TILE, LAST_TILE),
    ringed=(LAST_TILE,),
)

SCENES: Final = BrusScenes()


def seated(names: Mapping[str, str]) -> PerSeat[str]:
    """The names by seat; empty where there is none."""
    return Each.of(SEATS, lambda seat: names.get(seat.value, ""))


def _view(scene: Scene) -> View:
    if not isinstance(scene.view, View):
        raise ValueError(f"no view of Brus: {type(scene.view).__name__}")
    return scene.view


def _facts(scene: Scene, kind: type[F], usual: F | None = None) -> F:
    found: Any = usual if scene.data is None else scene.data
    if not isinstance(found, kind):
        raise ValueError(f"a {scene.kind} needs {kind.__name__}, not {type(found).__name__}")
    return found


def _bottom(seat: str | None) -> Seat:
    return Seat.SOUTH if seat is None else Seat(seat)
