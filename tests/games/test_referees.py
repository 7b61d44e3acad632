"""Referees of all games: any damage is one sentence with its line, and other files are read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brouc.__main__ import main as brouc
from gamekit.records.journal import JournalRecords
from games import registry
from games.__main__ import main as games
from games.briscon.__main__ import main as briscon
from games.brus.__main__ import main as brus
from tests.fuzzing import fuzz, texts
from tests.gamekit.records.test_journal import played
from tests.gamekit.records.test_kept import KEPT
from tests.third_party_games import installing

pytestmark = pytest.mark.usefixtures("strangers")
Main = Callable[[list[str]], int]


def all_games(arguments: list[str]) -> int:
    """``python -m games record``."""
    return games(["record", *arguments])


MAINS: dict[str, tuple[Main, ...]] = {
    "brouc": (all_games, brouc),
    "brus": (all_games, brus),
    "briscon": (all_games, briscon),
    "schieber": (all_games,),
    installing.GUIDE: (all_games,),
}
EVERY = pytest.mark.parametrize("name", MAINS)
VALUES = (
    *("", "x", "a=b", "a=b a=b", "marking=manual", "strict=maybe", "goal", "= =", "0", "00", "-1"),
    *("9" * 5000, "١", "²", "1" * 300, "\\\\", '\\"', "é" * 30, "\u202e", "0" * 64, "31", "32"),
)
"""Values of tags, as written in a file."""
OF_THE_RULES = ("Rules", "Options", "Target", "Games", "Version")
LINES = (
    *("?", "x y z", "1", "1 N", "9999999999 N Ah", "N", "N Ah", "up", "stock", "end", "end x"),
    *(
        "deal",
        "deal x dealer N",
        "deal 2 dealer X",
        "hand 1 dealer Q",
        "play N Xh",
        "= x",
        "{",
        "[",
    ),
    *("[A]", '[A "b]', '[A 0 "b"]', '[Options 3 "a=b"]', '[Rules "x"]', '[Options "a=b"]', "{N}"),
    *("1 N {}", "1 N {N}", "1 N {Q 20h}", "\t", "\x00", "\r", "\u2028", "é", "9" * 5000),
)
"""Lines in the place of another."""


def record(name: str) -> str:
    """The tags and the first deal of a match, as its game writes it."""
    kept = KEPT / f"1.{name}"
    rules = registry.game(name).rules
    text = kept.read_text() if kept.is_file() else JournalRecords(rules).write(played(name, 2))
    tags, deal, *_ = text.split("\n\n")
    first = (line for line in tags.splitlines() if not re.match(r"\[\w+ ([2-9]|\d\d)", line))
    return "\n".join((*first, "", deal, ""))


def judged(
    main: Main,
    texts: Sequence[str | bytes],
    good: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> list[int | None]:
    """Lines of the errors in some files that a good one follows; ``None``: no error."""
    names = [folder / str(number) for number in range(len(texts))]
    for file, text in zip(names, texts, strict=True):
        file.write_bytes(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    (folder / "good").write_text(good, "utf-8")
    for command in (["replay", "--json"], ["verify"]):
        status = main([*command, *map(str, names), str(folder / "good")])
        out, err = capsys.readouterr()
        wrong = dict[Path, int]()
        for line in err.splitlines():
            told = re.fullmatch(r"(.+):(\d+): \S.*", line)
            assert told is not None, line
            assert Path(told[1]) not in wrong
            wrong[Path(told[1])] = int(told[2])
        assert folder / "good" not in wrong
        assert status == (1 if wrong else 0)
        assert len(out.splitlines()) == len(names) + 1 - len(wrong)
        for file, text in zip(names, texts, strict=True):
            feed = b"\n" if isinstance(text, bytes) else "\n"
            assert 1 <= wrong.get(file, 1) <= text.count(feed) + 1  # type: ignore[arg-type]
        found = [wrong.get(file) for file in names]
    return found


def damaged_tags(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Line of a tag of the rules, or 0, and the text with a tag damaged or added."""
    for at, line in enumerate(lines):
        if (tag := re.fullmatch(r'\[(\w+)( \d+)? "(.*)"\]\n', line)) is None:
            continue
        name, number, value = tag[1], tag[2] or "", tag[3]
        others = [f'[{name}{number} "{other}"]\n' for other in VALUES if other != value]
        for other in others:
            named = at + 1 if name in OF_THE_RULES else 0
            yield named, "".join((*lines[:at], other, *lines[at + 1 :]))
        others = ["", line * 2, f'[{name[:-1]}{number} "{value}"]\n', line.replace('"', "")]
        others += [f'[{name} 7 "{value}"]\n', f'[{name} "{value}"]\n', line.lower()]
        others += [
            f'{line}[{added} "{value}"]\n' for added in OF_THE_RULES for value in ("", "x=y")
        ]
        for other in others:
            yield 0, "".join((*lines[:at], other, *lines[at + 1 :]))


@EVERY
def test_each_damaged_tag_is_one_sentence_with_its_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = record(name)
    cases = list(damaged_tags(good.splitlines(keepends=True)))
    for main in MAINS[name]:
        found = judged(main, [text for _, text in cases], good, tmp_path, capsys)
        for (at, text), line in zip(cases, found, strict=True):
            assert not at or line in (None, at), text.splitlines()[at - 1]


@EVERY
def test_each_damaged_line_is_one_sentence_with_its_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, rng = record(name), random.Random(4)
    lines = good.splitlines(keepends=True)
    cases = []
    for at in range(len(lines)):
        words = lines[at].split()
        rng.shuffle(words)
        others = (*rng.sample(LINES, 4), " ".join(words))
        cases += ["".join((*lines[:at], f"{other}\n", *lines[at + 1 :])) for other in others]
    judged(MAINS[name][-1], cases, good, tmp_path, capsys)


@EVERY
def test_any_damage_is_one_sentence_with_its_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], patient: bool
) -> None:
    good = record(name)
    lines = good.splitlines(keepends=True)

    @fuzz(patient)
    @given(st.integers(0, len(lines) - 1), texts(*good.split()[:80], "[", "]", "{", "}"))
    def check(at: int, other: str) -> None:
        text = "".join((*lines[:at], other, "\n", *lines[at + 1 :]))
        judged(all_games, [text], good, tmp_path, capsys)

    check()


@EVERY
def test_comments_and_empty_lines_stand_before_the_first_tag(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = record(name)
    for main in MAINS[name]:
        assert judged(main, [f"# {name}\n\n{good}", f"  \n{good}"], good, tmp_path, capsys) == [
            None,
            None,
        ]
        # The line is counted in the file, comments included.
        (line,) = judged(
            main, [f"# {name}\n\n{good.replace('[', '[Odd', 1)}"], good, tmp_path, capsys
        )
        assert line == 3


@EVERY
@pytest.mark.parametrize(
    ("encoding", "told"),
    [
        ("utf-8-sig", "the file is in UTF-8 with a byte order mark: save it in UTF-8 without"),
        ("utf-16", "the file is in UTF-16: save it in UTF-8"),
        ("utf-16-le", "a zero byte: the file is no text, or not in UTF-8"),
        ("utf-32", "the file is in UTF-32: save it in UTF-8"),
    ],
)
def test_a_file_that_is_not_plain_utf_8_is_called_so(
    name: str, encoding: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record"
    file.write_bytes(record(name).encode(encoding))
    for main in MAINS[name]:
        assert main(["verify", str(file)]) == 1
        assert capsys.readouterr().err.startswith(f"{file}:1: {told}")
