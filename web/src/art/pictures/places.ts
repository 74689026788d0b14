// Where a scene happens: the light in the sky, far hills, sea and ground.

import { chance } from "../noise";
import {
  box,
  carved,
  cut,
  disc,
  fan,
  fill,
  inside,
  lines,
  seedOf,
  SIDE,
  stroke,
  type Outline,
  type Spot,
  type Tone,
} from "./kit";

const ALL = box(0, 0, SIDE, SIDE);

export type Weather = "still" | "rays" | "rings" | "storm" | "swirl";

/** The sky: light around a spot, and dusk that thickens away from it. */
export function sky(light: Spot, weather: Weather, reach = 92): string {
  const [x, y] = light;
  const far = (px: number, py: number): number => Math.hypot(px - x, py - y) / reach - 0.12;
  const ground = fill(ALL, "air");
  switch (weather) {
    case "still":
      return ground + lines(ALL.box, { tone: "dusk", angle: 0, shade: far, from: 0.2, gap: 3.4, most: 1.15, bow: 0 });
    case "storm":
      return ground + lines(ALL.box, { tone: "dusk", angle: 118, shade: far, from: 0.1, gap: 3.6, most: 1.1, bow: 0.04 });
    case "swirl":
      return ground + lines(ALL.box, { tone: "dusk", angle: -14, shade: far, from: 0.1, gap: 3.6, most: 1.15, bow: 0.5 });
    case "rays":
      return (
        ground +
        lines(ALL.box, {
          tone: "dusk",
          angle: 0,
          shade: (px, py) => far(px, py) - 0.5,
          from: 0.2,
          gap: 3.4,
          most: 1.15,
          bow: 0,
        }) +
        fan(light, [0, 360], [26, 190], 44, 5.4, "dusk")
      );
    case "rings":
      return ground + rings(light, reach);
  }
}

/** Rings around the light, thicker the farther they are. */
function rings([x, y]: Spot, reach: number): string {
  const next = chance(seedOf(`${x},${y}`));
  let drawn = "";
  for (let radius = 20; radius < 190; radius += 4.6) {
    const wide = Math.min(4.9, Math.max(0.3, (radius / reach) * 4.2 - 0.6));
    drawn += `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="$dusk" stroke-width="${wide.toFixed(1)}"${radius < reach ? ` stroke-dasharray="${(30 + next() * 60).toFixed(0)} ${(1 + next() * 2).toFixed(1)}"` : ""}/>`;
  }
  return drawn;
}

export function sun([x, y]: Spot, radius: number, tone: Tone = "glow"): string {
  return (
    fill(disc(x, y, radius), tone) +
    inside(
      disc(x, y, radius),
      lines(disc(x, y, radius).box, { tone: "fire", angle: 0, shade: [0, 1], from: 0.5, gap: 2.6, most: 0.5, bow: 0 }),
    )
  );
}

export function moon([x, y]: Spot, radius: number): string {
  return (
    fill(disc(x, y, radius), "paper") + inside(disc(x, y, radius), fill(disc(x + radius * 0.5, y - radius * 0.2, radius), "dusk"))
  );
}

export function stars(seed: number, count: number, below = 70): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * SIDE, next() * below, 0.8 + next() * 1.7];
    return fill(
      cut(
        `${x} ${y - size} ${x + size * 0.3} ${y - size * 0.3} ${x + size} ${y} ${x + size * 0.3} ${y + size * 0.3} ${x} ${y + size} ${x - size * 0.3} ${y + size * 0.3} ${x - size} ${y} ${x - size * 0.3} ${y - size * 0.3}`,
      ),
      "paper",
    );
  }).join("");
}

/** A ridge of mountains with snow on their lit sides. */
export function peaks(seed: number, base: number, high: number, tone: Tone = "far", count = 5): string {
  const next = chance(seed);
  const tops = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) / count) * SIDE + (next() - 0.5) * 16,
    y: base - high * (0.55 + 0.45 * next()),
  }));
  return tops
    .map(({ x, y }) => {
      const wide = (base - y) * (0.8 + next() * 0.3);
      const mountain = cut(
        `${x} ${y} ${x + wide * 0.22} ${y + (base - y) * 0.32} ${x + wide * 0.34} ${y + (base - y) * 0.4} ${x + wide} ${base} ${x - wide} ${base} ${x - wide * 0.4} ${y + (base - y) * 0.46} ${x - wide * 0.26} ${y + (base - y) * 0.3}`,
      );
      const snow = cut(
        `${x} ${y} ${x - wide * 0.26} ${y + (base - y) * 0.3} ${x - wide * 0.4} ${y + (base - y) * 0.46} ${x - wide * 0.2} ${y + (base - y) * 0.4} ${x - wide * 0.14} ${y + (base - y) * 0.6} ${x - wide * 0.02} ${y + (base - y) * 0.36} ${x + wide * 0.03} ${y + (base - y) * 0.5}`,
      );
      return carved(mountain, tone, { angle: 62, shade: [1, 0.2], from: 0.4, gap: 2.8, bow: 0.02 }) + fill(snow, "paper");
    })
    .join("");
}

