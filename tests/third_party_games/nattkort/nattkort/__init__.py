"""Nattkort: a trick game of twelve cards for two."""

from typing import Final

from gamekit.api.counts import Count, Counts, Metric
from gamekit.api.game import Game
from gamekit.records.journal import JournalRecords
from nattkort.course import COURSE
from nattkort.face import FACE
from nattkort.pictures import SCENES
from nattkort.players import PLAYERS
from nattkort.replay import REPLAY
from nattkort.rules import RULES

COUNTS: Final = Counts(
    counts=(
        Count("points"),
        Count("tricks"),
        Count("deals"),
        Count("doubles"),
        Count("best_deal", over_matches="max"),
    ),
    metrics=(
        Metric("tricks", of="tricks"),
        Metric("points-a-deal", of="points", per="deals", digits=2),
    ),
    columns=("tricks", "doubles"),
    lines=("stats-tricks", "stats-best"),
    score="points",
    score_line="score-line",
)

GAME: Final = Game(
    rules=RULES,
    face=FACE,
    scenes=SCENES,
    players=PLAYERS,
    counts=COUNTS,
    records=JournalRecords(RULES),
    replay=REPLAY,
    course=COURSE,
    pieces=RULES.pieces,
    hidden=RULES.hidden,
)
