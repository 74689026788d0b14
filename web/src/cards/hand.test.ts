import { describe, expect, it } from "vitest";
import { arrange, dealt } from "./hand";

describe("a hand", () => {
  it("has battle cards before quests before upgrades, the stronger first", () => {
    const cards = ["troll", "alfheim-1", "tyrs-smash-1", "tyrs-smite-1"];
    expect(arrange(cards).map(({ card }) => card)).toEqual(["tyrs-smite-1", "tyrs-smash-1", "alfheim-1", "troll"]);
  });

  it("tells two copies of a card apart", () => {
    expect(arrange(["odins-smite", "odins-smite"]).map(({ key }) => key)).toEqual(["odins-smite#1", "odins-smite#2"]);
  });

  it("deals only what is new, one after the other", () => {
    const before = arrange(["odins-smite", "troll"]);
    const after = arrange(["odins-smite", "odins-smite", "troll", "alfheim-1"]);
    expect([...dealt(before, after)]).toEqual([
      ["odins-smite#2", 0],
      ["alfheim-1#1", 1],
    ]);
  });
});
