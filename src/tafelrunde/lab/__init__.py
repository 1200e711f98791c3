"""Playing many games: simulation, comparison, measurement."""
