// Tells the saga of a table: names for its sentences, filters, and lines grouped by chapter.

import type { TableStore } from "../lib/table.svelte";
import type { Chapter, Line, Teller } from "../lib/saga";

export type Filter = "all" | "battles" | "glory" | "mine" | "chat";

export function tellerOf(table: TableStore): Teller {
  return {
    clans: table.view?.seats.map((seat) => seat.clan) ?? [],
    edition: table.view?.edition ?? "standard",
    seat: table.seat,
    nameOf: (chair) => table.info?.chairs[chair]?.name ?? "",
  };
}

/** Whether a line is shown under a filter. */
export function passes(line: Line, filter: Filter, seat: number): boolean {
  switch (filter) {
    case "all":
      return true;
    case "battles":
      return line.sort === "battle" || line.told?.source === "battle" || line.kind === "ragnarok";
    case "glory":
      return line.sort === "glory" || line.kind === "quest-resolved" || line.kind === "game-over";
    case "mine":
      return line.seats.includes(seat) || line.told?.victim === seat;
    case "chat":
      return line.sort === "chat" || line.sort === "table";
  }
}

/** Consecutive lines of one chapter. */
export interface Group {
  readonly key: string;
  readonly chapter: Chapter;
  readonly lines: Line[];
  /** Whether it is the first group of its age, and of its part of the age. */
  readonly opensAge: boolean;
  readonly opensPart: boolean;
}

export function grouped(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const { chapter } = line;
    if (last?.chapter.key === chapter.key) {
      last.lines.push(line);
    } else {
      const opensAge = last?.chapter.age !== chapter.age;
      groups.push({
        key: chapter.key,
        chapter,
        lines: [line],
        opensAge,
        opensPart: opensAge || last?.chapter.part !== chapter.part,
      });
    }
  }
  return groups;
}
