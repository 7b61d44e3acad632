"""Records of any game from its rules alone."""

from __future__ import annotations

import random
import re

import pytest

from gamekit.api.record import Played, Proof
from gamekit.records.journal import JournalRecords
from gamekit.records.lines import RecordError
from games import registry
from tests.gamekit.cards.damage import DAMAGES
from tools.conformance.walks import walk

EVERY = pytest.mark.parametrize("name", registry.games())


def played(name: str, seed: int) -> Played:
    rules = registry.game(name).rules
    one = walk(rules, seed)
    proofs = tuple(
        Proof(number, rules.commitment(secret), cut, secret.hex())
        for number, (secret, cut) in enumerate(one.secrets, 1)
    )
    actions = tuple(rules.encode(moment.action) for moment in one.moments)
    options = dict(one.options)
    return Played(one.preset, options, 1, actions, "", "Visby", {"N": 'A "q"'}, proofs)


class Counted(JournalRecords):
    """Records with a derived line after every deal."""

    def derived(self, state: object) -> tuple[str, ...]:
        awaited = self.rules.next(state)
        return (f"deals {awaited.deal}",) if awaited.awaits == "deal" else ()


@EVERY
def test_a_match_is_read_back_verified_and_written_alike(name: str) -> None:
    records, one = JournalRecords(registry.game(name).rules), played(name, 2)
    text = records.write(one)
    assert records.read(text) == one
    assert text.count("\n\n") == len(one.proofs), "an empty line before every deal"
    judge = records.adjudicator
    judged = judge.judge(text.encode())
    assert judge.verify(judged) == (len(one.proofs), len(one.proofs))
    assert "wins the match." in judge.text(judged)
    assert one.actions[0] in judge.json(judged)
    cut = one.proofs[0].cut or 0
    other = text.replace(f'[Cut 1 "{cut}"]', f'[Cut 1 "{cut % 31 + 1}"]')
    with pytest.raises(RecordError, match="deal 1 is not the one"):
        judge.verify(judge.judge(other.encode()))
    for line, tag, what in ((2, "Rules", "rules: "), (4, "Version", "version of the rules: ")):
        with pytest.raises(RecordError, match=f"unknown {what}") as raised:
            judge.judge(text.replace(f'[{tag} "', f'[{tag} "x').encode())
        assert raised.value.line == line - (tag == "Version" and not one.options)
    newer = text.replace(' "1"]', ' "2"]', 1)
    with pytest.raises(RecordError, match="version '2' is unknown"):
        judge.judge(newer.encode())


@EVERY
def test_a_damaged_record_is_refused_with_its_line_or_the_same_match(name: str) -> None:
    records, rng = Counted(registry.game(name).rules), random.Random(3)
    text = records.write(played(name, 1))
    refused = []
    for _ in range(16):
        try:
            records.read(rng.choice(DAMAGES)(text, rng))
        except ValueError as error:
            refused.append(str(error))
    assert len(refused) > 6
    assert all(re.match(r"line \d+: ", error) for error in refused)


@EVERY
def test_derived_lines_are_checked_where_they_are_present(name: str) -> None:
    records = Counted(registry.game(name).rules)
    one = played(name, 1)
    text = records.write(one)
    assert "\n= deals 2\n" in text or len(one.proofs) == 1
    assert records.read(text.replace("\n= deals 2\n", "\n")) == one
    after = text.count("\n") + 1
    with pytest.raises(ValueError, match=f"^line {after}: .*follows"):
        records.read(f"{text}= deals 99\n")
