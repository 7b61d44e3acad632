"""Le Brouc and L'Homme de Brou: all parts of the game in one value."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from brouc.view import View
from gamekit.api.game import Game
from gamekit.api.puzzle import Puzzles
from games.brouc.computers import COMPUTERS
from games.brouc.course import COURSE
from games.brouc.face import FACE
from games.brouc.pictures import analysis, board, final, hand, recap, replay, slate
from games.brouc.replay import REPLAY
from games.brouc.review import REVIEW
from games.brouc.rules import BROUC, COUNTS, DAILY, RECORDS
from games.brouc.speech import say
from games.cardgame.final import final as end
from games.cardgame.kinds import Kind, KindScenes
from games.cardgame.kinds import replay as again
from games.cardgame.recap_parts import LastTrick, lone_ground

SCENES: Final = KindScenes(
    "Le Brouc",
    View,
    say,
    BROUC.seats,
    {
        "board": Kind(board.board, board.ground),
        "hand": Kind(hand.hand, hand.ground, hand.HandFacts, hand.HandFacts()),
        "recap": Kind(recap.recap, recap.ground),
        "final": end(final.lost, final.final, final.FinalFacts()),
        "slate": Kind(slate.slate, slate.ground),
        **again(replay.replay, replay.ground, recap.recap, replay.last_step, replay.pauses),
        "analysis": Kind(analysis.analysis, analysis.ground, analysis.AnalysisFacts),
    },
    {hand.Held: Kind(hand.resting, hand.ground), LastTrick: Kind(board.last, lone_ground)},
)
"""Pictures by their names (:mod:`gamekit.api.scenes`)."""


def command(arguments: Sequence[str]) -> int:
    """Run ``serve`` or ``analyse`` (docs/players.md)."""
    from games.brouc.command import main

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
    puzzles=Puzzles(least=4.0, file=Path(__file__).with_name("puzzles.jsonl")),
    course=COURSE,
    daily=DAILY,
    command=command,
    pieces=BROUC.pieces,
    hidden=BROUC.hidden,
    compiled=("games.brouc.players.core",),
)
"""Value for :mod:`games.registry`."""
