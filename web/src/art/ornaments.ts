// The ornaments of the map: the world tree, a compass, waves, skerries, a serpent, and runes around the
// frame. All are paths, computed once.

import { cuts } from "./figures/inks";
import { bearing, HEIGHT, WIDTH } from "./geometry";
import { at, chance, closed, roughen, type Point } from "./noise";

/** The outline of a stroke that is `from` wide at its start and `to` wide at its end. */
function taper(line: readonly Point[], from: number, to: number): string {
  const side = (sign: number): Point[] =>
    line.map((point, index) => {
      const [before, after] = [line[Math.max(0, index - 1)] ?? point, line[index + 1] ?? point];
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const width = (sign * (from + ((to - from) * index) / (line.length - 1))) / 2;
      return { x: point.x - ((after.y - before.y) / length) * width, y: point.y + ((after.x - before.x) / length) * width };
    });
  return closed([...side(1), ...side(-1).toReversed()]);
}

// --- the world tree -------------------------------------------------------------------------------

const FOOT: Point = { x: 600, y: 500 };
const FORK: Point = { x: 600, y: 428 };

/** A root winds from the foot of the tree out under a province. */
function root(degrees: number, far: number, next: () => number): string {
  const end = bearing(degrees, far);
  const bend = (next() - 0.5) * 0.5;
  const line = Array.from({ length: 15 }, (_, index): Point => {
    const part = index / 14;
    const aside = (Math.sin(part * Math.PI) * bend + Math.sin(part * 9 + degrees) * 0.035 * part) * Math.hypot(end.x - FOOT.x, end.y - FOOT.y);
    const [dx, dy] = [end.x - FOOT.x, end.y - FOOT.y];
    const length = Math.hypot(dx, dy);
    return { x: FOOT.x + dx * part - (dy / length) * aside, y: FOOT.y + dy * part + (dx / length) * aside };
  });
  return taper(line, 15, 1);
}

interface Wood {
  readonly branches: string[];
  readonly tips: Point[];
}

function grow(wood: Wood, from: Point, angle: number, length: number, width: number, next: () => number): void {
  const bend = (next() - 0.5) * 0.5;
  const line = Array.from({ length: 6 }, (_, index): Point => {
    const part = index / 5;
    return {
      x: from.x + Math.sin(angle + bend * part) * length * part * 1.18,
      y: from.y - Math.cos(angle + bend * part) * length * part,
    };
  });
  const tip = line.at(-1) as Point;
  wood.branches.push(taper(line, width, width * 0.62));
  if (length < 17) {
    wood.tips.push(tip);
    return;
  }
  const spread = 0.34 + next() * 0.22;
  grow(wood, tip, angle + bend - spread, length * (0.7 + next() * 0.12), width * 0.62, next);
  grow(wood, tip, angle + bend + spread, length * (0.7 + next() * 0.12), width * 0.62, next);
}

const next = chance(9);

export const ROOTS = [20, 66, 112, 150, 180, 208, 248, 292, 338].map((degrees) => root(degrees, 0.5 + next() * 0.06, next)).join("");
export const TRUNK =
  "M574 512Q586 480 584 452Q584 432 574 420L588 424Q598 434 600 424Q604 432 613 424L627 419Q616 434 616 452Q614 482 627 512Q616 504 610 506L604 520Q600 508 594 508L586 518Q584 506 574 512Z";
/** The shadow side of the trunk. */
export const GRAIN = cuts(616, 430, 614, 478, 11, -13, 2) + cuts(614, 480, 626, 510, 7, -13, 2);
export const CRACKLE = "M593 500Q598 470 594 440M604 500Q602 470 607 442M599 488Q600 470 599 456";

