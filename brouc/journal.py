"""Text form of actions for stored journals (:mod:`gamekit.records.codec`).

======================================  ====================================================
``deal S Ah Td …``                      dealer, then the 32 cards as dealt
``play N Ah``
``declare W h KQ``, ``declare W h KQJ``
``mark E Qh``                           the Queen or Jack left face up
``dehors S``
``announce N cape-et-dehors``           or another of :class:`brouc.actions.Announcement`
``book``
======================================  ====================================================

>>> from brouc.cards import Card
>>> encode(Play(Seat.NORTH, Card.parse("Ah")))
'play N Ah'
>>> decode("declare W h KQ")
Declare(seat=<Seat.WEST: 'W'>, suit=<Suit.HEARTS: 'h'>, extended=False)
>>> decode("play N 1h")
Traceback (most recent call last):
ValueError: not a card: '1h'
"""

from __future__ import annotations

from typing import Final

from brouc.actions import Action, Announce, Announcement, Book, Deal, Declare, Dehors, Mark, Play
from brouc.cards import Suit
from brouc.seats import Seat
from gamekit.records.codec import CARD, Codec, Form, Word, deal, named

_MARRIAGES: Final = {"KQ": False, "KQJ": True}


def _extended(text: str) -> bool:
    if text not in _MARRIAGES:
        raise ValueError(f"not a marriage: {text[:40]!r}")
    return _MARRIAGES[text]


def _marriage(extended: bool) -> str:
    return "KQJ" if extended else "KQ"


_SEAT: Final = Word("seat", named(Seat, "seat"))
_SUIT: Final = Word("suit", named(Suit, "suit"))
_CODEC: Final = Codec[Action](
    deal(Deal, Seat),
    Form("play", Play, (_SEAT, CARD)),
    Form("declare", Declare, (_SEAT, _SUIT, Word("extended", _extended, write=_marriage))),
    Form("mark", Mark, (_SEAT, CARD)),
    Form("dehors", Dehors, (_SEAT,)),
    Form("announce", Announce, (_SEAT, Word("announcement", named(Announcement, "announcement")))),
    Form("book", Book),
)
encode: Final = _CODEC.encode
decode: Final = _CODEC.decode
