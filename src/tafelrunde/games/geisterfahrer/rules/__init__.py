"""The rules of Geisterfahrer, compiled to C."""
