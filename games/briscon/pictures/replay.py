"""A finished deal again with open hands: one step, or all of it as a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import accumulate, islice

from PIL import Image

from gamekit.cardgame.board_parts import Lying, OnTable, Places
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from gamekit.cardgame.scene import Item, Table, part, told
from gamekit.cardgame.speech import Speech
from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from games.briscon.engine.actions import Action, Deal, Meld, Out, Play, Rob
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.deal import DealResult, DealState
from games.briscon.engine.match import MatchState, accept
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import View
from games.briscon.pictures.board import (
    COUNTER,
    FACING,
    LAST,
    REPLAY_SHEET,
    LastOfTwo,
    Seen,
    ending_in_short,
    laid,
    lay_table,
    robbing,
    stock_told,
    taken,
    with_fields,
)
from games.briscon.pictures.recap import ending_told, finished, rows_told
from games.briscon.pictures.sheet import (
    Sheet,
    both,
    entries,
    lay_sheet,
    score_before,
    sheet_of,
    sheet_sentences,
)
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.parts import panel, paste, tile
from render.table.table import FIELD

Step = Play | Rob | Meld | Out
"""One action after the dealing."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How a finished deal stood after one of its steps."""

    deal: DealState
    """As the engine has it."""
    step: Step | None
    """Last action; ``None`` before the first."""
    result: DealResult | None
    """With the last step."""

    @property
    def there(self) -> OnTable:
        """The trick on the table: one just completed stays until something else is done."""
        deal = self.deal
        tricks = tuple(taken(trick, deal.trump) for trick in deal.tricks)
        there = OnTable.of(tricks, deal.trick.leader.value, laid(deal.trick))
        if there.winner is None or isinstance(self.step, Play):
            return there
        return OnTable(len(tricks) + 1, deal.trick.leader.value, (), None, tricks[-1])


def steps(view: View) -> tuple[Step, ...]:
    """All that was done in the view's finished deal, in order; ``ValueError`` while it runs."""
    return finished(view).past


@lru_cache(maxsize=8)
def moments(view: View) -> tuple[Moment, ...]:
    """How the view's deal stood after each number of steps, from 0; ``ValueError`` while it runs.

    The engine plays the deal again.
    """
    deal = finished(view)
    done: tuple[Action, ...] = (Deal(deal.dealer, deal.pack), *deal.past)
    before = MatchState(view.rules, score=score_before(view), results=view.results[:-1])
    found = []
    for number, state in enumerate(islice(accumulate(done, accept, initial=before), 1, None)):
        assert state.deal is not None, "a deal is running"
        step = deal.past[number - 1] if number else None
        last = number == len(deal.past)
        found.append(Moment(state.deal, step, deal.result if last else None))
    return tuple(found)


def moment(view: View, step: int) -> Moment:
    """The deal after ``step`` steps; ``ValueError`` for a step that it does not have."""
    found = moments(view)
    if not 0 <= step < len(found):
        raise ValueError(f"this replay has steps 0 to {len(found) - 1}, not {step}")
    return found[step]


def sheet_then(view: View, now: Moment) -> Sheet:
    """The sheet after a step of a finished deal; with the last one as the deal left it."""
    whole = sheet_of(view)
    if now.result is not None:
        return whole
    return replace(whole, entries=entries(now.deal.written), cards=None)


# -- the pictures ----------------------------------------------------------------------------------


def pauses(view: View) -> list[int]:
    """Duration of each step of a film but the last, ms."""
    return [
        1700 if now.there.winner or not isinstance(now.step, Play) else 900
        for now in moments(view)[:-1]
    ]


def film(view: View, table: Table, facts: FilmFacts) -> Iterator[Item]:
    """The deal trick by trick, in words."""
    deal, say, sheet = finished(view), table.speech, sheet_of(view)
    assert deal.result is not None, "the deal is over"
    yield told(
        say("alt-film", n=len(steps(view)), name=table.told(deal.dealer)),
        say("alt-trump", suit=say.suit(deal.trump)),
        table.legend(),
        rows_told(deal, say),
        f"{robbing(deal, say)}." if deal.robbed is not None else "",
        ending_told(deal.result, table),
        *sheet_sentences(sheet, REPLAY_SHEET.lines(sheet), say.letter, say),
    )


