// The geometry of the map: outlines of the nine provinces and the four fjords, generated once, and the
// spots for things in them. Neighbours share every point of their border.

import { FJORDS, PROVINCES, type FjordName, type ProvinceName } from "../generated/facts";
import { chance, closed, drawn, roughen, type Point } from "./noise";

export const WIDTH = 1200;
export const HEIGHT = 900;
const MIDDLE: Point = { x: 600, y: 452 };

export type MapPlace = ProvinceName | FjordName;
export type OuterProvince = Exclude<ProvinceName, "yggdrasil">;

/** The outer provinces clockwise from the north, each with the bearing of its border to the next. */
export const RING: readonly (readonly [OuterProvince, number])[] = [
  ["elvagar", 23],
  ["angerboda", 67],
  ["muspelheim", 113],
  ["horgr", 158],
  ["utgard", 204],
  ["andlang", 245],
  ["gimle", 292],
  ["myrkulor", 333],
];

/** Something for each of some places. */
export function ofEach<Name extends string, T>(places: Readonly<Record<Name, unknown>>, make: (place: Name) => T): Record<Name, T> {
  return Object.fromEntries((Object.keys(places) as Name[]).map((place) => [place, make(place)])) as Record<Name, T>;
}

/** A point by its bearing in degrees, clockwise from north, and its distance: 1 is the coast. */
export function bearing(degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: MIDDLE.x + 508 * far * Math.sin(angle), y: MIDDLE.y - 386 * far * Math.cos(angle) };
}

export interface Border {
  readonly between: readonly [ProvinceName, ProvinceName];
  readonly line: readonly Point[];
}

interface Land {
  readonly outlines: Record<ProvinceName, readonly Point[]>;
  readonly banks: Record<FjordName, readonly [readonly Point[], readonly Point[]]>;
  readonly borders: readonly Border[];
  readonly coasts: readonly (readonly Point[])[];
}

const HEART = 0.35;
const FJORD_HEAD = 0.6;

function fjordBetween(one: OuterProvince, other: OuterProvince): FjordName | null {
  const found = (Object.keys(FJORDS) as FjordName[]).find((fjord) => {
    const sides: readonly string[] = FJORDS[fjord];
    return sides.includes(one) && sides.includes(other);
  });
  return found ?? null;
}

function fjordBearing(fjord: FjordName): number {
  const found = RING.find(([province], index) => {
    const other = RING[(index + 1) % RING.length]?.[0] as OuterProvince;
    return fjordBetween(province, other) === fjord;
  });
  return found?.[1] ?? 0;
}

function draw(): Land {
  const next = chance(1178);
  const size = RING.length;
  const ring = (index: number): readonly [OuterProvince, number] => RING[(index + size) % size] as [OuterProvince, number];
  const outlines = {} as Record<ProvinceName, Point[]>;
  const banks = {} as Record<FjordName, [Point[], Point[]]>;
  const borders: Border[] = [];

  // Between each province and the next: a border, or a border up to the head of a fjord, whose two
  // banks part from there. All lines go outwards.
  const sides = RING.map(([province, at], index) => {
    const [other] = ring(index + 1);
    const fjord = fjordBetween(province, other);
    const from = bearing(at, HEART);
    if (fjord === null) {
      const line = roughen([from, bearing(at + 2.5, 0.6), bearing(at - 1, 0.82), bearing(at, 1)], 0.11, next);
      borders.push({ between: [province, other], line });
      return { before: line, after: line };
    }
    const border = roughen([from, bearing(at, FJORD_HEAD)], 0.12, next);
    borders.push({ between: [province, other], line: border });
    const bank = (side: number): Point[] =>
      roughen(
        [
          bearing(at, FJORD_HEAD),
          bearing(at + side * 3.6, 0.67),
          bearing(at + side * 4.9, 0.8),
          bearing(at + side * 6.4, 0.9),
          bearing(at + side * 8.5, 1.01),
        ],
        0.13,
        next,
      );
    const [left, right] = (banks[fjord] = [bank(-1), bank(1)]);
    return { before: [...border, ...left.slice(1)], after: [...border, ...right.slice(1)] };
  });

  // Around Yggdrasil, and along the outer coast.
  const heart: Point[] = [];
  const coasts = RING.map(([province, to], index) => {
    const from = ring(index - 1)[1] - (index === 0 ? 360 : 0);
    const start = sides.at(index - 1)?.after ?? [];
    const end = sides[index]?.before ?? [];
    const inner = roughen([bearing(from, HEART), bearing((from + to) / 2, HEART + 0.025), bearing(to, HEART)], 0.09, next);
    borders.push({ between: ["yggdrasil", province], line: inner });
    heart.push(...inner.slice(0, -1));
    const [first, last] = [start.at(-1) as Point, end.at(-1) as Point];
    const cape = (part: number, far: number): Point => bearing(from + (to - from) * part, far);
    const coast = roughen(
      [first, cape(0.3, 1.0 + next() * 0.05), cape(0.52, 0.97 + next() * 0.06), cape(0.76, 1.0 + next() * 0.05), last],
      0.17,
      next,
      6,
    );
    outlines[province] = [...start.slice(0, -1), ...coast, ...end.toReversed().slice(1), ...inner.toReversed().slice(1, -1)];
    return coast;
  });
  outlines.yggdrasil = heart;
  return { outlines, banks, borders, coasts };
}

