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
from games.brus.engine.actions import Action, Answer, Deal, Play
from games.brus.engine.cards import BEATING, SEVENS
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions
from games.brus.engine.seats import SEATS
from games.brus.engine.view import View, view
from games.brus.pictures.card_signs import pack_of
from games.brus.pictures.facts import FinalFacts, ReplayFacts
from games.brus.pictures.played import BLANK
from games.brus.pictures.scenes import SCENES
from games.brus.pictures.trick import may_dare
from render.cards.faces import RATIO, face
from render.cards.sheet import GROUND

NAMES: Final = {"N": "Gudrun", "E": "Björn", "S": "Ingeborg", "W": "Olof"}
_SEEDS: Final = range(40)
_LOOK: Final = Look(language="en")
_CARD: Final = 130
_GAP: Final = 10
_COLUMNS: Final = 7


def match(seed: int) -> Iterator[MatchState]:
    """A whole match: cards at random, bold half of the time."""
    rng = Random(seed)
    state = MatchState(RuleSet(2))
    while state.winner is None:
        if not state.running:
            pack = tuple(rng.sample(PACK, len(PACK)))
            state = apply(state, Deal(state.next_dealer or rng.choice(SEATS), pack))
        else:
            state = apply(state, _next(state, rng))
        yield state


def _next(state: MatchState, rng: Random) -> Action:
    legal = [action for seat in SEATS for action in legal_actions(state, seat)]
    if isinstance(legal[0], Answer):
        return rng.choice([one for one in legal if isinstance(one, Answer)])
    bold = [one for one in legal if not isinstance(one, Play) or one.dared]
    plain = [one for one in legal if isinstance(one, Play) and not one.dared]
    return rng.choice(bold if bold and rng.random() < 0.5 else plain)


@lru_cache(maxsize=len(_SEEDS))
def _states(seed: int) -> tuple[MatchState, ...]:
    return tuple(match(seed))


def _first(wanted: Callable[[MatchState], bool]) -> MatchState:
    return next(state for seed in _SEEDS for state in _states(seed) if wanted(state))


def _in_play() -> View:
    """In mid-hand: three cards lie, one of them dared, and strokes are gone."""
    return view(
        _first(
            lambda s: bool(
                s.running
                and s.hand
                and len(s.hand.trick.laid) == 3
                and s.hand.trick.laid[-1].dared
                and len(s.hand.tricks) > 3
                and sum(s.strokes) < 9
            )
        ),
        None,
    )


def _daring() -> View:
    """Somebody may dare."""
    return next(
        own
        for seed in _SEEDS
        for state in _states(seed)
        if state.running and state.hand is not None and state.hand.trick.laid
        for own in [view(state, state.hand.trick.turn)]
        if may_dare(own)
    )


def _over() -> View:
    """A finished hand with dares, a card taken up and a Stanto."""
    return view(
        _first(
            lambda s: bool(
                s.hand
                and s.hand.result
                and s.hand.settled
                and s.hand.stanti
                and any(kehren.taken for kehren in s.hand.kehren)
                and len(s.hand.tricks) > 6
            )
        ),
        None,
    )


def _chalked() -> View:
    """A tableau with everything on it."""
    return view(
        _first(
            lambda s: bool(
                s.hand
                and s.hand.result
                and s.stanti
                and any(s.games)
                and s.hand.settled
                and sum(s.strokes) < 10
            )
        ),
        None,
    )


def _won() -> View:
    return view(_states(0)[-1], None)


def _final() -> Scene:
    ratings = {"N": (1512, 1498), "E": (1498, 1509), "S": (1441, 1424), "W": (1620, 1634)}
    return Scene("final", _won(), FinalFacts(4980, ratings))


_SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "board": lambda: Scene("board", _in_play()),
    "hand": lambda: Scene("hand", _daring()),
    "tableau": lambda: Scene("tableau", _chalked()),
    "played": lambda: Scene("played", _in_play()),
    "recap": lambda: Scene("recap", _over()),
    "final": _final,
    "replay": lambda: Scene("replay", _over(), ReplayFacts(18)),
}


def drawn(kind: str) -> Picture:
    """The example of a scene."""
    return SCENES.draw(_SCENES[kind](), NAMES, _LOOK)


def opened(kind: str) -> Image.Image:
    """The example of a scene, or the ``pack``, as an image."""
    if kind == "pack":
        return pack()
    return Image.open(BytesIO(drawn(kind).data)).convert("RGB")


def pack() -> Image.Image:
    """Beating cards from the highest, a seven and some blank cards."""
    shown = (*BEATING, SEVENS[0], *BLANK[3:9])
    rows = len(shown) // _COLUMNS
    high = round(_CARD * RATIO)
    size = (_COLUMNS * (_CARD + _GAP) + _GAP, rows * (high + _GAP) + _GAP)
    out = Image.new("RGB", size, GROUND)
    for i, card in enumerate(shown):
        row, column = divmod(i, _COLUMNS)
        sprite = face(card, _CARD, pack_of(_LOOK))
        out.paste(sprite, (_GAP + column * (_CARD + _GAP), _GAP + row * (high + _GAP)), sprite)
    return out


PICTURES: Final = ("pack", "board", "hand", "tableau", "played", "recap")
"""Pictures on the page."""

EXAMPLES: Final[dict[str, Callable[[], Image.Image]]] = {
    "What beats, from the highest, and what does not": pack,
    "The board": partial(opened, "board"),
    "A hand, for its owner alone": partial(opened, "hand"),
    "The tableau": partial(opened, "tableau"),
    "The cards played so far": partial(opened, "played"),
    "After a hand": partial(opened, "recap"),
    "After a match": partial(opened, "final"),
    "A step of a replay": partial(opened, "replay"),
}
"""Title and picture of each scene."""
