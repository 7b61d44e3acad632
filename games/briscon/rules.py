"""Rules of Briscon, a game for two with a stock, melds and 600 points (docs/briscon.md).

The rulebook's sections are cited as "rules 11.4".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, unique
from itertools import combinations
from typing import Any, ClassVar, Final

from gamekit.api.rules import Option
from gamekit.cards.cards import PACK, Card, Rank, Suit
from gamekit.cards.options import Options
from gamekit.cards.seats import Each, Packets
from gamekit.cards.shuffle import draw
from gamekit.cards.violations import Reason as Refusal
from games.briscon.cards import (
    HIGH,
    LOW,
    OTHER,
    SEATS,
    CardPoints,
    PerSeat,
    beats,
    legal_cards,
    points_of,
)
from games.briscon.melds import Kind, Melded, meld_of
from games.cardgame.actions import Action, Call, Play
from games.cardgame.deal import Deal, Hands, Laid, Match, Trick, without
from games.cardgame.game import (
    MOVES_MADE,
    NOT_THE_PACK,
    NOT_YOUR_CARD,
    CardGame,
)
from games.cardgame.game import NOT_YOUR_TURN as OTHERS_TURN
from games.cardgame.rules import CardRules
from games.cardgame.view import View

TRICKS: Final = 16
DRAWS: Final = 22
"""The stock's 21 cards and then the upcard (rules 11.1)."""
GOAL: Final = 600
"""Points that win a game (rules 11.6)."""
NOTHING: Final = Each(SEATS, (0, 0))
"""Points of both at the start of a game."""
_NEITHER: Final[PerSeat[Any]] = Each(SEATS, (None, None))
_EMPTY: Final[Hands] = Each(SEATS, ((), ()))
PACKETS: Final = Packets(SEATS, (2, 3))
"""Two cards each, then three, the other player first (rules 11.1)."""


# -- actions and reasons ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Rob(Call):
    """Exchange of the trump seven for the upcard (*rauben*, rules 11.3)."""

    waits = False


@dataclass(frozen=True)
class Meld(Call):
    """Meld of cards (*melden*, rules 11.4); the cards determine its kind."""

    waits = False
    least = 2
    cards: tuple[Card, ...]
    """Cards of the meld in any order."""


@dataclass(frozen=True)
class Out(Call):
    """« Aus » (rules 11.6), also out of turn."""

    waits = False


@unique
class Violation(Refusal):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "11.7", "the match is over"
    NO_DEAL = "11.1", "no deal is being played"
    DEAL_RUNNING = "11.1", "the deal before is not finished"
    WRONG_DEALER = "11.1", "the players deal in turn"
    NOT_A_PACK = "11.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "11.2", "it is the other's turn"
    TRICKS_OVER = "11.2", "sixteen tricks have been played"
    CARD_NOT_HELD = "11.2", "the card is not held"
    MUST_FOLLOW = "11.2", "the stock is gone, so the suit led must be followed"
    MUST_BEAT = "11.2", "a higher card of the suit led is held and must be played"
    MUST_TRUMP = "11.2", "the suit led is not held, so a trump must be played"

    ROB_NOT_ON_LEAD = "11.3", "the upcard is robbed on lead, before leading"
    ROB_NO_SEVEN = "11.3", "the trump seven is not held"
    ROB_TOO_LATE = "11.3", "fewer than two cards of the stock remain"

    MELD_NOT_ON_LEAD = "11.4", "one melds on lead, before leading"
    MELD_TOO_LATE = "11.4", "sixteen tricks have been played"
    MELD_NONE = "11.4", "these cards make no meld"
    MELD_NOT_HELD = "11.4", "the cards of this meld are not held"
    MELD_TWICE = "11.4", "this has been melded in this deal"
    MELD_CARD_USED = "11.4", "a card serves in one sequence only"

    OUT_DECIDER = "11.6", "nobody says aus in the deal that decides"
    BOOK_TOO_EARLY = "11.6", "sixteen tricks have not been played"


# -- a deal ----------------------------------------------------------------------------------------


