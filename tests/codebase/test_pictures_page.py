"""The snippets of docs/pictures.md work as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from gamekit.api.scenes import Picture

PAGE = (Path(__file__).parents[2] / "docs" / "pictures.md").read_text("utf-8")
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = re.findall(r"!\[([^\]]+)\]\(pictures/([\w.-]+)\)", PAGE)
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("code", SNIPPETS)
def test_a_snippet_makes_a_picture(code: str) -> None:
    told: dict[str, object] = {}
    exec(code, told)
    picture = told["picture"]
    assert isinstance(picture, Picture)
    assert (picture.width, picture.height) == (1000, 640)
    assert picture.alt


def test_the_page_has_both() -> None:
    assert len(SNIPPETS) == 2


def test_every_picture_of_the_page_is_there_with_words() -> None:
    assert {name for _, name in SHOWN} <= {file.name for file in PICTURES.iterdir()}
    assert len(SHOWN) == PAGE.count("![")


def test_pictures_of_a_phone_are_as_wide_as_one() -> None:
    phones = [name for _, name in SHOWN if name.startswith("phone-")]
    assert len(phones) == 3
    for name in phones:
        with Image.open(PICTURES / name) as image:
            assert image.width == 400, name
