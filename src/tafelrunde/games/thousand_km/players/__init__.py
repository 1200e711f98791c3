"""Policies for 1000 Kilometer: heuristics and what a search may assume."""
