"""``python -m games record``: records of every game, one command."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.__main__ import main
from tests.gamekit.records.test_kept import RECORDS


def test_records_of_all_games_are_verified_and_replayed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = list(map(str, RECORDS))
    assert main(["record", "verify", *files]) == 0
    assert capsys.readouterr().out.count("deals") == len(files)
    assert main(["record", "replay", *files]) == 0
    out = capsys.readouterr().out
    assert {"Le Brouc, to", "Brus, to", "Briscon, to"} <= {
        start for start in ("Le Brouc, to", "Brus, to", "Briscon, to") if start in out
    }


def test_a_record_of_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.txt"
    file.write_text('[Belote "1"]\n')
    assert main(["record", "verify", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"{file}:1: a record begins with the tag of a game: ")
    with pytest.raises(SystemExit):
        main(["record", "--help"])
    assert "python -m games record" in capsys.readouterr().out
