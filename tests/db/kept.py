"""Everything stored about a person, in one piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from db import Store


async def kept(store: Store, person: int) -> dict[str, list[dict[str, Any]]]:
    """The name of a part → its rows."""
    found: dict[str, list[dict[str, Any]]] = {}

    async def take(part: str, rows: Sequence[Mapping[Any, Any]]) -> None:
        found.setdefault(part, []).extend(map(dict, rows))

    await store.privacy.take_out(person, take)
    assert await store.privacy.kept(person) == {part: len(rows) for part, rows in found.items()}
    return found
