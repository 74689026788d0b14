// Things that gods and people hold or build. A weapon is held at (0, 0) and points up.

import { chance } from "../noise";
import {
  band,
  bend,
  box,
  carved,
  copies,
  cut,
  disc,
  edged,
  fan,
  fill,
  free,
  inside,
  line,
  lines,
  place,
  stroke,
  twin,
  type Outline,
  type Spot,
  type Tone,
} from "./kit";

const shaft = (bottom: number, top: number, wide = 3.6): string =>
  free(box(-wide / 2, top, wide, bottom - top), "wood", 2) + edged(box(-wide / 2, top, wide, bottom - top), "wood", 1.2);

const metal = (outline: Outline, tone: Tone = "steel"): string =>
  free(outline, tone) +
  carved(outline, tone, { angle: 60, shade: [1, 0.5], from: 0.4, gap: 1.9, bow: 0.1 }, (shape) => edged(shape, tone, 1.5));

export function hammer(): string {
  const head = cut("-22 -34 -18 -39 18 -39 22 -34 22 -21 18 -16 -18 -16 -22 -21");
  return (
    shaft(20, -18, 5) +
    [-12, -6, 0, 6, 12].map((y) => stroke(`-2.6 ${y + 2} 0 ${y} 2.6 ${y - 1}`, 1.4)).join("") +
    metal(head) +
    line("-14 -34 -7 -22 0 -34 7 -22 14 -34", 1.5) +
    line("-14 -22 -7 -34 0 -22 7 -34 14 -22", 1.5) +
    edged(disc(0, 22, 4), "steel", 1.4)
  );
}

export function axe(isDouble = false): string {
  const blade = bend("2 -44! 12 -47 22 -56! 27 -44 27 -30 21 -18! 14 -28 2 -31!");
  return (
    shaft(30, -50, 4) +
    metal(blade) +
    stroke("22 -52 24.4 -40 20.6 -22", 2, "paper") +
    (isDouble ? place([0, 0], metal(blade) + stroke("22 -52 24.4 -40 20.6 -22", 2, "paper"), { isFlipped: true }) : "") +
    edged(box(-3, -46, 6, 17), "steel", 1.3)
  );
}

export function sword(tone: Tone = "steel"): string {
  return (
    metal(cut("-4.4 -6 4.4 -6 3.2 -62 0 -70 -3.2 -62"), tone) +
    line("0 -10 0 -56", 1.2) +
    edged(cut("-13 -8 13 -8 14 -3 -14 -3"), "glow", 1.4) +
    edged(box(-2.6, -3, 5.2, 14), "wood", 1.2) +
    edged(bend("-6 13 0 9 6 13 4 18 -4 18"), "glow", 1.4)
  );
}

export function dagger(): string {
  return (
    metal(cut("-4 -5 4 -5 2.6 -30 0 -38 -2.6 -30")) +
    edged(cut("-9 -7 9 -7 9 -3 -9 -3"), "glow", 1.3) +
    edged(box(-2.4, -3, 4.8, 13), "ink", 1.2) +
    edged(disc(0, 12, 3.4), "glow", 1.2)
  );
}

export function spear(long = 70): string {
  return (
    shaft(long, -50, 3.2) +
    metal(bend("0 -78! 7 -62 4 -48! -4 -48! -7 -62")) +
    line("0 -72 0 -50", 1) +
    edged(cut("-4 -48 4 -48 3 -42 -3 -42"), "glow", 1.1)
  );
}

export function staff(): string {
  return (
    free(band("0 70 1 20 -1 -20 1 -48", 5, 4), "wood", 2) +
    edged(band("0 70 1 20 -1 -20 1 -48", 5, 4), "wood", 1.3) +
    edged(bend("1 -44 -10 -54 -8 -68 4 -72 13 -64 10 -52! 6 -62 0 -63 -3 -57 2 -50!"), "wood", 1.4) +
    fill(disc(2, -57, 3.6), "glow")
  );
}

export function distaff(): string {
  const wool = bend("0 -66! 9 -54 11 -40 6 -26 -6 -26 -11 -40 -9 -54");
  return (
    shaft(36, -60, 3) +
    free(wool, "paper") +
    carved(wool, "paper", { angle: 64, shade: [1, 0.4], from: 0.35, gap: 2, bow: 0.3 }, (shape) => edged(shape, "paper", 1.4)) +
    line("-10 -44 10 -48", 2, "hue") +
    line("-9 -35 9 -38", 2, "hue")
  );
}

