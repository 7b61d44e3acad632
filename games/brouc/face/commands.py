"""What is typed at a table, and what is proposed meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Rank, Suit
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.view import DealView, View
from games.api.face import Command, Help
from games.api.panel import Choice
from games.brouc.face.old_presses import marriage as short_marriage
from games.brouc.face.private import announcements, marriages, playable
from games.brouc.words import say
from i18n.cards import card_label, card_name
from i18n.typed import plain, read_card, trump_words, vocabulary, words_of

COMMANDS: Final = (
    Command("marriage", argument=True),
    Command("dehors"),
    Command("cape", argument=True),
    Command("slate", page="slate"),
    Command("last", page="last"),
)
_MOST: Final = 25
_LONGEST: Final = 60
_ACTIONS: Final[dict[str, tuple[type[Action], ...]]] = {
    "play": (Play,),
    "marriage": (Declare, Mark),
    "dehors": (Dehors,),
    "cape": (Announce,),
}
"""What each command does."""


def typed(command: str, text: str, view: View, language: str) -> tuple[str, ...]:
    """The actions that typed words may mean; see :meth:`games.api.face.Face.typed`."""
    seat, deal = view.seat, view.deal
    if seat is None or command not in _ACTIONS:
        return ()
    text = text.strip()
    if (chosen := _proposed(command, text, seat)) is not None:
        return (chosen,)
    match command:
        case "play" if deal is not None:
            found = read_card(text, language, deal.trump)
            # Of cards that are not in the hand any one gets the rule's answer.
            held = tuple(card for card in found if card in deal.hand) or found[:1]
            return tuple(journal.encode(Play(seat, card)) for card in held)
        case "marriage" if deal is not None:
            return tuple(map(journal.encode, _marriages(text, view, deal, seat, language)))
        case "dehors" if not text:
            return (journal.encode(Dehors(seat)),)
        case "cape":
            said = _announced(plain(text), view)
            return tuple(journal.encode(Announce(seat, one)) for one in said)
    return ()


def proposals(
    command: str, text: str, view: View, language: str, help: Help = "rules"
) -> tuple[Choice, ...]:
    """What to propose while words are typed; see :meth:`games.api.face.Face.proposals`."""
    if view.seat is None or view.deal is None:
        return ()
    begun = text.strip().casefold()
    match command:
        case "play":
            return tuple(_cards(begun, view, view.deal, view.seat, language, help))[:_MOST]
        case "marriage":
            choices = tuple(marriages(view, language))
        case "cape":
            choices = tuple(
                Choice(
                    journal.encode(Announce(view.seat, announcement)),
                    say(language, f"button-{announcement.value}"),
                )
                for announcement in announcements(view)
            )
        case _:
            return ()
    return tuple(one for one in choices if begun in one.label.casefold())[:_MOST]


def _proposed(command: str, text: str, seat: Seat) -> str | None:
    """A proposal's own text, if it is one of this seat and command."""
    try:
        action = journal.decode(text)
    except ValueError:
        return None
    mine = isinstance(action, _ACTIONS[command]) and getattr(action, "seat", None) is seat
    return text if mine else None


def _cards(
    begun: str, view: View, deal: DealView, seat: Seat, language: str, help: Help
) -> Iterator[Choice]:
    cards = playable(view, help)
    if begun:
        meant = read_card(begun, language, deal.trump, cards)
        cards = meant or tuple(
            card for card in cards if begun in card_name(language, card).casefold()
        )
    for card in cards:
        label = f"{card_label(language, card)} · {card_name(language, card)}"
        yield Choice(journal.encode(Play(seat, card)), label)


def _marriages(
    text: str, view: View, deal: DealView, seat: Seat, language: str
) -> tuple[Action, ...]:
    """What "vingt en trèfle", "R D V coeur", "30 atout" or "marque dame de pique" may mean."""
    try:
        return (short_marriage(text, seat),)
    except ValueError:
        pass
    simple = plain(text)
    if len(simple) > _LONGEST:
        return ()
    words = words_of(simple)
    suits = _suits(words, deal.trump, language)
    if (marked := _marked(simple, words, view, deal, language)) is not None:
        return (Mark(seat, marked),)
    sizes = _sizes(words, language)
    if not sizes or not (suits or sizes != {False, True}):
        return ()
    found = tuple(
        Declare(seat, suit, extended) for suit in suits or tuple(Suit) for extended in sorted(sizes)
    )
    # Of several the hand settles which, as with cards; what is not held gets the rule's answer.
    held = tuple(one for one in found if _held(one, deal))
    return held or (found[:1] if suits else ())


def _suits(words: list[str], trump: Suit, language: str) -> tuple[Suit, ...]:
    known = vocabulary(language)
    # A letter may be a rank or a suit (« k » in French): a suit only if nothing longer says it.
    said = {known.suits[word] for word in words if word in known.suits and len(word) > 1}
    said |= {known.suits[word] for word in words if word in known.suits and not word.isalnum()}
    if trump_words().intersection(words):
        said.add(trump)
    if not said:
        said = {
            known.suits[word] for word in words if word in known.suits and word not in known.ranks
        }
    return tuple(suit for suit in Suit if suit in said) if len(said) == 1 else ()


def _sizes(words: list[str], language: str) -> set[bool]:
    """Of two cards, of three, or either: by number, by its ranks, or unsaid."""
    simple = set(say(language, "typed-simple").split())
    extended = set(map(plain, say(language, "typed-extended").split()))
    said = {True for word in words if word in extended} | {
        False for word in words if word in simple
    }
    if said:
        return said if len(said) == 1 else set()
    ranks = {vocabulary(language).ranks[word] for word in words if _rank(word, language)}
    if Rank.JACK in ranks:
        return {True}
    return {False} if {Rank.KING, Rank.QUEEN} <= ranks else {False, True}


def _rank(word: str, language: str) -> bool:
    return word in vocabulary(language).ranks


def _marked(
    simple: str, words: list[str], view: View, deal: DealView, language: str
) -> Card | None:
    """The Queen or Jack that is marked by hand; ``None`` if a declaration is meant."""
    says_so = set(map(plain, say(language, "typed-mark").split()))
    if view.rules.marking is not Marking.MANUAL and not says_so.intersection(words):
        return None
    rest = " ".join(word for word in words if word not in says_so)
    cards = read_card(rest, language, deal.trump)
    marked = tuple(card for card in cards if card.rank in (Rank.QUEEN, Rank.JACK))
    return marked[0] if len(marked) == 1 else None


def _held(marriage: Declare, deal: DealView) -> bool:
    ranks = (Rank.KING, Rank.QUEEN, Rank.JACK) if marriage.extended else (Rank.KING, Rank.QUEEN)
    return all(Card(rank, marriage.suit) in deal.hand for rank in ranks)


def _announced(simple: str, view: View) -> tuple[Announcement, ...]:
    """Announcements in their own French words, which stay in every language.

    They bind, so that the bare « cape » is asked about.
    """
    words = set(words_of(simple))
    if words & {"vole", "partie"}:
        return (Announcement.PARTIE_ET_VOLE,)
    if any(word.startswith("dedoubl") for word in words):
        return (Announcement.PAS_DEDOUBLE,)
    if "dehors" in words:
        return (Announcement.CAPE_ET_DEHORS,)
    return announcements(view) if "cape" in words else ()
