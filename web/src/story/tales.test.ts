import { describe, expect, it } from "vitest";
import type { StepNews } from "../generated/api";
import type { Happening } from "./director";
import { ageOf, doomOf, questsOf } from "./tales";

function steps(...events: Happening[]): StepNews[] {
  return [
    {
      seq: 1,
      at: 0,
      kind: "moved",
      seat: 0,
      chair: null,
      by: "player",
      chat: null,
      line: null,
      events,
      took_back: [],
      is_set_aside: false,
    },
  ];
}

const action: Happening = { event: "action-phase-begins", seat: 0 };

describe("the tales of the end of an age", () => {
  it("know the quests of this age, and which of two equal ones was judged", () => {
    const quests = questsOf(
      steps(
        action,
        { event: "quest-revealed", seat: 1, card: "utgard" },
        action,
        { event: "quest-revealed", seat: 0, card: "manheim" },
        { event: "quest-revealed", seat: 0, card: "manheim" },
        { event: "quest-resolved", seat: 0, card: "manheim", fulfilled: true },
        { event: "glory", seat: 0, amount: 5, source: "quest" },
      ),
    );
    expect(quests).toEqual([
      { seat: 0, card: "manheim", isFulfilled: true, glory: 5 },
      { seat: 0, card: "manheim", isFulfilled: null, glory: 0 },
    ]);
  });

  it("know what Ragnarök takes from each clan, and what Valhalla gives back", () => {
    const told = steps(
      { event: "ragnarok", province: "gimle" },
      { event: "destroyed", seat: 2, figure: "warrior", place: "gimle" },
      { event: "glory", seat: 2, amount: 2, source: "ragnarok" },
      { event: "destroyed", seat: 2, figure: "ship", place: "fjord-nw" },
      { event: "glory", seat: 2, amount: 2, source: "ragnarok" },
      { event: "province-destroyed", province: "gimle" },
      { event: "released", seat: 1, figure: "warrior", amount: 3 },
      { event: "glory", seat: 1, amount: 3, source: "valhalla" },
      { event: "age-begins", age: 2, province: "horgr" },
    );
    expect(doomOf(told)).toEqual({
      province: "gimle",
      dead: [{ seat: 2, figures: { warrior: 1, ship: 1 }, glory: 4 }],
      released: [{ seat: 1, figures: { warrior: 3 }, glory: 3 }],
      isDestroyed: true,
    });
    expect(ageOf(told)).toMatchObject({ age: 2, province: "horgr" });
    expect(doomOf(steps(action))).toBeNull();
    expect(ageOf(steps(action))).toBeNull();
  });
});
