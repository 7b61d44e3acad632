"""Write the figures of the court cards, after a change of their drawing.

python -m tools.pack
"""

from __future__ import annotations

from render.cards.courts import FIGURES as FOLDER
from tools.pack import FIGURES, drawn, png

for card in FIGURES:
    (FOLDER / f"{card}.png").write_bytes(png(drawn(card)))
