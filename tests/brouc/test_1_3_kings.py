"""Rules 1.3: the first dealer, at random or by the kings."""

from collections import Counter

import pytest

from brouc.cards import PACK, Rank, parse_cards
from brouc.kings import draw_by_kings, kings_from_secret
from brouc.match import ENGINE
from brouc.seats import SEATS, Seat
from gamekit.cards.shuffle import shuffled


@pytest.mark.parametrize(
    ("cards", "receivers", "dealer", "partner", "seating"),
    [
        ("7h Ks 8h 9h 7c 8c Kd", "ENWSENW", "N", "W", "NSWE"),
        # A second king to the same player decides nothing.
        ("Kh 7h 8h 9h Kd 7d 8d Kc", "SENWSENW", "S", "W", "WNSE"),
        ("Kh 7h Kc", "NWS", "N", "S", "NWSE"),
    ],
)
def test_1_3_the_first_kings_receiver_deals_and_the_seconds_sits_opposite(
    cards: str, receivers: str, dealer: str, partner: str, seating: str
) -> None:
    top = parse_cards(cards)
    pack = top + tuple(card for card in PACK if card not in top)
    draw = draw_by_kings(pack, Seat(receivers[0]))
    assert draw is not None
    assert (draw.dealer, draw.partner) == (Seat(dealer), Seat(partner))
    assert draw.shown == tuple(zip(map(Seat, receivers), top, strict=True))
    assert "".join(map(str, draw.seating())) == seating
    assert draw.seating()[draw.dealer.partner] is draw.partner


def test_1_3_four_kings_to_one_player_are_drawn_again() -> None:
    # The unshuffled pack has its Kings at 3, 11, 19 and 27: all for the same seat.
    assert draw_by_kings(PACK, Seat.NORTH) is None


def test_1_3_the_draw_needs_a_whole_pack() -> None:
    with pytest.raises(ValueError, match="32 cards"):
        draw_by_kings(PACK[:31], Seat.NORTH)


def test_1_3_a_secret_draws_each_seat_about_as_often() -> None:
    secrets = [number.to_bytes(32, "big") for number in range(4000)]
    at_random = Counter(ENGINE.first_dealer(secret) for secret in secrets)
    by_kings = Counter(kings_from_secret(secret).dealer for secret in secrets[:1000])
    assert all(900 < at_random[seat] < 1100 for seat in SEATS)
    assert set(by_kings) == set(SEATS)


def test_1_3_a_secrets_draw_ends_with_the_partners_king() -> None:
    for number in range(300):
        secret = number.to_bytes(32, "big")
        draw = kings_from_secret(secret)
        packs = (shuffled(PACK, secret, f"brouc kings {attempt}") for attempt in (1, 2))
        assert draw == next(filter(None, (draw_by_kings(pack, Seat.NORTH) for pack in packs)))
        kings = [seat for seat, card in draw.shown if card.rank is Rank.KING]
        assert kings[0] is draw.dealer
        assert kings[-1] is draw.partner
        assert set(kings[:-1]) == {draw.dealer}
