"""Several servers on one database: who owns which table, and who is alive."""
