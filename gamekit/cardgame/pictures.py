"""Pictures of a card game: scenes composed from the standard view, painted and told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image

from gamekit.api.face import Say
from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cardgame.deal import Trick
from gamekit.cardgame.game import CardGame
from gamekit.cardgame.rules import CardRules
from gamekit.cardgame.scene import (
    HAND,
    ROW,
    Cards,
    Deals,
    Item,
    Last,
    Lying,
    Notes,
    Open,
    Played,
    Scores,
    Seats,
    Sums,
    Table,
    Talon,
    Trickline,
    Waiting,
)
from gamekit.cardgame.speech import Speech
from gamekit.cardgame.view import View
from gamekit.cards.cards import Card, Suit
from render.cards.faces import style_of
from render.style.canvas import Canvas
from render.style.names import joined
from render.style.picture import finish
from render.style.words import lasting
from render.table.ahead import Wanted, pieces
from render.table.ending import Fact, Stand, draw_facts, ending
from render.table.grain import planks, vignette
from render.table.last import LoneTrick, lone_trick
from render.table.layout import BOARD, CARD_W, COLUMNS, LAST_TILE, TRICK_TURN, Box
from render.table.parts import panel
from render.table.strip import TILE, strip
from render.table.table import Place, bare_table

_DARK: Final = ((74, 43, 22), (138, 88, 47))
_HAND_COLUMNS: Final = 6


@dataclass(frozen=True)
class Held:
    """Everything that a hand's picture shows while others play."""

    seat: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Lone:
    """The last trick alone."""

    trick: Trick
    number: int
    trump: Suit | None


@dataclass(frozen=True)
class Marked:
    """Help shown in a hand."""

    legal: bool = True
    """Whether unplayable cards are dimmed on the reader's turn."""


@dataclass(frozen=True)
class Ended:
    """Data beyond the view of a finished match."""

    seconds: int | None = None
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """Step of a replay."""

    number: int
    bottom: str | None = None


