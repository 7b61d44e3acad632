"""The match is over: who has won, who lost and by how much, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from gamekit.cardgame.final import Facts, Outcome, decided
from gamekit.cardgame.kinds import FinalFacts
from gamekit.cardgame.scene import Item, Table, part
from gamekit.cardgame.speech import Speech
from games.briscon.engine.deal import Ending
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import View
from games.briscon.pictures.sheet import both, letters_of, meld_name
from render.table.chalk import on_paper, tally_height, tally_width
from render.table.ending import WRITING, Fact, course


def outcome(view: View, table: Table) -> Outcome:
    """Winner and loser; ``ValueError`` while nobody has won."""
    winner = decided(view.winner)
    return Outcome((winner,), (winner.other,), partial(lost, view, table.speech))


def final(view: View, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """The score after each game or deal, and what is worth remembering."""
    say, several = table.speech, view.rules.games > 1
    scores = ", ".join("–".join(map(str, score)) for score in lines(view))
    yield part(
        partial(_lay_course, view),
        both("alt-final-points", last_score(view), table.told, say),
        say("alt-final-games" if several else "alt-final-deals", list=scores),
        both("alt-sheet-games", view.games, table.told, say) if several else "",
    )
    deals = "picture-final-deals", len(view.results)
    yield Facts.of(table, deals, facts.duration, *_facts(view, table))


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


def _lay_course(view: View, image: Image.Image, table: Table) -> None:
    """The score after each deal of a game, or after each game of several and the games won."""
    say, several, every = table.speech, view.rules.games > 1, lines(view)
    written = on_paper(WRITING, 28)
    label = say("picture-final-games" if several else "picture-final-points")
    page = course(written, list(map(table.name, SEATS)), len(every), label)
    for seat, x in zip(SEATS, page.centres, strict=True):
        for score, (y, step) in zip(every[-len(page.lines) :], page.lines, strict=True):
            leads = several and score[seat] == max(score)
            layer = written.bright if leads else written.plain
            layer.text((x, y), str(score[seat]), min(42, step), "ms")
        if several:
            games, room = view.games[seat], written.width // 2 - 36
            tall = tally_height(room, 46, games)
            left = x - tally_width(tall, games) / 2
            written.plain.tally(left, page.end, tall, games, upright=True)
        else:
            layer = written.bright if view.winner is seat else written.plain
            layer.text((x, page.end), str(last_score(view)[seat]), 60, "ms")
    written.lay(image, WRITING)
