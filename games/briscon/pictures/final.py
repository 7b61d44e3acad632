"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from gamekit.cardgame.final import Course, Entry, Facts, Outcome, decided
from gamekit.cardgame.kinds import FinalFacts
from gamekit.cardgame.scene import Item, Table
from gamekit.cardgame.speech import Speech
from games.briscon.engine.deal import Ending
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures.sheet import both, letters_of, meld_name
from render.table.chalk import Writing, tally_height, tally_width
from render.table.ending import Fact


def outcome(view: View, table: Table) -> Outcome:
    """Winner and loser; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    return Outcome((winner,), (winner.other,), partial(lost, view, table.speech))


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """The score after each game or deal, and what is worth remembering."""
    say, several, scores = table.speech, view.rules.games > 1, lines(view)
    told = [both("alt-final-points", last_score(view), table.told, say)]
    listed = ", ".join("–".join(map(str, score)) for score in scores)
    told.append(say("alt-final-games" if several else "alt-final-deals", list=listed))
    if several:
        told.append(both("alt-sheet-games", view.games, table.told, say))
        end = [Entry("", beside=partial(_tally, games)) for games in view.games]
    else:
        points = last_score(view).items()
        end = [Entry(str(score), bright=seat is view.winner) for seat, score in points]
    label = say("picture-final-games" if several else "picture-final-points")
    course = [[Entry(str(one), several and one == max(both)) for one in both] for both in scores]
    yield Course(list(map(table.name, SEATS)), course, end, label, told, paper=True)
    deals = "picture-final-deals", len(view.results)
    yield Facts.of(table, deals, facts.duration, *_facts(view, table))


def _tally(games: int, written: Writing, x: float, y: float, size: int) -> None:
    tall = tally_height(written.width // 2 - 36, 46, games)
    left = x - 4 - tally_width(tall, games) / 2
    written.plain.tally(left, y, tall, games, upright=True)


def _facts(view: View, table: Table) -> Iterator[Fact]:
    say, best, (right, wrong) = table.speech, best_meld(view), claims(view)
    if right or wrong:
        yield Fact(say("picture-final-claims"), claims_told(right, wrong, say))
    if best is not None:
        suit = None if best.meld.kind is Kind.FOUR else best.meld.suit
        label, value = say("picture-final-best"), f"{best.points} · {letters_of(best.meld, say)}"
        words = f"{best.points} {meld_name(best.meld, say)} ({table.told(best.seat)})"
        told = say("alt-fact", name=label, value=words)
        yield Fact(label, value, suit, table.name(best.seat), told)


def lines(view: View) -> tuple[PerSeat[int], ...]:
    """The score after each game where the match goes to several, else after each deal."""
    several = view.rules.games > 1
    return tuple(one.score for one in view.results if one.by is not None or not several)


def lost(view: View, say: Speech, losers: Sequence[str]) -> str:
    """Text of the loser and the margin; ``losers``: display names.

    Raises ``ValueError`` while nobody has won.
    """
    winner = decided(view.winner)
    seat = winner.other
    if view.rules.games > 1:
        games = {"own": view.games[seat], "others": view.games[winner]}
        return say("picture-final-lost-games", name=losers[0], **games)
    score = last_score(view)
    points = {"own": score[seat], "others": score[winner]}
    wrong = view.results[-1].ending is Ending.WRONG_OUT
    return say(
        "picture-final-lost-wrong" if wrong else "picture-final-lost", name=losers[0], **points
    )


@dataclass(frozen=True, slots=True)
class Best:
    """The meld that was worth most."""

    seat: Seat
    meld: Melded
    points: int


def best_meld(view: View) -> Best | None:
    """The match's most valuable meld, the first of equals."""
    found: Best | None = None
    for result in view.results:
        for one in result.written:
            meld = meld_of(one.cards)
            if meld is not None and (found is None or one.points > found.points):
                found = Best(one.seat, meld, one.points)
    return found


def claims(view: View) -> tuple[int, int]:
    """Number of right and wrong « aus »."""
    endings = [result.ending for result in view.results]
    return endings.count(Ending.OUT), endings.count(Ending.WRONG_OUT)


def last_score(view: View) -> PerSeat[int]:
    """How the players stood when the last game was won."""
    return view.results[-1].score


def claims_told(told: int, wrong: int, say: Speech) -> str:
    """« Aus » in figures: how often right, how often wrong."""
    right, not_right = say("picture-final-right"), say("picture-final-wrong")
    return f"{told} {right}, {wrong} {not_right}"
