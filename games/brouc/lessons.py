"""Positions of Le Brouc's course, each a whole deal played by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from brouc.actions import Action, Announce, Announcement, Deal, Declare, Dehors, Play
from brouc.cards import Card, Suit, parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply, violation
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, PerTeam, Seat
from brouc.slate import SlatePoints
from brouc.view import View, view
from gamekit.api import teaching

LEARNER: Final = Seat.SOUTH

Step: TypeAlias = teaching.Step[Action]
Exercise: TypeAlias = teaching.Exercise[MatchState, Action]
Lesson: TypeAlias = teaching.Lesson[MatchState, Action]
Lessons: TypeAlias = teaching.Lessons[MatchState, Action, View]


@dataclass(frozen=True, slots=True)
class Position:
    """Deal played up to the learner's turn."""

    dealer: Seat
    hands: tuple[str, str, str, str]
    """Eight cards each for N, W, S, E as dealt; the dealer's last is the indicator."""
    past: str
    """Cards played so far, in order."""
    slate: tuple[int, int] = (0, 0)
    """Slate of North-South and East-West before this deal, in tens."""

    def state(self) -> MatchState:
        """State at this point; raises if the script breaks a rule."""
        slate = PerTeam(*map(SlatePoints, self.slate))
        hands = PerSeat(*map(parse_cards, self.hands))
        match = MatchState(RuleSet(), slate=slate)
        match = apply(match, Deal(self.dealer, pack_of(hands, self.dealer)))
        return _played(match, self.past)


def _played(match: MatchState, cards: str) -> MatchState:
    for card in parse_cards(cards):
        assert match.deal is not None
        turn = match.deal.turn
        assert turn is not None
        match = apply(match, Play(turn, card))
    return match


ENGINE: Final = teaching.Engine[MatchState, Action, View](
    apply, violation, _played, lambda state: view(state, LEARNER)
)
"""The learner sits South, the others' cards are scripted."""


def _card(text: str) -> Action:
    return Play(LEARNER, Card.parse(text))


def _cards(text: str) -> tuple[Action, ...]:
    return tuple(_card(word) for word in text.split())


def _say(suit: Suit, *, extended: bool = False) -> Action:
    return Declare(LEARNER, suit, extended)


_DEHORS: Final = Dehors(LEARNER)

_FOLLOW: Final = Lesson(
    "follow",
    (
        Exercise(
            "follow",
            "2.2",
            Position(
                Seat.SOUTH,
                (
                    "As 8d 9s 9c Qc 8c 9d Js",
                    "Ad Qh 7h Ts Th Kc 7d 8s",
                    "8h Kh Jh Ah Qs Ac 7c 9h",
                    "Kd Jc Ks Td Qd Tc Jd 7s",
                ),
                "Qd 8d Ad Jh Ah Td Qc Qh Qs Ks 9s Ts 7h 8h Jc 9c Kh Kd As Th Kc",
            ),
            (Step((_card("Ac"),), "Tc 8c", ((_card("7c"), "low"),)),),
        ),
        Exercise(
            "ruff",
            "2.4",
            Position(
                Seat.EAST,
                (
                    "Qh Ac 7s 9h Td 7d Jc Qs",
                    "As Kc Qd Kd Js 8d 9c Ts",
                    "Qc 7h Th 9d 8s 8h 9s 7c",
                    "Jd Kh Ks Tc Ad 8c Jh Ah",
                ),
                "9h As Th Ah Ks 7s Js 8s Tc Ac Kc Qc Td Kd 9d Jd Qh Qd 7h Kh Ad 7d 8d",
            ),
            (Step((_card("8h"),), "", ((_card("9s"), "away"), (_card("7c"), "away"))),),
        ),
        Exercise(
            "discard",
            "2.4",
            Position(
                Seat.WEST,
                (
                    "Ac Js Kc Td Ts As 9c 7d",
                    "Tc Ad Jh Qs Th 8d Qc Ah",
                    "7c 8h 7h Qd 7s 9h Jd 8c",
                    "9s Jc Kh 9d Qh 8s Ks Kd",
                ),
                "7c Jc Kc Tc Ah 7h Qh Ac Jh 8h Kh Js 9d Td Ad Qd Qs 7s 9s Ts As Th",
            ),
            (Step((_card("8c"),), "8s", ((_card("Jd"), "gift"),)),),
        ),
    ),
)

