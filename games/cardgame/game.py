"""Card game: data and eight methods, most with defaults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from gamekit.api.counts import Achievement, Count, Metric, Moment
from gamekit.api.rules import Option, Refusal
from gamekit.cards.cards import PACKS, Card, Rank, Suit
from gamekit.cards.seats import Each
from gamekit.cards.shuffle import draw
from games.cardgame.actions import Action, Play
from games.cardgame.deal import Deal, Hands, Laid, Line, Match, Refused
from games.cardgame.view import View

MATCH_OVER = "match-over"
NO_DEAL = "no-deal"
DEAL_RUNNING = "deal-running"
WRONG_DEALER = "wrong-dealer"
MOVES_MADE = "moves-made"
BOOK_TOO_EARLY = "book-too-early"
NOT_NOW = "not-now"
NOT_YOUR_TURN = "not-your-turn-now"
NOT_YOUR_CARD = "not-your-card"
FOLLOW_SUIT = "follow-suit"
NOT_THE_PACK = "not-the-pack"


def goal(*values: int) -> Option:
    """Option of the score that wins a match; the first value is the default."""
    return Option("goal", tuple(map(str, sorted(values))), str(values[0]))


class CardGame:
    """A game's data and rules. Stateless; :class:`Match` holds everything.

    Methods to write: :meth:`begin`, :meth:`next`, :meth:`refuses`, :meth:`accept`, :meth:`wishes`,
    :meth:`score`; :meth:`dealer` and :meth:`shown` have defaults. Every method gets the match with
    its ``deal``, and never asks who reads.
    """

    name: str
    """Stable name, small letters, stored in journals."""
    seats: tuple[str, ...] = ("N", "W", "S", "E")
    """Two to four seats in the order of play."""
    partners: tuple[tuple[str, ...], ...] = ()
    """Sides; by default everybody is one."""
    clockwise: bool = False
    """Direction of play, seen from above."""
    pack: tuple[Card, ...] = PACKS[52]
    presets: tuple[str, ...] = ("standard",)
    options: tuple[Option, ...] = ()
    """Options of the lobby; ``goal`` is the score that wins."""
    defaults: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Rule set → option → its default there, where it is another."""
    actions: tuple[type[Action], ...] = (Play,)
    """Kinds of actions of the seats."""
    view: type[View] = View
    """Class of its views, whose own fields have defaults for :meth:`shown` to replace."""
    rules_version: int = 1
    tricks: bool = True
    """Whether cards are taken in tricks: then they are counted, and a page shows the last one."""
    draws: bool = False
    """Whether cards reach a hand after the deal, from a stock or from others."""
    guided: float = 0.5
    """Share of moves by the rule of thumb when a computer player imagines the rest of a deal."""
    books: bool = False
    """Whether a deal without further moves waits for its booking, the last moment for calls."""
    sections: ClassVar[Mapping[str, str]] = {}
    """Code of a refusal → section of the rulebook."""
    reasons: ClassVar[Mapping[str, Refusal]] = {}
    """Code of this module → the game's own reason in its place."""

    words: Path | Mapping[str, str] = {}  # noqa: RUF012
    """Sentences: a folder with one of each language, or language → text of a Fluent file."""
    language: str = "en"
    """The game's own language, spoken where a sentence is missing in another."""
    topics: tuple[str, ...] = ()
    """Pages of the booklet: words ``booklet-NAME-title`` and ``booklet-NAME-text``."""
    counts: tuple[Count, ...] = ()
    metrics: tuple[Metric, ...] = ()
    """Statistics besides deals, points and tricks (:meth:`tally`)."""
    achievements: tuple[Achievement, ...] = ()
    moments: tuple[Moment, ...] = ()
    """See :class:`gamekit.api.counts.Counts`."""
    ranks: tuple[Rank, ...] = tuple(Rank)
    """Ranks in the order of a sorted hand."""
    suits: tuple[Suit, ...] = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    """Suits in the order of a sorted hand, colours in turn."""

    # -- to write ----------------------------------------------------------------------------------

    def begin(self, match: Match) -> Deal:
        """First state of a deal by ``match.dealer`` from ``match.cards``, in dealing order."""
        raise NotImplementedError

    def next(self, match: Match) -> tuple[str, ...]:
        """Seat on turn, then others that may move in its place; empty when the deal is over."""
        raise NotImplementedError

    def refuses(self, match: Match, action: Any) -> Refusal | None:
        """Reason against an action in a deal.

        Common reasons come first: no deal, another's turn, a card that is not held.
        """
        raise NotImplementedError

    def accept(self, match: Match, action: Any) -> Deal:
        """State of the deal after an action that was not refused."""
        raise NotImplementedError

    def wishes(self, match: Match, seat: str) -> Iterable[Action]:
        """Actions that a seat may think of; refused ones are left out later."""
        return (Play(seat, card) for card in match.deal.hands[seat])

    def score(self, match: Match) -> tuple[int, ...]:
        """Points of each side for the finished deal."""
        raise NotImplementedError

    def dealer(self, match: Match) -> str | None:
        """Dealer of the next deal; ``None``: drawn. By default the next seat."""
        return None if match.dealer is None else self.after(match.dealer)

    def shown(self, match: Match, view: View) -> View:
        """The standard view of ``view.seat`` with the game's own lines, calls and so on."""
        return view

    # -- to replace --------------------------------------------------------------------------------

    def over(self, match: Match) -> bool:
        """Whether the match is over after a deal: one side alone has reached the goal.

        Never asked to end in a tie: while all sides would win, another deal follows.
        """
        target, scores = self.goal(match), sorted(match.scores, reverse=True)
        return target is not None and scores[0] >= target and scores[0] > scores[1]

    def winners(self, match: Match) -> tuple[tuple[str, ...], ...]:
        """Sides that have won a finished match: by default those with the highest score."""
        best = max(match.scores)
        pairs = zip(self.sides, match.scores, strict=True)
        return tuple(side for side, score in pairs if score == best)

    def refuses_first(self, match: Match, action: Any) -> Refusal | None:
        """Reason in a deal that says more than the common ones, such as another's turn."""
        return None

    def callers(self, match: Match) -> Iterable[str] | None:
        """Seats with a call that the turn's move would preclude; ``None``: those that may make one.

        Tables are seen to wait for them: where hidden cards decide, those for all that is known.
        """
        return None

    def hides(self, match: Match, action: Any) -> bool:
        """Whether others do not know the content of an action while the deal is in progress."""
        hidden: bool = type(action).hidden
        return hidden

    def ended(self, match: Match) -> bool:
        """Whether a call has ended a deal of a game that books, so that no booking is awaited."""
        return False

    def booked(self, match: Match) -> Deal:
        """State of the deal after its booking."""
        deal: Deal = match.deal
        return deal

    def carried(self, match: Match) -> Any:
        """Value that everybody knows and the next deal begins with, such as strokes on a slate.

        Asked before the first deal, when ``match.deal`` is ``None``, and after each one, when
        ``match.carried`` is the value with which it began.
        """
        return None

    def first_dealer(self, secret: bytes) -> str:
        """Dealer of the first deal, drawn by its secret, where :meth:`dealer` leaves it open."""
        return self.seats[draw(secret, f"{self.name} dealer", len(self.seats))]

    def winner(self, deal: Deal, laid: tuple[Laid, ...]) -> str | None:
        """Seat that takes the lying cards so far; ``None`` where a game has no tricks."""
        return None

    def facts(self, match: Match) -> object:
        """Whatever everybody knows of the deal although it follows from hidden cards."""
        return None

    def goal(self, match: Match) -> int | None:
        """Score that wins the match: by default the value of the option ``goal``."""
        value = dict(match.options).get("goal")
        return None if value is None else int(value)

    def ending(self, match: Match) -> tuple[Line, ...]:
        """Sentences on how a finished deal ended."""
        return ()

    def tally(self, match: Match) -> Iterator[tuple[str, str, int]]:
        """Statistics of a finished deal besides the common ones: seat, count, amount."""
        yield from ()

    def statistics(
        self, before: Match, action: Any, after: Match
    ) -> Iterator[tuple[str, str, int]]:
        """Statistics of an action: by default of the one that ends a deal, the common ones first.

        A game that counts within a deal replaces it, and :attr:`counts` with it.
        """
        if not after.closed:
            return
        for seat in self.seats:
            points = after.points[-1][after.side(seat)]
            yield seat, "deals", 1
            yield seat, "points", points
            yield seat, "best_deal", points
            if self.tricks:
                yield seat, "tricks", after.deal.won((seat,))
        yield from self.tally(after)

    def sort(self, cards: Iterable[Card], match: Match) -> tuple[Card, ...]:
        """A hand in order."""
        return tuple(
            sorted(cards, key=lambda one: (self.suits.index(one.suit), self.ranks.index(one.rank)))
        )

    def worth(self, deal: Any, card: Card) -> int:
        """Points of a card in a trick, for the reasons of hints; 0 where cards have none."""
        return 0

    def why(self, view: View, best: Any, other: Any) -> tuple[str, dict[str, str | int]] | None:
        """Reason by the seat's cards for a move without a card, such as a choice of trump.

        The key of a sentence and its arguments, besides ``what`` and ``made``, the moves' texts.
        """
        return None

    def thumb(self, match: Match, seat: str, rng: Random) -> Any | None:
        """Action by a rule of thumb from what the seat knows; ``None``: any."""
        return None

    def speaks(self, match: Match, seat: str) -> Any | None:
        """Call out of turn by a rule of thumb from what the seat knows; ``None``: silence."""
        return None

    def imagined(self, view: View, rng: Random) -> Match | None:
        """A possible state behind a view, only for games that draw; ``None``: unknown."""
        return None

    # -- given -------------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """Seats of each side."""
        return self.partners or tuple((seat,) for seat in self.seats)

    def after(self, seat: str, steps: int = 1) -> str:
        """Seat some steps later in the order of play."""
        return self.seats[(self.seats.index(seat) + steps) % len(self.seats)]

    def round(self, first: str) -> tuple[str, ...]:
        """All seats in the order of play from ``first``."""
        return tuple(self.after(first, steps) for steps in range(len(self.seats)))

    def deal_out(self, match: Match, each: int) -> tuple[Hands, tuple[Card, ...]]:
        """Hands of ``each`` cards, dealt in order from the seat after the dealer, and the rest."""
        order = self.round(self.after(match.dealer or self.seats[-1]))
        cut = {seat: match.cards[place * each :][:each] for place, seat in enumerate(order)}
        return Each.of(self.seats, lambda seat: cut[seat]), match.cards[len(order) * each :]

    def refused(self, code: str) -> Refused:
        """Reason with its section."""
        return Refused(code, self.sections.get(code, ""))
