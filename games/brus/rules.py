"""Rules of Brus, the card game of Gotland (docs/brus.md): three cards each, a stock, eight tricks.

The rulebook's sections are cited as "rules 10.5".

>>> from gamekit.cards.cards import PACK, Card
>>> from games.cardgame.actions import Dealing
>>> state = RULES.accept(RULES.start("brus", {}), Dealing("S", PACK))
>>> state.deal.turn, state.deal.hands["W"]
('W', (Card(Ah), Card(Jh), Card(Ad)))
>>> refused = RULES.violation(state, Play("N", Card.parse("Th")))
>>> refused.code, refused.rule
('not-your-turn', '10.2')
>>> RULES.encode(Play("N", Card.parse("Kh"), dared=True)), RULES.decode("run E")
('play N Kh dared', Run(seat='E'))
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, unique
from typing import Any, ClassVar, Final

from gamekit.api.rules import Option
from gamekit.cards.cards import PACK, Card
from gamekit.cards.options import Options
from gamekit.cards.seats import Each, Packets
from gamekit.cards.shuffle import draw
from gamekit.cards.violations import Reason
from games.brus.cards import (
    BRUS,
    DARING,
    OTHER,
    SEATS,
    TEAM,
    TEAMS,
    PerTeam,
    after,
    higher_than,
    is_seven,
    winner,
)
from games.cardgame import actions
from games.cardgame.actions import Action, Call, Move
from games.cardgame.deal import Deal, Laid, Match, Trick, without
from games.cardgame.game import (
    DEAL_RUNNING,
    NO_DEAL,
    NOT_THE_PACK,
    NOT_YOUR_CARD,
    CardGame,
)
from games.cardgame.game import NOT_YOUR_TURN as OTHERS_TURN
from games.cardgame.rules import CardRules
from games.cardgame.view import View

TRICKS: Final = 8
TO_WIN: Final = 5
"""Tricks that win a hand (rules 10.2)."""
STOCK: Final = 20
STROKES: Final = 6
"""Each team's strokes at the start of a game (rules 10.4)."""
PACKETS: Final = Packets(SEATS, (1, 1, 1))
"""Three cards each, singly, the dealer's left first (rules 10.2)."""
NEW: Final = Each.of(TEAMS, lambda _: STROKES)
"""Strokes of both teams at the start of a game."""


# -- actions and reasons ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Play(actions.Play):
    """Play of a card to the trick (rules 10.2)."""

    dared: bool = False
    """Played with a dare (*wagen*, rules 10.5)."""


@dataclass(frozen=True)
class Turn(Move):
    """Lead of a card face down (*kehren*, rules 10.6)."""

    card: Card


@dataclass(frozen=True)
class Take(Move):
    """Taking up of a turned card by the other team (rules 10.6)."""


@dataclass(frozen=True)
class Run(Move):
    """Run from a turned card, which ends the hand (rules 10.6)."""


@dataclass(frozen=True)
class Dare(Call):
    """Dare of the turned card, after taking up and before the next card (rules 10.6)."""


@unique
class Violation(Reason):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "10.10", "the match is over"
    NO_HAND = "10.2", "no hand is being played"
    HAND_RUNNING = "10.2", "the hand before is not finished"
    WRONG_DEALER = "10.2", "the deal passes to the last dealer's left"
    NOT_A_PACK = "10.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "10.2", "it is another's turn"
    CARD_NOT_HELD = "10.2", "the card is not held"
    ANSWER_DUE = "10.6", "the other team has not answered the turned card"
    ANSWER_FIRST = "10.6", "the player's team has not answered the turned card"

    DARE_OTHER_CARD = "10.5", "only Brus and Dulle Hund may be dared"
    DARE_LAST = "10.5", "the trick's last player may not dare"
    DARE_SEVEN_LED = "10.5", "nobody dares in a trick led by a seven that counts"
    DARE_NOTHING_HIGHER = "10.5", "every higher card is played or held by the player"
    DARE_NO_TURNED_CARD = "10.6", "there is no card just turned up to dare"
    DARE_TWICE = "10.5", "the card is dared already"

    TURN_NOT_ON_LEAD = "10.6", "only who is on lead may turn a card"
    TURN_TRICKS = "10.6", "the team needs exactly two or four tricks, the others one or more"
    TURN_TWICE = "10.6", "the team has turned a card in this hand"

    NOTHING_TO_ANSWER = "10.6", "no turned card waits for an answer"
    ANSWER_OTHERS = "10.6", "the other team answers"


