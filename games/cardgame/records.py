"""Records of a card game's tricks in a format of its own (:mod:`gamekit.records.format`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from gamekit.cards import shuffle
from gamekit.cards.cards import Card
from gamekit.cards.options import Options
from gamekit.cards.seats import Each, Packets
from gamekit.cards.violations import IllegalActionError
from gamekit.records.format import Format, Position
from games.cardgame.actions import Book, Dealing
from games.cardgame.deal import Match
from games.cardgame.rules import CardRules

R = TypeVar("R")


@dataclass(frozen=True)
class CardReferee:
    """Rules of a card game for its record. Reasons are :class:`gamekit.cards.violations.Reason`."""

    rules: CardRules
    options: Options[Any]
    packets: Packets[str]
    """Cards dealt to the seats, in the order of the pack."""
    unit: str = "deal"
    score: str = "games"

    @property
    def deal(self) -> type[Dealing]:
        """Type of the action that deals."""
        return Dealing

    @property
    def seats(self) -> tuple[str, ...]:
        """Seats in the order of play."""
        return self.rules.seats

    @property
    def book(self) -> Callable[[], Book] | None:
        """Maker of a booking, if deals are booked."""
        return Book if self.rules.game.books else None

    def seat(self, text: str) -> str:
        """Seat of a letter."""
        return text

    def start(self, rules: Any) -> Match:
        """State before the first deal."""
        return self.rules.start(self.options.preset(rules), self.options.written(rules))

    def violation(self, state: Match, action: Any) -> Any:
        """Reason against an action."""
        return self.rules.violation(state, action)

    def apply(self, state: Match, action: Any) -> Match:
        """State after an action; raise :class:`IllegalActionError` if it is illegal."""
        if (refused := self.violation(state, action)) is not None:
            raise IllegalActionError(refused)
        return self.rules.accept(state, action)

    def pack_order(self, secret: bytes, number: int, cut: int) -> tuple[Card, ...]:
        """Cards of a provable deal in dealing order."""
        label = f"{self.rules.name} deal {number}"
        return shuffle.pack_order(self.rules.game.pack, secret, label, cut)

    def scores(self, state: Match) -> Each[str, int]:
        """Score of each side."""
        return Each(tuple(map("".join, self.rules.partners)), state.scores)


class CardFormat(Format[R, Match, Any]):
    """Record whose deals are matches at their ends. ``R``: rules of a match.

    What the game carries between deals has their ``results``, each with its ``ending``.
    """

    engine: CardReferee

    def results(self, state: Match) -> tuple[Any, ...]:
        """Results of finished deals."""
        results: tuple[Any, ...] = self.engine.rules.carried(state).results
        return results

    def winner(self, state: Match) -> str | None:
        """Letters of the side that has won."""
        result = self.engine.rules.result(state)
        return "".join(result.winners) if result else None

    def turn(self, state: Match) -> str | None:
        """Next seat to play a card."""
        return None if state.closed else next(iter(self.engine.rules.game.next(state)), None)

    def position(self, state: Match) -> Position | None:
        """Position in the deal in progress or the last one."""
        deal = state.deal
        if deal is None:
            return None
        ending = self.results(state)[-1].ending.value if state.closed else None
        tricks, lying = len(deal.tricks), len(deal.lying)
        return Position(state, tricks, lying, deal.leader, self.turn(state), ending)

    def due(self, deal: Match) -> str:
        """The seat that plays."""
        turn = self.turn(deal)
        return f": {self.seats[turn]} is to play" if turn else ""
