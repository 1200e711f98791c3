"""What the tests of all games share: scenario words, lawful walks, counted lines of play, kept
games, and the soak that runs for minutes. Nothing here knows a game by name."""
