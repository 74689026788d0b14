// The pattern of each clan for shields and sails, which marks its figures besides their colour, as a
// path over a field from -40 to 40: quarters for Wolf, bends for Raven, waves for Serpent, chevrons for
// Bear.

import type { ClanName } from "../generated/facts";

export const PATTERNS: Record<ClanName, string> = {
  wolf: "M-40-40H0V0H-40ZM0 0H40V40H0Z",
  raven:
    "M-60 20L20-60H34L-60 34ZM-60 52L52-60H66L-60 66ZM-46 66L66-46V-32L-32 66ZM-14 66L66-14V0L0 66ZM18 66L66 18V32L32 66Z",
  serpent: [-36, -18, 0, 18, 36]
    .map((y) => `M-44 ${y - 4}q11-9 22 0t22 0t22 0t22 0v8q-11 9-22 0t-22 0t-22 0t-22 0Z`)
    .join(""),
  bear: [-40, -20, 0, 20, 40].map((y) => `M-44 ${y + 18}L0 ${y - 10}L44 ${y + 18}V${y + 27}L0 ${y - 1}L-44 ${y + 27}Z`).join(""),
};
