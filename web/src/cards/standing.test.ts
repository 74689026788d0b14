import { expect, it } from "vitest";
import type { PlainView } from "../generated/api";
import { PROVINCES } from "../generated/facts";
import { isFulfilled } from "./standing";

function view(strength: Record<string, number[]>, fallen = 0): PlainView {
  const provinces = Object.fromEntries(
    Object.keys(PROVINCES).map((name) => [name, { is_standing: name !== "andlang", strength: strength[name] ?? [0, 0] }]),
  );
  return { seat: 0, provinces, seats: [{ valhalla: { warrior: fallen } }] } as unknown as PlainView;
}

it("asks for more strength than every other clan in a province that stands", () => {
  expect(isFulfilled(view({ gimle: [2, 1] }), "alfheim-1")).toBe(true);
  expect(isFulfilled(view({ gimle: [2, 2] }), "alfheim-1")).toBe(false);
  expect(isFulfilled(view({ andlang: [2, 0] }), "alfheim-1")).toBe(false);
  expect(isFulfilled(view({ horgr: [2, 0] }), "alfheim-1")).toBe(false);
  expect(isFulfilled(view({}), "alfheim-1")).toBe(false);
});

it("counts the fallen for a glorious death", () => {
  expect(isFulfilled(view({}, 3), "glorious-death-1")).toBe(false);
  expect(isFulfilled(view({}, 4), "glorious-death-1")).toBe(true);
});
