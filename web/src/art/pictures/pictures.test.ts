import { expect, test } from "vitest";
import { CARDS, type CardSlug } from "../../generated/facts";
import { draw, drawBack } from "./pictures";

const ALL = Object.keys(CARDS) as CardSlug[];

const BACKS = ([1, 2, 3] as const).map((age) => drawBack(age, "dark"));
const NIGHT = ALL.map((card) => draw(card, "dark"));
const DAY = ALL.map((card) => draw(card, "light"));

test("every card has a picture of its own, and not by its colours alone", () => {
  const shapes = [...NIGHT, ...BACKS].map((picture) => picture.replaceAll(/#[0-9a-f]{6}/g, ""));
  expect(shapes).toHaveLength(78 + 3);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("night and day have different inks", () => {
  NIGHT.forEach((picture, index) => expect(picture).not.toBe(DAY[index]));
});

test("a picture is complete: every tone has its ink, every number is one", () => {
  for (const picture of [...NIGHT, ...DAY, ...BACKS]) expect(picture).not.toMatch(/\$|NaN|undefined|Infinity/);
});

test("a card is drawn the same every time", () => {
  expect(ALL.map((card) => draw(card, "dark"))).toEqual(NIGHT);
});

test("no picture is heavy", () => {
  expect(Math.max(...NIGHT.map((picture) => picture.length))).toBeLessThan(150_000);
});
