"""Records of the games of tricks: read back as written, damaged ones refused, deals proved."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import games.briscon.engine.match as briscon_match
import games.briscon.engine.record as briscon_record
import games.brus.engine.match as brus_match
import games.brus.engine.record as brus_record
from gamekit.api.game import Game
from gamekit.api.record import Played, Proof
from gamekit.cards.shuffle import commitment
from gamekit.records.tags import Tag
from games.briscon import GAME as BRISCON
from games.briscon.__main__ import main as briscon_main
from games.brouc import GAME as BROUC
from games.brus import GAME as BRUS
from games.brus.__main__ import main as brus_main
from tests.gamekit.cards.damage import check_damaged
from tests.games.briscon.engine import matches as briscon_matches
from tests.games.brus.engine import matches as brus_matches


@dataclass(frozen=True)
class Engine:
    """An engine with its record and command line."""

    game: Game
    record: ModuleType
    match: ModuleType
    matches: ModuleType
    rules: tuple[Any, ...]
    refused: int
    """Least number of 900 damaged records that are refused."""
    main: Callable[[list[str]], int]

    @property
    def name(self) -> str:
        """The game's."""
        return self.game.name

    def written(self, rules: Any, journal: list[Any], *tags: Tag) -> str:
        """Text of a journal's record."""
        form = self.record.FORMAT
        return str(form.write(form.record_of(rules, journal, tags)))

    def proved(self) -> str:
        """A match whose only deal comes from a secret."""
        secret, deals = bytes(range(32)), self.match.DEALS
        tags = (
            Tag("Commitment", commitment(secret), 1),
            Tag("Cut", "9", 1),
            Tag("Secret", secret.hex(), 1),
        )
        dealt = self.match.Deal(deals.first_dealer(secret), deals.pack_order(secret, 1, 9))
        return self.written(self.rules[0], [dealt], *tags)


ENGINES = (
    Engine(
        BRUS,
        brus_record,
        brus_match,
        brus_matches,
        tuple(map(brus_match.RuleSet, (1, 2, 3))),
        700,
        brus_main,
    ),
    Engine(
        BRISCON,
        briscon_record,
        briscon_match,
        briscon_matches,
        tuple(briscon_match.RuleSet(games, games > 1) for games in (1, 3, 5)),
        620,
        briscon_main,
    ),
)
EACH = pytest.mark.parametrize("engine", [pytest.param(one, id=one.name) for one in ENGINES])


@EACH
def test_a_journal_written_read_and_adjudicated_is_the_same_match(engine: Engine) -> None:
    form = engine.record.FORMAT
    for seed in range(16):
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
        json.loads(engine.record.as_json(judged))
        assert engine.record.as_text(judged)


@EACH
def test_damaged_records(engine: Engine) -> None:
    rng, form, refused = random.Random(1), engine.record.FORMAT, 0
    for seed in range(6):
        rules = engine.rules[seed % 3]
        text = engine.written(rules, engine.matches.random_journal(rules, seed))
        no, _ = check_damaged(
            text, lambda data: form.write(form.adjudicate(form.read(data)).record), rng, 150
        )
        refused += no
    assert refused > engine.refused


