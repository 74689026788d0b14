import { expect, it } from "vitest";
import type { News } from "../generated/api";
import { changed } from "./changes";

const before = {
  seq: 4,
  steps: [{ seq: 4 }],
  decision: "0.1",
  view: { turn: 0, seats: [{ rage: 3 }, { rage: 5 }], battle: { stage: "call" }, hand: ["troll"] },
} as unknown as News;

it("puts each change where it belongs", () => {
  const after = changed(before, {
    seq: 5,
    after: 4,
    steps: [{ seq: 5 }] as News["steps"],
    changes: { "/decision": "0.2", "/view/seats/1/rage": 4, "/view/battle": null, "/view/hand": [] },
  });
  expect(after).toEqual({
    seq: 5,
    steps: [{ seq: 5 }],
    decision: "0.2",
    view: { turn: 0, seats: [{ rage: 3 }, { rage: 4 }], battle: null, hand: [] },
  });
});

it("leaves what was heard before as it was", () => {
  const kept = structuredClone(before);
  const after = changed(before, { seq: 5, after: 4, steps: [], changes: { "/view/seats/0/rage": 9 } });
  expect(before).toEqual(kept);
  expect(after.view?.seats[1]).toBe(before.view?.seats[1]);
});
