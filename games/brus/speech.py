"""Texts of Brus: actions, calls, ends and scores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gamekit.api.face import At
from gamekit.cards.cards import Card
from games.brus.engine.actions import Answer, Dare, Play, Turn, decode
from games.brus.engine.cards import BRUS, DULLE_HUND, SPITZ, height, is_seven
from games.brus.engine.hand import STOCK, TO_WIN, Ending, Fate, HandResult, Kehren, Settled, Trick
from games.brus.engine.seats import SEATS, PerTeam, Seat, Team
from games.brus.engine.view import HandView, LaidView, View
from games.brus.pictures.board import open_cards
from games.brus.pictures.tableau import worth
from i18n import COMMON, Sentences
from i18n.cards import card_name, card_said

say: Final = Sentences(COMMON, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""

NAMES: Final = {SPITZ: "Spitz", BRUS: "Brus", DULLE_HUND: "Dulle Hund"}
"""Names of three cards in every language (rules 10.1)."""


def name_of(at: At, seat: Seat) -> str:
    """Display name at a seat, else the seat's name."""
    return at.names.get(seat.value) or say(at.language, f"seat-{seat}")


def team_of(at: At, team: Team) -> str:
    """Both partners."""
    one, two = team.seats
    return say(at.language, "team-people", one=name_of(at, one), two=name_of(at, two))


def label(action: str, language: str) -> str:
    """Short text of a seat's action; ``ValueError`` for the table's own actions."""
    match decode(action):
        case Play(card=card, dared=True):
            return say(language, "button-dare", card=called(language, card))
        case Play(card=card):
            return card_name(language, card)
        case Turn(card=card):
            return say(language, "label-turn", card=card_name(language, card))
        case Answer(takes=takes):
            return say(language, "button-takeup" if takes else "button-run")
        case Dare():
            return say(language, "button-dare-turned")
        case _:
            raise ValueError(f"no seat does {action!r}")


def called(language: str, card: Card) -> str:
    """Card's own name, if any."""
    return NAMES.get(card) or card_name(language, card)


def told(language: str, card: Card) -> str:
    """Card's text in a line: own name and symbols, ``Brus R♥️``."""
    name = NAMES.get(card)
    return f"{name} {card_said(language, card)}" if name else card_said(language, card)


def said_lines(hand: HandView, at: At) -> Iterator[str]:
    """Lines on turned cards, answers and dares, in order."""
    for trick in hand.tricks:
        yield from _kehren_lines(hand, trick.number, at)
        for settled in hand.settled:
            if settled.trick == trick.number:
                yield settled_line(settled, trick, at)
    yield from _kehren_lines(hand, len(hand.tricks) + 1, at)
    if seven_led(hand):
        yield say(at.language, "seven-led", person=name_of(at, hand.leader))
    for laid in hand.laid:
        if laid.dared and laid.card is not None:
            yield _dared_line(laid, laid.card, at)


def seven_led(hand: HandView) -> bool:
    """Whether a counting seven was led to the trick on the table (10.3)."""
    led = hand.laid[0].card if hand.laid and hand.asked is None else None
    return led is not None and is_seven(led) and len(hand.tricks) < STOCK // len(SEATS)


def stake_line(view: View, language: str) -> str:
    """Strokes at stake in the hand (rules 10.7)."""
    return say(language, "about-worth", n=worth(view))


def settled_line(settled: Settled, trick: Trick, at: At) -> str:
    """Result of a dare (rules 10.5): gewagt, geschlagt, übergeschlagt."""
    language, person = at.language, name_of(at, settled.seat)
    card = told(language, settled.card)
    if settled.team is None:
        key = "dare-over" if over_beaten(settled, trick) else "dare-covered"
        return say(language, key, person=person, card=card)
    return say(
        language,
        "dare-won" if settled.fate is Fate.WON else "dare-beaten",
        person=person,
        card=card,
        team=say(language, f"team-{settled.team}"),
        wiped=int(settled.wiped),
        kept=int(settled.wiped < settled.due),
    )


def over_beaten(settled: Settled, trick: Trick) -> bool:
    """Whether the partner's card beat an opponent's that beat the dared one."""
    return settled.fate is Fate.COVERED and any(
        laid.seat.team is not settled.seat.team and height(laid.card) > height(settled.card)
        for laid in trick.laid
    )


def turned_line(kehren: Kehren, at: At) -> str:
    """Line on a turned card, never naming it."""
    return say(at.language, "said-turned", person=name_of(at, kehren.seat))