/** The horn of Heimdall: its mouthpiece is at (0, 0), its bell to the right. */
export function horn(): string {
  const body = bend("-2 -2! 16 6 34 4 50 -8 60 -26! 76 -14! 64 10 42 22 18 18 -3 4!");
  return (
    free(body, "glow") +
    carved(body, "glow", { angle: 70, shade: [0.2, 1], from: 0.4, gap: 2.2, bow: -0.2 }, (shape) => edged(shape, "glow", 1.6)) +
    edged(bend("59 -28! 68 -24 77 -13! 70 -14 62 -20"), "ink", 1.4) +
    [
      [14, 6, 13, 17],
      [30, 5, 33, 20],
      [45, -3, 52, 17],
    ]
      .map(([x, y, tx, ty]) => line(`${x} ${y} ${tx} ${ty}`, 3, "hue"))
      .join("")
  );
}

/** A round shield. */
export function shield(x: number, y: number, radius: number, tone: Tone, other: Tone = "paper"): string {
  const round = disc(x, y, radius);
  const wedges = [0, 90, 180, 270]
    .map((turn) =>
      place(
        [x, y],
        `<path d="M0 0L${radius * 1.1} 0A${radius * 1.1} ${radius * 1.1} 0 0 1 ${radius * 0.78} ${radius * 0.78}Z" fill="$${other}"/>`,
        { turn },
      ),
    )
    .join("");
  return (
    free(round, tone) +
    inside(round, wedges + lines(round.box, { angle: 45, shade: [1, 0.8], from: 0.5, gap: 2.2, most: 0.75 })) +
    `<circle cx="${x}" cy="${y}" r="${radius - 0.8}" fill="none" stroke="$ink" stroke-width="2.2"/>` +
    edged(disc(x, y, radius * 0.26), "steel", 1.4)
  );
}

/** An arm from the shoulder over the elbow to the hand. */
export function arm([sx, sy]: Spot, [ex, ey]: Spot, [hx, hy]: Spot, tone: Tone, wide = 18, skin: Tone = "paper"): string {
  const along = (part: number): string => `${ex + (hx - ex) * part} ${ey + (hy - ey) * part}`;
  const sleeve = band(`${sx} ${sy} ${(sx + ex) / 2} ${(sy + ey) / 2} ${ex} ${ey} ${along(0.5)}`, wide, wide * 0.78);
  const fore = band(`${along(0.3)} ${along(0.65)} ${along(1)}`, wide * 0.62, wide * 0.48);
  const cuff = band(`${along(0.48)} ${along(0.64)}`, wide * 0.84, wide * 0.78);
  const shoulder = disc(sx, sy, wide * 0.5);
  const shade = { angle: (Math.atan2(ey - sy, ex - sx) * 180) / Math.PI + 80, shade: [0.8, 1] as const, from: 0.42, gap: 2.3 };
  const folds = fan([ex, ey], [0, 360], [1, wide * 0.7], 7, 1.6, tone === "ink" ? "pale" : "ink");
  return (
    free(shoulder, tone) +
    free(sleeve, tone) +
    free(fore, skin) +
    carved(fore, skin, shade, (shape) => edged(shape, skin, 1.5)) +
    edged(shoulder, tone, 1.5) +
    carved(sleeve, tone, shade, (shape) => edged(shape, tone, 1.5)) +
    inside(sleeve, folds) +
    fill(disc(sx, sy, wide * 0.44), tone) +
    edged(cuff, "wood", 1.4)
  );
}

/** A fist around something upright. */
export function fist([x, y]: Spot, size = 7, turn = 0, skin: Tone = "paper"): string {
  const hand = cut("-8 -6 -4 -8 6 -7 8 -3 8 5 5 8 -6 8 -8 4");
  const fingers = [-3.4, 0.4, 4.2].map((at) => line(`-4 ${at} 8 ${at + 0.4}`, 1.2)).join("");
  return place(
    [x, y],
    free(hand, skin) +
      edged(hand, skin, 1.6) +
      inside(hand, lines(hand.box, { angle: 50, shade: [1, 0.6], from: 0.6, gap: 2 })) +
      fingers,
    { scale: size / 7, turn },
  );
}

