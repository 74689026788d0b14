// The world tree on the front page, generated at load: strands that rise from the roots, twist into a
// trunk and part into boughs. The seed is fixed, so it is always the same tree.

import { chance } from "./noise";

type Point = readonly [number, number];

export interface WorldTree {
  /** Trunk, roots and boughs: a filled outline for each ribbon. */
  wood: string;
  /** Light that runs along the strands of the trunk. */
  grain: string;
  /** Where leaves hang, with their sizes. */
  leaves: readonly { x: number; y: number; r: number }[];
}

/** A point of the smooth line through some points. */
function along(points: readonly Point[], at: number): Point {
  const scaled = Math.min(at, 0.9999) * (points.length - 1);
  const index = Math.floor(scaled);
  const u = scaled - index;
  const point = (offset: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index + offset))] ?? [0, 0];
  const [a, b, c, d] = [point(-1), point(0), point(1), point(2)];
  const blend = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
  return [blend(0), blend(1)];
}

/** The outline of a line whose half width changes along it. */
function ribbon(points: readonly Point[], width: (at: number) => number, steps: number): string {
  const left: string[] = [];
  const right: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const at = step / steps;
    const [x, y] = along(points, at);
    const [ahead, behind] = [along(points, Math.min(1, at + 0.01)), along(points, Math.max(0, at - 0.01))];
    const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(at);
    left.push(`${round(x - (dy / length) * half)} ${round(y + (dx / length) * half)}`);
    right.unshift(`${round(x + (dy / length) * half)} ${round(y - (dx / length) * half)}`);
  }
  return `M${[...left, ...right].join("L")}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A tree whose trunk meets the water at (0, 0); its crown is about 400 high, its roots 120 deep. */
export function growWorldTree(seed = 7): WorldTree {
  const random = chance(seed);
  const wood: string[] = [];
  const grain: string[] = [];
  const leaves: { x: number; y: number; r: number }[] = [];

  function branch(from: Point, angle: number, length: number, width: number, depth: number): void {
    const bend = (random() - 0.5) * 0.7;
    // Boughs rise again after they have spread: the crown becomes a dome.
    const lift = Math.cos(angle) > 0 ? -0.25 : 0.25;
    const middle: Point = [
      from[0] + Math.cos(angle + bend) * length * 0.5,
      from[1] + Math.sin(angle + bend) * length * 0.5,
    ];
    const end: Point = [
      middle[0] + Math.cos(angle + lift - bend * 0.4) * length * 0.55,
      middle[1] + Math.sin(angle + lift - bend * 0.4) * length * 0.55,
    ];
    wood.push(ribbon([from, middle, end], (at) => width * (1 - at * 0.62), depth > 2 ? 6 : 4));
    if (depth === 0) {
      if (random() < 0.75) leaves.push({ x: round(end[0]), y: round(end[1]), r: round(0.8 + random() * 1.7) });
      return;
    }
    const heading = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
    const children = depth > 2 ? 3 : 2;
    for (let child = 0; child < children; child += 1) {
      const spread = (child - (children - 1) / 2) * (0.75 + random() * 0.35) + (random() - 0.5) * 0.25;
      branch(end, heading + spread, length * (0.62 + random() * 0.18), width * 0.4, depth - 1);
    }
    if (depth > 1) {
      const side = random() < 0.5 ? -1 : 1;
      branch(middle, heading + side * (0.7 + random() * 0.4), length * 0.55, width * 0.42, depth - 2);
    }
  }

  const strands = 7;
  for (let strand = 0; strand < strands; strand += 1) {
    const place = strand / (strands - 1) - 0.5;
    const twist = Math.sin(strand * 2.4) * 13;
    const root: Point = [place * 330 + (random() - 0.5) * 40, 34 + (1 - Math.abs(place) * 1.6) * 50 + random() * 24];
    const points: Point[] = [
      root,
      [place * 150, 10 + random() * 12],
      [place * 64 + twist * 0.3, -52],
      [place * 38 + twist, -112],
      [place * 52 - twist * 0.7, -176],
      [place * 130 + (random() - 0.5) * 24, -236 - (1 - Math.abs(place) * 2) * 30],
    ];
    wood.push(ribbon(points, (at) => (at < 0.25 ? 2 + at * 44 : 13.5 - Math.abs(at - 0.45) * 11), 26));
    grain.push(
      Array.from({ length: 15 }, (_, step) => {
        const [x, y] = along(points, 0.2 + (step / 14) * 0.68);
        return `${step === 0 ? "M" : "L"}${round(x - 2)} ${round(y)}`;
      }).join(""),
    );
    const [tip, before] = [points[5] ?? root, points[4] ?? root];
    const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    branch(tip, angle, 78 - Math.abs(place) * 12, 6, 4);
    branch(before, -Math.PI / 2 + place * 3, 74, 4.6, 3);
    // Roots fray where they reach the water.
    const down = Math.PI / 2 - place * 1.5;
    wood.push(
      ribbon(
        [points[1] ?? root, [root[0] * 1.06 + 14, root[1] * 0.5], [root[0] + Math.cos(down) * 46, root[1] + 20]],
        (at) => 4.6 * (1 - at * 0.8),
        8,
      ),
    );
  }
  return { wood: wood.join(""), grain: grain.join(""), leaves };
}
