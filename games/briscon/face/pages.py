"""Pages: last trick, sheet, why."""

from __future__ import annotations

from typing import Final

from gamekit.api.face import At, Page
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.briscon.engine.view import View
from games.briscon.face.speech import last_trick_line, score_line, written_lines
from games.briscon.face.why import why_text
from games.briscon.pictures.last import last_of
from games.briscon.words import say

PAGES: Final = (
    Page("last", heavy=True),
    Page("sheet", heavy=True),
    Page("why", on_board=False),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    match name:
        case "last":
            shown = last_of(view)
            scene = Scene("last", shown) if shown is not None else None
            return Panel(lines=(last_trick_line(view, at),), scene=scene, told=True)
        case "sheet":
            lines = tuple(written_lines(view.deal, at)) if view.deal is not None else ()
            nothing = (say(at.language, "sheet-empty"),)
            return Panel(
                lines=(score_line(view, at), *(lines or nothing)), scene=Scene("sheet", view)
            )
        case "why":
            return Panel(lines=(why_text(view, at),))
        case _:
            raise KeyError(name)
