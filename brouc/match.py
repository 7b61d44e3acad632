"""The match: what may happen now, why not, and what follows (rules 1.3, 3.2 to 7.1, 9).

One routine, :func:`violation`, decides; :func:`legal_actions`, :func:`apply` and every explanation
to a player rest on it. A state is the fold of its journal: ``replay(rules, actions)``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, assert_never

from brouc.actions import (
    Action,
    Announce,
    Announcement,
    Book,
    Deal,
    Declare,
    Dehors,
    Mark,
    Play,
)
from brouc.cards import Card, Rank
from brouc.deal import DealState, is_pack, play, say, start_deal
from brouc.events import (
    DealEnded,
    DealResult,
    Dealt,
    Ending,
    Event,
    MatchWon,
    Played,
    TrickWon,
    WasSaid,
)
from brouc.ruleset import (
    CapeDeclared,
    DeclareWhen,
    DehorsWhen,
    FailedCape,
    Marking,
    Preset,
    Raise,
    RuleSet,
)
from brouc.seats import PerTeam, Seat, Team
from brouc.slate import (
    BORDER,
    OUT,
    Coches,
    SlatePoints,
    TeamPoints,
    booked,
    net,
    price_of_game,
    reaches_out,
    unit,
)
from brouc.tricks import legal_cards, why_not
from brouc.violations import IllegalActionError, Violation

CAPE_SLATE = 19
"""The slate from which a cape may be announced (rules 6.4)."""
VOLE_SLATE = OUT - 120
"""The score from which « partie et vole » may be announced (rules 9.5)."""
VOLE = Coches(3)
"""Parties for all eight tricks in 1802 (rules 9.5)."""

_CLEAN = PerTeam(SlatePoints(0), SlatePoints(0))
_NOTHING = PerTeam(0, 0)
_UNMARKED = PerTeam(Coches(0), Coches(0))


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match as it stands between two actions."""

    rules: RuleSet
    slate: PerTeam[SlatePoints] = _CLEAN
    carried: PerTeam[int] = _NOTHING
    coches: PerTeam[Coches] = _UNMARKED
    results: tuple[DealResult, ...] = ()
    deal: DealState | None = None
    """The deal in progress or, between deals, the last one; ``None`` before the first."""
    running: bool = False
    """Whether ``deal`` is still open to plays or calls."""

    @property
    def winner(self) -> Team | None:
        """Who has won the match (rules 7.1)."""
        for team in Team:
            if self.coches[team] >= self.rules.target:
                return team.other
        return None

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals next, ``None`` when anybody may deal first (rules 1.3)."""
        return self.deal.dealt.dealer.right if self.deal else None


# -- what may happen -----------------------------------------------------------------------------


def violation(state: MatchState, action: Action) -> Violation | None:
    """Why the action is refused now, ``None`` if it is legal. A wrong dehors is legal, at a price.

    The only authority on legality; nothing is changed and nothing raised.
    """
    if isinstance(action, Deal):
        return _deal_violation(state, action)
    deal = state.deal
    if deal is None or not state.running:
        return _closed_violation(state, action)
    match action:
        case Play():
            return _play_violation(deal, action)
        case Declare():
            return _declare_violation(deal, action)
        case Mark():
            return _mark_violation(deal, action)
        case Dehors():
            return _dehors_violation(deal, action)
        case Announce():
            return _announce_violation(deal, action)
        case Book():
            return None if deal.turn is None else Violation.BOOK_TOO_EARLY
        case _:
            assert_never(action)


def legal_actions(state: MatchState, seat: Seat | None) -> tuple[Action, ...]:
    """Everything a seat may do now: cards on its turn, calls at any moment.

    For ``None``, the table itself: booking. Deals are not listed, since any pack would do.
    """
    deal = state.deal
    if deal is None or not state.running:
        return ()
    if seat is None:
        return (Book(),) if deal.turn is None else ()
    actions: list[Action] = []
    if deal.turn is seat:
        actions.extend([Play(seat, card) for card in playable(deal, seat)])
    actions.extend(_declarations(deal, seat))
    actions.extend(_marks(deal, seat))
    for announcement in _KNOWN_ANNOUNCEMENTS[deal.dealt.rules.preset]:
        announce = Announce(seat, announcement)
        if _announce_violation(deal, announce) is not None:
            break  # each asks for more than the one before
        actions.append(announce)
    dehors = Dehors(seat)
    if _dehors_violation(deal, dehors) is None:
        actions.append(dehors)
    return tuple(actions)


def playable(deal: DealState, seat: Seat) -> tuple[Card, ...]:
    """The cards of a seat that may be played to the trick as it lies, in the hand's order."""
    dealt = deal.dealt
    return legal_cards(deal.hands[seat], deal.trick.cards, dealt.trump, ancient=dealt.rules.ancient)


