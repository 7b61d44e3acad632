"""Messages and input of Brus (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from typing import Final

from gamekit.parts.face import FunctionFace
from games.brus.face import commands, pages, private, public, speech
from games.brus.words import say

FACE: Final = FunctionFace(
    say=say,
    pages=pages.PAGES,
    commands=commands.COMMANDS,
    board=public.board,
    recap=public.recap,
    call=public.call,
    final=public.final,
    hand=private.hand,
    page=pages.page,
    label=lambda action, language, view=None: speech.label(action, language),
    typed=commands.typed,
    proposals=commands.proposals,
)
"""Instance in the game."""
