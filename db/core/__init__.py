"""Connections, schema, transactions, caches."""
