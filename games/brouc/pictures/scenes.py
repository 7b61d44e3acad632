"""Le Brouc's scenes by their names (:mod:`gamekit.api.scenes`).

Where there are facts that may be left out, ``None`` stands for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from brouc.seats import PerSeat, Seat, Team
from brouc.view import View
from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK
from gamekit.parts.scenes import Kind, KindScenes
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


def seated(names: Mapping[str, str]) -> PerSeat[str]:
    """The names by seat; empty where there is none."""
    return PerSeat.of(lambda seat: names.get(seat.value, ""))


def _team(view: View) -> Team | None:
    """Team called « Nous »."""
    return view.seat.team if view.seat is not None else None


def _bottom(seat: str | None) -> Seat:
    return Seat.SOUTH if seat is None else Seat(seat)


_AHEAD: Final = Wanted(
    layout.HAND_CARD_W,
    dimmed=True,
    table=CARD_W,
    turns=tuple(TRICK_TURN.values()),
    tiles=(STRIP_TILE, LAST_TILE),
    ringed=(LAST_TILE,),
    half=(CARD_W, layout.TRUMP_SEEN),
)


def drawn_ahead(look: Look) -> Iterator[Callable[[], object]]:
    """Jobs that draw the cards of boards and hands."""
    return pieces(PACK, style_of(look), _AHEAD)


SCENES: Final = KindScenes(
    "Le Brouc",
    View,
    seated,
    {
        "board": Kind(board, alt.board),
        "hand": Kind(
            lambda view, people, look, facts: hand(
                view, people, look, facts.mark_legal, facts.ribbons
            ),
            lambda view, people, look, facts: alt.hand(
                view, people, look, mark_legal=facts.mark_legal, ribbons=facts.ribbons
            ),
            HandFacts,
            HandFacts(),
        ),
        "recap": Kind(recap, alt_over.recap),
        "final": Kind(
            final,
            lambda view, people, look, facts: alt_over.final(view, people, facts, look),
            FinalFacts,
            FinalFacts(),
        ),
        "slate": Kind(
            lambda view, people, look: slate(view, _team(view), people, look),
            lambda view, people, look: alt.slate(view, _team(view), people, look),
        ),
        "replay": Kind(
            lambda view, people, look, at: replay_step(
                view, at.step, people, look, _bottom(at.bottom)
            ),
            lambda view, people, look, at: alt_over.replay(view, at.step, people, look),
            ReplayFacts,
        ),
        "film": Kind(
            lambda view, people, look, film: animation(view, people, look, _bottom(film.bottom)),
            lambda view, people, look, film: alt_over.animation(view, people, look),
            FilmFacts,
            FilmFacts(),
        ),
        "analysis": Kind(
            lambda view, people, look, facts: analysis(view, people, facts, look),
            lambda view, people, look, facts: analysis_words(view, people, facts, look),
            AnalysisFacts,
        ),
    },
    {Held: Kind(resting, alt.resting), LastTrick: Kind(last, alt.last)},
)
