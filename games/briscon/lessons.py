"""Positions of Briscon's course, each a whole deal played by the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from gamekit.api import teaching
from gamekit.cards.cards import PACK, Card, parse_cards
from gamekit.cards.each import Each
from games.briscon.engine.actions import Action, Deal, Meld, Out, Play, Rob
from games.briscon.engine.deal import pack_of
from games.briscon.engine.match import MatchState, RuleSet, apply, violation
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import View, view

LEARNER: Final = Seat.SOUTH

Step: TypeAlias = teaching.Step[Action]
Exercise: TypeAlias = teaching.Exercise[MatchState, Action]
Lesson: TypeAlias = teaching.Lesson[MatchState, Action]
Lessons: TypeAlias = teaching.Lessons[MatchState, Action, View]

_ITEM: Final = re.compile(r"\{([^}]*)\}|(\S+)")


@dataclass(frozen=True, slots=True)
class Position:
    """Deal played up to the learner's turn."""

    dealer: Seat
    hands: tuple[str, str]
    """Five cards each for North and South as dealt."""
    up: str
    stock: str = ""
    """First cards of the stock; the others follow in the pack's order."""
    past: str = ""
    """Script so far: cards, ``{rob}``, ``{Kh Qh}`` for a meld, each by the seat on turn."""
    score: tuple[int, int] = (0, 0)
    """Scores of North and South before this deal."""

    def state(self) -> MatchState:
        """State at this point; raises if the script breaks a rule."""
        north, south, top = map(parse_cards, (*self.hands, self.stock))
        up = Card.parse(self.up)
        given = {*north, *south, *top, up}
        stock = (*top, *(card for card in PACK if card not in given))
        pack = pack_of(self.dealer, Each(SEATS, (north, south)), up, stock)
        match = MatchState(RuleSet(), score=Each(SEATS, self.score))
        return played(apply(match, Deal(self.dealer, pack)), self.past)


def played(match: MatchState, script: str) -> MatchState:
    """State after a script, each action by the seat on turn."""
    for said, card in _ITEM.findall(script):
        assert match.deal is not None
        turn = match.deal.turn
        assert turn is not None
        action: Action = Play(turn, Card.parse(card)) if card else Rob(turn)
        if said and said != "rob":
            action = Meld(turn, parse_cards(said))
        match = apply(match, action)
    return match


def plain(action: Action) -> Action:
    """The action with a meld's cards in the meld's order."""
    if isinstance(action, Meld):
        meld = meld_of(action.cards)
        return Meld(action.seat, meld.cards) if meld is not None else action
    return action


ENGINE: Final = teaching.Engine[MatchState, Action, View](
    apply, violation, played, lambda state: view(state, LEARNER)
)
"""The learner sits South, North follows a script."""


def _card(text: str) -> Action:
    return Play(LEARNER, Card.parse(text))


def _cards(text: str) -> tuple[Action, ...]:
    return tuple(_card(word) for word in text.split())


def _traps(cards: str, name: str) -> tuple[tuple[Action, str], ...]:
    return tuple((action, name) for action in _cards(cards))


def _meld(cards: str) -> Action:
    return plain(Meld(LEARNER, parse_cards(cards)))


_ROB: Final = Rob(LEARNER)
_OUT: Final = Out(LEARNER)

_LAST_FIVE: Final = (
    Seat.NORTH,
    ("Ts 8s 8h 9h 7d", "7c Td Qs Ks Jc"),
    "As",
    "Qd 7h 9c Jh Js Qh Ah 9s Th Qc 7s Jd Ac Ad Kd Kc 8d Tc 9d Kh 8c",
    "Jc 8h Qs 7h Ks Jh Js 8s Td Ts 7d 9c 9h Ah Ac 7s Kd Kc Th 7c 9s Jd Ad",
)
"""South holds one diamond and the trump ace; won tricks hold 24 points, 10 are written."""
_LAST_THREE: Final = (
    Seat.SOUTH,
    ("Kd 9h Jc 9d Jh", "Th 9c 7h 7d Ac"),
    "8d",
    "8s Qd Td 8h Qc Ks Js Ah Ad Jd 7s 9s Ts Kh Kc Tc Qs 7c As 8c Qh",
    "9h Ac 8s 7h 9d Th Jh 9c Jc Ah Qc Jd Qd Kd Td Ks {Js Ts 9s} Kc 7s Qs Kh Ts 7c Js 8d Tc Ad As",
)
"""South has no spade and one trump; won tricks hold 7 points, 10 are written."""

_TRICKS: Final = Lesson(
    "tricks",
    (
        Exercise(
            "order",
            "11.2",
            Position(Seat.SOUTH, ("Js 7c 8c 9d Kc", "Ts Qs 7d 8d 9c"), "9h", "8s 7s", "Js"),
            (Step((_card("Qs"),), "", ((_card("Ts"), "ten"),)),),
        ),
        Exercise(
            "free",
            "11.2",
            Position(Seat.SOUTH, ("Ad 9h 8h 7s Jh", "Td Kd 9s 8s 7h"), "8c", "9c 7c", "Ad"),
            (Step(_cards("7h 8s 9s"), "", _traps("Td Kd", "gift")),),
        ),
        Exercise(
            "follow",
            "11.2",
            Position(*_LAST_FIVE),
            (Step((_card("Qd"),)),),
        ),
        Exercise(
            "void",
            "11.2",
            Position(*_LAST_THREE),
            (Step((_card("7d"),), "", _traps("8h 8c", "away")),),
        ),
    ),
)