def _declarations(deal: DealState, seat: Seat) -> list[Declare]:
    possible = [
        Declare(seat, card.suit, extended)
        for card in deal.hands[seat]
        if card.rank is Rank.KING
        for extended in (False, True)
    ]
    return [declare for declare in possible if _declare_violation(deal, declare) is None]


def _marks(deal: DealState, seat: Seat) -> list[Mark]:
    if deal.dealt.rules.marking is Marking.AUTOMATIC or not deal.tricks:
        return []
    possible = [
        Mark(seat, Card(rank, marriage.suit))
        for marriage in deal.tricks[-1].marriages
        for rank in (Rank.QUEEN, Rank.JACK)
    ]
    return [mark for mark in possible if _mark_violation(deal, mark) is None]


_KNOWN_ANNOUNCEMENTS: Final = {  # in the order of what they ask for (rules 6.4, 6.5)
    Preset.BROUC: (Announcement.CAPE_ET_DEHORS, Announcement.PAS_DEDOUBLE),
    Preset.HOMME_DE_BROU: (Announcement.PARTIE_ET_VOLE,),
}


def _closed_violation(state: MatchState, action: Action) -> Violation:
    if state.winner is not None:
        return Violation.MATCH_OVER
    match action:
        case Dehors():
            return Violation.DEHORS_NO_DEAL
        case Announce():
            return Violation.ANNOUNCE_NO_DEAL
        case _:
            return Violation.NO_DEAL


def _deal_violation(state: MatchState, action: Deal) -> Violation | None:
    if state.winner is not None:
        return Violation.MATCH_OVER
    if state.running:
        return Violation.DEAL_RUNNING
    if state.next_dealer not in (None, action.dealer):
        return Violation.WRONG_DEALER
    return None if is_pack(action.pack) else Violation.NOT_A_PACK


def _play_violation(deal: DealState, action: Play) -> Violation | None:
    turn = deal.turn
    if turn is None:
        return Violation.TRICKS_OVER
    if action.seat is not turn:
        return Violation.NOT_YOUR_TURN
    dealt = deal.dealt
    return why_not(
        action.card,
        deal.hands[turn],
        deal.trick.cards,
        dealt.trump,
        ancient=dealt.rules.ancient,
    )


def _declare_violation(deal: DealState, action: Declare) -> Violation | None:
    seat, suit, rules = action.seat, action.suit, deal.dealt.rules
    if not deal.tricks_of(seat.team):
        return Violation.DECLARE_BEFORE_TRICK
    hand = deal.hands[seat]
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if action.extended else (Rank.KING, Rank.QUEEN)
    if not all(Card(rank, suit) in hand for rank in ranks):
        return Violation.DECLARE_NOT_HELD
    before = [said for said in deal.declarations(seat) if said.suit is suit]
    if before:
        raises = action.extended and not any(said.extended for said in before)
        if not (raises and rules.raise_ is Raise.ALLOWED):
            return Violation.DECLARE_TWICE
    match rules.declare:
        case DeclareWhen.ANY_TIME:
            return None
        case DeclareWhen.OWN_TURN:
            return None if deal.turn is seat else Violation.DECLARE_NOT_YOUR_TURN
        case DeclareWhen.AFTER_OWN_TRICK:
            just_won = not deal.trick.cards and deal.tricks[-1].winner.team is seat.team
            return None if just_won else Violation.DECLARE_NOT_AFTER_TRICK
        case _:
            assert_never(rules.declare)


def _mark_violation(deal: DealState, action: Mark) -> Violation | None:
    if deal.dealt.rules.marking is Marking.AUTOMATIC:
        return Violation.MARK_AUTOMATIC
    card = action.card
    if card.rank not in (Rank.QUEEN, Rank.JACK):
        return Violation.MARK_NO_MARRIAGE
    if not deal.tricks:
        return Violation.MARK_NO_MARRIAGE
    last = deal.tricks[-1]
    found = [m for m in last.marriages if m.suit is card.suit]
    if not found or (card.rank is Rank.JACK and not found[0].extended):
        earlier = any(
            m.suit is card.suit and won.winner.team is action.seat.team
            for won in deal.tricks[:-1]
            for m in won.marriages
        )
        return Violation.MARK_TOO_LATE if earlier else Violation.MARK_NO_MARRIAGE
    if last.winner.team is not action.seat.team:
        return Violation.MARK_NOT_WINNER
    if deal.trick.cards:
        return Violation.MARK_TOO_LATE
    if any(mark.marriage.suit is card.suit for mark in deal.marks()):
        return Violation.MARK_TWICE
    return None


def _dehors_violation(deal: DealState, action: Dehors) -> Violation | None:
    announced = deal.announced
    if announced is not None and announced.seat.team is action.seat.team:
        return Violation.DEHORS_AFTER_ANNOUNCING
    return None


