"""The contract that all games share. Needs nothing but the standard library."""
