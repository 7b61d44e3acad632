"""Records of Brus: what is wrong is named with its line and rule."""

from __future__ import annotations

import re

import pytest

from gamekit.records.lines import RecordError
from games.brus.record import FORMAT
from games.brus.rules import RuleSet
from tests.games.brus.rules.matches import random_journal

HEAD = '[Brus "1"]\n[Games "1"]\n'
DEALT = """hand 1 dealer N
N Ad Kd Tc
E Jc Ts 9d
S Jd Ah Ks
W 8s 9h Js
stock Kc Kh 7d 9c 7h 7s Qc 8d 7c As Th Qd Ac Qs Jh Qh 8h 9s Td 8c
"""


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "the file is empty"),
        (HEAD, None, ""),
        ('[Brus "2"]\n[Games "1"]\n', 1, "version '2' is unknown"),
        ('[Brus "1"]\n', 1, "the tag Games is missing (rules 10.10)"),
        ('[Brus "1"]\n[Games "4"]\n', 2, "games is 1, 2 or 3, not '4' (rules 10.10)"),
        ('[Brus "1"]\n[GAMES "1"]\n', 2, "unknown tag 'GAMES', too like 'Games'"),
        (HEAD + DEALT, None, ""),
        (HEAD + DEALT + "1 E Jc Ah Js\n", None, ""),
        (HEAD + DEALT + "1 S Jd\n", 9, "trick 1 is led by E, not by S (rules 10.2)"),
        (HEAD + DEALT + "1 E Kh\n", 9, "E Kh: the card is not held (rules 10.2)"),
        (HEAD + DEALT + "1 E Jc!\n", 9, "only Brus and Dulle Hund may be dared (rules 10.5)"),
        (HEAD + DEALT + "1 E (Jc)\n", 9, "exactly two or four tricks"),
        (HEAD + DEALT + "1 E (Jch\n", 9, "not a card: '(Jch'"),
        (HEAD + DEALT + "1 E Jc {S take}\n", 9, "no turned card waits for an answer (rules 10.6)"),
        (HEAD + DEALT + "1 E Jc !\n", 9, "no card just turned up"),
        (HEAD + DEALT + "1 E Jc Ah Js\n2 E Ts\n", 10, "has 3 of four cards"),
        (HEAD + DEALT + "1 E Jc Ah Js Ad Kd\n", 9, "Kd follows a complete trick"),
        (HEAD + DEALT + "end stanto\n", 9, "has not ended"),
        (HEAD + DEALT + "hand 2 dealer E\n" + DEALT[16:], 9, "not finished (rules 10.2)"),
    ],
)
def test_what_is_wrong_and_where(text: str, line: int | None, what: str) -> None:
    if line is None:
        FORMAT.adjudicate(FORMAT.read(text))
        return
    with pytest.raises(RecordError) as error:
        FORMAT.adjudicate(FORMAT.read(text))
    assert what in str(error.value)
    assert error.value.line == line


def test_10_8_no_game_is_won_before_its_end() -> None:
    text = FORMAT.write(FORMAT.record_of(RuleSet(), random_journal(RuleSet(), 1)))
    with pytest.raises(RecordError, match="no game is won, yet 'game NS keule' stands here"):
        FORMAT.adjudicate(
            FORMAT.read(re.sub(r"\nstrokes .*", r"\g<0>\ngame NS keule", text, count=1))
        )
