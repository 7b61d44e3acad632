"""Texts of Briscon: actions, calls, ends and scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from gamekit.api.face import At
from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from games.briscon.engine.actions import Meld, Out, Play, Rob, decode
from games.briscon.engine.deal import DealResult, Ending, Reason, Written
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, View
from i18n import COMMON, Sentences
from i18n.cards import card_name, card_said

say: Final = Sentences(COMMON, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""


def name_of(at: At, seat: Seat) -> str:
    """Display name at a seat, else the seat's name."""
    return at.names.get(seat.value) or say(at.language, f"seat-{seat}")


def cards_said(language: str, cards: Iterable[Card]) -> str:
    """Short text of cards: ``R♥ D♥``."""
    return " ".join(card_said(language, card) for card in cards)


def said_lines(deal: DealView, at: At) -> Iterator[str]:
    """Lines on robbing, new melds, and everything written."""
    if deal.robbed_by is not None:
        card = card_said(at.language, deal.indicator)
        yield say(at.language, "said-rob", person=name_of(at, deal.robbed_by), card=card)
    if deal.result is None:
        yield from _melded_lines(deal, at)
    yield from written_lines(deal, at)


def _melded_lines(deal: DealView, at: At) -> Iterator[str]:
    """Melds since the last trick."""
    for one in deal.written:
        if one.reason is Reason.MELD and one.trick == len(deal.tricks):
            cards, points = cards_said(at.language, one.cards), str(one.points)
            who = name_of(at, one.seat)
            yield say(at.language, "said-meld", person=who, cards=cards, points=points)


def written_lines(deal: DealView, at: At) -> Iterator[str]:
    """Lines of the sheet for this deal, only for seats with entries."""
    written = deal.result.written if deal.result is not None else deal.written
    for seat in SEATS:
        own = [one for one in written if one.seat is seat]
        if own:
            entries = ", ".join(_entries(at.language, own))
            yield say(at.language, "written-line", person=name_of(at, seat), entries=entries)


def _entries(language: str, written: Iterable[Written]) -> Iterator[str]:
    """Melds singly, other entries grouped by reason."""
    points: dict[Reason | Written, int] = {}
    for one in written:
        what: Reason | Written = one if one.reason is Reason.MELD else one.reason
        points[what] = points.get(what, 0) + one.points
    for entry, worth in points.items():
        if isinstance(entry, Written):
            reason = cards_said(language, entry.cards)
        else:
            reason = say(language, f"written-{entry.code}")
        yield say(language, "written-entry", points=str(worth), reason=reason)


def label(action: str, language: str) -> str:
    """Short text of a seat's action; ``ValueError`` for the table's own actions."""
    match decode(action):
        case Play(card=card):
            return card_name(language, card)
        case Meld(cards=cards):
            return say(language, "act-meld", cards=cards_said(language, cards))
        case Rob():
            return say(language, "button-rob")
        case Out():
            return say(language, "button-out")
        case _:
            raise ValueError(f"no seat does {action!r}")


def of_seats(values: PerSeat[int], at: At) -> dict[str, str]:
    """Names of both players with a number each: ``n_name``, ``n``, ``s_name``, ``s``."""
    found: dict[str, str] = {}
    for seat, value in values.items():
        key = seat.value.lower()
        found |= {f"{key}_name": name_of(at, seat), key: str(value)}
    return found


def ending_line(result: DealResult, at: At) -> str:
    """End of a deal, and the winner of the game if it decided one."""
    language, deal = at.language, str(result.number)
    if result.by is None:
        if result.score[Seat.NORTH] == result.score[Seat.SOUTH] >= 600:
            return say(language, "ending-tied", deal=deal, **of_seats(result.score, at))
        counted = Each.of(SEATS, lambda seat: result.total(seat) + int(result.cards[seat]))
        return say(language, "ending-counted", deal=deal, **of_seats(counted, at))
    said_by = result.said_by or result.by
    return say(
        language,
        f"ending-{'won' if result.ending is Ending.COUNTED else result.ending.value}",
        deal=deal,
        person=name_of(at, said_by),
        points=str(result.score[said_by]),
        winner=name_of(at, result.by),
        **of_seats(result.score, at),
    )


def cards_line(result: DealResult, at: At) -> str:
    """Card points of a finished deal."""
    return say(at.language, "cards-line", **of_seats(result.cards.map(int), at))


def score_line(view: View, at: At) -> str:
    """Score after the last finished deal, and games if several are played."""
    return say(
        at.language,
        "score-line" if view.rules.games == 1 else "score-line-games",
        **of_seats(view.score, at),
        n_games=str(view.games[Seat.NORTH]),
        s_games=str(view.games[Seat.SOUTH]),
    )


def last_trick_line(view: View, at: At) -> str:
    """Last complete trick."""
    deal, language = view.deal, at.language
    if deal is None or not deal.tricks:
        return say(language, "last-none")
    trick = deal.tricks[-1]
    return say(
        language,
        "last-trick",
        number=str(trick.number),
        leader=name_of(at, trick.leader),
        first=card_said(language, trick.cards[0]),
        second=card_said(language, trick.cards[1]),
        winner=name_of(at, trick.winner(deal.trump)),
    )
