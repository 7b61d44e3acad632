"""The people mentioned by a journal follow from the types of its entries, not from their text."""

from __future__ import annotations

import hashlib
import itertools
import json
import re

import pytest
from sqlalchemy import select

from db.core.schema import mentions
from tables.journal.documents import persons, renamed
from tables.journal.entries import By, Cut, Rematch, SameDeal, Secret, encode
from tables.journal.options import Options
from tables.tournaments.entries import renamed as renamed_text
from tests.tables.house import ANNA, BEAT, CARLA, CHANNEL, GUILD, House, accepted
from tests.tables.journal.test_entries import ALL

_LIKE_AN_ID = re.compile(r"(?<!\d)[1-9]\d{14,19}(?!\d)")


def _secret(smallest: int, largest: int) -> str:
    """A possible secret that contains a number which could be an id."""
    for number in itertools.count():
        secret = hashlib.sha256(str(number).encode()).hexdigest()
        found = _LIKE_AN_ID.search(secret)
        if found is not None and smallest <= int(found[0]) < largest:
            return secret
    raise AssertionError("there are enough numbers")


UNLUCKY = _secret(10**15, 2**63)
TOO_LARGE = _secret(2**63, 10**20)
"""Larger than the column of a person's id allows."""


async def _mentioned(house: House, table: int) -> set[int]:
    query = select(mentions.c.user_id).where(mentions.c.table_id == table)
    return await house.store.engines.read(
        lambda connection: set(connection.execute(query).scalars())
    )


@pytest.mark.parametrize("secret", [UNLUCKY, TOO_LARGE])
async def test_no_secret_mentions_anybody(house: House, secret: str) -> None:
    table = await house.started(Options(), N=ANNA, W=BEAT)
    # The cause is an interaction's id, which looks like a person's but is none.
    outcome = await house.tables._table_store.request(
        table, "1500000000000000123", lambda state: (Secret(1, secret),)
    )
    assert accepted(outcome).proofs[-1].secret == secret
    assert await _mentioned(house, table) == {ANNA, BEAT}


async def test_erasing_leaves_what_only_looks_like_the_person(house: House) -> None:
    found = _LIKE_AN_ID.search(UNLUCKY)
    assert found is not None
    stranger = int(found[0])
    table = await house.started(Options(), N=ANNA, W=stranger)
    accepted(
        await house.tables._table_store.request(
            table, "secret", lambda state: (Secret(1, UNLUCKY), Cut(1, 7, By.PERSON, stranger))
        )
    )
    before = await house.journal(table)
    erased = await house.store.privacy.erase(stranger, 1, renamed_text)
    assert erased.tables == (table,)
    after = await house.journal(table)
    assert [stored.entry for stored in after if isinstance(stored.entry, Secret)] == [
        Secret(1, UNLUCKY)
    ]
    assert [renamed(stored.entry, stranger, erased.pseudonym) for stored in before] == [
        stored.entry for stored in after
    ]
    assert await _mentioned(house, table) == {ANNA, erased.pseudonym}


async def test_who_was_only_invited_is_mentioned(house: House) -> None:
    table = await house.open(Options())
    accepted(await house.tables.sit(table, ANNA, "N", cause=house.cause()))
    accepted(await house.tables.invite(table, ANNA, "S", CARLA, cause=house.cause()))
    accepted(await house.tables.decline(table, CARLA, cause=house.cause()))
    assert await _mentioned(house, table) == {ANNA, CARLA}


def test_every_person_in_an_entry_is_found_and_no_other_number() -> None:
    others = {GUILD, CHANNEL}
    for entry in ALL:
        numbers = {int(one) for one in _LIKE_AN_ID.findall(encode(entry)[1])} - others
        named = persons(entry)
        assert {person for person in named if person > 0} == numbers, entry
        for person in named:
            changed = renamed(entry, person, -7)
            assert persons(changed) == (named - {person}) | {-7}
            text = renamed_text(*encode(entry), person, -7)
            assert (type(entry), json.loads(text)) == (
                type(changed),
                json.loads(encode(changed)[1]),
            )


def test_people_stand_in_seats_and_not_in_actions() -> None:
    assert persons(SameDeal(ANNA, 1, 1, str(ANNA))) == frozenset()
    assert persons(next(one for one in ALL if isinstance(one, Rematch))) == {ANNA, -3}
