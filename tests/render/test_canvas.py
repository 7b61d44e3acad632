"""Pictures joined from pieces equal pictures encoded at once, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from gamekit.api.game import Game
from gamekit.api.scenes import Look, Portrait
from gamekit.cards.cards import PACK
from games.registry import games
from render.cards.faces import PackStyle
from render.style import canvas as module
from render.style import picture
from render.style.canvas import Canvas
from render.style.mosaic import BLOCK, jpeg
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.layout import Box
from render.table.lying import lay_card, lay_turned
from render.table.parts import dealer_mark, lay_made, lay_plate, paste, plate
from render.table.surfaces import planks
from tools.conformance import shown
from tools.conformance.subject import Subject

SIZES = [((1000, 640), 7), ((960, 768), 4), ((960, 624), 5), ((336, 200), 3), ((40, 30), 1)]


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> module._Kept:
    """Empty cache."""
    made = module._Kept(4 * 1024 * 1024)
    monkeypatch.setattr(module, "_KEPT", made)
    return made


def at_once(canvas: Canvas, quality: int, columns: int) -> bytes:
    """Encode all of a canvas by one call."""
    return jpeg(canvas.image(), quality, -(-canvas.width // BLOCK) // columns)


def strewn(size: tuple[int, int], columns: int, seed: int) -> Canvas:
    """Canvas with cards, marks and words anywhere, also beyond the edges."""
    rng = Random(seed)
    canvas = Canvas(planks(*size, 5, 3, (74, 43, 22), (138, 88, 47)), columns)
    for card in rng.sample(PACK, 4):
        at = rng.randrange(-60, size[0]), rng.randrange(-60, size[1])
        if rng.random() < 0.5:
            lay_card(canvas, card, 120, PackStyle(), at, rng.random() < 0.5)
        else:
            lay_turned(canvas, card, 120, PackStyle(), 3.0, at)
        paste(canvas, dealer_mark(), rng.randrange(size[0]), rng.randrange(size[1]))
        draw_text(canvas, (at[0] + 0.5, at[1]), str(card), 30, CREAM, "mm", bold=True)
    return canvas


@pytest.mark.parametrize(("size", "columns"), SIZES)
def test_pieces_make_the_bytes_of_the_whole(size: tuple[int, int], columns: int) -> None:
    for seed in (1, 2, 1, 3, 2):  # Pieces drawn before come from the cache.
        canvas = strewn(size, columns, seed)
        for quality in (40, 32):
            data = canvas.jpeg(quality)
            assert data == at_once(canvas, quality, columns)
            with Image.open(BytesIO(data)) as made:
                made.load()
                assert made.size == size


def test_only_what_is_new_is_drawn(kept: module._Kept) -> None:
    size, columns = (960, 640), 6
    strewn(size, columns, 1).jpeg(40)
    before = kept.held
    canvas = strewn(size, columns, 1)
    canvas.jpeg(40)
    assert kept.held == before
    lay_card(canvas, PACK[0], 60, PackStyle(), (70, 5))
    canvas.jpeg(40)
    pieces = len(kept._pieces) - columns * 10
    assert pieces == 2, "the card and its shadow lie on two of sixty pieces"


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    small = module._Kept(40_000)
    monkeypatch.setattr(module, "_KEPT", small)
    for seed in range(4):
        canvas = strewn((1000, 640), 7, seed)
        assert canvas.jpeg(40) == at_once(canvas, 40, 7)
        assert 0 < small.held <= 40_000


def test_columns_are_of_whole_blocks() -> None:
    with pytest.raises(ValueError, match="1000 px"):
        Canvas(Image.new("RGB", (1000, 640)), 4)


def drawn(game: Game, count: int) -> Iterator[None]:
    """Draw board and hand of ``count`` positions of matches in the order of play."""
    subject = Subject(game, matches=2)
    assert game.scenes is not None
    states = [state for _, state in subject.sample]
    for number, state in enumerate(states[:count]):
        look = Look(
            ("fr", "de")[number % 2],
            ("two", "four")[number % 3 % 2],
            number % 5 == 4,
            tuple((seat, Portrait(figure=number % 12)) for seat in subject.rules.seats),
        )
        at = subject.at(look.language, help="hints")
        panels = [*shown.public(subject, state, at).values()]
        for seat in subject.rules.seats:
            for looks_on in (False, True):
                if subject.rules.next(state).awaits in ("turn", "booking"):
                    told = subject.at(look.language, help="hints", looks_on=looks_on)
                    panels.append(game.face.hand(subject.rules.view(state, seat), told))
        for panel in panels:
            if panel.scene is not None and panel.scene.kind in ("board", "hand"):
                game.scenes.draw(panel.scene, subject.names, look)
                yield


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_board_and_hand_has_the_bytes_of_the_whole(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns = []

    def compared(image: Image.Image | Canvas, quality: int) -> bytes:
        assert isinstance(image, Canvas)
        data = image.jpeg(quality)
        columns.append(image._columns)
        assert data == at_once(image, quality, image._columns)
        return data

    monkeypatch.setattr(picture, "_jpeg", compared)
    assert sum(1 for _ in drawn(game, 5)) == len(columns) >= 4
    assert len(set(columns)) == 2


def test_what_is_known_is_not_made_again() -> None:
    """A sheet or a name plate looks as if pasted, and is drawn once."""
    ground, box, made = Image.new("RGB", (336, 200)), Box(20, 30, 216, 62), []

    def make() -> Image.Image:
        made.append(1)
        return plate("Anne", "N", box.w, box.h, True)

    def told(what: str) -> bytes:
        canvas = Canvas(ground, 3)
        lay_made(canvas, what, box, make)
        return canvas.jpeg(40)

    first, number = told("a"), len(made)
    assert told("a") == first
    assert len(made) == number
    assert told("b") == first
    assert len(made) == 2 * number
    pasted, plates = Canvas(ground, 3), Canvas(ground, 3)
    paste(pasted, plate("Anne", "N", box.w, box.h, True), box.x, box.y)
    lay_plate(plates, box, "Anne", "N", True)
    assert first == pasted.jpeg(40) == plates.jpeg(40)


def test_plates_of_different_people_are_told_apart() -> None:
    """By name, seat, turn and portrait."""
    ground, box = Image.new("RGB", (336, 200)), Box(20, 30, 216, 62)
    pictures = set()
    for name, letter, active, portrait in (
        ("Anne", "N", True, None),
        ("Anna", "N", True, None),
        ("Anne", "S", True, None),
        ("Anne", "N", False, None),
        ("Anne", "N", False, Portrait(initials="A")),
        ("Anne", "N", False, Portrait(initials="B")),
        ("Anne", "N", False, Portrait(figure=1)),
    ):
        canvas = Canvas(ground, 3)
        lay_plate(canvas, box, name, letter, active, portrait)
        pictures.add(canvas.jpeg(40))
    assert len(pictures) == 7
