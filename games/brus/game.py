"""Brus: all parts of the game in one value."""

from pathlib import Path
from typing import Final

from gamekit.api.game import Game
from gamekit.api.puzzle import Puzzles
from games.brus.computers import COMPUTERS
from games.brus.course import COURSE
from games.brus.face import FACE
from games.brus.pictures.scenes import SCENES, drawn_ahead
from games.brus.replay import REPLAY
from games.brus.review import REVIEW
from games.brus.rules import BRUS, COUNTS, DAILY, RECORDS

GAME: Final = Game(
    rules=BRUS,
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
    clockwise=True,
    drawn_ahead=drawn_ahead,
    pieces=BRUS.pieces,
    hidden=BRUS.hidden,
    compiled=("games.brus.players.core",),
)
"""Value for :mod:`games.registry`."""
