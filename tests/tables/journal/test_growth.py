"""Journals of later versions: what they may add or change, and what this version refuses."""

from __future__ import annotations

import dataclasses
import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, make_dataclass
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from db import NewEntry
from tables.journal.entries import (
    KINDS,
    Acted,
    By,
    Data,
    Format,
    Opened,
    OptionsSet,
    UnreadableError,
)
from tables.journal.options import Options
from tests.db.conftest import head_of
from tests.tables.house import ANNA, House

OLD = Path(__file__).parents[2] / "db" / "old" / "v0.1.0.sqlite.gz"


@dataclass(frozen=True, slots=True)
class Wider(Options):
    """Options of a later version."""

    blind: bool = False
    """One more field."""


def _with(kind: type[Any], **more: Any) -> type[Any]:
    """Return the entry's class in a later version: fields replaced, or added with a default."""
    parts: list[Any] = []
    for part in dataclasses.fields(kind):
        hint = more.pop(part.name, None) or _hint(kind, part.name)
        parts.append((part.name, hint, dataclasses.field(default=part.default, repr=part.repr)))
    parts += [(name, type(value), dataclasses.field(default=value)) for name, value in more.items()]
    return make_dataclass(kind.__name__, parts, frozen=True, slots=True)


def _hint(kind: type[Any], name: str) -> Any:
    return get_type_hints(kind, include_extras=True)[name]


WIDER_OPENED = _with(Opened, options=Wider)
TIMED_ACTED = _with(Acted, thought_ms=0)
LATER: dict[str, type[Any]] = {
    **KINDS,
    "opened": WIDER_OPENED,
    "options-set": _with(OptionsSet, options=Wider),
    "acted": TIMED_ACTED,
}


@pytest.fixture
def rows(tmp_path: Path) -> Iterator[list[tuple[str, str]]]:
    """Every entry of the oldest database there is."""
    path = tmp_path / "old.sqlite"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(path)) as connection:
        yield connection.execute("SELECT kind, payload FROM entries").fetchall()


def test_a_new_field_has_its_default_in_old_journals(rows: list[tuple[str, str]]) -> None:
    later: Format[Any] = Format(LATER, {})
    read = [later.decode(kind, payload) for kind, payload in rows]
    opened = [entry for entry in read if isinstance(entry, WIDER_OPENED)]
    acted = [entry for entry in read if isinstance(entry, TIMED_ACTED)]
    assert len(opened) > 10
    assert len(acted) > 1_000
    assert {entry.options.blind for entry in opened} == {False}
    assert {entry.thought_ms for entry in acted} == {0}
    for entry in read:
        assert later.decode(*later.encode(entry)) == entry


def test_what_a_later_version_added_is_refused(rows: list[tuple[str, str]]) -> None:
    later, now = Format(LATER, {}), Format(KINDS, {})
    kind, payload = next(row for row in rows if row[0] == "opened")
    written = later.encode(later.decode(kind, payload))
    with pytest.raises(UnreadableError, match=r"opened: unknown field.*blind: a newer version"):
        now.decode(*written)


def _in_minutes(data: Data) -> Data:
    return {**data, "lobby": data["lobby_ms"] // 60_000} | {"lobby_ms": 0}


def _renamed(data: Data) -> Data:
    return {("table_owner" if name == "owner" else name): value for name, value in data.items()}


def test_changed_meanings_are_brought_up_one_after_another() -> None:
    first: Format[Any] = Format({"opened": Opened}, {})
    second: Format[Any] = Format({"opened": _with(Opened, lobby=0)}, {"opened": (_in_minutes,)})
    newest = make_dataclass(
        "Opened",
        [
            ("table_owner", int),
            *(
                (part.name, _hint(Opened, part.name))
                for part in dataclasses.fields(Opened)[1:]
                if part.default is dataclasses.MISSING
            ),
            ("lobby", int),
        ],
    )
    third: Format[Any] = Format({"opened": newest}, {"opened": (_in_minutes, _renamed)})
    by_first = first.encode(Opened(ANNA, "brouc", None, 1, Options(), 1_800_000))
    by_second = second.encode(second.decode(*by_first))
    assert "v" not in json.loads(by_first[1])
    assert json.loads(by_second[1])["v"] == 2
    for written in (by_first, by_second):
        entry = third.decode(*written)
        assert (entry.table_owner, entry.lobby, entry.lobby_ms) == (ANNA, 30, 0)
        assert json.loads(third.encode(entry)[1])["v"] == 3
    # The same fields may have another meaning: only the number shows it to an older program.
    with pytest.raises(UnreadableError, match="version 3, known is 2: a newer version"):
        second.decode(*third.encode(third.decode(*by_first)))
    with pytest.raises(UnreadableError, match="version 2, known is 1: a newer version"):
        first.decode(*by_second)


@pytest.mark.parametrize("version", ["0", "-1", '"2"', "true", "1.5", "null"])
def test_odd_versions_are_refused(version: str) -> None:
    with pytest.raises(UnreadableError, match="not a version"):
        Format(KINDS, {}).decode("expired", f'{{"v":{version}}}')


def test_a_refusal_never_tells_an_entry() -> None:
    later: Format[Any] = Format(LATER, {})
    written = later.encode(TIMED_ACTED(None, "deal S Ah Td", By.TABLE, None, 5))
    with pytest.raises(UnreadableError) as caught:
        Format(KINDS, {}).decode(*written)
    assert "Ah" not in f"{caught.value!r} {caught.value.__cause__!r}"


async def test_the_host_reads_the_sentence_and_other_tables_play(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    newer, other = await house.dealt(N=ANNA), await house.dealt(N=ANNA)
    await house.tables.close()
    state = await house.state(newer)
    row = NewEntry("acted", '{"v":2,"seat":"N","action":"play N Ah"}', state.at)
    head = await head_of(house.store, newer)
    await house.store.journals.append(newer, state.seq, [row], None, head)
    again = House(house.store, time=house.time)
    await again.tables.resume()
    await again.play(other)
    await again.wait(100)  # Tables are resumed one after the other.
    why = (
        "acted: version 2, known is 1: a newer version of this program wrote it; run that one or "
        "a newer"
    )
    told = [record.getMessage() for record in caplog.records]
    assert f"table {newer} cannot be resumed: {why}" in told
    assert all(line.startswith(f"table {newer}") and why in line for line in told), told
    assert "Ah" not in caplog.text
