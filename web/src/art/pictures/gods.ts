// The six gods as busts: the eyes are at (0, 0).

import { beard, face, fringe, hair, mane, shoulders, spectacleHelm } from "./faces";
import { bend, carved, cut, disc, edged, fill, free, inside, line, place, stroke, twin } from "./kit";

export interface Mood {
  readonly isRoaring?: boolean;
}

/** Odin: one eye, a wide hat, a long grey beard, a blue cloak. */
export function odin({ isRoaring = false }: Mood = {}): string {
  const brim = bend("-50 -9! -30 -22 0 -26 30 -21 50 -12! 30 -11 0 -14 -28 -11");
  const crown = bend("-22 -19 -20 -32 -9 -41 3 -37 14 -40 20 -32 22 -19 0 -24");
  return (
    mane("long", "bone") +
    shoulders("cloak", "hue", 1.05) +
    face({ eyes: "one", brow: isRoaring ? "raging" : "stern", mouth: "none" }) +
    beard("long", "bone", isRoaring) +
    carved(crown, "deep", { angle: 70, shade: [1, 0.1], from: 0.3, gap: 2.2, bow: 0.2 }) +
    carved(brim, "deep", { angle: 12, shade: [0.4, 1], from: 0.3, gap: 2 }) +
    stroke("-20 -24 0 -28 20 -23", 3.4, "glow")
  );
}

/** Odin crowned, without his hat. */
export function allfather(): string {
  const crown = twin("0 -44! 4 -32 9 -42! 12 -31 19 -38! 19 -22 0 -25", false);
  return (
    mane("long", "bone") +
    shoulders("furs", "hue", 1.05) +
    face({ eyes: "one", mouth: "none" }) +
    beard("long", "bone") +
    fringe("bone") +
    carved(crown, "glow", { angle: 80, shade: [1, 0.1], from: 0.45, gap: 2 }, edged) +
    fill(disc(0, -29, 2.4), "blood")
  );
}

/** Thor: a red mane, a braided beard, a band of iron. */
export function thor({ isRoaring = false }: Mood = {}): string {
  return (
    mane("wild", "fire") +
    shoulders("furs", "deep", 1.12) +
    face({ brow: isRoaring ? "raging" : "stern", mouth: "none" }) +
    beard("full", "fire", isRoaring) +
    fringe("fire") +
    edged(cut("-20 -18 -10 -22 0 -23.5 10 -22 20 -18 20 -13 10 -17 0 -18.5 -10 -17 -20 -13"), "steel", 1.5) +
    edged(disc(0, -21, 4.4), "glow", 1.6) +
    braid(-9) +
    braid(9)
  );
}

function braid(x: number): string {
  return (
    [38, 44, 50]
      .map((y, index) =>
        edged(bend(`${x} ${y - 4} ${x + 4 - index * 0.6} ${y} ${x} ${y + 4} ${x - 4 + index * 0.6} ${y}`), "fire", 1.2),
      )
      .join("") + edged(cut(`${x - 3} 54 ${x + 3} 54 ${x + 2} 58 ${x - 2} 58`), "steel", 1)
  );
}

/** Tyr: a helmet that guards the eyes, a short dark beard, mail. */
export function tyr({ isRoaring = false }: Mood = {}): string {
  return (
    mane("short", "ink") +
    shoulders("mail", "ink", 1.08) +
    face({ brow: "raging", mouth: "none" }) +
    beard("cropped", "wood", isRoaring) +
    spectacleHelm("steel", "glow")
  );
}

/** Loki: lean and smiling, with horned hair and a pointed beard. */
export function loki({ isRoaring = false }: Mood = {}): string {
  const horn = bend("8 -24 15 -34 28 -40 30 -54! 36 -42 32 -30 18 -20");
  const locks = twin("0 -31 11 -30 19 -20 21 -4 26 10 22 26! 17 20 15 8 0 0");
  return (
    free(locks, "ink") +
    hair(locks, "ink", [0, -30], [10, 170], 22) +
    shoulders("cloak", "hue", 0.92) +
    face({ jaw: "lean", brow: "sly", eyes: "lit", mouth: isRoaring ? "roar" : "smirk" }) +
    beard("goatee", "ink") +
    fringe("ink") +
    carved(horn, "glow", { angle: 60, shade: [0.8, 1], from: 0.4, gap: 1.8 }) +
    place([0, 0], carved(horn, "glow", { angle: 60, shade: [0.8, 1], from: 0.4, gap: 1.8 }), { isFlipped: true }) +
    edged(twin("0 -19! 3 -22 12 -21 18 -15 17 -18 12 -26 0 -28!"), "glow", 1.3)
  );
}

