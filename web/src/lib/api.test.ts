import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askUntilAnswered, askUntilLetIn, Refusal } from "./api";

let answers: Response[];
let asked: number[];
let isWanted: boolean;

const refusal = (status: number, code: string, seconds = ""): Response =>
  Response.json({ error: { code, message: "" } }, { status, headers: { "Retry-After": seconds } });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [answers, asked, isWanted] = [[], [], true];
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return Promise.resolve(answers.shift() ?? Response.json({ seq: 1 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks a crowded server again when it says, and tells each time", async () => {
  answers = [refusal(503, "crowded", "4"), refusal(503, "crowded", "6")];
  const told: string[] = [];
  const done = askUntilLetIn("/tables", {}, () => isWanted, ({ code }) => told.push(code));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toEqual({ seq: 1 });
  expect(asked).toEqual([0, 4_000, 10_000]);
  expect(told).toEqual(["crowded", "crowded"]);
});

it("asks for nothing any more that nobody waits for", async () => {
  answers = [refusal(503, "crowded", "4")];
  const done = askUntilLetIn("/tables", {}, () => isWanted, () => (isWanted = false));
  const failed = expect(done).rejects.toThrow(Refusal);
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(asked).toEqual([0]);
});

it.each([
  [503, "not-saved"],
  [409, "bad-name"],
])("does not lay a table twice: after %i %s it gives up", async (status, code) => {
  answers = [refusal(status, code, "1")];
  await expect(askUntilLetIn("/tables", {}, () => isWanted, () => undefined)).rejects.toThrow(code);
  expect(asked).toEqual([0]);
});

it("sends a move again no sooner than the server says", async () => {
  answers = [refusal(429, "too-many-requests", "3"), refusal(503, "not-saved")];
  const done = askUntilAnswered("/moves", {}, () => isWanted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toEqual({ seq: 1 });
  expect(asked).toEqual([0, 3_000, 4_000]);
});
