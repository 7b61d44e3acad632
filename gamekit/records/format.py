"""Text record of a match of tricks: reader, writer and referee of every game (docs/record.md).

A game describes its record by a :class:`Format`. Reading checks the syntax alone: words, numbers,
each card dealt once; :meth:`Format.adjudicate` checks that it is a match.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from gamekit.api.record import Adjudicator
from gamekit.cards.cards import Card
from gamekit.cards.options import Options
from gamekit.cards.seats import Each, Packets
from gamekit.records.codec import Codec
from gamekit.records.document import (
    Dealt,
    Derived,
    Record,
    RecordedDeal,
    TrickLine,
    as_object,
    heading,
)
from gamekit.records.lines import (
    SPELT,
    Line,
    Lines,
    RecordError,
    check_next,
    located,
    read_cards,
    read_derived,
    read_opening,
    read_trick,
)
from gamekit.records.tags import (
    SEATS,
    Tag,
    Tags,
    check_secrets,
    check_version,
    options_of,
    read_tags,
)

R = TypeVar("R")
M = TypeVar("M")
A = TypeVar("A")


class Referee(Protocol):
    """Rules of a game as its record needs them (:class:`gamekit.cards.engine.Engine`)."""

    @property
    def seats(self) -> tuple[Any, ...]:
        """Seats in the order of play."""

    @property
    def unit(self) -> str:
        """Word for a deal."""

    @property
    def score(self) -> str:
        """Word for the score in JSON."""

    @property
    def options(self) -> Options[Any]:
        """Options of a match."""

    @property
    def packets(self) -> Packets[Any]:
        """Cards dealt to the seats."""

    @property
    def deal(self) -> Any:
        """Type of the action with ``dealer`` and ``pack``."""

    @property
    def book(self) -> Any:
        """Maker of the action that books a deal; ``None``: it ends by itself."""

    def seat(self, text: str) -> Any:
        """Seat of a letter."""

    def start(self, rules: Any) -> Any:
        """State before the first deal."""

    def apply(self, state: Any, action: Any) -> Any:
        """State after an action; raise an error if it is illegal."""

    def violation(self, state: Any, action: Any) -> Any:
        """Reason against an action, with ``sentence`` and ``rule``."""

    def pack_order(self, secret: bytes, number: int, cut: int) -> tuple[Card, ...]:
        """Cards of a provable deal in dealing order."""

    def scores(self, state: Any) -> Any:
        """Score of each side."""


@dataclass(frozen=True, slots=True)
class Position:
    """Position in a deal, for the numbers of a record's lines."""

    deal: Any
    """The game's state of the deal."""
    complete: int
    """Number of complete tricks."""
    lying: int
    """Number of cards in the current trick."""
    leader: str
    """Leader of the current trick."""
    turn: str | None
    """Next seat to play a card; ``None`` after the last trick."""
    ending: str | None
    """Word of the deal's ending; ``None`` while it runs."""


@dataclass(frozen=True, slots=True)
class Adjudicated(Generic[R, M, A]):
    """Record of a legal match."""

    record: Record[R]
    actions: tuple[A, ...]
    """The journal."""
    state: M
    deals: tuple[Any, ...]
    """Each deal's final or current state."""


