"""A table's journal: entries, their fold into a state, and the store of tables."""
