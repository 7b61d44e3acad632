"""Brus's scenes by their names (:mod:`gamekit.api.scenes`).

Where there are facts that may be left out, ``None`` stands for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK
from gamekit.cards.each import Each
from gamekit.parts.scenes import Kind, KindScenes
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


def seated(names: Mapping[str, str]) -> PerSeat[str]:
    """The names by seat; empty where there is none."""
    return Each.of(SEATS, lambda seat: names.get(seat.value, ""))


def _bottom(seat: str | None) -> Seat:
    return Seat.SOUTH if seat is None else Seat(seat)


_AHEAD: Final = Wanted(
    layout.HAND_CARD_W,
    dimmed=False,
    table=CARD_W,
    turns=tuple(TRICK_TURN.values()),
    tiles=(STRIP_TILE, LAST_TILE),
    ringed=(LAST_TILE,),
)


def drawn_ahead(look: Look) -> Iterator[Callable[[], object]]:
    """Jobs that draw the cards of boards and hands."""
    return pieces(PACK, pack_of(look), _AHEAD)


SCENES: Final = KindScenes(
    "Brus",
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
        "recap": Kind(recap, alt_over.recap),
        "final": Kind(
            final,
            lambda view, people, look, facts: alt_over.final(view, people, facts, look),
            FinalFacts,
            FinalFacts(),
        ),
        "tableau": Kind(tableau_page, alt.tableau_page),
        "played": Kind(
            lambda view, people, look: played(view, look),
            lambda view, people, look: alt_over.played(view, look),
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
    {Held: Kind(resting, alt.resting), LastTrick: Kind(last, alt.last)},
)
