"""Connections, the lock, schema, transactions, caches."""
