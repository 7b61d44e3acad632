"""The last trick by itself, for who asks for it."""

from __future__ import annotations

from typing import Final

from gamekit.api.scenes import Look, Picture
from games.brus.engine.seats import SEATS, PerSeat, Seat
from games.brus.engine.view import View
from games.brus.pictures import alt
from games.brus.pictures.call_marks import dare_mark
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.facts import LastTrick
from games.brus.pictures.layout import side_of
from games.brus.pictures.words import drawn, words_of
from render.style.picture import finish
from render.table.last import ROUND, LoneTrick, lone_trick
from render.table.layout import Side
from render.table.parts import paste_centred
from render.table.table import Place

_STAR_FROM: Final = {Side.TOP: (-80, -71)}
"""The upper right corner, where the star lies elsewhere, has the card's medal."""
_DARE_FROM: Final = {
    Side.TOP: (60, -44),
    Side.LEFT: (-59, 39),
    Side.RIGHT: (60, -25),
    Side.BOTTOM: (-60, 41),
}
"""From a card's centre to where a dare is marked: off index, medal and name."""


def last_of(view: View) -> LastTrick | None:
    """The last trick of the hand; ``None`` before the first."""
    hand = view.hand
    return LastTrick(hand.tricks[-1]) if hand is not None and hand.tricks else None


def last(shown: LastTrick, names: PerSeat[str], look: Look) -> Picture:
    """The trick as it lay, 800 × 476 px, South below as on the board."""
    say, trick = words_of(look), shown.trick
    at = {seat: side_of(seat, Seat.SOUTH) for seat in SEATS}
    places = {
        at[seat]: Place(
            say.letter(seat.value), drawn(names, seat, say), portrait=look.portrait(seat.value)
        )
        for seat in SEATS
    }
    cards = {at[laid.seat]: laid.card for laid in trick.laid}
    title = say("picture-label-number", number=trick.number)
    seen = LoneTrick(title, places, cards, at[trick.leader], at[trick.winner])
    image = lone_trick(seen, pack_of(look), _STAR_FROM)
    for laid in trick.laid:
        if laid.dared:
            (x, y), (dx, dy) = ROUND[at[laid.seat]], _DARE_FROM[at[laid.seat]]
            paste_centred(image, dare_mark(48), (x + dx, y + dy))
    return finish(image, "last", alt.last(shown, names, look))