const wood: Wood = { branches: [], tips: [] };
for (const angle of [-1.35, -0.72, -0.18, 0.24, 0.78, 1.38]) grow(wood, FORK, angle, 34, 11, next);
export const BRANCHES = wood.branches.join("");
const blob = ({ x, y }: Point, size: number): string => {
  const corners = Array.from({ length: 9 }, (_, corner): Point => {
    const angle = (corner / 8) * Math.PI * 2;
    return { x: x + Math.sin(angle) * size, y: y - Math.cos(angle) * size };
  });
  return closed(roughen(corners, 0.2, next, 5));
};
/** The crown as a whole, and the leaves that catch the light. */
export const CROWN = wood.tips.map((tip) => blob(tip, 19 + next() * 6)).join("");
export const LEAVES = wood.tips
  .flatMap((tip) => Array.from({ length: 3 }, () => blob({ x: tip.x + (next() - 0.62) * 34, y: tip.y + (next() - 0.72) * 28 }, 3 + next() * 3.5)))
  .join("");
/** Leaves away from the light, as knife cuts. */
export const GLOOM = wood.tips
  .flatMap((tip) => [0, 1, 2].map((row) => cuts(tip.x + 16 - row, tip.y + row * 6, tip.x + 14 - row * 2, tip.y + 5 + row * 6, 2, -11, 3)))
  .join("");

// --- the sea --------------------------------------------------------------------------------------

export const SKERRIES = [47, 55, 83, 92, 262, 271]
  .map((degrees, index) => {
    const { x, y } = bearing(degrees, 1.085 + (index % 3) * 0.02);
    const size = 4 + next() * 6;
    const corners = Array.from({ length: 7 }, (_, corner): Point => {
      const angle = (corner / 6) * Math.PI * 2;
      return { x: x + Math.sin(angle) * size * 1.3, y: y - Math.cos(angle) * size * 0.8 };
    });
    return closed(roughen(corners, 0.25, next, 3));
  })
  .join("");

/** Waves in rows, each a swell and a smaller one under it, cut with a knife. */
export const WAVES = Array.from({ length: 33 }, (_, row) =>
  Array.from({ length: 20 }, (_, column): Point => ({
    x: 52 + column * 57 + (row % 2) * 28 + next() * 10,
    y: 62 + row * 24 + next() * 6,
  })),
)
  .flat()
  .filter(({ x, y }) => x < WIDTH - 92 && Math.hypot((x + 18 - 600) / 508, (y - 452) / 386) > 1.17 + next() * 0.12)
  .map((foot) => `M${at(foot)}q9-10 18-1q9 9 20 0q-10 12-20 3q-9-9-18-2ZM${at({ x: foot.x + 9, y: foot.y + 8 })}q6-5 12 0q-6-2-12 0Z`)
  .join("");

/** A serpent in the corner of the sea: its bends, the cuts in them, and the water they rise from. */
export const SEA_SERPENT = {
  body:
    "M62 852C34 812 44 760 88 756Q114 753 126 767L142 771L128 778L140 786L120 790Q104 793 95 785Q74 789 73 811Q75 834 86 852Z" +
    "M113 852C114 792 160 792 161 852H146C146 814 127 814 127 852ZM177 852C178 806 214 806 215 852H203C203 823 189 823 189 852Z" +
    "M231 852C232 820 258 820 259 852H250C250 832 240 832 240 852ZM272 852C271 836 280 828 287 819L277 809L294 813L307 803L304 822C292 830 282 840 281 852Z" +
    "M47 812L31 806L45 798L32 786L49 784L43 769L60 773L64 758L76 762Q50 774 52 812ZM119 814L114 802L127 805ZM134 800L142 787L147 801ZM152 808L163 803L158 818Z" +
    "M183 822L179 812L190 815ZM195 811L202 801L206 813ZM235 830L232 822L242 826ZM250 826L257 819L257 830Z",
  cuts:
    "M104 766a3.5 3.5 0 1 0 .1 0ZM94 779Q106 778 124 778L108 783Z" +
    cuts(73, 794, 85, 850, 12, -12, 3) + cuts(150, 806, 161, 850, 9, -10, 1) + cuts(206, 816, 215, 850, 7, -8, 1) +
    cuts(253, 828, 259, 850, 5, -6, 1) + cuts(127, 830, 127, 850, 4, -6, 0) + cuts(189, 834, 189, 850, 3, -6, 0) + cuts(92, 758, 122, 766, 6, -3, 6),
  water: "M40 854q7-6 13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0",
};

