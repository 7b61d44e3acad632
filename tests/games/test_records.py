"""Records of the games of tricks: read back as written, damaged ones refused, deals proved."""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import brouc.match as brouc_match
import brouc.record as brouc_record
from brouc.__main__ import main as brouc_main
from brouc.ruleset import RuleSet, ruleset
from gamekit.api.game import Game
from gamekit.cards.shuffle import commitment
from gamekit.records.lines import RecordError
from gamekit.records.tags import Tag
from games.__main__ import main
from games.briscon.__main__ import main as briscon_main
from games.briscon.game import GAME as BRISCON
from games.briscon.record import FORMAT as BRISCON_FORMAT
from games.briscon.rules import RuleSet as RuleSetOfBriscon
from games.brouc.game import GAME as BROUC
from games.brus.__main__ import main as brus_main
from games.brus.game import GAME as BRUS
from games.brus.record import FORMAT as BRUS_FORMAT
from games.brus.rules import RuleSet as RuleSetOfBrus
from games.cardgame.actions import Dealing
from games.cardgame.records import CardFormat
from tests.brouc import matches as brouc_matches
from tests.gamekit.cards.damage import DAMAGES
from tests.gamekit.records.test_kept import RECORDS
from tests.games.briscon.rules import matches as briscon_matches
from tests.games.brus.rules import matches as brus_matches


@dataclass(frozen=True)
class Engine:
    """An engine with its record and command line."""

    game: Game
    form: Any
    match: Any
    matches: ModuleType
    rules: tuple[Any, ...]
    main: Callable[[list[str]], int]

    def written(self, rules: Any, journal: list[Any], *tags: Tag) -> str:
        """Text of a journal's record."""
        return str(self.form.write(self.form.record_of(rules, journal, tags)))

    def proved(self) -> str:
        """A match whose only deal comes from a secret."""
        secret = bytes(range(32))
        tags = (
            Tag("Commitment", commitment(secret), 1),
            Tag("Cut", "9", 1),
            Tag("Secret", secret.hex(), 1),
        )
        deals = self.match.ENGINE
        first, pack = deals.first_dealer(secret), deals.pack_order(secret, 1, 9)
        return self.written(self.rules[0], [self.match.Deal(first, pack)], *tags)


def bases(form: CardFormat[Any], matches: Any) -> SimpleNamespace:
    """Rules on the bases of all card games as an engine."""
    first_dealer, pack_order = form.engine.rules.game.first_dealer, form.engine.pack_order
    draws = SimpleNamespace(first_dealer=first_dealer, pack_order=pack_order)
    return SimpleNamespace(apply=matches.apply, MatchState=matches.new, Deal=Dealing, ENGINE=draws)


ENGINES = (
    Engine(
        BROUC,
        brouc_record.FORMAT,
        brouc_match,
        brouc_matches,
        (
            RuleSet(),
            ruleset("homme-de-brou", {"target": "2", "marking": "manual"}),
            ruleset("brouc", {"marking": "manual", "raise": "allowed", "dehors": "automatic"}),
        ),
        brouc_main,
    ),
    Engine(
        BRUS,
        BRUS_FORMAT,
        bases(BRUS_FORMAT, brus_matches),
        brus_matches,
        tuple(map(RuleSetOfBrus, (1, 2, 3))),
        brus_main,
    ),
    Engine(
        BRISCON,
        BRISCON_FORMAT,
        bases(BRISCON_FORMAT, briscon_matches),
        briscon_matches,
        tuple(RuleSetOfBriscon(games, games > 1) for games in (1, 3, 5)),
        briscon_main,
    ),
)
EACH = pytest.mark.parametrize("engine", [pytest.param(one, id=one.game.name) for one in ENGINES])


@EACH
def test_a_journal_written_read_and_adjudicated_is_the_same_match(engine: Engine) -> None:
    form = engine.form
    for seed in range(9):
        rules = engine.rules[seed % 3]
        journal = engine.matches.random_journal(rules, seed, limit=None if seed % 4 else 61)
        state = reduce(engine.match.apply, journal, engine.match.MatchState(rules))
        if engine.game.rules.next(state).awaits == "booking":
            # A record has no word for the pause before the booking.
            journal.append(engine.game.rules.book(state))
        text = engine.written(rules, journal, Tag("North", 'A "q" \\ b'), Tag("Odd", "kept"))
        judged = form.adjudicate(form.read(text))
        assert list(judged.actions) == journal
        assert judged.state == reduce(engine.match.apply, journal, engine.match.MatchState(rules))
        assert form.write(judged.record) == text
        json.loads(engine.form.json(judged))
        assert engine.form.text(judged)


