"""After a deal and after the match: tricks, the arithmetic to the score, and how it all went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from games.briscon.cards import OTHER, SEATS, PerSeat, points_of
from games.briscon.melds import Kind
from games.briscon.pictures.board import ending_of, robbing
from games.briscon.pictures.sheet import (
    Paper,
    both,
    entries,
    lay_sheet,
    letters_of,
    line,
    sheet_of,
    sheet_sentences,
)
from games.briscon.rules import BrisconView, Ending
from games.cardgame.final import EARLIER, Course, Entry, Facts, summed
from games.cardgame.kinds import FinalFacts, finished
from games.cardgame.recap_parts import Played, Row, rows_ground
from games.cardgame.scene import Item, Table, part, told
from games.cardgame.speech import Speech
from render.style.text import draw_text
from render.style.theme import CREAM
from render.table.chalk import Writing, tally_height, tally_width
from render.table.ending import Fact, shortened
from render.table.layout import Box
from render.table.parts import BRASS, panel
from render.table.rows import Rows

BLOCKS: Final = tuple(Rows(Box(x, 8, 276, 784), 50, 94, 98, 83, (74, 62)) for x in (8, 288))
"""Eight tricks each."""
ENDING: Final = Box(572, 8, 420, 116)
SIZES: Final = range(38, 20, -2)
SUMS: Final = Box(572, 132, 420, 660)


def ground(view: BrisconView, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    image = rows_ground(800, 8, *BLOCKS)
    panel(image, ENDING, 130)
    return image


def recap(view: BrisconView, table: Table) -> Iterator[Item]:
    """A finished deal: who played what, who won it, and how it was counted.

    Raises ``ValueError`` unless the view's deal is over.
    """
    deal, say, sheet = finished(view), table.speech, replace(sheet_of(view), games=None)
    assert deal.result is not None, "the deal is over"
    dealer, trump = table.told(deal.dealer), say.suit(deal.indicator.suit)
    ending = say("alt-ended", ending=ending_of(deal.result, table.told, say))
    yield told(say("alt-recap", name=dealer, suit=trump), ending)
    yield told(table.legend())
    yield part(partial(_lay_ending, deal), f"{robbing(deal, say)}." if deal.robbed else "")
    paper = Paper.filled(SUMS, sheet)
    score = sheet_sentences(sheet, paper.lines(sheet), say.letter, say)
    yield part(partial(lay_sheet, paper, sheet), *score)
    if deal.result.by is not None:
        yield told(say("picture-recap-won", name=table.told(deal.result.by)))
    yield played(deal)  # Last, since a text that is too long is cut at its end.


def played(deal: BrisconView) -> Played:
    """The tricks with their card points."""
    rows = [
        Row(trick.laid, trick.winner, [(str(points_of(trick.cards)), CREAM)])
        for trick in deal.tricks
    ]
    rows += [Row(deal.lying, None)] if deal.lying else []
    return Played(rows, BLOCKS, deal.dealer, deal.trump)


def _lay_ending(deal: BrisconView, image: Image.Image, table: Table) -> None:
    """Lay out the deal's end, and the winner of a game that it decided."""
    result, say, box = deal.result, table.speech, ENDING
    assert result is not None, "the deal is over"
    people = [table.name(result.said_by)] if result.said_by is not None else []
    sentences = [(people, lambda names: ending_of(result, lambda _: names[0], say), BRASS)]
    sentences.append(([], lambda names: robbing(deal, say), CREAM))
    if result.by is not None:
        won = partial(say, "picture-recap-won")
        sentences.append(([table.name(result.by)], lambda names: won(name=names[0]), CREAM))
    for number, (names, sentence, ink) in enumerate(sentences):
        words, size = shortened(names, sentence, SIZES, box.w - 24, bold=True)
        y = box.centre[1] + 35 * number - 17 * (len(sentences) - 1)
        draw_text(image, (box.centre[0], y), words, size, ink, "mm", bold=True)


# -- the match -------------------------------------------------------------------------------------


def final(view: BrisconView, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """The score after each game or deal, and what is worth remembering."""
    say, several, scores = table.speech, view.several, lines(view)
    last = view.standing.results[-1].score
    told = [both("alt-final-points", last, table.told, say)]
    listed = ", ".join("–".join(map(str, score)) for score in scores)
    told.append(say("alt-final-games" if several else "alt-final-deals", list=listed))
    if several:
        told.append(both("alt-sheet-games", view.games, table.told, say))
        end = [Entry("", beside=partial(_tally, games)) for games in view.games]
    else:
        end = [Entry(str(score), bright=seat == view.winner) for seat, score in last.items()]
    label = say("picture-final-games" if several else "picture-final-points")
    course = [[Entry(str(one), several and one == max(both)) for one in both] for both in scores]
    course = summed(course, lambda count: _earlier(course[:count], several))
    yield Course(list(map(table.name, SEATS)), course, end, label, told, paper=True)
    deals = "picture-final-deals", len(view.standing.results)
    yield Facts.of(table, deals, facts.duration, *_facts(view, table))


def _earlier(course: Sequence[list[Entry]], several: bool) -> list[Entry]:
    """Games that each has won in some lines; scores of deals go on from line to line."""
    won = [sum(one.bright for one in column) for column in zip(*course, strict=True)]
    return [Entry(EARLIER, beside=partial(_tally, one) if several else None) for one in won]


def _tally(games: int, written: Writing, x: float, y: float, size: int) -> None:
    tall = tally_height(written.width // 2 - 36, 46, games)
    left = x - 4 - tally_width(tall, games) / 2
    written.plain.tally(left, y, tall, games, upright=True)


def _facts(view: BrisconView, table: Table) -> Iterator[Fact]:
    say = table.speech
    melds = (one for result in view.standing.results for one in entries(result.written) if one.meld)
    best = max(melds, key=lambda one: one.points, default=None)
    endings = [result.ending for result in view.standing.results]
    right, wrong = endings.count(Ending.OUT), endings.count(Ending.WRONG_OUT)
    if right or wrong:
        good, bad = say("picture-final-right"), say("picture-final-wrong")
        yield Fact(say("picture-final-claims"), f"{right} {good}, {wrong} {bad}")
    if best is not None and best.meld is not None:
        suit = None if best.meld.kind is Kind.FOUR else best.meld.suit
        label, value = say("picture-final-best"), f"{best.points} · {letters_of(best.meld, say)}"
        told = say("alt-fact", name=label, value=f"{line(best, say)} ({table.told(best.seat)})")
        yield Fact(label, value, suit, table.name(best.seat), told)


def lines(view: BrisconView) -> tuple[PerSeat[int], ...]:
    """The score after each game where the match goes to several, else after each deal."""
    several = view.several
    return tuple(one.score for one in view.standing.results if one.by is not None or not several)


def lost(view: BrisconView, winner: str, say: Speech, losers: Sequence[str]) -> str:
    """Text of the loser and the margin; ``losers``: display names."""
    seat = OTHER[winner]
    if view.several:
        games = {"own": view.games[seat], "others": view.games[winner]}
        return say("picture-final-lost-games", name=losers[0], **games)
    score = view.standing.results[-1].score
    points = {"own": score[seat], "others": score[winner]}
    wrong = view.standing.results[-1].ending is Ending.WRONG_OUT
    return say(
        "picture-final-lost-wrong" if wrong else "picture-final-lost", name=losers[0], **points
    )
