import { expect, test } from "vitest";
import { citations, isSought, RULE_SECTIONS, RULING_SECTIONS } from "./rulebook";

test("the sections come in reading order, rulings last", () => {
  expect(RULE_SECTIONS[0]?.letter).toBe("B");
  expect(RULE_SECTIONS[0]?.numbers.slice(0, 2)).toEqual(["B1", "B2"]);
  expect(RULING_SECTIONS.map((section) => section.letter)).toContain("G");
});

test("cited numbers are found, and nothing that only looks like one", () => {
  expect(citations("as in P6 (but see V2), not Z9")).toEqual([
    { text: "as in ", number: null },
    { text: "P6", number: "P6" },
    { text: " (but see ", number: null },
    { text: "V2", number: "V2" },
    { text: "), not ", number: null },
    { text: "Z9", number: null },
  ]);
});

test("a rule is sought by number or by words", () => {
  expect(isSought("p6", "P6", "")).toBe(true);
  expect(isSought("P", "P6", "")).toBe(true);
  expect(isSought("P6", "P5", "see P6")).toBe(false);
  expect(isSought("ship  FJORD", "C5", "Ships invade only fjords")).toBe(true);
  expect(isSought("ship troll", "C5", "Ships invade only fjords")).toBe(false);
  expect(isSought("", "C5", "anything")).toBe(true);
});
