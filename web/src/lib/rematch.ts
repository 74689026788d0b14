// A rematch: another table with the same players and bots.

import type { Seated } from "../generated/api";
import { changeTable } from "./api";
import type { TableStore } from "./table.svelte";

/** Lays the table of a rematch and returns its id. Against bots alone, the game begins at once. */
export async function rematch(old: TableStore): Promise<string> {
  const { table, chair }: Seated = await changeTable(old.id, "rematch");
  const people = old.info?.chairs.filter(({ bot }) => !bot) ?? [];
  if (people.length === 1 && chair !== null) {
    await changeTable(table, "ready", { chair });
    await changeTable(table, "start");
  }
  return table;
}
