import { describe, expect, it } from "vitest";
import type { PlainProvince, PlainSeat, PlainView } from "../generated/api";
import { interim } from "./interim";

function seat(): PlainSeat {
  return {
    clan: "wolf",
    glory: 4,
    hand_size: 0,
    has_passed: false,
    maybe_shown: [],
    on_board: 2,
    picked: [],
    quest_count: 1,
    rage: 6,
    reserve: { warrior: 3 },
    shown: [],
    slots: {} as PlainSeat["slots"],
    stats: { rage: 6, axes: 3, horns: 4 },
    steps: { rage: 0, axes: 0, horns: 0 },
    valhalla: {},
  };
}

function view(): PlainView {
  const gimle = { figures: [{ warrior: 2 }, {}], is_pillaged: false, is_standing: true } as unknown as PlainProvince;
  const yggdrasil = { figures: [{}, {}], is_pillaged: false, is_standing: true } as unknown as PlainProvince;
  return {
    battle: null,
    decision: { seats: [0], sealed: [], options: ["pass"], costs: [0], own: [] },
    edition: "standard",
    fjords: { "fjord-nw": [{ ship: 1 }, {}] },
    provinces: { gimle, yggdrasil },
    seats: [seat(), seat()],
    turn: 0,
  } as unknown as PlainView;
}

describe("the view in the middle of the news", () => {
  it("sends the dead to Valhalla and lets the glory rise", () => {
    const before = view();
    const now = interim(before, [
      { event: "destroyed", seat: 0, figure: "warrior", place: "gimle" },
      { event: "destroyed", seat: 0, figure: "ship", place: "fjord-nw" },
      { event: "glory", seat: 1, amount: 3, source: "battle" },
    ]);
    expect(now.provinces.gimle.figures[0]).toEqual({ warrior: 1 });
    expect(now.fjords["fjord-nw"][0]).toEqual({});
    expect(now.seats[0]?.valhalla).toEqual({ warrior: 1, ship: 1 });
    expect(now.seats[1]?.glory).toBe(7);
    expect(before.provinces.gimle.figures[0], "the view before is not touched").toEqual({ warrior: 2 });
  });

  it("asks nothing", () => {
    expect(interim(view(), []).decision).toMatchObject({ seats: [], options: [] });
  });

  it("moves figures, raises stats and burns provinces", () => {
    const now = interim(view(), [
      { event: "joined", seat: 0, figure: "warrior", source: "gimle", target: "yggdrasil" },
      { event: "invaded", seat: 0, figure: "warrior", place: "gimle", source: "reserve" },
      { event: "stat-raised", seat: 0, stat: "axes", step: 1 },
      { event: "pillage-begins", seat: 1, province: "gimle" },
      { event: "pillaged", seat: 1, province: "gimle", token: "axes" },
      { event: "province-destroyed", province: "gimle" },
    ]);
    expect(now.provinces.yggdrasil.figures[0]).toEqual({ warrior: 1 });
    expect(now.provinces.gimle).toMatchObject({ is_pillaged: true, is_standing: false, figures: [{ warrior: 2 }, {}] });
    expect(now.seats[0]).toMatchObject({ reserve: { warrior: 2 }, steps: { axes: 1 }, stats: { axes: 4 } });
    expect(now.battle?.province).toBe("gimle");
  });

  it("gives back what Valhalla held, and ends a battle with the turn", () => {
    const held = view();
    Object.assign(held.seats[0] as PlainSeat, { valhalla: { warrior: 2, leader: 1 } });
    const now = interim(held, [
      { event: "pillage-begins", seat: 1, province: "gimle" },
      { event: "released", seat: 0, figure: "warrior", amount: 2 },
      { event: "turn-begins", seat: 1 },
    ]);
    expect(now.seats[0]).toMatchObject({ valhalla: { leader: 1 }, reserve: { warrior: 5 } });
    expect(now).toMatchObject({ battle: null, turn: 1 });
  });
});
