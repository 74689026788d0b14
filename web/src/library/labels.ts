// The names of cards where several of one name meet.

import { CARDS, type CardSlug } from "../generated/facts";
import { t } from "../lib/messages.svelte";
import { namesakes } from "./gallery";

/** The name of a card, with its age if it comes in several. */
export function titleOf(card: CardSlug): string {
  const name = t(CARDS[card].key);
  return namesakes(card).length === 1 ? name : `${name} (${t("cardface-age", { age: CARDS[card].age })})`;
}
