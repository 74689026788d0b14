// Random numbers and rough lines with fixed seeds, for drawing the map.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A line through all of `points`, made rough like a coast: each stretch is broken in the middle,
 *  a little to the side, again and again. Its ends stay where they are. */
export function roughen(points: readonly Point[], roughness: number, next: () => number, finest = 7): Point[] {
  const rough: Point[] = [];
  points.forEach((point, index) => {
    rough.push(point);
    const end = points[index + 1];
    if (end !== undefined) rough.push(...breakLine(point, end, roughness, next, finest));
  });
  return rough;
}

function breakLine(from: Point, to: Point, roughness: number, next: () => number, finest: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < finest) return [];
  const aside = (next() - 0.5) * 2 * roughness;
  const along = 0.5 + (next() - 0.5) * 0.16;
  const middle = { x: from.x + dx * along - dy * aside, y: from.y + dy * along + dx * aside };
  return [
    ...breakLine(from, middle, roughness, next, finest),
    middle,
    ...breakLine(middle, to, roughness, next, finest),
  ];
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

export const at = (point: Point): string => `${round(point.x)} ${round(point.y)}`;

/** The line as an SVG path. */
export const drawn = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

export const closed = (points: readonly Point[]): string => `${drawn(points)}Z`;

/** Whether the point is inside the outline. */
export function isInside(point: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach((end, index) => {
    const start = outline.at(index - 1) ?? end;
    const crosses = start.y > point.y !== end.y > point.y;
    if (crosses && point.x < ((end.x - start.x) * (point.y - start.y)) / (end.y - start.y) + start.x) {
      inside = !inside;
    }
  });
  return inside;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
