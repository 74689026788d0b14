// Which moves are confirmed before they are sent.

import type { PlainView } from "../generated/api";
import { isInVain } from "./labels";
import type { Option } from "./moves";

/** Whether a choice seals a decision that the others have sealed already: then it cannot be changed. */
function isLastSeal(view: PlainView): boolean {
  const { kind, seats, sealed, own } = view.decision;
  const isSealing = kind === "draft" || kind === "battle-card" || kind === "save-card";
  const isLast = seats.every((seat) => seat === view.seat || sealed.includes(seat));
  return isSealing && isLast && own.length + 1 >= (view.draft?.keeps ?? 1);
}

/** Whether a move asks for a confirmation: it gives something up for nothing, it cannot be taken back,
 *  or a finger may have slipped on a card. */
export function needsConfirmation(view: PlainView, option: Option, isTouch: boolean): boolean {
  const { kind } = view.decision;
  const rage = view.seats[view.seat]?.rage ?? 0;
  const givesUpRage = option.verb === "pass" && kind === "action" && rage > 0;
  const isFinal = option.card !== undefined && (isLastSeal(view) || kind === "late-card");
  return givesUpRage || isFinal || isInVain(view, option) || (isTouch && option.card !== undefined);
}
