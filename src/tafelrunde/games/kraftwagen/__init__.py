"""Kraftwagen."""
