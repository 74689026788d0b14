// A rune for each god, cut with straight strokes in a box of 12 × 16.

import type { GodName } from "../generated/facts";

export const RUNES: Record<GodName, string> = {
  odin: "M3 1V15M3 1L10 5M3 6L10 10",
  thor: "M4 1V15M4 4L9 8L4 12",
  loki: "M4 15V1L10 6",
  frigga: "M3 1V15M3 6L9 1M3 11L10 5",
  heimdall: "M2 1V15M10 1V15M2 1L10 8M10 1L2 8",
  tyr: "M6 1V15M1 6L6 1L11 6",
};
