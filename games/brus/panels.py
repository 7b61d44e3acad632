"""Messages of Brus: board, recap, calls, hand, pages, end of a match.

Public ones are made from the spectator's view alone, a hand from its seat's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At, Page, Seen
from gamekit.api.panel import Act, Button, Panel, Row, Style
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FinalFacts, HandFacts
from gamekit.cardgame.speech import Speech
from gamekit.cards.cards import PACK
from gamekit.cards.views import Phase
from gamekit.parts.face import card_button, last_panel, seat_of
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn, decode, encode
from games.brus.engine.cards import BEATING, SEVENS, sorted_hand
from games.brus.engine.hand import Ending
from games.brus.engine.seats import TEAMS, Seat, Team
from games.brus.engine.view import HandView, View
from games.brus.pictures.board import hand_of, last_of
from games.brus.pictures.hand import held
from games.brus.pictures.tableau import worth
from games.brus.speech import (
    ending_lines,
    game_line,
    label,
    last_trick_line,
    runner,
    said_lines,
    speech,
    table_lines,
    tableau_line,
)
from i18n.cards import card_face


def board(view: View, at: At) -> Panel:
    """The hand in progress."""
    hand, say = hand_of(view), speech(at)
    number = str(hand.number)
    return Panel(
        title=say("board-title", hand=number, trick=_trick(hand), dealer=say.who(hand.dealer)),
        lines=(*said_lines(hand, say), *_asked(hand, say)),
        small=(*_progress(view, hand, say), tableau_line(view, say)),
        scene=Scene("board", view),
    )


def _trick(hand: HandView) -> str:
    return str(min(len(hand.tricks) + 1, 8))


def _asked(hand: HandView, say: Speech) -> Iterator[str]:
    """Question to the other team while a card lies turned."""
    if hand.asked is not None:
        yield say("board-asked", team=say.partners(hand.asked.seat.team.other.seats))


def _progress(view: View, hand: HandView, say: Speech) -> Iterator[str]:
    """Strokes at stake (rules 10.7), tricks of both teams and cards in the stock."""
    yield say("about-worth", n=worth(view))
    yield say("progress-line", **say.scores(hand.won.items(), say.team), stock=hand.stock)


def recap(view: View, at: At) -> Panel:
    """A finished hand."""
    hand, say = hand_of(view), speech(at)
    ending = ending_lines(hand, hand.result, say) if hand.result is not None else ()
    return Panel(
        title=say("recap-title", hand=str(hand.number), dealer=say.who(hand.dealer)),
        lines=(*ending, *said_lines(hand, say)),
        small=(tableau_line(view, say),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """Message on a team that ran, with both its hands shown (rules 10.6), or on a game won."""
    hand, say = view.hand, speech(at)
    result = hand.result if hand is not None else None
    if hand is None or result is None or result.by is None:
        return None
    lines: list[str] = []
    if result.ending is Ending.RUN:
        lines = [say("call-run", person=runner(hand, say)), *_shown(hand, result.by.other, say)]
    if result.game_over:
        lines += [say("call-game"), game_line(result, result.by, say)]
    return Panel(lines=tuple(lines), tone="loud") if lines else None


def _shown(hand: HandView, team: Team, say: Speech) -> Iterator[str]:
    for seat in team.seats:
        held = hand.shown[seat] if hand.shown is not None else ()
        yield say("call-shown", person=say.who(seat), cards=say.cards(sorted_hand(held)) or "–")


def final(view: View, at: At, seen: Seen) -> Panel:
    """The match is over."""
    say = speech(at)
    title = say("final-title", winners=say.partners(view.winner.seats)) if view.winner else ""
    games = say.scores(view.games.items(), say.team)
    score = say("final-score", **games, hands=len(view.results))
    scene = Scene("final", view, FinalFacts(seen.seconds, dict(seen.ratings)))
    return Panel(title=title, lines=(score,), scene=scene)


# -- a seat's hand ---------------------------------------------------------------------------------


def hand(view: View, at: At) -> Panel:
    """The private message of a seat."""
    seat, dealt, say = seat_of(view), view.hand, speech(at)
    named, table = say(f"seat-{seat}"), str(at.table)
    if dealt is None:
        return Panel(say("hand-waiting", seat=named, table=table))
    key, number = "hand-title-rests" if at.rests else "hand-title", str(dealt.number)
    asked = my_turn(view) or bool(answers(view))
    return Panel(
        title=say(key, table=table, hand=number, trick=_trick(dealt), seat=named),
        status=_status(say, at),
        lines=() if at.rests else tuple(_lines(view, dealt, say, at)),
        small=tuple(_small(view, dealt, say, at)),
        scene=_scene(view, at),
        rows=tuple(_rows(view, seat, at)),
        moves=1 if dealt.hand else 0,
        tone="turn" if asked else "wood",
    )


def _small(view: View, hand: HandView, say: Speech, at: At) -> Iterator[str]:
    """Lines on binding actions while they are legal, and on the standing."""
    if at.help != "none" and dares(view):
        yield say("about-dare")
    if at.help != "none" and turns(view):
        yield say("about-turn")
    if not at.rests:
        yield from _progress(view, hand, say)
    yield tableau_line(view, say)


def _scene(view: View, at: At) -> Scene:
    if at.looks_on:
        return Scene("hand", held(view))
    return Scene("hand", view, HandFacts(at.help != "none"))


def my_turn(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.phase is Phase.PLAYING and view.hand is not None and view.hand.turn is view.seat


def answers(view: View) -> tuple[Answer, ...]:
    """Answers open to the viewer: take up, run."""
    return tuple(action for action in view.legal if isinstance(action, Answer))


def turns(view: View) -> tuple[Turn, ...]:
    """Cards that the viewer may lead face down now, in the hand's order."""
    found = {action.card: action for action in view.legal if isinstance(action, Turn)}
    return tuple(found[card] for card in sorted_hand(tuple(found)))


