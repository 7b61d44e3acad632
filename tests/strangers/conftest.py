"""The games here are packages of their own: they are installed, never collected."""

collect_ignore_glob = ["*/*"]
