// The ships: one hull, and for each clan a beast at the prow, a stern and a cut of the sail.

import type { ClanName } from "../../generated/facts";
import { cuts, disc, moved, type Drawing } from "./inks";

const HULL = "M-36-2Q-30 15-20 17H26Q37 14 40-8Q47 16 31 31Q6 38-22 31Q-38 22-36-2Z";

function ship(sail: string, prow: Drawing, stern: string): Drawing {
  const drawing: Drawing = [
    ["pole", "M4 22V-43"],
    ["cloth", sail],
    ["pattern", sail],
    ["cut", cuts(31, -34, 34, -4, 9, -10, 1)],
    ["pole", "M-24-39H33"],
    ["line", "M-20-6L-14 15M29-5L26 15"],
    ["hide", stern],
    ...prow,
    ["hide", HULL],
    ["line", "M-32 12Q-26 24-20 24Q6 30 29 24Q38 18 41 6M-29 22Q-24 28-18 28"],
    ["shade", "M-34 14Q-24 26 6 27Q30 26 42 8Q42 22 31 31Q6 38-22 31Q-34 25-34 14Z"],
    ["cut", cuts(40, 14, 20, 34, 9, -11, -6) + cuts(18, 35, -18, 33, 11, -5, -7)],
    ["light", disc(-13, 17, 5.5) + disc(9, 17, 5.5)],
    ["cloth", disc(-2, 17, 5.5) + disc(20, 17, 5.5)],
    ["gold", [-13, -2, 9, 20].map((x) => disc(x, 17, 1.6)).join("")],
    ["shine", "M-30 14Q-26 20-21 21"],
  ];
  // The beasts look out beyond the field.
  return moved(drawing, 0.92, 2, 2);
}

export const SHIPS: Record<ClanName, Drawing> = {
  wolf: ship(
    "M-22-38Q4-43 31-38Q38-20 33 4Q4-3-24 4Q-17-18-22-38Z",
    [
      ["hide", "M-36 2Q-41-9-36-17L-37-28L-30-21Q-24-16-26-6Q-28 6-24 16Z"],
      ["hide", "M-34-20L-48-14L-48-9L-38-8L-34-6Z"],
      ["light", "M-47-10L-45-5L-43-9L-41-5L-39-8Z"],
      ["glow", disc(-35, -15, 1.6)],
      ["cut", cuts(-26, -14, -25, 12, 7, -5, -1)],
    ],
    "M36 8Q44-6 38-16Q34-20 31-15Q38-12 33-2L30 14Z",
  ),
  raven: ship(
    "M-22-38Q4-43 31-38Q38-20 33 6L26 0L20 7L12-1L4 6L-4-1L-12 7L-17 0L-24 6Q-17-18-22-38Z",
    [
      ["coal", "M-36 2Q-43-14-34-22Q-25-24-24-13Q-24-4-27 2L-22 16Z"],
      ["gold", "M-36-21Q-48-20-49-6Q-44-12-36-12Z"],
      ["glow", disc(-32, -16, 1.9)],
      ["line", "M-30-8L-26-10M-30-3L-26-5M-29 3L-25 0"],
    ],
    "M34 10Q46-4 42-22L38-12L36-24L33-10L28-16Q30 0 28 14Z",
  ),
  serpent: ship(
    "M-20-38Q4-43 29-38Q40-18 35 4Q22-2 16 2Q4 8-6 2Q-14-2-26 5Q-15-18-20-38Z",
    [
      ["cloth", "M-34 4Q-46-6-38-16Q-32-20-34-24L-25-28Q-18-20-27-12Q-34-6-22 4L-20 16Z"],
      ["deep", "M-25-27L-18-30L-20-23L-14-22L-20-17L-16-13L-25-12Q-20-20-25-27Z"],
      ["cloth", "M-24-29Q-32-36-40-31L-49-29V-25L-38-23L-48-18L-45-15Q-34-15-27-20Z"],
      ["light", "M-47-25L-45-20L-42-24ZM-45-18L-43-21L-40-17Z"],
      ["glow", disc(-35, -28, 1.7)],
      ["cut", cuts(-33, -2, -22, 12, 6, -6, 1)],
    ],
    "M34 10Q47 0 43-14Q38-24 30-18Q28-11 34-11Q38-12 36-6Q34 2 28 12Z",
  ),
  bear: ship(
    "M-24-38Q4-42 33-38Q38-18 35 5H-25Q-18-18-24-38Z",
    [
      ["hide", "M-37 4Q-44-8-38-17Q-32-24-25-19Q-20-14-23-4Q-24 8-20 16Z"],
      ["hide", disc(-27, -21, 4)],
      ["hide", "M-36-16Q-46-17-48-10Q-47-4-38-4L-34-6Z"],
      ["ink", "M-48-13Q-44-15-43-11L-47-9Z"],
      ["light", "M-45-5L-43-9L-41-4Z"],
      ["glow", disc(-34, -15, 1.7)],
      ["cut", cuts(-22, -12, -21, 12, 7, -6, -1)],
    ],
    "M34 10Q42 0 39-14H45V-20H30V-14Q34-4 28 14Z",
  ),
};
