import { expect, test } from "vitest";
import type { StepNews } from "../generated/api";
import { momentsOf } from "./playback.svelte";

const frame = (...events: object[]): { events: StepNews["events"] } => ({ events: events as StepNews["events"] });

test("the moments of a game are its ages and its battles, before the first card", () => {
  const moments = momentsOf([
    frame({ event: "passed", seat: 0 }),
    frame({ event: "pillage-begins", seat: 1, province: "gimle" }),
    frame({ event: "age-begins", age: 2, province: "horgr" }),
  ]);
  expect(moments).toEqual([
    { kind: "age", at: 0, age: 1, province: null },
    { kind: "battle", at: 1, age: 1, province: "gimle" },
    { kind: "age", at: 3, age: 2, province: null },
  ]);
});

test("a game without a move has a beginning", () => {
  expect(momentsOf([])).toHaveLength(1);
});
