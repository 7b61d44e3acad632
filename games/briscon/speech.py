"""Texts of Briscon: actions, calls, ends and scores; typed melds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from gamekit.cards.cards import Card, Rank, Suit
from gamekit.cards.seats import Each
from games.briscon.cards import SEATS, sorted_hand
from games.briscon.melds import Melded
from games.briscon.rules import (
    GOAL,
    BrisconView,
    DealResult,
    Ending,
    Meld,
    Out,
    Reason,
    Rob,
    Written,
)
from games.cardgame.actions import Play
from games.cardgame.speech import Speech
from games.cardgame.table_face import typed_words
from games.own_engine.comparing import REASONS
from i18n import COMMON, Sentences
from i18n.cards import card_name
from i18n.typed import plain, read_cards, trump_words, vocabulary, words_of

say: Final = Sentences(COMMON, REASONS, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""


def said_lines(deal: BrisconView, say: Speech) -> Iterator[str]:
    """Lines on robbing, new melds, and everything written."""
    if deal.robbed is not None:
        yield say.acts("said-rob", deal.robbed.seat, card=say.card(deal.indicator))
    for one in deal.written if deal.result is None else ():
        if one.meld is not None and one.trick == len(deal.tricks):
            cards, points = say.cards(one.meld.cards), str(one.points)
            yield say.acts("said-meld", one.seat, cards=cards, points=points)
    yield from written_lines(deal, say)


def written_lines(deal: BrisconView, say: Speech) -> Iterator[str]:
    """Lines of the sheet for this deal, only for seats with entries."""
    for seat in SEATS:
        if own := [one for one in deal.written if one.seat == seat]:
            entries = ", ".join(_entries(own, say))
            yield say.acts("written-line", seat, entries=entries)


def _entries(written: Iterable[Written], say: Speech) -> Iterator[str]:
    """Melds singly, other entries grouped by reason."""
    points: dict[Reason | Melded, int] = {}
    for one in written:
        what = one.meld or one.reason
        points[what] = points.get(what, 0) + one.points
    for entry, worth in points.items():
        if isinstance(entry, Melded):
            reason = say.cards(entry.cards)
        else:
            reason = say(f"written-{entry.code}")
        yield say("written-entry", points=worth, reason=reason)


def label(action: object, language: str, view: BrisconView | None = None) -> str:
    """Short text of a seat's action; ``ValueError`` for the table's own actions."""
    match action:
        case Play(card=card):
            return card_name(language, card)
        case Meld(cards=cards):
            return say(language, "act-meld", cards=Speech(say, language, {}).cards(cards))
        case Rob():
            return say(language, "button-rob")
        case Out():
            return say(language, "button-out")
        case _:
            raise ValueError(f"no seat does {action!r}")


def ending_line(result: DealResult, say: Speech) -> str:
    """End of a deal, and the winner of the game if it decided one."""
    deal, score = str(result.number), say.scores(result.score.items(), say.who)
    if result.by is None:
        if min(result.score) == max(result.score) >= GOAL:
            return say("ending-tied", deal=deal, **score)
        counted = Each.of(SEATS, lambda seat: result.total(seat) + result.cards[seat])
        return say("ending-counted", deal=deal, **say.scores(counted.items(), say.who))
    said_by = result.said_by or result.by
    key = f"ending-{'won' if result.ending is Ending.COUNTED else result.ending.value}"
    if say.reader == str(result.by) != str(said_by):
        key += "-won"
    return say.acts(
        key,
        said_by,
        deal=deal,
        points=result.score[said_by],
        winner=say.who(result.by),
        **score,
    )


def score_line(view: BrisconView, say: Speech) -> str:
    """Score after the last finished deal, and games if several are played."""
    return say(
        "score-line-games" if view.several else "score-line",
        **say.scores(view.standing.score.items(), say.who),
        n_games=view.games["N"],
        s_games=view.games["S"],
    )


# -- typed -----------------------------------------------------------------------------------------

_MELDED: Final = range(2, 6)
"""Cards of a meld (rules 11.4)."""


def melds_meant(text: str, deal: BrisconView, language: str) -> tuple[tuple[Card, ...], ...]:
    """Possible cards of a typed meld; several: the hand or a question decides.

    Cards that are not held or make no meld get the rule's answer.
    """
    announced = typed_words(say, language, "typed-meld")
    words = [word for word in words_of(plain(text)) if word not in announced]
    found = _named(words, deal, language) or tuple(
        cards
        for cards in read_cards(" ".join(words), language, deal.indicator.suit)
        if len(cards) in _MELDED
    )
    trick = deal.tricks[-1].cards if deal.tricks else ()
    there = tuple(
        cards for cards in found if set(cards) <= set(deal.hand) or set(cards) == set(trick)
    )
    return tuple(dict.fromkeys(map(sorted_hand, there or found[:1])))


def _named(words: list[str], deal: BrisconView, language: str) -> tuple[tuple[Card, ...], ...]:
    """Four of a kind and marriages by their names."""
    known = vocabulary(language)
    plural = dict(zip(plain(say(language, "typed-ranks")).split(), tuple(Rank)[:5], strict=True))
    ranks, rest = {**known.ranks, **plural}, set(words)
    if rest & (four := typed_words(say, language, "typed-four")):
        rest -= four
        found = {ranks[word] for word in rest if word in ranks}
        if len(rest) == len(found) == 1:
            return (tuple(Card(found.copy().pop(), suit) for suit in Suit),)
        return ()
    if rest & (marriage := typed_words(say, language, "typed-marriage")):
        rest -= marriage
        suits = {known.suits[word] for word in rest if word in known.suits}
        suits |= {deal.indicator.suit} if rest & trump_words() else set()
        return tuple(
            (Card(Rank.KING, suit), Card(Rank.QUEEN, suit)) for suit in Suit if suit in suits
        )
    return ()
