"""Packs of all sizes: contents, order of the first 32 cards, parsing, cuts."""

from __future__ import annotations

from collections import Counter

import pytest

from gamekit.cards.cards import CARDS, JOKERS, PACK, PACKS, Card, Rank
from gamekit.cards.shuffle import pack_order


@pytest.mark.parametrize("size", PACKS)
def test_a_pack_has_its_cards(size: int) -> None:
    pack = PACKS[size]
    assert len(pack) == size
    assert set(Counter(pack).values()) == {2 if size == 48 else 1}
    assert not set(JOKERS) & set(pack)
    assert len({card.suit for card in pack}) == 4


def test_the_32_cards_come_first() -> None:
    assert CARDS[:32] == PACK == PACKS[32]
    assert [card.index for card in CARDS] == list(range(54))
    assert {card.rank for card in PACKS[40]} == set(Rank) - {
        *(Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JOKER)
    }


def test_a_card_is_read_from_its_pack_alone() -> None:
    assert Card.parse("6h", PACKS[36]).name == "6♥"
    for text, pack in (("6h", None), ("5h", PACKS[36]), ("Xh", PACKS[52]), ("", CARDS)):
        with pytest.raises(ValueError, match="not a card"):
            Card.parse(text, pack)


@pytest.mark.parametrize("size", PACKS)
def test_the_cut_follows_from_the_pack(size: int) -> None:
    pack, secret = PACKS[size], bytes(32)
    assert Counter(pack_order(pack, secret, "x deal 1", size - 1)) == Counter(pack)
    for cut in (0, size):
        with pytest.raises(ValueError, match=f"from 1 to {size - 1}"):
            pack_order(pack, secret, "x deal 1", cut)
