"""The application without Discord: tables, seats, clocks, computer seats, what to show to whom.

A table's whole life is one journal of entries (:mod:`tables.journal.entries`);
:class:`tables.journal.state.TableState` is its pure fold. :class:`tables.runtime.service.Tables`
decides and
stores, :mod:`tables.runtime.scheduler` acts when a clock or a computer player is due,
:mod:`tables.views`
says what everybody may see. Start reading at docs/architecture.md.
"""
