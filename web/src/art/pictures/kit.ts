// The drawing kit of the cards' pictures: outlines, flat tones, and the lines of a woodcut, which swell
// in the shade. Everything is SVG text on a canvas of 160 × 160; a tone stands as `$name` until a
// palette fills it in.

import { chance } from "../noise";

export const SIDE = 160;

export type Tone =
  | "ink"
  | "paper"
  | "bone"
  | "glow"
  | "fire"
  | "blood"
  | "hue"
  | "deep"
  | "pale"
  | "steel"
  | "wood"
  | "air"
  | "dusk"
  | "far"
  | "rim";

export type Spot = readonly [x: number, y: number];

/** A closed shape: its SVG path, and the box around it. */
export interface Outline {
  readonly d: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly isCorner: boolean;
}

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, "").replace(/^-0$/, "0");
const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A number that follows from a text: the seed of what is drawn for it. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (let index = 0; index < text.length; index++) seed = Math.imul(seed ^ text.charCodeAt(index), 16_777_619);
  return seed >>> 0;
}

/** Reads "x y x y! …": points, where "!" marks a corner. */
function knots(points: string): Knot[] {
  const words = points.trim().split(/\s+/);
  const read: Knot[] = [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const y = words[index + 1] ?? "";
    read.push({ x: Number(words[index]), y: Number(y.replace("!", "")), isCorner: y.endsWith("!") });
  }
  return read;
}

