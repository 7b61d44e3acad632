"""A finished deal again with four open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from brouc.cards import Card, Suit, sorted_hand
from brouc.deal import Spoken, WonTrick
from brouc.seats import SEATS, Seat, Team
from brouc.tricks import Trick
from brouc.view import DealView, View
from gamekit.cardgame.board_parts import LOWER_CORNERS, Lying, Places, Spread, TricksWon
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from gamekit.cardgame.scene import Item, Table, part, told
from games.brouc.pictures.board import deal_of, heard, laid, said_by, tricks_won
from games.brouc.pictures.recap import plays, rows_told
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.layout import Box, Side, Tiles, among_open_hands
from render.table.parts import paste_centred, trump_sign
from render.table.table import bare_table

_SEATING = among_open_hands(92, (150, 210))
_TILE = (58, 84)
_HANDS = {
    Side.TOP: Tiles(261, 8, (60, 0)),
    Side.BOTTOM: Tiles(261, 548, (60, 0)),
    Side.LEFT: Tiles(8, 150, (66, 100), 4),
    Side.RIGHT: Tiles(868, 150, (66, 100), 4),
}
"""A row above or below, two columns at the sides."""
_TRUMP = Box(8, 8, 168, 78)
_STEP = Box(824, 8, 168, 78)


Moment = tuple[tuple[WonTrick, ...], Trick, Seat | None]
"""Tricks completed, the trick on the table, and who took a trick just completed."""


def moment(deal: DealView, step: int) -> Moment:
    """The table after ``step`` cards: a trick stays on the table until the next is led."""
    done, rest = divmod(step, 4)
    if step and rest == 0:
        won = deal.tricks[done - 1]
        return deal.tricks[:done], won.trick, won.winner
    trick = (*(won.trick for won in deal.tricks), deal.trick)[done]
    return deal.tricks[:done], Trick(trick.leader, trick.cards[:rest]), None


def spoken(deal: DealView, step: int) -> tuple[Spoken, ...]:
    """Calls when ``step`` cards were played, those right after them included."""
    return tuple(
        entry for entry in deal.spoken if min(4 * (entry.trick - 1) + entry.cards, 32) <= step
    )


def last_step(view: View) -> int:
    """The number of cards played in the view's deal: the last step of its replay."""
    return len(plays(_finished(view)))


def _finished(view: View) -> DealView:
    deal = deal_of(view)
    if deal.dealt is None:
        raise ValueError("a deal is replayed once it is over")
    return deal


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms."""
    return [1800 if step % 4 == 0 else 900 for step in range(last_step(view))]


def film(view: View, table: Table, facts: FilmFacts) -> Iterator[Item]:
    """The deal trick by trick, in words."""
    deal, say = _finished(view), table.speech
    suit, dealer = say.suit(deal.trump), table.told(deal.dealer)
    yield told(
        say("alt-animation", n=last_step(view), suit=suit, name=dealer),
        table.legend(),
        "; ".join(rows_told(deal, table)) + ".",
        heard(deal.spoken, deal, table),
    )


def ground(view: View, table: Table, at: ReplayFacts) -> Image.Image:
    """The table, 1000 × 640 px."""
    return bare_table(_TRUMP, _STEP, *LOWER_CORNERS).copy()


def replay(view: View, table: Table, at: ReplayFacts) -> Iterator[Item]:
    """A finished deal after some cards: four open hands and the table.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    deal, say, step = _finished(view), table.speech, at.step
    played = plays(deal)
    if not 0 <= step <= len(played):
        raise ValueError(f"this replay has steps 0 to {len(played)}, not {step}")
    won, trick, taker = moment(deal, step)
    suit, dealer = say.suit(deal.trump), table.told(deal.dealer)
    yield told(say("alt-replay", n=step, all=len(played), suit=suit, name=dealer))
    if trick.cards:
        yield told(say("alt-trick", list=table.laid(laid(trick), say.card)))
    turn = taker or (played[step][0] if step < len(played) else None)
    if turn is not None:
        yield told(say("alt-taken" if taker else "alt-turn", name=table.told(turn)))
    said, on_turn = spoken(deal, step), () if turn is None else (turn.value,)
    labels = {seat.value: said_by(said, seat, deal.trump, say) for seat in SEATS}
    places = Places(deal.dealer.value, on_turn, labels, _SEATING)
    yield part(places.paint, heard(said, deal, table))
    yield part(Lying(laid(trick), None, None, _SEATING).paint)
    yield Spread(_hands(deal, step), _HANDS, _TILE)
    yield TricksWon(
        [say(f"team-{team}-short") for team in Team],
        [sum(one.winner.team is team for one in won) for team in Team],
        tricks_won(won, say),
    )
    yield part(partial(_lay_corners, deal.trump, f"{step}/{len(played)}"))


def _hands(deal: DealView, step: int) -> dict[str, list[Card | None]]:
    """Each seat's eight places, those of cards played empty."""
    assert deal.dealt is not None, "the deal is over"
    gone = {card for _, card in plays(deal)[:step]}
    return {
        seat.value: [
            None if card in gone else card for card in sorted_hand(deal.dealt[seat], deal.trump)
        ]
        for seat in SEATS
    }


def _lay_corners(trump: Suit, step: str, image: Image.Image, table: Table) -> None:
    title = table.speech("picture-label-trump")
    draw_text(image, (18, 47), title, 28, CREAM, "lm", bold=True, max_width=92)
    paste_centred(image, trump_sign(trump, 58, table.four), (140, 47))
    draw_text(image, (908, 47), step, 38, CREAM, "mm", bold=True)
