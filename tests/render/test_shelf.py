"""Drawn cards are read from the folder, and nothing depends on it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from base.workers.pool import InlineWorker
from gamekit.api.scenes import Look
from gamekit.cards.cards import PACK, parse_cards
from games import drawing
from games.registry import games
from render.cards.faces import Letters, PackStyle, face
from render.style import shelf
from render.style.shelf import Shelf, keep_in
from render.style.sprites import MIB, SpriteCache, kept
from render.table import lying


@pytest.fixture(autouse=True)
def kept_nowhere_else() -> Iterator[None]:
    yield
    keep_in(None)


def noise(size: int = 40) -> Image.Image:
    return Image.frombytes("RGB", (size, size), Random(size).randbytes(3 * size * size))


class Drawn:
    """Drawing of one picture that counts its calls."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture
        self.times = 0

    def __call__(self) -> Image.Image:
        self.times += 1
        return self.picture.copy()


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_what_is_kept_comes_back_as_it_was(tmp_path: Path, mode: str) -> None:
    picture = noise().convert(mode)
    Shelf(tmp_path).put(("ace", 200), picture)
    found = Shelf(tmp_path).get(("ace", 200))
    assert found is not None
    assert (found.mode, found.size, found.tobytes()) == (mode, picture.size, picture.tobytes())
    assert Shelf(tmp_path).get(("ace", 201)) is None


def test_another_process_draws_nothing_again(tmp_path: Path) -> None:
    draw = Drawn(noise())
    keep_in(tmp_path)
    for _ in range(2):
        cache = SpriteCache(MIB, shelved="card")
        cache.ready("ace", draw)
        assert cache.get("ace", draw).tobytes() == draw.picture.tobytes()
    assert draw.times == 1
    assert SpriteCache(MIB).get("ace", draw) is not None, "what has no name is not on the shelf"
    assert draw.times == 2


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_file_is_drawn_again_and_mended(tmp_path: Path, damage: bytes | None) -> None:
    draw = Drawn(noise())
    keep_in(tmp_path)
    SpriteCache(MIB, shelved="card").get("ace", draw)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-9] if damage is None else damage)
    for _ in range(2):
        found = SpriteCache(MIB, shelved="card").get("ace", draw)
        assert found.tobytes() == draw.picture.tobytes()
    assert draw.times == 2


def test_where_nothing_can_be_written_all_is_drawn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    draw = Drawn(noise())
    (tmp_path / "file").write_bytes(b"")
    assert not keep_in(tmp_path / "file")
    assert f"drawn cards cannot be kept in {tmp_path / 'file'}: File exists" in caplog.messages
    assert shelf.shelf() is None
    SpriteCache(MIB, shelved="card").get("ace", draw)
    keep_in(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    for _ in range(2):
        SpriteCache(MIB, shelved="card").get("ace", draw)
    assert draw.times == 3


def test_what_nobody_asks_for_goes_first_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("not ours")
    keeping = Shelf(tmp_path)
    for number in range(8):
        keeping.put(number, noise(100))
    for number, file in enumerate(sorted(tmp_path.glob("*.card"))):
        os.utime(file, (number, number))
    assert keeping.has(3)
    size = sum(file.stat().st_size for file in tmp_path.glob("*.card"))
    smaller = Shelf(tmp_path, most_bytes=size // 2)
    left = [number for number in range(8) if smaller.get(number) is not None]
    assert 3 in left
    assert len(left) == 3
    assert (tmp_path / "letter.txt").exists()
    for number in range(8, 40):
        smaller.put(number, noise(100))
    assert sum(file.stat().st_size for file in tmp_path.glob("*.card")) <= size // 2


def test_a_corrected_card_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Shelf(tmp_path).put("ace", noise())
    monkeypatch.setattr(shelf, "drawn_by", lambda: "another version")
    assert Shelf(tmp_path).get("ace") is None


def test_styles_share_a_card_only_where_it_looks_the_same() -> None:
    styles = [
        PackStyle(colours, big, letters)
        for colours in ("two", "four")
        for big in (False, True)
        for letters in Letters
    ]
    for card in parse_cards("Ah Kh Qd Tc 7c"):
        drawn: dict[object, bytes] = {}
        for style in styles:
            pixels = face(card, 60, style).tobytes()
            assert drawn.setdefault(style.shows(card), pixels) == pixels
        assert len(set(drawn.values())) == len(drawn)
    seven, king = (len({style.shows(card) for style in styles}) for card in parse_cards("7h Kh"))
    assert (seven, king) == (2, 4)


@pytest.mark.parametrize("name", sorted(games()))
def test_cards_are_drawn_ahead_in_short_slices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    keep_in(tmp_path)
    monkeypatch.setattr(lying, "_LYING", SpriteCache(MIB, shelved="lying"))
    monkeypatch.setattr(drawing, "SLICE", 0.0)
    part = 0
    for _ in range(3):
        part = drawing.ahead(InlineWorker().context, name, Look("it"), part) or 0
    assert part == 3
    drawn = set(tmp_path.iterdir())
    ahead = games()[name].drawn_ahead
    assert ahead is not None
    pieces = iter(ahead(Look("it")))
    for piece in islice(pieces, 3):
        piece()
    assert set(tmp_path.iterdir()) == drawn, "these were drawn ahead"
    next(pieces)()
    assert set(tmp_path.iterdir()) > drawn
    assert len(list(ahead(Look("it")))) >= 5 * len(PACK)


def test_what_a_function_draws_is_kept_by_its_arguments() -> None:
    times: list[tuple[int, bool]] = []

    @kept(4 * 20 * 20, MIB)
    def drawn(size: int, dark: bool = False) -> Image.Image:
        times.append((size, dark))
        return Image.new("RGB", (size, size), (9, 9, 9) if dark else (200, 200, 200))

    first = drawn(20).tobytes()
    assert drawn(20, dark=True).tobytes() != first
    assert drawn(20).tobytes() == first, "unpacked"
    assert times == [(20, False), (20, True)]
