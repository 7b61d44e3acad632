"""Computer players at tables: requests to workers and their answers."""
