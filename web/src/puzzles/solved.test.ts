import { beforeEach, describe, expect, it } from "vitest";
import { nextPuzzle, puzzlesDone, rememberPuzzle } from "./solved";

const stored = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
} as Storage;

beforeEach(() => stored.clear());

describe("what is remembered of puzzles", () => {
  it("is how each was done first", () => {
    rememberPuzzle("1-20", "seen");
    rememberPuzzle("1-20", "solved");
    rememberPuzzle("2-30", "solved");
    rememberPuzzle("2-30", "seen");
    expect([...puzzlesDone()]).toEqual([
      ["1-20", "seen"],
      ["2-30", "solved"],
    ]);
  });

  it.each(["", "[1", "null", "3", '{"1-20":7}'])("is nothing if %j is stored", (text) => {
    stored.set("fimbul-puzzles", text);
    expect(puzzlesDone().size).toBe(0);
  });
});

describe("the next puzzle", () => {
  const ids = ["a", "b", "c", "d"];

  it("is the next one that is not done, from the beginning again after the last", () => {
    expect(nextPuzzle(ids, "a", new Map([["b", "solved"]]))).toBe("c");
    expect(nextPuzzle(ids, "d", new Map([["a", "seen"]]))).toBe("b");
  });

  it("is simply the next one when all are done", () => {
    const done = new Map(ids.map((id) => [id, "solved" as const]));
    expect(nextPuzzle(ids, "b", done)).toBe("c");
    expect(nextPuzzle(ids, "d", done)).toBe("a");
  });
});
