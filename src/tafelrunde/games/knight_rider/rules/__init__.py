"""The rules of Knight Rider, compiled to C."""