class Reason(Enum):
    """Reason for written points: their number where it is fixed, and the referee's words."""

    MELD = 0, ""
    UPCARD = 10, "card turned up"
    """A K Q J 10 turned up by the dealer."""
    HIGH = 20, "five high cards"
    """Five cards of A K Q J 10, at first and after each draw."""
    LOW = 10, "five low cards"
    """Five cards of 9 8 7, at first and after each draw."""
    LAST_DRAW = 10, "last card drawn"
    ALL_TRUMPS = 30, "five trumps"
    """Five trumps in hand after the last draw."""
    LAST_TRICK = 10, "last trick"
    LAST_FIVE = 20, "last five tricks"
    """All of the last five tricks."""
    MOST_TRICKS = 10, "more tricks"
    ALL_TRICKS = 600, "all tricks"
    TRUMP_ACE = 10, "trump ace"

    def __init__(self, points: int, words: str) -> None:
        self.code = self._name_.lower().replace("_", "-")
        self.points = points
        self.words = words

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Written:
    """Written points of a player."""

    seat: str
    reason: Reason
    points: int
    trick: int
    """Tricks played before."""
    meld: Melded | None = None

    @staticmethod
    def fixed(seat: str, reason: Reason, trick: int) -> Written:
        """Written points of a fixed number."""
        return Written(seat, reason, reason.points, trick)


_KEPT_ON: Final = {Reason.HIGH: HIGH, Reason.LOW: LOW}
"""Ranks of hands that are written again after each draw."""


