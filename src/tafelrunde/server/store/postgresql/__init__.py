"""Storage in PostgreSQL, which several servers can share."""
