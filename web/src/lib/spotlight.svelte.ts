// Places that other parts of the page refer to; the map highlights them.

import type { MapPlace } from "../art/geometry";
import type { PlaceName, ProvinceName } from "../generated/facts";

class Spotlight {
  /** The place that the reader points at in the saga. */
  place = $state<PlaceName | null>(null);
  /** The provinces that decide the quest being judged. */
  proof = $state.raw<readonly ProvinceName[]>([]);
  /** The places that a hint recommends, with the rank of the move that leads there. */
  hints = $state.raw<readonly { place: MapPlace; rank: number }[]>([]);
}

export const spotlight = new Spotlight();
