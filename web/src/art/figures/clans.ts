// The warrior, the leader and the ship of each clan. Wolf hunts with an axe, Raven watches with a spear,
// Serpent strikes with a sword, Bear breaks with a hammer.

import type { ClanName } from "../../generated/facts";
import { both, cuts, disc, moved, redrawn, type Drawing } from "./inks";

/** The device of a clan on a shield of radius 10 around the origin. */
const DEVICES: Record<ClanName, string> = {
  wolf: "M0-9A9 9 0 0 1 9 0H-9A9 9 0 0 0 0 9Z",
  raven: "M-7.5-5L-5-7.5L7.5 5L5 7.5ZM-2-8.8L2-8.8L8.8-2V2ZM-8.8-2L2 8.8L-2 8.8L-8.8 2Z",
  serpent: "M0-9C-8-6-7-1 0 0C7 1 8 6 0 9A9 9 0 0 1 0-9Z",
  bear: "M-8.8 2L0-7L8.8 2L6.5 6.5L0 0L-6.5 6.5Z",
};

function shield(clan: ClanName, x: number, y: number, r: number): Drawing {
  const size = r / 10;
  return [
    ["hide", disc(x, y, r)],
    ["cloth", disc(x, y, r * 0.88)],
    ["light", redrawn(DEVICES[clan], size * 0.96, size * 0.96, x, y)],
    ["cut", cuts(x + r * 0.9, y - r * 0.45, x + r * 0.5, y + r * 0.85, 6, -r * 0.7, -r * 0.15)],
    ["gold", disc(x, y, r * 0.26)],
  ];
}

/** Head and headgear of each clan, the chin near (0, -8). */
const HEADS: Record<ClanName, Drawing> = {
  // The pelt of a wolf, its jaw over the brow.
  wolf: [
    ["skin", "M-7-22H7Q8-12 0-8Q-8-12-7-22Z"],
    ["coal", "M-8-17Q-9-4 0 1Q9-4 8-17Q4-12 0-13Q-4-12-8-17Z"],
    ["thick", "M-4.5-16.5H-2M2-16.5H4.5"],
    ["hide", "M-13-10L-17-42L-8-33Q0-36 8-33L17-42L13-10L9-20L7-16L4-21L0-18L-4-21L-7-16L-9-20Z"],
    ["line", "M-14-37L-9-28M14-37L9-28"],
    ["hide", "M-6-29Q0-33 6-29L4-21L0-18L-4-21Z"],
    ["ink", "M-2.5-22L0-20L2.5-22L1.5-24H-1.5Z"],
    ["light", "M-9-21L-7-15L-5-21ZM9-21L7-15L5-21Z"],
    ["glow", "M-9-28L-5-26L-8-24ZM9-28L5-26L8-24Z"],
    ["cut", cuts(15, -36, 13, -14, 7, -6, 2) + cuts(-14, -26, -13, -12, 4, 3, 3) + cuts(-4, -35, 4, -35, 3, 0, 5)],
  ],
  // A helmet like the head of a raven, feathers behind.
  raven: [
    ["deep", "M5-34Q22-41 28-29Q22-30 19-27Q27-22 25-13Q19-18 15-17Q18-10 15-5Q8-12 6-18Z"],
    ["line", "M10-31Q18-34 22-31M11-26Q18-26 21-20M10-21Q14-19 15-12"],
    ["skin", "M-8-20H7Q7-12 0-8Q-7-11-8-20Z"],
    ["coal", "M-6-13Q-5-4 1-2Q6-6 7-14Q1-10-6-13Z"],
    ["coal", "M-9-14Q-12-33 2-36Q14-33 11-12L7-19L-4-18Z"],
    ["gold", "M-7-29Q-19-27-22-14Q-16-19-6-19Q-3-24-7-29Z"],
    ["line", "M-19-18Q-13-23-7-23"],
    ["glow", disc(1, -25, 2.4)],
    ["ink", disc(0.5, -25, 0.9)],
    ["cut", cuts(11, -30, 11, -14, 5, -6, 1)],
  ],
  // A pointed helmet with the fin of a sea beast, and a braid like a whip.
  serpent: [
    ["deep", "M-1-45L10-43L8-37L16-34L10-29L17-23L9-18Z"],
    ["line", "M9-42L4-36M15-33L6-31M15-23L8-25"],
    ["gold", "M5-18Q17-16 15-4Q12 4 19 9Q26 14 21 24L17 27Q19 17 13 13Q5 6 9-3Q9-10 3-13Z"],
    ["line", "M10-13L14-15M9-7L15-7M10 0L15-2M12 7L17 4M16 13L20 10M18 19L22 18"],
    ["skin", "M-4-12H4V-5H-4Z"],
    ["shade", "M-4-11Q0-7 4-11V-7H-4Z"],
    ["skin", "M-7-22H7Q8-13 0-8Q-8-13-7-22Z"],
    ["thick", "M-4.5-16.5H-2M2-16.5H4.5M-1-11.5H1"],
    ["gold", "M-7-20Q-11-14-8-6L-5-8Q-7-14-5-20ZM7-20Q11-14 8-6L5-8Q7-14 5-20Z"],
    ["light", "M-9-20Q-9-32 0-45Q9-32 9-20L0-23Z"],
    ["line", "M0-41V-28"],
    ["gold", "M-10-18Q0-26 10-18V-23Q0-30-10-23ZM-1.5-26H1.5L1-15H-1Z"],
    ["cut", cuts(5, -36, 10, -22, 4, -6, 1)],
  ],
  // The head of a bear over a great beard.
  bear: [
    ["skin", "M-8-22H8Q9-11 0-7Q-9-11-8-22Z"],
    ["hide", "M-9-18Q-13-2-7 4L-4 1L0 7L4 1L7 4Q13-2 9-18Q4-12 0-13Q-4-12-9-18Z"],
    ["line", "M-5 0Q-6-6-4-9M0 4V-8M5 0Q6-6 4-9"],
    ["thick", "M-5-16.5H-2M2-16.5H5"],
    ["coal", disc(-12, -34, 5.5) + disc(12, -34, 5.5)],
    ["hide", disc(-12, -34, 2.5) + disc(12, -34, 2.5)],
    ["coal", "M-15-8Q-19-37 0-38Q19-37 15-8L11-19L7-15L4-20H-4L-7-15L-11-19Z"],
    ["hide", "M-6-30Q0-35 6-30Q7-22 4-20H-4Q-7-22-6-30Z"],
    ["ink", "M-3-28Q0-30 3-28L1-24H-1Z"],
    ["light", "M-10-20L-8-14L-6-20ZM10-20L8-14L6-20Z"],
    ["glow", disc(-9, -27, 1.6) + disc(9, -27, 1.6)],
    ["cut", cuts(17, -28, 15, -10, 6, -7, 1) + cuts(-16, -24, -15, -10, 4, 4, 3) + cuts(-5, -38, 5, -38, 4, 0, 5)],
  ],
};

