// The scenes of quests: the lands, the world tree, and a glorious death.

import type { CardSlug } from "../../generated/facts";
import { raven, stag } from "./beasts";
import { fallen, host, souls, wall, warrior } from "./folk";
import { box, carved, copies, cut, disc, edged, fill, line, place, stroke } from "./kit";
import { frostGiant, lightElf, valkyrie } from "./monsters";
import { clouds, flames, ground, peaks, sea, sky, stars, sun } from "./places";
import { beam, bust, grass, put, scene, sparks, type Scene } from "./scene";
import { axe, gate, house, shield, ship, skull, sword, tree } from "./things";

const land =
  (seed: number, top: number, tone: Parameters<typeof ground>[2] = "deep") =>
  (): string =>
    ground(seed, top, tone).drawn;

const birch = (): string => {
  const trunk = cut("-4 0 -3 -60 3 -60 4 0");
  const leaves = [
    [0, -78, 17],
    [-15, -64, 13],
    [15, -62, 13],
    [-7, -48, 11],
    [9, -46, 10],
  ] as const;
  return (
    carved(trunk, "paper", { angle: 0, shade: [1, 0], from: 0.3, gap: 4, most: 0.5, bow: 0 }) +
    leaves
      .map(([x, y, radius]) =>
        carved(disc(x, y, radius, radius * 0.86), "pale", { angle: 34, shade: [0.7, 1], from: 0.4, gap: 2.3, bow: 0.4 }),
      )
      .join("")
  );
};

const grove = (): string =>
  copies(birch(), [
    [[56, 122], { scale: 0.7 }],
    [[108, 122], { scale: 0.66, isFlipped: true }],
    [[28, 126], { scale: 1 }],
    [[134, 128], { scale: 1.06, isFlipped: true }],
  ]);

const banner = (): string =>
  line("0 60 0 -60", 3, "wood") +
  edged(cut("0 -58 34 -52 24 -40 34 -28 0 -24"), "blood", 1.6) +
  stroke("8 -48 14 -40 8 -32", 2.4, "glow");

const stronghold = (): string =>
  carved(
    cut(
      "-40 0 -40 -40 -34 -40 -34 -48 -26 -48 -26 -40 -12 -40 -12 -70 0 -82 12 -70 12 -40 26 -40 26 -48 34 -48 34 -40 40 -40 40 0",
    ),
    "far",
    { angle: 90, shade: [1, 0.2], from: 0.2, gap: 3.4, most: 0.6, bow: 0 },
  ) +
  edged(cut("-8 0 -8 -14 0 -20 8 -14 8 0"), "glow", 1.4) +
  fill(box(-3, -60, 6, 9), "glow");

const meadow = (top: number, seed: number) => (): string => ground(seed, top, "hue").drawn;

/** A giant's face in a mountain. */
const cliff = (): string => {
  const rock = cut("-70 110 -60 40 -40 4 -18 -30 6 -44 24 -26 40 -10 58 40 74 110");
  return (
    carved(rock, "far", { angle: 58, shade: [1, 0.3], from: 0.35, gap: 2.8 }) +
    fill(cut("-18 -30 6 -44 24 -26 14 -28 8 -20 -2 -30 -8 -20"), "paper") +
    [-1, 1]
      .map(
        (side) =>
          fill(cut(`${side * 4} 6 ${side * 22} -2 ${side * 24} 6 ${side * 10} 11`), "ink") + fill(disc(side * 14, 7, 3), "glow"),
      )
      .join("") +
    fill(cut("-4 8 5 8 11 32 0 36 -8 32"), "ink") +
    stroke("-22 50 0 44 24 52", 5) +
    stroke("-40 30 -34 60 -44 90", 2.4) +
    stroke("36 26 32 60 44 96", 2.4)
  );
};

const hoard = (): string =>
  [-26, 0, 26].map((x, index) => place([x, index === 1 ? -4 : 0], skull(), { scale: 0.62, turn: x * 0.6 })).join("");

