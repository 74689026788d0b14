import { expect, test } from "vitest";
import type { Analysis, Estimate, Moment, Pick, TurningPoint } from "../generated/api";
import { ages, agreed, changeText, curves, passed, scale, spread, turns, verdict, withInterval } from "./course";

const about = (value: number, half = 0): Estimate => ({ value, low: value - half, high: value + half });

const moment = (kind: Moment["kind"], age: number, moves: number, chance: number, glory: number): Moment => ({
  kind,
  age,
  moves,
  province: null,
  chances: [about(chance, 0.1), about(1 - chance, 0.1)],
  glory: [about(glory, 5), about(40)],
});

const point = (before: number, decisive: number | null, tried: number[]): TurningPoint => ({
  before,
  part: "play",
  clan: "wolf",
  changes: [],
  decisive: decisive === null ? null : ({ move: decisive } as TurningPoint["decisive"]),
  alternatives: tried.map((move) => ({ move }) as TurningPoint["alternatives"][number]),
});

const analysis = {
  clans: ["wolf", "bear"],
  moments: [
    moment("start", 1, 0, 0.5, 60),
    moment("age-end", 1, 40, 0.25, 70),
    moment("deal", 2, 40, 0.3, 133),
    moment("end", 2, 90, 1, 90),
  ],
  turning_points: [point(2, null, [60, 50]), point(0, 12, [30]), point(1, null, [])],
} as unknown as Analysis;

test("curves give each clan's chances in per cent, or its glory, with the interval", () => {
  const [wolf, bear] = curves(analysis, "chance");
  expect(wolf?.clan).toBe("wolf");
  expect(wolf?.points[1]).toEqual({ at: 40, value: 25, low: 15, high: 35 });
  expect(bear?.points.map(({ value }) => value)).toEqual([50, 75, 70, 0]);
  expect(curves(analysis, "glory")[0]?.points[2]).toEqual({ at: 40, value: 133, low: 128, high: 138 });
});

test("a scale ends at a mark above all intervals", () => {
  expect(scale(curves(analysis, "chance"), "chance")).toEqual({ most: 100, step: 25 });
  expect(scale(curves(analysis, "glory"), "glory")).toEqual({ most: 150, step: 25 });
});

test("ages reach from the end of the one before to their own", () => {
  expect(ages(analysis)).toEqual([
    { age: 1, from: 0, to: 40 },
    { age: 2, from: 40, to: 90 },
  ]);
});

test("turning points come in order, each with the moment before what decided it", () => {
  expect(turns(analysis).map(({ from, to, at }) => [from, to, at])).toEqual([
    [0, 40, 11],
    [40, 40, 40],
    [40, 90, 59],
  ]);
});

test("places are spread without leaving the chart", () => {
  expect(spread([100, 98, 10, 99], 20, 90)).toEqual([90, 50, 10, 70]);
  expect(spread([5, 60], 20, 90)).toEqual([5, 60]);
});

test("a change is sure only if its interval is on one side of nothing", () => {
  expect([about(0.2, 0.1), about(-0.2, 0.1), about(0.1, 0.2)].map(verdict)).toEqual(["better", "worse", "unsure"]);
  expect(changeText(about(0.2, 0.3))).toBe("+20 (−10…+50)");
  expect(withInterval(about(31, 9))).toBe("31 (22–40)");
  expect(withInterval(about(71))).toBe("71");
});

test("the cards passed on are those of the pack without the one taken", () => {
  const pick = { seen: ["wolf", "troll", "troll"], taken: "troll", loss: 0 } as unknown as Pick;
  expect(passed(pick)).toEqual(["wolf", "troll"]);
  expect(agreed([pick, { ...pick, loss: 1.5 }])).toBe(1);
});
