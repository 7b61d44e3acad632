"""Messages of Brus: board, recap, calls, hand, pages, end of a match.

Public ones are made from the spectator's view alone, a hand from its seat's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At, Page, Seen
from gamekit.api.panel import Act, Button, Panel, Row, Style
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FinalFacts, HandFacts
from gamekit.cards.cards import PACK
from gamekit.parts.face import card_button, seat_of
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn, decode, encode
from games.brus.engine.cards import BEATING, SEVENS, sorted_hand
from games.brus.engine.hand import Ending
from games.brus.engine.seats import TEAMS, Seat, Team
from games.brus.engine.view import HandView, Phase, View
from games.brus.pictures.board import last_of
from games.brus.pictures.hand import held
from games.brus.speech import (
    ending_lines,
    game_line,
    label,
    last_trick_line,
    name_of,
    of_teams,
    progress_line,
    runner,
    said_lines,
    say,
    stake_line,
    table_lines,
    tableau_line,
    team_of,
)
from i18n.cards import card_face, card_said


def board(view: View, at: At) -> Panel:
    """The hand in progress."""
    hand = view.hand
    assert hand is not None, "a board needs a hand"
    title = say(
        at.language,
        "board-title",
        hand=str(hand.number),
        trick=str(min(len(hand.tricks) + 1, 8)),
        dealer=name_of(at, hand.dealer),
    )
    return Panel(
        title=title,
        lines=(*said_lines(hand, at), *asked_lines(hand, at)),
        small=(
            stake_line(view, at.language),
            progress_line(hand, at.language),
            tableau_line(view, at.language),
        ),
        scene=Scene("board", view),
    )


def asked_lines(hand: HandView, at: At) -> Iterator[str]:
    """Question to the other team while a card lies turned."""
    if hand.asked is not None:
        team = team_of(at, hand.asked.seat.team.other)
        yield say(at.language, "board-asked", team=team)


def recap(view: View, at: At) -> Panel:
    """A finished hand."""
    hand = view.hand
    assert hand is not None, "a recap needs a hand"
    ending = tuple(ending_lines(hand, hand.result, at)) if hand.result is not None else ()
    title = say(at.language, "recap-title", hand=str(hand.number), dealer=name_of(at, hand.dealer))
    return Panel(
        title=title,
        lines=(*ending, *said_lines(hand, at)),
        small=(tableau_line(view, at.language),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """Message on a team that ran, with both its hands shown (rules 10.6), or on a game won."""
    hand = view.hand
    result = hand.result if hand is not None else None
    if hand is None or result is None or result.by is None:
        return None
    lines: list[str] = []
    if result.ending is Ending.RUN:
        lines.append(say(at.language, "call-run", person=runner(hand, at)))
        lines += _shown(hand, result.by.other, at)
    if result.game_over:
        lines.append(say(at.language, "call-game"))
        lines.append(game_line(result, result.by, at))
    return Panel(lines=tuple(lines), tone="loud") if lines else None


def final(view: View, at: At, seen: Seen) -> Panel:
    """The match is over."""
    language, title = at.language, ""
    if view.winner is not None:
        title = say(language, "final-title", winners=team_of(at, view.winner))
    score = say(
        language,
        "final-score",
        **of_teams(view.games, language),
        hands=len(view.results),
    )
    scene = Scene("final", view, FinalFacts(seen.seconds, dict(seen.ratings)))
    return Panel(title=title, lines=(score,), scene=scene)


def _shown(hand: HandView, team: Team, at: At) -> Iterator[str]:
    for seat in team.seats:
        held = hand.shown[seat] if hand.shown is not None else ()
        cards = " ".join(card_said(at.language, card) for card in sorted_hand(held)) or "–"
        yield say(at.language, "call-shown", person=name_of(at, seat), cards=cards)


# -- a seat's hand ---------------------------------------------------------------------------------


def hand(view: View, at: At) -> Panel:
    """The private message of a seat."""
    seat, dealt = seat_of(view), view.hand
    named = say(at.language, f"seat-{seat}")
    if dealt is None:
        return Panel(say(at.language, "hand-waiting", seat=named, table=str(at.table)))
    title = say(
        at.language,
        "hand-title-rests" if at.rests else "hand-title",
        table=str(at.table),
        hand=str(dealt.number),
        trick=str(min(len(dealt.tricks) + 1, 8)),
        seat=named,
    )
    progress = (
        () if at.rests else (stake_line(view, at.language), progress_line(dealt, at.language))
    )
    asked = my_turn(view) or bool(answers(view))
    return Panel(
        title=title,
        status=_status(at),
        lines=() if at.rests else tuple(_lines(view, dealt, at)),
        small=(*_about(view, at), *progress, tableau_line(view, at.language)),
        scene=_scene(view, at),
        rows=tuple(_rows(view, seat, at)),
        moves=1 if dealt.hand else 0,
        tone="turn" if asked else "wood",
    )


def _about(view: View, at: At) -> Iterator[str]:
    """Lines on binding actions while they are legal."""
    if at.help != "none" and dares(view):
        yield say(at.language, "about-dare")
    if at.help != "none" and turns(view):
        yield say(at.language, "about-turn")


def _scene(view: View, at: At) -> Scene:
    if at.looks_on:
        return Scene("hand", held(view))
    return Scene("hand", view, HandFacts(at.help != "none"))


def my_turn(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.phase is Phase.PLAYING and view.hand is not None and view.hand.turn is view.seat


def answers(view: View) -> tuple[Answer, ...]:
    """Answers open to the viewer: run, take up."""
    return tuple(action for action in view.legal if isinstance(action, Answer))


def turns(view: View) -> tuple[Turn, ...]:
    """Cards that the viewer may lead face down now, in the hand's order."""
    if view.hand is None:
        return ()
    order = sorted_hand(view.hand.hand)
    found = [action for action in view.legal if isinstance(action, Turn)]
    return tuple(sorted(found, key=lambda turn: order.index(turn.card)))


