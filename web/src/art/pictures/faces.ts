// Faces and busts, seen from the front: the eyes are at (0, 0), the chin at (0, 26), the shoulders below.

import { carved, cut, disc, edged, fan, fill, free, inside, lines, place, stroke, twin, type Outline, type Tone } from "./kit";

export interface Face {
  readonly skin?: Tone;
  readonly jaw?: "broad" | "lean" | "soft";
  readonly brow?: "stern" | "calm" | "sly" | "raging";
  readonly eyes?: "plain" | "lit" | "one" | "closed";
  readonly mouth?: "shut" | "roar" | "smirk" | "none";
}

const JAWS: Record<NonNullable<Face["jaw"]>, Outline> = {
  broad: twin("0 -24 11 -23 17 -12 18 2 15 15 9 24 0 26"),
  lean: twin("0 -25 10 -23 15 -11 15 2 11 14 5 25 0 29"),
  soft: twin("0 -24 10 -22 15 -11 15 3 11 15 5 23 0 25"),
};

const BROWS: Record<NonNullable<Face["brow"]>, string> = {
  stern: "2 -5 8 -8 16 -9 17.5 -5 10 -4.5 4 -1",
  calm: "3 -6.5 8 -9 14 -8.5 16 -6 10 -6.8 4 -4.8",
  sly: "2 -3.5 8 -8 15 -13 17 -11 11 -6 4 -1.5",
  raging: "1 -2 5 -6 17 -12 19 -7.5 11 -4 4 1.5",
};

/** The face alone: planes of light, shade on the right. */
export function face({ skin = "paper", jaw = "broad", brow = "stern", eyes = "plain", mouth = "shut" }: Face = {}): string {
  const outline = JAWS[jaw];
  const isSoft = jaw === "soft";
  const shade = lines(outline.box, { angle: 38, shade: [1, 0.25], from: isSoft ? 0.58 : 0.47, gap: 1.9, most: 0.8, bow: 0.2 });
  const lid = eyes === "closed";
  const eye = (isLeft: boolean): string => {
    if (eyes === "one" && isLeft) return "";
    if (lid) return stroke("3.5 1 8 3.4 13 0.6", 1.8);
    const white = cut(brow === "calm" ? "3.6 0 8 -2.8 13 -0.6 9 2.4 5 2.2" : "3.6 0.2 8 -2.2 13.4 -2.4 10 2 5.4 2.2");
    const ball = disc(8.2, -0.2, eyes === "lit" ? 2.3 : 1.7);
    return edged(white, eyes === "lit" ? "glow" : "paper", 1.1) + inside(white, fill(ball, eyes === "lit" ? "paper" : "ink"));
  };
  const half = (isLeft: boolean): string =>
    fill(cut(BROWS[brow]), "ink") + eye(isLeft) + (lid || isSoft ? "" : stroke("4.5 4.6 9 5.8 14 3.2", 1.2));
  const nose = isSoft
    ? stroke("2.4 -3 3 4 4.2 9", 1.4) + stroke("-2.5 10.6 0.4 12 3.6 10.4", 1.6)
    : fill(cut("1.6 -4 3.2 -2 6.4 9 4 12 -0.5 12.6 2.8 9"), "ink") + stroke("-5 9.4 -3.4 12 0 12.4", 1.5);
  const patch =
    eyes === "one"
      ? fill(cut("-3 -4 -14 -6 -14.5 3 -9 6.5 -4 4"), "ink") +
        stroke("-19 -17 -8 -4 2 -22", 1.8) +
        stroke("-12 -4 -8 1 -5 -1", 1, "paper")
      : "";
  return (
    edged(outline, skin, 1.8) +
    inside(outline, shade) +
    half(false) +
    place([0, 0], half(true), { isFlipped: true }) +
    nose +
    patch +
    mouths(mouth, isSoft)
  );
}

