// The place that somebody reads about: the map lights it up.

import type { PlaceName } from "../generated/facts";

class Spotlight {
  place = $state<PlaceName | null>(null);
}

export const spotlight = new Spotlight();