class Ending(Enum):
    """Ending of a deal; the value is the record's word."""

    COUNTED = "counted"
    OUT = "out"
    WRONG_OUT = "wrong-out"
    ALL_TRICKS = "all-tricks"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Robbed:
    """Moment of exchanging the trump seven for the upcard (rules 11.3)."""

    seat: str
    trick: int
    """Tricks played before."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """Result of a deal."""

    number: int
    ending: Ending
    said_by: str | None
    """Player who said « aus »."""
    by: str | None
    """Winner of the game by this deal."""
    written: tuple[Written, ...]
    """Written points of the deal, its end included (rules 11.5)."""
    cards: PerSeat[CardPoints]
    score: PerSeat[int]
    """Score after the deal, before a won game wipes it."""

    def total(self, seat: str) -> int:
        """Written points of a player, without card points."""
        return sum(one.points for one in self.written if one.seat == seat)


@dataclass(frozen=True, slots=True)
class Standing:
    """Score of the current game, and results of finished deals."""

    score: PerSeat[int]
    """Points of the current game, without the deal in progress."""
    decider: bool = False
    """Whether both have the same 600 or more: the current or next deal decides, without « aus »
    (rules 11.6)."""
    results: tuple[DealResult, ...] = ()


class Open:
    """Public part of a deal, in its state and in views."""

    indicator: Card
    """Card turned up at the deal (rules 11.1)."""
    score: PerSeat[int]
    """Score before the deal."""
    robbed: Robbed | None
    written: tuple[Written, ...]
    """Written points with player and reason, without card points; at last those of the end."""
    leader: str | None
    lying: tuple[Laid, ...]
    tricks: tuple[Trick, ...]

    @property
    def seven(self) -> Card:
        """Trump seven, exchangeable for the upcard (rules 11.3)."""
        return Card(Rank.SEVEN, self.indicator.suit)

    @property
    def melds(self) -> tuple[Melded, ...]:
        """Melds of both players, in order."""
        return tuple(one.meld for one in self.written if one.meld is not None)

    @property
    def shown(self) -> set[Card]:
        """Cards that were melded or robbed."""
        robbed = () if self.robbed is None else (self.indicator,)
        return {*robbed, *(card for meld in self.melds for card in meld.cards)}

    def points(self, seat: str) -> int:
        """Written points of a player, without card points."""
        return sum(one.points for one in self.written if one.seat == seat)

    def won_by(self, seat: str) -> tuple[Trick, ...]:
        """Tricks of a player, in order."""
        return tuple(trick for trick in self.tricks if trick.winner == seat)


@dataclass(frozen=True)
class BrisconDeal(Open, Deal):
    """Deal of five cards each, a stock to draw from, and sixteen tricks (rules 11.1 to 11.5).

    ``turned`` is the card under the stock: the one turned up, or the seven exchanged for it.
    """

    indicator: Card = PACK[0]
    score: PerSeat[int] = NOTHING
    robbed: Robbed | None = None
    written: tuple[Written, ...] = ()
    kept: PerSeat[Reason | None] = _NEITHER
    """HIGH or LOW while all five cards have always been so (rules 11.5)."""
    result: DealResult | None = None

    @property
    def turn(self) -> str | None:
        """Next to play a card; ``None`` after the last and after the deal."""
        if self.result is not None or len(self.tricks) == TRICKS:
            return None
        return OTHER[self.leader] if self.lying else self.leader

    @property
    def on_lead(self) -> str | None:
        """Next leader, if the trick is empty."""
        return None if self.lying else self.turn

    @property
    def to_draw(self) -> tuple[Card, ...]:
        """Cards to be drawn, the next first, the upcard last."""
        return self.stock if self.turned is None else (*self.stock, self.turned)

    def card_points(self) -> PerSeat[CardPoints]:
        """Card points of each player's tricks."""
        return Each.of(SEATS, lambda seat: points_of(self.taken((seat,))))

    def known(self) -> Hands:
        """Held cards known to both: melded, robbed, the last one drawn."""
        last = () if self.turned is not None else (self.seven if self.robbed else self.indicator,)
        seen = {*self.shown, *last}
        return self.hands.map(lambda held: tuple(card for card in held if card in seen))

    # -- after an action -----------------------------------------------------------------------

    def wrote(self, *written: Written) -> BrisconDeal:
        """Deal with more written points."""
        return replace(self, written=(*self.written, *written))

    def played(self, play: Play) -> BrisconDeal:
        """Deal after a card; a complete trick is won and cards are drawn."""
        hands = without(self.hands, play.seat, play.card)
        lying = (*self.lying, Laid(play.seat, play.card))
        if len(lying) < 2:
            return replace(self, hands=hands, lying=lying)
        winner = (
            play.seat if beats(play.card, _card(lying[0]), self.indicator.suit) else self.leader
        )
        tricks = (*self.tricks, Trick(lying, winner))
        deal = replace(self, hands=hands, lying=(), tricks=tricks, leader=winner)
        if deal.turned is None:
            return deal
        deal = deal._drawn(winner)._drawn(OTHER[winner])
        return deal if deal.turned else deal._stock_gone(OTHER[winner])

    def _drawn(self, seat: str) -> BrisconDeal:
        card, *rest = self.to_draw
        hands = self.hands.put(seat, (*self.hands[seat], card))
        turned = self.turned if rest else None
        deal = replace(self, hands=hands, stock=self.stock[1:], turned=turned)._still_kept(seat)
        reason = deal.kept[seat]
        if reason is None:
            return deal
        return deal.wrote(Written.fixed(seat, reason, len(deal.tricks)))

    def _still_kept(self, seat: str) -> BrisconDeal:
        """Deal after a seat got a card that may end its repeated writing (rules 11.5)."""
        reason = self.kept[seat]
        if reason is None or all(card.rank in _KEPT_ON[reason] for card in self.hands[seat]):
            return self
        return replace(self, kept=self.kept.put(seat, None))

    def _stock_gone(self, last: str) -> BrisconDeal:
        played, trump = len(self.tricks), self.indicator.suit
        deal = self.wrote(Written.fixed(last, Reason.LAST_DRAW, played))
        for seat in (OTHER[last], last):
            if all(card.suit is trump for card in deal.hands[seat]):
                deal = deal.wrote(Written.fixed(seat, Reason.ALL_TRUMPS, played))
        return deal

    def after_robbing(self, seat: str) -> BrisconDeal:
        """Deal after exchanging the seven for the upcard (rules 11.3)."""
        assert self.turned is not None, "legality was checked"
        hands = without(self.hands, seat, self.seven)
        hands = hands.put(seat, (*hands[seat], self.turned))
        robbed = Robbed(seat, len(self.tricks))
        return replace(self, hands=hands, turned=self.seven, robbed=robbed)._still_kept(seat)

    def melded(self, meld: Meld) -> BrisconDeal:
        """Deal after a meld (rules 11.4)."""
        shown = meld_of(meld.cards)
        assert shown is not None, "legality was checked"
        worth = shown.worth(self.indicator.suit)
        return self.wrote(Written(meld.seat, Reason.MELD, worth, len(self.tricks), shown))

    def at_the_end(self) -> Iterator[Written]:
        """Points written after the sixteenth trick (rules 11.5); none before."""
        if len(self.tricks) < TRICKS:
            return
        winners = [trick.winner for trick in self.tricks]
        last = winners[-1]
        yield Written.fixed(last, Reason.LAST_TRICK, TRICKS)
        if winners[-5:] == [last] * 5:
            yield Written.fixed(last, Reason.LAST_FIVE, TRICKS)
        most = max(SEATS, key=winners.count)
        if winners.count(most) == TRICKS:
            yield Written.fixed(most, Reason.ALL_TRICKS, TRICKS)
        elif winners.count(most) > winners.count(OTHER[most]):
            yield Written.fixed(most, Reason.MOST_TRICKS, TRICKS)
        ace = Card(Rank.ACE, self.indicator.suit)
        if not any(ace in meld.cards for meld in self.melds if meld.kind is not Kind.MARRIAGE):
            taker = next(trick.winner for trick in self.tricks if ace in trick.cards)
            yield Written.fixed(taker, Reason.TRUMP_ACE, TRICKS)

    def over(self, number: int, caller: str | None = None) -> BrisconDeal:
        """Deal after « aus », which decides the game, or after booking sixteen tricks
        (rules 11.5, 11.6).
        """
        deal = self.wrote(*self.at_the_end())
        cards = deal.card_points()
        score = Each.of(SEATS, lambda seat: deal.score[seat] + deal.points(seat) + cards[seat])
        all_tricks = [one.seat for one in deal.written if one.reason is Reason.ALL_TRICKS]
        by: str | None
        if caller is not None:
            right = score[caller] >= GOAL
            ending, by = (Ending.OUT, caller) if right else (Ending.WRONG_OUT, OTHER[caller])
        elif all_tricks:
            ending, by = Ending.ALL_TRICKS, all_tricks[0]
        else:
            best = max(SEATS, key=lambda seat: score[seat])
            out = score[best] >= GOAL and score[best] > score[OTHER[best]]
            ending, by = Ending.COUNTED, best if out else None
        return replace(
            deal, result=DealResult(number, ending, caller, by, deal.written, cards, score)
        )


