"""Weight files: blocks of integers by index, with their origin."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path


def read_weights(path: Path, blocks: list[int], parts: int) -> list[float]:
    """Read weights; raise ``ValueError`` if the file does not match.

    ``blocks``: number of weights of each block; ``parts``: file units of a weight of 1.
    """
    data = json.loads(path.read_text(encoding="utf-8"))
    weights = [0.0] * sum(blocks)
    start = 0
    for size, entries in zip(blocks, data["weights"], strict=True):
        for place, number in entries.items():
            weights[start + int(place)] = number / parts
        start += size
    return weights


def read_table(path: Path, name: str) -> list[int]:
    """Numbers of a file's table, row by row."""
    rows: list[list[int]] = json.loads(path.read_text(encoding="utf-8"))[name]
    return [number for row in rows for number in row]


def write_weights(
    weights: list[float], blocks: list[int], parts: int, about: dict[str, str], path: Path
) -> None:
    """Write weights rounded to file units, without zeros, with their origin."""
    rows: list[dict[str, int]] = []
    start = 0
    for size in blocks:
        numbers = {str(i): round(parts * weights[start + i]) for i in range(size)}
        rows.append({place: number for place, number in numbers.items() if number})
        start += size
    write_table(path, "weights", rows, about)


def write_table(path: Path, name: str, rows: Iterable[object], about: Mapping[str, str]) -> None:
    """Write a table, a row a line, with its origin."""
    head = json.dumps(about, indent=1)[1:-2]
    body = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    path.write_text(f'{{"about": {{{head}\n}},\n"{name}": [\n{body}\n]}}\n', encoding="utf-8")
