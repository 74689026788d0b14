// A hand as it lies on the screen: in an order that does not jump about, every copy of a card
// with a name of its own.

import { KINDS } from "../generated/facts";
import { factsOf } from "./facts";

export interface Held {
  readonly card: string;
  /** Tells copies of a card apart; stays the same as long as the copy is there. */
  readonly key: string;
}

/** Battle cards first, then quests, then upgrades; the higher value first. */
export function arrange(cards: readonly string[]): Held[] {
  const rank = (card: string): number => KINDS.indexOf(factsOf(card).kind) * 100 - (factsOf(card).value ?? 0);
  const seen = new Map<string, number>();
  return [...cards]
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : Number(a > b)))
    .map((card) => {
      const copy = (seen.get(card) ?? 0) + 1;
      seen.set(card, copy);
      return { card, key: `${card}#${copy}` };
    });
}

/** How late each of the new cards is dealt, one after the other: by key, counted from 0. */
export function dealt(before: readonly Held[], after: readonly Held[]): Map<string, number> {
  const old = new Set(before.map(({ key }) => key));
  return new Map(after.filter(({ key }) => !old.has(key)).map(({ key }, index) => [key, index]));
}
