"""Positions of Brus's course, each a whole deal played by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from gamekit.api import teaching
from gamekit.cards.cards import Card, parse_cards
from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.match import MatchState, RuleSet, apply, violation
from games.brus.engine.seats import TEAMS, Seat
from games.brus.engine.view import View, view

LEARNER: Final = Seat.SOUTH

Step: TypeAlias = teaching.Step[Action]
Exercise: TypeAlias = teaching.Exercise[MatchState, Action]
Lesson: TypeAlias = teaching.Lesson[MatchState, Action]
Lessons: TypeAlias = teaching.Lessons[MatchState, Action, View]


@dataclass(frozen=True, slots=True)
class Position:
    """Hand played up to the learner's turn."""

    dealer: Seat
    pack: str
    """All 32 cards as dealt: three each singly from the dealer's left, then the stock."""
    past: str = ""
    """Script so far for :func:`played`."""
    strokes: tuple[int, int] = (6, 6)
    """Strokes of North-South and East-West before the hand."""
    stanti: int = 0

    def state(self) -> MatchState:
        """State at this point; raises if the script breaks a rule."""
        match = MatchState(RuleSet(), strokes=Each(TEAMS, self.strokes), stanti=self.stanti)
        return played(apply(match, Deal(self.dealer, parse_cards(self.pack))), self.past)


def played(match: MatchState, script: str) -> MatchState:
    """State after a script: ``Kh``, dared ``Kh!``, turned ``?Kh``; ``W+``, ``W-``.

    The match determines who plays; ``W+``: West takes up, ``W-``: West runs.
    """
    for word in script.split():
        match = apply(match, _action(match, word))
    return match


def _action(match: MatchState, word: str) -> Action:
    assert match.hand is not None, "a hand is being played"
    if word[1:] in ("+", "-"):
        return Answer(Seat(word[0]), takes=word[1] == "+")
    seat = match.hand.trick.turn
    if word.startswith("?"):
        return Turn(seat, Card.parse(word[1:]))
    return Play(seat, Card.parse(word.removesuffix("!")), dared=word.endswith("!"))


def card(text: str, *, dared: bool = False) -> Action:
    """Play of a card by the learner."""
    return Play(LEARNER, Card.parse(text), dared)


def turn(text: str) -> Action:
    """Lead of a card face down by the learner."""
    return Turn(LEARNER, Card.parse(text))


TAKE_UP: Final = Answer(LEARNER, takes=True)
RUN: Final = Answer(LEARNER, takes=False)
DARE: Final = Dare(LEARNER)

ENGINE: Final = teaching.Engine[MatchState, Action, View](
    apply, violation, played, lambda state: view(state, LEARNER)
)
"""The learner sits South, the others follow a script."""


_BEAT: Final = Lesson(
    "beat",
    (
        Exercise(
            "take",
            "10.1",
            Position(
                Seat.SOUTH,
                "Kd Th 9d Ac 8h Qc Jd 9h Ts 8c Kc Qs 8s Td 9c 8d"
                " Qd As Ah 7s 7h Ks Jc 7d Jh 9s Qh 7c Kh Js Tc Ad",
                "Kd Th 9d",
            ),
            (Step((card("9h"),), "", ((card("Ac"), "ace"), (card("Qs"), "blank"))),),
        ),
        Exercise(
            "cheap",
            "10.2",
            Position(
                Seat.SOUTH,
                "Ah Qd 8c Jc 8d 9c Kd As Qc Th Jh Jd 8s Tc 9s 8h"
                " Qh Kh Ac 7s 7h Kc Ts 7d Js 9h Qs 7c Ks Td 9d Ad",
                "Ah Qd 8c",
            ),
            (Step((card("As"),), "", ((card("Jc"), "dear"), (card("Jd"), "low"))),),
        ),
        Exercise(
            "partner",
            "10.2",
            Position(
                Seat.SOUTH,
                "8h Jd Kc 9s 7d Tc Qd Ad Qh 8d Ah Ts 8s Td 9h 9c"
                " Qs Kd Ac 7s 7h Ks Jc 8c Jh 9d Qc 7c Kh Js Th As",
                "8h Jd Kc",
            ),
            (Step((card("Ts"),), "", ((card("9s"), "waste"), (card("Ad"), "waste"))),),
        ),
    ),
)

