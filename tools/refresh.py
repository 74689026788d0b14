"""Update the files of the installed package that are not compiled.

python tools/refresh.py src/fimbul
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from filecmp import cmp
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def files_in(folder: Path) -> set[Path]:
    """Return the files below a folder, except compiled modules and Python's caches."""
    return {
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }


def refresh(source: Path, installed: Path) -> int:
    """Copy changed files and remove deleted ones; return how many there were."""
    wanted = files_in(source)
    stale = files_in(installed) - wanted
    changed = [
        file
        for file in wanted
        if not (installed / file).exists()
        or not cmp(source / file, installed / file, shallow=False)
    ]
    for file in stale:
        (installed / file).unlink()
    for file in changed:
        (installed / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / file, installed / file)
    return len(stale) + len(changed)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    refresh(folder, Path(sysconfig.get_path("platlib")) / folder.name)
