"""Pictures: a view goes in, bytes and an alt text come out. Pure: same input, same bytes.

``board`` and ``slate`` of a spectator's view are public; ``hand`` is for its owner alone.
"""

from render.board import board
from render.cards import Letters, PackStyle
from render.hand import hand, hand_order
from render.picture import Look, Picture
from render.slate import slate

__all__ = [
    "Letters",
    "Look",
    "PackStyle",
    "Picture",
    "board",
    "hand",
    "hand_order",
    "slate",
]
