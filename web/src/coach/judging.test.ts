import { expect, test } from "vitest";
import type { Hints } from "../generated/api";
import { judge, NOTABLE, type Considered } from "./judging";

const hint = (move: string, glory: number): Hints["hints"][number] => ({ move, glory, win_chance: 0.5, reason: "", args: {} });

function considered(...glory: number[]): Considered {
  const all = glory.map((found, index) => hint(`move ${index}`, found));
  const expected = Object.fromEntries(all.map(({ move, glory: found }) => [move, found]));
  return { decision: "1.0", hints: { decision: "1.0", hints: all.slice(0, 3), expected }, glory: 7 };
}

test("the best move is not criticized", () => {
  expect(judge(considered(60, 50), "move 0")).toEqual({ better: "", missed: 0, then: 60, before: 7 });
});

test("a move that is about as good is not criticized", () => {
  expect(judge(considered(60, 60 - NOTABLE + 1), "move 1").better).toBe("");
});

test("a move that gives something away is compared with the best one, even if it was not among the three", () => {
  expect(judge(considered(60, 59, 58, 51.6), "move 3")).toEqual({ better: "move 0", missed: 8, then: 52, before: 7 });
});

test("nothing is said about a move that was not looked at", () => {
  expect(judge(considered(60), "move 9")).toEqual({ better: "", missed: 0, then: null, before: 7 });
});
