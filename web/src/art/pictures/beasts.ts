// Ravens, wolves, serpents and other beasts.

import { band, bend, carved, cut, disc, edged, fan, fill, free, inside, line, lines, place, stroke, type Tone } from "./kit";

/** A raven with spread wings. */
export function raven(): string {
  const wing = bend("2 -4 14 -16 30 -20 48 -14! 40 -11 45 -4! 34 -4 36 4! 25 1 24 9! 14 4 4 10");
  const feathers = [0, 1, 2, 3, 4]
    .map((index) =>
      stroke(
        `${8 + index * 3} ${-6 - index * 1.6} ${18 + index * 4} ${-6 - index} ${24 + index * 4.6} ${3 - index * 3.6}`,
        1.4,
        "pale",
      ),
    )
    .join("");
  const one = free(wing, "ink") + inside(wing, feathers);
  return (
    one +
    place([0, 0], one, { isFlipped: true }) +
    free(bend("-5 8 5 8 9 26! 3 23 0 28! -3 23 -9 26!"), "ink") +
    free(bend("0 -16 6 -10 6 6 0 14 -6 6 -6 -10"), "ink") +
    fill(cut("-3 -15 3 -15 1 -24"), "bone") +
    fill(disc(2, -11, 1.3), "glow")
  );
}

/** A raven that sits, seen from the side, looking right. */
export function perched(): string {
  const body = bend("-30 22! -18 4 -8 -8 2 -17 10 -19 17 -15 28 -10! 17 -8 13 0 8 12 0 18 -10 18 -22 24!");
  return (
    free(body, "ink") +
    inside(
      body,
      [0, 1, 2, 3]
        .map((index) =>
          stroke(`${-2 + index * 2} ${-6 + index * 4} ${-10 + index} ${4 + index * 3} ${-20} ${14 + index * 2}`, 1.6, "pale"),
        )
        .join(""),
    ) +
    fill(disc(11, -14, 1.6), "glow") +
    line("2 17 3 24", 1.8) +
    line("-3 17 -3 24", 1.8)
  );
}

/** The head of a wolf with open jaws, looking right; the throat is at the left. */
export function wolf(tone: Tone = "ink", mark: Tone = "pale"): string {
  const head = bend(
    "-58 40! -50 10 -36 -16 -24 -28 -26 -52! -12 -36 -2 -33 8 -40! 10 -28 30 -20 52 -13 60 -6! 56 2 40 3 24 4 12 10 22 14 38 17 48 21! 44 29 24 31 6 30 -2 44! -10 36 -14 52! -24 42 -30 58! -40 46",
  );
  const mouth = bend("56 1! 40 3 24 4 12 10 22 14 38 17 47 21! 38 12 28 9!");
  return (
    free(head, tone) +
    inside(
      head,
      fan([-4, -6], [90, 200], [24, 76], 34, 2.6, mark, 4) +
        stroke("-20 -46 -14 -34 -16 -26", 2, mark) +
        stroke("12 -24 30 -16 48 -10", 1.8, mark) +
        stroke("-2 -30 10 -18 22 -12", 1.4, mark),
    ) +
    edged(mouth, "blood", 1.2) +
    [
      [52, 2, 9],
      [45, 3, 6],
      [38, 3.4, 6],
      [31, 4, 5],
    ]
      .map(([x = 0, y = 0, long = 0]) => fill(cut(`${x - 2.4} ${y} ${x + 2.4} ${y} ${x} ${y + long}`), "paper"))
      .join("") +
    [
      [43, 20, 9],
      [36, 17, 6],
      [29, 16, 5],
    ]
      .map(([x = 0, y = 0, long = 0]) => fill(cut(`${x - 2.4} ${y} ${x + 2.4} ${y} ${x + 1} ${y - long}`), "paper"))
      .join("") +
    fill(bend("4 -20! 12 -22 17 -16! 10 -15"), "glow") +
    fill(disc(11.4, -18.6, 1.7), "ink") +
    edged(disc(57, -8, 3.2, 2.6), "ink", 0.8, mark)
  );
}