def _announce_violation(deal: DealState, action: Announce) -> Violation | None:
    dealt, team = deal.dealt, action.seat.team
    vole = action.announcement is Announcement.PARTIE_ET_VOLE
    if vole is not dealt.rules.ancient:
        return Violation.ANNOUNCE_OTHER_RULES
    if deal.announced is not None:
        return Violation.ANNOUNCE_TWICE
    if dealt.slate[team] < (VOLE_SLATE if vole else CAPE_SLATE):
        return Violation.ANNOUNCE_SLATE_TOO_LOW
    if deal.tricks_of(team.other):
        return Violation.ANNOUNCE_TRICK_LOST
    if vole:
        late = len(deal.tricks) > 4 or (len(deal.tricks) == 4 and bool(deal.trick.cards))
        return Violation.VOLE_TOO_LATE if late else None
    if len(deal.hands[action.seat]) < 2:
        return Violation.ANNOUNCE_TOO_FEW_CARDS
    pas_dedouble = action.announcement is Announcement.PAS_DEDOUBLE
    if pas_dedouble and dealt.slate[team.other] >= BORDER:
        return Violation.ANNOUNCE_OPPONENTS_TOO_HIGH
    return None


# -- what follows --------------------------------------------------------------------------------


def apply(state: MatchState, action: Action) -> MatchState:
    """The state after the action; raises :class:`IllegalActionError` if it is refused."""
    refused = violation(state, action)
    if refused is not None:
        raise IllegalActionError(refused)
    return _after(state, action)


def replay(rules: RuleSet, actions: Iterable[Action]) -> MatchState:
    """The state that a journal makes; raises :class:`IllegalActionError` at a refused action."""
    state = MatchState(rules)
    for action in actions:
        state = apply(state, action)
    return state


def events(before: MatchState, action: Action, after: MatchState) -> tuple[Event, ...]:
    """The facts of one applied action, in the order in which they came about."""
    facts: list[Event] = []
    deal = after.deal
    assert deal is not None, "every applied action leaves a deal"
    match action:
        case Deal():
            facts.append(Dealt(deal.dealt.number, deal.dealt.dealer, deal.dealt.indicator))
        case Play():
            facts.append(Played(action.seat, action.card))
            if before.deal is not None and len(deal.tricks) > len(before.deal.tricks):
                won = deal.tricks[-1]
                facts.append(TrickWon(len(deal.tricks), won.winner, won.marriages))
        case Declare() | Mark() | Dehors() | Announce():
            facts.append(WasSaid(action))
        case Book():
            pass
        case _:
            assert_never(action)
    if len(after.results) > len(before.results):
        facts.append(DealEnded(after.results[-1]))
        if after.winner is not None:
            facts.append(MatchWon(after.winner))
    return tuple(facts)


def _after(state: MatchState, action: Action) -> MatchState:
    deal = state.deal
    if isinstance(action, Deal):
        number = len(state.results) + 1
        deal = start_deal(
            state.rules, number, action.dealer, action.pack, state.slate, state.carried
        )
        return _with_deal(state, deal)
    assert deal is not None, "legality was checked"
    match action:
        case Play():
            deal = play(deal, action.seat, action.card)
            if deal.trick.cards:
                return _with_deal(state, deal)
            return _after_trick(state, deal)
        case Declare() | Mark() | Announce():
            return _with_deal(state, say(deal, action))
        case Dehors():
            return _called(state, say(deal, action), action.seat)
        case Book():
            return _counted(state, deal)
        case _:
            assert_never(action)


def _with_deal(state: MatchState, deal: DealState) -> MatchState:
    return MatchState(
        state.rules, state.slate, state.carried, state.coches, state.results, deal, True
    )


def _after_trick(state: MatchState, deal: DealState) -> MatchState:
    """A completed trick may break an announcement, or complete a cape (rules 6)."""
    announced = deal.announced
    if announced is not None and deal.tricks[-1].winner.team is not announced.seat.team:
        return _demand_failed(state, deal, announced)
    if len(deal.tricks) < 8:
        return _with_deal(state, deal)
    team = deal.tricks[-1].winner.team
    if deal.tricks_of(team) < 8:
        return _with_deal(state, deal)
    if announced is not None:
        return _demand_made(state, deal, announced)
    coches = VOLE if state.rules.ancient else Coches(2)
    return _ended(
        state,
        deal,
        Ending.CAPE,
        caller=None,
        by=team,
        coches=coches,
        points=_without_cards(deal),
        carried=_left_at_bottom(deal),
        game_over=False,
    )


