"""Record of a match of Briscon (docs/record.md)."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from gamekit.records.document import Dealt
from gamekit.records.format import Adjudicated, Format, Position
from gamekit.records.lines import RecordError, located
from gamekit.records.tags import Tag, Tags, options_of
from games.briscon.engine import fairness
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.deal import STOCK, TRICKS, Ending, dealt_hands, pack_of
from games.briscon.engine.match import MatchState, apply, violation
from games.briscon.engine.ruleset import RuleSet, ruleset
from games.briscon.engine.seats import SEATS, Seat

Judged = Adjudicated[RuleSet, MatchState, Action]


class BrisconFormat(Format[RuleSet, MatchState, Action]):
    """Five cards a player, one turned up, and a stock."""

    title = "Briscon"
    rule_tags = ("Games", "Options")
    seats: ClassVar = {"N": "North", "S": "South"}
    held = 5
    stock = STOCK
    tricks = TRICKS
    length = "11.2"
    dealing = "11.1"
    playing = "11.2"
    counting = "11.2"
    endings: ClassVar = {
        Ending.COUNTED.value: "11.6",
        Ending.OUT.value: "11.6",
        Ending.WRONG_OUT.value: "11.6",
        Ending.ALL_TRICKS.value: "11.5",
    }
    derived: ClassVar = {
        "end": (re.compile(r"end (counted|(out|wrong-out|all-tricks) [NS])"), ""),
        "score": (re.compile(r"score N [0-9]{1,6} S [0-9]{1,6}"), "11.5"),
        "game": (re.compile(r"game [NS]"), "11.6"),
    }

    def ruleset(self, tags: Tags) -> RuleSet:
        """Rules from the tags ``Games`` and ``Options``."""
        games, options = tags.get("Games"), tags.get("Options")
        if games is None:
            raise RecordError(tags.last_line, "the tag Games is missing", "11.7")
        named = {"games": games.value}
        rules = located(games.line, lambda _: ruleset(named), games.value, rule="11.7")
        if options is None:
            return rules
        return located(
            options.line,
            lambda text: ruleset({**options_of(text, apart="games"), **named}),
            options.value,
            rule="11.2",
        )

    def header(self, rules: RuleSet) -> tuple[Tag, ...]:
        """Games that win the match, and the other options."""
        options = " ".join(f"{name}={value}" for name, value in rules.options().items())
        games = Tag("Games", str(rules.games))
        return (games, Tag("Options", options)) if options else (games,)

    def position(self, state: MatchState) -> Position | None:
        """Position in the deal."""
        deal = state.deal
        if deal is None:
            return None
        ending = deal.result.ending.value if deal.result else None
        turn = deal.turn.value if deal.turn else None
        tricks, trick = deal.tricks, deal.trick
        return Position(deal, len(tricks), len(trick.cards), trick.leader.value, turn, ending)

    def result_lines(self, state: MatchState) -> tuple[str, ...]:
        """Ending, score before it is wiped and, if it is won, the game."""
        result = state.results[-1]
        end = f"end {result.ending.value}"
        match result.ending:
            case Ending.OUT | Ending.WRONG_OUT:
                end = f"{end} {result.said_by}"
            case Ending.ALL_TRICKS:
                end = f"{end} {result.by}"
        score = " ".join(f"{seat} {value}" for seat, value in result.score.items())
        lines = (end, f"score {score}")
        return lines if result.by is None else (*lines, f"game {result.by}")

    def dealt(self, dealer: Seat, pack: tuple[Card, ...]) -> Dealt:
        """Hands, card turned up and stock."""
        hands = {seat.value: hand for seat, hand in dealt_hands(dealer, pack).items()}
        return Dealt(hands, pack[10], pack[11:])

    def pack(self, dealer: Seat, dealt: Dealt) -> tuple[Card, ...]:
        """Pack that deals these hands, this card turned up and this stock."""
        assert dealt.up is not None, "a deal turns a card up"
        hands = Each.of(SEATS, lambda seat: dealt.hands[seat.value])
        return pack_of(dealer, hands, dealt.up, dealt.stock)

    def pack_order(self, secret: bytes, number: int, cut: int) -> tuple[Card, ...]:
        """Pack of a provable deal (rules 11.1)."""
        return fairness.pack_order(secret, number, cut)

    def booking(self) -> Action:
        """Booking of sixteen tricks."""
        return Book()

    def unfinished(self, lying: int) -> str:
        """Rest of a sentence about a trick that another one follows."""
        return "is not complete"

    def late(self, word: str) -> str | None:
        """« Aus » may follow the sixteenth trick."""
        return None if word.endswith(" out}") else super().late(word)

    def word(self, action: Action, up: Card | None) -> str | None:
        """Text of a card, or a call in braces: ``{N rob}``, ``{N meld Kh Qh}``, ``{S out}``."""
        match action:
            case Play():
                return str(action.card)
            case Rob():
                return f"{{{action.seat} rob}}"
            case Meld():
                return f"{{{action.seat} meld {' '.join(map(str, action.cards))}}}"
            case Out():
                return f"{{{action.seat} out}}"
            case Deal() | Book():
                return None

    def action(self, word: str, leader: str, turn: str, up: Card | None) -> tuple[str, Action]:
        """Parse a card or a call."""
        if not word.startswith("{"):
            return turn, Play(Seat(turn), Card.parse(word))
        seat, *said = word[1:-1].split(" ")
        match said:
            case ["rob"]:
                return seat, Rob(Seat(self.seat_of(seat)))
            case ["out"]:
                return seat, Out(Seat(self.seat_of(seat)))
            case ["meld", _, _, *_] if len(said) <= 6:
                cards = tuple(Card.parse(card) for card in said[1:])
                return seat, Meld(Seat(self.seat_of(seat)), cards)
            case _:
                raise ValueError(f"nobody says {word[:40]!r}")


FORMAT: Final = BrisconFormat(MatchState, violation, apply, Deal, Seat)
"""Instance of the referee and of the game."""
