"""After a hand and after the match: tricks, what was wiped for what, and how it all went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PIL import Image

from gamekit.cards.seats import Each
from games.brus.cards import OTHER, TEAM, TEAMS, PerTeam, sorted_hand
from games.brus.pictures.marks import brille, keule, stanto, strokes, strokes_width
from games.brus.pictures.tableau import shown_of, strokes_told
from games.brus.rules import BrusView, Ending, HandResult, Settled
from games.brus.speech import reasons
from games.cardgame.deal import Line, Word, line
from games.cardgame.final import EARLIER, Course, Entry, Facts, summed
from games.cardgame.kinds import FinalFacts, finished
from games.cardgame.recap_parts import Left, Played, Row, SumLine, Sums, rows_ground
from games.cardgame.scene import Item, Table, told
from games.cardgame.speech import Speech
from render.style.theme import CREAM
from render.table.chalk import Writing
from render.table.ending import Fact
from render.table.layout import Box
from render.table.parts import BRASS
from render.table.rows import Rows

ROWS: Final = Rows(Box(8, 8, 606, 784), 52, 110, 98, 83)
SUMS: Final = Box(622, 8, 370, 784)


def ground(view: BrusView, table: Table) -> Image.Image:
    """Wood and rows, 1000 × 800 px."""
    return rows_ground(800, 8, ROWS)


def recap(view: BrusView, table: Table) -> Iterator[Item]:
    """A finished hand: who played what, who won it, and what was wiped for what.

    Raises ``ValueError`` unless the view's hand is over.
    """
    hand, say = finished(view), table.speech
    result = hand.result
    assert result is not None, "the hand is over"
    assert hand.open is not None, "the hand is over"
    title = title_of(result)
    yield told(say("alt-recap", name=table.told(hand.dealer)), f"{say.line(title)}.")
    yield told(table.legend())
    yield played(hand, table)
    yield Left({seat: sorted_hand(cards) for seat, cards in hand.open.items()}, ROWS)
    standing, below = partial(_standing, result, say), _standing_told(result, say)
    yield Sums(SUMS, title, TEAMS, lines(hand, result), foot=standing, told=tuple(below))


def title_of(result: HandResult) -> Line:
    """Short text of the hand's end."""
    if result.by is None:
        return line("picture-ending-stanto")
    if result.game_over:
        return line("picture-title-game", team=Word(f"team-{result.by}-short"))
    if result.ending is Ending.RUN:
        return line("picture-title-run", team=Word(f"team-{OTHER[result.by]}-short"))
    return line("picture-title-won", team=Word(f"team-{result.by}-short"))


def played(hand: BrusView, table: Table) -> Played:
    """The tricks, also one from which a team ran."""
    say, rows, won = table.speech, [], Each.of(TEAMS, lambda _: 0)
    for number, trick in enumerate(hand.tricks, 1):
        team = TEAM[trick.winner]
        won = won.put(team, won[team] + 1)
        settled = [(_settled(one, say), BRASS) for one in hand.settled if one.trick == number]
        after = settled or [("–".join(map(str, won)), CREAM)]
        turned = hand.kehren_in(number) is not None
        rows.append(Row(trick.laid, trick.winner, after, turned))
    if hand.lying:
        rows.append(Row(hand.uncovered, None, [(say("picture-label-ran"), BRASS)], True))
    return Played(rows, (ROWS,), hand.dealer)


def _settled(settled: Settled, say: Speech) -> str:
    """Short result of a dare: the team that wiped strokes and their number, or none."""
    if settled.team is None:
        return say("picture-label-nobody")
    wiped = f"−{settled.wiped}" if settled.wiped else "0"
    return f"{say(f'team-{settled.team}-short')} {wiped}"


# -- the arithmetic --------------------------------------------------------------------------------


def lines(hand: BrusView, result: HandResult) -> tuple[SumLine, ...]:
    """From the strokes before a hand to those after it.

    What was due beyond the strokes standing is lost (rules 10.4): a line of its own takes it off.
    """
    zero: PerTeam[int] = Each.of(TEAMS, lambda _: 0)
    out = [("before", hand.began.strokes, "")]
    if any(result.dares):
        out.append(("dares", result.dares, "−"))
    if (by := result.by) is not None:
        out.append(("hand", zero.put(by, 1), "−"))
        parts = reasons(hand, result).items()
        out += [(key, zero.put(by, value), "−") for key, value in parts if value]
        if result.due > result.wiped:
            out.append(("lost", zero.put(by, result.due - result.wiped), "+"))
    out.append(("standing", result.strokes, "="))
    return tuple(SumLine(f"picture-sum-{key}", (*values,), sign) for key, values, sign in out)


