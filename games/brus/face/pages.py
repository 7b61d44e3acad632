"""Pages: cards already played, tableau, last trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At, Page
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from gamekit.cards.cards import PACK
from games.brus.engine.cards import BEATING, SEVENS
from games.brus.engine.seats import TEAMS
from games.brus.engine.view import View
from games.brus.face.speech import last_trick_line, tableau_line, team_of
from games.brus.pictures.last import last_of
from games.brus.words import say
from i18n.cards import card_said

PAGES: Final = (
    Page("played", heavy=True),
    Page("tableau", heavy=True),
    Page("last", heavy=True),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    match name:
        case "played":
            scene = Scene("played", view) if view.hand is not None else None
            return Panel(lines=tuple(_played(view, at)), scene=scene)
        case "tableau":
            return Panel(lines=tuple(_tableau(view, at)), scene=Scene("tableau", view))
        case "last":
            shown = last_of(view)
            scene = Scene("last", shown) if shown is not None else None
            return Panel(lines=(last_trick_line(view, at),), scene=scene, told=True)
        case _:
            raise KeyError(name)


def _played(view: View, at: At) -> Iterator[str]:
    """Cards played so far, public at any time (rules 10.10)."""
    language = at.language
    played = view.hand.played if view.hand is not None else ()
    if not played:
        yield say(language, "played-none")
        return
    yield say(language, "played-count", count=len(played))
    blank = tuple(card for card in PACK if card not in (*BEATING, *SEVENS))
    for key, kind in (("beating", BEATING), ("sevens", SEVENS), ("blank", blank)):
        cards = " ".join(card_said(language, card) for card in kind if card in played)
        if cards:
            yield say(language, f"played-{key}", cards=cards)


def _tableau(view: View, at: At) -> Iterator[str]:
    """Strokes, Stanti and games; Brillen and Keulen of this match."""
    yield tableau_line(view, at.language)
    for team in TEAMS:
        lost = [one for one in view.results if one.game_over and one.by is team.other]
        if lost:
            yield say(
                at.language,
                "tableau-drawn",
                team=team_of(at, team),
                brillen=sum(not one.keule for one in lost),
                keulen=sum(one.keule for one in lost),
            )
