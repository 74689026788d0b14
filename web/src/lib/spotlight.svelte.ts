// The place that the reader points at in the saga; the map highlights it.

import type { PlaceName } from "../generated/facts";

class Spotlight {
  place = $state<PlaceName | null>(null);
}

export const spotlight = new Spotlight();
