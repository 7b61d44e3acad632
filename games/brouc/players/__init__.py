"""Le Brouc's computer players: a view goes in, an action comes out.

They see exactly what their seat may see, since a view holds nothing else (:mod:`brouc.view`), and
keep no memory: all that happened is in the view. The same view, level and seed give the same
answer.
"""

from games.brouc.players.api import LEVELS, Hint, choose, hint, speak
from games.brouc.players.core import COMPILED

__all__ = ["COMPILED", "LEVELS", "Hint", "choose", "hint", "speak"]
