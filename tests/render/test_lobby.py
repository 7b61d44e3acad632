"""Lobby: chairs for two, three and four, and their occupants."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Portrait, Scene
from render.table.lobby import KIND, Chair, Lobby, LobbyScenes
from tests.goldens import Golden

PERSON = Chair("one", "North", "Anne-Catherine de Rougemont", taken=True)
FREE = Chair("two", "West", "free", taken=False)
COMPUTER = Chair("three", "South", "Hippolyte", taken=True)
KEPT = Chair("four", "East", "kept for Beat", taken=False)
LOOK = Look(
    "en",
    portraits=(
        ("one", Portrait(initials="AR")),
        ("three", Portrait(figure=7)),
        ("four", Portrait(initials="B")),
    ),
)


@pytest.mark.parametrize(
    ("name", "lobby"),
    [
        ("lobby-two", Lobby((PERSON, FREE), "A table.")),
        ("lobby-three", Lobby((PERSON, FREE, COMPUTER), "A table.")),
        ("lobby-four", Lobby((PERSON, FREE, COMPUTER, KEPT), "A table.")),
        ("lobby-clockwise", Lobby((PERSON, FREE, COMPUTER, KEPT), "A table.", clockwise=True)),
    ],
)
def test_who_sits_where(golden: Golden, name: str, lobby: Lobby) -> None:
    picture = LobbyScenes().draw(Scene(KIND, lobby), {}, LOOK)
    golden(name, Image.open(BytesIO(picture.data)))


def test_the_words_say_all_the_picture_shows() -> None:
    lobby = Lobby((PERSON, FREE, COMPUTER, KEPT), "A table.")
    assert LobbyScenes().words(Scene(KIND, lobby), {}, LOOK) == (
        "A table. North: Anne-Catherine de Rougemont. West: free. South: Hippolyte."
        " East: kept for Beat."
    )


def test_a_colon_is_spaced_as_in_the_language() -> None:
    lobby = Lobby((Chair("one", "Nord", "Anne", taken=True),), "Une table.")
    told = LobbyScenes().words(Scene(KIND, lobby), {}, Look("fr"))
    assert told == "Une table. Nord\N{NO-BREAK SPACE}: Anne."
