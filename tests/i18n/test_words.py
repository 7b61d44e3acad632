"""Cards by their names, and the lint of sentences itself."""

from __future__ import annotations

import ast

import pytest

from cardgame.cards import PACK, Suit
from i18n import LANGUAGES
from i18n.cards import card_name, rank_letters, suit_name
from tests.i18n.sentences import glued


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({card_name(language, card) for card in PACK}) == 32
    assert len(set(rank_letters(language).values())) == 8
    assert len({suit_name(language, suit) for suit in Suit}) == 4


@pytest.mark.parametrize(
    "text", ["say(a, 'x') + ' und so'", "f'Hello {say(a, b)}'", "say(a, b) + say(a, c)"]
)
def test_the_lint_sees_glue(text: str) -> None:
    assert glued([("x.py", ast.parse(text))]) == ["x.py:1"]
    assert not glued([("x.py", ast.parse("'-# ' + say(a, b)"))])
