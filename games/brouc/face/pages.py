"""Pages: last trick, slate, why; and the two steps of the cape."""

from __future__ import annotations

from typing import Final

from brouc.view import View
from gamekit.api.face import At, Page
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.brouc.face.private import cape
from games.brouc.face.speech import last_trick_line, slate_line
from games.brouc.face.why import why_text
from games.brouc.pictures.last import last_of

PAGES: Final = (
    Page("last", heavy=True),
    Page("slate", heavy=True),
    Page("why", on_board=False),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    match name:
        case "last":
            shown = last_of(view)
            scene = Scene("last", shown) if shown is not None else None
            return Panel(lines=(last_trick_line(view, at),), scene=scene, told=True)
        case "slate":
            # From the reader's side: their team is « Nous ».
            line = slate_line(at.language, view)
            return Panel(lines=(line,), scene=Scene("slate", view))
        case "why":
            return Panel(lines=(why_text(view, at),))
        case _:
            raise KeyError(name)


def panel(name: str, view: View, at: At) -> Panel:
    """Panel of a hand's button; ``KeyError`` for another name."""
    if name != "cape":
        raise KeyError(name)
    return cape(view, at)
