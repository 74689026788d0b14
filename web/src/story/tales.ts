// What the scenes at the end of an age tell, computed from the events alone: quests, Ragnarök, and what
// Valhalla gives back.

import type { AgeBegins, PlainFigures, StepNews } from "../generated/api";
import type { FigureName, ProvinceName } from "../generated/facts";
import { happened } from "../lib/saga";
import type { Happening } from "./director";

/** A quest that was turned up. */
export interface Quest {
  readonly seat: number;
  readonly card: string;
  /** null: not yet judged. */
  isFulfilled: boolean | null;
  glory: number;
}

/** The figures of one clan that Ragnarök took or Valhalla gave back, and the glory that brought. */
export interface Toll {
  readonly seat: number;
  readonly figures: PlainFigures;
  glory: number;
}

export interface Doom {
  readonly province: ProvinceName;
  readonly dead: readonly Toll[];
  readonly released: readonly Toll[];
  readonly isDestroyed: boolean;
}

/** The events from the last one of a kind on; none if there was none. */
function since(steps: readonly StepNews[], name: Happening["event"]): readonly Happening[] {
  const events = happened(steps).flatMap((step) => step.events);
  const first = events.findLastIndex((event) => event.event === name);
  return first < 0 ? [] : events.slice(first);
}

/** The quests of this age, in the order in which they were turned up. */
export function questsOf(steps: readonly StepNews[]): readonly Quest[] {
  const quests: Quest[] = [];
  let judged: Quest | undefined;
  for (const event of since(steps, "action-phase-begins")) {
    if (event.event === "quest-revealed") {
      quests.push({ seat: event.seat, card: event.card, isFulfilled: null, glory: 0 });
    } else if (event.event === "quest-resolved") {
      judged = quests.find(
        (quest) => quest.seat === event.seat && quest.card === event.card && quest.isFulfilled === null,
      );
      if (judged !== undefined) judged.isFulfilled = event.fulfilled;
    } else if (event.event === "glory" && event.source === "quest" && judged?.seat === event.seat) {
      judged.glory += event.amount;
    }
  }
  return quests;
}

/** The last Ragnarök; null before the first. */
export function doomOf(steps: readonly StepNews[]): Doom | null {
  const [doom, ...events] = since(steps, "ragnarok");
  if (doom === undefined || !("province" in doom)) return null;
  const dead: Toll[] = [];
  const released: Toll[] = [];
  for (const event of events) {
    if (event.event === "age-begins") break;
    if (event.event === "destroyed") count(dead, event.seat, event.figure, 1);
    else if (event.event === "released") count(released, event.seat, event.figure, event.amount);
    else if (event.event === "glory" && event.source === "valhalla") tollOf(released, event.seat).glory += event.amount;
    else if (event.event === "glory" && (event.source === "ragnarok" || event.source === "ship")) {
      tollOf(dead, event.seat).glory += event.amount;
    }
  }
  const isDestroyed = events.some((event) => event.event === "province-destroyed");
  return { province: doom.province, dead, released, isDestroyed };
}

/** The age that began last; null before the first. */
export function ageOf(steps: readonly StepNews[]): AgeBegins | null {
  const [begun] = since(steps, "age-begins");
  return begun?.event === "age-begins" ? begun : null;
}

function tollOf(tolls: Toll[], seat: number): Toll {
  let toll = tolls.find((known) => known.seat === seat);
  if (toll === undefined) {
    toll = { seat, figures: {}, glory: 0 };
    tolls.push(toll);
  }
  return toll;
}

function count(tolls: Toll[], seat: number, figure: FigureName, amount: number): void {
  const { figures } = tollOf(tolls, seat);
  figures[figure] = (figures[figure] ?? 0) + amount;
}
