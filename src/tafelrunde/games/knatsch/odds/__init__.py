"""Exact chances in Knatsch."""
