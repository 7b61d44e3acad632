"""Record of a match of Brus (docs/record.md)."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from gamekit.cards.cards import Card
from gamekit.records.document import Dealt
from gamekit.records.format import Adjudicated, Format, Position
from gamekit.records.lines import RecordError, located
from gamekit.records.tags import Tag, Tags
from games.brus.engine import fairness
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.hand import DEALT, STOCK, TRICKS, Ending
from games.brus.engine.match import MatchState, apply, violation
from games.brus.engine.ruleset import RuleSet, ruleset
from games.brus.engine.seats import SEATS, Seat

_ANSWER: Final = re.compile(r"\{([^ {}]+) (take|run)\}")

Judged = Adjudicated[RuleSet, MatchState, Action]


class BrusFormat(Format[RuleSet, MatchState, Action]):
    """Three cards a seat and a stock; cards may be dared or led face down."""

    title = "Brus"
    rule_tags = ("Games",)
    seats: ClassVar = {"N": "North", "E": "East", "S": "South", "W": "West"}
    unit = "hand"
    held = 3
    has_up = False
    stock = STOCK
    tricks = TRICKS
    length = "10.2"
    dealing = "10.2"
    playing = "10.2"
    counting = "10.2"
    endings: ClassVar = {
        Ending.WON.value: "10.7",
        Ending.RUN.value: "10.6",
        Ending.STANTO.value: "10.9",
    }
    derived: ClassVar = {
        "end": (re.compile(r"end ((run )?(NS|EW) wipes [0-9]{1,3}|stanto)"), ""),
        "strokes": (re.compile(r"strokes NS [0-9]{1,3} EW [0-9]{1,3}"), "10.4"),
        "game": (re.compile(r"game (NS|EW) (brille|keule)"), "10.8"),
    }

    def ruleset(self, tags: Tags) -> RuleSet:
        """Rules from the tag ``Games``."""
        games = tags.get("Games")
        if games is None:
            raise RecordError(tags.last_line, "the tag Games is missing", "10.10")
        return located(games.line, lambda value: ruleset({"games": value}), games.value, "10.10")

    def header(self, rules: RuleSet) -> tuple[Tag, ...]:
        """Games that win the match."""
        return (Tag("Games", str(rules.games)),)

    def position(self, state: MatchState) -> Position | None:
        """Position in the hand."""
        hand = state.hand
        if hand is None:
            return None
        ending = hand.result.ending.value if hand.result else None
        trick, leader, turn = hand.trick, hand.trick.leader.value, hand.trick.turn.value
        return Position(hand, len(hand.tricks), len(trick.laid), leader, turn, ending)

    def result_lines(self, state: MatchState) -> tuple[str, ...]:
        """Ending, standing strokes and, if it is won, the game."""
        result = state.results[-1]
        match result.ending:
            case Ending.STANTO:
                end = "end stanto"
            case Ending.RUN:
                end = f"end run {result.by} wipes {result.wiped}"
            case Ending.WON:
                end = f"end {result.by} wipes {result.wiped}"
        strokes = " ".join(f"{team} {value}" for team, value in result.strokes.items())
        lines = (end, f"strokes {strokes}")
        if not result.game_over:
            return lines
        return (*lines, f"game {result.by} {'keule' if result.keule else 'brille'}")

    def dealt(self, dealer: Seat, pack: tuple[Card, ...]) -> Dealt:
        """Hands and stock."""
        order = dealer.left.round()
        hands = {seat.value: pack[order.index(seat) : DEALT : 4] for seat in SEATS}
        return Dealt(hands, None, pack[DEALT:])

    def pack(self, dealer: Seat, dealt: Dealt) -> tuple[Card, ...]:
        """Pack that deals these hands and this stock."""
        order = dealer.left.round()
        held = (dealt.hands[seat.value][place] for place in range(3) for seat in order)
        return (*held, *dealt.stock)

    def pack_order(self, secret: bytes, number: int, cut: int) -> tuple[Card, ...]:
        """Pack of a provable hand (rules 10.2)."""
        return fairness.pack_order(secret, number, cut)

    def word(self, action: Action, up: Card | None) -> str | None:
        """``Kh``, dared ``Kh!``; led face down ``(7h)``, answered ``{E take}``, dared ``!``."""
        match action:
            case Play():
                return f"{action.card}!" if action.dared else str(action.card)
            case Turn():
                return f"({action.card})"
            case Answer():
                return f"{{{action.seat} {'take' if action.takes else 'run'}}}"
            case Dare():
                return "!"
            case Deal():
                return None

    def action(self, word: str, leader: str, turn: str, up: Card | None) -> tuple[str, Action]:
        """Parse a card, an answer or a dare."""
        if word == "!":
            return leader, Dare(Seat(leader))
        if word.startswith("{"):
            found = _ANSWER.fullmatch(word)
            if found is None:
                raise ValueError(f"nobody says {word[:40]!r}")
            return found[1], Answer(Seat(self.seat_of(found[1])), found[2] == "take")
        if word.startswith("(") and word.endswith(")"):
            return turn, Turn(Seat(turn), Card.parse(word[1:-1]))
        card = Card.parse(word.removesuffix("!"))
        return turn, Play(Seat(turn), card, dared=word.endswith("!"))


FORMAT: Final = BrusFormat(MatchState, violation, apply, Deal, Seat)
"""Instance of the referee and of the game."""
