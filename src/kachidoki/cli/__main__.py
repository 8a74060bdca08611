"""`python -m kachidoki.cli`: the command where it is not installed."""

from kachidoki.cli import main

if __name__ == "__main__":
    main(prog_name="kachidoki")
