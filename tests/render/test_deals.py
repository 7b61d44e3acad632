"""End of a fixed number of deals: the podium and the slate, and the same in words."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Portrait, Scene
from render.table.deals import KIND, Column, Deals, DealsScenes
from tests.goldens import Golden

NAMES = {
    "N": "Anne-Catherine de Rougemont",
    "S": "Urs",
    "E": "Jean",
    "W": "Léa",
}
LOOK = Look("en", portraits=(("N", Portrait(initials="AR")), ("E", Portrait(figure=7))))
WON = Column(("N", "S"), (65, -13, 200, 57), won=True)
LOST = Column(("E", "W"), (55, 90, -200, 60), won=False)
LEVEL = (Column(("N",), (12,), won=False), Column(("E",), (12,), won=False))
LONG = (
    Column(("N", "S"), tuple(range(1000, 1024)), won=True),
    Column(("E", "W"), tuple(range(0, -24, -1)), won=False),
)
THREE = (
    Column(("N",), (4, 5), won=True),
    Column(("E",), (5, 4), won=True),
    Column(("S",), (-9, -9), won=False),
)


@pytest.mark.parametrize(
    ("name", "deals", "language"),
    [
        ("deals-four", Deals((WON, LOST), 1_500), "fr"),
        ("deals-level", Deals(LEVEL), "de"),
        ("deals-long", Deals(LONG, 9_000), "en"),
        ("deals-three", Deals(THREE), "it"),
    ],
)
def test_the_podium_and_the_slate(golden: Golden, name: str, deals: Deals, language: str) -> None:
    look = Look(language, portraits=LOOK.portraits)
    picture = DealsScenes().draw(Scene(KIND, deals), NAMES, look)
    golden(name, Image.open(BytesIO(picture.data)))


def test_the_words_say_all_the_picture_shows() -> None:
    assert DealsScenes().words(Scene(KIND, Deals((WON, LOST))), NAMES, LOOK) == (
        "309 : 5 after 4 deals. Anne-Catherine de R… & Urs: 309. Jean & Léa: 5."
        " Deal 1: 65, 55. Deal 2: −13, 90. Deal 3: 200, −200. Deal 4: 57, 60."
    )


def test_the_words_say_that_all_are_level() -> None:
    told = DealsScenes().words(Scene(KIND, Deals(LEVEL)), NAMES, Look("de"))
    assert told == ("12 : 12 nach 1 Spiel. Anne-Catherine de R…: 12. Jean: 12. Spiel 1: 12, 12.")