const LEGS = "M-11 12L-15 35H-4L0 22L4 35H15L11 12Z";
const BOOTS = both("M-13 24L-16 35H-4L-4 25Z");

export const WARRIORS: Record<ClanName, Drawing> = {
  wolf: [
    ["pole", "M-22 20L-29-38"],
    ["light", "M-27-41Q-36-44-43-37Q-46-27-41-18Q-35-26-26-25Z"],
    ["cut", cuts(-27, -40, -25, -26, 4, -8, 1)],
    ["coal", LEGS],
    ["hide", BOOTS],
    ["cloth", "M-13-8Q0-13 13-8L16 19L10 16L6 22L0 17L-6 22L-10 16L-16 19Z"],
    ["shade", "M4-11L13-8L16 19L10 16L6 22Z"],
    ["hide", "M-15 8Q0 13 15 8V13Q0 18-15 13Z"],
    ["skin", "M-9-9Q-21-4-29-7Q-31 0-26 2Q-16 5-8 0Z"],
    ["line", "M-29-5H-24M-29-2H-25"],
    ["gold", "M-20-5L-16-5L-16 3L-20 2Z"],
    ["hide", "M-18-3L-14-12Q0-18 14-12L18-3L11-6L8 1L4-5L0 3L-4-5L-9 1L-11-6Z"],
    ...HEADS.wolf,
    ...shield("wolf", 14, 11, 14),
    ["shine", "M-13 31L-11 19M-13-24L-15-37"],
  ],
  raven: [
    ["deep", "M-4-14Q-16 0-18 26L-13 23L-10 31L-5 26L0 33L6 27L11 33L16 26L22 29Q22 2 9-14Z"],
    ["line", "M-14 20Q-12 6-7-4M18 24Q18 8 12-6"],
    ["cut", cuts(17, 0, 22, 28, 9, -7, 2)],
    ["pole", "M-25 36L-21-34"],
    ["light", "M-20-48L-26-36L-21-30L-16-36Z"],
    ["line", "M-20-44L-21-33"],
    ["cloth", "M-21-30L-14-27L-18-24L-13-20L-21-22Z"],
    ["coal", redrawn(LEGS, 0.88, 1)],
    ["cloth", "M-9-10Q0-14 10-9L12 20L7 17L4 24L0 18L-5 23L-10 19Z"],
    ["gold", "M-9 8Q0 12 11 8V11Q0 15-9 11Z"],
    ["cut", cuts(-2, 18, -9, 20, 3, 3, -7)],
    ["skin", "M-7-10Q-16-4-22-4L-25 2Q-15 6-5 1Z"],
    ["hide", "M-17-5L-13-7L-11 3L-15 4Z"],
    ["coal", "M-13-4Q-10-14 0-14Q12-14 15-4L9-6L6 0L2-5L-2 0L-6-5Z"],
    ...moved(HEADS.raven, 1, 0, 0),
    ...shield("raven", 13, 12, 12),
    ["shine", "M-9 18L-8 13M-7-26Q-6-32 1-34"],
  ],
  serpent: [
    ["light", "M20-2L33-36L41-46L40-33L26 0Z"],
    ["line", "M24-6L38-40"],
    ["gold", "M15-7L31 0L30 4L14-3Z"],
    ["hide", "M19 1L23 3L20 9L16 7Z"],
    ["coal", redrawn(LEGS, 0.9, 1)],
    ["hide", redrawn(BOOTS, 0.9, 1)],
    ["cloth", "M-11-9Q0-14 11-9L10 6L16 22Q0 28-16 22L-10 6Z"],
    ["line", "M-8-4q3 4 6 0q3 4 6 0q3 4 6 0M-9 1q3 4 6 0q3 4 6 0q3 4 6 0M-11 16q3 4 6 0q3 4 6 0q3 4 6 0q3 4 5 0"],
    ["cut", cuts(10, 6, 16, 22, 6, -8, 1)],
    ["gold", "M-10 6Q0 10 10 6V10Q0 14-10 10Z"],
    ["skin", "M7-10Q17-9 18 0L23 3L20 9Q10 8 6-1Z"],
    ["line", "M18 5L22 6"],
    ["light", disc(10, -7, 5)],
    ["cut", cuts(15, -9, 13, -3, 3, -6, 0)],
    ...HEADS.serpent,
    ...shield("serpent", -14, 10, 14),
    ["shine", "M-6-26Q-4-32-1-36"],
  ],
  bear: [
    ["coal", "M-15 14L-20 35H-4L0 25L4 35H20L15 14Z"],
    ["hide", both("M-17 24L-21 35H-4L-4 26Z")],
    ["cloth", "M-20-8Q0-16 20-8Q25 8 20 21L13 18L8 24L0 19L-8 24L-13 18L-20 21Q-25 8-20-8Z"],
    ["shade", "M8-12Q16-11 20-8Q25 8 20 21L13 18L8 24Q18 4 8-12Z"],
    ["cut", cuts(21, -4, 20, 20, 7, -10, 1) + cuts(20, 26, 20, 35, 3, -8, 0)],
    ["gold", "M-22 9Q0 16 22 9V14Q0 21-22 14Z"],
    ["hide", "M-25 2L-20-11Q0-20 20-11L25 2L18-1L14 6L9 0L4 8L0 2L-5 8L-9 0L-14 6L-18-1Z"],
    ["cut", cuts(22, -8, 24, 1, 3, -8, 0) + cuts(14, 5, 5, 6, 3, 0, -6)],
    ["pole", "M30 27L-25-27"],
    ["light", "M-40-23L-24-43L-13-34L-29-14Z"],
    ["line", "M-35-22L-23-37M-30-17L-17-33"],
    ["cut", cuts(-13, -33, -28, -15, 6, -5, -5)],
    ["skin", "M-24-2Q-28 8-20 11L-8 4L-3 0L-6-6L-13-3Z"],
    ["line", "M-8-4L-5 1M-11-2L-8 3"],
    ["skin", "M24-2Q32 10 25 18L16 21L11 16L13 10L18 10Z"],
    ["line", "M14 11L17 18M18 11L20 18"],
    ["gold", "M-22 2L-17 0L-14 7L-19 10ZM22 2L29 5L28 11L21 9Z"],
    ...moved(HEADS.bear, 1, 0, 0),
    ...shield("bear", 17, 27, 9),
    ["shine", "M-21-2Q-23 8-20 15"],
  ],
};

