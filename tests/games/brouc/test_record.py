"""Le Brouc's records as the application gives them out and takes them in."""

from __future__ import annotations

import pytest

from brouc.journal import decode
from brouc.record import FORMAT
from brouc.ruleset import RULES_VERSION, ruleset
from gamekit.api.record import Played, Proof
from gamekit.records.tags import Tag
from games.brouc.record import RECORDS
from games.brouc.rules import BROUC
from tests.db.played import Players


def played(seed: int) -> Played:
    """A finished match of four persons, with what proves its deals."""
    state = Players(seed).table(1_795_000_000_000, plain=True).state
    assert state is not None
    proofs = tuple(
        Proof(proof.deal, proof.commitment, proof.cut, proof.secret) for proof in state.proofs
    )
    people = {seat: f"Person {seat}" for seat in "NWSE"}
    return Played(
        preset=state.options.preset,
        options=state.options.rules_map(),
        version=state.rules_version,
        actions=state.actions,
        date="2026-11-22",
        place='L\'Etivaz "en haut"',
        players={seat: people[seat] for seat in "NWSE" if seat != "S"},
        proofs=proofs,
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_is_the_match_with_its_tags_in_order(seed: int) -> None:
    one = played(seed)
    tags = [Tag("Date", one.date), Tag("Place", one.place)]
    titles = {"N": "North", "W": "West", "S": "South", "E": "East"}
    tags += [Tag(titles[seat], one.players[seat]) for seat in "NWE"]
    for proof in one.proofs:
        tags.append(Tag("Commitment", proof.commitment, proof.deal))
        tags.append(Tag("Cut", str(proof.cut), proof.deal))
        tags.append(Tag("Secret", proof.secret, proof.deal))
    rules = ruleset(one.preset, one.options)
    assert RECORDS.write(one) == FORMAT.write(
        FORMAT.record_of(rules, map(decode, one.actions), tags)
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_is_read_back(seed: int) -> None:
    one = played(seed)
    text = RECORDS.write(one)
    read = RECORDS.read(text)
    assert read.actions == one.actions
    assert read.version == RULES_VERSION
    usual = {option.name: option.default for option in BROUC.options(one.preset)}
    assert read.options == usual | dict(one.options)
    for field in ("preset", "date", "place", "players", "proofs"):
        assert getattr(read, field) == getattr(one, field)
    assert RECORDS.write(read) == text


def test_what_is_wrong_is_named_with_its_line() -> None:
    text = RECORDS.write(played(1))
    wrong = text.replace("deal 1 dealer", "deal 7 dealer")
    line = wrong.splitlines().index(next(x for x in wrong.splitlines() if x.startswith("deal 7")))
    with pytest.raises(ValueError, match=rf"^line {line + 1}: "):
        RECORDS.read(wrong)
    with pytest.raises(ValueError, match=r"^line 1: "):
        RECORDS.read("no record\n")
