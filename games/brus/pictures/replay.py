"""A finished hand again with four open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import accumulate
from typing import Final

from PIL import Image

from gamekit.cardgame.board_parts import LOWER_CORNERS, Lying, OnTable, Places, Spread, TricksWon
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cards.each import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import HandState, Trick
from games.brus.engine.match import MatchState, accept
from games.brus.engine.seats import SEATS, TEAMS
from games.brus.engine.view import HandView, View
from games.brus.engine.view import view as view_of
from games.brus.pictures.board import laid, said_by, taken, tricks_told
from games.brus.pictures.marks import dare_mark, strokes, turn_mark
from games.brus.pictures.recap import ending_told, rows_told
from games.brus.pictures.tableau import strokes_before
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.chalk import on_slate
from render.table.layout import Box, Side, Tiles, among_open_hands
from render.table.parts import BRASS, paste_centred
from render.table.table import bare_table

_SEATING: Final = among_open_hands(214, (8, 368))
_TILE: Final = (76, 92)
_HANDS: Final = {
    Side.TOP: Tiles(380, 8, (84, 0)),
    Side.BOTTOM: Tiles(380, 540, (84, 0)),
    Side.LEFT: Tiles(8, 268, (84, 0)),
    Side.RIGHT: Tiles(744, 268, (84, 0)),
}
_STOCK: Final = Box(8, 8, 232, 78)
_STROKES: Final = Box(824, 8, 168, 196)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the hand after the dealing: a card played or turned, an answer, a dare."""

    action: Play | Turn | Answer | Dare
    before: Trick
    """The trick on the table before it."""

    @property
    def trick(self) -> int:
        """Number of the trick, from 1."""
        return self.before.number

    @property
    def leads(self) -> bool:
        """Whether it begins its trick."""
        return not self.before.laid


def steps(view: View) -> tuple[Step, ...]:
    """Everything that was done in the view's hand, in order.

    Raises ``ValueError`` while the hand is not over.
    """
    pairs = zip(_finished(view).past, states(view), strict=False)
    return tuple(Step(action, _hand(state).trick) for action, state in pairs)


@lru_cache(maxsize=8)
def states(view: View) -> tuple[MatchState, ...]:
    """The match after each number of steps, from 0; ``ValueError`` while the hand is not over.

    The engine plays the hand again, so that hands, stock and strokes are as they were.
    """
    hand = _finished(view)
    result = hand.result
    assert result is not None, "the hand is over"
    earlier = view.results[:-1]
    before = MatchState(
        view.rules,
        strokes=strokes_before(hand, result),
        stanti=hand.stanti,
        games=Each.of(TEAMS, lambda team: sum(one.game_over and one.by is team for one in earlier)),
        results=earlier,
    )
    done: tuple[Action, ...] = (Deal(hand.dealer, hand.pack), *hand.past)
    return tuple(accumulate(done, accept, initial=before))[1:]


def hand_after(view: View, step: int) -> HandState:
    """The hand after so many steps; ``ValueError`` for a step that it does not have."""
    all_of_them = states(view)
    if not 0 <= step < len(all_of_them):
        raise ValueError(f"this replay has steps 0 to {len(all_of_them) - 1}, not {step}")
    return _hand(all_of_them[step])


def _hand(state: MatchState) -> HandState:
    assert state.hand is not None, "a hand was dealt"
    return state.hand


def _finished(view: View) -> HandView:
    if view.hand is None or view.hand.result is None:
        raise ValueError("a hand is replayed once it is over")
    return view.hand


def _there(hand: HandState) -> OnTable:
    """The trick on the table, all cards open."""
    tricks = tuple(map(taken, hand.tricks))
    return OnTable.of(tricks, hand.trick.leader.value, laid(hand.trick.laid))


