// The terrain of the provinces as small ink drawings: woods and fields in Manheim, lakes and birches in
// Alfheim, rocks and ice peaks in Jotunheim. Scattered once, where nothing else stands; all drawings
// of one kind in a province are one path.

import { PROVINCES, type ProvinceName } from "../generated/facts";
import { redrawn } from "./figures/inks";
import { OUTLINES, SPOTS } from "./geometry";
import { at, chance, distance, isInside, type Point } from "./noise";

/** A drawing, begun at its foot, in strokes relative to it: `ink` is drawn, `body` filled, `light` lit, and
 *  `dark` cut on the side away from the light. */
interface Stamp {
  readonly ink: string;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly room: number;
}

const STAMPS = {
  hill: {
    ink: "m-22 0q9-14 21-14q13 0 25 14",
    body: "",
    light: "m-17-5q8-8 17-8",
    dark: "m2-14q12 1 22 14l-6-5l1 5l-6-7l1 6l-6-8l1 5l-5-6z",
    room: 30,
  },
  pine: {
    ink: "v-5",
    body: "m-8-5l4.5-7h-2l4-7h-2l3.5-8l3.5 8h-2l4 7h-2l4.5 7z",
    light: "",
    dark: "m0-27l3.5 8h-2l4 7h-2l4.5 7h-7l1-4l-2 1l1.5-6l-1.5 1z",
    room: 17,
  },
  field: {
    ink: "m-14 0l24-4m-22-1l24-4m-22-1l24-4m-22-1l20-3.4",
    body: "m-16 2l28-5l-4-14l-26 4z",
    light: "",
    dark: "",
    room: 26,
  },
  birch: {
    ink: "v-16m0 7l4-4m-4-1l-4-4",
    body: "m-7-12q-6-9 1-14q6-6 12 0q7 5 1 14q-6 4-14 0z",
    light: "m0-1v-13",
    dark: "m4-28q10 3 6 13q-3 6-10 5q4-2 4-5l-3 1q4-4 3-7l-3 1q5-3 3-8z",
    room: 21,
  },
  lake: {
    ink: "m-20 0q4-9 16-8q8-5 18 0q9 3 6 8q-8 7-20 5q-14 3-20-5zm8 0q6-3 11 0m2-3q5-2 9 0",
    body: "m-20 0q4-9 16-8q8-5 18 0q9 3 6 8q-8 7-20 5q-14 3-20-5z",
    light: "m-14-1q5-5 12-4m6-3q7-1 10 3",
    dark: "m-20 0q4-9 16-8q8-5 18 0q3 1 5 2q-9-3-19-1q-12-1-20 7z",
    room: 34,
  },
  peak: {
    ink: "m-24 0l14-25l6-12l9 14l5 3l15 20",
    body: "m-24 0l14-25l6-12l9 14l5 3l15 20z",
    light: "m-11-23l1-2l6-12l9 14l-3 0l-3 4l-3-5l-3 5z",
    dark: "m-4-37l9 14l5 3l15 20h-5l-5-9l1 9h-4l-4-12l0 12h-4l-3-14l-1 14h-3l-1-20l-3-4z",
    room: 32,
  },
  rock: {
    ink: "m-10 0l2-8l7-4l6 4l4 8z",
    body: "m-10 0l2-8l7-4l6 4l4 8z",
    light: "",
    dark: "m-1-12l6 4l4 8h-3l-2-4l0 4h-3l-1-6l-2-2z",
    room: 17,
  },
} satisfies Record<string, Stamp>;

type StampName = keyof typeof STAMPS;

/** The number of attempts to place each drawing, by region. */
const PLANTED: Record<"manheim" | "alfheim" | "jotunheim", readonly (readonly [StampName, number])[]> = {
  manheim: [
    ["field", 3],
    ["hill", 3],
    ["pine", 84],
  ],
  alfheim: [
    ["lake", 3],
    ["hill", 3],
    ["birch", 56],
  ],
  jotunheim: [
    ["peak", 16],
    ["rock", 22],
  ],
};

export interface Growth {
  readonly province: ProvinceName;
  readonly stamp: StampName;
  readonly ink: string;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
}

function scatter(): Growth[] {
  const next = chance(793);
  return (Object.keys(PROVINCES) as ProvinceName[]).flatMap((province) => {
    const region = PROVINCES[province].region;
    return region === null ? [] : plant(province, PLANTED[region], next);
  });
}

function plant(province: ProvinceName, wanted: readonly (readonly [StampName, number])[], next: () => number): Growth[] {
  const outline = OUTLINES[province];
  const { name, token, doom, villages } = SPOTS[province];
  const rooms = [
    ...villages.map((spot) => ({ ...spot, room: 31 })),
    { ...token, room: 31 },
    { ...doom, room: 20 },
    ...[-75, -45, -15, 15, 45, 75].map((aside) => ({ x: name.x + aside, y: name.y - 8, room: 17 })),
  ];
  const [xs, ys] = [outline.map((point) => point.x), outline.map((point) => point.y)];
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return wanted.map(([stamp, count]) => {
    const { ink, body, light, dark, room } = STAMPS[stamp];
    const feet: (Point & { size: number })[] = [];
    for (let tries = 0; tries < count * 14 && feet.length < count; tries += 1) {
      const foot = { x: box.left + next() * (box.right - box.left), y: box.top + next() * (box.bottom - box.top) };
      const heart = { x: foot.x, y: foot.y - room * 0.35 };
      const isOnLand = [-1, 0, 1].every((side) =>
        [-1, 0.5].every((rise) => isInside({ x: heart.x + side * room * 0.75, y: heart.y + rise * room * 0.6 }, outline)),
      );
      if (!isOnLand || rooms.some((other) => distance(heart, other) < other.room + room * 0.52)) continue;
      rooms.push({ ...heart, room: room * 0.44 });
      feet.push({ ...foot, size: 0.85 + next() * 0.35 });
    }
    // Drawn from back to front.
    feet.sort((one, other) => one.y - other.y);
    const print = (strokes: string): string => (strokes ? feet.map((foot) => `M${at(foot)}${redrawn(strokes, foot.size, foot.size)}`).join("") : "");
    return { province, stamp, ink: print(ink), body: print(body), light: print(light), dark: print(dark) };
  });
}

export const GROWTH = scatter();