def dares(view: View) -> tuple[Play | Dare, ...]:
    """Legal dares of the viewer."""
    return tuple(
        action
        for action in view.legal
        if isinstance(action, Dare) or (isinstance(action, Play) and action.dared)
    )


def _status(say: Speech, at: At) -> str | None:
    match at.sure and decode(at.sure):
        case Turn():
            return say("sure-turn")
        case Answer(takes=False):
            return say("sure-run")
        case _:
            return None  # Of a card the table asks.


def _lines(view: View, dealt: HandView, say: Speech, at: At) -> Iterator[str]:
    yield from said_lines(dealt, say)
    if at.looks_on:
        yield from table_lines(dealt, say)
    yield from (say("hand-asked"),) if answers(view) else _asked(dealt, say)


def _rows(view: View, seat: Seat, at: At) -> Iterator[Row]:
    if view.phase not in (Phase.PLAYING, Phase.ANSWERING):
        return
    mine, there = my_turn(view), held(view)
    if there.places:
        yield tuple(
            card_button(card, encode(Play(seat, card)), mine and card is not there.gone, at)
            for card in there.places
        )
    if calls := tuple(_calls(view, at)):
        yield calls
    if turned := tuple(_turned(turn, at) for turn in turns(view)):
        yield turned


def _calls(view: View, at: At) -> Iterator[Button]:
    """Buttons to dare, take up and run."""
    for dare in dares(view):
        words = label(encode(dare), at.language)
        if isinstance(dare, Dare):
            # Only possible before the next card, so without confirmation.
            yield Button(Act(encode(dare), sure=True), words, style="danger")
        else:
            yield _binding(dare, words, at)
    for action in answers(view):
        yield _binding(action, label(encode(action), at.language), at, asks=not action.takes)


def _turned(turn: Turn, at: At) -> Button:
    """Button to lead a card face down, with confirmation for everybody since it binds."""
    rank, sign = card_face(at.language, turn.card, four=at.four_colours)
    words = speech(at)("button-turn", card=f"{sign} {rank}" if sign else rank)
    return _binding(turn, words, at, asks=True)


def _binding(action: Action, words: str, at: At, *, asks: bool = False) -> Button:
    """Button of a binding action; ``asks``: confirmation for everybody."""
    text = encode(action)
    if text == at.sure:
        # Same width with others to its right; the text above asks.
        if isinstance(action, Answer):
            words = speech(at)("button-sure-of", what=words)
        return Button(Act(text, sure=True), words, style="success")
    takes = isinstance(action, Answer) and action.takes
    style: Style = "primary" if takes else "plain" if isinstance(action, Turn) else "danger"
    return Button(Act(text, asks=asks), words, style=style)


# -- pages -----------------------------------------------------------------------------------------

PAGES: Final = (
    Page("played", heavy=True),
    Page("tableau", heavy=True),
    Page("last", heavy=True),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    say = speech(at)
    match name:
        case "played":
            scene = Scene("played", view) if view.hand is not None else None
            return Panel(lines=tuple(_played(view, say)), scene=scene)
        case "tableau":
            return Panel(lines=tuple(_tableau(view, say)), scene=Scene("tableau", view))
        case "last":
            return last_panel(last_trick_line(view.hand, say), last_of(view))
        case _:
            raise KeyError(name)


def _played(view: View, say: Speech) -> Iterator[str]:
    """Cards played so far, public at any time (rules 10.10)."""
    played = view.hand.played if view.hand is not None else ()
    if not played:
        yield say("played-none")
        return
    yield say("played-count", count=len(played))
    blank = tuple(card for card in PACK if card not in (*BEATING, *SEVENS))
    for key, kind in (("beating", BEATING), ("sevens", SEVENS), ("blank", blank)):
        if cards := say.cards(card for card in kind if card in played):
            yield say(f"played-{key}", cards=cards)


def _tableau(view: View, say: Speech) -> Iterator[str]:
    """Strokes, Stanti and games; Brillen and Keulen of this match."""
    yield tableau_line(view, say)
    for team in TEAMS:
        lost = [one.keule for one in view.results if one.game_over and one.by is team.other]
        if lost:
            keulen, brillen = lost.count(True), lost.count(False)
            people = say.partners(team.seats)
            yield say("tableau-drawn", team=people, brillen=brillen, keulen=keulen)