@EACH
def test_a_damaged_record_is_refused_with_its_line_or_kept_as_it_is(engine: Engine) -> None:
    rng, form, refused = random.Random(1), engine.form, 0
    text = engine.written(engine.rules[1], engine.matches.random_journal(engine.rules[1], 1))
    for _ in range(80):
        damaged = rng.choice(DAMAGES)(text, rng)
        try:
            record = form.adjudicate(form.read(damaged.encode())).record
        except RecordError as error:
            refused += 1
            line, what = error.line, str(error)
        else:
            assert sorted(form.write(record).split()) == sorted(damaged.split())
            continue
        assert what.isprintable()
        assert 1 <= line <= damaged.count("\n") + 1
    assert refused > 40


UNDEALT = f'[Commitment 2 "{"0" * 64}"] [Cut 2 "1"] [Secret 2 "{"0" * 64}"]'


@EACH
def test_a_provable_deal(
    engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"fair.{engine.game.name}"
    lines = engine.proved().splitlines(keepends=True)
    north = next(line for line in lines if line.startswith("N "))
    seat, *hand = north.split()
    hand_in_another_order = " ".join((seat, *reversed(hand))) + "\n"
    (secret,) = (line for line in lines if line.startswith("[Secret "))
    for old, new, what in (
        ("", "", "1 of 1 deals checked"),
        (north, hand_in_another_order, "1 of 1 deals checked"),
        (secret, "", "no deal carries a secret, nothing to check (1 deal)"),
    ):
        file.write_text(engine.proved().replace(old, new, 1))
        assert engine.main(["verify", str(file)]) == 0
        assert what in capsys.readouterr().out
    up, stock = (
        next((line for line in lines if line.startswith(w)), "") for w in ("up ", "stock ")
    )
    swapped = []
    if stock:
        _, one, two, *_ = stock.split()
        exchanged = stock.replace(f"{one} {two}", f"{two} {one}")
        swapped.append((stock, exchanged, f"card 1 of the stock should be {one}"))
    if up and stock:
        turned = up.split()[1]
        exchanged = f"up {one}\n{stock.replace(one, turned)}"
        swapped.append((up + stock, exchanged, f"{turned} should be turned up"))
    for old, new, what in (
        *swapped,
        ('[Cut 1 "9"]', '[Cut 1 "8"]', "is not the one that its secret and cut make"),
        ('[Cut 1 "9"]\n', "", "has a secret but no tag Cut"),
        ('[Secret 1 "00', '[Secret 1 "01', "is not the one committed to"),
        (f'[Commitment 1 "{commitment(bytes(range(32)))}"]\n', "", "but no tag Commitment"),
        ("\n", f"\n{UNDEALT}\n", "there is no deal 2 to check"),
    ):
        file.write_text(engine.proved().replace(old, new, 1))
        assert engine.main(["verify", str(file)]) == 1
        assert what in capsys.readouterr().err


@EACH
def test_the_command_line(
    engine: Engine,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    good = engine.proved()
    file = tmp_path / f"wrong.{engine.game.name}"
    file.write_text(good + "1 N Xh\n")
    assert engine.main(["replay", str(file)]) == 1
    wrong = capsys.readouterr().err
    assert wrong.startswith(f"{file}:{good.count(chr(10)) + 1}: not a card: 'Xh'")
    assert wrong.count("\n") == 1
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(good.encode())))
    assert engine.main(["replay", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["winner"] is None
    assert engine.main(["replay", f"nowhere.{engine.game.name}"]) == 2
    with pytest.raises(SystemExit) as stopped:
        engine.main(["replay"])
    assert stopped.value.code == 2


def test_records_of_all_games_are_verified_and_replayed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = list(map(str, RECORDS))
    assert main(["record", "verify", *files]) == 0
    assert capsys.readouterr().out.count("deals") == len(files)
    assert main(["record", "replay", *files]) == 0
    out = capsys.readouterr().out
    assert all(start in out for start in ("Le Brouc, to", "Brus, to", "Briscon, to"))


def test_a_record_of_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.txt"
    file.write_text('[Belote "1"]\n')
    assert main(["record", "verify", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"{file}:1: a record begins with the tag of a game: ")
    with pytest.raises(SystemExit):
        main(["record", "--help"])
    assert "python -m games record" in capsys.readouterr().out
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert "python -m games record {replay,verify}" in told
    assert "{serve,analyse}" in told