def _called(state: MatchState, deal: DealState, caller: Seat) -> MatchState:
    """Dehors: right or wrong, the game is over (rules 5.4, 5.5, 9.4)."""
    team = caller.team
    own, other = deal.points_called(team), deal.points_of(team.other)
    slate = deal.dealt.slate
    right = reaches_out(slate[team], net(own, other), state.rules)
    return _ended(
        state,
        deal,
        Ending.DEHORS if right else Ending.WRONG_DEHORS,
        caller=caller,
        by=team if right else team.other,
        coches=price_of_game(slate[team.other], state.rules),
        points=PerTeam(own, other) if team is Team.NS else PerTeam(other, own),
        carried=_NOTHING,
        game_over=True,
    )


def _demand_price(state: MatchState, announced: Announce) -> Coches:
    """3 or 4 coches (rules 6.4, 6.5); in 1802 the game's parties and the vole's (rules 9.5)."""
    match announced.announcement:
        case Announcement.CAPE_ET_DEHORS:
            return Coches(3)
        case Announcement.PAS_DEDOUBLE:
            return Coches(4)
        case Announcement.PARTIE_ET_VOLE:
            game = price_of_game(state.slate[announced.seat.team.other], state.rules)
            return Coches(game + VOLE)
        case _:
            assert_never(announced.announcement)


def _demand_made(state: MatchState, deal: DealState, announced: Announce) -> MatchState:
    return _ended(
        state,
        deal,
        Ending.DEMAND_MADE,
        caller=announced.seat,
        by=announced.seat.team,
        coches=_demand_price(state, announced),
        points=_without_cards(deal),
        carried=_NOTHING,
        game_over=True,
    )


def _demand_failed(state: MatchState, deal: DealState, announced: Announce) -> MatchState:
    game_over = state.rules.failed_cape is FailedCape.GAME_OVER
    return _ended(
        state,
        deal,
        Ending.DEMAND_FAILED,
        caller=announced.seat,
        by=announced.seat.team.other,
        coches=_demand_price(state, announced),
        points=_without_cards(deal),
        carried=_NOTHING if game_over else _left_at_bottom(deal),
        game_over=game_over,
    )


def _without_cards(deal: DealState) -> PerTeam[TeamPoints]:
    """After a cape, made or failed, only what was declared and carried counts (rules 6.1, 6.6)."""
    return deal.points().map(lambda points: TeamPoints(0, points.declared, points.carried, 0))


def _left_at_bottom(deal: DealState) -> PerTeam[int]:
    """Declared and carried marriages that wait for the next deal (rules 6.2)."""
    if deal.dealt.rules.cape_declared is CapeDeclared.CANCELLED:
        return _NOTHING
    return deal.points().map(lambda points: points.declared + points.carried)


def _counted(state: MatchState, deal: DealState) -> MatchState:
    """The eight tricks are booked (rules 4.1); with the option a game may end by it (5.3)."""
    rules, points, before = state.rules, deal.points(), deal.dealt.slate
    slate = PerTeam.of(
        lambda team: SlatePoints(before[team] + booked(points[team], points[team.other], rules))
    )
    winner = _automatic_winner(slate, deal) if rules.dehors is DehorsWhen.AUTOMATIC else None
    return _ended(
        state,
        deal,
        Ending.COUNTED,
        caller=None,
        by=winner,
        coches=price_of_game(before[winner.other], rules) if winner else Coches(0),
        points=points,
        carried=_NOTHING,
        game_over=winner is not None,
        slate=slate,
    )


def _automatic_winner(slate: PerTeam[SlatePoints], deal: DealState) -> Team | None:
    """A slate of 31 wins; if both, the higher, else who did not deal (rules 5.3, its option)."""
    out = [team for team in Team if slate[team] * unit(deal.dealt.rules) > OUT - 1]
    if len(out) < 2:
        return out[0] if out else None
    if slate.ns != slate.ew:
        return Team.NS if slate.ns > slate.ew else Team.EW
    return deal.dealt.dealer.team.other


def _ended(
    state: MatchState,
    deal: DealState,
    ending: Ending,
    *,
    caller: Seat | None,
    by: Team | None,
    coches: Coches,
    points: PerTeam[TeamPoints],
    carried: PerTeam[int],
    game_over: bool,
    slate: PerTeam[SlatePoints] | None = None,
) -> MatchState:
    """Close the deal: coches to the losers' column, slates kept or wiped (rules 4.2, 5.6)."""
    against = by.other if by is not None else None
    total = state.coches
    if against is not None:
        total = total.put(against, Coches(total[against] + coches))
    slate = slate or deal.dealt.slate
    result = DealResult(
        number=deal.dealt.number,
        dealer=deal.dealt.dealer,
        trump=deal.dealt.trump,
        ending=ending,
        caller=caller,
        by=by,
        coches=coches,
        against=against,
        points=points,
        slate=slate,
        carried=carried,
        game_over=game_over,
        total=total,
    )
    kept = _CLEAN if game_over else slate
    return MatchState(
        state.rules, kept, carried, total, (*state.results, result), deal, running=False
    )
