"""Records of Briscon: what is wrong is named with its line and rule."""

from __future__ import annotations

import pytest

from gamekit.cards.cards import PACK, Card, parse_cards
from gamekit.records.lines import RecordError
from games.briscon.__main__ import main
from games.briscon.record import FORMAT
from games.briscon.rules import Meld, Out, RuleSet
from games.cardgame.actions import Action, Dealing

HEAD = '[Briscon "1"]\n[Games "1"]\n'
DEALT = """deal 1 dealer S
N Kd Kc Ks Ac Jh
S Qh Qc Qs 7d Ts
up 9h
stock As 7h Td 8d Kh Js Ad Th Jc 8h Qd 8s 8c Ah 9s 7s Tc 9d 7c Jd 9c
"""


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "the file is empty"),
        (HEAD, None, ""),
        ('[Briscon "1"]\n', 1, "the tag Games is missing (rules 11.7)"),
        ('[Briscon "1"]\n[Games "2"]\n', 2, "games is 1, 3 or 5, not '2' (rules 11.7)"),
        (HEAD + '[Options "strict=yes"]\n' + DEALT, None, ""),
        (HEAD + '[Options "strict=oui"]\n', 3, "strict is no or yes, not 'oui' (rules 11.2)"),
        (HEAD + '[Options "stern=yes"]\n', 3, "unknown option"),
        (HEAD + DEALT, None, ""),
        (HEAD + DEALT + "1 N {S out}\n", None, ""),
        (HEAD + DEALT + "1 N Kd {N out}\n", None, ""),
        (HEAD + DEALT + "1 N {S out} Kd\n", 8, "the deal is over (wrong-out)"),
        (HEAD + DEALT + "1 S Qh\n", 8, "trick 1 is led by N, not by S (rules 11.2)"),
        (HEAD + DEALT + "1 N {N rob} Kd\n", 8, "the trump seven is not held (rules 11.3)"),
        (HEAD + DEALT + "1 N {N meld Kd Qd} Kd\n", 8, "the cards of this meld are not held"),
        (HEAD + DEALT + "1 N {N meld Kd Kc} Kd\n", 8, "these cards make no meld (rules 11.4)"),
        (HEAD + DEALT + "1 N Kd {N meld Kd Kc}\n", 8, "these cards make no meld (rules 11.4)"),
        (HEAD + DEALT + "1 N Kd 7d Kc\n", 8, "Kc follows a complete trick"),
        (HEAD + DEALT + "1 N Kd\n2 N Kc\n", 9, "trick 1 is not complete"),
        (HEAD + DEALT + "score N 0 S 0\n", 8, "has not ended"),
        (HEAD + DEALT + "deal 2 dealer N\n" + DEALT[16:], 8, "not finished (rules 11.1)"),
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


@pytest.mark.parametrize(
    ("hand", "what"), [("Ah Kh Qh Jh Th", "right"), ("Kc Ks Ac Td 9c", "wrong")]
)
def test_11_6_an_aus_is_told_right_or_wrong(hand: str, what: str) -> None:
    north, rest = parse_cards(hand), [card for card in PACK if card not in parse_cards(hand)]
    up = rest.pop(rest.index(Card.parse("9h")))
    pack = (*north[:2], *rest[:2], *north[2:], *rest[2:5], up, *rest[5:])
    actions: list[Action | Dealing] = [Dealing("S", pack), Out("N")]
    if what == "right":
        actions.insert(1, Meld("N", north))
    told = FORMAT.text(FORMAT.adjudicate(FORMAT.record_of(RuleSet(), actions)))
    assert f"North says aus, and is {what}." in told


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["--trump", "h", "--trick", "Kc", "--hand", "Ac Tc 7h"], "Ac Tc"),
        (["--trump", "h", "--trick", "Kc", "--hand", "Ac Tc 7h", "--strict"], "Ac"),
        (["--trump", "h", "--trick", "Kc", "--hand", "7h 9d", "--strict"], "7h"),
        (["--trump", "h", "--trick", "Kc", "--hand", "Ac Tc 7h", "--stock"], "Ac Tc 7h"),
        (["--trump", "h", "--hand", "Ac Tc 7h"], "Ac Tc 7h"),
    ],
)
def test_legal(arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", *arguments]) == 0
    assert capsys.readouterr().out == f"{shown}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--trump", "x", "--hand", "Ac"],
        ["--trump", "h", "--hand", ""],
        ["--trump", "h", "--hand", "Ac Ac"],
        ["--trump", "h", "--hand", "Ac", "--trick", "Kc Qc"],
        ["--trump", "h", "--hand", "Ac Kc Qc Jc Tc 9c"],
    ],
)
def test_an_unusable_command(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["legal", *arguments])
    assert stopped.value.code == 2
