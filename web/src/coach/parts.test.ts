import { expect, test } from "vitest";
import { inParts } from "./parts";

test("a text that fits stays whole", () => {
  expect(inParts("One. Two.", 20)).toEqual(["One. Two."]);
});

test("a long text is cut between its sentences, and nothing is lost", () => {
  const text = "A first sentence. A second one! Is this the third? The last … ends here.";
  const parts = inParts(text, 36);
  expect(parts).toEqual(["A first sentence. A second one!", "Is this the third? The last …", "ends here."]);
  expect(parts.join(" ")).toBe(text);
});

test("a sentence that is too long is a part of its own", () => {
  expect(inParts("Short. This sentence is too long for that. Short.", 12)).toEqual([
    "Short.",
    "This sentence is too long for that.",
    "Short.",
  ]);
});