/** The banner of a leader: its staff at `x`, a swallowtail with the device of the clan. */
function banner(clan: ClanName, x: number): Drawing {
  return [
    ["pole", `M${x} 36V-41`],
    ["gold", disc(x, -43, 3)],
    ["cloth", redrawn("M-2-39Q10-43 22-37L17-26L22-15Q10-20-2-16Z", 1, 1, x)],
    ["light", redrawn(DEVICES[clan], 0.9, 0.9, x + 8, -28.5)],
    ["cut", cuts(x + 21, -37, x + 18, -26, 3, -8, 0) + cuts(x + 18, -25, x + 21, -16, 3, -8, 0)],
    ["shine", redrawn("M0-37Q5-39 9-39", 1, 1, x)],
  ];
}

const CLOAK = "M-18-10Q-32 8-34 34Q-20 39-8 35Q6 39 20 35Q18 8 8-10Z";
const TRIM = "M-24-2L-20-14Q-6-21 10-14L14-2L8-6L5 1L0-5L-5 3L-10-5L-15 1L-18-6Z";

/** What all leaders share: banner, cloak and a long belted coat. */
function leader(clan: ClanName, hands: Drawing, front: Drawing, head: Drawing): Drawing {
  return [
    ...banner(clan, 23),
    ["deep", CLOAK],
    ["cut", cuts(13, 2, 20, 34, 10, -8, 2) + cuts(-31, 18, -34, 33, 4, 7, 0)],
    ["line", "M-28 30Q-26 12-19 0"],
    ...hands,
    ["coal", "M-15 18L-18 35H-8L-5 24L-1 35H9L6 18Z"],
    ["cloth", "M-18-9Q-5-15 8-9L10 27L4 24L-1 30L-6 25L-11 30L-15 24L-20 27Z"],
    ["shade", "M2-12L8-9L10 27L4 24L-1 30Q6 8 2-12Z"],
    ["gold", "M-8-8H-2L-2 27L-5 26L-8 27ZM-19 9Q-5 14 9 9V14Q-5 19-19 14Z"],
    ["light", disc(-5, 12.5, 3.5)],
    ["cut", cuts(9, -4, 10, 26, 9, -7, 1)],
    ["skin", "M4-8Q16-6 21 0Q27 1 26 6Q24 9 19 8Q8 5 3 2Z"],
    ["gold", "M12-5L17-3L14 6L9 4Z"],
    ["line", "M21 2L26 3M21 5L25 6"],
    ...front,
    ["hide", TRIM],
    ["cut", cuts(12, -12, 13, -3, 4, -7, 0)],
    ...head,
    ["shine", "M-31 32Q-31 26-29 20M-18 24L-17 17"],
  ];
}

