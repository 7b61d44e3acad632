"""The file of settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from base.env import read_env


def test_an_unreadable_file_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(b"# d\xe9j\xe0 vu")
    with pytest.raises(SystemExit) as ended:
        read_env()
    assert (ended.value.code, capsys.readouterr().err) == (
        1,
        f"{tmp_path / '.env'} cannot be read: not in UTF-8.\n",
    )
