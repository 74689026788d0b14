// The scenes of monsters, leaders, warriors and ships.

import type { CardSlug } from "../../generated/facts";
import { raven } from "./beasts";
import { fallen, host, souls, wall, warrior } from "./folk";
import { loki } from "./gods";
import { carved, cut, disc, edged } from "./kit";
import { darkElf, dwarf, fireGiant, frostGiant, leader, seaSerpent, soldierOfHel, troll, valkyrie, volur } from "./monsters";
import { clouds, flames, ground, moon, peaks, sea, sky, stars } from "./places";
import { aurora, bust, put, scene, sparks, type Scene } from "./scene";
import { house, ship, stone, tree } from "./things";

const land =
  (seed: number, top: number, tone: Parameters<typeof ground>[2] = "deep") =>
  (): string =>
    ground(seed, top, tone).drawn;

const anvil = (): string =>
  carved(cut("-24 -14 24 -14 30 -9 12 -4 8 6 14 14 -14 14 -8 6 -12 -4 -26 -6"), "steel", {
    angle: 30,
    shade: [0.6, 1],
    from: 0.35,
    gap: 2,
  });

const gold = (): string =>
  [
    [-14, 0],
    [-4, 2],
    [6, 0],
    [15, 3],
    [-9, -6],
    [1, -6],
    [10, -5],
    [-3, -12],
    [6, -11],
  ]
    .map(([x = 0, y = 0]) => edged(disc(x, y, 6, 3.4), "glow", 1.2))
    .join("");

export const MONSTERS = {
  troll: scene(
    "manheim",
    () => sky([80, 40], "still"),
    () => peaks(3, 120, 60),
    bust(troll, [78, 44], { scale: 0.95 }),
    land(4, 144, "ink"),
    put(() => fallen("blood"), [50, 152]),
    put(() => fallen("hue"), [112, 158], { isFlipped: true }),
  ),
  "dwarf-chieftain": scene(
    "thor",
    () => sky([80, 50], "rays"),
    bust(dwarf, [80, 48], { scale: 0.92 }),
    put(anvil, [36, 144]),
    put(gold, [122, 150], { scale: 1.1 }),
  ),
  "sea-serpent": scene(
    "sea",
    () => sky([96, 46], "rings"),
    bust(seaSerpent, [74, 44], { scale: 0.95 }),
    () => sea(5, 120),
    put(() => ship("blood"), [118, 140], { scale: 0.34, turn: -8 }),
  ),
  valkyrie: scene(
    "odin",
    () => sky([80, 36], "rays"),
    bust(valkyrie, [80, 48], { scale: 0.98 }),
    () => clouds(6, 176, "pale"),
    () =>
      souls([
        [40, 136],
        [118, 138],
      ]),
  ),
  "dark-elf": scene(
    "death",
    () => sky([80, 44], "swirl"),
    () => moon([128, 28], 13),
    put(() => tree(9, null, 130), [80, 150], { scale: 1.1 }),
    bust(darkElf, [80, 52], { scale: 0.92 }),
  ),
  "fire-giant": scene(
    "fire",
    () => sky([80, 50], "rays"),
    bust(fireGiant, [80, 54], { scale: 0.92 }),
    () => flames(3, [-6, 160], 160, 34),
    put(() => house(40, true), [36, 156], { scale: 0.8 }),
    put(() => ship("paper", "blood", "hue", true), [126, 154], { scale: 0.3 }),
    sparks([
      [24, 30],
      [36, 58],
      [136, 36],
      [126, 62],
      [146, 70],
      [14, 76],
    ]),
  ),
  "frost-giant": scene(
    "frost",
    () => sky([80, 40], "storm"),
    () => peaks(9, 128, 70),
    bust(frostGiant, [80, 52], { scale: 0.88 }),
    () => peaks(14, 168, 34, "deep", 7),
  ),
  "soldier-of-hel": scene(
    "death",
    () => sky([112, 40], "still"),
    () => moon([124, 30], 15),
    bust(soldierOfHel, [76, 50], { scale: 0.95 }),
    land(5, 148, "ink"),
    put(() => stone("M3 4L6 1V15L9 12", "steel"), [130, 154]),
    put(raven, [30, 22], { scale: 0.5 }),
  ),
  "volur-witch": scene(
    "loki",
    () => sky([80, 44], "swirl"),
    put(() => tree(4, "deep", 120), [132, 150], { scale: 0.7 }),
    bust(volur, [72, 50], { scale: 0.95 }),
    () => stars(8, 12, 60),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

export const LEADERS = {
  "lord-of-hammers": scene(
    "odin",
    () => sky([80, 44], "rings"),
    bust(() => leader("hammers"), [80, 54], { scale: 0.95 }),
    () => host(2, 140, 11),
  ),
  "lord-of-axes": scene(
    "sea",
    () => sky([80, 44], "rays"),
    bust(() => leader("axes"), [80, 52], { scale: 1.02 }),
    () => flames(6, [-6, 160], 166, 34),
  ),
  "lord-of-spears": scene(
    "thor",
    () => sky([80, 40], "storm"),
    bust(() => leader("spears"), [80, 56], { scale: 0.95 }),
    put(() => wall(7, 26, ["hue", "deep"]), [80, 172], { scale: 0.9 }),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

export const WARRIORS = {
  "brothers-in-arms": scene(
    "manheim",
    () => sky([80, 56], "rays"),
    land(4, 142),
    put(() => warrior("axe", "hue", "blood"), [56, 150], { scale: 1.6, isFlipped: true }),
    put(() => warrior("sword", "blood", "hue"), [104, 150], { scale: 1.6 }),
  ),
  "experts-in-arms": scene(
    "odin",
    () => sky([80, 50], "rings"),
    land(6, 140),
    put(() => warrior("sword", "deep", "hue"), [34, 146], { scale: 1.45, isFlipped: true }),
    put(() => warrior("spear", "deep", "hue"), [126, 146], { scale: 1.45 }),
    put(() => warrior("axe", "hue", "blood"), [80, 156], { scale: 1.85 }),
  ),
  "masters-in-arms": scene(
    "thor",
    () => sky([80, 60], "storm"),
    () => flames(5, [-6, 160], 110, 40),
    put(() => wall(6, 32, ["deep", "deep"]), [80, 118], { scale: 0.95 }),
    put(() => wall(4, 44, ["blood", "hue"]), [80, 172], { scale: 1.35 }),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

export const SHIPS = {
  "lokis-dragons": scene(
    "loki",
    () => sky([80, 40], "swirl"),
    bust(loki, [116, 44], { scale: 0.74, turn: 4 }),
    () => sea(3, 122),
    put(() => ship("blood"), [62, 132], { scale: 0.86 }),
  ),
  "fire-dragons": scene(
    "fire",
    () => sky([80, 80], "rays"),
    () => sea(7, 128),
    () => flames(5, [22, 126], 118, 104),
    put(() => ship("blood", "glow", "fire", true), [74, 130], { scale: 1.02 }),
    () => flames(9, [34, 112], 126, 30),
    sparks([
      [30, 20],
      [60, 12],
      [100, 22],
      [130, 30],
      [20, 50],
      [140, 54],
    ]),
  ),
  "eternal-dragons": scene(
    "frost",
    () => sky([80, 30], "still"),
    aurora,
    () => stars(3, 26, 70),
    () => sea(11, 126),
    put(() => ship("hue", "paper", "hue", true), [74, 132], { scale: 1.02 }),
    () =>
      souls([
        [58, 104],
        [92, 102],
      ]),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;