def dares(view: View) -> tuple[Play | Dare, ...]:
    """Legal dares of the viewer."""
    return tuple(
        action
        for action in view.legal
        if isinstance(action, Dare) or (isinstance(action, Play) and action.dared)
    )


def _status(at: At) -> str | None:
    if at.sure is not None:
        match decode(at.sure):
            case Turn():
                return say(at.language, "sure-turn")
            case Answer(takes=False):
                return say(at.language, "sure-run")
            case _:
                pass  # A card: the table asks.
    return None


def _lines(view: View, dealt: HandView, at: At) -> Iterator[str]:
    yield from said_lines(dealt, at)
    if at.looks_on:
        yield from table_lines(view, dealt, at)
    yield from _asked(view, dealt, at)


def _asked(view: View, dealt: HandView, at: At) -> Iterator[str]:
    if answers(view):
        yield say(at.language, "hand-asked")
    else:
        yield from asked_lines(dealt, at)


def _rows(view: View, seat: Seat, at: At) -> Iterator[Row]:
    if view.phase not in (Phase.PLAYING, Phase.ANSWERING):
        return
    mine, there = my_turn(view), held(view)
    if there.places:
        yield tuple(
            card_button(card, encode(Play(seat, card)), mine and card is not there.gone, at)
            for card in there.places
        )
    calls = tuple(_calls(view, at))
    if calls:
        yield calls
    if turned := tuple(_turned(turn, at) for turn in turns(view)):
        yield turned


def _calls(view: View, at: At) -> Iterator[Button]:
    """Buttons to dare, run and take up."""
    language = at.language
    for dare in dares(view):
        if isinstance(dare, Dare):
            # Only possible before the next card, so without confirmation.
            said = say(language, "button-dare-turned")
            yield Button(Act(encode(dare), sure=True), said, style="danger")
            continue
        yield _binding(dare, label(encode(dare), language), at)
    for action in sorted(answers(view), key=lambda answer: not answer.takes):
        yield _binding(action, label(encode(action), language), at, asks=not action.takes)


def _turned(turn: Turn, at: At) -> Button:
    """Button to lead a card face down, with confirmation for everybody since it binds."""
    rank, sign = card_face(at.language, turn.card, four=at.four_colours)
    words = say(at.language, "button-turn", card=f"{sign} {rank}" if sign else rank)
    return _binding(turn, words, at, asks=True)


def _binding(action: Action, words: str, at: At, *, asks: bool = False) -> Button:
    """Button of a binding action; ``asks``: confirmation for everybody."""
    text = encode(action)
    if text == at.sure:
        # Same width with others to its right; the text above asks.
        if isinstance(action, Answer):
            words = say(at.language, "button-sure-of", what=words)
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
    match name:
        case "played":
            scene = Scene("played", view) if view.hand is not None else None
            return Panel(lines=tuple(_played(view, at)), scene=scene)
        case "tableau":
            return Panel(lines=tuple(_tableau(view, at)), scene=Scene("tableau", view))
        case "last":
            shown = last_of(view)
            scene = Scene("last", shown) if shown is not None else None
            return Panel(lines=(last_trick_line(view, at),), scene=scene, told=True)
        case _:
            raise KeyError(name)


def _played(view: View, at: At) -> Iterator[str]:
    """Cards played so far, public at any time (rules 10.10)."""
    language = at.language
    played = view.hand.played if view.hand is not None else ()
    if not played:
        yield say(language, "played-none")
        return
    yield say(language, "played-count", count=len(played))
    blank = tuple(card for card in PACK if card not in (*BEATING, *SEVENS))
    for key, kind in (("beating", BEATING), ("sevens", SEVENS), ("blank", blank)):
        cards = " ".join(card_said(language, card) for card in kind if card in played)
        if cards:
            yield say(language, f"played-{key}", cards=cards)


def _tableau(view: View, at: At) -> Iterator[str]:
    """Strokes, Stanti and games; Brillen and Keulen of this match."""
    yield tableau_line(view, at.language)
    for team in TEAMS:
        lost = [one for one in view.results if one.game_over and one.by is team.other]
        if lost:
            yield say(
                at.language,
                "tableau-drawn",
                team=team_of(at, team),
                brillen=sum(not one.keule for one in lost),
                keulen=sum(one.keule for one in lost),
            )
