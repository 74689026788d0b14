"""`python -m fimbul`: the command line."""

from fimbul.cli import main

if __name__ == "__main__":
    main()
