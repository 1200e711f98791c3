"""`python -m tafelrunde`: the same as the command."""

from tafelrunde.cli import main

if __name__ == "__main__":
    main(prog_name="tafelrunde")
