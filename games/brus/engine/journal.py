"""Text form of actions for stored journals (:mod:`gamekit.records.codec`).

=======================================  ===================================================
``deal S Ah Td …``                       dealer, then the 32 cards as dealt
``play N Ah``, ``play N Kh dared``
``turn N Ah``                            led face down
``take E``, ``run E``                    answer to it
``dare N``                               the turned card is dared after the taking up
=======================================  ===================================================

>>> from gamekit.cards.cards import Card
>>> encode(Play(Seat.NORTH, Card.parse("Kh"), dared=True))
'play N Kh dared'
>>> decode("run E")
Answer(seat=<Seat.EAST: 'E'>, takes=False)
"""

from __future__ import annotations

from typing import Final

from gamekit.records.codec import CARD, Codec, Form, Word, deal, named
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.seats import Seat

_SEAT: Final = Word("seat", named(Seat, "seat"))
_CODEC: Final = Codec[Action](
    deal(Deal, Seat),
    Form("play", Play, (_SEAT, CARD), {"dared": False}),
    Form("play", Play, (_SEAT, CARD), {"dared": True}, "dared"),
    Form("turn", Turn, (_SEAT, CARD)),
    Form("take", Answer, (_SEAT,), {"takes": True}),
    Form("run", Answer, (_SEAT,), {"takes": False}),
    Form("dare", Dare, (_SEAT,)),
)
encode: Final = _CODEC.encode
decode: Final = _CODEC.decode
