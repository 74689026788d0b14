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

test("names stand free of figures, flames and coins", () => {
  // A warrior on its spot, a name of nine letters, a flame and a coin, on a screen of full size.
  const boxOf = ({ x, y }: Point, wide: number, up: number, down: number) => ({ left: x - wide, right: x + wide, top: y - up, bottom: y + down });
  const meet = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  for (const province of provinces) {
    const { villages, token, doom, name } = SPOTS[province];
    const text = boxOf(name, 78, 22, 6);
    const things = [...villages.map((spot) => boxOf(spot, 26, 56, 24)), boxOf(doom, 18, 28, 22), boxOf(token, 26, 26, 26)];
    for (const thing of things) expect(meet(text, thing), `${province} ${JSON.stringify(thing)}`).toBe(false);
  }
});
