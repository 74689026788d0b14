import { describe, expect, it } from "vitest";
import { coarse, cuts, disc, mirror, silhouette, type Drawing } from "./inks";
import { MONSTERS } from "./monsters";

const DRAWING: Drawing = [
  ["pole", "M0 0V9"],
  ["cloth", "M1 1H2V2Z"],
  ["cut", "M3 3H4V4Z"],
  ["light", "M5 5H6V6Z"],
];

describe("a drawing", () => {
  it("has the outline of its filled shapes alone", () => {
    expect(silhouette(DRAWING)).toBe("M1 1H2V2ZM5 5H6V6Z");
  });

  it("loses its fine strokes when it is small", () => {
    expect(coarse(DRAWING).map(([ink]) => ink)).toEqual(["pole", "cloth", "light"]);
  });

  it("mirrors what lies across and keeps what lies down", () => {
    expect(mirror("M-6-4Q1.5-2 3 4H-7V8Z")).toBe("M 6 -4Q -1.5 -2 -3 4H 7V 8Z");
  });

  it("draws discs and cuts with one decimal", () => {
    expect(disc(1, 2, 3)).toBe("M-2 2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z");
    expect(cuts(0, 0, 0, 3, 2, -1, 0)).toBe("M0 0l-1 0l1 0.8ZM0 1.5l-0.7 0l0.7 0.8Z");
  });
});

describe("every figure", () => {
  it.each(Object.entries(MONSTERS))("%s has plain paths", (_, drawing) => {
    for (const [, path] of drawing) expect(path).toMatch(/^M[-MLHVCSQTAZmlhvcsqtaz\d. ]+$/);
  });
});
