"""Computer players of any card game: by a rule of thumb, with slips or not, by flat Monte Carlo.

They get a view alone. Everything hidden is imagined: the unseen cards are dealt at random in a way
that makes all actions of the deal legal.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from gamekit.api.players import Clear, Deadline, Hint, Rival, Stop, never
from gamekit.cards.cards import Card
from games.cardgame.actions import Call, Move, Play
from games.cardgame.deal import Laid, Match
from games.cardgame.game import CardGame
from games.cardgame.rules import CardRules
from games.cardgame.view import View
from games.own_engine.comparing import SURE, Compared, Line, Why, hinted
from games.own_engine.comparing import Card as Compare

_WORLDS: Final = 24
"""Deals imagined for a move."""
_AHEAD: Final = 2
"""Least margin in points that a hint mentions."""
_REPAIRS: Final = 40
"""Exchanges tried to make an imagined deal agree with the actions."""
_SLIPS: Final = 1 / 3
"""Share of a beginner's cards that follow no rule."""
_WARMING: Final = 0.2
"""Longest first search, in seconds."""


class _Played(NamedTuple):
    """A move and a deal played to its end."""

    lead: float
    """Points more than the best other side."""
    line: Line | None = None
    """``None`` in a game without tricks."""
    worth: int = 0
    """Points of the move's card."""


class Known(NamedTuple):
    """A seat's knowledge of a deal."""

    deal: Any
    """A possible state."""
    possible: Mapping[str, Collection[Card]]
    """Cards that each other seat may hold."""


