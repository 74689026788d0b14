// The standing of one's own quests: whether each would be fulfilled if the age ended now (F2, F3).

import type { PlainView } from "../generated/api";
import { figureCounts } from "../lib/labels";
import { factsOf } from "./facts";

/** Whether the reader has more strength than every other clan in a province (F3, T5). */
function leads(view: PlainView, province: keyof PlainView["provinces"]): boolean {
  const { strength, is_standing } = view.provinces[province];
  const own = strength[view.seat] ?? 0;
  return is_standing && own > 0 && strength.every((other, seat) => seat === view.seat || other < own);
}

/** Whether a quest of the seat whose view it is would be fulfilled now. */
export function isFulfilled(view: PlainView, card: string): boolean {
  const { provinces, fallen } = factsOf(card);
  if (fallen === 0) return provinces.some((province) => leads(view, province));
  const dead = figureCounts(view.seats[view.seat]?.valhalla ?? {});
  return dead.reduce((sum, [, count]) => sum + count, 0) >= fallen;
}
