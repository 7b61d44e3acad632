"""The application without Discord: tables, seats, clocks, computer seats, what to show to whom.

A table's whole life is one journal of entries (:mod:`tables.entries`);
:class:`tables.state.TableState` is its pure fold. :class:`tables.service.Tables` decides and
stores, :mod:`tables.scheduler` acts when a clock or a computer player is due, :mod:`tables.showing`
says what everybody may see. Start reading at docs/architecture.md.
"""
