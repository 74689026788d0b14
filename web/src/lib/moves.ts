// Moves on the page: the texts of the server, parsed into named fields.

import {
  VERBS,
  type CardSlug,
  type FigureName,
  type PlaceName,
  type SlotName,
  type StatName,
  type VerbName,
} from "../generated/facts";

/** The parts of a move that can be chosen. `where` is its place or province. */
export interface Option {
  readonly move: string;
  readonly verb: VerbName;
  readonly cost: number;
  readonly card?: CardSlug;
  readonly figure?: FigureName;
  readonly where?: PlaceName;
  readonly slot?: SlotName;
  readonly stat?: StatName;
  readonly amount?: string;
}

export type Part = "verb" | "card" | "figure" | "where" | "slot" | "stat" | "amount";

export function parseMove(move: string, cost = 0): Option {
  const [verb, ...values] = move.split(" ") as [VerbName, ...string[]];
  const parts: Record<string, string> = {};
  VERBS[verb].forEach((field: string, index: number) => {
    parts[field === "place" || field === "province" ? "where" : field] = values[index] ?? "";
  });
  return { move, verb, cost, ...parts };
}

export function parseOptions(moves: readonly string[], costs: readonly number[]): Option[] {
  return moves.map((move, index) => parseMove(move, costs[index] ?? 0));
}

/** The distinct values of a part among some options, in order. */
export function valuesOf<P extends Part>(options: readonly Option[], part: P): NonNullable<Option[P]>[] {
  return [...new Set(options.flatMap((option) => option[part] ?? []))] as NonNullable<Option[P]>[];
}

export type Chosen = Partial<Record<Part, string>>;

export function matching(options: readonly Option[], chosen: Chosen): Option[] {
  const wanted = Object.entries(chosen) as [Part, string][];
  return options.filter((option) => wanted.every(([part, value]) => option[part] === value));
}

/** The lowest and the highest cost of some options, in rage. */
export function costRange(options: readonly Option[]): readonly [number, number] {
  const costs = options.map((option) => option.cost);
  return [Math.min(...costs), Math.max(...costs)];
}
