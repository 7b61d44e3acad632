"""Texts of Le Brouc: actions, calls, ends and scores; typed marriages and announcements."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Rank, Suit
from brouc.deal import Spoken
from brouc.result import DealResult, Ending
from brouc.ruleset import Marking, RuleSet
from brouc.seats import TEAMS, PerTeam, Seat
from brouc.slate import booked, marriage_value
from brouc.tricks import Marriage
from brouc.view import DealView, View
from gamekit.cards.seats import Each
from games.brouc.table_marriages import TableMarriage, table_marriages
from games.cardgame.speech import Speech
from games.cardgame.table_face import typed_words
from games.own_engine.comparing import REASONS
from i18n import COMMON, Sentences
from i18n.cards import card_name, rank_letters, suit_name, with_sign
from i18n.typed import plain, read_card, trump_words, vocabulary, words_of

say: Final = Sentences(COMMON, REASONS, Path(__file__).with_name("words"))
"""Sentence of a language and key, see :class:`i18n.Sentences`."""

_NEAR: Final = 7
"""Tricks one short of a cape."""
_CAPES: Final = (Ending.CAPE, Ending.DEMAND_MADE, Ending.DEMAND_FAILED)
"""Capes, where no table marriage counts (rules 6.1, 6.6)."""


def said_lines(view: View, deal: DealView, say: Speech) -> Iterator[str]:
    """Calls of the deal and table marriages in order, one line each."""
    lines = [
        ((spoken.trick, spoken.cards, 1), said_line(deal, spoken, say)) for spoken in deal.spoken
    ]
    if deal.result is None or deal.result.ending not in _CAPES:
        lines += [
            ((one.trick, one.card, 0), table_marriage_line(one, say))
            for one in table_marriages(view, deal)
        ]
    yield from (line for _, line in sorted(lines, key=lambda line: line[0]))


def table_marriage_line(made: TableMarriage, say: Speech) -> str:
    """Maker, value and sides of a table marriage (rules 3.3)."""
    suit = suit_name(say.language, made.marriage.suit)
    if made.team is None:
        return say.acts("table-marriage-lies", made.by, suit=suit, value=made.value)
    return say.acts(
        "table-marriage-won",
        made.by,
        suit=suit,
        value=made.value,
        winners=say.partners(made.team.seats),
        losers=say.partners(made.team.other.seats),
    )


def near_lines(view: View, deal: DealView, say: Speech) -> Iterator[str]:
    """Lines on a team one trick from the cape: seven tricks are public."""
    winners = {won.winner.team for won in deal.tricks}
    if len(deal.tricks) == _NEAR and len(winners) == 1 and deal.result is None:
        (team,) = winners
        key = "near-vole" if view.rules.ancient else "near-cape"
        yield say(key, team=say.partners(team.seats))


def said_line(deal: DealView, spoken: Spoken, say: Speech) -> str:
    """Line of a call."""
    said = spoken.said
    person = say.by(said.seat)
    match said:
        case Declare(suit=suit, extended=extended):
            words = with_sign(suit, marriage_said(say.language, suit, extended, deal.trump))
            return say("said-declare", person=person, marriage=words)
        case Mark(card=card):
            return say.acts("said-mark", said.seat, marriage=say.card(card))
        case Dehors():
            return say("said-dehors", person=person)
        case Announce(announcement=announcement):
            return say(f"said-{announcement.value}", person=person)


def marriage_said(language: str, suit: Suit, extended: bool, trump: Suit) -> str:
    """The spoken form (rules 3.2): « Vingt en trèfle »."""
    points = marriage_value(Marriage(suit, extended), trump)
    return say(language, "marriage-said", points=int(points), suit=suit.value)


def marriage_cards(language: str, extended: bool) -> str:
    """Ranks of a marriage: ``R D V``."""
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if extended else (Rank.KING, Rank.QUEEN)
    return " ".join(rank_letters(language)[rank] for rank in ranks)


def label(action: Action, language: str, view: View | None = None) -> str:
    """Short text of a seat's action; ``ValueError`` for the table's own actions.

    ``view``: if known, its trump adds a marriage's value.
    """
    match action:
        case Play(card=card):
            return card_name(language, card)
        case Declare(suit=suit, extended=extended):
            if view is not None and view.deal is not None:
                return marriage_said(language, suit, extended, view.deal.trump)
            cards = marriage_cards(language, extended)
            return say(language, "marriage-cards", suit=suit.value, cards=cards)
        case Mark(card=card):
            return say(language, "hand-mark", card=card_name(language, card))
        case Dehors():
            return say(language, "button-dehors")
        case Announce(announcement=announcement):
            return say(language, f"button-{announcement.value}")
        case _:
            raise ValueError(f"no seat does {action!r}")


def ending_line(result: DealResult, rules: RuleSet, say: Speech) -> str:
    """End of a deal."""
    deal = str(result.number)
    if result.ending is Ending.COUNTED:
        points = result.points
        counted = Each.of(TEAMS, lambda team: booked(points[team], points[team.other], rules))
        return say("ending-counted", deal=deal, **say.scores(counted.items(), say.team))
    values = {
        "deal": deal,
        "coches": str(result.coches),
        "unit": unit_name(say, rules, result.coches),
        "losers": say.partners(result.against.seats) if result.against else "",
    }
    key = f"ending-{result.ending.value}"
    return say(key, **values) if result.caller is None else say.acts(key, result.caller, **values)


def unit_name(say: Speech, rules: RuleSet, count: int) -> str:
    """Unit marked against a team: coches, in 1802 parties (rules 4.2, 9.4)."""
    return say("unit-parties" if rules.ancient else "unit-coches", count=int(count))


def slate_line(view: View, say: Speech) -> str:
    """The slate in one line."""
    ns, ew = map(str, marks(view))
    return say(
        "slate-line",
        **say.scores(view.slate.items(), say.team),
        unit=unit_name(say, view.rules, 2),
        ns_short=say("team-NS-short"),
        ns_marks=ns,
        ew_short=say("team-EW-short"),
        ew_marks=ew,
    )


def marks(view: View) -> PerTeam[int]:
    """Coches against each team; in 1802 its own parties (rules 4.2, 9.4)."""
    swap = view.rules.ancient
    return Each.of(TEAMS, lambda team: int(view.coches[team.other if swap else team]))


# -- typed -----------------------------------------------------------------------------------------


def marriages_meant(text: str, view: View, deal: DealView, language: str) -> tuple[Action, ...]:
    """Parse "vingt en trèfle", "R D V coeur", "30 atout" or "marque dame de pique".

    Of several meanings the hand decides, as with cards. Cards not held get the rule's answer.
    """
    seat = view.seat
    assert seat is not None, "a seat types"
    try:
        return (_short_marriage(text, seat),)
    except ValueError:
        pass
    words = words_of(plain(text))
    suits = _suits(words, deal.trump, language)
    if (marked := _marked(words, view, deal, language)) is not None:
        return (Mark(seat, marked),)
    sizes = _sizes(words, language)
    if not sizes or not (suits or sizes != {False, True}):
        return ()
    found = tuple(
        Declare(seat, suit, extended) for suit in suits or tuple(Suit) for extended in sorted(sizes)
    )
    held = tuple(one for one in found if _held(one, deal))
    return held or (found[:1] if suits else ())


def _short_marriage(value: str, seat: Seat) -> Action:
    """``h.20``, ``h.30``: a declaration; ``h.Q``, ``h.J``: a mark. ``ValueError`` for others."""
    letter, _, what = value.partition(".")
    suit = Suit(letter)
    if what in ("20", "30"):
        return Declare(seat, suit, what == "30")
    if what in ("Q", "J"):
        return Mark(seat, Card.parse(what + suit.value))
    raise ValueError(f"not a marriage: {value!r}")


def _suits(words: list[str], trump: Suit, language: str) -> tuple[Suit, ...]:
    known = vocabulary(language)
    # A letter may be a rank or a suit (« k » in French): a suit only if no longer word says it.
    said = {known.suits[word] for word in words if word in known.suits and len(word) > 1}
    if trump_words().intersection(words):
        said.add(trump)
    if not said:
        said = {
            known.suits[word] for word in words if word in known.suits and word not in known.ranks
        }
    return tuple(suit for suit in Suit if suit in said) if len(said) == 1 else ()


def _sizes(words: list[str], language: str) -> set[bool]:
    """Marriage sizes, two or three cards, by number or ranks; both if unsaid."""
    known = (False, "typed-simple"), (True, "typed-extended")
    said = {size for size, key in known if typed_words(say, language, key).intersection(words)}
    if said:
        return said if len(said) == 1 else set()
    of = vocabulary(language).ranks
    ranks = {of[word] for word in words if word in of}
    if Rank.JACK in ranks:
        return {True}
    return {False} if {Rank.KING, Rank.QUEEN} <= ranks else {False, True}


def _marked(words: list[str], view: View, deal: DealView, language: str) -> Card | None:
    """Queen or Jack marked by hand; ``None`` for a declaration."""
    says_so = typed_words(say, language, "typed-mark")
    if view.rules.marking is not Marking.MANUAL and not says_so.intersection(words):
        return None
    rest = " ".join(word for word in words if word not in says_so)
    cards = read_card(rest, language, deal.trump)
    marked = tuple(card for card in cards if card.rank in (Rank.QUEEN, Rank.JACK))
    return marked[0] if len(marked) == 1 else None


def _held(marriage: Declare, deal: DealView) -> bool:
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if marriage.extended else (Rank.KING, Rank.QUEEN)
    return all(Card(rank, marriage.suit) in deal.hand for rank in ranks)


def announcements_meant(text: str, available: tuple[Announcement, ...]) -> tuple[Announcement, ...]:
    """Parse announcements, in French in every language.

    They bind, so the bare « cape » is ambiguous: any one ``available``.
    """
    words = set(words_of(plain(text)))
    if words & {"vole", "partie"}:
        return (Announcement.PARTIE_ET_VOLE,)
    if any(word.startswith("dedoubl") for word in words):
        return (Announcement.PAS_DEDOUBLE,)
    if "dehors" in words:
        return (Announcement.CAPE_ET_DEHORS,)
    return available if "cape" in words else ()
