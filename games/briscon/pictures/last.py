"""The last trick by itself, for who asks for it."""

from __future__ import annotations

from gamekit.api.scenes import Look, Picture
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures import alt
from games.briscon.pictures.facts import LastTrick
from games.briscon.pictures.layout import side_of
from games.briscon.pictures.words import drawn, words_of
from render.cards.faces import style_of
from render.style.picture import finish
from render.table.last import LoneTrick, lone_trick
from render.table.table import Place


def last_of(view: View) -> LastTrick | None:
    """The last trick of the deal, the only one that may be seen again (rules 11.8)."""
    deal = view.deal
    return LastTrick(deal.tricks[-1], deal.trump) if deal is not None and deal.tricks else None


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
    led, answered = trick.cards
    seen = LoneTrick(
        say("picture-label-number", number=trick.number),
        places,
        {at[trick.leader]: led, at[trick.leader.other]: answered},
        at[trick.leader],
        at[trick.winner(shown.trump)],
        shown.trump,
    )
    return finish(lone_trick(seen, style_of(look)), "last", alt.last(shown, names, look))
