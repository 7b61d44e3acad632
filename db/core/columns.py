"""Columns that are never null, several at a time, for the schema and its migrations."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, Text


def counted() -> Column[int]:
    """The key ``id``, which the database counts."""
    # SQLite counts rows only in columns declared INTEGER.
    kind = BigInteger().with_variant(Integer, "sqlite")
    return Column("id", kind, primary_key=True, autoincrement=True)


def parent(name: str, table: str) -> Column[int]:
    """The number of a row of another table, with which this row is deleted."""
    rows = ForeignKey(f"{table}.id", ondelete="CASCADE")
    return Column(name, BigInteger, rows, nullable=False, autoincrement=False)


def numbers(*names: str) -> list[Column[int]]:
    """Whole numbers: ids, counts and moments (UTC ms)."""
    return [Column(name, BigInteger, nullable=False, autoincrement=False) for name in names]


def reals(*names: str) -> list[Column[float]]:
    """Numbers of double precision."""
    return [Column(name, Float(53), nullable=False) for name in names]


def flags(*names: str) -> list[Column[bool]]:
    """True or false."""
    return [Column(name, Boolean, nullable=False) for name in names]


def texts(*names: str) -> list[Column[str]]:
    """Texts of any length."""
    return [Column(name, Text, nullable=False) for name in names]
