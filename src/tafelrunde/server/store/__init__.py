"""Storage: one interface, implemented on a SQLite file and on PostgreSQL."""
