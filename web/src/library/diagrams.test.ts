import { expect, test } from "vitest";
import { isRuleNumber } from "../lib/rulebook";
import { DIAGRAMS, isPossible, placesOf, viewOf } from "./diagrams";

test("every diagram belongs to a rule, shows something that can be, and can be read", () => {
  for (const [number, diagram] of Object.entries(DIAGRAMS)) {
    expect(isRuleNumber(number), number).toBe(true);
    expect(isPossible(diagram), number).toBe(true);
    for (const place of placesOf(diagram)) expect(place in viewOf(diagram).provinces || place in viewOf(diagram).fjords).toBe(true);
  }
});

test("a ship counts in both provinces that its fjord supports", () => {
  const { elvagar, angerboda } = viewOf(DIAGRAMS.W7 ?? {}).provinces;
  expect(elvagar.strength).toEqual([3, 0, 3, 0]);
  expect(angerboda.strength).toEqual([0, 1, 2, 0]);
});
