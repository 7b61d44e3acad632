"""The open protocol: one JSON position a line in, one JSON action out (docs/players.md).

A position says what one seat knows. It is turned into a match that fits it, replayed through the
rules engine so that nothing impossible gets through, and viewed from that seat, as at a table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final

from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play, Said
from brouc.actions import Deal as DealAction
from brouc.cards import PACK, Card, Suit
from brouc.deal import Spoken, pack_of
from brouc.match import MatchState, accept, apply
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, TEAMS, PerTeam, Seat
from brouc.slate import Coches, SlatePoints, marriage_value
from brouc.tricks import Marriage, Trick
from brouc.view import View, view
from brouc.violations import IllegalActionError
from gamekit.cards.seats import Each
from gamekit.records.tags import options_of
from gamekit.search.bits import bits
from games.brouc.players.known import knowledge_of
from games.brouc.players.thinker import sampler

FIELDS: Final = (
    "rules",
    "options",
    "seat",
    "dealer",
    "up",
    "hand",
    "tricks",
    "said",
    "slate",
    "carried",
    "coches",
)
LONGEST: Final = 20_000
"""Characters of a line."""


def read_position(text: str) -> View:
    """The view of a position; raises ``ValueError`` saying what is wrong with it."""
    if len(text) > LONGEST:
        raise ValueError("the line is too long")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("not JSON") from None
    if not isinstance(data, dict):
        raise ValueError("a position is a JSON object")
    for name in data:
        if name not in FIELDS:
            raise ValueError(f"unknown field: {str(name)[:40]!r}")
    return _Reader(data).view()


class _Reader:
    """Reads the fields of one position."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.rules = self._rules()
        self.seat = _seat(self._get("seat"))
        self.dealer = _seat(self._get("dealer"))
        self.up = _card(self._get("up"))
        self.trump = self.up.suit
        self.hand = tuple(_card(word) for word in _list(self._get("hand"), "hand"))

    def _get(self, name: str) -> Any:
        if name not in self.data:
            raise ValueError(f"the field {name} is missing")
        return self.data[name]

    def _rules(self) -> RuleSet:
        preset = self.data.get("rules", "brouc")
        words = self.data.get("options", "")
        if not isinstance(preset, str) or not isinstance(words, str):
            raise ValueError("rules and options are strings")
        return ruleset(preset, options_of(words))

    def _teams(self, name: str, least: int) -> PerTeam[int]:
        found = self.data.get(name, {"NS": 0, "EW": 0})
        if not isinstance(found, dict) or set(found) != {"NS", "EW"}:
            raise ValueError(f"{name} has a number for NS and one for EW")
        for value in found.values():
            if type(value) is not int or not least <= value <= 9999:
                raise ValueError(f"{name} has whole numbers from {least} to 9999")
        return Each.of(TEAMS, lambda team: found[team.value])

    def _tricks(self) -> list[Trick]:
        found: list[Trick] = []
        leader = self.dealer.after
        for entry in _list(self.data.get("tricks", []), "tricks"):
            if not isinstance(entry, dict) or set(entry) != {"leader", "cards"}:
                raise ValueError("a trick has leader and cards")
            cards = tuple(_card(word) for word in _list(entry["cards"], "cards"))
            if _seat(entry["leader"]) is not leader:
                raise ValueError(f"{leader} leads trick {len(found) + 1} (rules 2.1)")
            if len(cards) > 4 or (found and len(found[-1].cards) < 4):
                raise ValueError("every trick but the last has four cards")
            if not cards:
                break
            found.append(Trick(leader, cards))
            if len(cards) == 4:
                leader = found[-1].winner(self.trump)
        if len(found) > 8:
            raise ValueError("a deal has eight tricks")
        return found

    def view(self) -> View:
        """The position, checked by replaying it."""
        tricks = self._tricks()
        spoken = [self._spoken(entry) for entry in _list(self.data.get("said", []), "said")]
        played: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
        for trick in tricks:
            for seat, card in trick.plays():
                played[seat].append(card)
        seen = [card for cards in played.values() for card in cards] + list(self.hand)
        if len(set(seen)) != len(seen):
            raise ValueError("a card is there twice: in the hand or among those played")
        if len(self.hand) + len(played[self.seat]) != 8:
            raise ValueError("hand and cards played make eight")
        # Hidden cards may lie impossibly in it, so it is not judged.
        said = [one for one in spoken if isinstance(one.said, Declare)]
        known = knowledge_of(
            view(self._replayed(tricks, said, self._any_hands(played), accept), self.seat)
        )
        drawn = sampler(known)
        if not drawn.exact:
            raise ValueError("no deal of the hidden cards fits these plays")
        world = drawn.draw(Random(0))
        rest = {seat: tuple(PACK[c] for c in bits(world[i])) for i, seat in enumerate(SEATS)}
        hands = {seat: (*played[seat], *rest[seat]) for seat in SEATS}
        state = self._replayed(tricks, spoken, hands, _applied)
        if not state.running:
            raise ValueError("the deal is over")
        return view(state, self.seat)

    def _any_hands(self, played: dict[Seat, list[Card]]) -> dict[Seat, tuple[Card, ...]]:
        """Hands as dealt, the hidden cards anyhow."""
        hands = {seat: list(cards) for seat, cards in played.items()}
        hands[self.seat] += self.hand
        used = {card for cards in hands.values() for card in cards}
        free = [card for card in PACK if card not in used]
        if self.up in free:
            if len(hands[self.dealer]) == 8:
                raise ValueError("the turned-up card is the dealer's (rules 1.5)")
            free.remove(self.up)
            hands[self.dealer].append(self.up)
        elif self.up not in hands[self.dealer]:
            raise ValueError("the turned-up card is the dealer's (rules 1.5)")
        for cards in hands.values():
            while len(cards) < 8:
                cards.append(free.pop())
            if len(cards) > 8:
                raise ValueError("a seat holds eight cards (rules 1.4)")
        return {seat: tuple(cards) for seat, cards in hands.items()}

    def _before(self) -> MatchState:
        """The match before the deal."""
        slate = self._teams("slate", -9999).map(SlatePoints)
        carried = self._teams("carried", 0)
        coches = self._teams("coches", 0).map(Coches)
        if max(coches) >= self.rules.target:
            raise ValueError("the match is over (rules 7.1)")
        return MatchState(self.rules, slate, carried, coches)

    def _replayed(
        self,
        tricks: list[Trick],
        spoken: list[Spoken],
        hands: dict[Seat, tuple[Card, ...]],
        step: Callable[[MatchState, Action], MatchState],
    ) -> MatchState:
        last = sorted(hands[self.dealer], key=lambda card: card is self.up)
        start = Each.of(SEATS, (hands | {self.dealer: tuple(last)}).__getitem__)
        state = step(self._before(), DealAction(self.dealer, pack_of(start, self.dealer)))
        left = list(spoken)
        moments: list[tuple[int, int, Action | None]] = []
        for number, trick in enumerate(tricks, 1):
            for after, (seat, card) in enumerate(trick.plays()):
                moments.append((number, after, Play(seat, card)))
        done = len(moments)
        moments.append((8, 4, None) if done == 32 else (done // 4 + 1, done % 4, None))
        for number, after, play in moments:
            while left and (left[0].trick, left[0].cards) == (number, after):
                state = step(state, left.pop(0).said)
            if play is not None:
                state = step(state, play)
        if left:
            raise ValueError("something is said at a moment that does not come, or out of order")
        return state

    def _spoken(self, entry: Any) -> Spoken:
        if not isinstance(entry, dict) or set(entry) != {"trick", "after", "seat", "what"}:
            raise ValueError("something said has trick, after, seat and what")
        trick, after, what = entry["trick"], entry["after"], entry["what"]
        if type(trick) is not int or type(after) is not int or not isinstance(what, str):
            raise ValueError("trick and after are whole numbers, what is a string")
        return Spoken(read_word(_seat(entry["seat"]), what, self.trump), trick, after)


def _applied(state: MatchState, action: Action) -> MatchState:
    try:
        return apply(state, action)
    except IllegalActionError as error:
        raise ValueError(str(error)) from None


def _list(found: Any, name: str) -> list[Any]:
    if not isinstance(found, list) or len(found) > 64:
        raise ValueError(f"{name} is a list")
    return found


def _seat(word: Any) -> Seat:
    for seat in SEATS:
        if seat.value == word:
            return seat
    raise ValueError(f"not a seat: {str(word)[:20]!r}")


def _card(word: Any) -> Card:
    if not isinstance(word, str):
        raise ValueError("a card is a string")
    return Card.parse(word[:20])


def read_word(seat: Seat, what: str, trump: Suit) -> Said:
    """Parse a call in the record's words; ``ValueError`` for anything else."""
    if what == "dehors":
        return Dehors(seat)
    for announcement in Announcement:
        if what == announcement.value:
            return Announce(seat, announcement)
    if what.startswith("mark "):
        return Mark(seat, Card.parse(what[5:]))
    for suit in Suit:
        for extended in (False, True):
            if what == f"{marriage_value(Marriage(suit, extended), trump)}{suit}":
                return Declare(seat, suit, extended)
    raise ValueError(f"nobody says {what[:40]!r}")


def write_action(action: Action | None, trump: Suit) -> str:
    """An action in the record's words: a card, a call, or ``pass``."""
    match action:
        case None:
            return "pass"
        case Play():
            return action.card.text
        case Dehors():
            return "dehors"
        case Announce():
            return action.announcement.value
        case Mark():
            return f"mark {action.card}"
        case Declare():
            value = marriage_value(Marriage(action.suit, action.extended), trump)
            return f"{value}{action.suit}"
        case _:
            raise ValueError("the players neither deal nor book")


def answers(lines: Iterable[str], decide: Callable[[View], Action | None]) -> Iterator[str]:
    """Yield a JSON line for each line, also for a wrong one; skip blank lines."""
    for line in lines:
        if not line.strip():
            continue
        try:
            seen = read_position(line)
        except ValueError as error:
            yield json.dumps({"error": str(error)[:300]}, ensure_ascii=False)
            continue
        assert seen.deal is not None, "a position is a deal"
        yield json.dumps({"action": write_action(decide(seen), seen.deal.trump)})
