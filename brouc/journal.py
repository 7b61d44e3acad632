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
>>> from brouc.seats import Seat
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

from brouc.actions import Action, Announce, Book, Deal, Declare, Dehors, Mark, Play
from gamekit.records.codec import Codec, derived

CODEC: Final = Codec[Action](
    *map(derived, (Deal, Play, Mark, Dehors, Announce, Book)),
    derived(Declare, given={"extended": False}, last="KQ"),
    derived(Declare, given={"extended": True}, last="KQJ"),
)
encode: Final = CODEC.encode
decode: Final = CODEC.decode