class CardComputers:
    """Three levels. Stateless."""

    levels: Final = ("beginner", "club", "expert")

    def __init__(self, game: CardGame, rules: CardRules) -> None:
        self._game, self._rules = game, rules

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Any:
        """Call that the game's rule of thumb makes now, else a move of the view's seat."""
        call = self.speak(view, level, seed, stop)
        if call is not None:
            return call
        moves, rng = _moves(view), Random(seed)
        if len(moves) == 1:
            return moves[0]
        if level == self.levels[-1]:
            return self._search(view, moves, rng, stop)[0]
        slips = level == self.levels[0] and all(hasattr(move, "card") for move in moves)
        if slips and rng.random() < _SLIPS:
            return rng.choice(moves)
        return self._thumb(view, moves, rng)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Any | None:
        """Call by the game's rule of thumb."""
        if not any(isinstance(one, Call) for one in view.legal):
            return None
        world = self.imagined(view, Random(seed), 0)
        call = self._game.speaks(world, view.seat or "") if world is not None else None
        return call if call in view.legal else None

    def clear(self, view: View, level: str, seed: int, moves: bool) -> Clear | None:
        """Everything but the choice of a level that searches."""
        if not moves:
            return Clear(self.speak(view, level, seed, never))
        searches = level == self.levels[-1] and len(_moves(view)) > 1
        if searches and (call := self.speak(view, level, seed, never)) is not None:
            return Clear(call)
        return None if searches else Clear(self.choose(view, level, seed, never))

    def hint(self, view: View, seed: int, stop: Stop, longer: int = 1) -> Hint | None:
        """Choice of the strongest level; losses are in points of the lead."""
        moves = _moves(view)
        if not moves:
            return None
        action = self.speak(view, self.levels[-1], seed, stop)
        key = "hint-only-card" if len(view.legal) == 1 else "hint-thumb"
        if action is not None or len(moves) == 1:
            return Hint(self._rules.encode(action or moves[0]), key)
        action, tried = self._search(view, moves, Random(seed), stop, longer * _WORLDS)
        if not tried:
            return Hint(self._rules.encode(action), key)
        rivals, alike = self._compared(view, action, tried)
        margin = min((one.loss for one in rivals.values()), default=0.0)
        clear = all(one.loss > SURE * one.error for one in rivals.values())
        more = round(margin) if clear else 0
        key = "hint-ahead" if more >= _AHEAD else "hint-best"
        hint = Hint(self._rules.encode(action), key, {"more": more}, alike=alike)
        return hinted(hint, rivals, "hint-ahead")

    def _compared(
        self, view: View, best: Any, tried: Mapping[Any, Sequence[_Played]]
    ) -> tuple[dict[str, Rival], tuple[str, ...]]:
        """The other moves, and the encoded actions that did the same as the best one."""
        rivals, same, own = dict[str, Rival](), list[str](), tried[best]
        known = self._known(view, Random(0))
        for move, found in tried.items():
            gains = [one.lead - two.lead for one, two in zip(own, found, strict=True)]
            if move is best:
                continue
            if not any(gains):
                same.append(self._rules.encode(move))
                continue
            loss = sum(gains) / len(gains)
            spread = sum((one - loss) ** 2 for one in gains)
            why = None if known is None else self._why(view, best, move, tried, known)
            key, values = why or ("", {})
            error = sqrt(spread) / len(gains)
            name = self._rules.encode(move)
            rivals[name] = Rival(round(loss, 2), round(error, 2), key, values)
        return rivals, tuple(same)

    def _why(
        self,
        view: View,
        best: Any,
        other: Any,
        tried: Mapping[Any, Sequence[_Played]],
        known: Known,
    ) -> Why | None:
        """Reason for a move against another one."""
        if not (hasattr(best, "card") and hasattr(other, "card")):
            return self._game.why(view, best, other)
        lines, others = (
            [one.line for one in tried[move] if one.line is not None] for move in (best, other)
        )
        if len(lines) != len(tried[best]) or len(others) != len(tried[other]):
            return None
        last = len(view.lying) == len(self._game.seats) - 1
        one, two = (
            Compare(
                self._game.pack.index(move.card),
                tried[move][0].worth,
                (move.card.rank.name.lower(), move.card.suit.value),
                sure=last or self._sure(view, move.card, known),
                last=last,
                leads=not view.lying,
                trump=move.card.suit is view.trump,
            )
            for move in (best, other)
        )
        return Compared(one, two, lines, others, [1.0] * len(lines)).why()

    def _sure(self, view: View, card: Card, known: Known) -> bool:
        """Whether the cards seen decide which side takes this trick with a card."""
        game, seat = self._game, view.seat or ""
        laid = (*view.lying, Laid(seat, card))
        holder = game.winner(known.deal, laid)
        if holder is None:
            return False
        ours = next(side for side in game.sides if holder in side)
        others = game.round(laid[0].seat)[len(laid) :]
        return not any(
            game.winner(known.deal, (*laid, Laid(one, held))) == one
            for one in others
            if one not in ours
            for held in known.possible[one]
        )

    def _known(self, view: View, rng: Random) -> Known | None:
        """Knowledge of the others' cards."""
        world = self.imagined(view, rng)
        if world is None:
            return None
        game, rules = self._game, self._rules
        unseen = [
            card for hand in world.deal.hands.items() if hand[0] != view.seat for card in hand[1]
        ]
        possible = {one: set(unseen) for one in game.seats}
        if game.draws or not view.order:
            return Known(world.deal, possible)
        match, _ = rules.folded(view.before, view.dealer or "", world.cards, ())
        for action in view.past:
            if isinstance(action, Play):
                for card in tuple(possible[action.seat]):
                    # With it in the hand, the card played would have been refused.
                    hands = match.deal.hands.put(action.seat, (action.card, card))
                    if game.refuses(replace(match, deal=replace(match.deal, hands=hands)), action):
                        possible[action.seat].discard(card)
            match = rules.accept(match, action)
        return Known(world.deal, possible)

    def warm_up(self) -> None:
        """Decide once, at the beginning of a match."""
        rules = self._rules
        start = rules.start(rules.presets[0], {})
        dealt = rules.accept(start, rules.deal(start, bytes(32), rules.cuts[0]))
        if (seat := rules.next(dealt).seat) is not None:
            self.choose(rules.view(dealt, seat), self.levels[-1], 0, Deadline(_WARMING))

    # -- thinking ----------------------------------------------------------------------------------

    def _thumb(self, view: View, moves: tuple[Any, ...], rng: Random) -> Any:
        world = self.imagined(view, rng, 0)
        chosen = None if world is None else self._by_thumb(world, view.seat or "", rng)
        return chosen if chosen in moves else rng.choice(moves)

    def _by_thumb(self, match: Match, seat: str, rng: Random) -> Any | None:
        chosen = self._game.thumb(match, seat, rng)
        if chosen is not None and self._game.refuses(match, chosen) is not None:
            raise ValueError(f"thumb returns a {type(chosen).__name__} that is refused")
        return chosen

    def _search(
        self, view: View, moves: tuple[Any, ...], rng: Random, stop: Stop, worlds: int = _WORLDS
    ) -> tuple[Any, dict[Any, list[_Played]]]:
        """Move with the best mean result of random play from imagined deals, and all results."""
        tried: dict[Any, list[_Played]] = {move: [] for move in moves}
        for _ in range(worlds):
            if stop():
                break
            world = self.imagined(view, rng)
            if world is None:
                break
            found: list[_Played] = []
            for move in moves:
                if stop():
                    break
                found.append(self._played(world, move, view.seat or "", rng))
            if len(found) < len(moves):
                break
            for move, one in zip(moves, found, strict=True):
                tried[move].append(one)
        if not tried[moves[0]]:
            return self._thumb(view, moves, rng), {}
        worth = {move: round(sum(one.lead for one in tried[move]), 6) for move in moves}
        return max(moves, key=worth.__getitem__), tried

    def _played(self, match: Match, action: Any, seat: str, rng: Random) -> _Played:
        """Result of random moves to the end of the deal."""
        game, begun, first = self._game, match, action
        while True:
            deal = game.accept(match, action)
            match = replace(match, deal=deal, actions=(*match.actions, action))
            able = game.next(match)
            if not able:
                break
            action = self._any(match, able[0], rng)
        points = game.score(match)
        own = points[match.side(seat)]
        others = [one for number, one in enumerate(points) if number != match.side(seat)]
        lead = float(own - max(others))
        number, tricks = len(begun.deal.tricks), match.deal.tricks
        if len(tricks) <= number:
            return _Played(lead)
        won = 0
        for trick in tricks[number:]:
            if trick.winner == seat:
                won |= sum(1 << game.pack.index(one.card) for one in trick.laid if one.seat == seat)
        this = tricks[number]
        counted = sum(game.worth(match.deal, card) for card in this.cards)
        took = match.side(this.winner) == match.side(seat)
        trick = float(counted if took else -counted)
        line = Line(took, counted, trick, lead - trick, won)
        return _Played(
            lead, line, game.worth(match.deal, first.card) if hasattr(first, "card") else 0
        )

    def _any(self, match: Match, seat: str, rng: Random) -> Any:
        """Move of a playout: sometimes by the rule of thumb, else any legal one.

        What is chosen before the first card decides the deal: that is never left to chance.
        """
        wishes = [one for one in self._game.wishes(match, seat) if isinstance(one, Move)]
        if not any(hasattr(one, "card") for one in wishes) or rng.random() < self._game.guided:
            chosen = self._by_thumb(match, seat, rng)
            if chosen is not None:
                return chosen
        rng.shuffle(wishes)
        return next(one for one in wishes if self._game.refuses(match, one) is None)

    def imagined(self, view: View, rng: Random, repairs: int = _REPAIRS) -> Match | None:
        """A state that agrees with everything the view shows; ``None``: unknown.

        Without repairs the others' cards may contradict their actions: enough for a rule of thumb,
        which uses only what its seat knows.
        """
        if view.dealer is None or not view.order:
            return self._game.imagined(view, rng)
        order = [card for card in view.order if card is not None]
        unseen = [card for card in self._game.pack if card not in order]
        rng.shuffle(unseen)
        gaps = [place for place, card in enumerate(view.order) if card is None]
        cards: list[Card] = [card or unseen.pop() for card in view.order]
        best, wrong = self._folded(view, cards)
        for _ in range(repairs if wrong else 0):
            one, two = rng.sample(gaps, 2)
            cards[one], cards[two] = cards[two], cards[one]
            other, still = self._folded(view, cards)
            if still > wrong:
                cards[one], cards[two] = cards[two], cards[one]
                continue
            best, wrong = other, still
            if not wrong:
                break
        return best

    def _folded(self, view: View, cards: list[Card]) -> tuple[Match, int]:
        return self._rules.folded(view.before, view.dealer or "", tuple(cards), view.past)


def _moves(view: View) -> tuple[Any, ...]:
    return tuple(one for one in view.legal if isinstance(one, Move))