def _card(laid: Laid) -> Card:
    assert laid.card is not None, "cards lie open"
    return laid.card


@dataclass(frozen=True)
class BrisconView(Open, View):
    """Knowledge of one player or a spectator (rules 11.8)."""

    indicator: Card = PACK[0]
    score: PerSeat[int] = NOTHING
    robbed: Robbed | None = None
    written: tuple[Written, ...] = ()
    known: Hands = _EMPTY
    """Held cards known to both: melded, robbed, the last one drawn."""

    @property
    def standing(self) -> Standing:
        """Score of the game before the deal in progress, or after the last one."""
        standing: Standing = self.carried
        return standing

    @property
    def result(self) -> DealResult | None:
        """Result of the deal, once it is over."""
        return self.standing.results[-1] if self.over else None

    @property
    def to_draw(self) -> int:
        """Number of cards to be drawn, the upcard included."""
        return self.stock + (self.turned is not None)

    @property
    def on_lead(self) -> str | None:
        """Next leader, if the trick is empty."""
        return None if self.lying else self.turn

    @property
    def games(self) -> PerSeat[int]:
        """Games won."""
        return Each(SEATS, self.scores)

    @property
    def several(self) -> bool:
        """Whether the match goes to several games."""
        return self.goal != 1

    @property
    def strict(self) -> bool:
        """Whether the last five tricks require higher cards and ruffs (rules 11.2)."""
        return self.before.option("strict") == "yes"

    @property
    def winner(self) -> str | None:
        """Winner of the match."""
        return self.won[0] if self.won else None


# -- the game --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of a match."""

    games: int = 1
    """Games that win it (rules 11.7)."""
    strict: bool = False
    """Whether the last five tricks require higher cards and ruffs (rules 11.2)."""


OPTIONS: Final = Options(
    {"briscon": RuleSet()},
    {"games": "11.7", "strict": "11.2"},
    {"games": (1, 3, 5)},
    switches=("strict",),
)
"""Options of a table.

>>> OPTIONS.ruleset("briscon", {"games": "3", "strict": "yes"})
RuleSet(games=3, strict=True)
"""


