// The facts that the face of a card shows, in the same shape for every card.

import {
  CARDS,
  type CardSlug,
  type GodName,
  type CardKindName,
  type ProvinceName,
  type RegionName,
} from "../generated/facts";
import { PROVINCES } from "../generated/facts";
import type { IconName } from "../art/icons";

export interface CardFacts {
  readonly key: (typeof CARDS)[CardSlug]["key"];
  readonly kind: CardKindName;
  readonly age: 1 | 2 | 3;
  /** Bonus, glory or strength; null if the text of the card decides it. */
  readonly value: number | null;
  readonly god: GodName | null;
  readonly figure: string | null;
  readonly is_white_disc: boolean;
  readonly is_free: boolean;
  readonly provinces: readonly ProvinceName[];
  readonly fallen: number;
}

export function factsOf(card: string): CardFacts {
  return CARDS[card as CardSlug];
}

/** The frame of a card, one of three. */
export function frameOf(kind: CardKindName): "battle" | "quest" | "upgrade" {
  return kind === "battle" || kind === "quest" ? kind : "upgrade";
}

/** The background picture: the god, else the monster, else what the card is about. */
export function sigilOf(facts: CardFacts): IconName {
  if (facts.god !== null) return facts.god;
  if (facts.fallen > 0) return "valkyrie";
  if (facts.provinces.includes("yggdrasil")) return "tree";
  return facts.kind;
}

/** The region that a quest asks for; null if it asks for something else. */
export function regionOf(facts: CardFacts): RegionName | null {
  const [first] = facts.provinces;
  return first === undefined ? null : PROVINCES[first].region;
}

export const AGE_NUMERALS = ["", "I", "II", "III"] as const;
