"""Briscon's scenes by their names (:mod:`gamekit.api.scenes`).

Where there are facts that may be left out, ``None`` stands for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK
from gamekit.cards.each import Each
from gamekit.parts.scenes import Kind, KindScenes
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


def seated(names: Mapping[str, str]) -> PerSeat[str]:
    """The names by seat; empty where there is none."""
    return Each.of(SEATS, lambda seat: names.get(seat.value, ""))


def _bottom(seat: str | None) -> Seat:
    return Seat.SOUTH if seat is None else Seat(seat)


_AHEAD: Final = Wanted(
    layout.HAND_CARD_W,
    dimmed=True,
    table=layout.CARD_W,
    turns=tuple(layout.TRICK_TURN.values()),
    tiles=(STRIP_TILE, layout.TILE, layout.LAST_TILE, layout.UPCARD_TILE),
    ringed=(layout.LAST_TILE,),
)


def drawn_ahead(look: Look) -> Iterator[Callable[[], object]]:
    """Jobs that draw the cards of boards and hands."""
    return pieces(PACK, style_of(look), _AHEAD)


SCENES: Final = KindScenes(
    "Briscon",
    View,
    seated,
    {
        "board": Kind(board, alt.board),
        "hand": Kind(
            lambda view, people, look, facts: hand(view, people, look, facts.mark_legal),
            lambda view, people, look, facts: alt.hand(
                view, people, look, mark_legal=facts.mark_legal
            ),
            HandFacts,
            HandFacts(),
        ),
        "sheet": Kind(sheet, alt_over.sheet),
        "recap": Kind(recap, alt_over.recap),
        "final": Kind(
            final,
            lambda view, people, look, facts: alt_over.final(view, people, facts, look),
            FinalFacts,
            FinalFacts(),
        ),
        "replay": Kind(
            lambda view, people, look, at: replay_step(
                view, at.step, people, look, _bottom(at.bottom)
            ),
            lambda view, people, look, at: alt_over.replay(view, at.step, people, look),
            ReplayFacts,
        ),
        "film": Kind(
            lambda view, people, look, facts: film(view, people, look, _bottom(facts.bottom)),
            lambda view, people, look, facts: alt_over.film(view, people, look),
            FilmFacts,
            FilmFacts(),
        ),
    },
    {LastTrick: Kind(last, alt.last)},
)
