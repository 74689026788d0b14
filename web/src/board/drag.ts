// Dragging a figure: which moves it means, one after the other.

import type { PlainView } from "../generated/api";
import { FIGURES } from "../generated/facts";
import type { MapPlace } from "../art/geometry";
import { isFjord, isProvince } from "../lib/labels";
import type { Option } from "../lib/moves";
import type { Token } from "./tokens";

export type Grip = Pick<Token, "seat" | "figure" | "place">;

/** Whether a figure of the reader can be dragged now: to march, or to join a battle. */
export function canDrag(view: PlainView, options: readonly Option[], { seat, figure, place }: Grip): boolean {
  if (seat !== view.seat || FIGURES[figure].is_naval) return false;
  return options.some((option) => {
    if (option.verb === "march") return option.where === place;
    if (option.verb === "join") return option.where === place && option.figure === figure;
    return option.verb === "move" && option.figure === figure && view.decision.about.source === place;
  });
}

/** The moves that dropping a figure in a place means, or the code of the reason why it is not possible. */
export function droppedIn(view: PlainView, { figure, place }: Grip, target: MapPlace): readonly string[] | string {
  const { kind, about } = view.decision;
  if (isFjord(target) || !isProvince(target)) return "wrong-place";
  if (kind !== "action" && target !== about.province) return "wrong-place";
  if (kind === "call-to-battle") return [`join ${figure} ${place}`];
  const { is_standing, villages, taken } = view.provinces[target];
  if (!is_standing) return "province-destroyed";
  if (villages > 0 && taken >= villages) return "no-village-free";
  return kind === "action" ? [`march ${place}`, `to ${target}`, `move ${figure}`] : [`move ${figure}`];
}
