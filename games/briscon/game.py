"""Briscon: all parts of the game in one value."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gamekit.api.puzzle import Puzzles
from games.briscon.computers import COMPUTERS
from games.briscon.counts import COUNTS, DAILY
from games.briscon.course import COURSE
from games.briscon.face import FACE
from games.briscon.pictures import board, hand, recap, sheet
from games.briscon.record import RECORDS
from games.briscon.replay import REPLAY, replay
from games.briscon.review import REVIEW
from games.briscon.rules import RULES, BrisconView
from games.briscon.speech import say
from games.cardgame.build import card_game
from games.cardgame.final import final as end
from games.cardgame.kinds import HandFacts, Kind, KindScenes
from games.cardgame.kinds import replay as again

SCENES: Final = KindScenes(
    "Briscon",
    BrisconView,
    say,
    RULES.seats,
    {
        "board": Kind(board.board, board.ground),
        "hand": Kind(hand.hand, hand.ground, HandFacts, HandFacts()),
        "sheet": Kind(sheet.whole, sheet.ground),
        "recap": Kind(recap.recap, recap.ground),
        "final": end(recap.lost, recap.final),
        **again(replay, board.ground, recap.recap, REPLAY.last, REPLAY.pauses),
    },
)
"""Pictures by their names (:mod:`gamekit.api.scenes`)."""


GAME: Final = card_game(
    RULES.game,
    rules=RULES,
    face=FACE,
    scenes=SCENES,
    players=COMPUTERS,
    counts=COUNTS,
    course=COURSE,
    daily=DAILY,
    records=RECORDS,
    replay=REPLAY,
    review=REVIEW,
    puzzles=Puzzles(least=3.0, file=Path(__file__).with_name("puzzles.jsonl")),
    compiled=("games.briscon.players.core",),
)
"""Value for :mod:`games.registry`."""
