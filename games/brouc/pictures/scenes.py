"""Le Brouc's scenes by their names, as the application asks for them
(:mod:`gamekit.api.scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from brouc.seats import PerSeat, Seat, Team
from brouc.view import View
from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cards.cards import PACK
from games.brouc.pictures import alt, alt_over, layout
from games.brouc.pictures.analysis import alt as analysis_words
from games.brouc.pictures.analysis import analysis
from games.brouc.pictures.board import board
from games.brouc.pictures.facts import (
    AnalysisFacts,
    FilmFacts,
    FinalFacts,
    HandFacts,
    Held,
    LastTrick,
    ReplayFacts,
)
from games.brouc.pictures.final import final
from games.brouc.pictures.hand import hand, resting
from games.brouc.pictures.last import last
from games.brouc.pictures.recap import recap
from games.brouc.pictures.replay import animation, replay_step
from games.brouc.pictures.slate import slate
from render.cards.faces import style_of
from render.table.ahead import Wanted, pieces
from render.table.layout import CARD_W, LAST_TILE, TRICK_TURN
from render.table.strip import TILE as STRIP_TILE

F = TypeVar("F")


class BroucScenes:
    """Draws them; it has no state.

    ``board``, ``recap`` and ``slate`` take no data; ``hand`` :class:`HandFacts`, and while others
    play nothing but :class:`Held` in place of the view, as ``last`` :class:`LastTrick`; ``final``
    :class:`FinalFacts`, ``replay`` :class:`ReplayFacts`, ``film`` :class:`FilmFacts`, ``analysis``
    :class:`AnalysisFacts`. Where there are facts that may be left out, ``None`` stands for them.
    """

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
                return hand(view, people, look, shown.mark_legal, shown.ribbons)
            case "recap":
                return recap(view, people, look)
            case "final":
                return final(view, people, look, _facts(scene, FinalFacts, FinalFacts()))
            case "slate":
                return slate(view, _team(view), people, look)
            case "replay":
                at = _facts(scene, ReplayFacts)
                return replay_step(view, at.step, people, look, _bottom(at.bottom))
            case "film":
                film = _facts(scene, FilmFacts, FilmFacts())
                return animation(view, people, look, _bottom(film.bottom))
            case "analysis":
                return analysis(view, people, _facts(scene, AnalysisFacts), look)
            case _:
                raise ValueError(f"Le Brouc has no scene {scene.kind!r}")

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
                told = {"mark_legal": shown.mark_legal, "ribbons": shown.ribbons}
                return alt.hand(view, people, look, **told)
            case "recap":
                return alt_over.recap(view, people, look)
            case "final":
                return alt_over.final(view, people, _facts(scene, FinalFacts, FinalFacts()), look)
            case "slate":
                return alt.slate(view, _team(view), people, look)
            case "replay":
                return alt_over.replay(view, _facts(scene, ReplayFacts).step, people, look)
            case "film":
                return alt_over.animation(view, people, look)
            case "analysis":
                return analysis_words(view, people, _facts(scene, AnalysisFacts), look)
            case _:
                raise ValueError(f"Le Brouc has no scene {scene.kind!r}")

    def pieces(self, look: Look) -> Iterator[Callable[[], object]]:
        """The cards of boards and hands."""
        return pieces(PACK, style_of(look), _AHEAD)


_AHEAD: Final = Wanted(
    layout.HAND_CARD_W,
    dimmed=True,
    table=CARD_W,
    turns=tuple(TRICK_TURN.values()),
    tiles=(STRIP_TILE, LAST_TILE),
    ringed=(LAST_TILE,),
    half=(CARD_W, layout.TRUMP_SEEN),
)

SCENES: Final = BroucScenes()


def seated(names: Mapping[str, str]) -> PerSeat[str]:
    """The names by seat; empty where there is none."""
    return PerSeat.of(lambda seat: names.get(seat.value, ""))


def _view(scene: Scene) -> View:
    if not isinstance(scene.view, View):
        raise ValueError(f"no view of Le Brouc: {type(scene.view).__name__}")
    return scene.view


def _facts(scene: Scene, kind: type[F], usual: F | None = None) -> F:
    found: Any = usual if scene.data is None else scene.data
    if not isinstance(found, kind):
        raise ValueError(f"a {scene.kind} needs {kind.__name__}, not {type(found).__name__}")
    return found


def _team(view: View) -> Team | None:
    """Team called « Nous »."""
    return view.seat.team if view.seat is not None else None


def _bottom(seat: str | None) -> Seat:
    return Seat.SOUTH if seat is None else Seat(seat)
