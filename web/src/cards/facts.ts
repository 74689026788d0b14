// What the face of a card needs of its facts, the same shape for every card.

import {
  CARDS,
  type CardSlug,
  type GodName,
  type KindName,
  type ProvinceName,
  type RegionName,
} from "../generated/facts";
import { PROVINCES } from "../generated/facts";
import type { IconName } from "../art/icons";

export interface CardFacts {
  readonly key: (typeof CARDS)[CardSlug]["key"];
  readonly kind: KindName;
  readonly age: 1 | 2 | 3;
  /** Bonus, glory or strength; null where the text decides it. */
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

/** Which of three frames a card wears. */
export function frameOf(kind: KindName): "battle" | "quest" | "upgrade" {
  return kind === "battle" || kind === "quest" ? kind : "upgrade";
}

/** The big quiet picture: the god, else the monster, else what the card is about. */
export function sigilOf(facts: CardFacts): IconName {
  if (facts.god !== null) return facts.god;
  if (facts.figure !== null) return facts.figure as IconName;
  if (facts.fallen > 0) return "valkyrie";
  if (facts.provinces.includes("yggdrasil")) return "tree";
  return facts.kind;
}

/** The region that a quest asks for; null when it asks for something else. */
export function regionOf(facts: CardFacts): RegionName | null {
  const [first] = facts.provinces;
  return first === undefined ? null : PROVINCES[first].region;
}

export const AGE_NUMERALS = ["", "I", "II", "III"] as const;
