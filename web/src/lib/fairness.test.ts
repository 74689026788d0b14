import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "../generated/api";
import saga from "../../../tests/archive/v2-fair-two.saga?raw";
import { note, noted, verify, type Noted } from "./fairness";

const after = (word: string): string => new RegExp(`^${word} (\\w+)$`, "m").exec(saga)?.[1] ?? "";
const commitment = after("commitment");
const seal = after("seal");
const receipt: Noted = { table: "one", commitment, seal };
const other = "0".repeat(64);

describe("the verdict of the browser", () => {
  it("is fair with what was noted", async () => {
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await verify(saga, receipt)).toBe("fair");
    expect(await verify(saga, { ...receipt, seal: commitment })).toBe("fair");
  });

  it("says when nothing was noted, or there is nothing to check", async () => {
    expect(await verify(saga, null)).toBe("consistent");
    const old = saga.replace(/^(commitment|salt|seal) .*\n/gm, "");
    expect(await verify(old, receipt)).toBe("no-commitment");
  });

  it.each([
    ["a swapped card", "other-deal", (text: string) => text.replace(/^(pack 1 \w+) (\S+) (\S+)/m, "$1 $3 $2")],
    ["another first player", "other-deal", (text: string) => text.replace(/^first wolf/m, "first raven")],
    ["another salt", "other-deal", (text: string) => text.replace(/^salt ..../m, "salt 0000")],
    ["another commitment", "other-deal", (text: string) => text.replace(/^commitment .*/m, `commitment ${other}`)],
    ["another seal", "other-moves", (text: string) => text.replace(/^seal .*/m, `seal ${other}`)],
    ["a move less", "other-moves", (text: string) => text.replace(/^moves\n.*\n/m, "moves\n")],
    ["a move more", "other-moves", (text: string) => text.replace(/^result/m, "wolf pass\nresult")],
  ])("finds %s", async (_, verdict, change) => {
    expect(change(saga)).not.toBe(saga);
    expect(await verify(change(saga), receipt)).toBe(verdict);
  });

  it("finds another game than the one that was noted", async () => {
    expect(await verify(saga, { ...receipt, commitment: other })).toBe("other-commitment");
    expect(await verify(saga, { ...receipt, seal: other })).toBe("other-seal");
  });

  it("does not mind comments and wide spaces", async () => {
    const loose = `# a game\n${saga.replace(/^tokens /m, "tokens   ").replace(/^moves$/m, "\nmoves # all of them")}`;
    expect(await verify(loose, receipt)).toBe("fair");
  });

  it("owns up where a browser computes no hashes", async () => {
    vi.stubGlobal("crypto", {});
    expect(await verify(saga, receipt)).toBe("not-here");
    vi.unstubAllGlobals();
  });
});

describe("what is noted", () => {
  let kept: Record<string, string> = {};

  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const news = (status: string, ofDeal: string, ofMoves: string): News =>
    ({ table: { status, commitment: ofDeal }, seal: ofMoves }) as unknown as News;

  it("is the first commitment and the last seal of a running game", () => {
    note("one", news("open", "", ""));
    expect(noted("one")).toBeNull();
    note("one", news("running", "deal", "deal"));
    note("one", news("running", "another deal", "seal 1"));
    note("one", news("running", "deal", ""));
    note("two", news("running", "other", "other"));
    note("one", news("finished", "deal", "seal 2"));
    expect(noted("one")).toEqual({ table: "one", commitment: "deal", seal: "seal 1" });
    expect(noted("two")?.commitment).toBe("other");
  });

  it("is nothing for a game without a commitment, nor where nothing is kept", () => {
    note("one", news("running", "", ""));
    expect(noted("one")).toBeNull();
    kept["fimbul-receipts"] = "{broken";
    expect(noted("one")).toBeNull();
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(() => note("one", news("running", "deal", "deal"))).not.toThrow();
  });
});
