"""The snippets of docs/pictures.md do what they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.api.scenes import Picture

PAGE = (Path(__file__).parents[2] / "docs" / "pictures.md").read_text("utf-8")
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
