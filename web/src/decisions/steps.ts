// The steps in which an action is chosen: its verb, then its parts in a natural order. A part that
// leaves no choice is skipped, unless it is the last.

import type { IconName } from "../art/icons";
import { valuesOf, type Chosen, type Option, type Part } from "../lib/moves";

/** The five actions that are always shown, and those that need an upgrade. */
export const ALWAYS = ["invade", "march", "upgrade", "quest", "pillage"] as const;
export const SOMETIMES = ["recall", "challenge", "sacrifice"] as const;
export type Always = (typeof ALWAYS)[number];
export type Action = Always | (typeof SOMETIMES)[number];

export type StepPart = Extract<Part, "figure" | "where" | "card" | "slot">;

export const PARTS: Record<Action, readonly StepPart[]> = {
  invade: ["figure", "where"],
  recall: ["figure", "where"],
  sacrifice: ["figure", "where"],
  march: ["where"],
  pillage: ["where"],
  challenge: ["where"],
  upgrade: ["card", "slot"],
  quest: ["card"],
};

export const ICON: Record<Action, IconName> = {
  invade: "invade",
  recall: "recall",
  sacrifice: "sacrifice",
  march: "march",
  pillage: "pillage",
  challenge: "tyr",
  upgrade: "upgrade",
  quest: "quest",
};

/** The verb that has been chosen, or the only one left. */
export function begun(left: readonly Option[], chosen: Chosen): Action | undefined {
  if (Object.keys(chosen).length === 0) return undefined;
  const [verb, ...others] = valuesOf(left, "verb");
  return others.length > 0 ? undefined : [...ALWAYS, ...SOMETIMES].find((found) => found === verb);
}

/** The part to choose next. */
export function nextPart(left: readonly Option[], parts: readonly StepPart[]): StepPart | undefined {
  return parts.find((part, index) => index === parts.length - 1 || valuesOf(left, part).length > 1);
}
