import { expect, test } from "vitest";
import { freeName } from "./names";

test("a player who types no name gets the default one", () => {
  expect(freeName("Wanderer", [])).toBe("Wanderer");
  expect(freeName("Wanderer", ["Ask", ""])).toBe("Wanderer");
});

test("the next ones are counted", () => {
  expect(freeName("Wanderer", ["Wanderer"])).toBe("Wanderer 2");
  expect(freeName("Wanderer", ["wanderer", "Wanderer 2"])).toBe("Wanderer 3");
});