/** An open hand, fingers up. */
export function palm([x, y]: Spot, size = 1, turn = 0, isFlipped = false): string {
  const hand = bend(
    "-9 14! -10 2 -15 -6 -12 -9 -7 -3! -8 -20 -4.5 -21 -3.4 -5! -2.6 -25 1 -25.4 1.4 -6! 3 -23 6.4 -22 5.6 -4! 8.4 -17 11.4 -15 9.6 2 8 14!",
  );
  return place(
    [x, y],
    free(hand, "paper") +
      carved(hand, "paper", { angle: 40, shade: [1, 0.5], from: 0.55, gap: 2 }, (shape) => edged(shape, "paper", 1.5)) +
      stroke("-6 4 0 1 7 4", 1.2),
    { scale: size, turn, isFlipped },
  );
}

export function skull(): string {
  const head = twin("0 -20 11 -18 17 -8 16 3 11 8 10 16! 0 18!");
  return (
    free(head, "paper") +
    carved(head, "paper", { angle: 40, shade: [1, 0.5], from: 0.52, gap: 1.9 }, (shape) => edged(shape, "paper", 1.6)) +
    fill(bend("3 -2 8 -5.6 13 -2 11 4.4 5 5"), "ink") +
    fill(bend("-3 -2 -8 -5.6 -13 -2 -11 4.4 -5 5"), "ink") +
    fill(cut("0 4 3 10 0 9 -3 10"), "ink") +
    [-6, -2, 2, 6].map((x) => line(`${x} 12 ${x} 18`, 1.2)).join("")
  );
}

/** A dragon ship from the side, its prow to the right; the water line is y = 0. */
export function ship(sail: Tone, other: Tone = "paper", shields: Tone = "hue", isTorn = false): string {
  const hull = bend("-62 -22! -52 -6 -30 8 0 11 34 8 54 -6 64 -26! 58 -20 40 -10 0 -6 -36 -9");
  const prow = bend("58 -16 66 -28 66 -44 60 -54 66 -64 80 -66! 88 -58! 80 -56 86 -51! 76 -50 72 -44 73 -30 64 -14");
  const stern = bend("-56 -12 -66 -22 -70 -38 -64 -48 -56 -46 -60 -40 -62 -34 -57 -22 -48 -14");
  const cloth = isTorn
    ? cut("-34 -82 36 -86 40 -64 33 -56 39 -44 28 -36 20 -46 12 -32 0 -40 -8 -30 -20 -40 -32 -34 -38 -58")
    : bend("-36 -84! 0 -88 38 -84! 44 -60 38 -34! 0 -28 -38 -32! -32 -58");
  return (
    free(box(-2, -96, 4, 90), "wood") +
    edged(box(-2, -96, 4, 90), "wood", 1.2) +
    free(cloth, sail) +
    inside(
      cloth,
      [-28, -4, 20].map((x) => fill(cut(`${x} -92 ${x + 12} -92 ${x + 14} -24 ${x} -24`), other)).join("") +
        lines(cloth.box, { angle: 84, shade: [1, 0.4], from: 0.5, gap: 2.6 }),
    ) +
    edged(cloth, sail, 1.8).replace(`fill="$${sail}"`, 'fill="none"') +
    free(prow, "ink") +
    free(stern, "ink") +
    carved(hull, "wood", { angle: 2, shade: [0.3, 1], from: 0.3, gap: 2.6, bow: -0.3 }) +
    edged(prow, "wood", 1.6) +
    edged(stern, "wood", 1.6) +
    fill(disc(76, -60, 1.8), "glow") +
    stroke("66 -60 62 -52 68 -44 69 -32", 1.4) +
    copies(
      shield(0, 0, 6.6, shields, "paper"),
      [-40, -26, -12, 2, 16, 30, 43].map((x) => [[x, -9 - Math.abs(x) * 0.06]]),
    )
  );
}