def _standing_told(result: HandResult, say: Speech) -> Iterator[str]:
    if result.stanti:
        yield say("alt-stanti", n=result.stanti)
    if result.game_over and result.by is not None:
        thing = "Keule" if result.keule else "Brille"
        yield say("alt-drawn", team=say.team(OTHER[result.by]), list=thing)


def _standing(result: HandResult, say: Speech, written: Writing) -> None:
    """The tableau after the hand, at the slate's foot."""
    chalked, bright = written.plain, written.bright
    for team, base in zip(TEAMS, (640, 724), strict=True):
        chalked.text((30, base - 6), say(f"team-{team}-short"), 46, "ls", width=92)
        strokes(chalked, 126, base, 56, result.strokes[team])
        if result.game_over and team != result.by:
            (keule if result.keule else brille)(bright, 312, base - 26, 40)
    if result.stanti:
        stanto(bright, 304, 744 - 12, 34)
        if result.stanti > 1:
            bright.text((332, 752), f"×{result.stanti}", 34, "ls")


# -- the match -------------------------------------------------------------------------------------


def final(view: BrusView, table: Table, facts: FinalFacts) -> Iterator[Item]:
    """Strokes left after each game or hand, and what is worth remembering."""
    say, several, ends = table.speech, view.several, course(view)
    standing = ", ".join("–".join(map(str, one.strokes)) for one in ends)
    told = strokes_told(shown_of(view), say, False)
    told.append(say("alt-final-games" if several else "alt-final-hands", list=standing))
    label = say(f"picture-final-{'games-won' if several else 'strokes-left'}")
    if several:
        told.append(say("alt-fact", name=label, value="–".join(map(str, view.games))))
        end = [Entry(str(games)) for games in view.games]
    else:
        end = [Entry("", beside=partial(_left, left)) for left in view.results[-1].strokes]
    heads = [say(f"team-{team}-short") for team in TEAMS]
    lines = [
        [Entry(str(one.strokes[team]), beside=partial(_drawn, one, team)) for team in TEAMS]
        for one in ends
    ]
    lines = summed(lines, lambda count: _earlier(ends[:count]))
    yield Course(heads, lines, end, label, told)
    others = (Fact(say(f"picture-final-{key}"), value) for key, value in feats(view))
    yield Facts.of(table, ("picture-final-hands", len(view.results)), facts.duration, *others)


def course(view: BrusView) -> tuple[HandResult, ...]:
    """The match from its beginning: ends of games where it goes to several, else of hands."""
    several = view.several
    return tuple(one for one in view.results if one.game_over or not several)


def _earlier(ends: Sequence[HandResult]) -> list[Entry]:
    """Number of Brillen and Keulen of each team; strokes of hands go on from line to line."""
    found = []
    for team in TEAMS:
        lost = [one for one in ends if one.game_over and one.by == OTHER[team]]
        text = f"{EARLIER} {len(lost)}×" if lost else EARLIER
        found.append(Entry(text, beside=partial(_drawn, lost[-1] if lost else ends[-1], team)))
    return found


def _drawn(ended: HandResult, team: str, written: Writing, x: float, y: float, size: int) -> None:
    """Brille or Keule of a team that lost a game (rules 10.8)."""
    if ended.game_over and ended.by == OTHER[team]:
        tall = min(34, size - 2)
        (keule if ended.keule else brille)(written.bright, x + 40, y - tall * 0.42, tall)


def _left(standing: int, written: Writing, x: float, y: float, size: int) -> None:
    strokes(written.plain, x - 4 - strokes_width(46) / 2, y - 2, 46, standing)


def lost(view: BrusView, winner: str, say: Speech, losers: Sequence[str]) -> str:
    """Text of the losers and the margin; ``losers``: display names."""
    (one, two), team = losers, OTHER[winner]
    if view.several:
        games = {"own": view.games[team], "others": view.games[winner]}
        return say("picture-final-lost-games", one=one, two=two, **games)
    left = view.results[-1].strokes[team]
    return say("picture-final-lost", one=one, two=two, left=left)


def feats(view: BrusView) -> tuple[tuple[str, str], ...]:
    """Key of a label and what stands behind it; of the teams North-South's first."""
    results = view.results
    jannen = [one.by for one in results if one.jannen]
    runs = [OTHER[one.by] for one in results if one.by and one.ending is Ending.RUN]
    counts = {
        "dares": [sum(one.dares[team] for one in results) for team in TEAMS],
        "jannen": list(map(jannen.count, TEAMS)),
        "runs": list(map(runs.count, TEAMS)),
    }
    return tuple((key, " – ".join(map(str, of))) for key, of in counts.items())
