"""One example of each picture, of matches played by a seeded hand, for contact sheet and docs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from io import BytesIO
from random import Random
from typing import Final

from PIL import Image

from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cards.cards import PACK
from games.briscon.engine.actions import Action, Book, Deal, Meld, Play, Rob
from games.briscon.engine.match import MatchState, RuleSet, apply, legal_actions
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import View, view
from games.briscon.pictures.facts import FinalFacts, ReplayFacts
from games.briscon.pictures.scenes import SCENES
from games.briscon.pictures.steps import steps

NAMES: Final = {"N": "Élodie", "S": "Jean-Luc"}
_SEED: Final = 364
_LOOK: Final = Look(language="en")


def match() -> Iterator[MatchState]:
    """A whole match: cards at random, everything robbed and melded."""
    rng = Random(_SEED)
    state = MatchState(RuleSet())
    while state.winner is None:
        state = apply(state, Deal(state.next_dealer or Seat.SOUTH, tuple(rng.sample(PACK, 32))))
        yield state
        while state.running and state.deal is not None:
            state = apply(state, _next(state, state.deal.turn, rng))
            yield state


def _next(state: MatchState, turn: Seat | None, rng: Random) -> Action:
    if turn is None:
        return Book()
    legal = legal_actions(state, turn)
    said = [action for action in legal if isinstance(action, Rob | Meld)]
    return said[0] if said else rng.choice([one for one in legal if isinstance(one, Play)])


@lru_cache(maxsize=1)
def _states() -> tuple[MatchState, ...]:
    return tuple(match())


def _first(wanted: Callable[[MatchState], bool]) -> MatchState:
    states = _states()
    return next((state for state in states if wanted(state)), states[-1])


def _in_play() -> MatchState:
    """In mid-deal: a card lies, something is melded, and something of it still held."""
    return _first(
        lambda s: bool(
            s.running
            and s.deal
            and s.deal.trick.cards
            and len(s.deal.written) > 2
            and s.deal.stock > 3
            and any(view(s, None).deal.known)  # type: ignore[union-attr]
            and s.results
        )
    )


def _shown() -> View:
    """A player's view on lead, with a card in hand that has served."""
    state = _first(
        lambda s: bool(
            s.running
            and s.deal
            and s.deal.on_lead
            and any(set(meld.cards) & set(s.deal.hands[s.deal.on_lead]) for meld in s.deal.melds)
        )
    )
    return view(state, state.deal.turn if state.deal is not None else None)


def _counted() -> View:
    """A whole deal that was counted, robbed and melded."""
    state = _first(
        lambda s: bool(not s.running and s.deal and len(s.deal.melds) > 1 and s.deal.robbed)
    )
    return view(state, None)


def _replayed() -> Picture:
    whole = _counted()
    done = steps(whole)
    melded = next(number for number, step in enumerate(done, 1) if isinstance(step, Meld))
    return _drawn("replay", whole, ReplayFacts(melded))


def _drawn(kind: str, seen: View, data: object = None) -> Picture:
    return SCENES.draw(Scene(kind, seen, data), NAMES, _LOOK)


PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "board": lambda: _drawn("board", view(_in_play(), None)),
    "hand": lambda: _drawn("hand", _shown()),
    "sheet": lambda: _drawn("sheet", view(_in_play(), None)),
    "recap": lambda: _drawn("recap", _counted()),
    "final": lambda: _drawn(
        "final", view(_states()[-1], None), FinalFacts(2580, {"N": (1512, 1526), "S": (1498, 1484)})
    ),
    "replay": _replayed,
}
"""The kind of each scene, and what draws it."""


def opened(kind: str) -> Image.Image:
    """The picture of that kind, ``RGB``."""
    return Image.open(BytesIO(PICTURES[kind]().data)).convert("RGB")


EXAMPLES: Final[dict[str, Callable[[], Image.Image]]] = {
    "The board": partial(opened, "board"),
    "A hand, for its owner alone": partial(opened, "hand"),
    "The score sheet": partial(opened, "sheet"),
    "After a deal": partial(opened, "recap"),
    "After a match": partial(opened, "final"),
    "A step of a replay": partial(opened, "replay"),
}
"""Title and picture of each scene."""