class Briscon(CardGame):
    """The game as data and rules; each plays alone. Robbing and melding keep the turn."""

    name = "briscon"
    seats = SEATS
    pack = PACK
    presets = ("briscon",)
    options = (
        Option("games", ("1", "3", "5"), "1", "11.7"),
        Option("strict", ("no", "yes"), "no", "11.2", switch=True),
    )
    actions = (Play, Rob, Meld, Out)
    view = BrisconView
    draws = True
    books = True
    reasons: ClassVar = {
        **{one.code: one for one in Violation},
        OTHERS_TURN: Violation.NOT_YOUR_TURN,
        MOVES_MADE: Violation.TRICKS_OVER,
        NOT_YOUR_CARD: Violation.CARD_NOT_HELD,
        NOT_THE_PACK: Violation.NOT_A_PACK,
    }

    # -- a deal ------------------------------------------------------------------------------------

    def first_dealer(self, secret: bytes) -> str:
        """Dealer of a match's first deal."""
        return self.seats[draw(secret, "briscon first dealer", len(self.seats))]

    def begin(self, match: Match) -> BrisconDeal:
        """Five cards each, one turned up; points are written for dealt cards (rules 11.1, 11.5)."""
        dealer = match.dealer or ""
        hands, (up, *stock) = PACKETS.hands(match.cards, dealer), PACKETS.rest(match.cards)
        deal = BrisconDeal(
            hands,
            OTHER[dealer],
            trump=up.suit,
            stock=tuple(stock),
            turned=up,
            indicator=up,
            score=match.carried.score,
        )
        if up.rank in HIGH:
            deal = deal.wrote(Written.fixed(dealer, Reason.UPCARD, 0))
        for seat in (OTHER[dealer], dealer):
            for reason, ranks in _KEPT_ON.items():
                if all(card.rank in ranks for card in hands[seat]):
                    deal = replace(deal, kept=deal.kept.put(seat, reason))
                    deal = deal.wrote(Written.fixed(seat, reason, 0))
        return deal

    def next(self, match: Match) -> tuple[str, ...]:
        """The leader, then the other."""
        turn = match.deal.turn
        return () if turn is None else (turn,)

    def accept(self, match: Match, action: Any) -> BrisconDeal:
        """State after a card or call; « aus » ends the deal."""
        deal: BrisconDeal = match.deal
        match action:
            case Play():
                return deal.played(action)
            case Rob():
                return deal.after_robbing(action.seat)
            case Meld():
                return deal.melded(action)
        return deal.over(match.number, action.seat)

    def ended(self, match: Match) -> bool:
        """Whether somebody has said « aus »."""
        return match.deal.result is not None

    def booked(self, match: Match) -> BrisconDeal:
        """Sixteen tricks, counted."""
        deal: BrisconDeal = match.deal
        return deal.over(match.number)

    def score(self, match: Match) -> tuple[int, ...]:
        """The game that a deal decided."""
        return tuple(int(match.deal.result.by == seat) for seat in SEATS)

    def goal(self, match: Match) -> int:
        """Games that win the match (rules 11.7)."""
        return int(match.option("games"))

    def carried(self, match: Match) -> Standing:
        """Score of the game, wiped once it is won."""
        if match.deal is None:
            return Standing(NOTHING)
        result, before = match.deal.result, match.carried
        # Nobody has won although one has 600: both have the same.
        decider = result.by is None and max(result.score) >= GOAL
        score = result.score if result.by is None else NOTHING
        return Standing(score, decider, (*before.results, result))

    # -- legality ----------------------------------------------------------------------------------

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Cards, the seven, melds of the hand and of the last trick, « aus »."""
        deal: BrisconDeal = match.deal
        held = deal.hands[seat]
        yield from (Play(seat, card) for card in held)
        yield Rob(seat)
        sets = [cards for count in range(2, len(held) + 1) for cards in combinations(held, count)]
        sets.extend(trick.cards for trick in deal.tricks[-1:])
        melds = dict.fromkeys(filter(None, map(meld_of, sets)))  # Each once.
        yield from (Meld(seat, meld.cards) for meld in melds)
        yield Out(seat)

    def refuses(self, match: Match, action: Any) -> Violation | None:
        """Reasons against cards held, and against calls."""
        deal: BrisconDeal = match.deal
        match action:
            case Play():
                led = _card(deal.lying[0]) if deal.lying else None
                strict, stock = match.option("strict") == "yes", deal.turned is not None
                hand, trump = deal.hands[action.seat], deal.indicator.suit
                return why_not(action.card, hand, led, trump, stock=stock, strict=strict)
            case Rob():
                return self._rob(deal, action.seat)
            case Meld():
                return self._meld(deal, action)
        return Violation.OUT_DECIDER if match.carried.decider else None

    def _rob(self, deal: BrisconDeal, seat: str) -> Violation | None:
        # Waiting for the lead is advice only to players who could rob then.
        if len(deal.to_draw) < 2:
            return Violation.ROB_TOO_LATE
        if deal.seven not in deal.hands[seat]:
            return Violation.ROB_NO_SEVEN
        return None if deal.on_lead == seat else Violation.ROB_NOT_ON_LEAD

    def _meld(self, deal: BrisconDeal, action: Meld) -> Violation | None:
        if deal.turn is None:
            return Violation.MELD_TOO_LATE
        meld = meld_of(action.cards)
        if meld is None:
            return Violation.MELD_NONE
        before = [one for one in deal.melds if one.kind is meld.kind]
        match meld.kind:
            case Kind.MARRIAGE:
                twice = any(one.suit is meld.suit for one in before)
            case Kind.FOUR:
                twice = any(one.rank is meld.rank for one in before)
            case Kind.SEQUENCE:
                used = {card for one in before for card in one.cards}
                if used & set(meld.cards):
                    return Violation.MELD_CARD_USED
                twice = False
        if twice:
            return Violation.MELD_TWICE
        # The leader won the trick before.
        leads = deal.on_lead == action.seat
        in_trick = leads and deal.tricks and set(meld.cards) == set(deal.tricks[-1].cards)
        held = set(meld.cards) <= set(deal.hands[action.seat])
        if not held and not (in_trick and meld.kind is Kind.MARRIAGE):
            return Violation.MELD_NOT_HELD
        return None if leads else Violation.MELD_NOT_ON_LEAD

    # -- knowledge ---------------------------------------------------------------------------------

    def shown(self, match: Match, view: View) -> View:
        """The sheet, and held cards that both have seen."""
        assert isinstance(view, BrisconView)
        deal: BrisconDeal = match.deal
        return replace(
            view,
            indicator=deal.indicator,
            score=deal.score,
            robbed=deal.robbed,
            written=deal.written,
            known=deal.known(),
        )

    def facts(self, match: Match) -> object:
        """Cards that lay open, and points written for hidden ones (rules 11.8)."""
        deal: BrisconDeal = match.deal
        known = deal.known().map(frozenset)
        return deal.indicator, deal.turned, known, deal.written, deal.kept

    def sort(self, cards: Any, match: Match) -> tuple[Card, ...]:
        """In order of arrival: pictures and messages sort it."""
        return tuple(cards)

    # -- statistics --------------------------------------------------------------------------------

    def statistics(
        self, before: Match, action: Any, after: Match
    ) -> Iterator[tuple[str, str, int]]:
        """Counts of an action; card points are counted with the deal's result only (rules 11.8)."""
        deal: BrisconDeal = after.deal
        match action:
            case Meld():
                yield action.seat, "melds", 1
                yield action.seat, "best_meld", deal.written[-1].points
            case Rob():
                yield action.seat, "robbed", 1
        if before.deal is not None and len(deal.tricks) > len(before.deal.tricks):
            yield deal.tricks[-1].winner, "tricks", 1
        if deal.result is not None:
            yield from self._of_result(deal, deal.result)

    def _of_result(self, deal: BrisconDeal, result: DealResult) -> Iterator[tuple[str, str, int]]:
        for seat in SEATS:
            yield seat, "deals", 1
            yield seat, "points", result.score[seat] - deal.score[seat]
        if result.said_by is not None:
            right = result.ending is Ending.OUT
            yield result.said_by, "outs_right" if right else "outs_wrong", 1
            if right and result.score[result.said_by] == GOAL:
                yield result.said_by, "outs_exact", 1
        for one in result.written:
            if one.reason is Reason.ALL_TRICKS:
                yield one.seat, "all_tricks", 1
        if result.by is not None:
            yield from ((seat, "games", 1) for seat in SEATS)
            yield result.by, "games_won", 1


def why_not(
    card: Card, hand: tuple[Card, ...], led: Card | None, trump: Suit, *, stock: bool, strict: bool
) -> Violation | None:
    """Reason against playing a held card to the led one (rules 11.2)."""
    if card in legal_cards(hand, led, trump, stock=stock, strict=strict):
        return None
    assert led is not None, "on lead every card may be played"
    if not any(one.suit is led.suit for one in hand):
        return Violation.MUST_TRUMP
    return Violation.MUST_BEAT if card.suit is led.suit else Violation.MUST_FOLLOW


RULES: Final = CardRules(Briscon())
"""Instance in the game."""


def view(state: Match, seat: str | None) -> BrisconView:
    """View of a player (``None``: a spectator)."""
    found = RULES.view(state, seat)
    assert isinstance(found, BrisconView)
    return found
