"""The tableau: six strokes for each team, wiped one by one; Stanti, Brillen and Keulen below."""

from __future__ import annotations

from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture
from games.brus.engine.seats import PerSeat, Team
from games.brus.engine.view import View
from games.brus.pictures import alt
from games.brus.pictures.chalk_strokes import drawn_signs, stanto, strokes, strokes_width
from games.brus.pictures.strokes import Column, Tableau, tableau
from games.brus.pictures.words import drawn, team_letters, words_of
from render.style.picture import finish
from render.style.sprites import MIB, kept
from render.style.words import Words
from render.table import chalk
from render.table.chalk import Chalk, size_for
from render.table.slate import stone

SIZE: Final = (1000, 640)
FRAME: Final = 34
_MARGIN: Final = 76
_TALL: Final = 112
_BASES: Final = {Team.NS: 228, Team.EW: 428}
"""Place of each team's strokes."""


def tableau_page(view: View, names: PerSeat[str], look: Look | None = None) -> Picture:
    """The whole tableau, 1000 × 640 px. Raises ``ValueError`` for a view that cannot be."""
    look = look or Look()
    say = words_of(look)
    shown = tableau(view)
    image = stone(*SIZE, FRAME).copy()
    chalked, faint, fresh = (Chalk(*SIZE) for _ in range(3))
    for column in shown.columns:
        players = " & ".join(drawn(names, seat, say) for seat in column.team.seats)
        _row(chalked, faint, fresh, column, players, say)
    for y in (252, 452):
        chalked.line((FRAME + 30, y), (SIZE[0] - FRAME - 30, y - 4), 4, 4)
    _foot(chalked, faint, shown, view, say)
    faint.onto(image, chalk.FAINT)
    chalked.onto(image)
    fresh.onto(image, chalk.YELLOW)
    return finish(image, "tableau", alt.tableau_page(view, names, look))


def _row(
    chalked: Chalk, faint: Chalk, fresh: Chalk, column: Column, players: str, say: Words
) -> None:
    base = _BASES[column.team]
    chalked.text((_MARGIN, base - 44), team_letters(say, column.team), 92, "ls", width=190)
    faint.text(
        (_MARGIN + 206, base - _TALL - 26), players, size_for(players, 46, 620), "ls", width=620
    )
    strokes(chalked, 286, base, _TALL, column.standing)
    right = 286 + strokes_width(_TALL)
    if column.new:
        fresh.text((right + 20, base - 30), f"−{column.new}", 84, "ls")
    drawn_signs(chalked, (right + 120, base - 62), (950 - right - 120, 92), column.drawn)


def _foot(chalked: Chalk, faint: Chalk, shown: Tableau, view: View, say: Words) -> None:
    y = 540
    layer = chalked if shown.stanti else faint
    wide = layer.text((_MARGIN, y + 20), say("picture-label-stanti"), 66, "ls", width=300)
    if shown.stanti > 3:
        chalked.text((_MARGIN + wide + 30, y + 22), str(shown.stanti), 76, "ls")
    for i in range(shown.stanti if shown.stanti <= 3 else 0):
        stanto(chalked, _MARGIN + wide + 76 + 108 * i, y, 76)
    if not shown.stanti:
        faint.text((_MARGIN + wide + 26, y + 22), "–", 66, "ls")
    if view.rules.games > 1:
        won = " : ".join(str(view.games[team]) for team in Team)
        games = f"{say('picture-label-games')} {won}"
        chalked.text((SIZE[0] - _MARGIN, y + 20), games, 66, "rs", width=380)


# -- the corner of the board -----------------------------------------------------------------------


@kept(3 * MIB, 8 * MIB)
def corner(shown: Tableau, heads: tuple[str, str], width: int, height: int) -> Image.Image:
    """The tableau small, for the board: heads, strokes, what was drawn, Stanti. ``RGB``."""
    frame = 13
    image = stone(width, height, frame).copy()
    chalked = Chalk(width, height)
    fresh = Chalk(width, height)
    for column, head, top in zip(
        shown.columns, heads, (14, 94) if shown.stanti else (30, 128), strict=True
    ):
        size = size_for(head, 42, 76)
        chalked.text((24, top + 46), head, size, "ls", width=76)
        strokes(chalked, 108, top + 54, 37, column.standing)
        drawn_signs(chalked, (24, top + 68), (78, 24), column.drawn)
        if column.new:
            fresh.text((width - frame - 6, top + 82), f"−{column.new}", 34, "rs")
    if shown.stanti:
        chalked.line((frame + 8, 184), (width - frame - 8, 182), 3, 2)
        stanto(chalked, 66, 210, 40)
        chalked.text((110, 222), f"×{shown.stanti}", 38, "ls")
    chalked.onto(image)
    fresh.onto(image, chalk.YELLOW)
    return image