_SEVEN: Final = Lesson(
    "seven",
    (
        Exercise(
            "led",
            "10.3",
            Position(
                Seat.EAST,
                "7h Jc 8d 7d Qc 8c Ts Qh Td Kh Kc Ah 9c Th 9h 9s"
                " Qd Ac As 7s 8s Ks Js 8h Jd 9d Qs 7c Kd Jh Tc Ad",
            ),
            (Step((card("7h"),), "Jc 8d 7d", ((card("Qc"), "blank"), (card("Td"), "blank"))),),
        ),
        Exercise(
            "over",
            "10.3",
            Position(
                Seat.SOUTH,
                "7d Kc 9c 7s Th 8h Kd Jc Qs Js Ac Ad 8d Ts 9h 9s"
                " Qh Kh As 7h 8c Qd Td 8s Jd 9d Qc 7c Ks Jh Tc Ah",
                "7d Kc 9c",
            ),
            (Step((card("7s"),), "", ((card("Jc"), "spitz"), (card("Ad"), "ace"))),),
        ),
        Exercise(
            "late",
            "10.3",
            Position(
                Seat.WEST,
                "9c Tc Qc Ac Kc Th Ah 9d 7h Ad Ts 7s Jd 9s Kd 8s"
                " Td 8c Jc 9h 8d Ks As Qh 7d Qs 8h Jh Qd Js Kh 7c",
                "7h Th Qc Ac Jd 9s Ts 9d Ad Kd Jc 9h 8s Ks As Ah 7s Kc Td Qh 7d Qs Tc",
            ),
            (Step((card("Jh"),), "", ((card("7c"), "seven"), (card("8c"), "blank"))),),
        ),
    ),
)

_DARE: Final = Lesson(
    "dare",
    (
        Exercise(
            "dare",
            "10.5",
            Position(
                Seat.EAST,
                "8s Jc Ah Ts Qh Js Ks Kd Qs As 9s Ad 9h Ac Jh 7s"
                " Tc 7h Td 8d 9c Jd Kc Qc 8c 9d Kh 7c 8h 7d Th Qd",
                "Qs Jc Ks Kd Js Ac Ad 7s 9s Ts Td 9h Tc Jh",
            ),
            (
                Step(
                    (card("8s", dared=True),),
                    "8d",
                    ((card("8s"), "plain"), (card("Qh"), "blank"), (card("Kc"), "blank")),
                ),
            ),
        ),
        Exercise(
            "brus",
            "10.5",
            Position(
                Seat.EAST,
                "8c 9h 7c 8h 8d As Qs Qd 8s Td Js Ks 7d Ad 9c 9d"
                " Kh 7s Qh 7h Kc Jc Ts Ac Qc Kd Ah Tc Jd Th 9s Jh",
                "8s As Js Ks 7d Ad Qs 9d",
            ),
            (
                Step(
                    (card("Kh", dared=True),),
                    "7s 7c Qd",
                    ((card("Kh"), "plain"), (card("8c"), "blank"), (card("8d"), "blank")),
                ),
            ),
        ),
        Exercise(
            "last",
            "10.5",
            Position(
                Seat.EAST,
                "7s Td Ac 8h 7c 7d 9c Jh Qh 9h Jc 8d 8s 7h Kd Kh"
                " Qc Js Ad 8c As Tc Ah Kc Th 9s Qs Ks Qd Ts 9d Jd",
                "Qh 9h Ac 8h 8s 9c Jh",
            ),
            (Step((card("Kh"),), "", ((card("7s"), "low"), (card("7c"), "low"))),),
        ),
        Exercise(
            "known",
            "10.5",
            Position(
                Seat.WEST,
                "7c Qd 8c Ah Ad Jc 9c Ks Td Kc 9d 8d 9h 7h Kh Qs"
                " 7d Ac Js 8h Ts 8s As 9s Tc Jh Th 7s Jd Qc Qh Kd",
                "7c Kc 9d 8d 9h Qd 8c Ah Td Jc Js Qs Ac",
            ),
            (Step((card("9c"),), "8h 7d", ((card("8s"), "dear"), (card("Kh"), "dear"))),),
        ),
    ),
)

