import { expect, test } from "vitest";
import { CARDS } from "../generated/facts";
import { folded, hasWords } from "../lib/searching";
import { ALL, copiesWith, IN_ORDER, isWanted, namesakes, NONE, ordered, SLUGS, VALUES, valueOf, type Wanted } from "./gallery";

const found = (wanted: Partial<Wanted>): string[] => SLUGS.filter((card) => isWanted(card, { ...ALL, ...wanted }, ""));

test("words are found whatever their capitals and diacritics, in any order", () => {
  expect(folded("Týrův úder, Žádné ŁÓDŹ, Ёлка й, Tyr’s")).toBe("tyruv uder, zadne lodz, елка и, tyrs");
  expect(hasWords("zadne  TYR", "Týr a žádné")).toBe(true);
  expect(hasWords("zadne thor", "Týr a žádné")).toBe(false);
  expect(hasWords("drakkar", "dra\u00adkkar")).toBe(true);
  expect(hasWords("tyrs", "Tyr’s Bash")).toBe(true);
  expect(hasWords(" ", "anything")).toBe(true);
});

test("every filter leaves out what it should, and nothing else", () => {
  expect(found({})).toHaveLength(78);
  expect(found({ age: "1" }).every((card) => CARDS[card as "troll"].age === 1)).toBe(true);
  expect(found({ kind: "monster" })).toHaveLength(9);
  expect(found({ kind: "monster", edition: "first-print" })).toHaveLength(6);
  expect(found({ god: "tyr", age: "3", kind: "battle" }).every((card) => card.startsWith("tyrs"))).toBe(true);
  expect(found({ god: "none" })).toContain("troll");
  expect(found({ god: "none" }).length + found({ god: "none", kind: "battle" }).length).toBeLessThan(78);
  expect(found({ players: "4" })).toHaveLength(78);
  expect(found({ players: "2" }).length).toBeLessThan(found({ players: "3" }).length);
  expect(found({ value: NONE }).every((card) => CARDS[card as "troll"].value === null)).toBe(true);
  expect(VALUES.flatMap((value) => found({ value }))).toHaveLength(78);
  expect(VALUES.at(-1)).toBe(NONE);
});

test("the copies of a deck grow with the number of players", () => {
  const inDecks = (players: number): number => SLUGS.reduce((sum, card) => sum + copiesWith(card, players), 0);
  expect([2, 3, 4].map(inDecks)).toEqual([60, 78, 102]);
});

test("cards without a number come last, and equal ones in the order of the decks", () => {
  expect(IN_ORDER).toHaveLength(78);
  expect(IN_ORDER.map((card) => CARDS[card].age)).toEqual(IN_ORDER.map((card) => CARDS[card].age).toSorted());
  const best = ordered(SLUGS, (card) => (valueOf(card) === NONE ? null : Number(valueOf(card))));
  const values = best.map(valueOf);
  expect(values.indexOf(NONE)).toBe(values.length - values.filter((value) => value === NONE).length);
  expect(values.slice(0, values.indexOf(NONE)).map(Number)).toEqual(
    values.slice(0, values.indexOf(NONE)).map(Number).toSorted((one, other) => other - one),
  );
});

test("a card knows its namesakes of other ages", () => {
  expect(namesakes("alfheim-2")).toEqual(["alfheim-1", "alfheim-2", "alfheim-3"]);
  expect(namesakes("troll")).toEqual(["troll"]);
});