class Format(ABC, Generic[R, M, A]):
    """Record of a game. ``R``: rules of a match; ``M``: its state; ``A``: its actions."""

    title: ClassVar[str]
    """First tag, ``Brouc``."""
    version: ClassVar[str] = "1"
    """Value of the first tag."""
    rule_tags: ClassVar[Mapping[str, str | None]]
    """Tag of the rules → section, in order: ``Rules`` for the preset, ``Options``, and those named
    like an option that is always written."""
    codec: ClassVar[Codec[Any]]
    """Texts of actions in journals."""
    calls: ClassVar[tuple[str, ...]] = ()
    """Names in these texts of actions that stand in braces on a trick's line."""
    in_order: ClassVar[bool] = False
    """Whether the hands stand in the order of seats."""
    has_up: ClassVar[bool] = True
    stock: ClassVar[int] = 0
    """Cards of the stock; 0: no such line."""
    tricks: ClassVar[int]
    blames_unfinished: ClassVar[bool] = False
    """Whether an unfinished trick is the error of its own line, not of the next trick's."""
    length: ClassVar[str]
    """Section on the number of tricks."""
    dealing: ClassVar[str]
    """Section on the deal."""
    playing: ClassVar[str]
    """Section on the order of tricks."""
    counting: ClassVar[str]
    """Section on the end of a deal."""
    endings: ClassVar[Mapping[str, str]]
    """Word of an ending → its section."""
    derived: ClassVar[Mapping[str, tuple[re.Pattern[str], str]]]
    """First word of a derived line → its form and section, in order. ``end``'s: :attr:`endings`."""

    def __init__(self, engine: Referee) -> None:
        self.engine = engine
        self.seats = {str(seat): SEATS[str(seat)] for seat in engine.seats}
        """Seat → tag of its player, in order."""
        self.unit = engine.unit
        """First word of a deal's lines."""
        self.held = sum(engine.packets.sizes)
        """Cards dealt to a seat."""

    # -- the game --------------------------------------------------------------------------------

    def results(self, state: Any) -> tuple[Any, ...]:
        """Results of finished deals."""
        results: tuple[Any, ...] = state.results
        return results

    def winner(self, state: Any) -> Any:
        """Side that has won the match; ``None``: it is not over."""
        return state.winner

    def position(self, state: Any) -> Position | None:
        """Position in the deal in progress or the last one; ``None`` before the first."""
        deal = state.deal
        if deal is None:
            return None
        trick, turn = deal.trick, str(deal.turn) if deal.turn else None
        ending = None if state.running else state.results[-1].ending.value
        return Position(deal, len(deal.tricks), len(trick.cards), str(trick.leader), turn, ending)

    @abstractmethod
    def result_lines(self, state: M) -> tuple[str, ...]:
        """Derived lines of the last deal, which is over."""

    def dealt(self, dealer: Any, pack: tuple[Card, ...]) -> Dealt:
        """Cards of a pack's deal, as dealt."""
        packets = self.engine.packets
        hands = {str(seat): hand for seat, hand in packets.hands(pack, dealer).items()}
        rest = packets.rest(pack)
        up = rest[0] if rest and self.has_up else None
        return Dealt(hands, up, rest[1:] if up else rest)

    def pack(self, dealer: Any, dealt: Dealt) -> tuple[Card, ...]:
        """Pack that deals these cards."""
        hands = Each.of(self.engine.seats, lambda seat: dealt.hands[str(seat)])
        up = (dealt.up,) if dealt.up is not None else ()
        return self.engine.packets.pack(hands, dealer, (*up, *dealt.stock))

    def word(self, action: A, up: Card | None) -> str | None:
        """Text of a play or call on a trick's line; ``None`` for another action.

        A card, or for a call ``meld N Kh Qh`` of the journal ``{N meld Kh Qh}``.
        """
        name, *words = self.codec.encode(action).split(" ")
        if name == "play":
            return words[1]
        if name not in self.calls:
            return None
        seat, *rest = words
        return f"{{{' '.join((seat, name, *rest))}}}"

    def action(self, word: str, leader: str, turn: str, up: Card | None) -> tuple[str, A]:
        """Parse a word of a trick's line: seat and action; ``ValueError`` names the error."""
        if not word.startswith("{"):
            return turn, self.codec.decode(f"play {turn} {word}")
        seat, *said = word[1:-1].split(" ")
        if not said or said[0] not in self.calls:
            raise ValueError(f"nobody says {word[:40]!r}")
        return seat, self.codec.decode(" ".join((said[0], self.seat_of(seat), *said[1:])))

    def late(self, word: str) -> str | None:
        """Reason against a word after a complete trick; ``None``: it may stand there."""
        return f"{word} follows a complete trick"

    def unfinished(self, lying: int) -> str:
        """Rest of a sentence on a trick of ``lying`` cards that another trick follows."""
        return f"has {lying} of four cards"

    def seat_of(self, text: str) -> str:
        """Parse a seat's letter; ``ValueError`` for other text."""
        if text not in self.seats:
            raise ValueError(f"not a seat: {text[:20]!r}")
        return text

    @property
    def adjudicator(self) -> Adjudicator[Adjudicated[R, M, A]]:
        """Referee of the command line."""
        return Adjudicator(
            self.title,
            lambda data: self.adjudicate(self.read(data)),
            self.text,
            self.json,
            lambda judged: self.verify(judged.record),
        )

    # -- reports ---------------------------------------------------------------------------------

    @abstractmethod
    def heading(self, record: Record[R]) -> str:
        """Game, rules and target."""

    @abstractmethod
    def sorted(self, hand: tuple[Card, ...], up: Card | None) -> tuple[Card, ...]:
        """Hand in display order."""

    @abstractmethod
    def trick_lines(self, deal: Any) -> Iterable[str]:
        """Lines on tricks and calls."""

    def due(self, deal: Any) -> str:
        """Rest of a sentence on a deal in progress."""
        return f": {self.seats[str(deal.turn)]} is to play" if deal.turn else ""

    @abstractmethod
    def ending_lines(self, deal: Any, result: Any) -> Iterable[str]:
        """Lines on a deal that is over."""

    @abstractmethod
    def deal_json(self, deal: Any, result: Any, state: M) -> dict[str, Any]:
        """A deal for programs. ``result``: ``None`` while it is in progress."""

    def named(self, side: object) -> str:
        """Name of a side or seat: ``North-South``."""
        return "-".join(self.seats[seat] for seat in str(side))

    def listed(self, values: Any) -> str:
        """Number of each side: ``North 2, South 0``."""
        return ", ".join(f"{self.named(side)} {value}" for side, value in values.items())

    def standing(self, state: M) -> str:
        """Score of the match."""
        return f"Games: {self.listed(self.engine.scores(state))}"

    def text(self, judged: Adjudicated[R, M, A]) -> str:
        """Format the match for reading: cards, tricks and score of each deal."""
        record, state = judged.record, judged.state
        head = heading(self.heading(record), record.tags, self.seats)
        deals = zip(judged.deals, (*self.results(state), None), record.deals, strict=False)
        told = ("\n".join(self._report(*one)) for one in deals)
        winner = self.winner(state)
        first = f"{self.named(winner)} wins the match" if winner else "The match is not over"
        return "\n\n".join(("\n".join(head), *told, f"{first}. {self.standing(state)}."))

    def _report(self, deal: Any, result: Any, recorded: RecordedDeal) -> Iterator[str]:
        dealt = recorded.dealt
        up = f", {dealt.up.name} turned up" if dealt.up else ""
        dealer = self.seats[recorded.dealer]
        yield f"{self.unit.capitalize()} {recorded.number}, {dealer} deals{up}"
        for seat, hand in dealt.hands.items():
            held = self.sorted(hand, dealt.up)
            yield f"  {self.seats[seat]:<6} {' '.join(card.name for card in held)}"
        if dealt.stock:
            yield f"  stock  {' '.join(card.name for card in dealt.stock)}"
        yield from self.trick_lines(deal)
        if result is None:
            yield f"  In progress{self.due(deal)}."
        else:
            yield from self.ending_lines(deal, result)

    def json(self, judged: Adjudicated[R, M, A]) -> str:
        """Format the match as one JSON line (docs/record.md)."""
        state, winner = judged.state, self.winner(judged.state)
        deals = zip(judged.deals, (*self.results(state), None), strict=False)
        return json.dumps(
            {
                "winner": str(winner) if winner else None,
                self.engine.score: as_object(self.engine.scores(state)),
                f"{self.unit}s": [self.deal_json(*one, state) for one in deals],
            }
        )

    # -- writing ---------------------------------------------------------------------------------

    def write(self, record: Record[R]) -> str:
        """Format a record: one tag a line, empty lines between deals, all lines ended."""
        parts = ["".join(f"{tag}\n" for tag in record.tags)]
        parts.extend("".join(f"{line}\n" for line in self._lines(deal)) for deal in record.deals)
        return "\n".join(parts)

    def _lines(self, deal: RecordedDeal) -> Iterator[str]:
        yield f"{self.unit} {deal.number} dealer {deal.dealer}"
        for seat, hand in deal.dealt.hands.items():
            yield f"{seat} {' '.join(map(str, hand))}"
        if deal.dealt.up is not None:
            yield f"up {deal.dealt.up}"
        if deal.dealt.stock:
            yield f"stock {' '.join(map(str, deal.dealt.stock))}"
        for trick in deal.tricks:
            yield f"{trick.number} {trick.leader} {' '.join(trick.words)}"
        for derived in deal.derived:
            yield derived.text

    def record_of(self, rules: R, actions: Iterable[A], tags: Iterable[Tag] = ()) -> Record[R]:
        """Record of a journal with all derived lines; ``tags`` follow those of the rules.

        Hands are listed as dealt, so that the pack can be reconstructed. Raises
        :class:`gamekit.cards.violations.IllegalActionError` if the journal is no legal match.
        """
        state = self.engine.start(rules)
        deals: list[RecordedDeal] = []
        for action in actions:
            before = self.position(state)
            state = self.engine.apply(state, action)
            after = self.position(state)
            assert after is not None, "every action leaves a deal"
            if type(action) is self.engine.deal:
                dealing: Any = action
                dealt = self.dealt(dealing.dealer, dealing.pack)
                deals.append(RecordedDeal(len(deals) + 1, str(dealing.dealer), dealt))
            elif before is not None and (word := self.word(action, deals[-1].dealt.up)):
                deals[-1] = _with_word(deals[-1], before, word, self.tricks)
            if after.ending is not None:
                derived = tuple(map(Derived, self.result_lines(state)))
                deals[-1] = replace(deals[-1], derived=derived)
        head = (Tag(self.title, self.version), *self._header(rules), *tags)
        return Record(Tags(head), rules, tuple(deals))

    @cached_property
    def _apart(self) -> dict[str, str]:
        """Tag → option, of those that are always written."""
        return {name: name.lower() for name in self.rule_tags if name not in ("Rules", "Options")}

    def _header(self, rules: R) -> Iterator[Tag]:
        options = self.engine.options
        preset, changed = options.preset(rules), options.written(rules)
        own = {
            name: changed.pop(option, options.default(preset, option))
            for name, option in self._apart.items()
        }
        listed = " ".join(f"{option}={text}" for option, text in changed.items())
        for name in self.rule_tags:
            if value := {"Rules": preset, "Options": listed, **own}[name]:
                yield Tag(name, value)

    # -- reading ---------------------------------------------------------------------------------

    def read(self, content: bytes | str) -> Record[R]:
        """Parse a file's content; :class:`RecordError` names line and error."""
        lines = Lines(content) if isinstance(content, str) else Lines.of_bytes(content)
        known = dict.fromkeys((*self.rule_tags, "Rules", "Options", "Date", "Place"))
        once = (self.title, *known, *self.seats.values())
        tags = read_tags(lines, once)
        check_version(tags, self.title, self.version, lines)
        rules = self._ruleset(tags)
        deals: list[RecordedDeal] = []
        while lines.peek() is not None:
            deals.append(self._read_deal(lines, len(deals) + 1))
        return Record(tags, rules, tuple(deals))

    def _ruleset(self, tags: Tags) -> R:
        options = self.engine.options
        named = dict.fromkeys(("Rules", *self.rule_tags, "Options"))
        found = {name: tag for name in named if (tag := tags.get(name)) is not None}
        for name, section in self.rule_tags.items():
            if name not in found and name != "Options":
                raise RecordError(tags.last_line, f"the tag {name} is missing", section)
        preset = found["Rules"].value if "Rules" in found else next(iter(options.presets))
        listed, given = found.get("Options"), dict[str, str]()
        if listed is not None:
            given = located(listed.line, options_of, listed.value)
        for name, option in self._apart.items():
            if given.get(option, found[name].value) != found[name].value:
                what = f"the tags Options and {name} differ"
                raise RecordError(found[name].line, what, options.sections[option])
        own = {name: {option: found[name].value} for name, option in self._apart.items()}
        alone = {"Rules": {}, "Options": given, **own}
        parse = partial(options.ruleset, preset)
        # One by one, so that an error names the line of its own tag.
        for name, tag in found.items():
            located(tag.line, parse, alone[name], self.rule_tags.get(name))
        rules: R = parse(ChainMap(given, *own.values()))
        return rules

    def _read_deal(self, lines: Lines, number: int) -> RecordedDeal:
        at, dealer = read_opening(lines, self.unit, number, self.seat_of)
        dealt = self._read_cards(lines, dealer)
        tricks: list[TrickLine] = []
        while (line := lines.peek()) is not None and line[1][0] in "0123456789":
            lines.advance()
            if len(tricks) == self.tricks:
                what = f"a {self.unit} has {SPELT[self.tricks]} tricks"
                raise RecordError(line[0], what, self.length)
            tricks.append(self._read_trick(line, len(tricks) + 1, dealt.up))
        forms = ((word, form) for word, (form, _) in self.derived.items())
        derived = tuple(Derived(text, at) for at, text in read_derived(lines, forms))
        check_next(lines, self.unit)
        return RecordedDeal(number, dealer, dealt, tuple(tricks), derived, at)

    def _read_cards(self, lines: Lines, dealer: str) -> Dealt:
        seen: set[Card] = set()
        hands: dict[str, tuple[Card, ...]] = {}
        order = tuple(self.seats)
        while (line := lines.peek()) is not None and (seat := line[1].split(" ", 1)[0]) in order:
            if self.in_order and seat not in order[len(hands) : len(hands) + 1]:
                break
            lines.advance()
            if seat in hands:
                raise RecordError(line[0], f"a second hand of {seat}", self.dealing)
            hands[seat] = self.cards(line, seen, self.held, f"{seat} holds")
        for seat in order:
            if seat not in hands:
                lines.due(seat, f"the hand of {seat}")
        up: Card | None = None
        stock: tuple[Card, ...] = ()
        if self.has_up:
            up = self.turned_up(lines.due("up", "the line 'up'"), seen, hands[dealer], dealer)
        if self.stock:
            stock = self.cards(
                lines.due("stock", "the line 'stock'"), seen, self.stock, "the stock has"
            )
        return Dealt({seat: hands[seat] for seat in order}, up, stock)

    def cards(self, line: Line, seen: set[Card], count: int, what: str) -> tuple[Card, ...]:
        """Parse the cards of a line, each dealt once; they are added to ``seen``."""
        return read_cards(line, Card.parse, seen, count, what, self.dealing)

    def turned_up(self, line: Line, seen: set[Card], own: tuple[Card, ...], dealer: str) -> Card:
        """Parse the card turned up. ``own``: the dealer's cards."""
        (up,) = self.cards(line, seen, 1, "turned up are")
        return up

    def _read_trick(self, line: Line, number: int, up: Card | None) -> TrickLine:
        leader = line[1].split()[1] if len(line[1].split()) > 1 else ""

        def word(text: str) -> str:
            self.action(text, leader, leader, up)
            return text

        leader, words = read_trick(line, number, self.seat_of, word, self.playing)
        return TrickLine(number, leader, words, line[0])

    # -- the referee -----------------------------------------------------------------------------

    def adjudicate(self, record: Record[R]) -> Adjudicated[R, M, A]:
        """Replay the record; raise :class:`RecordError` at its first error.

        A deal with all its tricks counts as booked, whether its derived lines are there or not: a
        record has no word for the pause before the booking.
        """
        referee = _Referee(self, self.engine.start(record.rules))
        for deal in record.deals:
            referee.deal(deal)
        actions, deals = tuple(referee.actions), tuple(referee.deals)
        return Adjudicated(record, actions, referee.state, deals)

    def verify(self, record: Record[R]) -> tuple[int, int]:
        """Check every deal with a secret; return their number and that of all deals.

        Raises :class:`RecordError` where a secret is not the one committed to, where the cards are
        not those that secret and cut make, or where one of the three tags is missing.
        """
        deals = record.deals

        def check(number: int, secret: bytes, cut: int) -> None:
            self._check_cards(deals[number - 1], self.engine.pack_order(secret, number, cut))

        return check_secrets(record.tags, len(deals), check), len(deals)

    def _check_cards(self, deal: RecordedDeal, pack: tuple[Card, ...]) -> None:
        what = f"{self.unit} {deal.number} is not the one that its secret and cut make"
        due, written = self.dealt(self.engine.seat(deal.dealer), pack), deal.dealt
        for seat, hand in due.hands.items():
            # A record may list a hand in any order (docs/record.md).
            for card in hand:
                if card not in written.hands[seat]:
                    raise RecordError(deal.line, f"{what}: {seat} should hold {card}")
        if due.up is not written.up:
            raise RecordError(deal.line, f"{what}: {due.up} should be turned up")
        for place, (card, other) in enumerate(zip(due.stock, written.stock, strict=True), 1):
            if card is not other:
                raise RecordError(deal.line, f"{what}: card {place} of the stock should be {card}")