/** A longhouse, its ground at y = 0. */
export function house(wide = 44, isBurnt = false): string {
  const wall = box(-wide / 2, -16, wide, 16);
  const roof = cut(`${-wide / 2 - 6} -13 ${-wide / 4} -36 ${wide / 4} -36 ${wide / 2 + 6} -13`);
  return (
    free(wall, "wood") +
    inside(wall, lines(wall.box, { angle: 90, shade: [1, 0], from: 0, gap: 4, most: 0.4 })) +
    edged(cut("-5 0 -5 -11 0 -14 5 -11 5 0"), isBurnt ? "fire" : "glow", 1.4) +
    carved(roof, isBurnt ? "ink" : "deep", { tone: isBurnt ? "fire" : "ink", angle: 70, shade: [1, 0.4], from: 0.2, gap: 3 }) +
    line(`${-wide / 4 - 5} -42 ${-wide / 4 + 3} -33`, 2.2, "ink") +
    line(`${wide / 4 + 5} -42 ${wide / 4 - 3} -33`, 2.2, "ink")
  );
}

/** Links of a chain along points. */
export function chain(points: readonly Spot[], size = 6): string {
  return points
    .map(([x, y], index) => {
      const [nx, ny] = points[index + 1] ?? [2 * x - (points[index - 1]?.[0] ?? 0), 2 * y - (points[index - 1]?.[1] ?? 0)];
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const link = `<rect x="${-size}" y="${index % 2 ? -size * 0.24 : -size * 0.55}" width="${size * 2}" height="${index % 2 ? size * 0.48 : size * 1.1}" rx="${size * 0.5}" fill="none"`;
      return place(
        [x, y],
        `${link} stroke="$ink" stroke-width="${size * 0.72}"/>${link} stroke="$steel" stroke-width="${size * 0.36}"/>`,
        { turn },
      );
    })
    .join("");
}

/** A half mask. */
export function mask(tone: Tone = "paper"): string {
  const shape = twin("0 -22! 12 -26 22 -20 21 0 14 18 4 27 0 28");
  const eye = bend("4 -4 10 -9 17 -6 11 0");
  return (
    free(shape, tone) +
    carved(shape, tone, { angle: 36, shade: [1, 0.3], from: 0.5, gap: 2 }, (outline) => edged(outline, tone, 1.8)) +
    fill(eye, "ink") +
    place([0, 0], fill(eye, "ink"), { isFlipped: true }) +
    stroke("-11 9 -4 17 4 17 12 8", 4) +
    stroke("0 -6 2 4 -2 7", 1.6)
  );
}

/** A drinking horn on its side, foaming. */
export function cup(tone: Tone = "glow", brew: Tone = "paper"): string {
  const body = bend("-16 -20! 16 -20! 14 2 4 14 -14 22! -6 10 -14 0");
  return (
    carved(body, tone, { angle: 70, shade: [1, 0.3], from: 0.4, gap: 2 }) +
    edged(body, tone, 1.6).replace(`fill="$${tone}"`, 'fill="none"') +
    edged(disc(0, -20, 17, 5), brew, 1.6) +
    line("-14 -8 13 -8", 2.6, "hue")
  );
}

/** A high seat with posts carved as beasts; its seat is at y = 0. */
export function throne(): string {
  const back = cut("-44 60 -44 -70 -36 -92 0 -104 36 -92 44 -70 44 60");
  const post = bend("40 62! 40 -70 46 -86 58 -92! 60 -82! 52 -76 51 62!");
  return (
    carved(back, "wood", { angle: 90, shade: [1, 0], from: 0.1, gap: 5, most: 0.5, bow: 0 }) +
    line("-30 60 -30 -66 0 -88 30 -66 30 60", 2.4, "glow") +
    carved(post, "wood", { angle: 20, shade: [1, 0.2], from: 0.3, gap: 2.4 }) +
    place([0, 0], carved(post, "wood", { angle: 20, shade: [1, 0.2], from: 0.3, gap: 2.4 }), { isFlipped: true })
  );
}

/** The gate of Valhalla: light between two towers under a roof of shields. */
export function gate(): string {
  const arch = bend("-30 70! -30 -6 -20 -26 0 -34 20 -26 30 -6 30 70!");
  const tower = cut("30 70 30 -20 56 -20 58 70");
  const roof = cut("-66 -16 0 -58 66 -16 58 -10 0 -44 -58 -10");
  const towers = carved(tower, "wood", { angle: 0, shade: [1, 0.2], from: 0.1, gap: 6, most: 0.35, bow: 0 });
  return (
    fill(arch, "glow") +
    inside(arch, fan([0, 40], [180, 360], [4, 90], 17, 6, "paper")) +
    towers +
    place([0, 0], towers, { isFlipped: true }) +
    carved(roof, "hue", { angle: 28, shade: [1, 0.4], from: 0.4, gap: 2.4 }) +
    copies(
      shield(0, 0, 8, "blood"),
      [-48, -32, -16, 0, 16, 32, 48].map((x) => [[x, -16 - (48 - Math.abs(x)) * 0.64]]),
    ) +
    edged(arch, "glow", 2.6).replace('fill="$glow"', 'fill="none"')
  );
}

