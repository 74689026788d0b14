"""A short animation of a battle, for the README: part of `make screenshots`.

The clock of the page stands still, and the script moves it on from frame to frame, so the animation
is the same on a slow machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import ViewportSize

from tests.server.running import Running, running
from tests.web.browser import MINE, Person, browsing
from tests.web.played import dramatic_battle
from tests.web.positions import move_at, put

WINDOW: Final[ViewportSize] = {"width": 1200, "height": 800}
WIDTH: Final = 960
STEP: Final = 100
"""Milliseconds of the page from one frame to the next."""
SHOWN: Final = 66
"""Milliseconds for which a frame is shown: the story is told a little faster than on the page."""
LOOK: Final = 9
"""Frames before the first card goes down."""
LAY: Final = 5
"""Frames from one card to the next."""
LONGEST: Final = 300
"""Frames after which something is wrong."""
AFTERGLOW: Final = 2_000
"""Milliseconds for which the last frame is shown."""
QUALITY: Final = 55

ANIMATE: Final = """(step) => {
  globalThis.known ??= new Map();
  for (const animation of document.getAnimations()) {
    const end = animation.effect.getComputedTiming().endTime;
    if (animation.playState === "finished") continue;
    const time = known.has(animation) ? known.get(animation) + step : 0;
    known.set(animation, time);
    animation.pause();
    if (end === Infinity) animation.currentTime = 0;
    else if (time < end) animation.currentTime = time;
    else animation.finish();
  }
}"""
"""Moves on all animations of the style sheets, whose clock Playwright does not hold. Those without
an end stand still: they would fill the file and tell nothing."""


class Camera:
    """Takes frames of a page whose clock it holds."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.frames: list[Image.Image] = []
        person.hold_clock()

    def roll(self, frames: int) -> None:
        for _ in range(frames):
            self.page.clock.run_for(STEP)
            self.page.evaluate(ANIMATE, STEP)
            taken = Image.open(BytesIO(self.page.screenshot())).convert("RGB")
            height = round(taken.height * WIDTH / taken.width)
            self.frames.append(taken.resize((WIDTH, height), Image.Resampling.LANCZOS))

    def shots(self) -> Iterator[tuple[Image.Image, int]]:
        """Return the different frames, and the milliseconds for which each is shown."""
        kept: list[tuple[Image.Image, int]] = []
        for frame in self.frames:
            if kept and kept[-1][0] == frame:
                kept[-1] = (frame, kept[-1][1] + SHOWN)
            else:
                kept.append((frame, SHOWN))
        return iter(kept)

    def write(self, file: Path) -> None:
        """Write an animated WebP that repeats after the afterglow."""
        pictures, times = map(list, zip(*self.shots(), strict=True))
        times[-1] += AFTERGLOW
        pictures[0].save(
            file,
            save_all=True,
            append_images=pictures[1:],
            duration=times,
            loop=0,
            quality=QUALITY,
            method=6,
            minimize_size=True,
        )
        print(
            f"{file}: {len(times)} frames, {sum(times) / 1000:.1f} s, {file.stat().st_size:,} bytes"
        )


def film(server: Running, person: Person) -> Camera:
    """Fight the battle, as its winner sees it."""
    battle = dramatic_battle()
    mine = battle.position.seat
    table = put(server, battle.position, person.secret)
    person.page.clock.install()
    person.sit_down(table)
    person.page.wait_for_selector(MINE)
    person.page.wait_for_timeout(1_000)
    camera = Camera(person)

    def play(seat: int, move: int) -> None:
        move_at(server, table, seat, move)
        person.page.wait_for_timeout(200)

    camera.roll(LOOK)
    # The reader's card goes down last.
    cards = battle.moves[:3]
    for seat, move in sorted(cards, key=lambda one: one[0] == mine):
        play(seat, move)
        camera.roll(LAY)
    for seat, move in battle.moves[3:]:
        while seat == mine and person.page.locator(MINE).count() == 0:
            camera.roll(1)
            assert len(camera.frames) < LONGEST
        if seat == mine:
            camera.roll(LAY)
        play(seat, move)
    while person.page.locator("[data-act=nod]").count() == 0:
        camera.roll(1)
        assert len(camera.frames) < LONGEST
    camera.roll(LAY)
    return camera


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.animation", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--frames", type=Path, help="a folder for the frames, to look at them")
    options = parser.parse_args()
    with TemporaryDirectory() as data, running(Path(data)) as server, browsing() as browser:
        person = Person(browser, server.url, size=WINDOW, is_painted=True, has_motion=True)
        camera = film(server, person)
        person.close()
    if options.frames:
        options.frames.mkdir(parents=True, exist_ok=True)
        for number, frame in enumerate(camera.frames):
            frame.save(options.frames / f"{number:03}.png")
    camera.write(options.file)


if __name__ == "__main__":
    main()
