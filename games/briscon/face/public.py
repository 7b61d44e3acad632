"""Public messages of a deal: board, recap, « aus ».

Made from the spectator's view alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.briscon.engine.deal import Ending
from games.briscon.engine.view import DealView, Phase, View
from games.briscon.face.speech import (
    cards_line,
    ending_line,
    name_of,
    said_lines,
    score_line,
)
from games.briscon.words import say
from i18n.cards import card_said, suit_name


def board(view: View, at: At) -> Panel:
    """The deal in progress."""
    assert view.deal is not None, "a board needs a deal"
    counting = view.phase is Phase.COUNTING
    return Panel(
        title=_title(view.deal, at),
        status=say(at.language, counting_key(view, "board")) if counting else None,
        lines=tuple(deal_lines(view, view.deal, at)),
        small=(score_line(view, at),),
        scene=Scene("board", view),
    )


def recap(view: View, at: At) -> Panel:
    """A finished deal."""
    deal = view.deal
    assert deal is not None, "a recap needs a deal"
    result = deal.result
    ended = (ending_line(result, at), cards_line(result, at)) if result is not None else ()
    return Panel(
        title=_title(deal, at),
        lines=(*ended, *said_lines(deal, at)),
        small=(score_line(view, at),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """An « aus » with its count; ``None`` if the deal did not end by one (rules 11.6)."""
    result = view.deal.result if view.deal is not None else None
    if result is None or result.said_by is None or result.by is None:
        return None
    caller = result.said_by
    written, cards = result.total(caller), result.cards[caller]
    text = say(
        at.language,
        "out-right" if result.ending is Ending.OUT else "out-wrong",
        person=name_of(at, caller),
        winner=name_of(at, result.by),
        before=str(result.score[caller] - written - cards),
        written=str(written),
        cards=str(cards),
        points=str(result.score[caller]),
    )
    return Panel(lines=(text,), tone="loud")


def deal_lines(view: View, deal: DealView, at: At) -> Iterator[str]:
    """Lines on a deciding deal, the stock, and everything said and written."""
    if view.decider and deal.result is None:
        yield say(at.language, "decider")
    if deal.upcard is not None:
        below = card_said(at.language, deal.upcard)
        yield say(at.language, "stock-line", cards=deal.stock, below=below)
    yield from said_lines(deal, at)


def counting_key(view: View, where: str) -> str:
    """Sentence key before the booking; in a deciding deal nobody says « aus »."""
    return f"{where}-counting-decider" if view.decider else f"{where}-counting"


def _title(deal: DealView, at: At) -> str:
    return say(
        at.language,
        "board-title",
        deal=str(deal.number),
        trump=suit_name(at.language, deal.trump),
        dealer=name_of(at, deal.dealer),
    )