# -- a hand ----------------------------------------------------------------------------------------


class Ending(Enum):
    """Ending of a hand; the value is the record's word."""

    WON = "won"
    RUN = "run"
    STANTO = "stanto"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Kehren:
    """A card led face down (rules 10.6)."""

    seat: str
    trick: int
    """Number, from 1."""
    answered_by: str | None = None
    takes: bool = False
    """Whether it was taken up, worth a stroke to the hand's winner; a run ends the hand."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Settled dare of a complete trick (rules 10.5)."""

    seat: str
    card: Card
    trick: int
    team: str | None
    """Wiping team; ``None``: the partner's card won the trick."""
    due: int
    wiped: int
    """Strokes actually wiped; a team's last one stays."""

    @property
    def won(self) -> bool:
        """Whether the dared card won the trick, not another card (*geschlagt*)."""
        return self.team == TEAM[self.seat]


@dataclass(frozen=True, slots=True)
class HandResult:
    """Result of a hand."""

    ending: Ending
    by: str | None
    """Winning team; ``None`` after a Stanto."""
    due: int
    """Strokes due to be wiped (rules 10.7)."""
    wiped: int
    """Strokes actually wiped at the end, at most those left (rules 10.4)."""
    tricks: PerTeam[int]
    dares: PerTeam[int]
    """Strokes actually wiped by dares."""
    strokes: PerTeam[int]
    """Strokes left after the hand; 0 wins the game."""
    stanti: int
    """Stanti after the hand."""
    game_over: bool
    keule: bool
    """Whether the game's losers draw a Keule instead of a Brille (rules 10.8)."""

    @property
    def jannen(self) -> bool:
        """Whether the winners took five tricks to none (rules 10.7)."""
        return sorted(self.tricks) == [0, TO_WIN]


@dataclass(frozen=True, slots=True)
class Tableau:
    """Tableau between two hands, and results of finished hands."""

    strokes: PerTeam[int] = NEW
    """Strokes left of the game in progress (rules 10.4)."""
    stanti: int = 0
    """Stanti for the next hand (rules 10.9)."""
    results: tuple[HandResult, ...] = ()


class Open:
    """Public part of a hand, in its state and in views."""

    leader: str | None
    lying: tuple[Laid, ...]
    """A card led face down is ``None`` until it is taken up."""
    tricks: tuple[Trick, ...]
    began: Tableau
    """Tableau before the hand."""
    kehren: tuple[Kehren, ...]
    settled: tuple[Settled, ...]
    down: Card | None
    """Card led face down, until it is taken up."""

    @property
    def trick_number(self) -> int:
        """Number of the current trick, from 1."""
        return len(self.tricks) + 1

    @property
    def tricks_won(self) -> PerTeam[int]:
        """Tricks of each team."""
        winners = [TEAM[trick.winner] for trick in self.tricks]
        return Each.of(TEAMS, winners.count)

    @property
    def dares(self) -> PerTeam[int]:
        """Strokes actually wiped by dares so far."""
        return Each.of(TEAMS, lambda team: sum(s.wiped for s in self.settled if s.team == team))

    @property
    def left(self) -> PerTeam[int]:
        """Strokes left while the hand is in progress."""
        dares = self.dares
        return Each.of(TEAMS, lambda team: self.began.strokes[team] - dares[team])

    @property
    def worth(self) -> int:
        """Strokes that the hand's winner has to wipe, jannen apart (rules 10.7)."""
        return 1 + self.began.stanti + sum(kehren.takes for kehren in self.kehren)

    @property
    def asked(self) -> Kehren | None:
        """Turned card without an answer yet."""
        return next((one for one in self.kehren if one.answered_by is None), None)

    def kehren_in(self, trick: int) -> Kehren | None:
        """Card led face down to a trick; ``trick``: from 1."""
        return next((one for one in self.kehren if one.trick == trick), None)

    @property
    def covered(self) -> bool:
        """Whether the card led lies face down, also once the others ran from it (rules 10.6)."""
        return bool(self.lying) and self.lying[0].card is None

    @property
    def uncovered(self) -> tuple[Laid, ...]:
        """Lying cards, with the one led face down."""
        return (Laid(self.lying[0].seat, self.down),) if self.covered else self.lying

    @property
    def seven_led(self) -> bool:
        """Whether a seven was led while stock remained (rules 10.3)."""
        led = self.uncovered[0].card if self.lying else None
        return led is not None and is_seven(led) and len(self.tricks) < STOCK // len(SEATS)

    @property
    def played(self) -> tuple[Card, ...]:
        """Cards that lie or lay open, in order (rules 10.10)."""
        lying = (one.card for one in self.lying if one.card is not None)
        return (*(card for trick in self.tricks for card in trick.cards), *lying)


