"""The connection to Discord, and the consequences of its outages for tables."""
