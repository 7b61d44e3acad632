"""Rules of a card game for tables (:class:`gamekit.api.rules.Rules`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, replace
from functools import partial
from itertools import accumulate, combinations, filterfalse, takewhile
from pathlib import Path
from typing import Any, Final

from gamekit.api.rules import Next, Option, Refusal, Result
from gamekit.cards import shuffle
from gamekit.cards.cards import Card, swapped
from gamekit.cards.violations import Reason
from games.cardgame.actions import Action, Book, Call, Dealing, Move, codec
from games.cardgame.deal import Deal, Match, Refused
from games.cardgame.game import (
    BOOK_TOO_EARLY,
    DEAL_RUNNING,
    MATCH_OVER,
    MOVES_MADE,
    NO_DEAL,
    NOT_NOW,
    NOT_THE_PACK,
    NOT_YOUR_CARD,
    NOT_YOUR_TURN,
    WRONG_DEALER,
    CardGame,
)
from games.cardgame.view import View
from games.own_engine.rules import CommonRules, check_start

_EXCHANGES: Final = 30
"""Pairs of unseen cards exchanged for a position (:meth:`CardRules.hidden`)."""


class CardRules(CommonRules[Match, Any]):
    """Fold of a card game's actions, with everything that its methods leave out."""

    def __init__(self, game: CardGame) -> None:
        self.game: Final = game
        self.name: Final = game.name
        self.seats: Final = game.seats
        self.partners: Final = game.sides
        self.presets: Final = game.presets
        self.rules_version: Final = game.rules_version
        self.cuts: Final = range(1, len(game.pack))
        self.codec = codec(game.actions, game.seats, game.pack, books=game.books)
        self._calls: Final = tuple(
            kind for kind in game.actions if issubclass(kind, Call) and kind.waits
        )
        self._of_card: Final = tuple(
            kind
            for kind in game.actions
            if issubclass(kind, Move) and _required(kind) == ["seat", "card"]
        )
        self._single: Final = len(set(game.pack)) == len(game.pack)

    def options(self, preset: str) -> tuple[Option, ...]:
        """Options of the lobby."""
        own = self.game.defaults.get(preset, {})
        return tuple(
            replace(option, default=own.get(option.name, option.default))
            for option in self.game.options
        )

    def start(self, preset: str, options: Mapping[str, str], version: int | None = None) -> Match:
        """State before the first deal; ``ValueError`` names an unknown word."""
        check_start(self.presets, preset, self.rules_version, version)
        version = self.rules_version if version is None else version
        known = {option.name: option for option in self.options(preset)}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise ValueError(f"unknown option: {name[:40]!r} {value[:40]!r}")
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        match = Match(preset, tuple(chosen.items()), version, self.partners)
        return replace(match, carried=self.game.carried(match))

    # -- actions -----------------------------------------------------------------------------------

    def violation(self, state: Match, action: Any) -> Refusal | None:
        """Reason to refuse the action, ``None`` if it is legal."""
        game = self.game
        if state.closed and self.next(state).awaits == "nothing":
            return self._refused(MATCH_OVER, NOT_NOW)
        if isinstance(action, Dealing):
            return self._against_deal(state, action)
        if state.closed:
            return self._refused(NO_DEAL, NOT_NOW)
        if isinstance(action, Book):
            early = bool(game.next(state)) or not game.books
            return self._refused(BOOK_TOO_EARLY, NOT_NOW) if early else None
        if (first := game.refuses_first(state, action)) is not None:
            return first
        if isinstance(action, Move) and action.seat not in (able := game.next(state)):
            return self._refused(NOT_YOUR_TURN if able else MOVES_MADE, NOT_YOUR_TURN)
        card = getattr(action, "card", None)
        if isinstance(card, Card) and card not in state.deal.hands[action.seat]:
            return self._refused(NOT_YOUR_CARD)
        found = game.refuses(state, action)
        if found is not None and not isinstance(found, Refused | Reason):
            raise self._wrong("refuses", f"returns {found!r}, neither None nor a Refused")
        return found

    def _refused(self, code: str, usual: str = "") -> Refusal:
        """The game's own reason for a code, else the one of all games."""
        return self.game.reasons.get(code) or self.game.refused(usual or code)

    def _against_deal(self, state: Match, action: Dealing) -> Refusal | None:
        game = self.game
        if not state.closed:
            return self._refused(DEAL_RUNNING, NOT_NOW)
        if game.dealer(state) not in (None, action.dealer):
            return self._refused(WRONG_DEALER, NOT_NOW)
        right = Counter(action.pack) == Counter(game.pack)
        return None if right else self._refused(NOT_THE_PACK)

    def accept(self, state: Match, action: Any) -> Match:
        """State after an action; a deal that is over is scored at once."""
        deal: Any
        if isinstance(action, Dealing):
            carried = self.carried(state)
            state = replace(
                state,
                dealer=action.dealer,
                closed=False,
                cards=action.pack,
                actions=(),
                deal=None,
                carried=carried,
            )
            deal = self.game.begin(state)
            state = replace(state, deal=deal)
        elif isinstance(action, Book):
            deal = self.game.booked(state)
            state = replace(state, deal=deal)
        else:
            deal = self.game.accept(state, action)
            state = replace(state, deal=deal, actions=(*state.actions, action))
        called = "begin" if isinstance(action, Dealing) else "accept"
        if not isinstance(deal, Deal):
            raise self._wrong(called, f"returns {type(deal).__name__}, not a Deal")
        going = not isinstance(action, Book) and self._goes_on(state)
        if called == "begin" or not going:  # Not in every position of a search.
            for name, value in vars(deal).items():
                if isinstance(value, list | dict | set):
                    what = f"puts a {type(value).__name__} into the field {name}"
                    raise self._wrong(called, what)
        if going:
            return state
        points, sides = self.game.score(state), len(self.partners)
        if not isinstance(points, Sequence) or len(points) != sides:
            raise self._wrong("score", f"returns {points!r}, not {sides} numbers")
        return replace(state, closed=True, points=(*state.points, tuple(points)))

    def carried(self, state: Match) -> Any:
        """Value with which the deal in progress began; between deals that of the next one."""
        over = state.closed and state.deal is not None
        return self.game.carried(state) if over else state.carried

    def _goes_on(self, state: Match) -> bool:
        """Whether a deal awaits a move or its booking."""
        game = self.game
        return bool(game.next(state)) or (game.books and not game.ended(state))

    def book(self, state: Match) -> Any:
        """The table's action that books a deal."""
        return Book() if self.game.books else super().book(state)

    def _wrong(self, method: str, what: str) -> TypeError:
        """Error of a method of the game, with its place."""
        code = getattr(type(self.game), method).__code__
        place = f"{Path(code.co_filename).name}:{code.co_firstlineno}"
        return TypeError(f"{method} {what} ({place})")

    def legal_actions(self, state: Match, seat: str) -> tuple[Any, ...]:
        """Wishes of the seat that are not refused, each once."""
        if state.closed:
            return ()
        wished = dict.fromkeys(self.game.wishes(state, seat))
        for one in wished:
            if one.seat != seat:
                raise self._wrong("wishes", f"gives {seat} a {type(one).__name__} of {one.seat}")
        return tuple(one for one in wished if self.violation(state, one) is None)

    def is_move(self, action: Any) -> bool:
        """Whether a turn awaits such an action."""
        return isinstance(action, Move)

    def card_move(self, legal: Iterable[Action]) -> type[Any] | None:
        """Kind of move of a hand's buttons: of those of one card the first that is legal now."""
        able = set(map(type, legal))
        return next(
            (kind for kind in self._of_card if kind in able), next(iter(self._of_card), None)
        )

    def deal(self, state: Match, secret: bytes, cut: int) -> Dealing:
        """Deal from a secret and a cut; the first dealer follows from the secret."""
        number = len(state.points) + 1
        cards = shuffle.pack_order(self.game.pack, secret, f"{self.name} deal {number}", cut)
        return Dealing(self.game.dealer(state) or self.game.first_dealer(secret), cards)

    # -- what is next ------------------------------------------------------------------------------

    def next(self, state: Match) -> Next:
        """Next event of the match."""
        done = len(state.points)
        if not state.closed:
            return self._turn(state)
        if done and self.game.over(state) and not self._tied(state):
            return Next("nothing", None, done)
        dealer = self.game.dealer(state)
        cutter = None if dealer is None else self.game.after(dealer, -1)
        return Next("deal", cutter, done + 1)

    def _tied(self, state: Match) -> bool:
        """Whether every side would win: another deal decides."""
        return len(self.game.winners(state)) == len(self.partners)

    def _turn(self, state: Match) -> Next:
        deal: Deal = state.deal
        seat, *others = self.game.next(state) or (None,)
        if seat is None:
            return Next("booking", None, state.number, deal.leader)
        known = self.game.callers(state)
        calls = tuple(
            filter(partial(self._may_call, state), self.seats) if known is None else known
        )
        return Next(
            "turn",
            seat,
            state.number,
            deal.leader,
            others=tuple(others),
            calls=tuple(name for name in calls if name not in (seat, *others)),
            drawn=self._drawn(deal),
            full=bool(deal.tricks) and not deal.lying,
            last=len(deal.hands[seat]) == 1 and not calls and not others,
        )

    def _may_call(self, state: Match, seat: str) -> bool:
        wishes = self.game.wishes(state, seat) if self._calls else ()
        calls = (one for one in wishes if isinstance(one, self._calls))
        return any(self.violation(state, one) is None for one in calls)

    def _drawn(self, deal: Deal) -> int:
        if not self.game.draws:
            return 0
        return len(self.game.pack) - len(deal.stock) - (deal.turned is not None)

    def result(self, state: Match) -> Result | None:
        """Seats of the winning sides, and all scores."""
        if self.next(state).awaits != "nothing":
            return None
        won = tuple(seat for side in self.game.winners(state) for seat in side)
        lost = tuple(seat for seat in self.seats if seat not in won)
        return Result(won, lost, {seat: state.scores[state.side(seat)] for seat in self.seats})

    def tally(self, before: Match, action: Any, after: Match) -> Iterable[tuple[str, str, int]]:
        """Statistics of an action."""
        return self.game.statistics(before, action, after)

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, state: Match, seat: str | None) -> View:
        """Standard view with the game's own lines."""
        return self.seen(state, seat, everything=state.closed)

    def seen(self, state: Match, seat: str | None, *, everything: bool) -> View:
        """View of a seat; with ``everything``, as in a replay, all hands are open."""
        game, deal = self.game, state.deal
        awaited = self.next(state)
        points = state.points[: -1 if state.closed else None]
        before = replace(state, points=points, closed=True, deal=None, cards=(), actions=())
        view = game.view(
            seat,
            awaited,
            before,
            state.number,
            state.dealer,
            state.scores,
            goal=game.goal(state),
            carried=self.carried(state),
            points=state.points[-1] if state.closed and state.points else (),
        )
        if awaited.awaits == "nothing":
            view = replace(view, won=tuple(s for side in game.winners(state) for s in side))
        if deal is None:
            return view
        hand = game.sort(deal.hands[seat], state) if seat else ()
        view = replace(
            view,
            dealt=True,
            over=state.closed,
            hand=hand,
            held=deal.hands.map(len),
            open=deal.hands.map(lambda cards: game.sort(cards, state)) if everything else None,
            leader=deal.leader,
            lying=deal.lying,
            tricks=deal.tricks,
            taking=game.winner(deal, deal.lying) if deal.lying else None,
            stock=len(deal.stock),
            turned=deal.turned,
            trump=deal.trump,
            ending=game.ending(state) if state.closed else (),
            legal=self.legal_actions(state, seat) if seat else (),
        )
        view = game.shown(state, view)
        if view.mine and seat and (move := self.card_move(view.legal)) is not None:
            others = (c for c in dict.fromkeys(hand) if move(seat, c) not in view.legal)
            reasons = ((c, self.violation(state, move(seat, c))) for c in others)
            view = replace(view, refused=tuple((c, why) for c, why in reasons if why is not None))
        if state.closed:
            return replace(view, past=state.actions, order=state.cards)
        past = tuple(takewhile(partial(self._knows, state, seat), state.actions))
        view = replace(view, past=past)
        if game.draws or not self._single or len(past) < len(state.actions):
            return view
        known = visible(view)
        return replace(view, order=tuple(c if c in known else None for c in state.cards))

    def _knows(self, state: Match, seat: str | None, action: Any) -> bool:
        """Whether a reader knows the content of an action of the deal in progress."""
        return action.seat == seat or not self.game.hides(state, action)

    # -- other states ------------------------------------------------------------------------------

    def folded(
        self, before: Match, dealer: str, order: tuple[Card, ...], actions: Iterable[Any]
    ) -> tuple[Match, int]:
        """State after a deal's actions, and how many of these the rules refuse.

        ``ValueError`` for a card played without being held.
        """
        match, refused = self.accept(before, Dealing(dealer, order)), 0
        for action in actions:
            refused += self.violation(match, action) is not None
            match = self.accept(match, action)
        return match, refused

    def again(self, view: View) -> tuple[Match, ...]:
        """Matches of a finished deal by its view: after the dealing, then after each action."""
        order = tuple(card for card in view.order if card is not None)
        done = (Dealing(view.dealer or "", order), *view.past)
        return tuple(accumulate(done, self.accept, initial=view.before))[1:]

    def replayed(self, view: View, step: int) -> View:
        """Spectator's view with open hands after some actions of a finished deal."""
        assert view.over
        assert view.dealer is not None
        order = tuple(card for card in view.order if card is not None)
        match, _ = self.folded(view.before, view.dealer, order, view.past[:step])
        return self.seen(match, None, everything=True)

    # For tools.conformance only.

    def pieces(self, state: Match) -> tuple[Card, ...]:
        """All cards."""
        return self.game.pack if state.deal is None else state.deal.cards

    def hidden(self, state: Match, seat: str | None) -> Iterator[Match]:
        """States with two unseen cards exchanged from the beginning of the deal, by legal play."""
        if state.closed:
            return
        public = filterfalse(partial(self.game.hides, state), state.actions)
        known = visible(self.view(state, seat)).union(
            *(cards_in(vars(one).values()) for one in public)
        )
        pairs = [*combinations(dict.fromkeys(c for c in state.cards if c not in known), 2)]
        before = replace(state, closed=True, deal=None, cards=(), actions=())
        for one, two in pairs[:: max(1, len(pairs) // _EXCHANGES)]:
            by = {one: two, two: one}
            actions = swapped(state.actions, by)
            pairs_of = zip(state.actions, actions, strict=True)
            if any(one.seat == seat and one != other for one, other in pairs_of):
                continue  # One's own secret choice is known.
            try:
                other, refused = self.folded(
                    before, state.dealer or "", swapped(state.cards, by), actions
                )
            except ValueError:
                continue
            if seat and set(other.deal.hands[seat]) != set(state.deal.hands[seat]):
                continue  # Rules that move hidden cards have moved others.
            same = self.game.facts(other) == self.game.facts(state)
            if same and not refused and self._unlike(other, state):
                yield other

    def _unlike(self, one: Match, two: Match) -> bool:
        """Whether two states differ apart from the order of cards in hands."""
        sets = [deal.hands.map(frozenset) for deal in (one.deal, two.deal)]
        stocks = [(deal.stock, deal.aside, deal.lying) for deal in (one.deal, two.deal)]
        return sets[0] != sets[1] or stocks[0] != stocks[1]


def _required(kind: type[Any]) -> list[str]:
    """Names of an action's fields without a default."""
    return [one.name for one in fields(kind) if one.default is MISSING]


def visible(view: View) -> frozenset[Card]:
    """Cards that a view shows."""
    laid = (*view.lying, *(one for trick in view.tricks for one in trick.laid))
    open_ = () if view.open is None else tuple(card for hand in view.open for card in hand)
    found = {one.card for one in laid} | {view.turned, *view.hand, *open_}
    for one in (*view.lines, *view.awaited, *view.ending, *(said for _, said in view.said)):
        found |= cards_in(value for _, value in one.values)
    for action in view.past:
        found |= cards_in(vars(action).values())
    return frozenset(card for card in found if card is not None)


def cards_in(values: Iterable[object]) -> set[Card | None]:
    """Cards among values and tuples of values."""
    found: set[Card | None] = set()
    for value in values:
        if isinstance(value, Card):
            found.add(value)
        elif isinstance(value, tuple):
            found.update(value)
    return found
