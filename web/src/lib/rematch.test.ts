import { afterEach, expect, it, vi } from "vitest";
import { rematch } from "./rematch";
import type { TableStore } from "./table.svelte";

function played(...bots: (string | null)[]): TableStore {
  return { id: "old", info: { chairs: bots.map((bot) => ({ bot })) } } as unknown as TableStore;
}

/** Answers every request with the new table, and returns the paths asked for. */
function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ table: "new", chair: 0, seq: 1 }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it("begins at once against bots alone", async () => {
  const asked = serve();
  expect(await rematch(played(null, "thrall", "jarl"))).toBe("new");
  expect(asked).toEqual(["/api/tables/old/rematch", "/api/tables/new/ready", "/api/tables/new/start"]);
});

it("waits for the other people in the lobby", async () => {
  const asked = serve();
  await rematch(played(null, null, "thrall"));
  expect(asked).toEqual(["/api/tables/old/rematch"]);
});
