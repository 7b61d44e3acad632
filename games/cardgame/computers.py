"""Computer players of any card game: random, by a rule of thumb, by flat Monte Carlo.

They get a view alone. Everything hidden is imagined: the unseen cards are dealt at random in a way
that makes all actions of the deal legal.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

from gamekit.api.players import Clear, Hint, Stop
from gamekit.cards.cards import Card
from games.cardgame.actions import Call, Move
from games.cardgame.deal import Match
from games.cardgame.game import CardGame
from games.cardgame.rules import CardRules
from games.cardgame.view import View

_WORLDS: Final = 24
"""Deals imagined for a move."""
_AHEAD: Final = 2
"""Least margin in points that a hint mentions."""
_REPAIRS: Final = 40
"""Exchanges tried to make an imagined deal agree with the actions."""


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
        moves = _moves(view)
        rng = Random(seed)
        if len(moves) == 1:
            return moves[0]
        if level == "beginner" or view.seat is None:
            return rng.choice(moves)
        if level == "club":
            return self._thumb(view, moves, rng)
        return self._search(view, moves, rng, stop)[0]

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Any | None:
        """Call by the game's rule of thumb."""
        if not any(isinstance(one, Call) for one in view.legal) or level == "beginner":
            return None
        world = self.imagined(view, Random(seed))
        call = self._game.speaks(world, view.seat or "") if world is not None else None
        return call if call in view.legal else None

    def clear(self, view: View, level: str, seed: int, moves: bool) -> Clear | None:
        """The only move, a random one, or silence where nothing can be called."""
        silent = level == "beginner" or not any(isinstance(one, Call) for one in view.legal)
        if not moves or not silent:
            return Clear() if silent else None
        able = _moves(view)
        if len(able) == 1:
            return Clear(able[0])
        return Clear(Random(seed).choice(able)) if level == "beginner" and able else None

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """Choice of the strongest level; the margin is in points."""
        moves, margin = _moves(view), None
        if not moves:
            return None
        action = self.speak(view, self.levels[-1], seed, stop)
        if action is None and len(moves) > 1:
            action, margin = self._search(view, moves, Random(seed), stop)
        text, more = self._rules.encode(action or moves[0]), round(margin or 0)
        if more >= _AHEAD:
            return Hint(text, "hint-ahead", {"more": more}, margin)
        key = "hint-thumb" if margin is None else "hint-best"
        return Hint(text, "hint-only-card" if len(view.legal) == 1 else key, margin=margin)

    def warm_up(self) -> None:
        """Nothing to load."""

    # -- thinking ----------------------------------------------------------------------------------

    def _thumb(self, view: View, moves: tuple[Any, ...], rng: Random) -> Any:
        world = self.imagined(view, rng)
        chosen = None if world is None else self._by_thumb(world, view.seat or "", rng)
        return chosen if chosen in moves else rng.choice(moves)

    def _by_thumb(self, match: Match, seat: str, rng: Random) -> Any | None:
        chosen = self._game.thumb(match, seat, rng)
        if chosen is not None and self._game.refuses(match, chosen) is not None:
            raise ValueError(f"thumb returns a {type(chosen).__name__} that is refused")
        return chosen

    def _search(
        self, view: View, moves: tuple[Any, ...], rng: Random, stop: Stop
    ) -> tuple[Any, float | None]:
        """Move with the best mean result of random play from imagined deals, and its margin."""
        worth = dict.fromkeys(moves, 0.0)
        for _ in range(_WORLDS):
            if stop():
                break
            world = self.imagined(view, rng)
            if world is None:
                return self._thumb(view, moves, rng), None
            for move in moves:
                if stop():
                    break
                worth[move] += self._played(world, move, view.seat or "", rng)
            else:
                continue
            break
        best = max(moves, key=lambda move: round(worth[move], 6))
        second = max(worth[move] for move in moves if move is not best)
        return best, (worth[best] - second) / _WORLDS

    def _played(self, match: Match, action: Any, seat: str, rng: Random) -> float:
        """Difference of points after random moves to the end of the deal."""
        game = self._game
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
        return float(own - max(others))

    def _any(self, match: Match, seat: str, rng: Random) -> Any:
        """Move of a playout: sometimes by the rule of thumb, else any legal one."""
        if rng.random() < self._game.guided:
            chosen = self._by_thumb(match, seat, rng)
            if chosen is not None:
                return chosen
        wishes = [one for one in self._game.wishes(match, seat) if isinstance(one, Move)]
        rng.shuffle(wishes)
        return next(one for one in wishes if self._game.refuses(match, one) is None)

    def imagined(self, view: View, rng: Random) -> Match | None:
        """A state that agrees with everything the view shows; ``None``: unknown."""
        if view.dealer is None or not view.order:
            return self._game.imagined(view, rng)
        order = [card for card in view.order if card is not None]
        unseen = [card for card in self._game.pack if card not in order]
        rng.shuffle(unseen)
        gaps = [place for place, card in enumerate(view.order) if card is None]
        cards: list[Card] = [card or unseen.pop() for card in view.order]
        best, wrong = self._folded(view, cards)
        for _ in range(_REPAIRS if wrong else 0):
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
