"""The store: journals of tables, messages, people, servers. Ints, texts and dataclasses only.

    async with await Store.open("sqlite+aiosqlite:///data/brouc.sqlite") as store:
        table = await store.create_table(NewTable("brouc", head, now), entries, cause)
        outcome = await store.append(table, seq, entries, cause, head)

SQLite by default, PostgreSQL by URL alone; docs/operations.md is for who hosts it.
"""

from db.errors import (
    BusyError,
    CorruptError,
    DiskFullError,
    NewerSchemaError,
    ReadOnlyError,
    StoreError,
    UnreachableError,
)
from db.records import (
    LIVE,
    Appended,
    Conflict,
    Entry,
    Erased,
    GuildSettings,
    Head,
    MessageAt,
    NewEntry,
    NewTable,
    Preferences,
    Repeated,
    SettingChange,
    Status,
    TableHead,
    TableMessage,
)
from db.store import DEFAULT_URL, Store

__all__ = [
    "DEFAULT_URL",
    "LIVE",
    "Appended",
    "BusyError",
    "Conflict",
    "CorruptError",
    "DiskFullError",
    "Entry",
    "Erased",
    "GuildSettings",
    "Head",
    "MessageAt",
    "NewEntry",
    "NewTable",
    "NewerSchemaError",
    "Preferences",
    "ReadOnlyError",
    "Repeated",
    "SettingChange",
    "Status",
    "Store",
    "StoreError",
    "TableHead",
    "TableMessage",
    "UnreachableError",
]