function mouths(mouth: NonNullable<Face["mouth"]>, isSoft: boolean): string {
  switch (mouth) {
    case "none":
      return "";
    case "roar": {
      const hole = twin("0 14.5 6 15 8 18.5 6 24 0 25.5");
      return (
        edged(hole, "ink", 1.4) +
        inside(hole, fill(cut("-7 13 7 13 6 17 3 16.4 0 17.4 -3 16.4 -6 17"), "paper") + fill(disc(0, 26, 4.6, 3.4), "blood"))
      );
    }
    case "smirk":
      return (
        stroke("-7 18.4 -1 18.8 5 17 10 13.4", 2.2) + stroke("9.4 11.4 11 13.6 10.4 16", 1.2) + stroke("-3 22 1 22.6 4 21.4", 1.2)
      );
    case "shut":
      return isSoft
        ? fill(cut("-5 17.4 -1.6 16 0 16.6 1.6 16 5 17.4 2 19.6 -2 19.6"), "blood") + stroke("-5.4 17.4 0 18 5.4 17.4", 1)
        : stroke("-7.5 18.6 0 17 7.5 18.6", 2.2) + stroke("7.4 10 11 13.6 11 18", 1.3) + stroke("-7.4 10 -11 13.6 -11 18", 1.1);
  }
}

/** A mass of hair or beard with its strands cut in. */
export function hair(
  outline: Outline,
  tone: Tone,
  root: readonly [number, number],
  spread: readonly [number, number],
  count = 16,
): string {
  const [left, top, right, bottom] = outline.box;
  const long = Math.hypot(right - left, bottom - top);
  const strand: Tone = tone === "ink" || tone === "deep" ? "pale" : "ink";
  return (
    edged(outline, tone, 1.8) +
    inside(
      outline,
      fan(root, spread, [6, long], count, 2, strand, 3) +
        lines(outline.box, { angle: 70, shade: [1, 0.4], from: 0.62, gap: 2.2, most: 0.8 }),
    )
  );
}

export const BEARDS = {
  long: twin("0 15 6 13.6 13 11 18 0 20 12 19 26 21 38 13 45! 12 56 6 62! 3 72! 0 80!"),
  full: twin("0 15 6 13.4 13 11 18 0 22 10 24 22 19 32! 18 40 10 43! 7 50 0 54!"),
  cropped: twin("0 16 6 14 12 13 17.6 1 19 12 16 23 10 31 4 34! 0 37!"),
  goatee: twin("0 20.6 3.4 21 5 26 3 34 0 42!"),
} as const;

export type Beard = keyof typeof BEARDS;

/** A beard; `mouth` leaves it open for a roar. */
export function beard(kind: Beard, tone: Tone, isOpen = false): string {
  if (kind === "goatee") return hair(BEARDS.goatee, tone, [0, 12], [70, 110], 5);
  const whiskers = twin(isOpen ? "0 11.6 6 11 13 13 17 23 11 18 5 14.6 0 14.4" : "0 12.4 5 11.6 11 14 16 25! 9 21 3 19 0 19.6");
  const lip = isOpen ? mouths("roar", false) : stroke("-5 20.6 0 19.4 5 20.6", 2.2);
  return (
    hair(BEARDS[kind], tone, [0, 2], [22, 158], kind === "long" ? 22 : 17) + hair(whiskers, tone, [0, 9], [20, 160], 8) + lip
  );
}

export const MANES = {
  long: twin("0 -30 12 -29 21 -20 24 -4 25 16 29 34 34 46! 26 44 24 54! 18 44 12 40 0 40"),
  wild: twin("0 -33 8 -32 12 -37! 18 -28 27 -30! 25 -19 35 -15! 29 -6 38 4! 30 8 37 20! 29 22 33 36! 24 33 24 44! 14 36 0 36"),
  short: twin("0 -29 12 -27 19 -18 20 -2 18 8 14 4 0 0"),
} as const;

export type Mane = keyof typeof MANES;

export const mane = (kind: Mane, tone: Tone): string =>
  free(MANES[kind], tone) + hair(MANES[kind], tone, [0, -30], [10, 170], 26);

/** Hair over the forehead. */
export function fringe(tone: Tone): string {
  return hair(twin("0 -31 11 -29 19 -20 20 -6! 16 -13 12 -17 6 -19 0 -17!"), tone, [0, -32], [20, 160], 11);
}

/** A shaggy mantle over the shoulders. */
export function mantle(tone: Tone, wide = 1): string {
  const x = (value: number): number => value * wide;
  const pelt = twin(
    `0 38 8 30 ${x(28)} 33 ${x(50)} 43 ${x(62)} 58 ${x(64)} 74! ${x(57)} 68 ${x(55)} 80! ${x(48)} 69 ${x(44)} 79! ${x(38)} 66 ${x(32)} 76! ${x(27)} 63 ${x(20)} 71! ${x(17)} 58 9 63! 6 52 0 54!`,
  );
  return (
    free(pelt, tone) +
    edged(pelt, tone, 1.6) +
    inside(
      pelt,
      fan([0, 8], [8, 172], [26, 92], 54, 2.4, "ink", 4) + lines(pelt.box, { angle: 80, shade: [1, 0.3], from: 0.6, gap: 2.4 }),
    )
  );
}

