"""The store: journals, results, messages, people, servers. Ints, texts and dataclasses only.

    async with await Store.open("sqlite+aiosqlite:///data/brouc.sqlite") as store:
        table = await store.journals.create_table(NewTable("brouc", head, now), entries, cause)
        outcome = await store.journals.append(table, seq, entries, cause, head)

SQLite by default, PostgreSQL by URL alone; docs/operations.md is for hosts.
"""

from db.core.errors import BusyError as BusyError
from db.core.errors import CorruptError as CorruptError
from db.core.errors import DiskFullError as DiskFullError
from db.core.errors import ReadOnlyError as ReadOnlyError
from db.core.errors import StoreError as StoreError
from db.core.errors import SupersededError as SupersededError
from db.core.errors import UnknownSchemaError as UnknownSchemaError
from db.core.errors import UnreachableError as UnreachableError
from db.records import LIVE as LIVE
from db.records import Admission as Admission
from db.records import Appended as Appended
from db.records import Ceiling as Ceiling
from db.records import Conflict as Conflict
from db.records import Entry as Entry
from db.records import GuildSettings as GuildSettings
from db.records import Head as Head
from db.records import HouseRules as HouseRules
from db.records import MessageAt as MessageAt
from db.records import NewEntry as NewEntry
from db.records import NewTable as NewTable
from db.records import Preferences as Preferences
from db.records import Progress as Progress
from db.records import Repeated as Repeated
from db.records import SettingChange as SettingChange
from db.records import Status as Status
from db.records import TableHead as TableHead
from db.records import TableMessage as TableMessage
from db.records import Toll as Toll
from db.repositories.limits import NotAdmittedError as NotAdmittedError
from db.repositories.puzzles import Answered as Answered
from db.repositories.puzzles import Practice as Practice
from db.results import EVER as EVER
from db.results import Acquaintance as Acquaintance
from db.results import BoardMetric as BoardMetric
from db.results import BoardPage as BoardPage
from db.results import BoardQuery as BoardQuery
from db.results import BoardRow as BoardRow
from db.results import CountMetric as CountMetric
from db.results import Cursor as Cursor
from db.results import DailyFacts as DailyFacts
from db.results import DailyRow as DailyRow
from db.results import DailyStanding as DailyStanding
from db.results import HistoryRow as HistoryRow
from db.results import HouseMetric as HouseMetric
from db.results import MatchFacts as MatchFacts
from db.results import PlayerFacts as PlayerFacts
from db.results import Rating as Rating
from db.results import RatingChange as RatingChange
from db.results import SideFacts as SideFacts
from db.results import Standing as Standing
from db.results import Statistics as Statistics
from db.results import month as month
from db.results import season as season
from db.store import DEFAULT_URL as DEFAULT_URL
from db.store import Store as Store
