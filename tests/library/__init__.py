"""The public API for studies."""
