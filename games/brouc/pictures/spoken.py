"""Short texts of calls for labels."""

from __future__ import annotations

from collections.abc import Iterable

from brouc.actions import Announce, Declare, Dehors
from brouc.cards import Suit
from brouc.deal import Spoken
from brouc.seats import Seat
from brouc.slate import marriage_value
from brouc.tricks import Marriage
from render.style.words import Words
from render.table.table import Label


def said_by(spoken: Iterable[Spoken], seat: Seat, trump: Suit, say: Words) -> tuple[Label, ...]:
    """A seat's words in order; a marriage as its card points and its suit."""
    out: list[Label] = []
    for entry in spoken:
        said = entry.said
        if said.seat is not seat:
            continue
        match said:
            case Declare():
                value = marriage_value(Marriage(said.suit, said.extended), trump)
                out.append((str(value), said.suit))
            case Dehors():
                out.append((say("picture-label-dehors"), None))
            case Announce():
                out.append((say(f"picture-label-{said.announcement.value}"), None))
            case _:
                pass  # a marker: it lies on the pile
    return tuple(out)
