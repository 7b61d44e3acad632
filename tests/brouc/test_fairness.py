"""The provable deal (docs/fairness.md)."""

import hashlib
import hmac
from collections import Counter

import pytest

from brouc.match import ENGINE
from gamekit.cards.cards import PACK
from gamekit.cards.shuffle import commitment, shuffled

SECRET = bytes(range(32))


def by_hand(secret: bytes, deal: int, cut: int) -> list[str]:
    """The same rule written as a stranger would, from docs/fairness.md."""
    pack = [rank + suit for suit in "hdcs" for rank in "ATKQJ987"]
    data = b"".join(
        hmac.new(secret, b"brouc deal %d block %d" % (deal, i), hashlib.sha256).digest()
        for i in range(40)
    )
    at = 0
    for n in range(32, 1, -1):
        while data[at] >= 256 // n * n:
            at += 1
        j = data[at] % n
        at += 1
        pack[n - 1], pack[j] = pack[j], pack[n - 1]
    return pack[cut:] + pack[:cut]


def test_the_order_is_the_documented_one() -> None:
    for number in range(200):
        secret = hashlib.sha256(str(number).encode()).digest()
        deal, cut = number % 9 + 1, number % 31 + 1
        assert [str(card) for card in ENGINE.pack_order(secret, deal, cut)] == by_hand(
            secret, deal, cut
        )


def test_the_order_never_changes_and_depends_on_deal_number_and_cut() -> None:
    # A record of today must verify for ever: this text is part of the format.
    assert " ".join(map(str, ENGINE.pack_order(SECRET, 1, 17))) == (
        "Js 9h 7c Jc 8s Qc Kh Qd Jd 8c Tc Kd 9s Ts As 9c "
        "7d Ad 7h Kc 9d Qh Ks Jh Th 8d Ah Qs 7s Td 8h Ac"
    )
    orders = {
        ENGINE.pack_order(SECRET, deal, cut) for deal in (1, 2, 11, 111) for cut in range(1, 32)
    }
    assert len(orders) == 4 * 31


def test_every_card_comes_everywhere_about_as_often() -> None:
    places = Counter(
        (card, place)
        for number in range(3200)
        for place, card in enumerate(shuffled(PACK, number.to_bytes(32, "big"), "brouc deal 1"))
    )
    # 100 expected in each of 1,024 cells, standard deviation about 10.
    assert len(places) == 1024
    assert 50 < min(places.values()) <= max(places.values()) < 150


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes_and_is_committed_to_by_its_sha_256(length: int) -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    for use in (commitment, ENGINE.first_dealer, lambda secret: ENGINE.pack_order(secret, 1, 1)):
        with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
            use(bytes(length))


@pytest.mark.parametrize("cut", [-1, 0, 32, 33])
def test_a_cut_leaves_cards_on_both_sides_and_deals_are_numbered_from_1(cut: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 31"):
        ENGINE.pack_order(SECRET, 1, cut)
    with pytest.raises(ValueError, match="numbered from 1"):
        ENGINE.pack_order(SECRET, 0, 1)
