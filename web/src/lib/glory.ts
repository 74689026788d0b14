// Where the glory of each clan came from, and when, computed from the events alone.

import type { StepNews } from "../generated/api";
import { SOURCES, type SourceName } from "../generated/facts";
import { happened } from "./saga";

export interface Gain {
  readonly seat: number;
  readonly amount: number;
  readonly source: SourceName;
  readonly age: number;
  /** Time in the chart: one for each step with events, and `COUNTING` for each source at an age's end. */
  readonly time: number;
  /** Whether it came after the actions of the age. */
  readonly isAtEnd: boolean;
}

/** The time that each source of glory takes at the end of an age, where all come in one step. */
const COUNTING = 5;

export interface Ledger {
  readonly gains: readonly Gain[];
  /** When each age began, and when the game ended. */
  readonly borders: readonly number[];
}

export function ledger(steps: readonly StepNews[]): Ledger {
  const gains: Gain[] = [];
  const borders: number[] = [];
  let time = 0;
  let isAtEnd = false;
  for (const step of happened(steps)) {
    for (const event of step.events) {
      if (event.event === "age-begins") {
        if (isAtEnd) time += COUNTING;
        borders.push(time);
        isAtEnd = false;
      }
      if (event.event === "quest-revealed" || event.event === "ragnarok") isAtEnd = true;
      if (event.event === "glory") {
        const { seat, amount, source } = event;
        if (isAtEnd && gains.at(-1)?.source !== source) time += COUNTING;
        gains.push({ seat, amount, source, age: borders.length, time, isAtEnd });
      }
    }
    if (step.events.length > 0) time += 1;
  }
  return { gains, borders: [...borders, time + (isAtEnd ? COUNTING : 0)] };
}

const sum = (gains: readonly Gain[]): number => gains.reduce((all, gain) => all + gain.amount, 0);

/** The glory of each seat from each source. */
export function bySource(gains: readonly Gain[], players: number): Record<SourceName, number>[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    const amounts = SOURCES.map((source) => [source, sum(own.filter((gain) => gain.source === source))]);
    return Object.fromEntries(amounts) as Record<SourceName, number>;
  });
}

/** The glory of each seat at the end of an age. */
export function afterAge(gains: readonly Gain[], age: number, players: number): number[] {
  const until = gains.filter((gain) => gain.age <= age);
  return Array.from({ length: players }, (_, seat) => sum(until.filter((gain) => gain.seat === seat)));
}

/** The glory of a seat over time: each point where it changes, with its new value. */
export function course(gains: readonly Gain[], seat: number): { time: number; glory: number }[] {
  let glory = 0;
  const points = [{ time: 0, glory }];
  for (const gain of gains) {
    if (gain.seat !== seat) continue;
    glory += gain.amount;
    const last = points.at(-1);
    if (last?.time === gain.time) last.glory = glory;
    else points.push({ time: gain.time, glory });
  }
  return points;
}

/** The final ranking: winners first, then by glory; equal seats share a place. */
export function placing(
  glory: readonly number[],
  winners: readonly number[],
): { seat: number; place: number }[] {
  const rank = (seat: number): number => (winners.includes(seat) ? 1e6 : 0) + (glory[seat] ?? 0);
  const seats = glory.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => rank(other) > rank(seat)).length,
  }));
}
