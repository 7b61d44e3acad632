"""Cards by name, and the checks of sentences themselves."""

from __future__ import annotations

import ast

import pytest

from gamekit.cards.cards import PACK, Card, Rank, Suit
from i18n import LANGUAGES
from i18n.cards import (
    FOUR_COLOURS,
    SUIT_SIGN,
    card_face,
    card_label,
    card_name,
    rank_letters,
    suit_name,
)
from tests.i18n.sentences import glued


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({card_name(language, card) for card in PACK}) == 32
    assert len(set(rank_letters(language).values())) == 14
    assert len({suit_name(language, suit) for suit in Suit}) == 4


def test_signs_agree_with_the_pack_of_the_pictures() -> None:
    """Red diamonds and text for clubs in two colours, blue and green ones in four."""
    king = {suit: Card(Rank.KING, suit) for suit in Suit}
    assert [card_label("en", king[suit]) for suit in Suit] == ["K♥", "K♦", "K♣", "K♠"]
    assert [card_face("en", king[suit])[1] for suit in Suit] == ["♥️", "♦️", None, None]
    assert [card_face("en", king[suit], four=True)[1] for suit in Suit] == ["♥️", "🔷", "☘️", None]
    assert {len(set(signs.values())) for signs in (SUIT_SIGN, FOUR_COLOURS)} == {4}


@pytest.mark.parametrize(
    "text", ["say(a, 'x') + ' und so'", "f'Hello {say(a, b)}'", "say(a, b) + say(a, c)"]
)
def test_the_lint_sees_glue(text: str) -> None:
    assert glued([("x.py", ast.parse(text))]) == ["x.py:1"]
    assert not glued([("x.py", ast.parse("'-# ' + say(a, b)"))])
