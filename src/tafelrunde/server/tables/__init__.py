"""Live tables: their state, the transaction every change goes through, and what viewers receive."""
