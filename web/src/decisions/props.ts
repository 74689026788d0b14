// What the component of a decision is given: the table, and the view that the decision is in.

import type { PlainSeat, PlainView } from "../generated/api";
import type { Option } from "../lib/moves";
import type { TableStore } from "../lib/table.svelte";

export interface DecisionProps {
  table: TableStore;
  view: PlainView;
}

/** The clan through whose eyes a view looks; whoever decides has one. */
export function ownSeat(view: PlainView): PlainSeat {
  const own = view.seats[view.seat];
  if (own === undefined) throw new Error("a spectator decides nothing");
  return own;
}

/** Options that are a word alone: pass, decline, that is all. */
export const isWord = (option: Option): boolean =>
  option.verb === "pass" || option.verb === "decline" || option.verb === "done";