def ground(view: View, table: Table, at: ReplayFacts) -> Image.Image:
    """The table, 1000 × 640 px."""
    return with_fields().copy()


def replay(view: View, table: Table, at: ReplayFacts) -> Iterator[Item]:
    """A finished deal after so many steps: open hands, the stock, the table and the sheet.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    now, end, say = moment(view, at.step), len(steps(view)), table.speech
    deal, sheet, called = now.deal, sheet_then(view, now), words_at(now, say)
    seen = _seen(now, called)
    yield part(partial(lay_sheet, REPLAY_SHEET, sheet))
    yield told(say("alt-replay", n=at.step, all=end, name=table.told(deal.dealer)))
    places = Places(deal.dealer.value, seen.active, seating=FACING)
    yield part(places.paint, say("alt-trump", suit=say.suit(deal.trump)))
    yield told(say("alt-called", text=called) if called else "")
    yield part(partial(lay_table, seen), stock_told(seen.stock, seen.upcard, say))
    if deal.robbed is not None and deal.stock:
        yield told(say("alt-robbed", name=table.told(deal.robbed.seat)))
    following = deal.stock_cards()[:2]
    if following:
        yield part(partial(_lay_next, following), say("alt-next", list=say.cards(following)))
    elif seen.there.before is not None:
        yield LastOfTwo(seen.there.before)
    yield told(*Lying(seen.there.laid, None, seen.there.winner).tell(table))
    if seen.there.winner is None and deal.turn is not None and now.result is None:
        yield told(say("alt-turn", name=table.told(deal.turn)))
    for seat in SEATS:
        if cards := say.cards(sorted_hand(deal.hands[seat], deal.trump)):
            yield told(say("alt-replay-hand", name=table.told(seat), list=cards))
    yield told(both("alt-tricks", seen.won, table.told, say))
    yield told(*sheet_sentences(sheet, REPLAY_SHEET.lines(sheet), table.told, say))
    yield part(partial(_lay_counter, f"{at.step} / {end}"))


def _seen(now: Moment, called: str) -> Seen:
    deal = now.deal
    return Seen(
        deal.dealer,
        deal.trump,
        deal.upcard if deal.stock else None,
        deal.stock,
        deal.hands.map(lambda cards: sorted_hand(cards, deal.trump)),
        frozenset(card for one in deal.melds for card in one.cards),
        now.there,
        None if now.there.winner or now.result is not None else deal.turn,
        Each.of(SEATS, lambda seat: len(deal.won_by(seat))),
        deal.robbed.seat if deal.robbed is not None else None,
        called,
    )


def words_at(now: Moment, say: Speech) -> str:
    """Call of a replay step; empty for a card played."""
    if now.result is not None:
        return ending_in_short(now.result, say)
    match now.step:
        case Rob():
            return say("picture-label-robs")
        case Meld():
            made = now.deal.melds[-1]
            name = say(f"picture-mark-{made.kind.value}")
            return f"{name[:1].upper()}{name[1:]} {made.worth(now.deal.trump)}"
        case _:
            return ""


def _lay_counter(text: str, image: Image.Image, table: Table) -> None:
    panel(image, COUNTER, 140)
    draw_text(image, COUNTER.centre, text, 40, CREAM, "mm", bold=True)


def _lay_next(cards: tuple[Card, ...], image: Image.Image, table: Table) -> None:
    """The two cards that are drawn next, the winner's first."""
    say = table.speech
    box = LAST
    panel(image, box, FIELD)
    at = (box.centre[0], box.y + 18)
    words = say("picture-label-next")
    draw_text(image, at, words, 28, CREAM, "mm", bold=True, max_width=box.w - 12)
    for place, card in enumerate(cards):
        sprite = tile(card, 56, 78, table.style)
        paste(image, sprite, box.x + 58 + 76 * place, box.y + 42)
