import { describe, expect, it } from "vitest";
import { CLANS, FIGURES, type FigureName } from "../../generated/facts";
import { drawingOf, isMonster } from ".";
import { coarse, cuts, disc, redrawn, silhouette, type Drawing } from "./inks";

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
    expect(redrawn("M-6-4Q1.5-2 3 4H-7V8Z", -1, 1)).toBe("M 6 -4Q -1.5 -2 -3 4H 7V 8Z");
  });

  it("moves and grows with its arcs", () => {
    expect(redrawn("M1 2a3 3 0 1 0 6 0H4V5Z", 2, 2, 10, 20)).toBe("M 12 24a 6 6 0 1 0 12 0H 18V 30Z");
  });

  it("draws discs and cuts with one decimal", () => {
    expect(disc(1, 2, 3)).toBe("M-2 2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z");
    expect(cuts(0, 0, 0, 3, 2, -1, 0)).toBe("M0 0l-1 0l1 0.8ZM0 1.5l-0.7 0l0.7 0.8Z");
  });
});

describe("every figure", () => {
  const all = (Object.keys(FIGURES) as FigureName[]).flatMap((figure) => CLANS.map((clan) => [figure, clan] as const));

  it.each(all)("%s of %s is drawn in plain paths with one decimal", (figure, clan) => {
    for (const [, path] of drawingOf(figure, clan)) {
      expect(path).toMatch(/^M[-MLHVCSQTAZmlhvcsqtaz\d. ]+$/);
      expect(path).not.toMatch(/\.\d\d/);
    }
  });

  it("has a silhouette of its own, and its clan's where the clan makes it", () => {
    const own = all.filter(([figure, clan]) => !isMonster(figure) || clan === "wolf");
    expect(new Set(own.map(([figure, clan]) => silhouette(drawingOf(figure, clan)))).size).toBe(own.length);
  });
});