class CardScenes:
    """Scenes ``board``, ``hand``, ``last``, ``recap``, ``final`` and ``replay``."""

    def __init__(self, game: CardGame, rules: CardRules, say: Say) -> None:
        self.game: Final = game
        self._rules, self._say = rules, say

    def draw(self, scene: Scene, names: Mapping[str, str], look: Look) -> Picture:
        """Draw a scene."""
        table = self._table(scene, names, look)
        alt = self._alt(scene, table)
        if scene.kind == "last":
            return finish(self._last(scene.view, table), scene.kind, alt)
        if scene.kind == "final":
            return finish(self._final(scene.view, scene.data or Ended(), table), scene.kind, alt)
        items = self._items(scene, table)
        image: Canvas | Image.Image
        if scene.kind == "recap":
            image = _wood(1000, _recap_high(scene.view), 8).copy()
        elif scene.kind == "hand":
            image = Canvas(_hand_ground(isinstance(scene.view, View)), _HAND_COLUMNS)
        elif scene.kind == "replay":
            image = Canvas(_replay_ground(len(self.game.seats)), COLUMNS)
        else:
            image = Canvas(bare_table(), COLUMNS)
        for item in items:
            item.paint(image, table)
        return finish(image, scene.kind, alt)

    def words(self, scene: Scene, names: Mapping[str, str], look: Look) -> str:
        """Describe a scene."""
        return self._alt(scene, self._table(scene, names, look))

    def pieces(self, look: Look) -> Iterator[Callable[[], object]]:
        """Jobs that draw the cards ahead."""
        turns = tuple(TRICK_TURN.values())
        count = -(-len(self.game.pack) // len(self.game.seats))
        width = Cards("", (self.game.pack[0],) * min(count, 13)).places()[0][2]
        wanted = Wanted(width, True, CARD_W, turns, (TILE,), (LAST_TILE,))
        return pieces(dict.fromkeys(self.game.pack), style_of(look), wanted)

    # -- composition -------------------------------------------------------------------------------

    def _table(self, scene: Scene, names: Mapping[str, str], look: Look) -> Table:
        seats = self.game.seats
        bottom = seats[len(seats) // 2]
        if isinstance(scene.data, Step) and scene.data.bottom in seats:
            bottom = scene.data.bottom or bottom
        speech = Speech(self._say, look.language, names, message=False)
        return Table(speech, look, seats, self.game.clockwise, bottom)

    def _alt(self, scene: Scene, table: Table) -> str:
        view, opening = scene.view, []
        if isinstance(view, View) and view.dealt:
            opening.append(table.speech("alt-card-table", deal=view.number))
        told = (text for item in self._items(scene, table) for text in item.tell(table))
        return joined([*opening, *told])

    def _items(self, scene: Scene, table: Table) -> tuple[Item, ...]:
        view = scene.view
        match scene.kind:
            case "hand" if isinstance(view, Held):
                return (Cards(view.seat, view.cards),)
            case "hand":
                return tuple(self.hand(view, scene.data or Marked()))
            case "last":
                return (_Lone(view),)
            case "recap":
                return tuple(self.recap(view))
            case "final":
                return (
                    _Won(view.won),
                    Deals(self.game.sides, (*view.before.points, view.points), view.scores),
                )
            case "replay":
                step = scene.data or Step(0)
                shown = self._rules.replayed(view, step.number)
                return (*self.board(shown), Open(shown.open or view.held.map(lambda n: ())))
        return tuple(self.board(view))

    def board(self, view: View) -> Iterator[Item]:
        """Items of the public table."""
        if not view.dealt:
            yield Seats()
            yield Waiting()
            return
        turn = (view.next.seat, *view.next.others) if view.next.awaits == "turn" else ()
        yield Seats(view.dealer, tuple(seat for seat in turn if seat), view.said)
        yield Scores(view.number, self.game.sides, view.scores, self._tricks(view), view.goal)
        if view.trump is not None or view.stock or view.turned:
            yield Talon(view.trump, view.stock, view.turned)
        if view.last is not None:
            yield Last(view.last)
        if view.lines:
            yield Notes(view.lines)
        winner = view.tricks[-1].winner if view.stays else None
        yield Lying(view.trick, view.tricks[-1].leader if winner else view.leader, winner)

    def _tricks(self, view: View) -> tuple[int, ...] | None:
        if not view.tricks:
            return None
        winners = [trick.winner for trick in view.tricks]
        return tuple(sum(map(winners.count, side)) for side in self.game.sides)

    def hand(self, view: View, marked: Marked) -> Iterator[Item]:
        """Items of a private hand."""
        assert view.seat is not None
        turn = (view.next.seat, *view.next.others) if view.next.awaits == "turn" else ()
        winner = view.tricks[-1].winner if view.stays else None
        first = view.tricks[-1].leader if winner else view.leader or view.seat
        yield Trickline(
            view.trump,
            self.game.round(first),
            view.trick,
            view.seat,
            tuple(seat for seat in turn if seat),
            winner,
        )
        shows = marked.legal and view.mine
        dimmed = frozenset(card for card, _ in view.refused) if shows else frozenset()
        yield Cards(view.seat, view.hand, dimmed, shows)

    def recap(self, view: View) -> Iterator[Item]:
        """Items of a finished deal."""
        yield Played(view.tricks, view.dealer, view.number, _recap_high(view))
        yield Sums(self.game.sides, view.points, view.scores, view.trump)
        if view.ending or view.lines:
            high = _recap_high(view)
            yield Notes((*view.ending, *view.lines), Box(622, 316, 370, high - 324), (30, 26, 22))

    # -- whole pictures of the house ---------------------------------------------------------------

    def _last(self, lone: Lone, table: Table) -> Image.Image:
        trick = lone.trick
        sides, speech = table.sides, table.speech
        places = {
            sides[seat]: Place(
                speech.letter(seat), table.name(seat), portrait=table.look.portrait(seat)
            )
            for seat in table.seats
        }
        cards = {sides[one.seat]: one.card for one in trick.laid if one.card is not None}
        title = speech("picture-label-number", number=lone.number)
        shown = LoneTrick(
            title, places, cards, sides[trick.leader], sides[trick.winner], lone.trump
        )
        return lone_trick(shown, table.style)

    def _final(self, view: View, ended: Ended, table: Table) -> Image.Image:
        speech, sides = table.speech, self.game.sides
        won = view.won
        lost = [seat for seat in table.seats if seat not in won]
        stands = [
            Stand(
                table.name(seat),
                speech.letter(seat),
                seat in won,
                table.look.portrait(seat),
                ended.ratings.get(seat),
            )
            for seat in (*won, *lost)
        ]
        score = speech.sums(sides, view.scores)
        image = ending(
            speech("picture-final-win"),
            lambda people: speech("picture-final-lose", list=score),
            stands,
        )
        Deals(sides, (*view.before.points, view.points), view.scores).paint(image, table)
        facts = [Fact(speech("picture-final-deals"), str(view.number))]
        if ended.seconds is not None:
            facts.append(Fact(speech("picture-final-duration"), lasting(ended.seconds)))
        draw_facts(image, facts)
        return image


@dataclass(frozen=True)
class _Lone:
    """Words of the last trick alone; :func:`render.table.last.lone_trick` paints it."""

    lone: Lone

    def paint(self, image: object, table: Table) -> None:
        """Painted as a whole."""

    def tell(self, table: Table) -> Iterator[str]:
        """Cards, leader, winner."""
        trick = self.lone.trick
        yield table.speech(
            "alt-lone-trick",
            number=self.lone.number,
            list=table.laid(trick.laid),
            leader=table.told(trick.leader),
            winner=table.told(trick.winner),
        )


@dataclass(frozen=True)
class _Won:
    """Words of the podium; :func:`render.table.ending.ending` paints it."""

    won: tuple[str, ...]

    def paint(self, image: object, table: Table) -> None:
        """Painted as a whole."""

    def tell(self, table: Table) -> Iterator[str]:
        """Winners."""
        won = [table.told(seat) for seat in self.won]
        key = "alt-win-one" if len(won) == 1 else "alt-win"
        yield table.speech(key, list=" & ".join(won))


def _recap_high(view: View) -> int:
    count = len(view.tricks)
    return max(480, 98 + 24 + (54 if count > 9 else 75) * count)


@lru_cache(maxsize=16)
def _wood(width: int, height: int, seed: int) -> Image.Image:
    return vignette(planks(width, height, seed, 6, *_DARK), 0.35)


@lru_cache(maxsize=2)
def _hand_ground(with_strip: bool) -> Image.Image:
    image = _wood(HAND.w, HAND.h, 6).copy()
    if with_strip:
        panel(image, strip(HAND.w), 130)
    return image


@lru_cache(maxsize=4)
def _replay_ground(seats: int) -> Image.Image:
    image = _wood(BOARD.w, BOARD.h + ROW * seats + 16, 7).copy()
    image.paste(bare_table(), (0, 0))
    return image
