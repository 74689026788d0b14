import { expect, test } from "vitest";
import type { CardNumbers, ShareInfo } from "../generated/api";
import { intervalText, rankOf, told, valueText } from "./numbers.svelte";

const share = (value: number, sample: number): ShareInfo => ({
  share: value,
  low: value - 0.03,
  high: value + 0.03,
  sample,
  is_small: sample < 30,
});
const NUMBERS: CardNumbers = {
  card: "troll",
  taken: share(0.1, 200),
  pick: 5.35,
  played: share(0.9, 20),
  fulfilled: null,
  wins_taken: { ...share(0.25, 200), even: 0.25 },
  wins_played: null,
};

test("a share is told with its interval and its sample", () => {
  const found = told(NUMBERS, "wins-taken", 30);
  expect(found && valueText(found)).toBe("25%");
  expect(found && intervalText(found)).toBe("22–28%");
  const rare = { value: 0.001, interval: { low: 0.0004, high: 0.0031 }, sample: 2850, isSmall: false, even: null };
  expect([valueText(rare), intervalText(rare)]).toEqual(["0.1%", "0–0.3%"]);
  expect(found).toMatchObject({ sample: 200, isSmall: false, even: 0.25 });
  expect(told(NUMBERS, "taken", 30)?.even).toBeNull();
  expect(told(NUMBERS, "wins-played", 30)).toBeNull();
});

test("a mean pick has the sample of the copies that were taken, and no interval", () => {
  const found = told(NUMBERS, "pick", 30);
  expect(found).toMatchObject({ value: 5.35, interval: null, sample: 20, isSmall: true });
  expect(found && valueText(found)).toMatch(/^5\.[34]$/);
});

test("cards with small samples are not ranked, and an early pick comes first", () => {
  expect(rankOf(told(NUMBERS, "played", 30), "played")).toBeNull();
  expect(rankOf(told(NUMBERS, "wins-taken", 30), "wins-taken")).toBe(0.25);
  expect(rankOf(told(NUMBERS, "pick", 10), "pick")).toBe(-5.35);
  expect(rankOf(null, "taken")).toBeNull();
});
