"""The journal's entries as text: nothing is lost, nothing odd is read, nothing hidden is shown."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from tables.entries import (
    EMPTY,
    Abandoned,
    AbandonVote,
    Acted,
    Agreed,
    Back,
    By,
    CountPressed,
    Cut,
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
    Rematch,
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
    decode,
    encode,
)
from tables.options import Clock, Level, Options
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
    Rematch(ANNA, SEATS, True, 60_000),
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
        ("danced", "{}", "unknown entry"),
        ("seat-taken", "{", "not JSON"),
        ("seat-taken", "[]", "an object expected"),
        ("seat-taken", '{"seat":"N"}', "missing or unknown: person"),
        ("seat-taken", '{"seat":"N","person":1,"hat":2}', "missing or unknown: hat"),
        ("seat-taken", '{"seat":"N","person":"1"}', "person: int expected"),
        ("seat-taken", '{"seat":"N","person":true}', "person: int expected"),
        ("seat-taken", '{"seat":null,"person":1}', "seat: str expected"),
        ("seat-filled", '{"seat":"N","level":"wizard"}', "level: no such value"),
        ("abandon-vote", '{"person":1,"agrees":1}', "agrees: bool expected"),
        ("partners-drawn", '{"seats":{}}', "seats: a list expected"),
        ("partners-drawn", '{"seats":[["N"]]}', r"seats\[0\]: 2 items expected"),
        ("partners-drawn", '{"seats":[["N",{"kind":"empty"}]]}', "missing or unknown"),
    ],
)
def test_odd_entries_are_refused(kind: str, payload: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        decode(kind, payload)


def test_every_field_left_out_is_noticed() -> None:
    for entry in ALL:
        kind, payload = encode(entry)
        for name in json.loads(payload):
            rest = {key: value for key, value in json.loads(payload).items() if key != name}
            with pytest.raises(ValueError, match=name):
                decode(kind, json.dumps(rest))


def test_no_log_can_show_a_secret_or_a_pack() -> None:
    assert "abab" not in repr(Secret(1, "ab" * 32))
    assert "Ah" not in repr(Acted(None, "deal S Ah Td", By.TABLE, None))


def test_a_complaint_does_not_tell_what_was_in_the_entry() -> None:
    with pytest.raises(ValueError, match="secret") as caught:
        decode("secret", '{"deal":1,"secret":["5ec4e7"]}')
    assert "5ec4e7" not in str(caught.value)
