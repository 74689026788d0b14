// The terrain of the provinces as small ink drawings: woods and fields in Manheim, lakes and birches in
// Alfheim, rocks and ice peaks in Jotunheim. Scattered once, where nothing else stands; all drawings
// of one kind in a province are one path.

import { PROVINCES, type ProvinceName } from "../generated/facts";
import { OUTLINES, SPOTS } from "./geometry";
import { at, chance, distance, isInside, type Point } from "./noise";

/** A drawing, begun at its foot, in strokes relative to it: `ink` is drawn, `body` filled, `light` lit. */
interface Stamp {
  readonly ink: string;
  readonly body: string;
  readonly light: string;
  readonly room: number;
}

const STAMPS = {
  pine: {
    ink: "v-5m-8 0l8-12l8 12zm2.5-8l5.5-10l5.5 10m-9-8l3.500-8l3.500 8",
    body: "m-8-5l4.500-7l-2 0l4-7l-2 0l3.500-8l3.500 8l-2 0l4 7l-2 0l4.500 7z",
    light: "",
    room: 21,
  },
  field: {
    ink: "m-14 0l24-4m-22-1l24-4m-22-1l24-4m-22-1l20-3.400",
    body: "m-16 2l28-5l-4-14l-26 4z",
    light: "",
    room: 26,
  },
  birch: {
    ink: "v-16m0 7l4-4m-4-1l-4-4m-3-1q-5-9 2-13q5-6 10 0q7 5 2 13q-6 5-14 0",
    body: "m-7-13q-5-9 2-13q5-6 10 0q7 5 2 13q-6 5-14 0z",
    light: "m0-1v-14",
    room: 21,
  },
  lake: {
    ink: "m-20 0q4-9 16-8q8-5 18 0q9 3 6 8q-8 7-20 5q-14 3-20-5zm8 0q6-3 11 0m2-3q5-2 9 0",
    body: "m-20 0q4-9 16-8q8-5 18 0q9 3 6 8q-8 7-20 5q-14 3-20-5z",
    light: "m-14-1q5-5 12-4m6-3q7-1 10 3",
    room: 34,
  },
  peak: {
    ink: "m-20 0l13-23l5-9l7 11l4 3l12 18m-23-32l2 10l-3 4l4 6m6-10l3 8l-1 6",
    body: "m-20 0l13-23l5-9l7 11l4 3l12 18z",
    light: "m-9-19l2-4l5-9l7 11l-3-1l-3 4l-4-4z",
    room: 29,
  },
  rock: {
    ink: "m-9 0l2-7l6-3l6 3l3 7m-9-10l1 5l-3 5",
    body: "m-9 0l2-7l6-3l6 3l3 7z",
    light: "",
    room: 17,
  },
} satisfies Record<string, Stamp>;

type StampName = keyof typeof STAMPS;

/** The number of attempts to place each drawing, by region. */
const PLANTED: Record<"manheim" | "alfheim" | "jotunheim", readonly (readonly [StampName, number])[]> = {
  manheim: [
    ["field", 4],
    ["pine", 60],
  ],
  alfheim: [
    ["lake", 4],
    ["birch", 46],
  ],
  jotunheim: [
    ["peak", 11],
    ["rock", 24],
  ],
};

export interface Growth {
  readonly province: ProvinceName;
  readonly stamp: StampName;
  readonly ink: string;
  readonly body: string;
  readonly light: string;
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
    const { ink, body, light, room } = STAMPS[stamp];
    const feet: Point[] = [];
    for (let tries = 0; tries < count * 14 && feet.length < count; tries += 1) {
      const foot = { x: box.left + next() * (box.right - box.left), y: box.top + next() * (box.bottom - box.top) };
      const heart = { x: foot.x, y: foot.y - room * 0.35 };
      const isOnLand = [-1, 0, 1].every((side) =>
        [-1, 0.5].every((rise) => isInside({ x: heart.x + side * room * 0.75, y: heart.y + rise * room * 0.6 }, outline)),
      );
      if (!isOnLand || rooms.some((other) => distance(heart, other) < other.room + room * 0.52)) continue;
      rooms.push({ ...heart, room: room * 0.44 });
      feet.push(foot);
    }
    // Drawn from back to front.
    feet.sort((one, other) => one.y - other.y);
    const print = (strokes: string): string => (strokes ? feet.map((foot) => `M${at(foot)}${strokes}`).join("") : "");
    return { province, stamp, ink: print(ink), body: print(body), light: print(light) };
  });
}

export const GROWTH = scatter();
