"""The rules of Kraftwagen, compiled to C."""