def of_teams(values: PerTeam[int], language: str) -> dict[str, str]:
    """Names of both teams with a number each: ``ns_name``, ``ns``, ``ew_name``, ``ew``."""
    found: dict[str, str] = {}
    for team, value in values.items():
        key = team.value.lower()
        found |= {f"{key}_name": say(language, f"team-{team}"), key: str(value)}
    return found


def tableau_line(view: View, language: str) -> str:
    """Strokes left, Stanti, games."""
    return say(
        language,
        "tableau-line",
        **of_teams(view.strokes, language),
        stanti=int(view.stanti),
        games=f"{view.games[Team.NS]}–{view.games[Team.EW]}",
        to=int(view.rules.games),
    )


def progress_line(hand: HandView, language: str) -> str:
    """Tricks of both teams and cards in the stock."""
    return say(
        language,
        "progress-line",
        **of_teams(hand.won, language),
        stock=int(hand.stock),
    )


def table_lines(view: View, hand: HandView, at: At) -> Iterator[str]:
    """Cards on the table; a complete trick stays until the next lead."""
    laid = open_cards(hand)
    if laid:
        yield say(at.language, "trick-lies", cards=" · ".join(_laid(one, at) for one in laid))
    elif hand.tricks:
        yield last_trick_line(view, at)


def _laid(one: LaidView, at: At) -> str:
    person = name_of(at, one.seat)
    if one.card is None:
        return say(at.language, "lies-turned", person=person)
    return f"{person} {card_said(at.language, one.card)}" + ("!" if one.dared else "")


def last_trick_line(view: View, at: At) -> str:
    """Last complete trick."""
    hand, language = view.hand, at.language
    if hand is None or not hand.tricks:
        return say(language, "last-none")
    won = hand.tricks[-1]
    cards = " · ".join(
        f"{name_of(at, laid.seat)} {card_said(language, laid.card)}" + ("!" if laid.dared else "")
        for laid in won.laid
    )
    number, winner = str(won.number), name_of(at, won.winner)
    return say(language, "last-trick", number=number, cards=cards, winner=winner)


def _kehren_lines(hand: HandView, trick: int, at: At) -> Iterator[str]:
    for kehren in hand.kehren:
        if kehren.trick != trick:
            continue
        yield turned_line(kehren, at)
        if kehren.answered_by is not None:
            key = "said-takes" if kehren.takes else "said-runs"
            yield say(at.language, key, person=name_of(at, kehren.answered_by))


def _dared_line(laid: LaidView, card: Card, at: At) -> str:
    person = name_of(at, laid.seat)
    return say(at.language, "said-dares", person=person, card=told(at.language, card))


def ending_lines(hand: HandView, result: HandResult, at: At) -> Iterator[str]:
    """Lines on the winner, the strokes wiped with reasons, and a game won."""
    language, number = at.language, str(result.number)
    if result.by is None:
        yield say(language, "ending-stanto", hand=number, stanti=int(result.stanti))
        return
    values: dict[str, str | int] = {
        "hand": number,
        "team": team_of(at, result.by),
        "wiped": int(result.wiped),
    }
    if result.ending is Ending.RUN:
        yield say(language, "ending-run", person=runner(hand, at), **values)
    else:
        own, others = result.tricks[result.by], result.tricks[result.by.other]
        yield say(language, "ending-won", own=str(own), others=str(others), **values)
    if result.due > 1:
        yield say(language, "ending-reasons", **reasons(hand, result))
    if result.game_over:
        yield game_line(result, result.by, at)


def reasons(hand: HandView, result: HandResult) -> dict[str, int]:
    """Reasons for strokes wiped besides the hand itself (rules 10.7)."""
    assert result.by is not None, "a hand that was won"
    return {
        "jannen": int(result.tricks[result.by] == TO_WIN and not result.tricks[result.by.other]),
        "kehren": sum(kehren.taken for kehren in hand.kehren),
        "stanti": int(hand.stanti),
    }


def game_line(result: HandResult, winners: Team, at: At) -> str:
    """Winner of the game, and the losers' drawing (rules 10.8)."""
    return say(
        at.language,
        "game-keule" if result.keule else "game-brille",
        winners=team_of(at, winners),
        losers=team_of(at, winners.other),
    )


def runner(hand: HandView, at: At) -> str:
    """Seat that ran from the last turned card."""
    seat = hand.kehren[-1].answered_by
    assert seat is not None, "somebody ran"
    return name_of(at, seat)