export const QUESTS = {
  "alfheim-1": scene(
    "alfheim",
    () => sky([80, 44], "rings"),
    () => sun([80, 46], 22),
    () => peaks(8, 112, 34),
    meadow(112, 5),
    grove,
    put(stag, [84, 152], { scale: 1.3 }),
  ),
  "alfheim-2": scene("alfheim", () => sky([80, 44], "rays"), grove, bust(lightElf, [80, 50], { scale: 0.88 }), meadow(146, 9)),
  "alfheim-3": scene(
    "alfheim",
    () => sky([80, 60], "swirl"),
    () => stars(12, 18, 50),
    put(gate, [80, 86], { scale: 0.9 }),
    meadow(138, 3),
    put(banner, [28, 116], { scale: 0.9 }),
    put(banner, [118, 116], { scale: 0.9 }),
    () => host(4, 150, 12),
  ),
  "jotunheim-1": scene(
    "jotunheim",
    () => sky([112, 30], "still"),
    () => sun([128, 30], 14),
    put(cliff, [80, 58]),
    () => peaks(6, 164, 44, "deep"),
  ),
  "jotunheim-2": scene(
    "jotunheim",
    () => sky([80, 40], "storm"),
    () => clouds(5, 24),
    bust(frostGiant, [80, 50], { scale: 0.8 }),
    () => peaks(12, 162, 60, "far", 6),
    put(() => warrior("spear", "blood", "hue"), [40, 156], { scale: 0.6 }),
    put(() => warrior("axe", "blood", "hue"), [118, 156], { scale: 0.6, isFlipped: true }),
  ),
  "jotunheim-3": scene(
    "jotunheim",
    () => sky([80, 50], "rays"),
    () => peaks(21, 130, 84, "far", 4),
    put(stronghold, [80, 124], { scale: 1.15 }),
    land(7, 124),
    put(() => wall(7, 25, ["blood", "hue"]), [80, 164], { scale: 0.92 }),
  ),
  "manheim-1": scene(
    "manheim",
    () => sky([80, 50], "rays"),
    () => sun([80, 56], 20),
    meadow(96, 7),
    put(() => house(56), [54, 116]),
    put(() => house(44), [116, 110]),
    meadow(134, 12),
    grass(140, "glow"),
    put(() => house(62), [96, 154], { scale: 1.1 }),
  ),
  "manheim-2": scene(
    "manheim",
    () => sky([80, 80], "swirl"),
    meadow(110, 3),
    () => flames(6, [20, 140], 116, 64),
    put(() => house(60, true), [56, 124], { scale: 1.2 }),
    put(() => house(46, true), [122, 120]),
    put(() => warrior("axe", "blood", "hue"), [100, 158], { scale: 0.95 }),
    put(() => warrior("spear", "deep", "blood"), [42, 158], { scale: 0.95, isFlipped: true }),
  ),
  "manheim-3": scene(
    "manheim",
    () => sky([50, 40], "still"),
    () => peaks(3, 100, 50),
    meadow(96, 15),
    put(() => house(58), [118, 104], { scale: 0.95 }),
    put(banner, [72, 72], { scale: 0.8 }),
    () => sea(9, 112),
    put(() => ship("blood"), [62, 138], { scale: 0.66 }),
  ),
  "yggdrasil-1": scene(
    "yggdrasil",
    () => sky([80, 50], "rings"),
    () => sun([80, 52], 34),
    put(() => tree(5, "hue", 132), [80, 142], { scale: 1.05 }),
    meadow(148, 4),
  ),
  "yggdrasil-2": scene(
    "yggdrasil",
    () => sky([80, 50], "rays"),
    put(() => tree(9, "pale", 132), [80, 138], { scale: 1.05 }),
    put(raven, [34, 30], { scale: 0.6 }),
    put(raven, [128, 36], { scale: 0.5, turn: 12 }),
    land(3, 146, "ink"),
    put(() => wall(3, 27, ["blood", "hue"]), [80, 162], { scale: 0.85 }),
  ),
  "yggdrasil-3": scene(
    "yggdrasil",
    () => sky([80, 70], "storm"),
    () => flames(8, [36, 116], 70, 60),
    put(() => tree(14, null, 132), [80, 140], { scale: 1.08 }),
    () => flames(4, [-6, 160], 164, 30),
    () => host(7, 146, 12),
    sparks([
      [24, 40],
      [40, 70],
      [130, 44],
      [120, 78],
      [140, 90],
      [18, 92],
    ]),
  ),
  "glorious-death-1": scene(
    "death",
    () => sky([80, 34], "rays"),
    beam([80, 150], "paper"),
    bust(valkyrie, [80, 46], { scale: 0.86 }),
    land(8, 138, "ink"),
    put(() => fallen("blood"), [80, 152], { scale: 1.25 }),
  ),
  "glorious-death-2": scene(
    "death",
    () => sky([80, 96], "still", 130),
    () => stars(5, 22, 60),
    () => sea(4, 122),
    () => flames(3, [30, 120], 120, 82),
    put(() => fallen("blood"), [70, 112], { scale: 1 }),
    put(() => ship("blood", "paper", "hue", true), [74, 128], { scale: 0.9 }),
    put(raven, [128, 26], { scale: 0.6 }),
  ),
  "glorious-death-3": scene(
    "death",
    () => sky([80, 76], "rays"),
    put(gate, [80, 80], { scale: 1.15 }),
    () =>
      souls(
        [
          [58, 92],
          [80, 70],
          [102, 92],
          [80, 118],
        ],
        "hue",
      ),
    land(6, 146, "ink"),
    put(() => sword(), [40, 144], { turn: 172, scale: 0.8 }),
    put(() => axe(), [122, 130], { turn: 190, scale: 0.7 }),
    put(hoard, [80, 150]),
    () => shield(24, 148, 13, "blood"),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;