/** A rose of eight winds, its northern point marked. */
function rose(x: number, y: number, size: number): { dark: string; line: string } {
  const ray = (degrees: number, long: number, wide: number): [string, string] => {
    const turn = (angle: number, far: number): Point => ({
      x: x + Math.sin((angle * Math.PI) / 180) * far,
      y: y - Math.cos((angle * Math.PI) / 180) * far,
    });
    const [tip, left, right, heart] = [turn(degrees, long), turn(degrees - 45, wide), turn(degrees + 45, wide), { x, y }];
    return [closed([tip, right, heart]), closed([tip, left, heart])];
  };
  const rays = [
    ...[45, 135, 225, 315].map((degrees) => ray(degrees, size * 0.62, size * 0.16)),
    ...[0, 90, 180, 270].map((degrees) => ray(degrees, size, size * 0.2)),
  ];
  const circle = (radius: number): string => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  const crown = `M${x} ${y - size - 16}v10m-5-5l5-5l5 5`;
  return { dark: rays.map(([dark]) => dark).join(""), line: rays.flat().join("") + circle(size * 0.76) + circle(size * 0.7) + crown };
}

export const COMPASS = rose(1106, 118, 44);

// --- runes around the frame -----------------------------------------------------------------------

/** Strokes of a rune in a field of 8 by 14. */
const RUNES: Record<string, string> = {
  f: "M0 0V14M0 5L7 0M0 10L7 5",
  i: "M4 0V14",
  m: "M0 14V0L8 7M8 14V0L0 7",
  b: "M0 0V14M0 0L6 3.5L0 7L6 10.5L0 14",
  u: "M0 14V0L7 5V14",
  l: "M0 14V0L6 5",
  v: "M0 14V0L6 4L0 8",
  e: "M0 14V0L4 4L8 0V14",
  t: "M4 14V0M0 4L4 0L8 4",
  r: "M0 14V0L6 4L0 7L7 14",
  a: "M0 0V14M0 0L7 5M0 5L7 10",
  g: "M0 0L8 14M8 0L0 14",
  n: "M4 0V14M0 5L8 9",
  o: "M1 14L7 7L4 3L1 7L7 14",
  k: "M7 0L0 7L7 14",
  s: "M6 0L1 5L6 9L1 14",
  h: "M0 0V14M7 0V14M0 5L7 9",
  ".": "M4 7v.5",
};
const VERSE = "fimbulvetr.ragnarok.valhalla.askr.";

function frame(): string {
  const step = 25;
  const strokes: string[] = [];
  let letter = 0;
  const put = (x: number, y: number, isUpright: boolean): void => {
    const rune = RUNES[VERSE[letter % VERSE.length] ?? "."] ?? "";
    letter += 1;
    strokes.push(
      rune.replace(/([MLHV])([\d.]+)(?: ([\d.]+))?/g, (_, command: string, one: string, two?: string) => {
        if (command === "V") return isUpright ? `V${y + Number(one)}` : `H${x + Number(one)}`;
        const [along, down] = [Number(one), Number(two)];
        return isUpright ? `${command}${x + along} ${y + down}` : `${command}${x + down} ${y + along}`;
      }),
    );
  };
  for (let x = 50; x < WIDTH - 50; x += step) {
    put(x, 14, true);
    put(x, HEIGHT - 28, true);
  }
  for (let y = 50; y < HEIGHT - 50; y += step) {
    put(14, y, false);
    put(WIDTH - 28, y, false);
  }
  return strokes.join("");
}

export const FRAME_RUNES = frame();