export type Garb = "cloak" | "mail" | "furs" | "robe";

/** Shoulders and chest. */
export function shoulders(garb: Garb, tone: Tone, wide = 1): string {
  const torso = twin(`0 26 10 28 ${26 * wide} 36 ${46 * wide} 46 ${56 * wide} 66 ${60 * wide} 100 ${62 * wide} 150 0 150`);
  const neck = twin("0 14 10 14 11 34 0 40");
  const base =
    free(torso, tone) + inside(torso, lines(torso.box, { angle: 74, shade: [1, 0.15], from: 0.4, gap: 2.8, bow: 0.06 }));
  const throat = edged(neck, "paper", 1.4) + inside(neck, lines(neck.box, { angle: 10, shade: [0.6, -1], from: 0.1, gap: 2 }));
  switch (garb) {
    case "cloak":
      return (
        base +
        throat +
        edged(cut(`-11 30 -${30 * wide} 38 -${14 * wide} 66 0 54`), tone, 1.6) +
        edged(cut(`11 30 ${30 * wide} 38 ${14 * wide} 66 0 54`), tone, 1.6) +
        inside(torso, fan([-8, 40], [60, 130], [14, 110], 8, 3, "ink") + fan([8, 40], [50, 120], [14, 110], 8, 3, "ink")) +
        edged(disc(0, 58, 6.5), "glow", 1.8) +
        edged(disc(0, 58, 2.8), "ink", 0.5)
      );
    case "mail":
      return (
        base +
        throat +
        inside(torso, rings(torso)) +
        edged(cut(`-${20 * wide} 34 -${50 * wide} 44 -${58 * wide} 62 -${36 * wide} 58`), "steel", 1.8) +
        edged(cut(`${20 * wide} 34 ${50 * wide} 44 ${58 * wide} 62 ${36 * wide} 58`), "steel", 1.8) +
        inside(torso, fill(cut(`${40 * wide} 38 ${60 * wide} 44 ${60 * wide} 64 ${44 * wide} 56`), "ink"))
      );
    case "furs":
      return base + throat + mantle("wood", wide);
    case "robe":
      return (
        base +
        throat +
        inside(torso, fan([0, 34], [20, 160], [12, 130], 18, 2.6, "ink")) +
        edged(twin("0 42 8 32 12 34 6 48 0 56"), "glow", 1.4)
      );
  }
}

/** Rows of mail rings. */
function rings(torso: Outline): string {
  const [left, top, right, bottom] = torso.box;
  let d = "";
  for (let y = top + 6, row = 0; y < Math.min(bottom, top + 90); y += 4.4, row++) {
    for (let x = left + (row % 2) * 3; x < right; x += 6) d += `M${x.toFixed(1)} ${y.toFixed(1)}q3 3.4 6 0`;
  }
  return `<path d="${d}" fill="none" stroke="$pale" stroke-width="1"/>`;
}

/** A round helmet with a guard for nose and eyes. */
export function spectacleHelm(tone: Tone = "steel", crest: Tone = "hue"): string {
  const bowl = twin("0 -36 9 -34 18 -24 20 -11 20 -6! 0 -9!");
  const guard = twin("0 -12 3 -11 5 -7.5 12 -9.5 19 -8 19.4 2 13 7 7 6 4 2 2.6 12 0 14!", false);
  return (
    free(bowl, tone) +
    carved(bowl, tone, { angle: 80, shade: [1, 0.2], from: 0.4, gap: 2.2, bow: 0.3 }, (outline) => edged(outline, tone, 1.8)) +
    edged(cut("-2.6 -37 2.6 -37 2.6 -8 -2.6 -8"), crest, 1.4) +
    `<path d="${guard.d}M5 -4.5L13 -6L15.6 -1.5L11 3L6.4 1.6ZM-5 -4.5L-13 -6L-15.6 -1.5L-11 3L-6.4 1.6Z" fill="$${tone}" fill-rule="evenodd" stroke="$ink" stroke-width="1.5"/>` +
    edged(cut("-21 -11 21 -11 21 -7 -21 -7"), crest, 1.4)
  );
}
