"""The rules of 1000 Kilometer, compiled to C."""
