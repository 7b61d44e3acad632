"""Planted in ``db/``: transactions, causes, what is remembered."""

from __future__ import annotations

from typing import Final

from tests.simulation.planted.mutation import Mutation

WORK: Final = "db/core/work.py"
APPENDING: Final = "db/repositories/appending.py"

MUTATIONS: Final = (
    Mutation(
        "savepoint-without-rollback",
        WORK,
        '    if not end.kept:\n        raw.execute("ROLLBACK TO work")\n',
        "",
        "What a refused work had written stays when another one shares its commit.",
    ),
    Mutation(
        "one-refusal-undoes-all",
        WORK,
        'raw.execute("COMMIT" if any(end.kept for end in ends) else "ROLLBACK")',
        'raw.execute("COMMIT" if all(end.kept for end in ends) else "ROLLBACK")',
        "What shared a transaction with a refused work is told as stored, and is not.",
    ),
    Mutation(
        "cause-not-stored",
        APPENDING,
        '        values: dict[str, Any] = {"table": self.table, "cause": self.cause}\n',
        '        values: dict[str, Any] = {"table": self.table, "cause": None}\n',
        "The same click twice counts twice.",
    ),
    Mutation(
        "length-not-looked-at",
        APPENDING,
        '        "WHERE id = :table AND seq = :expected "\n',
        '        "WHERE id = :table AND :expected >= 0 "\n',
        "A journal that has grown meanwhile is written over.",
    ),
    Mutation(
        "journal-without-its-head",
        APPENDING,
        '        f"UPDATE tables SET seq = :length, updated_at = :updated_at{sets} "\n',
        '        f"UPDATE tables SET seq = :length, updated_at = :updated_at "\n',
        "The row beside the journal goes on saying what the table was.",
    ),
    Mutation(
        "memory-never-dropped",
        "db/core/cache.py",
        "            self._number = number\n            self._values.clear()\n",
        "            self._number = number\n",
        "What another process has changed is not seen.",
    ),
    Mutation(
        "length-remembered",
        "db/core/cache.py",
        "        if found is None or found[0] < since:\n",
        "        if found is None:\n",
        "That a journal has grown by another process is not seen.",
    ),
)
