"""Brus's scenes by their names (:mod:`gamekit.api.scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gamekit.api.scenes import Look
from gamekit.cardgame.kinds import FilmFacts, FinalFacts, HandFacts, Kind, KindScenes, ReplayFacts
from gamekit.cardgame.scene import LastTrick
from gamekit.cards.cards import PACK
from games.brus.engine.seats import SEATS
from games.brus.engine.view import View
from games.brus.pictures import board, final, hand, played, recap, replay, tableau
from games.brus.pictures.marks import pack_of
from games.brus.words import say
from render.table.ahead import Wanted, pieces
from render.table.layout import CARD_W, LAST_TILE, TRICK_TURN
from render.table.strip import TILE as STRIP_TILE

_AHEAD: Final = Wanted(
    hand.HAND_CARD_W,
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
    say,
    tuple(seat.value for seat in SEATS),
    {
        "board": Kind(board.board, board.ground),
        "hand": Kind(hand.hand, hand.ground, HandFacts, HandFacts()),
        "recap": Kind(recap.recap, recap.ground),
        "final": Kind(final.final, final.ground, FinalFacts, FinalFacts()),
        "tableau": Kind(tableau.tableau_page, tableau.ground),
        "played": Kind(played.played, played.ground),
        "replay": Kind(replay.replay, replay.ground, ReplayFacts),
        "film": Kind(replay.film, None, FilmFacts, FilmFacts(), replay.pauses),
    },
    {
        hand.Held: Kind(hand.resting, hand.ground),
        LastTrick: Kind(board.last, board.last_ground),
    },
    clockwise=True,
    pack=pack_of,
)
