"""Le Brouc's pictures: a view goes in, bytes and an alt text come out.

:func:`board`, :func:`recap`, :func:`final` and :func:`slate` show nothing that is not public;
:func:`hand` is for its owner alone, :func:`replay_step`, :func:`animation` and :func:`analysis` for
after the deal.
"""

from games.brouc.pictures.analysis import analysis
from games.brouc.pictures.board import board
from games.brouc.pictures.facts import (
    AnalysisFacts,
    BestMarriage,
    CardCost,
    FinalFacts,
    RatingChange,
)
from games.brouc.pictures.final import final
from games.brouc.pictures.hand import hand, held
from games.brouc.pictures.recap import recap
from games.brouc.pictures.replay import animation, last_step, replay_step
from games.brouc.pictures.slate import slate

__all__ = [
    "AnalysisFacts",
    "BestMarriage",
    "CardCost",
    "FinalFacts",
    "RatingChange",
    "analysis",
    "animation",
    "board",
    "final",
    "hand",
    "held",
    "last_step",
    "recap",
    "replay_step",
    "slate",
]
