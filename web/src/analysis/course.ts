// The data of the charts and lists of an analysis.

import type { Analysis, Estimate, Pick, TurningPoint } from "../generated/api";

export type Measure = "chance" | "glory";

/** A point of a curve: the moves made until then, the number, and the ends of its interval. */
export interface Point {
  readonly at: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Curve {
  readonly clan: string;
  readonly points: readonly Point[];
}

/** Of each clan, its chance to win in per cent or its expected glory, over the game. */
export function curves({ clans, moments }: Analysis, measure: Measure): Curve[] {
  const factor = measure === "chance" ? 100 : 1;
  return clans.map((clan, seat) => ({
    clan,
    points: moments.flatMap(({ moves, chances, glory }) => {
      const estimate = (measure === "chance" ? chances : glory)[seat];
      return estimate === undefined ? [] : [{ at: moves, ...times(estimate, factor) }];
    }),
  }));
}

function times({ value, low, high }: Estimate, factor: number): Estimate {
  return { value: value * factor, low: low * factor, high: high * factor };
}

/** The ends of the scale of some curves, and the distance of its marks. */
export function scale(found: readonly Curve[], measure: Measure): { most: number; step: number } {
  if (measure === "chance") return { most: 100, step: 25 };
  const highest = Math.max(20, ...found.flatMap(({ points }) => points.map(({ high }) => high)));
  const step = [10, 20, 25, 50, 100].find((size) => highest / size <= 6) ?? 200;
  return { most: Math.ceil(highest / step) * step, step };
}

/** The ages, by the moves made until each begins and ends. */
export function ages({ moments }: Analysis): { age: number; from: number; to: number }[] {
  const ends = moments.filter(({ kind }) => kind === "age-end" || kind === "end");
  return ends.map(({ age, moves }, index) => ({ age, from: ends[index - 1]?.moves ?? 0, to: moves }));
}

/** A turning point in the course of the game. */
export interface Turn {
  readonly point: TurningPoint;
  /** The moves made until it begins and until it is over. */
  readonly from: number;
  readonly to: number;
  /** The moves made before what decided it, as far as that is known. */
  readonly at: number;
}

/** The turning points in the order in which they came. */
export function turns({ moments, turning_points }: Analysis): Turn[] {
  const found = turning_points.map((point): Turn => {
    const from = moments[point.before]?.moves ?? 0;
    const to = moments[point.before + 1]?.moves ?? from;
    const decided = point.decisive?.move ?? point.alternatives[0]?.move;
    return { point, from, to, at: decided === undefined ? from : decided - 1 };
  });
  return found.sort((one, other) => one.point.before - other.point.before);
}

/** Places as near as possible to the wanted ones, at some distance from each other, none beyond an end. */
export function spread(wanted: readonly number[], distance: number, end: number): number[] {
  const found = [...wanted];
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[other] ?? 0) - (wanted[one] ?? 0));
  let limit = end;
  for (const index of order) {
    found[index] = Math.min(found[index] ?? 0, limit);
    limit = (found[index] ?? 0) - distance;
  }
  return found;
}

/** Whether a change is for the better, for the worse, or too small for its interval. */
export function verdict({ low, high }: Estimate): "better" | "worse" | "unsure" {
  if (low > 0) return "better";
  return high < 0 ? "worse" : "unsure";
}

/** A rounded number with its sign; the minus is a real one. */
export function signed(value: number): string {
  const points = Math.round(value);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number with its interval: "31 (22–42)"; without one if it is certain. */
export function withInterval({ value, low, high }: Estimate): string {
  const middle = String(Math.round(value));
  return low === high ? middle : `${middle} (${Math.round(low)}–${Math.round(high)})`;
}

/** A change of chances with its interval, in percentage points: "+6 (−2…+14)". */
export function changeText({ value, low, high }: Estimate): string {
  return `${signed(100 * value)} (${signed(100 * low)}…${signed(100 * high)})`;
}

/** The cards of a pack that were passed on: those that were not taken. */
export function passed({ seen, taken }: Pick): string[] {
  const at = seen.indexOf(taken);
  return seen.filter((_, index) => index !== at);
}

/** How often the bot would have taken the same card. */
export const agreed = (picks: readonly Pick[]): number => picks.filter(({ loss }) => loss <= 0).length;
