// What the reader wants to see in the gallery. It is kept while other pages are looked at.

import { ALL, type Wanted } from "./gallery";
import { MEASURES } from "./numbers.svelte";

export const SIZES = ["small", "normal", "large"] as const;

export const ORDERS = ["deck", "name", "value", ...MEASURES] as const;
export type Order = (typeof ORDERS)[number];

class Shelf {
  wanted = $state<Wanted>({ ...ALL });
  size = $state<(typeof SIZES)[number]>("normal");
  order = $state<Order>("deck");
  /** Whose statistics the cards are sorted by and show. */
  group = $state("bots/jarl");

  /** Whether anything is left out. */
  get isNarrowed(): boolean {
    return (Object.keys(ALL) as (keyof Wanted)[]).some((name) => this.wanted[name] !== ALL[name]);
  }

  clear(): void {
    this.wanted = { ...ALL };
  }
}

export const shelf = new Shelf();
