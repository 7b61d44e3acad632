"""The connection to Discord, and what becomes of tables while it is gone."""
