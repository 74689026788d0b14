// How long news stay on the screen before the next are shown.

import type { StepNews } from "../generated/api";
import type { EventName } from "../generated/facts";

/** Milliseconds for which an event is shown; 0 for all others. */
const TIMES: Partial<Record<EventName, number>> = {
  "age-begins": 1_600,
  invaded: 550,
  moved: 550,
  upgraded: 900,
  "quest-committed": 500,
  passed: 500,
  "pillage-begins": 900,
  joined: 650,
  "battle-begins": 700,
  "card-revealed": 1_100,
  "strength-compared": 700,
  "battle-won": 1_500,
  "battle-tied": 1_500,
  pillaged: 800,
  ragnarok: 1_800,
  "quest-resolved": 900,
  "game-over": 1_000,
};
const LONGEST = 4_500;
/** With this many news waiting, each is shown for half the time; with twice as many, a third. */
const HURRY = 3;

export function dwell(steps: readonly StepNews[], seat: number, waiting: number): number {
  const isMine = steps.length > 0 && steps.every((step) => step.seat === seat);
  const kinds = steps.flatMap((step) => step.events.map((event) => event.event));
  const asked = kinds.reduce((sum, kind) => sum + (TIMES[kind] ?? 0), 0);
  const time = Math.min(asked, LONGEST) / (1 + Math.floor(waiting / HURRY));
  return isMine && !kinds.includes("battle-begins") && !kinds.includes("ragnarok") ? Math.min(time, 350) : time;
}
