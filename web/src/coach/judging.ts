// What a move of the reader was worth, compared with the coach's advice.

import type { Hints, PlainView } from "../generated/api";

/** Glory by which another move must be better to be worth a word: estimates of a short search vary. */
export const NOTABLE = 3;

/** A decision of the reader: what the coach thought of it, and what the reader had. */
export interface Considered {
  readonly decision: string;
  readonly hints: Hints;
  readonly glory: number;
}

/** The effect of a move. */
export interface Outcome {
  /** The move that the coach would have made; empty if it was this one, or as good. */
  readonly better: string;
  /** How much more glory the better move was expected to bring. */
  readonly missed: number;
  /** The glory at the end that was expected of the move that was made; null if it was not looked at. */
  readonly then: number | null;
  /** The reader's glory at the decision. */
  readonly before: number;
}

export const gloryOf = (view: PlainView): number => view.seats[view.seat]?.glory ?? 0;

/** Judges the move that was made for a decision. */
export function judge(considered: Considered, move: string): Outcome {
  const { hints, glory: before } = considered;
  const [best] = hints.hints;
  const then = hints.expected[move] ?? null;
  const missed = best === undefined || then === null ? 0 : Math.round(best.glory - then);
  const isBetter = best !== undefined && best.move !== move && missed >= NOTABLE;
  return { better: isBetter ? best.move : "", missed, then: then === null ? null : Math.round(then), before };
}
