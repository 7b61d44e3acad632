"""The tableau: six strokes for each team, wiped one by one; Stanti, Brillen and Keulen below.

Rules 10.4 to 10.9.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cards.seats import Each
from games.brus.cards import OTHER, TEAMS, PerTeam
from games.brus.pictures.marks import drawn_signs, stanto, strokes, strokes_width
from games.brus.rules import BrusView
from games.cardgame.scene import Item, Table, part
from games.cardgame.speech import Speech
from render.style.canvas import Surface
from render.style.sprites import MIB, kept
from render.table import layout
from render.table.chalk import Writing, on_slate
from render.table.layout import Box
from render.table.parts import lay_made
from render.table.surfaces import stone

SIZE: Final = (1000, 640)
FRAME: Final = 34
_MARGIN: Final = 76
_TALL: Final = 112
_BASES: Final = 228, 428
"""Base lines of the teams' strokes."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Content of the tableau."""

    standing: PerTeam[int]
    new: PerTeam[int]
    """Wiped in the hand in progress, or in the one just finished."""
    drawn: PerTeam[tuple[bool, ...]]
    """For each game lost in the match, in order: whether it cost a Keule rather than a Brille."""
    stanti: int


def shown_of(view: BrusView) -> Shown:
    """The tableau as it stands; after a game's last hand still that game's."""
    last = view.result
    standing, stanti = view.strokes, view.tableau.stanti
    if last is not None:
        standing, stanti = last.strokes, last.stanti
    began = view.began.strokes if view.dealt else standing
    new = Each.of(TEAMS, lambda team: began[team] - standing[team])

    def drawn(team: str) -> tuple[bool, ...]:
        games = (one for one in view.results if one.game_over)
        return tuple(one.keule for one in games if one.by == OTHER[team])

    return Shown(standing, new, Each.of(TEAMS, drawn), stanti)


def worth(view: BrusView) -> int:
    """Strokes at stake in the hand, or in the first one."""
    return view.worth if view.dealt else 1 + view.tableau.stanti


def strokes_told(shown: Shown, say: Speech, new: bool = True) -> list[str]:
    """Text of the tableau and its drawings; ``new``: also of the strokes just wiped."""
    (ns, ew), (ns_team, ew_team) = shown.standing, map(say.team, TEAMS)
    out = [say("alt-strokes", ns_team=ns_team, ns=ns, ew_team=ew_team, ew=ew)]
    fresh = [(team, n) for team, n in shown.new.items() if n and new]
    out += [say("alt-new", team=say.team(team), n=n) for team, n in fresh]
    if shown.stanti:
        out.append(say("alt-stanti", n=shown.stanti))
    for team, drawn in shown.drawn.items():
        counts = {"Brille": drawn.count(False), "Keule": drawn.count(True)}
        if things := [f"{n} {name}" for name, n in counts.items() if n]:
            out.append(say("alt-drawn", team=say.team(team), list=", ".join(things)))
    return out


# -- the whole tableau -----------------------------------------------------------------------------


def ground(view: BrusView, table: Table) -> Image.Image:
    """The empty tableau, 1000 × 640 px."""
    return stone(*SIZE, FRAME).copy()


def tableau_page(view: BrusView, table: Table) -> Iterator[Item]:
    """The whole tableau."""
    say, shown = table.speech, shown_of(view)
    out = [say("alt-tableau")]
    for team in TEAMS:
        players = " & ".join(map(table.told, team))
        out.append(say("alt-pair", team=say.team(team), list=players))
    out += strokes_told(shown, say)
    if not shown.stanti:
        out.append(say("alt-stanti", n=0))
    games = ""
    if view.several:
        games = f"{say('picture-label-games')} {' : '.join(map(str, view.games))}"
        out.append(f"{games}.")
    yield part(partial(_lay_tableau, shown, games), *out)


def _lay_tableau(shown: Shown, games: str, image: Image.Image, table: Table) -> None:
    """A row for each team, then Stanti and games won."""
    say, written = table.speech, Writing(image)
    plain, faint, right = written.plain, written.faint, 286 + strokes_width(_TALL)
    for team, base in zip(TEAMS, _BASES, strict=True):
        players = " & ".join(map(table.name, team))
        plain.text((_MARGIN, base - 44), say(f"team-{team}-short"), 92, width=190)
        faint.fitted((_MARGIN + 206, base - _TALL - 26), players, 46, 620)
        strokes(plain, 286, base, _TALL, shown.standing[team])
        if shown.new[team]:
            written.bright.text((right + 20, base - 30), f"−{shown.new[team]}", 84)
        drawn_signs(plain, (right + 120, base - 62), (950 - right - 120, 92), shown.drawn[team])
        plain.line((FRAME + 30, base + 24), (SIZE[0] - FRAME - 30, base + 20), 4, 4)
    y, layer = 560, plain if shown.stanti else faint
    x = _MARGIN + layer.text((_MARGIN, y), say("picture-label-stanti"), 66, width=300)
    if 0 < shown.stanti <= 3:
        for number in range(shown.stanti):
            stanto(plain, x + 76 + 108 * number, y - 20, 76)
    else:
        layer.text((x + 28, y + 2), str(shown.stanti or "–"), 70)
    plain.text((SIZE[0] - _MARGIN, y), games, 66, "rs", width=380)
    written.finish()


# -- the corner of the board -----------------------------------------------------------------------


def lay_corner(shown: Shown, image: Surface, table: Table) -> None:
    """Lay the tableau small into the board's corner."""
    box, (left, right) = layout.TOP_RIGHT, TEAMS
    heads = table.speech(f"team-{left}-short"), table.speech(f"team-{right}-short")
    made = (shown, heads, box.w, box.h)
    lay_made(image, f"tableau {made!r}", box, partial(corner, *made))


@kept(3 * MIB, 8 * MIB)
def corner(shown: Shown, heads: tuple[str, str], width: int, height: int) -> Image.Image:
    """The tableau small, for the board: heads, strokes, what was drawn, Stanti. ``RGB``."""
    frame = 13
    written = on_slate(Box(0, 0, width, height), frame)
    chalked = written.plain
    tops = (14, 94) if shown.stanti else (30, 128)
    for team, head, top in zip(TEAMS, heads, tops, strict=True):
        chalked.fitted((24, top + 46), head, 42, 76)
        strokes(chalked, 108, top + 54, 37, shown.standing[team])
        drawn_signs(chalked, (24, top + 68), (78, 24), shown.drawn[team])
        if shown.new[team]:
            written.bright.text((width - frame - 6, top + 82), f"−{shown.new[team]}", 34, "rs")
    if shown.stanti:
        chalked.line((frame + 8, 184), (width - frame - 8, 182), 3, 2)
        stanto(chalked, 66, 210, 40)
        chalked.text((110, 222), f"×{shown.stanti}", 38)
    return written.finish()
