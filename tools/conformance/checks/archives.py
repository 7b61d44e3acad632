"""Checks of finished matches: counts, records, replays, and of the course."""

from __future__ import annotations

from typing import Any

from gamekit.api.course import Place
from gamekit.api.record import Played, Proof
from gamekit.api.scenes import Look
from tools.conformance import BrokenLawError, LeftOutError, shown
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

# -- counts ----------------------------------------------------------------------------------------


def check_counts(subject: Subject) -> str:
    """Tally every action of every match; all that is counted is declared."""
    rules, counts = subject.rules, subject.game.counts
    names = {count.name for count in counts.counts}
    if len(names) < len(counts.counts):
        raise BrokenLawError("a count is declared twice")
    great = {one.of for one in counts.moments}
    if not great <= names:
        raise BrokenLawError(f"moments need {sorted(great - names)}: not declared")
    seen: set[str] = set()
    signed = {"points", *(one.name for one in counts.counts if one.over_matches == "max")}
    for one, moment in subject.moments():
        for seat, name, amount in rules.tally(moment.before, moment.action, moment.after):
            if seat not in rules.seats:
                raise subject.fail(one, f"the tally counts for {seat!r}, which is no seat")
            if name not in names:
                raise subject.fail(one, f"the tally counts {name!r}, which is not declared")
            if not isinstance(amount, int) or (amount < 0 and name not in signed):
                raise subject.fail(one, f"the tally counts {amount!r} of {name!r}")
            if name in great and rules.next(moment.after).awaits not in ("deal", "nothing"):
                raise subject.fail(one, f"the moment's {name!r} is counted before a deal's end")
            seen.add(name)
    for metric in counts.metrics:
        for name in filter(None, (metric.of, metric.per)):
            if name not in names:
                raise BrokenLawError(f"the metric {metric.name!r} needs {name!r}: not declared")
    for aim in counts.achievements:
        if aim.of not in {*names, "matches", "matches_won"}:
            raise BrokenLawError(f"the achievement {aim.name!r} needs {aim.of!r}: not declared")
    for name in (*counts.columns, *filter(None, (counts.score,))):
        if name not in names:
            raise BrokenLawError(f"{name!r} is shown and not declared")
    if len(counts.columns) > 2:
        raise BrokenLawError("a leaderboard has room for two columns")
    return f"{len(seen)} of {len(names)} counts were met"


# -- records ---------------------------------------------------------------------------------------


def check_records(subject: Subject) -> str:
    """Write every match and read it as the same match."""
    records = subject.game.records
    if records is None:
        raise LeftOutError("the game has no text record")
    rules = subject.rules
    for one in subject.walks:
        played = played_of(subject, one)
        text = records.write(played)
        read = records.read(text)
        for field in ("preset", "version", "actions", "date", "place", "players"):
            if getattr(read, field) != getattr(played, field):
                raise subject.fail(one, f"the record is read back with another {field}")
        defaults = {option.name: option.default for option in rules.options(one.preset)}
        # A record may hold only non-default options.
        if {**defaults, **read.options} != {**played.options}:
            raise subject.fail(one, "the record is read back with other options")
        if [p.secret for p in read.proofs] != [p.secret for p in played.proofs]:
            raise subject.fail(one, "the record is read back with other proofs")
        if records.write(read) != text:
            raise subject.fail(one, "the record that was read is written otherwise")
    try:
        records.read("this is no record\n")
    except ValueError:
        return f"{len(subject.walks)} records of .{records.suffix} read back"
    raise BrokenLawError("a text that is no record is read as one")


def played_of(subject: Subject, one: Walk) -> Played:
    """A match as the application passes it."""
    rules = subject.rules
    proofs = tuple(
        Proof(number, rules.commitment(secret), cut if rules.cuts else None, secret.hex())
        for number, (secret, cut) in enumerate(one.secrets, 1)
    )
    options = {option.name: option.default for option in rules.options(one.preset)}
    return Played(
        preset=one.preset,
        options={**options, **one.options},
        version=rules.rules_version,
        actions=tuple(subject.text(moment.action) for moment in one.moments),
        date="2026-11-22",
        place="Sion",
        players=dict(subject.names),
        proofs=proofs,
    )


# -- replays ---------------------------------------------------------------------------------------


def check_replays(subject: Subject) -> str:
    """Step through the first deals of every match."""
    replay, rules = subject.game.replay, subject.rules
    if replay is None:
        raise LeftOutError("the game has no replay")
    steps = 0
    for one in subject.walks:
        ends: list[Any] = []
        seats, moves = [0], [0]
        for moment in one.moments:
            seats[-1] += rules.actor(moment.action) is not None
            moves[-1] += rules.is_move(moment.action)
            before, after = rules.next(moment.before).awaits, rules.next(moment.after).awaits
            if before in ("turn", "booking") and after in ("deal", "nothing"):
                ends.append(moment.after)
                seats.append(0)
                moves.append(0)
        for number, state in enumerate(ends[:3]):
            view = rules.view(state, None)
            last, stops = replay.last(view), replay.stops(view)
            if last and last not in (seats[number], moves[number]):
                raise subject.fail(one, f"{last} steps are neither all actions nor all moves")
            if len(stops) > 25 or list(stops) != sorted(set(stops)):
                raise subject.fail(one, f"stops are at most 25, in order: {stops}")
            if stops and not 0 <= stops[0] <= stops[-1] <= last:
                raise subject.fail(one, f"stops lie between 0 and {last}: {stops}")
            for step in range(last + 1):
                panel = replay.step(view, step, subject.at("fr"), rules.seats[0])
                if panel.rows:
                    raise subject.fail(one, f"step {step} has buttons of its own")
                if panel.scene is not None and subject.game.scenes is not None:
                    subject.game.scenes.words(panel.scene, subject.names, Look("fr"))
                steps += 1
            for language in subject.languages:
                if not 1 <= len(replay.summary(view, subject.at(language))) <= 100:
                    raise subject.fail(one, "a deal's summary has 1 to 100 characters")
    return f"{steps} steps"


# -- course ----------------------------------------------------------------------------------------


def check_course(subject: Subject) -> str:
    """Give every answer to every task, in one language; each has a right one."""
    course = subject.game.course
    if course is None:
        raise LeftOutError("the game has no lessons and no booklet")
    answers, at = 0, subject.at("fr")
    for number, lesson in enumerate(course.lessons):
        for exercise, asked in enumerate(lesson.exercises):
            for step in range(asked.steps):
                place = Place(number, exercise, step)
                offered = [act.action for act in shown.acts(course.task(place, at))]
                judged = [course.answer(place, action, at).verdict for action in offered]
                if judged.count("right") < 1:
                    what = f"{lesson.name}, {asked.name}, step {step}: no answer is right"
                    raise subject.fail(subject.walks[0], what)
                answers += len(judged)
    for topic in course.topics:
        if topic.picture is not None:
            course.picture(topic.picture, at)
    return f"{answers} answers judged, {len(course.topics)} pages"
