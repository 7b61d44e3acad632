"""Serialisation of entries: lossless, strict, and hiding secrets in ``repr``."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import get_args

import pytest

from tables.journal.entries import (
    EMPTY,
    Abandoned,
    AbandonVote,
    Acted,
    Agreed,
    Back,
    By,
    Closed,
    CountPressed,
    Cut,
    DailyDeal,
    Declined,
    Entry,
    Expired,
    Invited,
    Kind,
    Left,
    Missed,
    Occupant,
    Opened,
    OptionsSet,
    PartnersDrawn,
    Placed,
    Ready,
    Rematch,
    Resigned,
    Resumed,
    SameDeal,
    SeatFilled,
    SeatFreed,
    SeatReserved,
    SeatTaken,
    Secret,
    Started,
    Substituted,
    TakenBack,
    TakenOver,
    Why,
    decode,
    encode,
)
from tables.journal.options import Clock, Level, Options
from tests.tables.house import ANNA, BEAT, CHANNEL, GUILD

OPTIONS = Options(
    "homme-de-brou", (("declare", "any-time"), ("target", "10")), Clock.NONE, language="fr"
)
SEATS = (
    ("N", Occupant(Kind.PERSON, person=ANNA)),
    ("W", Occupant(Kind.COMPUTER, level=Level.MASTER)),
    ("S", Occupant(Kind.RESERVED, person=-3)),
    ("E", EMPTY),
)
ALL: tuple[Entry, ...] = (
    Opened(ANNA, "brouc", GUILD, CHANNEL, OPTIONS, 1_800_000),
    Opened(ANNA, "brouc", None, CHANNEL, Options(), 0),
    SameDeal(7, 1, 3, "deal N Ah"),
    DailyDeal("2026-11-24", GUILD),
    Placed(CHANNEL),
    OptionsSet(OPTIONS),
    SeatTaken("N", ANNA),
    SeatFilled("W", Level.BEGINNER),
    SeatReserved("S", BEAT, ANNA),
    SeatFreed("S"),
    PartnersDrawn(SEATS),
    Started(ANNA),
    Expired(),
    Secret(1, "ab" * 32),
    Cut(1, 17, By.PERSON, ANNA),
    Cut(1, 17, By.COMPUTER, None),
    Acted("N", "play N Ah", By.STAND_IN, ANNA),
    Acted(None, "book", By.TABLE, None),
    CountPressed("N", ANNA),
    Ready("N", ANNA),
    TakenBack("N", ANNA),
    Missed("N", ANNA),
    TakenOver("N", ANNA),
    Left("N", ANNA),
    Back("N", ANNA),
    Invited("W", BEAT, ANNA),
    Declined("W", BEAT),
    Agreed("W", BEAT),
    Substituted("W", BEAT),
    AbandonVote(ANNA, False),
    Abandoned(),
    Resigned(("N", "S")),
    Rematch(ANNA, SEATS, True, 60_000),
    Closed(Why.IDLE),
    Resumed(12_345),
)


def test_every_kind_of_entry_is_among_the_samples() -> None:
    assert {type(entry) for entry in ALL} == set(get_args(Entry))


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: type(entry).__name__)
def test_an_entry_survives_the_journal(entry: Entry) -> None:
    assert decode(*encode(entry)) == entry


def test_kinds_are_distinct() -> None:
    kinds = {type(entry): encode(entry)[0] for entry in ALL}
    assert len(set(kinds.values())) == len(kinds)


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
    ],
)
def test_odd_entries_are_refused(kind: str, payload: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        decode(kind, payload)


def test_every_field_left_out_is_noticed_or_has_its_default() -> None:
    for entry in ALL:
        kind, payload = encode(entry)
        for part in fields(entry):
            rest = {key: value for key, value in json.loads(payload).items() if key != part.name}
            if part.default is MISSING:
                with pytest.raises(ValueError, match=part.name):
                    decode(kind, json.dumps(rest))
            else:
                assert getattr(decode(kind, json.dumps(rest)), part.name) == part.default


def test_no_log_can_show_a_secret_or_a_pack() -> None:
    assert "abab" not in repr(Secret(1, "ab" * 32))
    assert "Ah" not in repr(Acted(None, "deal S Ah Td", By.TABLE, None))


def test_a_complaint_does_not_tell_what_was_in_the_entry() -> None:
    with pytest.raises(ValueError, match="secret") as caught:
        decode("secret", '{"deal":1,"secret":["5ec4e7"]}')
    assert "5ec4e7" not in str(caught.value)


def test_a_complaint_does_not_tell_a_wrong_word_either() -> None:
    with pytest.raises(ValueError, match="by") as caught:
        decode("acted", '{"seat":"N","action":"play N Ah","by":"play N Kh","person":1}')
    assert "Kh" not in str(caught.value)
