// Small things on the map, drawn around the origin: a longhouse, a coin and a flame.

import { cuts } from "./figures/inks";

export const LONGHOUSE = {
  wall: "M-3 1Q12 4 28 0L27 9L-3 12Z",
  roof: "M-9-22Q8-16 24-22L31 2Q14 6 0 2Z",
  gable: "M-9-22L-25 4L-21 3V12H-1V4L3 5Z",
  door: "M-15 12V2Q-11-5-7 2V12Z",
  light: "M-15 12L-20 19Q-11 23-2 19L-7 12Z",
  cuts: cuts(24, -20, 31, 2, 7, -12, 1) + cuts(4, 2, 28, 1, 6, -2, -7) + cuts(27, 3, 27, 10, 2, -14, 1),
  beams: "M-9-22L-27 7M-9-22L5 8M-9-22L-14-29M-9-22L-4-29",
  smoke: "M16-22q-6-6 0-12q6-5 1-11",
};

/** A coin with a milled edge. */
export const COIN = {
  edge: `M${Array.from({ length: 48 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? 27.5 : 25.8, (index / 24) * Math.PI];
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  }).join("L")}Z`,
  cuts: Array.from({ length: 9 }, (_, index) => {
    const angle = 0.25 + index * 0.28;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return cuts(x * 21.5 - y, y * 21.5 + x, x * 21.5 + y, y * 21.5 - x, 1, -x * 5, -y * 5);
  }).join(""),
  shine: "M-18.5-6Q-15-16-4-19",
  cleft: "M-13-19L-3-6L-8 0L4 6L1 21L7 8L-2-1L4-7Z",
};

export const FLAME = {
  outer: "M0 22C-18 22-22 7-17-5C-14 1-11 0-11-4C-11-14-4-20 1-29C2-18 8-16 10-8C12-10 13-13 12-17C22-7 24 22 0 22Z",
  inner: "M0 19C-12 19-14 9-11 3C-9 5-7 5-6 2C-6-6-2-9 1-15C2-8 6-5 7 0C9-1 9-3 10-5C15 5 14 19 0 19Z",
};