const LAND = draw();

export const OUTLINES = LAND.outlines;
export const BORDERS = LAND.borders;

/** The outline of every place. A fjord extends into the open sea, so that it is large enough for a
 *  finger. */
export const SHAPES: Record<MapPlace, string> = {
  ...ofEach(PROVINCES, (province) => closed(OUTLINES[province])),
  ...ofEach(FJORDS, (fjord) => {
    const [left, right] = LAND.banks[fjord];
    const at = fjordBearing(fjord);
    const mouth = [-9, -5, 0, 5, 9].map((aside) => bearing(at + aside, Math.abs(aside) === 9 ? 1.07 : 1.13));
    return closed([...left, ...mouth, ...right.toReversed()]);
  }),
};

/** The outer coast, for water lines along it: all land in one outline. */
export const COAST = closed(
  RING.flatMap(([province], index) => {
    const other = RING[(index + 1) % RING.length]?.[0] as OuterProvince;
    const fjord = fjordBetween(province, other);
    const [left, right] = fjord === null ? [[], []] : LAND.banks[fjord];
    return [...(LAND.coasts[index] ?? []), ...left.toReversed().slice(1), ...right.slice(1, -1)];
  }),
);

export const BORDER_LINES = BORDERS.map(({ line }) => drawn(line));

/** Where things stand in a province. */
export interface Spots {
  readonly name: Point;
  readonly token: Point;
  readonly doom: Point;
  readonly villages: readonly Point[];
}

const spots = (
  name: [number, number],
  token: [number, number],
  doom: [number, number],
  ...villages: [number, number][]
): Spots => ({ name: point(name), token: point(token), doom: point(doom), villages: villages.map(point) });

function point([x, y]: readonly [number, number]): Point {
  return { x, y };
}

export const SPOTS: Record<ProvinceName, Spots> = {
  elvagar: spots([548, 110], [674, 122], [436, 146], [494, 226], [566, 224], [644, 234], [574, 292]),
  angerboda: spots([905, 164], [984, 224], [1010, 292], [752, 276], [836, 278], [914, 280], [744, 338], [808, 350]),
  muspelheim: spots([985, 366], [1058, 432], [1046, 503], [814, 452], [884, 478], [960, 480], [842, 514], [934, 518]),
  horgr: spots([832, 584], [985, 652], [704, 600], [760, 696], [838, 700], [914, 696], [806, 762]),
  utgard: spots([600, 632], [682, 782], [698, 696], [546, 748], [630, 750], [590, 812]),
  andlang: spots([322, 708], [198, 632], [448, 664], [282, 638], [358, 614], [436, 598]),
  gimle: spots([308, 402], [150, 418], [386, 472], [142, 502], [218, 514], [304, 513], [180, 566], [258, 556]),
  myrkulor: spots([298, 190], [206, 252], [418, 224], [284, 302], [362, 302], [430, 350]),
  // No villages here: figures stand around the trunk, the first ones in front.
  yggdrasil: spots(
    [600, 560],
    [600, 470],
    [600, 366],
    ...([
      [500, 490],
      [700, 490],
      [450, 450],
      [750, 450],
      [486, 396],
      [714, 396],
      [540, 366],
      [660, 366],
      [536, 452],
      [664, 452],
      [560, 412],
      [640, 412],
    ] as [number, number][]),
  ),
};

/** The berths of a fjord: up the fjord first, then at its mouth. */
export const MOORINGS = ofEach(FJORDS, (fjord): readonly Point[] => {
  const at = fjordBearing(fjord);
  const berths = [
    [0, 0.8],
    [-2, 0.99],
    [5.5, 1.06],
    [-9, 1.06],
    [13, 1.1],
    [18, 1.13],
  ] as const;
  return berths.map(([aside, far]) => bearing(at + aside, far));
});

/** The middle of a place, where its menu opens and which arrow keys aim at. */
export function middleOf(place: MapPlace): Point {
  if (place === "yggdrasil") return MIDDLE;
  if (place in MOORINGS) return MOORINGS[place as FjordName][0] as Point;
  const points = SPOTS[place as ProvinceName].villages;
  const sum = points.reduce((total, each) => ({ x: total.x + each.x, y: total.y + each.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