@dataclass(frozen=True)
class BrusDeal(Open, Deal):
    """Hand of three cards each, a stock to draw from, and up to eight tricks (rules 10.2)."""

    began: Tableau = Tableau()
    kehren: tuple[Kehren, ...] = ()
    settled: tuple[Settled, ...] = ()
    down: Card | None = None
    result: HandResult | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, wherever it lies."""
        return super().cards if self.down is None else (*super().cards, self.down)

    @property
    def turn(self) -> str | None:
        """Next to play a card; ``None`` while an answer is due and after the hand."""
        if self.result is not None or self.asked is not None:
            return None
        return after(self.leader, len(self.lying))

    @property
    def taken_up(self) -> Laid | None:
        """Card just taken up, which its player may dare before the next one (rules 10.6)."""
        only = self.lying[0] if len(self.lying) == 1 and not self.covered else None
        return only if self.kehren_in(self.trick_number) is not None else None

    # -- after an action -----------------------------------------------------------------------

    def laid(self, play: Play) -> BrusDeal:
        """Hand after a card; a complete trick is won, and all draw while stock remains."""
        hands = without(self.hands, play.seat, play.card)
        lying = (*self.lying, Laid(play.seat, play.card, "dared" * play.dared))
        if len(lying) < len(SEATS):
            return replace(self, hands=hands, lying=lying)
        cards = tuple(one.card for one in lying if one.card is not None)
        trick = Trick(lying, lying[winner(cards, self.seven_led)].seat)
        tricks, settled = (*self.tricks, trick), (*self.settled, *self._settle(trick))
        hand = replace(
            self, hands=hands, lying=(), leader=trick.winner, tricks=tricks, settled=settled
        )
        for team, won in hand.tricks_won.items():
            if won == TO_WIN:
                return hand._won(Ending.WON, team)
        return hand._over(Ending.STANTO) if len(tricks) == TRICKS else hand._drawn()

    def _settle(self, trick: Trick) -> Iterator[Settled]:
        """Dares of a complete trick, the earlier first (rules 10.5)."""
        left = self.left
        for one in trick.laid:
            if not one.call or one.card is None:
                continue
            due = 2 if one.card is BRUS and one is trick.laid[0] else 1
            team: str | None = TEAM[trick.winner]
            if team != TEAM[one.seat]:
                due += 1
            elif trick.winner != one.seat:
                due, team = 0, None
            wiped = 0
            if team is not None:
                # A dare never wipes a team's last stroke.
                wiped = min(due, left[team] - 1)
                left = left.put(team, left[team] - wiped)
            yield Settled(one.seat, one.card, self.trick_number, team, due, wiped)

    def _drawn(self) -> BrusDeal:
        """Hand after all drew a card while stock remains, the winner first (rules 10.2)."""
        hands = self.hands
        for steps, card in enumerate(self.stock[: len(SEATS)]):
            seat = after(self.leader, steps)
            hands = hands.put(seat, (*hands[seat], card))
        return replace(self, hands=hands, stock=self.stock[len(SEATS) :])

    def turned_down(self, turn: Turn) -> BrusDeal:
        """Hand after a card led face down."""
        return replace(
            self,
            hands=without(self.hands, turn.seat, turn.card),
            lying=(Laid(turn.seat, None),),
            down=turn.card,
            kehren=(*self.kehren, Kehren(turn.seat, self.trick_number)),
        )

    def answered(self, seat: str, *, takes: bool) -> BrusDeal:
        """Hand after an answer to a turned card; a run ends it."""
        *before, asked = self.kehren
        kehren = (*before, replace(asked, answered_by=seat, takes=takes))
        if takes:
            return replace(self, kehren=kehren, lying=self.uncovered, down=None)
        return replace(self, kehren=kehren)._won(Ending.RUN, OTHER[TEAM[seat]])

    def dared(self) -> BrusDeal:
        """Hand after the dare of the card just taken up."""
        return replace(self, lying=(replace(self.lying[0], call="dared"),))

    def _won(self, ending: Ending, team: str) -> BrusDeal:
        """Hand won by a team (rules 10.7)."""
        tricks, left = self.tricks_won, self.left
        jannen = tricks[team] == TO_WIN and tricks[OTHER[team]] == 0
        due = self.worth + jannen
        wiped = min(due, left[team])
        return self._over(ending, team, due, wiped)

    def _over(
        self, ending: Ending, by: str | None = None, due: int = 0, wiped: int = 0
    ) -> BrusDeal:
        left = self.left if by is None else self.left.put(by, self.left[by] - wiped)
        result = HandResult(
            ending=ending,
            by=by,
            due=due,
            wiped=wiped,
            tricks=self.tricks_won,
            dares=self.dares,
            strokes=left,
            stanti=self.began.stanti + 1 if by is None else 0,
            game_over=by is not None and left[by] == 0,
            keule=by is not None and left[OTHER[by]] == STROKES,
        )
        return replace(self, result=result)


@dataclass(frozen=True)
class BrusView(Open, View):
    """Knowledge of a seat or a spectator (rules 10.11)."""

    began: Tableau = Tableau()
    kehren: tuple[Kehren, ...] = ()
    settled: tuple[Settled, ...] = ()
    down: Card | None = None
    """Card from which a team ran, once the hand is over."""

    @property
    def tableau(self) -> Tableau:
        """Tableau before the hand in progress, or after the last one."""
        found: Tableau = self.carried
        return found

    @property
    def results(self) -> tuple[HandResult, ...]:
        """Results of finished hands."""
        return self.tableau.results

    @property
    def result(self) -> HandResult | None:
        """Result of the hand, once it is over."""
        return self.results[-1] if self.over else None

    @property
    def strokes(self) -> PerTeam[int]:
        """Strokes left; after a game those of the next one."""
        return self.left if self.dealt and not self.over else self.tableau.strokes

    @property
    def turn(self) -> str | None:
        """Next to play a card; ``None`` while an answer is due."""
        return None if self.asked is not None else super().turn

    @property
    def games(self) -> PerTeam[int]:
        """Games won."""
        return Each(TEAMS, self.scores)

    @property
    def several(self) -> bool:
        """Whether the match goes to several games."""
        return self.goal != 1

    @property
    def winner(self) -> str | None:
        """Team that has won the match."""
        return TEAM[self.won[0]] if self.won else None


# -- the game --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of a match."""

    games: int = 1
    """Games that win it (rules 10.10)."""


