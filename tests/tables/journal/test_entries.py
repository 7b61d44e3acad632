"""Serialisation of entries: lossless, strict, and hiding secrets in ``repr``."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields
from typing import get_args

import pytest

from tables.journal import entries
from tables.journal.options import Clock, Level, Options
from tests.tables.house import ANNA, BEAT, CHANNEL, GUILD

OPTIONS = Options(
    "homme-de-brou", (("declare", "any-time"), ("target", "10")), Clock.NONE, language="fr"
)
SEATS = (
    ("N", entries.Occupant(entries.Kind.PERSON, person=ANNA)),
    ("W", entries.Occupant(entries.Kind.COMPUTER, level=Level.MASTER)),
    ("S", entries.Occupant(entries.Kind.RESERVED, person=-3)),
    ("E", entries.EMPTY),
)
ALL: tuple[entries.Entry, ...] = (
    entries.Opened(ANNA, "brouc", GUILD, CHANNEL, OPTIONS, 1_800_000),
    entries.Opened(ANNA, "brouc", None, CHANNEL, Options(), 0),
    entries.SameDeal(7, 1, 3, "deal N Ah"),
    entries.DailyDeal("2026-11-24", GUILD),
    entries.Placed(CHANNEL),
    entries.OptionsSet(OPTIONS),
    entries.SeatTaken("N", ANNA),
    entries.SeatFilled("W", Level.BEGINNER),
    entries.SeatReserved("S", BEAT, ANNA),
    entries.SeatFreed("S"),
    entries.PartnersDrawn(SEATS),
    entries.Started(ANNA),
    entries.Expired(),
    entries.Secret(1, "ab" * 32),
    entries.Cut(1, 17, entries.By.PERSON, ANNA),
    entries.Cut(1, 17, entries.By.COMPUTER, None),
    entries.Acted("N", "play N Ah", entries.By.STAND_IN, ANNA),
    entries.Acted(None, "book", entries.By.TABLE, None),
    entries.CountPressed("N", ANNA),
    entries.Ready("N", ANNA),
    entries.TakenBack("N", ANNA),
    entries.Missed("N", ANNA),
    entries.TakenOver("N", ANNA),
    entries.Left("N", ANNA),
    entries.Back("N", ANNA),
    entries.Invited("W", BEAT, ANNA),
    entries.Declined("W", BEAT),
    entries.Agreed("W", BEAT),
    entries.Substituted("W", BEAT),
    entries.AbandonVote(ANNA, False),
    entries.Abandoned(),
    entries.Resigned(("N", "S")),
    entries.Rematch(ANNA, SEATS, True, 60_000),
    entries.Closed(entries.Why.IDLE),
    entries.Resumed(12_345),
)


def test_every_kind_of_entry_is_among_the_samples_and_has_its_own_word() -> None:
    assert {type(entry) for entry in ALL} == set(get_args(entries.Entry))
    kinds = {type(entry): entries.encode(entry)[0] for entry in ALL}
    assert len(set(kinds.values())) == len(kinds)


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: type(entry).__name__)
def test_an_entry_survives_the_journal(entry: entries.Entry) -> None:
    assert entries.decode(*entries.encode(entry)) == entry


@pytest.mark.parametrize(
    ("kind", "payload", "complaint"),
    [
        ("danced", "{}", "unknown entry 'danced': a newer version"),
        ("seat-taken", "{", "not JSON"),
        ("seat-taken", "[]", "Expected `object`"),
        ("seat-taken", '{"seat":"N"}', "missing required field `person`"),
        ("seat-taken", '{"seat":"N","person":1,"hat":2}', r"unknown field \$\.hat: a newer"),
        ("seat-taken", '{"seat":"N","person":"1"}', r"Expected `int`, got `str`, at `\$\.person`"),
        ("seat-taken", '{"seat":"N","person":true}', r"Expected `int`, got `bool`"),
        ("seat-taken", '{"seat":null,"person":1}', r"Expected `str`, got `null`, at `\$\.seat`"),
        ("seat-filled", '{"seat":"N","level":"wizard"}', r"no such value, at `\$\.level`"),
        ("abandon-vote", '{"person":1,"agrees":1}', "Expected `bool`, got `int`"),
        ("partners-drawn", '{"seats":{}}', "Expected `array`, got `object`"),
        ("partners-drawn", '{"seats":[["N"]]}', r"`array` of length 2, got 1, at `\$\.seats\[0\]`"),
        (
            "partners-drawn",
            '{"seats":[["N",{"kind":"empty","mood":1}]]}',
            r"unknown field \$\.seats\[0\]\[1\]\.mood: a newer version",
        ),
        ("secret", '{"deal":1,"secret":["5ec4e7"]}', "secret"),
        ("acted", '{"seat":"N","action":"play N Ah","by":"play N Kh","person":1}', "by"),
    ],
)
def test_odd_entries_are_refused_and_not_told(kind: str, payload: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as caught:
        entries.decode(kind, payload)
    assert not re.search("5ec4e7|Kh", str(caught.value))
    assert ("newer" in str(caught.value)) == ("newer" in complaint)


def test_every_field_left_out_is_noticed_or_has_its_default() -> None:
    for entry in ALL:
        kind, payload = entries.encode(entry)
        for part in fields(entry):
            rest = {key: value for key, value in json.loads(payload).items() if key != part.name}
            if part.default is MISSING:
                with pytest.raises(ValueError, match=part.name):
                    entries.decode(kind, json.dumps(rest))
            else:
                assert getattr(entries.decode(kind, json.dumps(rest)), part.name) == part.default


def test_no_log_can_show_a_secret_or_a_pack() -> None:
    assert "abab" not in repr(entries.Secret(1, "ab" * 32))
    assert "Ah" not in repr(entries.Acted(None, "deal S Ah Td", entries.By.TABLE, None))