@EACH
def test_a_provable_deal(
    engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"fair.{engine.name}"
    file.write_text(engine.proved())
    assert engine.main(["verify", str(file)]) == 0
    assert "1 of 1 deals checked" in capsys.readouterr().out
    for old, new, what in (
        ('[Cut 1 "9"]', '[Cut 1 "8"]', "is not the one that its secret and cut make"),
        ('[Cut 1 "9"]\n', "", "has a secret but no tag Cut"),
        ('[Secret 1 "00', '[Secret 1 "01', "is not the one committed to"),
    ):
        file.write_text(engine.proved().replace(old, new))
        assert engine.main(["verify", str(file)]) == 1
        assert what in capsys.readouterr().err


@EACH
def test_the_command_line(engine: Engine, tmp_path: Path) -> None:
    good = engine.proved()
    file = tmp_path / f"wrong.{engine.name}"
    file.write_text(good + "1 N Xh\n")

    def run(*arguments: str, data: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", f"games.{engine.name}", *arguments]
        return subprocess.run(command, input=data, capture_output=True, text=True, check=False)

    wrong = run("replay", str(file))
    assert (wrong.returncode, wrong.stderr.count("\n")) == (1, 1)
    assert wrong.stderr.startswith(f"{file}:{good.count(chr(10)) + 1}: not a card: 'Xh'")
    shown = run("replay", "--json", "-", data=good)
    assert (shown.returncode, json.loads(shown.stdout)["winner"]) == (0, None)
    assert run("replay", f"nowhere.{engine.name}").returncode == 2
    assert run("replay").returncode == 2


@EACH
@pytest.mark.parametrize("seed", [1, 2])
def test_golden_playthrough(engine: Engine, seed: int, request: pytest.FixtureRequest) -> None:
    """A whole match to read, and what the referee says of it."""
    form, rules = engine.record.FORMAT, engine.rules[0]
    record = form.record_of(rules, engine.matches.random_journal(rules, seed))
    told = engine.record.as_text(form.adjudicate(record))
    shown = f"{form.write(record)}{'-' * 88}\n{told}\n"
    file = Path(__file__).parent / engine.name / "engine/golden" / f"match-{seed}.txt"
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown)
    assert shown == file.read_text()


# -- as the application gives them out and takes them in ------------------------------------------

GAMES = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in (BROUC, BRUS, BRISCON)]
)


def played(game: Game, seed: int) -> Played:
    """A match whose deals are dealt provably."""
    rules, rng = game.rules, random.Random(seed)
    preset = rng.choice(rules.presets)
    options = {one.name: rng.choice(one.values) for one in rules.options(preset)}
    state = rules.start(preset, options)
    actions: list[str] = []
    proofs: list[Proof] = []
    while (awaited := rules.next(state)).awaits != "nothing":
        if awaited.awaits == "deal":
            if len(actions) > 400:
                break
            assert rules.cuts is not None
            secret, cut = rng.randbytes(32), rng.choice(rules.cuts)
            action = rules.deal(state, secret, cut)
            proofs.append(Proof(awaited.deal, rules.commitment(secret), cut, secret.hex()))
        elif awaited.awaits == "booking":
            action = rules.book(state)
        else:
            action = rng.choice(rules.legal_actions(state, awaited.seat or ""))
        actions.append(rules.encode(action))
        state = rules.accept(state, action)
    names = dict(zip(rules.seats[:-1], ("Anne", "club", "Daisy"), strict=False))
    return Played(
        preset=preset,
        options=options,
        version=rules.rules_version,
        actions=tuple(actions),
        date="2026-11-22",
        place='L\'Etivaz "en haut"',
        players=names,
        proofs=tuple(proofs),
    )


@GAMES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_is_read_back_as_the_match_that_it_was(game: Game, seed: int) -> None:
    records, one = game.records, played(game, seed)
    assert records is not None
    text = records.write(one)
    lines = text.splitlines()
    assert lines[0] == f'[{game.name.capitalize()} "1"]'
    names = [line.split()[0] for line in lines if line.startswith("[")]
    titles = ["[Date", "[Place", *("[North", "[East", "[South", "[West")]
    shown = [name for name in names if name in titles]
    assert shown[:2] == ["[Date", "[Place"]
    assert [name[1] for name in shown[2:]] == list(one.players)
    assert records.read(text) == one


@GAMES
def test_a_damaged_record_is_refused_with_its_line(game: Game) -> None:
    records = game.records
    assert records is not None
    lines = records.write(played(game, 1)).splitlines()
    at = next(n for n, line in enumerate(lines, 1) if line.startswith(("deal 1 ", "hand 1 ")))
    lines[at - 1] = lines[at - 1].replace(" 1 ", " 7 ")
    with pytest.raises(ValueError, match=rf"^line {at}: "):
        records.read("\n".join([*lines, ""]))
    with pytest.raises(ValueError, match=r"^line 1: "):
        records.read("no record\n")
