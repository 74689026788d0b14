// The order of the hand on the screen: stable, with a key for every copy of a card.

import { CARD_KINDS } from "../generated/facts";
import { factsOf } from "./facts";

export interface Held {
  readonly card: string;
  /** Distinguishes copies of a card; stays the same as long as the copy is in the hand. */
  readonly key: string;
}

/** Sorts battle cards before quests before upgrades, and higher values first. */
export function arrange(cards: readonly string[]): Held[] {
  const rank = (card: string): number => CARD_KINDS.indexOf(factsOf(card).kind) * 100 - (factsOf(card).value ?? 0);
  const seen = new Map<string, number>();
  return [...cards]
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : Number(a > b)))
    .map((card) => {
      const copy = (seen.get(card) ?? 0) + 1;
      seen.set(card, copy);
      return { card, key: `${card}#${copy}` };
    });
}

/** The position of each new card in the order of dealing, by key, counted from 0. */
export function dealt(before: readonly Held[], after: readonly Held[]): Map<string, number> {
  const old = new Set(before.map(({ key }) => key));
  return new Map(after.filter(({ key }) => !old.has(key)).map(({ key }, index) => [key, index]));
}
