"""The table and the hand as pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cards.cards import Card
from i18n.cards import card_name
from nattkort.face import len_of
from nattkort.match import SEATS, View
from nattkort.words import say
from render.cards.faces import Letters, PackStyle, back, face

CARD: Final = 110
"""px"""
GAP: Final = 14
HIGH: Final = 200
NIGHT: Final = (24, 28, 52)


class NattkortScenes:
    """Two kinds of picture: ``board`` and ``hand``."""

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """A row of cards on a dark cloth."""
        view: View = scene.view
        shown = view.hand if scene.kind == "hand" else _table(view)
        asleep = 0 if scene.kind == "hand" or view.seen else 2
        style = PackStyle(look.colours, look.big_index, Letters[look.language.upper()])
        row = [face(card, CARD, style) for card in shown] + [back(CARD) for _ in range(asleep)]
        width = GAP + max(5, len(row)) * (CARD + GAP)
        image = Image.new("RGB", (width, HIGH), NIGHT)
        for i, card in enumerate(row):
            image.paste(card, (GAP + i * (CARD + GAP), (HIGH - card.height) // 2), card)
        out = BytesIO()
        image.save(out, "PNG")
        alt = self.words(scene, names, look)
        return Picture(out.getvalue(), "png", alt, width, HIGH, scene.kind)

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """The same in words."""
        view: View = scene.view
        if scene.kind == "hand":
            return say(look.language, "alt-hand", cards=_named(view.hand, look.language))
        sol, natt = (view.taken(seat) for seat in SEATS)
        cards = _named(_table(view), look.language)
        return say(look.language, "alt-board", deal=len_of(view), cards=cards, sol=sol, natt=natt)


def _table(view: View) -> tuple[Card, ...]:
    """The trick in progress, or the last one, and what is seen of the sleeping cards."""
    laid = tuple(play.card for play in view.tricks[-1].plays) if view.tricks else ()
    return (*laid, *view.seen)


def _named(cards: Sequence[Card], language: str) -> str:
    names = ", ".join(card_name(language, card) for card in cards)
    return names or say(language, "alt-nothing")


SCENES: Final = NattkortScenes()
