"""Draw of the first dealer and partner by kings (rules 1.3, option)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from brouc.cards import PACK, Card, Rank
from brouc.seats import SEATS, PerSeat, Seat
from gamekit.cards.cards import is_pack
from gamekit.cards.seats import Each
from gamekit.cards.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class KingsDraw:
    """Cards dealt face up, one at a time, until two players have a King."""

    shown: tuple[tuple[Seat, Card], ...]
    """Cards as dealt, up to the deciding King."""
    dealer: Seat
    """Receiver of the first King, the first dealer."""
    partner: Seat
    """Other receiver of a King, the dealer's partner."""

    def seating(self) -> PerSeat[Seat]:
        """New seat of each seat of the draw.

        The dealer stays; the partner changes places with the person opposite the dealer.
        """
        opposite = self.dealer.partner
        moves = {opposite: self.partner, self.partner: opposite}
        return Each.of(SEATS, lambda seat: moves.get(seat, seat))


def draw_by_kings(pack: tuple[Card, ...], first: Seat) -> KingsDraw | None:
    """Deal the pack face up from ``first`` on, to the right, until dealer and partner are found.

    Further Kings of the first King's receiver decide nothing. ``None`` if one player received all
    four: the draw is repeated. ``ValueError`` unless ``pack`` has the 32 cards.

    >>> from brouc.cards import PACK
    >>> draw = draw_by_kings(PACK[2:10] + PACK[11:] + PACK[:2] + PACK[10:11], Seat.NORTH)
    >>> draw.dealer, draw.partner, len(draw.shown)
    (<Seat.NORTH: 'N'>, <Seat.EAST: 'E'>, 16)
    """
    if not is_pack(pack):
        raise ValueError("the draw needs the 32 cards")
    order = first.round()
    shown: list[tuple[Seat, Card]] = []
    dealer: Seat | None = None
    for position, card in enumerate(pack):
        seat = order[position % 4]
        shown.append((seat, card))
        if card.rank is not Rank.KING or seat is dealer:
            continue
        if dealer is not None:
            return KingsDraw(tuple(shown), dealer, seat)
        dealer = seat
    return None


def kings_from_secret(secret: bytes) -> KingsDraw:
    """Draw from a 32-byte secret, repeated until it decides (docs/fairness.md)."""
    for attempt in count(1):
        draw = draw_by_kings(shuffled(PACK, secret, f"brouc kings {attempt}"), Seat.NORTH)
        if draw is not None:
            return draw
    raise AssertionError("counting does not end")
