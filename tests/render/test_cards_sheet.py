"""The contact sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.cards.sheet import Scene, sheet


def test_cards_sheet_is_small_enough_for_the_docs(tmp_path: Path) -> None:
    out = tmp_path / "cards.png"
    assert main(["sheet", str(out)]) == 0
    assert out.stat().st_size <= 600 * 1024
    with Image.open(out) as made:
        assert made.width == sheet([]).width


def test_scenes_follow_the_cards() -> None:
    alone = sheet([])
    red = Image.new("RGB", (2 * alone.width, 200), (255, 0, 0))
    both = sheet([Scene("Red", lambda: red)])
    assert both.width == alone.width
    assert alone.height < both.height < alone.height + 200
    assert both.getpixel((both.width // 2, both.height - 30)) == (255, 0, 0)


def test_a_command_is_needed() -> None:
    with pytest.raises(SystemExit, match="2"):
        main([])
