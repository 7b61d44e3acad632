"""Pictures: a view goes in, bytes and an alt text come out. Pure: same input, same bytes.

:func:`board`, :func:`recap`, :func:`final` and :func:`slate` show nothing that is not public;
:func:`hand` is for its owner alone, :func:`replay_step`, :func:`animation` and :func:`analysis` for
after the deal.
"""

from render.analysis import analysis
from render.board import board
from render.cards import Letters, PackStyle
from render.facts import (
    AnalysisFacts,
    BestMarriage,
    CardCost,
    FinalFacts,
    LeaderboardRow,
    LeaderboardRows,
    RatingChange,
)
from render.final import final
from render.hand import hand, hand_order
from render.leaderboard import leaderboard
from render.picture import Look, Picture
from render.plot import CochesPoint, PlotFacts, RatingPoint, plot
from render.recap import recap
from render.replay import animation, last_step, replay_step
from render.slate import slate

__all__ = [
    "AnalysisFacts",
    "BestMarriage",
    "CardCost",
    "CochesPoint",
    "FinalFacts",
    "LeaderboardRow",
    "LeaderboardRows",
    "Letters",
    "Look",
    "PackStyle",
    "Picture",
    "PlotFacts",
    "RatingChange",
    "RatingPoint",
    "analysis",
    "animation",
    "board",
    "final",
    "hand",
    "hand_order",
    "last_step",
    "leaderboard",
    "plot",
    "recap",
    "replay_step",
    "slate",
]
