// The moments, moves and reasons of an analysis in words.

import type { Alternative, Estimate, Moment, PlainView } from "../generated/api";
import type { ClanName, DecisionName, PlaceName } from "../generated/facts";
import type { MessageKey } from "../generated/messages";
import { moveLabel, placeName, placeText, raised } from "../lib/labels";
import { named, t, type Name } from "../lib/messages.svelte";
import { parseMove } from "../lib/moves";
import { AGES } from "../lib/saga";
import { signed } from "./course";

export const clanOf = (clan: string): Name => named(`clan-${clan as ClanName}`);

export function momentName({ kind, age, province }: Moment): string {
  const place = province === null ? {} : { province: placeName(province as PlaceName) };
  return raised(t(`analyse-moment-${kind}`, { age: AGES[age - 1] ?? "", ...place }));
}

/** A change of a clan's chance, with its interval. */
export function changeOf(clan: string, { value, low, high }: Estimate): string {
  const [change, least, most] = [value, low, high].map((part) => signed(100 * part));
  return t("analyse-change", { clan: clanOf(clan), change: change ?? "", low: least ?? "", high: most ?? "" });
}

/** A move of a seat, as an answer to a decision, in the view at that moment. */
export function moveText(view: PlainView, seat: number, decision: string, move: string): string {
  const kind = decision as DecisionName;
  return moveLabel({ ...view, seat, decision: { ...view.decision, kind } }, parseMove(move));
}

/** Why the bot advises a move. */
export function reasonOf({ reason, args }: Pick<Alternative, "reason" | "args">): string {
  const { province } = args;
  const place = province === undefined ? {} : { province: placeText(province as PlaceName) };
  return t(reason as MessageKey, { ...args, ...place });
}
