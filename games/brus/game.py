"""Brus: all parts of the game in one value."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gamekit.api.puzzle import Puzzles
from games.brus import replay
from games.brus.computers import COMPUTERS
from games.brus.counts import COUNTS, DAILY
from games.brus.course import COURSE
from games.brus.face import FACE
from games.brus.pictures import board, hand, played, recap, tableau
from games.brus.pictures.marks import dare_mark, pack_of, turn_mark
from games.brus.record import RECORDS
from games.brus.replay import REPLAY
from games.brus.review import REVIEW
from games.brus.rules import RULES, BrusView
from games.brus.speech import say
from games.cardgame.build import card_game
from games.cardgame.final import final as end
from games.cardgame.hand_parts import Held, hand_wood
from games.cardgame.kinds import HandFacts, Kind, KindScenes
from games.cardgame.kinds import replay as again

SCENES: Final = KindScenes(
    "Brus",
    BrusView,
    say,
    RULES.seats,
    {
        "board": Kind(board.board, board.ground),
        "hand": Kind(hand.hand, hand_wood, HandFacts, HandFacts()),
        "recap": Kind(recap.recap, recap.ground),
        "final": end(recap.lost, recap.final),
        "tableau": Kind(tableau.tableau_page, tableau.ground),
        "played": Kind(played.played, played.ground),
        **again(replay.replay, replay.ground, recap.recap, REPLAY.last, REPLAY.pauses),
    },
    {Held: Kind(hand.resting, hand_wood)},
    clockwise=True,
    pack=pack_of,
    marks={"dared": dare_mark, "down": turn_mark},
)
"""Pictures by their names (:mod:`gamekit.api.scenes`)."""


GAME: Final = card_game(
    RULES.game,
    rules=RULES,
    face=FACE,
    scenes=SCENES,
    players=COMPUTERS,
    counts=COUNTS,
    records=RECORDS,
    replay=REPLAY,
    review=REVIEW,
    puzzles=Puzzles(least=5.0, file=Path(__file__).with_name("puzzles.jsonl")),
    course=COURSE,
    daily=DAILY,
    compiled=("games.brus.players.core",),
)
"""Value for :mod:`games.registry`."""