/** Frigga: a veil and a crown, long braids, a cloak of feathers. */
export function frigga({ isRoaring = false }: Mood = {}): string {
  const veil = twin("0 -37 12 -35 22 -24 25 -4 28 22 36 48 20 44 0 40");
  const plait = (x: number): string =>
    [22, 31, 40, 49, 58]
      .map(
        (y) =>
          edged(bend(`${x} ${y - 6} ${x + 6} ${y} ${x} ${y + 6} ${x - 6} ${y}`), "glow", 1.3) +
          stroke(`${x - 3} ${y - 2} ${x} ${y} ${x + 3} ${y - 2}`, 1),
      )
      .join("");
  return (
    carved(veil, "pale", { angle: 78, shade: [1, 0.3], from: 0.4, gap: 2.4, bow: 0.2 }) +
    shoulders("robe", "hue", 0.86) +
    feathers() +
    face({ jaw: "soft", brow: "calm", eyes: isRoaring ? "lit" : "plain" }) +
    hair(twin("0 -24! 8 -23 15 -13 17 2! 18 -14 12 -26 0 -29"), "glow", [0, -28], [10, 170], 12) +
    plait(-17) +
    plait(17) +
    carved(
      twin("0 -42! 3 -33 8 -39! 10 -32 16 -35! 17 -24 10 -28 0 -29", false),
      "glow",
      { angle: 80, shade: [1, 0], from: 0.5, gap: 2 },
      edged,
    ) +
    fill(disc(0, -32, 1.8), "blood")
  );
}

function feathers(): string {
  const row = (y: number, wide: number): string =>
    [-1, 1]
      .map((side) =>
        [0, 1, 2, 3]
          .map((index) => {
            const x = side * (22 + index * wide);
            return (
              edged(
                cut(
                  `${x - 6} ${y + index * 4} ${x + 6} ${y + index * 4} ${x + 5} ${y + 12 + index * 4} ${x} ${y + 20 + index * 4} ${x - 5} ${y + 12 + index * 4}`,
                ),
                "pale",
                1.2,
              ) + stroke(`${x} ${y + index * 4} ${x} ${y + 10 + index * 4} ${x} ${y + 18 + index * 4}`, 1)
            );
          })
          .join(""),
      )
      .join("");
  return row(62, 9.5) + row(50, 9);
}

/** Heimdall: a golden helmet with the horns of a ram, shining eyes, a golden beard. */
export function heimdall({ isRoaring = false }: Mood = {}): string {
  const bowl = twin("0 -38 10 -36 18 -25 20 -9! 9 -12 4 -4 0 6!");
  const horn = bend("17 -22 30 -30 41 -22 42 -6 33 2 24 -2 25 -10 31 -10 34 -15 29 -20 20 -13");
  const ribs = [0, 1, 2, 3]
    .map((index) =>
      stroke(
        `${25 + index * 4} ${-28 + index * 4.5} ${27 + index * 3} ${-22 + index * 4} ${26 + index * 2.4} ${-17 + index * 3.4}`,
        1.4,
      ),
    )
    .join("");
  const side = carved(horn, "bone", { angle: 40, shade: [0.6, 1], from: 0.4, gap: 1.9 }) + inside(horn, ribs);
  return (
    mane("long", "glow") +
    shoulders("cloak", "paper", 1) +
    face({ brow: "stern", eyes: "lit", mouth: "none" }) +
    beard("full", "glow", isRoaring) +
    side +
    place([0, 0], side, { isFlipped: true }) +
    carved(bowl, "hue", { angle: 78, shade: [1, 0.1], from: 0.4, gap: 2.2, bow: 0.3 }, edged) +
    line("-19 -10 -9 -13 0 -10 9 -13 19 -10", 2, "glow") +
    edged(cut("-2 -40 2 -40 2 0 0 6 -2 0"), "glow", 1.2)
  );
}

export const GODS = { odin, thor, tyr, loki, frigga, heimdall } as const;