_RAUBEN: Final = Lesson(
    "rob",
    (
        Exercise(
            "rob",
            "11.3",
            Position(Seat.NORTH, ("Qs Jc 8d 9c Kd", "7h Kc 9d 8s Td"), "Ah", "9s 8c"),
            (Step((_ROB,), "", _traps("7h", "seven")),),
        ),
        Exercise(
            "rob-meld",
            "11.3",
            Position(Seat.NORTH, ("9c Jc 8c Th Kd", "7s Ks Qs 9d 8h"), "As", "9h 8d"),
            (
                Step((_ROB,), "", ((_meld("Ks Qs"), "later"), (_card("7s"), "seven"))),
                Step((_meld("As Ks Qs"),), "", ((_meld("Ks Qs"), "later"),)),
            ),
        ),
        Exercise(
            "rob-late",
            "11.3",
            Position(
                Seat.SOUTH,
                ("Ks 9h Ts Qd 8c", "Kd 7d 8h Qc Jd"),
                "Ac",
                "Td Js 8d As Jc 8s Th 9d Kc Kh Tc 9c Qh 9s Jh Qs 7s Ad 7c Ah 7h",
                "Ts 8h 9h 7d 8c Kd Ks As Qc 8d 8s Kh Th Qd Tc 9s Jd 9c Td Ad",
            ),
            (Step((_ROB,), "", _traps("7c", "seven")),),
        ),
    ),
)

_MARRIAGES: Final = Lesson(
    "marriage",
    (
        Exercise(
            "marriage",
            "11.4",
            Position(Seat.NORTH, ("Jd Tc 8h 7s Jh", "Kd Qd 8s 7h 9s"), "9c", "8c 7c"),
            (Step((_meld("Kd Qd"),), "", _traps("Kd Qd", "early")),),
        ),
        Exercise(
            "in-trick",
            "11.4",
            Position(Seat.SOUTH, ("Qs 9c 7d 8d Jc", "Ks As 7c 9d 8c"), "8h", "9h 7s", "Qs"),
            (
                Step((_card("Ks"),), "", ((_card("As"), "ace"),)),
                Step((_meld("Ks Qs"),)),
            ),
        ),
    ),
)

_SEQUENCES: Final = Lesson(
    "sequence",
    (
        Exercise(
            "sequence",
            "11.4",
            Position(Seat.NORTH, ("Ac 9d 8h 7h Kc", "Ks Qs Js 8d 7c"), "9s", "8c 7d"),
            (
                Step((_meld("Ks Qs Js"),), "", ((_meld("Ks Qs"), "later"),)),
                Step((_meld("Ks Qs"),), "", _traps("Ks Qs", "early")),
            ),
        ),
        Exercise(
            "longest",
            "11.4",
            Position(Seat.NORTH, ("9c 8c 7s 9s Th", "Ah Kh Qh Jh 8d"), "9d", "8s 7c"),
            (
                Step(
                    (_meld("Ah Kh Qh Jh"),),
                    "",
                    (
                        (_meld("Ah Kh Qh"), "short"),
                        (_meld("Kh Qh Jh"), "short"),
                        (_meld("Kh Qh"), "later"),
                    ),
                ),
            ),
        ),
        Exercise(
            "once",
            "11.4",
            Position(
                Seat.NORTH,
                ("8c 9c 7c 8d Jd", "Js Ts 9s Ad 7h"),
                "8h",
                "Qs Kc",
                "{Js Ts 9s} Ad 8d",
            ),
            (Step(_cards("7h 9s Ts Js Qs")),),
        ),
    ),
)

_FOURS: Final = Lesson(
    "four",
    (
        Exercise(
            "four",
            "11.4",
            Position(Seat.NORTH, ("8c 9s 7d 8h Ts", "Kh Kd Kc Ks Qc"), "9d", "8s 7h"),
            (
                Step((_meld("Kh Kd Kc Ks"),), "", ((_meld("Kc Qc"), "later"),)),
                Step((_meld("Kc Qc"),), "", _traps("Kc Qc", "early")),
            ),
        ),
        Exercise(
            "nines",
            "11.4",
            Position(Seat.NORTH, ("Qc Ts 7d 8h Ah", "9h 9d 9c 9s 8s"), "Jd", "Ks 7h"),
            (Step(_cards("8s 9s 9c 9h 9d")),),
        ),
    ),
)

_OUT_LESSON: Final = Lesson(
    "out",
    (
        Exercise(
            "out",
            "11.6",
            Position(*_LAST_FIVE, score=(310, 566)),
            (Step((_OUT,), "", _traps("Qd", "play-on")),),
        ),
        Exercise(
            "wait",
            "11.6",
            Position(*_LAST_THREE, score=(402, 572)),
            (
                Step((_card("7d"),), "", ((_OUT, "wrong"), *_traps("8h 8c", "away"))),
                Step((_OUT,), "", _traps("8h 8c", "play-on")),
            ),
        ),
    ),
)

COURSE: Final = Lessons(ENGINE, (_TRICKS, _RAUBEN, _MARRIAGES, _SEQUENCES, _FOURS, _OUT_LESSON))
