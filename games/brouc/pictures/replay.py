"""A finished deal again with four open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from brouc.cards import Card, sorted_hand
from brouc.deal import Spoken, WonTrick
from brouc.seats import SEATS, Seat, Team
from brouc.tricks import Trick
from brouc.view import DealView, View
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from gamekit.cardgame.scene import Item, Table, part, told
from games.brouc.pictures.board import deal_of, heard, laid, said_by, tricks_won
from games.brouc.pictures.recap import plays, rows_told
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.alp import burnt_medallion
from render.table.layout import Box, Side
from render.table.lying import lay_turned
from render.table.parts import (
    BRASS,
    dealer_mark,
    empty_tile,
    panel,
    paste,
    paste_centred,
    plate,
    tile,
    trump_sign,
)
from render.table.surfaces import wood
from render.table.table import draw_labels

SIZE = (1000, 640)
CARD_W = 112
TILE = (58, 84)
STEP = 60
TRICK_AT = {
    Side.TOP: (500, 238),
    Side.BOTTOM: (500, 402),
    Side.LEFT: (392, 320),
    Side.RIGHT: (608, 320),
}
TURN = {Side.TOP: -3.0, Side.LEFT: 5.0, Side.RIGHT: -4.0, Side.BOTTOM: 2.5}
PLATES = {
    Side.TOP: Box(372, 98, 256, 48),
    Side.BOTTOM: Box(372, 494, 256, 48),
    Side.LEFT: Box(8, 92, 232, 48),
    Side.RIGHT: Box(760, 92, 232, 48),
}
WORDS = {
    Side.TOP: Box(256, 152, 180, 46),
    Side.BOTTOM: Box(186, 495, 180, 46),
    Side.LEFT: Box(150, 210, 180, 46),
    Side.RIGHT: Box(680, 210, 180, 46),
}
DEALER_AT = {
    Side.TOP: (654, 122),
    Side.BOTTOM: (654, 518),
    Side.LEFT: (264, 116),
    Side.RIGHT: (736, 116),
}


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
    return _ground().copy()


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    image = wood(*SIZE, 5, 5, 0.42)
    paste_centred(image, burnt_medallion(260), (500, 320))
    for x, y, wide in ((8, 8, 168), (824, 8, 168), (8, 554, 232), (760, 554, 232)):
        panel(image, Box(x, y, wide, 78), 120)
    return image


def replay(view: View, table: Table, at: ReplayFacts) -> Iterator[Item]:
    """A finished deal after some cards: four open hands and the table.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    deal, say, step = _finished(view), table.speech, at.step
    played = plays(deal)
    if not 0 <= step <= len(played):
        raise ValueError(f"this replay has steps 0 to {len(played)}, not {step}")
    now = won, trick, taker = moment(deal, step)
    suit, dealer = say.suit(deal.trump), table.told(deal.dealer)
    yield told(say("alt-replay", n=step, all=len(played), suit=suit, name=dealer))
    if trick.cards:
        cards = (say("alt-play", name=table.told(s), card=say.card(c)) for s, c in trick.plays())
        yield told(say("alt-trick", list=", ".join(cards)))
    if taker is not None:
        yield told(say("alt-taken", name=table.told(taker)))
    elif step < len(played):
        yield told(say("alt-turn", name=table.told(played[step][0])))
    yield told(heard(spoken(deal, step), deal, table))
    yield part(partial(_lay_seats, deal, step, now), *_hands(deal, step, table))
    yield part(partial(_lay_corners, deal, step, now), tricks_won(won, say))


def _hands(deal: DealView, step: int, table: Table) -> Iterator[str]:
    assert deal.dealt is not None
    gone = {card for _, card in plays(deal)[:step]}
    for seat in SEATS:
        cards = [card for card in sorted_hand(deal.dealt[seat], deal.trump) if card not in gone]
        if cards:
            held = table.speech.cards(cards)
            yield table.speech("alt-replay-hand", name=table.told(seat), list=held)


def _lay_seats(deal: DealView, step: int, now: Moment, image: Image.Image, table: Table) -> None:
    assert deal.dealt is not None
    say, played, (_, trick, taker) = table.speech, plays(deal), now
    gone = frozenset(card for _, card in played[:step])
    turn = played[step][0] if step < len(played) else None
    for seat in SEATS:
        side = table.side(seat)
        _lay_hand(image, side, sorted_hand(deal.dealt[seat], deal.trump), gone, table)
        box, active = PLATES[side], seat is (taker or turn)
        sprite = plate(table.name(seat), say.letter(seat), box.w, box.h, active)
        paste(image, sprite, box.x, box.y)
        said = said_by(spoken(deal, step), seat, deal.trump, say)
        draw_labels(image, WORDS[side], said, four=table.four)
        if seat is deal.dealer:
            paste_centred(image, dealer_mark(44), DEALER_AT[side])
    for one in laid(trick):
        side = table.side(one.seat)
        if one.card is not None:
            lay_turned(image, one.card, CARD_W, table.style, TURN[side], TRICK_AT[side])


def _lay_hand(
    image: Image.Image, side: Side, cards: tuple[Card, ...], gone: frozenset[Card], table: Table
) -> None:
    """Eight places: a row above or below, two columns at the sides."""
    for i, card in enumerate(cards):
        if side in (Side.TOP, Side.BOTTOM):
            x, y = 261 + i * STEP, 8 if side is Side.TOP else 548
        else:
            column, row = divmod(i, 4)
            x = (8 if side is Side.LEFT else 868) + column * 66
            y = 150 + row * 100
        sprite = empty_tile(*TILE) if card in gone else tile(card, *TILE, table.style)
        paste(image, sprite, x, y)


def _lay_corners(deal: DealView, step: int, now: Moment, image: Image.Image, table: Table) -> None:
    say, end = table.speech, len(plays(deal))
    draw_text(image, (18, 47), say("picture-label-trump"), 28, CREAM, "lm", bold=True, max_width=92)
    paste_centred(image, trump_sign(deal.trump, 58, table.four), (140, 47))
    draw_text(image, (908, 47), f"{step}/{end}", 38, CREAM, "mm", bold=True)
    for team, x in ((Team.NS, 124), (Team.EW, 876)):
        count = sum(1 for trick in now[0] if trick.winner.team is team)
        head = say(f"team-{team}-short")
        draw_text(image, (x - 12, 593), head, 34, CREAM, "rm", bold=True)
        draw_text(image, (x + 12, 593), str(count), 46, BRASS, "lm", bold=True)