/** The world tree, its roots at y = 0. */
export function tree(seed: number, leaves: Tone | null = "hue", high = 100): string {
  const next = chance(seed);
  let [halo, wood, crown, twigs] = ["", "", "", ""];
  const grow = (x: number, y: number, angle: number, long: number, wide: number, depth: number): void => {
    const turn = (next() - 0.5) * 0.7;
    const [mx, my] = [x + Math.cos(angle + turn) * long * 0.5, y + Math.sin(angle + turn) * long * 0.5];
    const [tx, ty] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    const limb = band(`${x} ${y} ${mx} ${my} ${tx} ${ty}`, wide, wide * 0.66);
    halo += free(limb, "ink", 1.8);
    wood += fill(limb, "ink") + fill(disc(tx, ty, wide * 0.34), "ink");
    if (depth === 0) {
      if (leaves === null) {
        twigs += fan([tx, ty], [(angle * 180) / Math.PI - 50, (angle * 180) / Math.PI + 50], [0, 12], 4, 1.8, "ink");
        return;
      }
      const round = disc(tx, ty, 8 + next() * 4, 6 + next() * 3);
      crown += carved(round, leaves, { angle: 30, shade: [0.7, 1], from: 0.35, gap: 2.2, bow: 0.4 });
      return;
    }
    for (const side of [-1, 0, 1]) {
      if (side === 0 && depth % 2 === 0) continue;
      grow(
        tx,
        ty,
        angle + side * (0.62 + next() * 0.3) + (next() - 0.5) * 0.2,
        long * (0.62 + next() * 0.14),
        wide * 0.6,
        depth - 1,
      );
    }
  };
  grow(0, -high * 0.3, -1.57, high * 0.2, 17, 3);
  grow(0, -high * 0.3, -2.5, high * 0.26, 10, 2);
  grow(0, -high * 0.3, -0.64, high * 0.26, 10, 2);
  const trunk = bend(
    `-9 ${-high * 0.46} 9 ${-high * 0.46} 9 -28 17 -9 34 -1 54 4! 26 8 8 2 4 14! -2 4 -16 6 -48 6! -30 -1 -16 -9 -9 -28`,
  );
  return (
    halo +
    free(trunk, "ink") +
    crown +
    wood +
    twigs +
    carved(trunk, "ink", { tone: "pale", angle: 86, shade: [-1, 0.2], from: 0.45, gap: 2.8, most: 0.5 }, fill)
  );
}

/** A stone with a rune cut into it, its foot at y = 0. */
export function stone(rune: string, tone: Tone = "steel"): string {
  const block = bend("-15 2! -17 -22 -12 -40 2 -46 13 -39 17 -20 16 2!");
  return (
    carved(block, tone, { angle: 52, shade: [1, 0.4], from: 0.4, gap: 2.3 }) +
    `<path transform="translate(-9 -38) scale(1.5 2)" d="${rune}" fill="none" stroke="$blood" stroke-width="1.9"/>`
  );
}

/** An eye that shines. */
export function eye(): string {
  const lid = bend("-40 0! -20 -17 0 -22 20 -17 40 0! 20 14 0 18 -20 14");
  return (
    fan([0, 0], [0, 360], [30, 74], 40, 3, "glow") +
    free(lid, "paper") +
    edged(lid, "paper", 2.6) +
    inside(
      lid,
      fill(disc(0, -1, 17), "hue") +
        fan([0, -1], [0, 360], [5, 17], 26, 1.6, "ink") +
        fill(disc(0, -1, 7.5), "ink") +
        fill(disc(4, -6, 3.4), "glow") +
        lines(lid.box, { angle: 0, shade: [0, -1], from: 0.62, gap: 2.2 }),
    )
  );
}