def _with_word(deal: RecordedDeal, at: Position, word: str, tricks: int) -> RecordedDeal:
    """Deal with another word; words after the last trick stand at the end of its line."""
    number = min(at.complete + 1, tricks)
    *before, last = deal.tricks or (TrickLine(0, "", ()),)
    if last.number == number:
        return replace(deal, tricks=(*before, replace(last, words=(*last.words, word))))
    return replace(deal, tricks=(*deal.tricks, TrickLine(number, at.leader, (word,))))


class _Referee(Generic[R, M, A]):
    """Replay of a record's lines, action by action."""

    def __init__(self, game: Format[R, M, A], state: M) -> None:
        self.game = game
        self.state = state
        self.actions: list[A] = []
        self.deals: list[object] = []

    def deal(self, deal: RecordedDeal) -> None:
        game = self.game
        dealer = game.engine.seat(deal.dealer)
        dealing = game.engine.deal(dealer, game.pack(dealer, deal.dealt))
        self._act(deal.line, dealing, f"{game.unit} {deal.number}")
        line = deal.line
        for trick in deal.tricks:
            self._trick(trick, line, deal.dealt.up)
            line = trick.line
        if self._at.ending is None and self._at.turn is None:
            book = game.engine.book
            assert book is not None, "a deal is over with its last trick, or booked"
            self._act(line, book(), "the booking")
        self.deals.append(self._at.deal)
        self._check_derived(deal)

    @property
    def _at(self) -> Position:
        at = self.game.position(self.state)
        assert at is not None, "a deal is being read"
        return at

    def _act(self, line: int, action: A, what: str) -> None:
        refused = self.game.engine.violation(self.state, action)
        if refused is not None:
            raise RecordError(line, f"{what}: {refused.sentence}", refused.rule)
        self.state = self.game.engine.apply(self.state, action)
        self.actions.append(action)

    def _trick(self, trick: TrickLine, previous: int, up: Card | None) -> None:
        game, at = self.game, self._at
        self._check_open(trick, at)
        if at.complete != trick.number - 1:
            what = f"trick {trick.number - 1} {game.unfinished(at.lying)}, yet another follows"
            line = previous if game.blames_unfinished else trick.line
            raise RecordError(line, what, game.playing)
        if at.leader != trick.leader:
            what = f"trick {trick.number} is led by {at.leader}, not by {trick.leader}"
            raise RecordError(trick.line, what, game.playing)
        for word in trick.words:
            at = self._at
            self._check_open(trick, at)
            if at.complete >= trick.number and (late := game.late(word)):
                raise RecordError(trick.line, late, game.playing)
            seat, action = game.action(word, trick.leader, at.turn or "", up)
            label = word if word.startswith("{") else f"{seat} {word}"
            self._act(trick.line, action, label)

    def _check_open(self, trick: TrickLine, at: Position) -> None:
        if at.ending is not None:
            what = f"trick {trick.number}: the {self.game.unit} is over ({at.ending})"
            section = self.game.endings[at.ending]
            raise RecordError(trick.line, f"{what}, nothing may follow", section)

    def _check_derived(self, deal: RecordedDeal) -> None:
        if not deal.derived:
            return
        game, ending = self.game, self._at.ending
        if ending is None:
            what = f"{game.unit} {deal.number} has not ended, yet its result stands here"
            raise RecordError(deal.derived[0].line, what, game.counting)
        due = {line.split(" ", 1)[0]: line for line in game.result_lines(self.state)}
        for derived in deal.derived:
            if derived.text == due.get(derived.word):
                continue
            if derived.word in due:
                what = f"{due[derived.word]!r} follows from the play, not {derived.text!r}"
            else:
                what = f"no game is won, yet {derived.text!r} stands here"
            section = game.derived[derived.word][1] or game.endings[ending]
            raise RecordError(derived.line, what, section)
