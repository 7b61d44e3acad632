"""The application without Discord: tables, seats, clocks, computer seats, views.

A table's whole life is one journal of entries (:mod:`tables.journal.entries`);
:class:`tables.journal.state.TableState` is its pure fold. :class:`tables.runtime.service.Tables`
decides and stores, :mod:`tables.runtime.table_scheduler` acts when a clock or a computer player is
due, :mod:`tables.views` builds what each person may see. Start reading at docs/architecture.md.
"""
