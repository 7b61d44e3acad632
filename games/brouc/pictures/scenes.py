"""Le Brouc's scenes by their names (:mod:`gamekit.api.scenes`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from brouc.seats import SEATS
from brouc.view import View
from gamekit.api.scenes import Look
from gamekit.cardgame.kinds import FilmFacts, Kind, KindScenes, ReplayFacts
from gamekit.cardgame.scene import LastTrick, lone
from gamekit.cards.cards import PACK
from games.brouc.pictures import analysis, board, final, hand, recap, replay, slate
from games.brouc.words import say
from render.cards.faces import style_of
from render.table.ahead import Wanted, pieces
from render.table.layout import CARD_W, LAST_TILE, TRICK_TURN
from render.table.strip import TILE as STRIP_TILE

_AHEAD: Final = Wanted(
    hand.HAND_CARD_W,
    dimmed=True,
    table=CARD_W,
    turns=tuple(TRICK_TURN.values()),
    tiles=(STRIP_TILE, LAST_TILE),
    ringed=(LAST_TILE,),
    half=(CARD_W, board.TRUMP_SEEN),
)


def drawn_ahead(look: Look) -> Iterator[Callable[[], object]]:
    """Jobs that draw the cards of boards and hands."""
    return pieces(PACK, style_of(look), _AHEAD)


SCENES: Final = KindScenes(
    "Le Brouc",
    View,
    say,
    tuple(seat.value for seat in SEATS),
    {
        "board": Kind(board.board, board.ground),
        "hand": Kind(hand.hand, hand.ground, hand.HandFacts, hand.HandFacts()),
        "recap": Kind(recap.recap, recap.ground),
        "final": Kind(final.final, final.ground, final.FinalFacts, final.FinalFacts()),
        "slate": Kind(slate.slate, slate.ground),
        "replay": Kind(replay.replay, replay.ground, ReplayFacts),
        "film": Kind(replay.film, None, FilmFacts, FilmFacts(), replay.pauses),
        "analysis": Kind(analysis.analysis, analysis.ground, analysis.AnalysisFacts),
    },
    {hand.Held: Kind(hand.resting, hand.ground), LastTrick: Kind(board.last, lone)},
)