/** A body of a serpent along points, with scales on its back and a light belly. */
export function coil(points: string, begin: number, end: number, tone: Tone = "hue"): string {
  const body = band(points, begin, end);
  const spine = points
    .trim()
    .split(/\s+/)
    .map((word) => Number(word.replace("!", "")));
  let scales = "";
  for (let index = 0; index + 3 < spine.length; index += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = spine.slice(index, index + 4);
    const long = Math.hypot(x1 - x0, y1 - y0);
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
    for (let at = 0; at < long; at += 5.5) {
      const wide = begin + ((end - begin) * (index / 2 + at / long)) / (spine.length / 2 - 1);
      scales += place(
        [x0 + ((x1 - x0) * at) / long, y0 + ((y1 - y0) * at) / long],
        line(`0 ${-wide * 0.42} 3 ${-wide * 0.1} 0 ${wide * 0.22}`, 1.2, "ink") +
          line(`0 ${wide * 0.24} -2 ${wide * 0.5}`, 1, "paper"),
        { turn },
      );
    }
  }
  return free(body, tone) + edged(body, tone, 1.8) + inside(body, scales);
}

/** The head of a serpent, looking right, jaws open; the neck ends at (0, 0). */
export function serpentHead(tone: Tone = "hue"): string {
  const head = bend("-10 -12! 0 -20 10 -30! 14 -20 28 -18 46 -10 52 -2! 36 -1 22 4 34 10 42 16! 26 19 10 16 0 14 -10 12!");
  return (
    free(head, tone) +
    carved(head, tone, { angle: 30, shade: [-0.4, 1], from: 0.45, gap: 2.1 }, (shape) => edged(shape, tone, 1.8)) +
    edged(bend("50 -2! 36 -1 22 4 34 10 41 15! 30 8 32 4!"), "blood", 1.2) +
    [
      [46, -2],
      [38, -1],
    ]
      .map(([x = 0, y = 0]) => fill(cut(`${x - 2} ${y} ${x + 2} ${y} ${x} ${y + 9}`), "paper"))
      .join("") +
    fill(cut("36 11 39 13 36 5"), "paper") +
    line("30 6 48 8 56 4", 1.4, "blood") +
    line("48 8 56 11", 1.4, "blood") +
    fill(bend("12 -13! 18 -16 23 -11! 17 -9"), "glow") +
    fill(cut("17 -15 19 -15 18.4 -9 17 -9"), "ink") +
    [0, 1, 2]
      .map((index) =>
        free(
          cut(`${-10 + index * 8} ${-12 - index * 4} ${-4 + index * 8} ${-16 - index * 4} ${-12 + index * 9} ${-24 - index * 5}`),
          "deep",
          1.2,
        ),
      )
      .join("")
  );
}

/** A goat of Thor's team, seen from the side, looking right. */
export function goat(): string {
  const body = bend(
    "-34 -20 -20 -30 4 -30 14 -36 20 -48 30 -48 40 -36! 34 -32 26 -32 22 -20 18 -12 22 8! 16 10! 10 -8 -14 -10 -22 10! -28 10! -28 -8",
  );
  return (
    free(body, "ink") +
    inside(body, lines(body.box, { tone: "pale", angle: 60, shade: [-0.6, -1], from: 0.45, gap: 2.6, most: 0.5 })) +
    free(bend("22 -46 20 -60 8 -66! 24 -66 30 -58 28 -46"), "bone", 1.6) +
    fill(disc(30, -41, 1.3), "glow") +
    fill(cut("33 -32 38 -32 34 -22"), "ink")
  );
}

/** A stag with wide antlers, looking right; its feet are at y = 0. */
export function stag(): string {
  const body = bend(
    "-30 -30 -24 -38 -4 -38 8 -42 14 -56 22 -60 34 -54! 33 -50 24 -48 20 -38 16 -28 16 -2! 12 0! 10 -22 -14 -22 -18 -2! -22 0! -24 -20 -30 -22",
  );
  const antler = (turn: number): string =>
    place(
      [20, -58],
      ["0 0 -8 -14 -4 -32", "-6 -10 -18 -16 -22 -28", "-7 -18 2 -24 4 -34", "-3 -6 8 -10 14 -20"]
        .map((points) => line(points, 3.4, "rim") + line(points, 2, "ink"))
        .join(""),
      { turn },
    );
  return (
    antler(-14) +
    antler(16) +
    free(body, "ink") +
    inside(body, lines(body.box, { tone: "pale", angle: 64, shade: [-0.5, -1], from: 0.45, gap: 2.6, most: 0.5 })) +
    fill(disc(26, -55, 1.3), "glow")
  );
}
