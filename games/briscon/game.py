"""Briscon: all parts of the game in one value."""

from pathlib import Path
from typing import Final

from gamekit.api.game import Game
from gamekit.api.puzzle import Puzzles
from games.briscon.computers import COMPUTERS
from games.briscon.course import COURSE
from games.briscon.face import FACE
from games.briscon.pictures.scenes import SCENES, drawn_ahead
from games.briscon.replay import REPLAY
from games.briscon.review import REVIEW
from games.briscon.rules import BRISCON, COUNTS, DAILY, RECORDS

GAME: Final = Game(
    rules=BRISCON,
    face=FACE,
    scenes=SCENES,
    players=COMPUTERS,
    counts=COUNTS,
    course=COURSE,
    daily=DAILY,
    records=RECORDS,
    replay=REPLAY,
    review=REVIEW,
    puzzles=Puzzles(least=5.0, file=Path(__file__).with_name("puzzles.jsonl")),
    drawn_ahead=drawn_ahead,
    pieces=BRISCON.pieces,
    hidden=BRISCON.hidden,
    compiled=("games.briscon.players.core",),
)
"""Value for :mod:`games.registry`."""
