// What a scene is, and the pieces that many of them share.

import {
  bend,
  carved,
  edged,
  fan,
  fill,
  free,
  inside,
  line,
  lines,
  place,
  stroke,
  type Placing,
  type Spot,
  type Tone,
  SIDE,
} from "./kit";
import type { Hue } from "./palette";
import { arm, fist } from "./things";

export interface Scene {
  readonly hue: Hue;
  readonly draw: () => string;
}

export const scene = (hue: Hue, ...layers: (() => string)[]): Scene => ({
  hue,
  draw: () => layers.map((layer) => layer()).join(""),
});

/** The scene as in a mirror. */
export const mirrored = ({ hue, draw }: Scene): Scene => ({ hue, draw: () => place([SIDE, 0], draw(), { isFlipped: true }) });

/** A bust whose eyes are at a spot. */
export const bust =
  (draw: () => string, spot: Spot = [80, 46], placing: Placing = {}) =>
  (): string =>
    place(spot, draw(), placing);

/** Something at a spot. */
export const put =
  (draw: () => string, spot: Spot, placing: Placing = {}) =>
  (): string =>
    place(spot, draw(), placing);

/** An arm that holds something up. */
export function holding(shoulder: Spot, elbow: Spot, hand: Spot, sleeve: Tone, held: () => string, placing: Placing = {}) {
  return (): string => place(hand, held(), placing) + arm(shoulder, elbow, hand, sleeve) + fist(hand, 7.6, placing.turn ?? 0);
}

/** The bridge of the gods: three burning bands from edge to edge. */
export function bridge(top: number): () => string {
  const arc = (lift: number): string =>
    `-6 ${top + 40 + lift} 40 ${top + 12 + lift} 80 ${top + lift} 120 ${top + 12 + lift} 166 ${top + 40 + lift}`;
  return () => {
    const path = bend(`-6 ${top + 36} 40 ${top + 8} 80 ${top - 4} 120 ${top + 8} 166 ${top + 36}! 166 170! -6 170!`);
    return (
      free(path, "ink") +
      inside(
        path,
        (["blood", "glow", "hue", "paper", "pale"] as const).map((tone, index) => line(arc(3 + index * 8), 7, tone)).join("") +
          lines(path.box, { angle: 90, shade: [0, 1], from: 0.1, gap: 5, most: 0.5, bow: 0 }),
      )
    );
  };
}

/** A great wave that curls from the left. */
export function breaker(): string {
  const wave = bend("-6 166! -6 70 10 52 34 48 54 58 62 76! 48 66 36 70 34 84 44 104 76 118 120 122 166 116! 166 166!");
  return (
    carved(wave, "hue", { angle: 30, shade: [0.4, 1], from: 0.3, gap: 3, bow: 0.4 }) +
    inside(
      wave,
      [0, 1, 2, 3]
        .map((index) =>
          stroke(
            `${4 + index * 8} ${150 - index * 2} ${2 + index * 8} ${90 - index * 6} ${30 + index * 5} ${58 + index * 3}`,
            3,
            "pale",
          ),
        )
        .join(""),
    ) +
    edged(bend("26 47 40 46 56 56 64 78! 58 74 58 84! 52 74 48 80! 46 68 38 68! 42 60 32 54"), "paper", 1.4)
  );
}

/** Curtains of northern light. */
export function aurora(): string {
  return [0, 1, 2]
    .map((row) =>
      fan(
        [80, 300 + row * 20],
        [240 + row * 4, 300 - row * 4],
        [210 + row * 12, 290 - row * 6],
        26,
        5,
        row === 1 ? "paper" : "pale",
        6,
      ),
    )
    .join("");
}

/** A field of grain or grass in strokes. */
export const grass =
  (top: number, tone: Tone = "pale") =>
  (): string =>
    [0, 1, 2, 3].map((row) => fan([80, top + 320 + row * 10], [246, 294], [300, 312], 46, 2, tone)).join("");

/** Light that falls from above onto a spot. */
export const beam =
  ([x, y]: Spot, tone: Tone = "glow") =>
  (): string =>
    fan([x, y - 190], [76, 104], [60, 230], 9, 9, tone);

/** Sparks that fly up. */
export function sparks(spots: readonly Spot[]): () => string {
  return () =>
    spots.map(([x, y]) => fill(bend(`${x} ${y - 4}! ${x + 1.4} ${y} ${x} ${y + 3}! ${x - 1.4} ${y}`), "glow")).join("");
}
