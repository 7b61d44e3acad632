"""The engine, the schema and opening a database."""
