import { expect, test } from "vitest";
import { FJORDS, PROVINCES, type FjordName, type ProvinceName } from "../generated/facts";
import { BORDERS, HEIGHT, MOORINGS, OUTLINES, SPOTS, WIDTH } from "./geometry";
import { at, isInside, type Point } from "./noise";

const provinces = Object.keys(PROVINCES) as ProvinceName[];

const points = new Map(provinces.map((province) => [province, new Set(OUTLINES[province].map(at))]));
const pointsOf = (province: ProvinceName): ReadonlySet<string> => points.get(province) ?? new Set();

test("neighbours, and nobody else, share a border of many points", () => {
  for (const one of provinces) {
    const neighbours: readonly string[] = PROVINCES[one].neighbours;
    for (const other of provinces.filter((province) => province !== one)) {
      const shared = [...pointsOf(one)].filter((point) => pointsOf(other).has(point)).length;
      if (neighbours.includes(other)) expect(shared, `${one} and ${other}`).toBeGreaterThan(3);
      else expect(shared, `${one} and ${other}`).toBeLessThanOrEqual(1);
    }
  }
});

test("a border lies on the outlines of both its provinces", () => {
  for (const { between, line } of BORDERS) {
    for (const province of between) {
      const outline = pointsOf(province);
      expect(line.filter((point) => !outline.has(at(point))), between.join(" ")).toEqual([]);
    }
  }
});

test("every province has its villages, on its own land", () => {
  for (const province of provinces) {
    const { villages, token, doom, name } = SPOTS[province];
    if (province !== "yggdrasil") expect(villages.length).toBe(PROVINCES[province].villages);
    for (const spot of [...villages, token, doom, name]) {
      expect(isInside(spot, OUTLINES[province]), `${province} ${at(spot)}`).toBe(true);
    }
  }
});

test("ships lie on the water, within the map", () => {
  for (const fjord of Object.keys(FJORDS) as FjordName[]) {
    for (const berth of MOORINGS[fjord]) {
      expect(provinces.filter((province) => isInside(berth, OUTLINES[province]))).toEqual([]);
      expect(berth.x > 30 && berth.x < WIDTH - 30 && berth.y > 30 && berth.y < HEIGHT - 30, `${fjord} ${at(berth)}`).toBe(true);
    }
  }
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = ({ x, y }: Point, wide: number, up: number, down: number): Box => ({ left: x - wide, right: x + wide, top: y - up, bottom: y + down });

/** By how much two boxes overlap, in the direction in which they overlap less. */
const overlap = (one: Box, other: Box): number =>
  Math.min(one.right - other.left, other.right - one.left, one.bottom - other.top, other.bottom - one.top);

test.each([1, 1.45])("names and strengths stand free of figures, flames and coins, %d times as large", (grown) => {
  // The name, the strengths of three clans, a leader, a flame and a coin, as they grow on a small screen.
  const leader = 98 * (1 + (grown - 1) * 0.35);
  const [chip, flame, coin] = [1 + (grown - 1) * 0.6, 1 + (grown - 1) * 0.5, 1 + (grown - 1) * 0.5];
  const text = ({ x, y }: Point, letters: number): Box => boxOf({ x, y: y - (grown - 1) * 28 }, letters * 9 * grown, 21 * grown, 3);
  const strengths = ({ x, y }: Point): Box => boxOf({ x, y: y - (grown - 1) * 28 + 8 + 11 * grown }, 63 * chip, 12 * chip, 12 * chip);
  for (const province of provinces.filter((each) => each !== "yggdrasil")) {
    const { villages, token, doom, name } = SPOTS[province];
    const things = [
      ...villages.map((spot) => boxOf({ x: spot.x, y: spot.y + 16 }, leader * 0.3, leader * 0.89, leader * 0.08)),
      boxOf(doom, 18 * flame, 29 * flame, 22 * flame),
      boxOf(token, 28 * coin, 28 * coin, 28 * coin),
    ];
    for (const thing of things) {
      expect(overlap(text(name, province.length), thing), `${province}: name, ${JSON.stringify(thing)}`).toBeLessThan(4);
      expect(overlap(strengths(name), thing), `${province}: strengths, ${JSON.stringify(thing)}`).toBeLessThan(4);
    }
  }
});