_BEAT: Final = Lesson(
    "beat",
    (
        Exercise(
            "beat",
            "2.3",
            Position(
                Seat.EAST,
                (
                    "Qd Ts Qs 7c Ad 8h 9d Js",
                    "8d 9s Ks Kc Jc Qh 7d 8s",
                    "9h 8c Qc Tc Th Ah 7h 9c",
                    "Kd Td As Ac Jh Jd 7s Kh",
                ),
                "Qd 8d Th Kd 8c Ac 7c Jc As Qs Ks 9h Tc Td Ad Kc Qc Kh Ts 9s Jh 8h Qh",
            ),
            (Step((_card("Ah"),)),),
        ),
        Exercise(
            "exception-led",
            "2.5",
            Position(
                Seat.NORTH,
                (
                    "7c Kc Qs 8c Th 9c Js Jh",
                    "Ts Tc Td 8d Ks 8h 7d 8s",
                    "Jc Kd 9s Ad 7h Ah Qh 9d",
                    "As 9h Ac Qc Qd Kh Jd 7s",
                ),
                "Ts 9s As Qs Ac 7c Tc Jc Qc 8c Td 7h Kd Qd Jh 8d Kc Ks Ad 9h Kh Th 8h",
            ),
            (Step((_card("Qh"),), "", ((_card("Ah"), "ace"),)),),
        ),
        Exercise(
            "exception-ruff",
            "2.5",
            Position(
                Seat.NORTH,
                (
                    "Ts Qs 8h Kd Ad 9d Js Kh",
                    "Tc 8d Jc 9c 9h 8c 7d 8s",
                    "Jh Ks 9s As Td Ah Qh 7h",
                    "Th 7c Qd Qc Kc Ac Jd 7s",
                ),
                "8d Td Qd Ad 8h 9h Jh Th Qc Kd 9c 9s 7c Ts Tc As Jc Ks Kc Qs Ac Kh 8c",
            ),
            (Step((_card("Qh"),), "", ((_card("Ah"), "ace"),)),),
        ),
    ),
)

_DECLARE: Final = Lesson(
    "declare",
    (
        Exercise(
            "declare",
            "3.2",
            Position(
                Seat.EAST,
                (
                    "Th 9h Qd 7h 7s 9d 8h Jc",
                    "Kd 8c Jh Ks 8s 7d Td Ac",
                    "Tc Qs Js Ts As Kc Qc 9c",
                    "Ad Ah Kh 9s Jd 8d 7c Qh",
                ),
                "7h Jh Ts Qh Ah Th Ks Tc Ad Qd Kd Qs Kh 9h 8c Js 9s 7s 8s",
            ),
            (
                Step((_card("As"),)),
                Step((_say(Suit.CLUBS),), "", ((_card("Kc"), "early"), (_card("Qc"), "early"))),
            ),
        ),
        Exercise(
            "sixty",
            "3.1",
            Position(
                Seat.NORTH,
                (
                    "Qd Ks Ts 7s 9d Tc Jc Th",
                    "As 7h Kd 9h 8s 7d Td Ac",
                    "Qs 8h Ah Kc Kh Qh Jh 9c",
                    "Qc 8c Ad Js 9s Jd 8d 7c",
                ),
                "9h Ah Qc Th 8h 8c Ts 7h Qs Js Ks As Kd Kc Ad Qd 9s 7s 8s",
            ),
            (
                Step(
                    (_say(Suit.HEARTS, extended=True),),
                    "",
                    ((_say(Suit.HEARTS), "forty"), (_card("Jh"), "early"), (_card("Kh"), "early")),
                ),
            ),
        ),
        Exercise(
            "in-time",
            "3.2",
            Position(
                Seat.NORTH,
                (
                    "Qh Tc Th 8c Ad 9d 8h Jh",
                    "Ks Qs Jd Jc As 8d Ts Ac",
                    "Kh 7h Qc 9s Ah Kd Qd 9c",
                    "8s Kc 9h 7s 7d Td Js 7c",
                ),
                "Qs 9s 8s Th Qh Ks Ah 9h Qc Kc 8c Jc 7s Tc As Kh 7h 7d Jh Jd Ad 8d",
            ),
            (
                Step(
                    (_say(Suit.DIAMONDS),),
                    "",
                    ((_card("Kd"), "early"), (_card("Qd"), "early")),
                ),
                Step((_card("Kd"), _card("Qd")), "Td"),
            ),
        ),
    ),
)

