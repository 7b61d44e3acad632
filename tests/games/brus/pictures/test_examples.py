"""The examples of the docs are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.brus.pictures.__main__ import main
from games.brus.pictures.examples import EXAMPLES, PICTURES, drawn


@pytest.mark.parametrize("title", EXAMPLES)
def test_an_example_is_a_picture(title: str) -> None:
    image = EXAMPLES[title]()
    assert image.mode == "RGB"
    assert 900 <= image.width <= 1000


def test_pictures_are_written_to_a_folder(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"brus-{kind}.webp" for kind in PICTURES}
    page = (Path(__file__).parents[4] / "docs" / "pictures.md").read_text("utf-8")
    assert all(f"(pictures/brus-{kind}.webp)" in page for kind in PICTURES)


def test_the_example_of_a_hand_may_dare() -> None:
    assert "May be dared" in drawn("hand").alt
