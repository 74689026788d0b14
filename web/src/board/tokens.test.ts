import { expect, test } from "vitest";
import type { PlainFigures, PlainView } from "../generated/api";
import { FJORDS, PROVINCES, type ProvinceName } from "../generated/facts";
import type { MapPlace } from "../art/geometry";
import { reconcile, type Token } from "./tokens";

/** The part of a view that `reconcile` reads, with these figures of two seats. */
function view(figures: Partial<Record<MapPlace, [PlainFigures, PlainFigures]>>): PlainView {
  const provinces = Object.fromEntries(
    (Object.keys(PROVINCES) as ProvinceName[]).map((place) => [place, { figures: figures[place] ?? [{}, {}] }]),
  );
  const fjords = Object.fromEntries(Object.keys(FJORDS).map((place) => [place, figures[place as MapPlace] ?? [{}, {}]]));
  return { provinces, fjords, seats: [{ clan: "bear" }, { clan: "raven" }] } as unknown as PlainView;
}

const told = (tokens: readonly Token[]): string[] =>
  tokens.map(({ id, clan, figure, place, spot, isNew }) => `${id} ${clan} ${figure} ${place}#${spot}${isNew ? " new" : ""}`);

test("at first nobody is new, and everybody has a village", () => {
  const tokens = reconcile(null, view({ gimle: [{ warrior: 2 }, { leader: 1 }], "fjord-nw": [{}, { ship: 1 }] }));
  expect(told(tokens)).toEqual([
    "1 bear warrior gimle#0",
    "2 bear warrior gimle#1",
    "3 raven leader gimle#2",
    "4 raven ship fjord-nw#0",
  ]);
});

test("a figure from the reserve is new, once, and those before it stay where they are", () => {
  const first = reconcile(null, view({ gimle: [{ warrior: 1 }, {}] }));
  const second = reconcile(first, view({ gimle: [{ warrior: 1 }, { warrior: 1 }] }));
  expect(told(second)).toEqual(["1 bear warrior gimle#0", "2 raven warrior gimle#1 new"]);
  expect(told(reconcile(second, view({ gimle: [{ warrior: 1 }, { warrior: 1 }] })))[1]).toBe("2 raven warrior gimle#1");
});

test("a march moves the same tokens into free villages", () => {
  const first = reconcile(null, view({ gimle: [{ warrior: 3 }, {}], utgard: [{}, { warrior: 1 }] }));
  const second = reconcile(first, view({ gimle: [{ warrior: 1 }, {}], utgard: [{ warrior: 2 }, { warrior: 1 }] }));
  expect(told(second)).toEqual([
    "1 raven warrior utgard#0",
    "2 bear warrior gimle#0",
    "3 bear warrior utgard#1",
    "4 bear warrior utgard#2",
  ]);
});

test("the dead are gone, and the village they leave is taken by the next", () => {
  const first = reconcile(null, view({ horgr: [{ warrior: 1 }, { warrior: 1 }] }));
  const second = reconcile(first, view({ horgr: [{}, { warrior: 1 }] }));
  expect(told(second)).toEqual(["2 raven warrior horgr#1"]);
  expect(told(reconcile(second, view({ horgr: [{}, { warrior: 1, leader: 1 }] })))).toEqual([
    "2 raven warrior horgr#1",
    "3 raven leader horgr#0 new",
  ]);
});

test("in Yggdrasil, equal figures of a clan stand on one spot", () => {
  const tokens = reconcile(null, view({ yggdrasil: [{ warrior: 3, leader: 1 }, { warrior: 1 }] }));
  expect(tokens.map(({ spot }) => spot)).toEqual([0, 0, 0, 1, 2]);
});
