// Places that other parts of the page refer to; the map highlights them.

import type { PlaceName, ProvinceName } from "../generated/facts";

class Spotlight {
  /** The place that the reader points at in the saga. */
  place = $state<PlaceName | null>(null);
  /** The provinces that decide the quest being judged. */
  proof = $state.raw<readonly ProvinceName[]>([]);
}

export const spotlight = new Spotlight();
