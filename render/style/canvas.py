"""Picture described before it is drawn, so that only new parts are drawn.

Scenes lay sprites and texts on a :class:`Canvas` as on an image. It records content and places, and
divides the picture into pieces; pieces with the same content in the same places have the same bytes
(:mod:`render.style.mosaic`), and recent ones are cached for all tables and people. A card played
renews a sixth of a board and nothing of most hands.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol

from PIL import Image

from render.style.mosaic import BLOCK, Piece, joined, pieces
from render.style.sprites import MIB
from render.style.theme import Colour

HIGH: Final = 4 * BLOCK
"""Height of a piece, px."""
_BYTES: Final = 16
"""Length of a fingerprint."""
_ROOM: Final = 512
"""Memory overhead of a cached piece in bytes."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom; right and bottom are exclusive."""


class Surface(Protocol):
    """Target of drawing: an image or a canvas."""

    def paste(
        self,
        im: Image.Image | Colour,
        box: tuple[int, int],
        mask: Image.Image | None = None,
        /,
    ) -> None:
        """Lay an image or a colour through ``mask``."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """Item on a canvas."""

    told: bytes
    """Identity of content and place; equal only for equal looks."""
    box: Box
    draw: Callable[[Image.Image, int, int], None]
    """Function that draws the item on an image with its corner at a point of the canvas."""


class Canvas:
    """Undrawn picture. Its items must not change before it is encoded."""

    def __init__(self, ground: Image.Image, columns: int) -> None:
        """``ground``: ``RGB`` background.

        ``columns``: number of pieces across; a divisor of the number of blocks.
        """
        self._ground = ground
        self.width, self.height = ground.size
        self._blocks, rest = divmod(-(-self.width // BLOCK), columns)
        if rest:
            raise ValueError(f"{self.width} px are no {columns} columns of whole blocks")
        self._columns = columns
        self._rows = -(-self.height // HIGH)
        self._laid: list[_Laid] = []

    def paste(
        self,
        im: Image.Image | Colour,
        box: tuple[int, int],
        mask: Image.Image | None = None,
        /,
    ) -> None:
        """Lay an image or a colour, as Pillow does; neither may be changed afterwards."""
        shape = mask if mask is not None else im
        assert isinstance(shape, Image.Image), "a colour needs a mask"
        told = [str(im) if isinstance(im, tuple) else _fingerprint(im)]
        if mask is not None and mask is not im:
            told.append(_fingerprint(mask))
        self.lay(" ".join(told), box, shape.size, partial(_pasted, im, mask, box))

    def lay(
        self,
        told: str,
        at: tuple[int, int],
        size: tuple[int, int],
        draw: Callable[[Image.Image, int, int], None],
    ) -> None:
        """Lay an item that ``draw`` draws on an image with its corner at a point of the canvas.

        ``told``: identity of the content, apart from its place; ``size`` limits the drawing.
        """
        x, y = at
        whole = f"{told} {x} {y}\n".encode()
        self._laid.append(_Laid(whole, (x, y, x + size[0], y + size[1]), draw))

    def image(self) -> Image.Image:
        """Draw the whole picture."""
        return self._part((0, 0, self.width, self.height))

    def jpeg(self, quality: int) -> bytes:
        """Encode the picture; only uncached pieces are drawn."""
        names = self._names(quality)
        found = _KEPT.get(names)
        for rows, first, last in _missing(found, self._columns):
            part = self._part(self._place(rows, first, last))
            for row, made in zip(
                rows, pieces(part, quality, self._blocks, HIGH // BLOCK), strict=True
            ):
                begin = row * self._columns
                found[begin + first : begin + last] = made
                _KEPT.put(names[begin + first : begin + last], made)
        whole = [piece for piece in found if piece is not None]
        bands = [whole[i : i + self._columns] for i in range(0, len(whole), self._columns)]
        return joined((self.width, self.height), quality, self._blocks, bands)

    def _names(self, quality: int) -> list[bytes]:
        """Fingerprints of the pieces with all their items, row by row."""
        width, columns = self._blocks * BLOCK, self._columns
        on: list[list[bytes]] = [[] for _ in range(self._rows * columns)]
        for one in self._laid:
            left, top, right, bottom = one.box
            begin, end = max(0, left // width), min(columns, -(-right // width))
            for row in range(max(0, top // HIGH), min(self._rows, -(-bottom // HIGH))):
                for place in range(row * columns + begin, row * columns + end):
                    on[place].append(one.told)
        ground = f"{_fingerprint(self._ground)} {self._columns} {quality} ".encode()
        return [
            blake2b(b"%b%d\n%b" % (ground, place, b"".join(told)), digest_size=_BYTES).digest()
            for place, told in enumerate(on)
        ]

    def _place(self, rows: range, first: int, last: int) -> Box:
        width = self._blocks * BLOCK
        right, bottom = min(self.width, last * width), min(self.height, rows.stop * HIGH)
        return first * width, rows.start * HIGH, right, bottom

    def _part(self, box: Box) -> Image.Image:
        image = self._ground.crop(box)
        left, top, right, bottom = box
        for one in self._laid:
            x, y, far, low = one.box
            if x < right and far > left and y < bottom and low > top:
                one.draw(image, left, top)
        return image


def _pasted(
    im: Image.Image | Colour,
    mask: Image.Image | None,
    at: tuple[int, int],
    image: Image.Image,
    x: int,
    y: int,
) -> None:
    image.paste(im, (at[0] - x, at[1] - y), mask)


def _missing(found: list[Piece | None], columns: int) -> list[tuple[range, int, int]]:
    """Uncached pieces as rectangles: rows, first column, end column.

    Neighbours are drawn together, since each encoding has a high fixed cost.
    """
    out: list[tuple[range, int, int]] = []
    above: dict[tuple[int, int], int] = {}
    for row in range(len(found) // columns):
        runs: dict[tuple[int, int], int] = {}
        for run in _runs(found[row * columns : (row + 1) * columns]):
            place = above.get(run)
            if place is None:
                place = len(out)
                out.append((range(row, row), *run))
            out[place] = (range(out[place][0].start, row + 1), *run)
            runs[run] = place
        above = runs
    return out


def _runs(row: list[Piece | None]) -> Iterator[tuple[int, int]]:
    """Runs of uncached pieces in a row: first and end column."""
    first = None
    for column, piece in enumerate([*row, ()]):
        if piece is None and first is None:
            first = column
        elif piece is not None and first is not None:
            yield first, column
            first = None


def _fingerprint(image: Image.Image) -> str:
    """Hash of an image's pixels, computed once an image."""
    known: str | None = vars(image).get("fingerprint")
    if known is None:
        shape = f"{image.mode} {image.width} ".encode()
        known = blake2b(shape + image.tobytes(), digest_size=_BYTES).hexdigest()
        vars(image)["fingerprint"] = known
    return known


class _Kept:
    """Cache of recent pieces, bounded by bytes and thread-safe."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.held = 0
        self._pieces: OrderedDict[bytes, Piece] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, names: list[bytes]) -> list[Piece | None]:
        """Cached pieces in the names' order."""
        with self._lock:
            for name in names:
                if name in self._pieces:
                    self._pieces.move_to_end(name)
            return [self._pieces.get(name) for name in names]

    def put(self, names: list[bytes], made: list[Piece]) -> None:
        """Add pieces; drop the oldest to make room."""
        with self._lock:
            for name, piece in zip(names, made, strict=True):
                if name not in self._pieces:
                    self._pieces[name] = piece
                    self.held += _size(piece)
            while self.held > self._most:
                self.held -= _size(self._pieces.popitem(last=False)[1])


def _size(piece: Piece) -> int:
    return _ROOM + sum(map(len, piece))


_KEPT: Final = _Kept(48 * MIB)
"""Room for most boards and hands of a hundred tables of four."""
