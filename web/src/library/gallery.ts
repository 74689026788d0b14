// The cards of the gallery: which of them a reader wants to see, and in which order.

import { CARDS, CARD_KINDS, type CardKindName, type CardSlug, type GodName } from "../generated/facts";
import { hasWords } from "../lib/searching";

export const AGES = ["1", "2", "3"] as const;
export const PLAYERS = ["2", "3", "4"] as const;
export const ANY = "any";
/** Of a card without a god, or whose value is decided by its text. */
export const NONE = "none";

export interface Wanted {
  age: typeof ANY | (typeof AGES)[number];
  kind: typeof ANY | CardKindName;
  god: typeof ANY | typeof NONE | GodName;
  /** Bonus, glory, strength or cost. */
  value: string;
  /** How many play: a card of which no copy is used then is left out (K2). */
  players: typeof ANY | (typeof PLAYERS)[number];
  edition: "standard" | "first-print";
  /** Words of its name or its text. */
  sought: string;
}

export const ALL: Wanted = { age: ANY, kind: ANY, god: ANY, value: ANY, players: ANY, edition: "standard", sought: "" };

export const SLUGS = Object.keys(CARDS) as CardSlug[];

/** How many copies of a card are used in a game of this many players (K2). */
export function copiesWith(card: CardSlug, players: number): number {
  return CARDS[card].copies.slice(0, players - 1).reduce<number>((sum, some) => sum + some, 0);
}

/** The value of a card as it is chosen from: a number, or `NONE` if its text decides it. */
export const valueOf = (card: CardSlug): string => String(CARDS[card].value ?? NONE);

/** Whether a card is wanted; `words` are its name and its text. */
export function isWanted(card: CardSlug, wanted: Wanted, words: string): boolean {
  const { age, kind, god, is_in_first_print } = CARDS[card];
  return (
    (wanted.age === ANY || String(age) === wanted.age) &&
    (wanted.kind === ANY || kind === wanted.kind) &&
    (wanted.god === ANY || (god ?? NONE) === wanted.god) &&
    (wanted.value === ANY || valueOf(card) === wanted.value) &&
    (wanted.players === ANY || copiesWith(card, Number(wanted.players)) > 0) &&
    (wanted.edition === "standard" || is_in_first_print) &&
    hasWords(wanted.sought, words)
  );
}

/** The values that cards have, in the order of a list to choose from. */
export const VALUES: readonly string[] = [...new Set(SLUGS.map(valueOf))].toSorted(
  (one, other) => Number(one === NONE) - Number(other === NONE) || Number(one) - Number(other),
);

/** The place of a card in the order of the decks: by age, by kind, as the decks list them. */
const PLACES = new Map(
  SLUGS.toSorted(
    (one, other) =>
      CARDS[one].age - CARDS[other].age ||
      CARD_KINDS.indexOf(CARDS[one].kind) - CARD_KINDS.indexOf(CARDS[other].kind) ||
      SLUGS.indexOf(one) - SLUGS.indexOf(other),
  ).map((card, index) => [card, index]),
);

/** Cards in the order of a number, the greatest first; those without one last, in that of the decks. */
export function ordered(cards: readonly CardSlug[], numberOf: (card: CardSlug) => number | null): CardSlug[] {
  const place = (card: CardSlug): number => PLACES.get(card) ?? 0;
  return cards.toSorted((one, other) => {
    const [first, second] = [numberOf(one), numberOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || place(one) - place(other);
    return second - first || place(one) - place(other);
  });
}

/** The cards that have the same name in other ages, and this one, by age. */
export const namesakes = (card: CardSlug): CardSlug[] =>
  SLUGS.filter((other) => CARDS[other].key === CARDS[card].key).toSorted((one, other) => CARDS[one].age - CARDS[other].age);

/** All cards in the order of the decks. */
export const IN_ORDER: readonly CardSlug[] = ordered(SLUGS, () => null);
