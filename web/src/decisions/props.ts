// The props of a decision's component: the table, and the view with the decision.

import type { PlainSeat, PlainView } from "../generated/api";
import type { Option } from "../lib/moves";
import type { TableStore } from "../lib/table.svelte";

export interface DecisionProps {
  table: TableStore;
  view: PlainView;
}

/** Returns the seat whose view it is. Throws for the view of a spectator, who decides nothing. */
export function ownSeat(view: PlainView): PlainSeat {
  const own = view.seats[view.seat];
  if (own === undefined) throw new Error("a spectator decides nothing");
  return own;
}

/** Options that consist of a verb alone: pass, decline, done. */
export const isWord = (option: Option): boolean =>
  option.verb === "pass" || option.verb === "decline" || option.verb === "done";
