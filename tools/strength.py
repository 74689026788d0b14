"""Put a ladder, as `fimbul arena --ladder --markdown` prints it, into docs/strength.md.

fimbul arena --ladder --markdown | python tools/strength.py docs/strength.md
"""

import re
import sys
from pathlib import Path

MARKS = re.compile(r"(<!-- ladder: begin[^>]*-->\n).*?(<!-- ladder: end -->)", re.DOTALL)


def put(text: str, ladder: str) -> str:
    """Return the text with the ladder between its marks. Raises SystemExit if there are none."""
    found, count = MARKS.subn(lambda marks: f"{marks[1]}\n{ladder.strip()}\n\n{marks[2]}", text)
    if count != 1:
        raise SystemExit("the file has no marks for the ladder")
    return found


def main() -> None:
    """Put the ladder from stdin into the file; without a ladder, leave the file unchanged."""
    path = Path(sys.argv[1])
    ladder = sys.stdin.read()
    if "### 4 players" not in ladder:
        raise SystemExit("there is no ladder on stdin")
    path.write_text(put(path.read_text(encoding="utf-8"), ladder), encoding="utf-8")


if __name__ == "__main__":
    main()
