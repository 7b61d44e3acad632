"""The last trick by itself, for who asks for it."""

from __future__ import annotations

from brouc.seats import SEATS, PerSeat, Seat
from brouc.view import View
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import alt
from games.brouc.pictures.facts import LastTrick
from games.brouc.pictures.layout import side_of
from games.brouc.pictures.words import drawn, words_of
from games.brouc.table_marriages import table_marriages
from render.cards.faces import style_of
from render.style.picture import finish
from render.table.last import LoneTrick, lone_trick
from render.table.table import Place


def last_of(view: View) -> LastTrick | None:
    """The last trick of the deal, as everybody may know it; ``None`` before the first."""
    deal = view.deal
    if deal is None or not deal.tricks:
        return None
    won, number = deal.tricks[-1], len(deal.tricks)
    told = table_marriages(view, deal)
    worth = tuple((one.value, one.marriage.suit) for one in told if one.trick == number)
    return LastTrick(number, won.trick, won.winner, deal.trump, worth)


def last(shown: LastTrick, names: PerSeat[str], look: Look) -> Picture:
    """The trick as it lay, 800 × 476 px, South below as on the board."""
    say = words_of(look)
    at = {seat: side_of(seat, Seat.SOUTH) for seat in SEATS}
    places = {
        at[seat]: Place(
            say.letter(seat.value), drawn(names, seat, say), portrait=look.portrait(seat.value)
        )
        for seat in SEATS
    }
    trick = LoneTrick(
        say("picture-label-number", number=shown.number),
        places,
        {at[seat]: card for seat, card in shown.trick.plays()},
        at[shown.trick.leader],
        at[shown.winner],
        shown.trump,
        tuple((f"+{value}", suit) for value, suit in shown.worth),
    )
    image = lone_trick(trick, style_of(look))
    return finish(image, "last", alt.last(shown, names, look))