/** Rolling ground from some height down. */
export function ground(seed: number, top: number, tone: Tone = "ink", rough = 5): Outline & { drawn: string } {
  const next = chance(seed);
  const points = Array.from(
    { length: 12 },
    (_, index) => `${(index / 11) * (SIDE + 8) - 4} ${(top + (next() - 0.5) * 2 * rough).toFixed(1)}`,
  );
  const outline = cut(`${points.join(" ")} 164 164 -4 164`);
  const drawn = carved(outline, tone, {
    tone: tone === "ink" ? "far" : "ink",
    angle: 4,
    shade: [0, tone === "ink" ? -1 : 1],
    from: 0.35,
    gap: 3,
    most: 0.6,
    bow: 0.06,
  });
  return { ...outline, drawn };
}

/** The sea: rows of curling waves. */
export function sea(seed: number, top: number, tone: Tone = "deep"): string {
  const next = chance(seed);
  let drawn = fill(box(-4, top, SIDE + 8, SIDE - top + 4), tone);
  for (let y = top; y < SIDE + 6; y += 7 + (y - top) * 0.07) {
    const high = 2.6 + (y - top) * 0.06;
    const wide = 17 + (y - top) * 0.16;
    const shift = next() * wide;
    let d = "";
    for (let x = -shift - wide; x < SIDE + wide; x += wide) {
      d += `M${x.toFixed(1)} ${(y + high).toFixed(1)}q${(wide * 0.42).toFixed(1)} ${(-high * 0.2).toFixed(1)} ${(wide * 0.66).toFixed(1)} ${(-high * 2).toFixed(1)}q${(wide * 0.1).toFixed(1)} ${(high * 1.3).toFixed(1)} ${(wide * 0.34).toFixed(1)} ${(high * 2).toFixed(1)}q${(-wide * 0.3).toFixed(1)} ${(-high * 0.6).toFixed(1)} ${(-wide * 0.36).toFixed(1)} ${(-high * 1.1).toFixed(1)}q${(-wide * 0.2).toFixed(1)} ${(high * 1.2).toFixed(1)} ${(-wide * 0.64).toFixed(1)} ${(high * 1.1).toFixed(1)}Z`;
    }
    drawn += `<path d="${d}" fill="$pale"/>`;
  }
  return drawn + lines([0, top, SIDE, SIDE], { tone: "ink", angle: 0, shade: [0, 1], from: 0.3, gap: 4, most: 0.5, bow: 0 });
}

/** Flames that rise from a base line. */
export function flames(seed: number, [left, right]: readonly [number, number], base: number, high: number): string {
  const next = chance(seed);
  const tongues = (wide: number, tall: number, tone: Tone): string => {
    let drawn = "";
    for (let x = left; x < right; x += wide * 0.62) {
      const height = tall * (0.55 + 0.45 * next());
      const lean = (next() - 0.5) * wide;
      const at = (dx: number, dy: number): string => `${(x + dx * wide).toFixed(1)} ${(base - dy * height).toFixed(1)}`;
      drawn += `<path d="M${at(0, -0.05)}C${at(-0.1, 0.3)} ${at(0.35, 0.4)} ${(x + lean + wide * 0.4).toFixed(1)} ${(base - height).toFixed(1)}C${at(0.45, 0.62)} ${at(1.25, 0.42)} ${at(1, -0.05)}Z" fill="$${tone}"/>`;
    }
    return drawn;
  };
  return tongues(15, high, "blood") + tongues(13, high * 0.78, "fire") + tongues(9, high * 0.48, "glow");
}

/** Lightning from a spot down to another. */
export function lightning(seed: number, [x, y]: Spot, [tx, ty]: Spot, wide = 5): string {
  const next = chance(seed);
  const steps = 6;
  const middle = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const aside = index === 0 || index === steps ? 0 : (index % 2 ? 1 : -1) * (4 + next() * 6);
    const length = Math.hypot(tx - x, ty - y) || 1;
    return [x + (tx - x) * part - ((ty - y) / length) * aside, y + (ty - y) * part + ((tx - x) / length) * aside] as const;
  });
  const side = (sign: number): string[] =>
    middle.map(
      ([px, py], index) => `${(px + sign * wide * 0.5 * (1 - index / steps)).toFixed(1)} ${(py - sign * wide * 0.2).toFixed(1)}`,
    );
  const bolt = cut([...side(1), ...side(-1).toReversed()].join(" "));
  return `<path d="${bolt.d}" fill="$paper" stroke="$glow" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>`;
}

/** A bank of heavy clouds along the top. */
export function clouds(seed: number, low: number, tone: Tone = "dusk"): string {
  const next = chance(seed);
  return [0, 1, 2]
    .map((row) =>
      Array.from({ length: 5 }, (_, index) => {
        const [x, y, radius] = [index * 40 - 4 + next() * 14, low - 8 - row * 14 + next() * 6, 17 + next() * 9];
        const puff = disc(x, y, radius * 1.25, radius * 0.72);
        return carved(
          puff,
          tone,
          { tone: "pale", angle: 8, shade: [-0.3, 1], from: 0.55, gap: 2.6, most: 0.55, bow: -0.4 },
          fill,
        );
      }).join(""),
    )
    .toReversed()
    .join("");
}

/** Rain in strokes. */
export function rain(seed: number, tone: Tone, count = 40): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y, long] = [next() * 190 - 10, next() * 150, 8 + next() * 12];
    return stroke(`${x} ${y} ${x - long * 0.2} ${y + long * 0.5} ${x - long * 0.4} ${y + long}`, 1.9, tone);
  }).join("");
}