_TURN: Final = Lesson(
    "turn",
    (
        Exercise(
            "turn",
            "10.6",
            Position(
                Seat.SOUTH,
                "Td 9s Kh Jh Th Kc As Jc Tc Ah Ac Ts Qh 9h 9d 8s"
                " 7h Js Qd Qc 8h Jd 9c Qs Ks 7c Ad 8c 7s Kd 7d 8d",
                "Th 9s Kh Ts Ac Jh Tc 8s 7h Qh 9h Qc Ah Js 9c Td Qd 7c Kc 8c",
            ),
            (
                Step(
                    (turn("Jc"),),
                    "W+ Qs 8h 8d",
                    ((card("Jc"), "open"), (turn("Ks"), "weak"), (turn("7s"), "weak")),
                ),
            ),
        ),
        Exercise(
            "take-up",
            "10.6",
            Position(
                Seat.NORTH,
                "7h Qd Kd Ts Ac Tc 8s Td 7c Kc Qc 8c Qh Jc 9d Ah"
                " As 7d 9s Ks 9h Js Kh 9c Jd 8d Th Jh Qs Ad 8h 7s",
                "7h Qd 8s Td Qh Kc Kd Ah As Ac Tc Qc ?9h",
            ),
            (Step((TAKE_UP,), "", ((RUN, "ran"),)),),
        ),
        Exercise(
            "run",
            "10.6",
            Position(
                Seat.WEST,
                "As 9c Ah 7s Th Kd 8c Kc 8d Jc Qs Qh Js Td Qd 9d"
                " 9s 7d 7c Tc Ac 8s Ad Kh Jh Ks 7h 9h Qc 8h Jd Ts",
                "Th Kd Ah Kc Js 7s 8d 9c 9d 7d Qh Qd Ac 8c Ad Tc Jc 8s Td As ?9s",
            ),
            (Step((RUN,), "", ((TAKE_UP, "taken"),)),),
        ),
        Exercise(
            "turned",
            "10.6",
            Position(
                Seat.NORTH,
                "7s 8h Ts Jd Tc Kd Qs Ks Td Kc 7h Qh Qc 9c Kh Jc"
                " Ad Jh As 9h Th Ah 8s 7c Qd 9s Js 7d 8c Ac 8d 9d",
                "Tc Kd Ts Jd Qc 9c Kc 7h Td 8h As Ks Qs 9h 8s Jh 7s 7c Js Qh",
            ),
            (
                Step((turn("Kh"),), "E+", ((card("Kh", dared=True), "open"),)),
                Step((DARE,), "Th 7d Qd"),
            ),
        ),
    ),
)

_TABLEAU: Final = Lesson(
    "tableau",
    (
        Exercise(
            "jannen",
            "10.7",
            Position(
                Seat.WEST,
                "Jd Tc Ah Kc 8c 7c Ks 7h 7s Js 8d 9h Qd Qc 7d 8s"
                " Qs Qh Ad Ac Jh Td Kh Kd Jc 9c 9d As 8h 9s Ts Th",
                "Jd Tc Ah Kc Qd 7h 7d 7c Qs Qc Ad Js Jh Ac Kh Qh",
                strokes=(5, 3),
            ),
            (Step((card("Jc"),), "9h 8c 8s", ((card("Ks"), "blank"), (card("8d"), "blank"))),),
        ),
        Exercise(
            "stanto",
            "10.9",
            Position(
                Seat.NORTH,
                "8c 8d Qc Jh 7h As Ts Kh Jc 9c 8h 7c Ac Qh 8s Kc"
                " 7d 9s Ks Td Jd Js Kd Qs Qd Ad 9d Th 9h Ah 7s Tc",
                "7h 9c 8h 7c Ac Qh 8d Ts 7d 9s 8s Qc Jd Jc As Kc Qd Ad Qs Jh Ks 9d 7s Tc Td Th Js",
                strokes=(4, 3),
                stanti=1,
            ),
            (Step((card("9h"),), "", ((card("Kd"), "away"),)),),
        ),
        Exercise(
            "stroke",
            "10.5",
            Position(
                Seat.NORTH,
                "Qc Qs Tc Jd Ts 7h Jh Kh 9h 8d 7c 8c Qd Kd Kc Ac"
                " Qh 9d 8s 9c Ad Th 7d Jc Td 8h Ah Js Ks 9s 7s As",
                "9h 8d Jh Kh 8c Qc Kc Tc Qh Kd",
                strokes=(1, 3),
            ),
            (Step((card("8s"),), "7c", ((card("8s", dared=True), "dared"),)),),
        ),
    ),
)

COURSE: Final = Lessons(ENGINE, (_BEAT, _SEVEN, _DARE, _TURN, _TABLEAU))
