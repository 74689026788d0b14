import { describe, expect, it } from "vitest";
import type { StepNews } from "../generated/api";
import { afterAge, bySource, course, ledger, placing } from "./glory";

const steps = [
  [{ event: "age-begins", age: 1, province: "gimle" }],
  [{ event: "turn-begins", seat: 0 }],
  [{ event: "glory", seat: 0, amount: 3, source: "battle" }],
  [
    { event: "glory", seat: 1, amount: 2, source: "ship" },
    { event: "glory", seat: 1, amount: 2, source: "ship" },
  ],
  [
    { event: "ragnarok", province: "gimle" },
    { event: "glory", seat: 1, amount: 2, source: "ragnarok" },
    { event: "age-begins", age: 2, province: "utgard" },
  ],
  [{ event: "glory", seat: 0, amount: 5, source: "battle" }],
].map(
  (events, index): StepNews => ({
    seq: index + 1,
    at: 0,
    kind: "moved",
    seat: null,
    chair: null,
    by: null,
    chat: null,
    line: null,
    events: events as StepNews["events"],
    took_back: [],
    is_set_aside: false,
  }),
);

describe("the ledger of glory", () => {
  const { gains, borders } = ledger(steps);

  it("adds up by source and by age", () => {
    expect(bySource(gains, 2).map(({ battle, ship, ragnarok }) => [battle, ship, ragnarok])).toEqual([
      [8, 0, 0],
      [0, 4, 2],
    ]);
    expect(afterAge(gains, 1, 2)).toEqual([3, 6]);
    expect(afterAge(gains, 2, 2)).toEqual([8, 6]);
    expect(gains.filter((gain) => gain.isAtEnd).map((gain) => gain.source)).toEqual(["ragnarok"]);
  });

  it("runs through time", () => {
    const [first, counted, ...rest] = course(gains, 1).slice(1);
    expect([first, counted?.glory, rest]).toEqual([{ time: 3, glory: 4 }, 6, []]);
    expect(borders).toHaveLength(3);
    expect(counted?.time).toBeGreaterThan(4);
    expect(borders[1]).toBeGreaterThan(counted?.time ?? Infinity);
  });

  it("forgets what was taken back", () => {
    const undo: StepNews = { ...steps[0]!, seq: 7, kind: "undone", events: [], took_back: [6] };
    expect(afterAge(ledger([...steps, undo]).gains, 3, 2)).toEqual([3, 6]);
  });

  it("gives the same place to those who have the same", () => {
    expect(placing([10, 40, 10, 30], [1])).toEqual([
      { seat: 1, place: 1 },
      { seat: 3, place: 2 },
      { seat: 0, place: 3 },
      { seat: 2, place: 3 },
    ]);
    expect(placing([20, 20], [1]).map(({ place }) => place)).toEqual([1, 2]);
  });
});
