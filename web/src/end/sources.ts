// How each source of glory is drawn in the bars on the end screen.

import type { IconName } from "../art/icons";
import type { SourceName } from "../generated/facts";

export const SOURCE_ICONS: Record<SourceName, IconName> = {
  battle: "battle",
  pillage: "pillage",
  quest: "quest",
  card: "card",
  ship: "ship",
  ragnarok: "ragnarok",
  valhalla: "valkyrie",
  stats: "upgrade",
  board: "village",
};
