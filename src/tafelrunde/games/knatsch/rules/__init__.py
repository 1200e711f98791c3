"""The rules of Knatsch, compiled to C."""