_TABLE: Final = Lesson(
    "table",
    (
        Exercise(
            "give",
            "3.3",
            Position(
                Seat.NORTH,
                (
                    "7c 9d Jd Qs Ad 9c Js Kh",
                    "Tc Ts Kc 9s Qc 8c 7d 8s",
                    "Jh Ah Qh Td Ks Qd 8d 9h",
                    "8h Ac As Th 7h Kd Jc 7s",
                ),
                "Qc Td Ac 7c Th Kh Ts Ah Qh 8h Jd Kc Jh 7h 9d Tc Ks As Qs 9s Kd Ad 7d",
            ),
            (Step((_card("Qd"),), "", ((_card("8d"), "missed"),)),),
        ),
        Exercise(
            "withhold",
            "3.3",
            Position(
                Seat.NORTH,
                (
                    "Td Kd As Ad Kc 9d Js Qh",
                    "Tc 9c Qd Ts Qs 8c 7d 8s",
                    "Ah Jc 7h 8h Ks Qc 7c 9h",
                    "Jh 8d Kh 9s Th Ac Jd 7s",
                ),
                "Ts Ks 9s As Td Qd Jc 8d Qh Qs Ah Th 8h Jh Ad Tc Kh Kd 9c 7h Ac Kc 8c",
            ),
            (Step((_card("7c"),), "", ((_card("Qc"), "gift"),)),),
        ),
    ),
)

_DEHORS_LESSON: Final = Lesson(
    "dehors",
    (
        Exercise(
            "call",
            "5.1",
            Position(
                Seat.SOUTH,
                (
                    "7h Qd Qh Th Js 7s 9d 8h",
                    "Ts 9h Kc Kd Tc 8s 7d Jc",
                    "Ac Jh Ks Ad As 9c 8d Kh",
                    "Qs 8c Qc Ah Td 9s Jd 7c",
                ),
                "Qs Js Ts Ks 9h Kh Ah Th 8c Qh Tc Ac Qd Kd Ad Td Jh Qc 7h Kc",
                slate=(23, 17),
            ),
            (
                Step(
                    (_DEHORS,),
                    "",
                    ((_card("As"), "play-on"), (_card("9c"), "play-on"), (_card("8d"), "play-on")),
                ),
            ),
        ),
        Exercise(
            "wait",
            "5.5",
            Position(
                Seat.NORTH,
                (
                    "8c 8s 9h Ad 7s 9d 8h Qh",
                    "Kh Td Tc 7h Js Ts 7d Jc",
                    "Th Qd Qc Qs Ac As 9c 8d",
                    "Kd Ah Kc Jh Ks 9s Jd 7c",
                ),
                "Td Qd Kd Ad 9h Kh Th Ah Jh Qh 7h Qc 8s Js Qs Ks Kc 8c Tc Ac",
                slate=(23, 17),
            ),
            (
                Step((_card("As"),), "9s 7s Ts", ((_DEHORS, "wrong"),)),
                Step((_DEHORS,), "", ((_card("9c"), "play-on"), (_card("8d"), "play-on"))),
            ),
        ),
    ),
)

_CAPE: Final = Lesson(
    "cape",
    (
        Exercise(
            "cape",
            "6.4",
            Position(
                Seat.NORTH,
                (
                    "Tc Qh Ad Kc Ts 7s 9d 7h",
                    "7c Qc Kd Ks 9c Qd 8s 7d",
                    "8h 9h Th Ac Jh Kh As Ah",
                    "8d 8c Js Qs Jc Td 9s Jd",
                ),
                "7c Ac Jc Kc Jh 8d Qh Ks 7h Qc 9h Js 8h Qs Tc Kd Th Td Ts 9c Kh 8c Ad Qd",
                slate=(20, 17),
            ),
            (
                Step(
                    (Announce(LEARNER, Announcement.CAPE_ET_DEHORS),),
                    "",
                    ((_card("As"), "silent"), (_card("Ah"), "silent"), (_DEHORS, "dehors")),
                ),
                Step(_cards("Ah"), "Jd 7s 7d", ((_card("As"), "order"),)),
                Step(_cards("As"), "9s 9d 8s"),
            ),
        ),
        Exercise(
            "pas-dedouble",
            "6.5",
            Position(
                Seat.SOUTH,
                (
                    "Ac Jh Qh Td 7h 7s 9d 8c",
                    "Kd Ts Kc Ks Qs 8s 7d 9c",
                    "Ad Kh Tc 9h As Ah Th 8h",
                    "Qd 8d Js 7c Jc 9s Jd Qc",
                ),
                "8d Td Kd Ad Tc Jc Ac Kc Jh Ts Kh 7c 9h Qd Qh Qs 7h Ks 8h Js",
                slate=(22, 9),
            ),
            (
                Step(
                    (Announce(LEARNER, Announcement.PAS_DEDOUBLE),),
                    "",
                    (
                        (Announce(LEARNER, Announcement.CAPE_ET_DEHORS), "cheap"),
                        (_DEHORS, "dehors"),
                    ),
                ),
                Step(_cards("As Ah Th")),
            ),
        ),
    ),
)

COURSE: Final = Lessons(ENGINE, (_FOLLOW, _BEAT, _DECLARE, _TABLE, _DEHORS_LESSON, _CAPE))
