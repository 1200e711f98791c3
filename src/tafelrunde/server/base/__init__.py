"""What all other server packages need: messages, settings, clock, limits, logs, metrics."""