function boxOf(points: readonly Knot[]): Outline["box"] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function smooth(points: readonly Knot[], isClosed: boolean): string {
  const count = points.length;
  const at = (index: number): Knot =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Knot;
  const first = at(0);
  let d = `M${pair(first.x, first.y)}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [fx, fy] = from.isCorner ? [0, 0] : [(to.x - before.x) / 6, (to.y - before.y) / 6];
    const [tx, ty] = to.isCorner ? [0, 0] : [(after.x - from.x) / 6, (after.y - from.y) / 6];
    d += `C${pair(from.x + fx, from.y + fy)} ${pair(to.x - tx, to.y - ty)} ${pair(to.x, to.y)}`;
  }
  return isClosed ? `${d}Z` : d;
}

/** A polygon. */
export function cut(points: string): Outline {
  const read = knots(points);
  return { d: `M${read.map(({ x, y }) => pair(x, y)).join("L")}Z`, box: boxOf(read) };
}

/** A closed curve through the points. */
export function bend(points: string): Outline {
  const read = knots(points);
  return { d: smooth(read, true), box: boxOf(read) };
}

/** The right half of a shape, from top to bottom, and its mirror image on the left of x = 0. */
export function twin(half: string, isSmooth = true): Outline {
  const right = knots(half);
  const left = right
    .toReversed()
    .filter(({ x }) => x !== 0)
    .map((knot) => ({ ...knot, x: -knot.x }));
  const all = [...right, ...left];
  const d = isSmooth ? smooth(all, true) : `M${all.map(({ x, y }) => pair(x, y)).join("L")}Z`;
  return { d, box: boxOf(all) };
}

export function disc(x: number, y: number, radius: number, high = radius): Outline {
  return {
    d: `M${pair(x - radius, y)}a${short(radius)} ${short(high)} 0 1 1 ${short(2 * radius)} 0a${short(radius)} ${short(high)} 0 1 1 ${short(-2 * radius)} 0Z`,
    box: [x - radius, y - high, x + radius, y + high],
  };
}

export function box(x: number, y: number, wide: number, high: number): Outline {
  return cut(`${x} ${y} ${x + wide} ${y} ${x + wide} ${y + high} ${x} ${y + high}`);
}

export const fill = (outline: Outline, tone: Tone): string => `<path d="${outline.d}" fill="$${tone}"/>`;

/** A shape that is cut free from what is behind it by a line of light. */
export const free = (outline: Outline, tone: Tone, wide = 2.4): string =>
  `<path d="${outline.d}" fill="$${tone}" stroke="$rim" stroke-width="${wide}" stroke-linejoin="round" paint-order="stroke"/>`;

/** A shape with an edge of ink. */
export const edged = (outline: Outline, tone: Tone, wide = 1.6, edge: Tone = "ink"): string =>
  `<path d="${outline.d}" fill="$${tone}" stroke="$${edge}" stroke-width="${wide}" stroke-linejoin="round"/>`;

/** A line through the points, of one width. */
export function line(points: string, wide: number, tone: Tone = "ink"): string {
  return `<path d="${smooth(knots(points), false)}" fill="none" stroke="$${tone}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A band along the points, whose width changes evenly; one that swells is thin at both ends. */
export function band(points: string, begin: number, end: number, isSwelling = false): Outline {
  const read = knots(points);
  const side = (sign: number): Knot[] =>
    read.map((knot, index) => {
      const before = read[Math.max(0, index - 1)] as Knot;
      const after = read[Math.min(read.length - 1, index + 1)] as Knot;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const part = index / (read.length - 1);
      const half = (sign * (isSwelling ? begin * Math.sin(Math.PI * part) : begin + (end - begin) * part)) / 2;
      return {
        x: knot.x - ((after.y - before.y) / length) * half,
        y: knot.y + ((after.x - before.x) / length) * half,
        isCorner: knot.isCorner,
      };
    });
  const [there, back] = [side(1), side(-1).toReversed()];
  return { d: `${smooth(there, false)}${smooth(back, false).replace("M", "L")}Z`, box: boxOf([...there, ...back]) };
}

/** A stroke of the knife along the points: thin, then wide, then thin again. */
export const stroke = (points: string, wide: number, tone: Tone = "ink"): string => fill(band(points, wide, wide, true), tone);

/** Content that shows only inside an outline. */
export function inside(outline: Outline, content: string): string {
  const id = `c${seedOf(outline.d).toString(36)}`;
  return `<clipPath id="${id}"><path d="${outline.d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export interface Placing {
  readonly scale?: number;
  readonly turn?: number;
  readonly isFlipped?: boolean;
}

/** Content moved to a spot, turned and scaled there. */
export function place([x, y]: Spot, content: string, { scale = 1, turn = 0, isFlipped = false }: Placing = {}): string {
  const size = isFlipped ? `${-scale} ${scale}` : `${scale}`;
  return `<g transform="translate(${pair(x, y)})rotate(${turn})scale(${size})">${content}</g>`;
}

/** The same content at several spots, written once. */
export function copies(content: string, spots: readonly (readonly [Spot, Placing?])[]): string {
  const id = `u${seedOf(content).toString(36)}`;
  const uses = spots.map(([spot, placing]) => place(spot, `<use href="#${id}"/>`, placing)).join("");
  return `<defs><g id="${id}">${content}</g></defs>${uses}`;
}

export interface Engraving {
  readonly tone?: Tone;
  /** The slope of the lines in degrees. */
  readonly angle?: number;
  /** How dark each point is, from 0 to 1; or the direction in which it darkens. */
  readonly shade?: ((x: number, y: number) => number) | Spot;
  /** Where the shade begins: 0 is the lightest side, 1 the darkest. */
  readonly from?: number;
  readonly gap?: number;
  /** The greatest width of a line, in gaps. */
  readonly most?: number;
  /** How much the lines are bowed. */
  readonly bow?: number;
}

/** The lines of a woodcut in a box: they swell where the shade is. */
export function lines(area: Outline["box"], engraving: Engraving = {}): string {
  const { tone = "ink", angle = 24, shade = [1, 0.6], from = 0.45, gap = 2.3, most = 0.82, bow = 0.1 } = engraving;
  const [left, top, right, bottom] = area;
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.hypot(right - left, bottom - top) / 2 + gap;
  const next = chance(seedOf(`${area.join()}${angle}${tone}`));
  const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const darkness = typeof shade === "function" ? shade : towards(shade, area);
  const steps = Math.max(6, Math.round(radius / 5));
  let d = "";
  for (let across = -radius * (1 + bow); across < radius; across += gap) {
    const [phase, swing] = [next() * 6.3, 0.14 * gap + next() * 0.16 * gap];
    let there: string[] = [];
    let back: string[] = [];
    const end = (): void => {
      if (there.length > 1) d += `M${there.join("L")}L${back.toReversed().join("L")}Z`;
      [there, back] = [[], []];
    };
    for (let step = 0; step <= steps; step++) {
      const along = ((step / steps) * 2 - 1) * radius;
      const aside = across + bow * radius * Math.cos((along / radius) * 1.57) + swing * Math.sin(along / 9 + phase);
      const [x, y] = [cx + ux * along - uy * aside, cy + uy * along + ux * aside];
      const isNear = x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12;
      const dark = isNear ? Math.min(1, Math.max(0, (darkness(x, y) - from) / (1 - from))) : 0;
      const half = (dark * gap * most * (0.86 + 0.28 * next())) / 2;
      if (half < 0.08) {
        end();
        continue;
      }
      there.push(pair(x - uy * half, y + ux * half));
      back.push(pair(x + uy * half, y - ux * half));
    }
    end();
  }
  return d === "" ? "" : `<path d="${d}" fill="$${tone}"/>`;
}

function towards([dx, dy]: Spot, [left, top, right, bottom]: Outline["box"]): (x: number, y: number) => number {
  const reach = (Math.abs(dx) * (right - left) + Math.abs(dy) * (bottom - top)) / 2 || 1;
  return (x, y) => ((x - (left + right) / 2) * dx + (y - (top + bottom) / 2) * dy) / reach / 2 + 0.5;
}

/** A shape with its shade cut into it. */
export function carved(outline: Outline, tone: Tone, engraving: Engraving = {}, drawn: typeof free = free): string {
  return drawn(outline, tone) + inside(outline, lines(outline.box, engraving));
}

/** Tapered strokes that fan out from a point between two angles (degrees, clockwise from the right). */
export function fan(
  [x, y]: Spot,
  [begin, end]: readonly [number, number],
  [near, far]: readonly [number, number],
  count: number,
  wide: number,
  tone: Tone,
  wave = 0,
): string {
  const next = chance(seedOf(`${x},${y},${begin},${end},${count}`));
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = ((begin + ((index + 0.3 + next() * 0.4) / count) * (end - begin)) * Math.PI) / 180;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const reach = near + (far - near) * (0.75 + 0.25 * next());
    const half = (wide * (0.6 + 0.4 * next())) / 2;
    const middle = near + (reach - near) * 0.4;
    const aside = wave * (next() - 0.5) * 2;
    const [mx, my] = [x + ux * middle - uy * aside, y + uy * middle + ux * aside];
    d += `M${pair(x + ux * near, y + uy * near)}Q${pair(mx - uy * half * 2, my + ux * half * 2)} ${pair(x + ux * reach, y + uy * reach)}Q${pair(mx + uy * half * 2, my - ux * half * 2)} ${pair(x + ux * near, y + uy * near)}Z`;
  }
  return `<path d="${d}" fill="$${tone}"/>`;
}
