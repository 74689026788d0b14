import { describe, expect, it } from "vitest";
import type { StepNews } from "../generated/api";
import { cut, holding, type Beat, type Happening } from "./director";

let seq = 0;

function step(seat: number, ...events: Happening[]): StepNews {
  seq += 1;
  return {
    seq,
    at: 0,
    kind: "moved",
    seat,
    chair: null,
    by: "player",
    chat: null,
    line: null,
    events,
    took_back: [],
    is_set_aside: false,
  };
}

const invaded: Happening = { event: "invaded", seat: 0, figure: "warrior", place: "gimle", source: "reserve" };
const turn: Happening = { event: "turn-begins", seat: 1 };

/** The end of a battle between the seats 0 and 1, all in one news. */
const battle: readonly Happening[] = [
  { event: "card-revealed", seat: 0, card: "tyrs-smite" },
  { event: "card-revealed", seat: 1, card: "odins-tide" },
  { event: "strength-compared", seat: 0, figures: 3, bonus: 2 },
  { event: "strength-compared", seat: 1, figures: 4, bonus: 3 },
  { event: "battle-won", seat: 1, province: "gimle" },
  { event: "destroyed", seat: 0, figure: "warrior", place: "gimle" },
  { event: "destroyed", seat: 0, figure: "leader", place: "gimle" },
  { event: "card-returned", seat: 0, card: "tyrs-smite" },
  { event: "pillaged", seat: 1, province: "gimle", token: "axes" },
  { event: "stat-raised", seat: 1, stat: "axes", step: 1 },
  { event: "glory", seat: 1, amount: 3, source: "battle" },
  turn,
];

/** The events that each beat tells, by name. */
function told(events: readonly Happening[], beats: readonly Beat[]): string[][] {
  return beats.map((beat, index) => events.slice(beats[index - 1]?.until ?? 0, beat.until).map(({ event }) => event));
}

describe("a game that is played on", () => {
  it("tells nothing of what happened before its start again", () => {
    const started = { ...step(0, ...Array.from({ length: 60 }, () => invaded)), kind: "started" as const };
    expect(cut([started], [0])).toEqual([{ until: 60, scene: "board", time: 0, waits: false, isOwn: false }]);
  });
});

describe("the beats of news", () => {
  it("tell a move on the board as one", () => {
    const beats = cut([step(0, invaded, invaded, turn)], [2]);
    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({ until: 3, scene: "board", time: 1_100, waits: false });
    expect(cut([step(2)], [2]), "nothing happened").toMatchObject([{ until: 0, time: 0 }]);
  });

  it("give the reader's own move little time", () => {
    expect(cut([step(2, invaded, turn)], [2])[0]?.time).toBeLessThan(400);
  });

  it("turn the cards of a battle one by one, then run the sums, then tell the verdict and what follows", () => {
    const beats = cut([step(1, ...battle)], []);
    expect(told(battle, beats)).toEqual([
      [],
      ["card-revealed"],
      ["card-revealed"],
      ["strength-compared"],
      ["strength-compared"],
      ["battle-won"],
      ["destroyed", "destroyed", "card-returned"],
      ["pillaged", "stat-raised"],
      ["glory"],
      ["turn-begins"],
    ]);
    expect(beats.slice(0, -1).every((beat) => beat.scene === "battle" && beat.time > 0)).toBe(true);
    expect(beats.at(-1)).toMatchObject({ scene: "board", time: 0 });
  });

  it("wait at the end of the reader's own battle, and only there", () => {
    const own = cut([step(1, ...battle)], [0]);
    expect(own.map((beat) => beat.waits)).toEqual([...own.slice(2).map(() => false), true, false]);
    expect(cut([step(1, ...battle)], [2]).some((beat) => beat.waits)).toBe(false);
    expect(cut([step(1, ...battle)], []).some((beat) => beat.waits)).toBe(false);
  });

  it("give a late card a beat of its own", () => {
    const events: Happening[] = [{ event: "card-added", seat: 0, card: "heimdalls-eye" }];
    expect(told(events, cut([step(0, ...events)], []))).toEqual([["card-added"], []]);
  });

  it("turn quests one by one, then Ragnarök takes the figures of one clan after the other", () => {
    const events: Happening[] = [
      { event: "quest-revealed", seat: 0, card: "alfheim" },
      { event: "quest-revealed", seat: 1, card: "manheim" },
      { event: "quest-resolved", seat: 0, card: "alfheim", fulfilled: false },
      { event: "quest-resolved", seat: 1, card: "manheim", fulfilled: true },
      { event: "glory", seat: 1, amount: 5, source: "quest" },
      { event: "ragnarok", province: "gimle" },
      { event: "destroyed", seat: 0, figure: "warrior", place: "gimle" },
      { event: "glory", seat: 0, amount: 2, source: "ragnarok" },
      { event: "destroyed", seat: 0, figure: "ship", place: "fjord-nw" },
      { event: "glory", seat: 0, amount: 2, source: "ragnarok" },
      { event: "destroyed", seat: 1, figure: "warrior", place: "gimle" },
      { event: "province-destroyed", province: "gimle" },
      { event: "released", seat: 0, figure: "warrior", amount: 1 },
      { event: "age-begins", age: 2, province: "horgr" },
    ];
    const beats = cut([step(0, ...events)], []);
    expect(told(events, beats)).toEqual([
      [],
      ["quest-revealed"],
      ["quest-revealed"],
      ["quest-resolved"],
      ["quest-resolved", "glory"],
      ["ragnarok"],
      ["destroyed", "glory", "destroyed", "glory"],
      ["destroyed"],
      ["province-destroyed"],
      ["released"],
      ["age-begins"],
      [],
    ]);
    expect(beats.map((beat) => beat.scene).filter((scene, index, all) => scene !== all[index - 1])).toEqual([
      "quests",
      "ragnarok",
      "age",
      "board",
    ]);
  });

  it("score one clan after the other, and tell who won last of all", () => {
    const events: Happening[] = [
      { event: "glory", seat: 0, amount: 10, source: "stats" },
      { event: "glory", seat: 0, amount: 20, source: "stats" },
      { event: "glory", seat: 1, amount: 10, source: "stats" },
      { event: "game-over", seats: [0] },
    ];
    const beats = cut([step(0, ...events)], [0]);
    expect(told(events, beats)).toEqual([[], ["glory", "glory"], ["glory"], [], ["game-over"]]);
    expect(beats.slice(0, -1).every((beat) => beat.scene === "scoring")).toBe(true);
  });

  it("take a bearable time however much happens", () => {
    const many = Array.from({ length: 40 }, (): Happening => ({ event: "quest-resolved", seat: 0, card: "alfheim", fulfilled: false }));
    const time = cut([step(0, ...many)], []).reduce((sum, beat) => sum + beat.time, 0);
    expect(time).toBeLessThanOrEqual(16_001);
  });
});

describe("how long a beat is held", () => {
  const [beat] = cut([step(0, invaded, turn)], []) as [Beat];

  it("depends on the speed and on how many news wait", () => {
    expect(holding(beat, 1, 1)).toBe(550);
    expect(holding(beat, 2, 1)).toBe(1_100);
    expect(holding(beat, 1, 3)).toBe(275);
  });

  it("does not shrink in the reader's own battle", () => {
    const own = cut([step(1, ...battle)], [0])[1] as Beat;
    expect(holding(own, 1, 9)).toBe(own.time);
  });
});
