"""Messages and input of Le Brouc (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from typing import Final

from brouc.view import View
from gamekit.parts.face import FunctionFace
from games.brouc.face import commands, final, pages, private, public, speech
from games.brouc.words import say


def _label(action: str, language: str, view: View | None = None) -> str:
    """An action in words: « roi de cœur », « Dehors ! »."""
    deal = view.deal if view is not None else None
    return speech.label(action, language, deal.trump if deal is not None else None)


FACE: Final = FunctionFace(
    say=say,
    pages=pages.PAGES,
    commands=commands.COMMANDS,
    board=public.board,
    recap=public.recap,
    call=public.call,
    final=final.final,
    hand=private.hand,
    page=pages.page,
    panel=pages.panel,
    label=_label,
    typed=commands.typed,
    proposals=commands.proposals,
)
"""Instance in the game."""