const CROWN = "M-10-21L-13-32L-6-27L0-36L6-27L13-32L10-21Q0-26-10-21Z";

export const LEADERS: Record<ClanName, Drawing> = {
  wolf: leader(
    "wolf",
    [],
    [
      ["pole", "M-30 34L-30-24"],
      ["light", "M-31-28Q-40-29-44-22Q-45-12-41-6Q-36-12-29-11ZM-29-28Q-20-29-16-22Q-15-12-19-6Q-24-12-31-11Z"],
      ["skin", "M-15-8Q-26-4-32 0Q-35 6-30 9Q-20 10-13 2Z"],
      ["gold", "M-24-4L-20-6L-17 5L-22 7Z"],
      ["line", "M-33 3H-28M-32 6H-27"],
    ],
    [...moved(HEADS.wolf, 1.05, -5, -2), ["gold", redrawn(CROWN, 0.7, 0.7, -5, -19)]],
  ),
  raven: leader(
    "raven",
    [["deep", "M-18-8Q-36 0-42 22L-36 19L-38 29L-31 25L-32 35L-20 34Z"]],
    [
      ["skin", "M-15-8Q-24-6-29-14L-36-17L-37-11Q-30 2-14 3Z"],
      ["coal", "M-33-18Q-43-22-42-32Q-36-40-30-33L-24-31L-29-28Q-28-20-33-18Z"],
      ["glow", disc(-32, -32, 1.2)],
      ["line", "M-40-28Q-36-22-32-22M-42-24Q-38-20-35-20"],
    ],
    [...moved(HEADS.raven, 1.05, -5, -1), ["gold", redrawn(CROWN, 0.7, 0.6, -4, -23)]],
  ),
  serpent: leader(
    "serpent",
    [],
    [
      ["light", "M-27-2L-37-34L-35-46L-29-37L-22-4Z"],
      ["line", "M-25-6L-34-40"],
      ["gold", "M-35-1L-17-6L-16-2L-34 3Z"],
      ["skin", "M-15-8Q-22-2-27-2Q-31 4-26 8Q-18 9-12 2Z"],
      ["line", "M-28 2H-23M-27 5H-22"],
    ],
    [...moved(HEADS.serpent, 1.05, -5, -1), ["gold", redrawn(CROWN, 0.9, 0.6, -5, -10)]],
  ),
  bear: leader(
    "bear",
    [],
    [
      ["pole", "M-31-14V28"],
      ["light", "M-43 20H-19V35H-43Z"],
      ["line", "M-39 20V35M-23 20V35"],
      ["cut", cuts(-19, 21, -19, 35, 4, -8, 0)],
      ["skin", "M-16-9Q-28-9-34-4Q-37 2-32 5Q-22 7-13 3Z"],
      ["gold", "M-25-9L-20-10L-18 4L-24 5Z"],
      ["line", "M-34-1H-29M-33 2H-28"],
    ],
    [...moved(HEADS.bear, 1.05, -5, -2), ["gold", redrawn(CROWN, 0.8, 0.7, -5, -23)]],
  ),
};
