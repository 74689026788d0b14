import { describe, expect, it } from "vitest";
import { clockText } from "./clock";

describe("a clock", () => {
  it("shows minutes and seconds", () => {
    expect(clockText(245_000, "en")).toBe("4:05");
    expect(clockText(900, "en")).toBe("0:01");
  });

  it("shows hours when there are some", () => {
    expect(clockText(3_845_000, "en")).toBe("1:04:05");
  });

  it("counts long times in days, in the language of the reader", () => {
    expect(clockText(2.5 * 86_400_000, "en")).toBe("2 days");
    expect(clockText(2.5 * 86_400_000, "pl")).toContain("2 dni");
  });

  it("stops at nothing", () => {
    expect(clockText(-5_000, "en")).toBe("0:00");
  });
});