OPTIONS: Final = Options({"brus": RuleSet()}, {"games": "10.10"}, {"games": (1, 2, 3)})
"""Options of a table.

>>> OPTIONS.ruleset("brus", {"games": "2"})
RuleSet(games=2)
"""


class Brus(CardGame):
    """The game as data and rules. A hand ends with its last trick or a run: it is not booked."""

    name = "brus"
    seats = SEATS
    partners = tuple(map(tuple, TEAMS))
    clockwise = True
    pack = PACK
    presets = ("brus",)
    options = (Option("games", ("1", "2", "3"), "1", "10.10"),)
    actions = (Play, Turn, Take, Run, Dare)
    view = BrusView
    draws = True
    reasons: ClassVar = {
        **{one.code: one for one in Violation},
        NO_DEAL: Violation.NO_HAND,
        DEAL_RUNNING: Violation.HAND_RUNNING,
        OTHERS_TURN: Violation.NOT_YOUR_TURN,
        NOT_YOUR_CARD: Violation.CARD_NOT_HELD,
        NOT_THE_PACK: Violation.NOT_A_PACK,
    }

    # -- a hand ------------------------------------------------------------------------------------

    def first_dealer(self, secret: bytes) -> str:
        """Dealer of a match's first hand."""
        return self.seats[draw(secret, "brus first dealer", len(self.seats))]

    def begin(self, match: Match) -> BrusDeal:
        """Three cards each; the dealer's left leads (rules 10.2)."""
        dealer = match.dealer or ""
        hands, stock = PACKETS.hands(match.cards, dealer), PACKETS.rest(match.cards)
        return BrusDeal(hands, after(dealer), stock=stock, began=match.carried)

    def next(self, match: Match) -> tuple[str, ...]:
        """Next to play a card; both opponents of a turned one, who may answer (rules 10.6)."""
        hand: BrusDeal = match.deal
        if hand.result is not None:
            return ()
        if hand.asked is not None:
            return after(hand.leader), after(hand.leader, 3)
        return (after(hand.leader, len(hand.lying)),)

    def accept(self, match: Match, action: Any) -> BrusDeal:
        """State after a card, an answer or a dare."""
        hand: BrusDeal = match.deal
        match action:
            case Play():
                return hand.laid(action)
            case Turn():
                return hand.turned_down(action)
            case Dare():
                return hand.dared()
        return hand.answered(action.seat, takes=isinstance(action, Take))

    def score(self, match: Match) -> tuple[int, ...]:
        """The game that a hand won."""
        result = match.deal.result
        return tuple(int(result.game_over and result.by == team) for team in TEAMS)

    def goal(self, match: Match) -> int:
        """Games that win the match (rules 10.10)."""
        return int(match.option("games"))

    def carried(self, match: Match) -> Tableau:
        """Tableau after a hand, a new one after a game."""
        if match.deal is None:
            return Tableau()
        result = match.deal.result
        results = (*match.carried.results, result)
        # The tableau of a match that is over stays as it is.
        if not result.game_over or self.over(match):
            return Tableau(result.strokes, result.stanti, results)
        return Tableau(results=results)

    # -- legality ----------------------------------------------------------------------------------

    def wishes(self, match: Match, seat: str) -> Iterator[Action]:
        """Cards, also dared or face down, answers and the dare of a turned card."""
        held = match.deal.hands[seat]
        for card in held:
            yield Play(seat, card)
            if card in DARING:
                yield Play(seat, card, dared=True)
        yield from (Turn(seat, card) for card in held)
        yield from (Take(seat), Run(seat), Dare(seat))

    def refuses_first(self, match: Match, action: Any) -> Violation | None:
        """While an answer is due no card; else no answer, and no turned card but on lead."""
        hand: BrusDeal = match.deal
        if isinstance(action, Dare):
            return None
        own = TEAM[hand.leader] == TEAM[action.seat]
        if hand.asked is None:
            if isinstance(action, Take | Run):
                return Violation.NOTHING_TO_ANSWER
            leads = not hand.lying and hand.leader == action.seat
            return Violation.TURN_NOT_ON_LEAD if isinstance(action, Turn) and not leads else None
        if isinstance(action, Play | Turn):
            return Violation.ANSWER_DUE if own else Violation.ANSWER_FIRST
        return Violation.ANSWER_OTHERS if own else None

    def refuses(self, match: Match, action: Any) -> Violation | None:
        """Reasons against dares and turned cards."""
        hand: BrusDeal = match.deal
        match action:
            case Play(dared=True):
                return self._dare(hand, action.seat, action.card)
            case Turn():
                return self._turn(hand, TEAM[action.seat])
            case Dare():
                led = hand.taken_up
                if led is None or led.card is None or led.seat != action.seat:
                    return Violation.DARE_NO_TURNED_CARD
                return Violation.DARE_TWICE if led.call else self._dare(hand, led.seat, led.card)
        return None

    def _turn(self, hand: BrusDeal, team: str) -> Violation | None:
        won = hand.tricks_won
        if won[team] not in (2, 4) or won[OTHER[team]] == 0:
            return Violation.TURN_TRICKS
        twice = any(TEAM[kehren.seat] == team for kehren in hand.kehren)
        return Violation.TURN_TWICE if twice else None

    def _dare(self, hand: BrusDeal, seat: str, card: Card) -> Violation | None:
        """Reason against daring a card about to be played or just turned (rules 10.5)."""
        if card not in DARING:
            return Violation.DARE_OTHER_CARD
        if len(hand.lying) == len(SEATS) - 1:
            return Violation.DARE_LAST
        if hand.seven_led:
            return Violation.DARE_SEVEN_LED
        known = {*hand.played, *hand.hands[seat]}
        nothing = all(higher in known for higher in higher_than(card))
        return Violation.DARE_NOTHING_HIGHER if nothing else None

    # -- knowledge ---------------------------------------------------------------------------------

    def callers(self, match: Match) -> tuple[str, ...]:
        """Seat of a turned Brus or Dulle Hund, whether it may dare or not (rules 10.6)."""
        led = match.deal.taken_up
        return (led.seat,) if led is not None and not led.call and led.card in DARING else ()

    def hides(self, match: Match, action: Any) -> bool:
        """A card led face down until it is taken up."""
        return isinstance(action, Turn) and action.card == match.deal.down

    def shown(self, match: Match, view: View) -> View:
        """Tableau, turned cards and dares; at last the card from which a team ran."""
        assert isinstance(view, BrusView)
        hand: BrusDeal = match.deal
        down = hand.down if match.closed else None
        return replace(view, began=hand.began, kehren=hand.kehren, settled=hand.settled, down=down)

    def sort(self, cards: Any, match: Match) -> tuple[Card, ...]:
        """In order of arrival: pictures and messages sort it."""
        return tuple(cards)

    # -- statistics --------------------------------------------------------------------------------

    def statistics(
        self, before: Match, action: Any, after: Match
    ) -> Iterator[tuple[str, str, int]]:
        """Counts of an action."""
        hand: BrusDeal = after.deal
        if isinstance(action, Turn):
            yield action.seat, "kehren", 1
        if isinstance(action, Play):
            for trick in hand.tricks[len(before.deal.tricks) :]:
                yield trick.winner, "tricks", 1
            for settled in hand.settled[len(before.deal.settled) :]:
                yield from self._of_dare(settled)
        if hand.result is not None:
            yield from self._of_result(hand.result)

    def _of_dare(self, settled: Settled) -> Iterator[tuple[str, str, int]]:
        yield settled.seat, "dares", 1
        if settled.team is not None:
            yield settled.seat, "dares_won" if settled.won else "dares_beaten", 1
            if settled.wiped:
                yield from self._wiped(settled.team, settled.wiped)

    def _wiped(self, by: str, strokes: int) -> Iterator[tuple[str, str, int]]:
        for seat in SEATS:
            yield seat, "strokes_wiped" if TEAM[seat] == by else "strokes_lost", strokes

    def _of_result(self, result: HandResult) -> Iterator[tuple[str, str, int]]:
        for seat in SEATS:
            yield seat, "hands", 1
            if result.by is None:
                continue
            won = TEAM[seat] == result.by
            yield seat, "strokes_wiped" if won else "strokes_lost", result.wiped
            if won:
                yield seat, "hands_won", 1
                if result.jannen:
                    yield seat, "jannen", 1
            if result.game_over:
                yield seat, "games", 1
                if won:
                    yield seat, "games_won", 1
                drawn = "keulen" if result.keule else "brillen"
                yield seat, f"{drawn}_given" if won else f"{drawn}_taken", 1


RULES: Final = CardRules(Brus())
"""Instance in the game."""


def view(state: Match, seat: str | None) -> BrusView:
    """View of a seat (``None``: a spectator)."""
    found = RULES.view(state, seat)
    assert isinstance(found, BrusView)
    return found
