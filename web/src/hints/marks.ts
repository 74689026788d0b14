// Marks on the map where recommended moves lead.

import type { MapPlace } from "../art/geometry";
import { isFjord, isProvince } from "../lib/labels";
import type { Option } from "../lib/moves";
import { spotlight } from "../lib/spotlight.svelte";

/** Marks the places of moves, the best first. Returns a function that removes the marks. */
export function mark(moves: readonly Option[]): () => void {
  const places = moves.map(({ where }) => where);
  spotlight.hints = places.flatMap((place, index): { place: MapPlace; rank: number }[] =>
    place !== undefined && (isProvince(place) || isFjord(place)) && places.indexOf(place) === index
      ? [{ place, rank: index + 1 }]
      : [],
  );
  return () => (spotlight.hints = []);
}
