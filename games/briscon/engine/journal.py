"""Text form of actions for stored journals (:mod:`gamekit.records.codec`).

======================  ===================================================================
``deal S Ah Td …``      dealer, then the 32 cards as dealt
``play N Ah``
``rob N``
``meld N Kh Qh``        two to five cards
``out N``
``book``
======================  ===================================================================

>>> encode(Rob(Seat.NORTH))
'rob N'
>>> decode("meld S Kh Qh")
Meld(seat=<Seat.SOUTH: 'S'>, cards=(Card(Kh), Card(Qh)))
"""

from __future__ import annotations

from typing import Final

from gamekit.cards.cards import Card
from gamekit.records.codec import CARD, Codec, Form, Word, deal, named
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.seats import Seat

_SEAT: Final = Word("seat", named(Seat, "seat"))
_CODEC: Final = Codec[Action](
    deal(Deal, Seat),
    Form("play", Play, (_SEAT, CARD)),
    Form("rob", Rob, (_SEAT,)),
    Form("meld", Meld, (_SEAT, Word("cards", Card.parse, 2))),
    Form("out", Out, (_SEAT,)),
    Form("book", Book),
)
encode: Final = _CODEC.encode
decode: Final = _CODEC.decode
