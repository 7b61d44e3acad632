"""Le Brouc and L'Homme de Brou: all parts of the game in one value."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gamekit.api.game import Game
from gamekit.api.puzzle import Puzzles
from games.brouc.computers import COMPUTERS
from games.brouc.course import COURSE
from games.brouc.face import FACE
from games.brouc.pictures.scenes import SCENES, drawn_ahead
from games.brouc.replay import REPLAY
from games.brouc.review import REVIEW
from games.brouc.rules import BROUC, COUNTS, DAILY, RECORDS


def command(arguments: Sequence[str]) -> int:
    """Run ``serve`` or ``analyse`` (docs/players.md)."""
    from games.brouc.players.__main__ import main

    return main(list(arguments))


GAME: Final = Game(
    rules=BROUC,
    face=FACE,
    scenes=SCENES,
    players=COMPUTERS,
    counts=COUNTS,
    records=RECORDS,
    replay=REPLAY,
    review=REVIEW,
    puzzles=Puzzles(least=8.0, file=Path(__file__).with_name("puzzles.jsonl")),
    course=COURSE,
    daily=DAILY,
    command=command,
    drawn_ahead=drawn_ahead,
    pieces=BROUC.pieces,
    hidden=BROUC.hidden,
    compiled=("games.brouc.players.core",),
)
"""Value for :mod:`games.registry`."""