# -- the pictures ----------------------------------------------------------------------------------


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms."""
    hands = (hand_after(view, step) for step in range(len(steps(view))))
    return [1800 if _there(hand).winner else 900 for hand in hands]


def film(view: View, table: Table, facts: FilmFacts) -> Iterator[Item]:
    """The hand trick by trick, in words."""
    hand, say = _finished(view), table.speech
    assert hand.result is not None, "the hand is over"
    yield told(
        say("alt-film", n=len(steps(view)), name=table.told(hand.dealer)),
        table.legend(),
        "; ".join(rows_told(hand, say)) + ".",
        ending_told(hand.result, say),
    )


def ground(view: View, table: Table, at: ReplayFacts) -> Image.Image:
    """The table, 1000 × 640 px."""
    return bare_table(_STOCK, *LOWER_CORNERS).copy()


def replay(view: View, table: Table, at: ReplayFacts) -> Iterator[Item]:
    """A finished hand after so many steps: four open hands and the table.

    Raises ``ValueError`` while the hand runs or for a step it does not have.
    """
    hand, say, end = hand_after(view, at.step), table.speech, len(steps(view))
    yield told(say("alt-replay", n=at.step, all=end, name=table.told(hand.dealer)))
    public, there = view_of(states(view)[at.step], None).hand, _there(hand)
    assert public is not None, "a hand was dealt"
    silent = there.winner is not None
    labels = {s.value: () if silent else said_by(public, there.laid, s, say) for s in SEATS}
    places = Places(hand.dealer.value, (there.winner or str(hand.turn),), labels, _SEATING)
    yield part(places.paint)
    yield part(Lying(there.laid, None, None, _SEATING).paint, *_trick(hand, table))
    held = {seat.value: sorted_hand(cards) for seat, cards in hand.hands.items()}
    empty = (None,) * 3
    yield Spread({seat: (*cards, *empty)[:3] for seat, cards in held.items()}, _HANDS, _TILE)
    yield part(partial(_lay_marks, hand))
    ns, ew = TEAMS
    won = hand.won[ns], hand.won[ew]
    yield TricksWon([say(f"team-{team}-short") for team in TEAMS], won, tricks_told(*won, say))
    score = {"ns_team": say("team-NS"), "ew_team": say("team-EW")}
    yield part(
        partial(_lay_corners, hand, f"{at.step}/{end}"),
        say("alt-stock", n=len(hand.stock)),
        say("alt-strokes", ns=hand.strokes[ns], ew=hand.strokes[ew], **score),
    )


def _trick(hand: HandState, table: Table) -> Iterator[str]:
    say, there = table.speech, _there(hand)
    if there.laid:
        yield say("alt-trick", list=table.laid(there.laid, say.card))
    kehren = hand.kehren[-1] if hand.kehren else None
    if kehren is not None and kehren.trick == there.number:
        yield say("alt-turned", name=table.told(kehren.seat))
        if kehren.answered_by is not None:
            key = "alt-took" if kehren.takes else "alt-ran"
            yield say(key, name=table.told(kehren.answered_by))
    if there.winner is not None:
        yield say("alt-taken", name=table.told(there.winner))
    elif hand.turn is not None:
        yield say("alt-turn", name=table.told(hand.turn))


def _lay_marks(hand: HandState, image: Image.Image, table: Table) -> None:
    """Marks of dares, and of a card that was led face down."""
    there = _there(hand)
    turned = any(one.trick == there.number for one in hand.kehren)
    for place, one in enumerate(there.laid):
        x, y = _SEATING.trick[table.side(one.seat)]
        if one.call:
            paste_centred(image, dare_mark(48), (x - 46, y + 36))
        if turned and place == 0:
            paste_centred(image, turn_mark(40), (x - 54, y + 2))


def _lay_corners(hand: HandState, step: str, image: Image.Image, table: Table) -> None:
    say = table.speech
    label, count = say("picture-label-stock"), str(len(hand.stock))
    draw_text(image, (22, 47), label, 30, CREAM, "lm", bold=True, max_width=150)
    draw_text(image, (226, 47), count, 44, BRASS, "rm", bold=True)
    written = on_slate(_STROKES, 12)
    for team, base in zip(TEAMS, (94, 180), strict=True):
        written.plain.text((22, base - 46), say(f"team-{team}-short"), 38, width=128)
        strokes(written.plain, 22, base, 38, hand.strokes[team])
    written.lay(image, _STROKES)
    draw_text(image, (364, 47), step, 38, CREAM, "rm", bold=True)
