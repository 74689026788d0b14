import { expect, test } from "vitest";
import { ago } from "./ago";

test("the largest unit that has passed counts", () => {
  const now = 1_000_000_000;
  expect(ago(now - 5_000, now, "en")).toBe("now");
  expect(ago(now - 125_000, now, "en")).toBe("2 minutes ago");
  expect(ago(now - 3 * 3_600_000, now, "en")).toBe("3 hours ago");
  expect(ago(now - 30 * 3_600_000, now, "en")).toBe("yesterday");
});

test("a clock that runs ahead is no trouble", () => {
  expect(ago(2_000, 1_000, "en")).toBe("now");
});
