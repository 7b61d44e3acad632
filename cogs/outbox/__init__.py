"""Synchronisation of each table's Discord messages with its state."""
