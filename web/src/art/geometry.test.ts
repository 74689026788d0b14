import { expect, test } from "vitest";
import { FJORDS, PROVINCES, type FjordName, type ProvinceName } from "../generated/facts";
import { BORDERS, HEIGHT, MOORINGS, OUTLINES, SPOTS, WIDTH } from "./geometry";
import { at, isInside } from "./noise";

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
