import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { News } from "../generated/api";
import { Connection, type Link } from "./connection";

/** A WebSocket that the test controls. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  close(): void {
    // There is no server to tell.
  }

  open(): void {
    this.onopen?.();
  }

  say(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  end(code: number, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

const NEVER_OPENED = 1006;
let answers: (() => Promise<Response>)[];
let asked: string[];
let heard: News[];
let links: Link[];
let refused: string[];
let connection: Connection;

function newsOf(seq: number, more: object = {}): object {
  return { seq, is_complete: true, seat: 0, steps: [{ seq }], ...more };
}

/** A page of news that is not the last. */
const pageOf = (seq: number): object => newsOf(seq, { is_complete: false });

const told = (): number[][] => heard.map(({ steps }) => steps.map(({ seq }) => seq));

function refusal(status: number, code: string): () => Promise<Response> {
  return () => Promise.resolve(Response.json({ error: { code, message: "" } }, { status }));
}

function answer(news: object): () => Promise<Response> {
  return () => Promise.resolve(Response.json(news));
}

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (last === undefined) throw new Error("there is no WebSocket");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [answers, asked, heard, links, refused] = [[], [], [], [], []];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answers.shift()?.() ?? Promise.reject(new TypeError("offline"));
  });
  connection = new Connection("t", 0, {
    news: (news) => heard.push(news),
    link: (link) => links.push(link),
    refused: (code) => refused.push(code),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [403, "no-spectators"],
  [403, "not-your-seat"],
  [404, "no-such-table"],
])("asks why a WebSocket did not open, and gives up after %i", async (status, code) => {
  answers = [refusal(status, code)];
  socket().end(NEVER_OPENED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["/api/tables/t/news?seat=0&after=0&wait=0"]);
  expect(refused).toEqual([code]);
  expect(links).toEqual(["refused"]);
  expect(FakeSocket.all).toHaveLength(1);
});

it.each([
  ["too many connections", refusal(429, "too-many-connections")],
  ["a database that is away", refusal(503, "not-saved")],
  ["no answer", () => Promise.reject(new TypeError("offline"))],
])("tries again after %s", async (_, why) => {
  answers = [why];
  socket().end(NEVER_OPENED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refused).toEqual([]);
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  socket().say(newsOf(3));
  expect(heard.map(({ seq }) => seq)).toEqual([3]);
  expect(links.at(-1)).toBe("live");
});

it("waits as long as a crowded server says, and tells why", async () => {
  const crowded = (): Promise<Response> =>
    Promise.resolve(
      Response.json({ error: { code: "crowded" } }, { status: 503, headers: { "Retry-After": "7" } }),
    );
  answers = [crowded];
  socket().end(NEVER_OPENED);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(links).toEqual(["crowded"]);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.all).toHaveLength(2);
  expect(refused).toEqual([]);
});

it("hears by HTTP what a WebSocket that did not open could not tell, and goes on from there", async () => {
  answers = [answer(newsOf(5))];
  socket().end(NEVER_OPENED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.map(({ seq }) => seq)).toEqual([5]);
  expect(socket().url).toContain("after=5");
});

it("asks nobody after a WebSocket that had opened", async () => {
  socket().open();
  socket().end(1012);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  expect(links).toEqual(["live", "restarting"]);
  expect(FakeSocket.all).toHaveLength(2);
});

it("gives up when the server closes with a refusal", async () => {
  socket().open();
  socket().end(4403, "no-spectators");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused).toEqual(["no-spectators"]);
  expect(FakeSocket.all).toHaveLength(1);
});

it("puts what changed into the news that it has", () => {
  socket().open();
  socket().say(newsOf(3, { decision: "0.1", view: { turn: 0 } }));
  socket().say({ seq: 4, after: 3, steps: [{ seq: 4 }], changes: { "/view/turn": 1 } });
  expect(told()).toEqual([[3], [4]]);
  expect(heard.at(-1)).toMatchObject({ seq: 4, is_complete: true, decision: "0.1", view: { turn: 1 } });
  expect(heard[0]?.view).toEqual({ turn: 0 });
});

it.each([
  ["nothing was heard before", []],
  ["news are missing", [newsOf(2)]],
])("asks for all when %s", async (_, before) => {
  socket().open();
  for (const news of before) socket().say(news);
  socket().say({ seq: 4, after: 3, steps: [], changes: {} });
  expect(heard).toHaveLength(before.length);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().url).toContain(`after=${before.length === 0 ? 0 : 2}&changes=true`);
  socket().open();
  socket().say(newsOf(4));
  expect(heard.at(-1)?.seq).toBe(4);
});

it("tells a past of several pages in one piece", () => {
  socket().open();
  socket().say(pageOf(1));
  socket().say(pageOf(2));
  expect(heard).toEqual([]);
  socket().say(newsOf(3));
  socket().say(newsOf(4));
  expect(told()).toEqual([[1, 2, 3], [4]]);
});

it("goes on in the middle of the pages after a connection broke", async () => {
  socket().open();
  socket().say(pageOf(1));
  socket().end(NEVER_OPENED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket().url).toContain("after=1");
  socket().open();
  socket().say(newsOf(2));
  expect(told()).toEqual([[1, 2]]);
});

it("asks for the next page at once, and then waits for news", async () => {
  const never = (): Promise<Response> => new Promise(() => undefined);
  const lost = (): Promise<Response> => Promise.reject(new TypeError("offline"));
  answers = [lost, lost, lost, answer(pageOf(1)), answer(newsOf(2)), never];
  for (let failures = 0; failures < 3; failures += 1) {
    socket().end(NEVER_OPENED);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(asked.slice(3)).toEqual([
    "/api/tables/t/news?seat=0&after=0&wait=0",
    "/api/tables/t/news?seat=0&after=1&wait=0",
    "/api/tables/t/news?seat=0&after=2&wait=10",
  ]);
  expect(told()).toEqual([[1, 2]]);
});

it("asks by long poll where no WebSocket ever opens", async () => {
  answers = [1, 2, 3].map((seq) => answer(newsOf(seq)));
  for (let failures = 0; failures < 3; failures += 1) {
    socket().end(NEVER_OPENED);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(FakeSocket.all).toHaveLength(3);
  expect(asked.at(-1)).toBe("/api/tables/t/news?seat=0&after=3&wait=0");
});
