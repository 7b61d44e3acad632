"""Kept records: read and written to the byte, judged alike, damaged ones refused alike.

``pytest tests/gamekit/records/test_kept.py --update-golden`` updates the verdicts.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from brouc.__main__ import main as brouc
from games import registry
from games.briscon.__main__ import main as briscon
from games.brus.__main__ import main as brus
from tests.gamekit.cards.damage import DAMAGES

KEPT = Path(__file__).parent / "kept"
RECORDS = sorted(file for file in KEPT.iterdir() if file.suffix != ".json")
MAINS = {".brouc": brouc, ".brus": brus, ".briscon": briscon}
DAMAGED = 40
EVERY = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)


@EVERY
def test_a_kept_record_is_written_back_to_the_byte(file: Path) -> None:
    records = registry.game(file.suffix[1:]).records
    assert records is not None
    text = file.read_bytes().decode()
    assert records.write(records.read(text)).encode() == file.read_bytes()


@EVERY
def test_the_referee_says_what_it_said(
    file: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    def said(*arguments: str) -> Sequence[Any]:
        status = MAINS[file.suffix](arguments)
        out, err = capsys.readouterr()
        return [status, out.replace(f"{tmp_path}/", ""), err.replace(f"{tmp_path}/", "")]

    name, text, rng = str(tmp_path / file.name), file.read_text("utf-8"), random.Random(1)
    (tmp_path / file.name).write_text(text, "utf-8")
    verdicts = [said("replay", name), said("replay", "--json", name), said("verify", name)]
    damaged = []
    for _ in range(DAMAGED):
        (tmp_path / file.name).write_text(rng.choice(DAMAGES)(text, rng), "utf-8")
        status, out, err = said("verify", name)
        damaged.append(f"{status} {out}{err}".rstrip("\n"))
    shown = json.dumps({"whole": verdicts, "damaged": damaged}, indent=1, ensure_ascii=False)
    kept = file.with_name(f"{file.name}.json")
    if request.config.getoption("--update-golden"):
        kept.write_text(f"{shown}\n", "utf-8")
    assert kept.read_text("utf-8") == f"{shown}\n"
