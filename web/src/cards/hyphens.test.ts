import { expect, test } from "vitest";
import { breakable } from "./hyphens";

const shown = (text: string): string => breakable(text).replaceAll("\u00ad", "|");

test("a short word stays whole", () => {
  expect(breakable("Ярост на Тир")).toBe("Ярост на Тир");
});

test("a long word breaks before a consonant that begins a syllable", () => {
  expect(shown("Предизвикателството на Тир")).toBe("Пре|диз|ви|ка|телст|вото на Тир");
});

test("letters for one sound stay together", () => {
  expect(shown("Najszlachetniejszy")).not.toMatch(/s\|z|c\|h/);
});
