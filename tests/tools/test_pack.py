"""The figures of the court cards, and the tool that draws them."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from gamekit.cards.cards import PACK, Card, Rank, parse_cards
from render.cards.courts import FIGURES as FOLDER
from tools.pack import FIGURES, drawn, png

COURTS = [card for card in PACK if card.rank in (Rank.KING, Rank.QUEEN, Rank.JACK)]


def test_each_court_card_has_its_figure_and_nothing_else_does() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{card}.png" for card in COURTS}
    assert set(FIGURES) == set(COURTS)


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_a_file_is_what_the_tool_draws(card: Card) -> None:
    with Image.open(FOLDER / f"{card}.png") as kept:
        assert kept.mode == "P"
        assert kept.convert("RGBA").tobytes() == drawn(card).tobytes()


@pytest.mark.parametrize("card", parse_cards("Kc"), ids=str)
def test_encoding_loses_no_pixel(card: Card) -> None:
    picture = drawn(card)
    with Image.open(io.BytesIO(png(picture))) as read:
        assert read.convert("RGBA").tobytes() == picture.tobytes()
