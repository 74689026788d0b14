// The scenes of the gods' cards: clan upgrades and battle cards.

import type { CardSlug } from "../../generated/facts";
import { RUNES } from "../../cards/runes";
import { coil, goat, perched, raven, serpentHead, wolf } from "./beasts";
import { fallen, host, souls, wall, warrior } from "./folk";
import { allfather, frigga, heimdall, loki, odin, thor } from "./gods";
import { cut, disc, edged, fan, fill, line, place, stroke } from "./kit";
import { clouds, flames, ground, lightning, moon, peaks, sky, stars } from "./places";
import { breaker, bridge, bust, holding, mirrored, put, scene, sparks, type Scene } from "./scene";
import {
  arm,
  chain,
  cup,
  dagger,
  distaff,
  eye,
  fist,
  gate,
  hammer,
  horn,
  house,
  mask,
  palm,
  shield,
  skull,
  spear,
  stone,
  sword,
  throne,
} from "./things";

const land =
  (seed: number, top: number, tone: Parameters<typeof ground>[2] = "deep") =>
  (): string =>
    ground(seed, top, tone).drawn;
const roaring = { isRoaring: true } as const;

export const ODIN = {
  "odins-smite": mirrored(
    scene(
      "odin",
      () => sky([104, 40], "storm"),
      () => clouds(7, 34),
      land(3, 128),
      bust(() => odin(roaring), [100, 50], { scale: 0.95 }),
      put(() => fallen("blood"), [58, 150], { scale: 1.2 }),
      () => lightning(4, [44, 58], [52, 142], 8),
      holding([64, 96], [34, 84], [38, 52], "hue", () => spear(46), { turn: 186, scale: 1.05 }),
    ),
  ),
  "odins-tide": mirrored(
    scene(
      "odin",
      () => sky([92, 44], "swirl"),
      bust(odin, [94, 46], { scale: 0.95 }),
      put(() => breaker(), [0, 0]),
      put(() => place([0, 0], shield(0, 0, 9, "blood")) + place([26, 6], shield(0, 0, 7, "hue")), [104, 136]),
      put(() => sword(), [88, 150], { turn: 62, scale: 0.5 }),
    ),
  ),
  "odins-judgement": scene(
    "odin",
    () => sky([80, 40], "rays"),
    bust(allfather, [80, 50]),
    put(perched, [32, 84], { scale: 0.95 }),
    put(perched, [128, 84], { scale: 0.95, isFlipped: true }),
    land(9, 142, "ink"),
    put(() => skull(), [40, 142], { scale: 0.7, turn: -12 }),
    put(() => skull(), [120, 144], { scale: 0.7, turn: 14 }),
    put(() => spear(40), [80, 132], { scale: 0.9, turn: 180 }),
  ),
  "odins-inspiration": scene(
    "odin",
    () => sky([60, 40], "rings"),
    bust(odin, [64, 46], { scale: 0.92, turn: -5 }),
    holding([108, 96], [132, 84], [124, 52], "hue", () => cup("glow"), { scale: 0.95 }),
    put(() => raven(), [126, 18], { scale: 0.5 }),
    () => flames(6, [-6, 160], 164, 44),
    () => host(5, 136, 11),
  ),
  "odins-throne": scene(
    "odin",
    () => sky([80, 36], "still"),
    put(throne, [80, 104], { scale: 1.06 }),
    bust(allfather, [80, 56], { scale: 0.8 }),
    put(() => wolf("ink"), [28, 128], { scale: 0.52 }),
    put(() => wolf("ink"), [132, 128], { scale: 0.52, isFlipped: true }),
    put(perched, [26, 28], { scale: 0.7 }),
    put(perched, [134, 28], { scale: 0.7, isFlipped: true }),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

export const HEIMDALL = {
  "heimdalls-sight": scene(
    "heimdall",
    () => sky([80, 44], "rays"),
    bust(heimdall, [80, 50], { scale: 0.95 }),
    put(() => palm([0, 0], 0.9, 62), [112, 30]),
    bridge(124),
    () => host(4, 142, 12),
  ),
  "heimdalls-eye": scene(
    "heimdall",
    () => sky([80, 36], "rings"),
    put(eye, [80, 38], { scale: 1.1 }),
    bridge(128),
    bust(heimdall, [80, 98], { scale: 0.56 }),
  ),
  "heimdalls-gaze": scene(
    "heimdall",
    () => sky([80, 60], "rays"),
    () => stars(4, 18),
    bust(heimdall, [80, 56], { scale: 1.5 }),
  ),
  "heimdalls-watch-2": scene(
    "heimdall",
    () => sky([70, 50], "swirl"),
    bust(() => heimdall(roaring), [60, 52], { scale: 0.95, turn: -8 }),
    put(horn, [74, 72], { scale: 0.95, turn: -22 }),
    () => arm([104, 100], [124, 96], [108, 76], "paper", 16) + fist([108, 76], 7.6, 60),
    bridge(132),
  ),
  "heimdalls-watch-3": scene(
    "heimdall",
    () => sky([112, 34], "still"),
    () => stars(9, 26, 80),
    () => moon([126, 26], 15),
    () => peaks(5, 124, 44),
    bust(heimdall, [70, 50], { scale: 0.9 }),
    put(sword, [118, 92], { scale: 1.1 }),
    () => arm([98, 104], [122, 118], [118, 96], "paper", 15) + fist([118, 94], 8),
    bridge(134),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

const thread = (): string => line("120 24 104 60 116 90 92 120 104 156", 1.8, "paper");

export const FRIGGA = {
  "friggas-grace": scene(
    "frigga",
    () => sky([80, 40], "rays"),
    bust(frigga, [70, 46], { scale: 0.98 }),
    thread,
    holding([100, 96], [128, 92], [122, 62], "hue", distaff, { scale: 1.05, turn: 8 }),
  ),
  "friggas-charm": scene(
    "frigga",
    () => sky([80, 90], "rings"),
    () => stars(6, 14, 60),
    bust(frigga, [80, 46], { scale: 0.95 }),
    () => fan([80, 122], [0, 360], [14, 46], 30, 4, "glow"),
    () => edged(disc(80, 122, 13), "glow", 2) + fill(disc(80, 122, 7), "paper"),
    () => palm([54, 140], 1.15, -28) + palm([106, 140], 1.15, 28, true),
  ),
  "friggas-succor": scene(
    "frigga",
    () => sky([80, 36], "still"),
    bust(frigga, [80, 44], { scale: 0.9 }),
    land(4, 140, "ink"),
    put(() => warrior("spear", "hue", "blood"), [52, 152], { scale: 0.95 }),
    put(() => warrior("axe", "blood", "hue"), [108, 152], { scale: 0.95 }),
    () => palm([28, 82], 0.9, -20) + palm([132, 82], 0.9, 20, true),
  ),
  "friggas-protection": scene(
    "frigga",
    () => sky([80, 40], "storm"),
    bust(frigga, [80, 44], { scale: 0.92 }),
    put(() => spear(30), [22, 128], { turn: 62, scale: 0.85 }),
    put(() => spear(30), [138, 128], { turn: -62, scale: 0.85 }),
    () => shield(80, 122, 36, "hue"),
    () => fan([80, 122], [190, 350], [38, 56], 22, 3, "glow"),
    () => fist([46, 118], 8) + fist([114, 118], 8),
  ),
  "friggas-domain": scene(
    "frigga",
    () => sky([116, 70], "rays"),
    put(gate, [112, 88], { scale: 0.82 }),
    () => souls([[112, 110]]),
    bust(frigga, [52, 52], { scale: 0.86 }),
    () => palm([92, 118], 1, 40),
  ),
  "friggas-sacrifice": scene(
    "frigga",
    () => sky([80, 130], "swirl", 120),
    bust(frigga, [80, 44], { scale: 0.9 }),
    () => flames(4, [16, 140], 152, 62),
    put(() => fallen("hue"), [64, 140], { scale: 1 }),
    put(() => fallen("blood"), [104, 154], { scale: 1, isFlipped: true }),
    sparks([
      [30, 70],
      [44, 92],
      [126, 66],
      [118, 88],
      [138, 96],
      [20, 104],
    ]),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

export const LOKI = {
  "lokis-domain": scene(
    "loki",
    () => sky([50, 80], "rays"),
    put(gate, [44, 92], { scale: 0.86 }),
    () => souls([[46, 112]]),
    bust(loki, [106, 54], { scale: 0.88, turn: 3 }),
    () =>
      chain(
        [
          [50, 128],
          [60, 132],
          [70, 134],
          [80, 134],
          [90, 132],
        ],
        6,
      ),
    () => fist([92, 130], 8, 80),
  ),
  "lokis-blessing": scene(
    "loki",
    () => sky([60, 40], "swirl"),
    bust(loki, [60, 54], { scale: 0.95 }),
    land(5, 144, "ink"),
    put(() => warrior("sword", "hue", "blood"), [112, 154], { scale: 1.15 }),
    () => palm([136, 84], 0.95, 150),
  ),
  "lokis-eminence": scene(
    "loki",
    () => sky([80, 44], "rings"),
    put(throne, [80, 112], { scale: 0.98 }),
    bust(loki, [80, 60], { scale: 0.78 }),
    () =>
      souls([
        [24, 92],
        [136, 92],
      ]),
  ),
  "lokis-wrath": scene(
    "loki",
    () => sky([80, 50], "storm"),
    () => flames(8, [-6, 160], 130, 70),
    () => coil("150 164 134 120 146 84 128 60", 18, 12) + place([126, 62], serpentHead(), { scale: 0.7, isFlipped: true }),
    bust(() => loki(roaring), [72, 56], { scale: 0.95 }),
    () =>
      souls([
        [26, 118],
        [60, 134],
        [104, 124],
      ]),
  ),
  "lokis-trickery": scene(
    "loki",
    () => sky([80, 44], "rays"),
    bust(loki, [64, 54], { scale: 0.98, turn: -7 }),
    put(() => mask("paper"), [118, 62], { scale: 1.12, turn: 12 }),
    () => arm([104, 116], [132, 122], [120, 92], "hue", 16) + fist([119, 92], 7),
  ),
  "lokis-backstab": scene(
    "loki",
    () => sky([70, 40], "storm"),
    bust(loki, [64, 50], { scale: 0.95, turn: 8 }),
    land(8, 146, "ink"),
    put(() => warrior("sword", "blood", "hue"), [104, 156], { scale: 1.2 }),
    holding([38, 104], [30, 124], [62, 116], "hue", dagger, { turn: 78, scale: 1 }),
  ),
  "lokis-poison": scene(
    "loki",
    () => sky([76, 46], "rings"),
    bust(loki, [58, 54], { scale: 0.95, turn: 5 }),
    () =>
      coil("166 66 146 58 128 44 118 26", 16, 12) + place([120, 28], serpentHead(), { scale: 0.62, isFlipped: true, turn: -50 }),
    () => stroke("112 66 113 74 112 82", 4, "glow") + stroke("110 86 111 92 110 98", 3.4, "glow"),
    put(() => cup("glow", "hue"), [112, 122], { scale: 1.1 }),
    () => arm([92, 120], [84, 146], [104, 128], "hue", 15) + fist([106, 128], 7.6),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;

export const THOR = {
  "thors-glory": scene(
    "thor",
    () => sky([80, 44], "rays"),
    bust(thor, [74, 50], { scale: 0.92 }),
    holding([112, 96], [138, 84], [128, 50], "deep", hammer, { turn: 10, scale: 0.95 }),
    land(7, 142, "ink"),
    put(() => fallen("hue"), [50, 150]),
    put(() => fallen("deep"), [112, 156], { isFlipped: true }),
  ),
  "thors-domain": scene(
    "thor",
    () => sky([80, 120], "storm", 120),
    () => clouds(5, 30),
    bust(() => thor(roaring), [80, 48], { scale: 0.9 }),
    () => lightning(7, [128, 20], [116, 116], 7),
    () => flames(5, [16, 140], 146, 40),
    land(6, 144, "ink"),
    put(() => house(46, true), [46, 150], { scale: 0.9 }),
    put(() => house(50, true), [114, 150]),
  ),
  "thors-conquest": scene(
    "thor",
    () => sky([80, 40], "rings"),
    bust(thor, [80, 46], { scale: 0.85 }),
    put(() => hammer(), [134, 60], { scale: 0.75, turn: 12 }),
    put(() => wall(6, 27, ["blood", "deep"]), [80, 156]),
  ),
  "thors-hammer": scene(
    "thor",
    () => sky([104, 40], "storm"),
    () => clouds(3, 22),
    () => lightning(3, [112, 4], [104, 60], 9),
    bust(() => thor(roaring), [56, 64], { scale: 0.92, turn: -9 }),
    () =>
      place([112, 66], hammer(), { scale: 1.5, turn: 14 }) +
      arm([92, 124], [128, 122], [108, 84], "deep", 20) +
      fist([109, 82], 10, 14),
    () => fan([120, 32], [0, 360], [30, 48], 22, 3, "glow"),
  ),
  "thors-oath": scene(
    "thor",
    () => sky([60, 40], "still"),
    bust(thor, [62, 50], { scale: 0.92, turn: 5 }),
    land(2, 146, "ink"),
    put(() => stone(RUNES.thor, "steel"), [122, 150], { scale: 1.5 }),
    () => arm([92, 106], [96, 128], [116, 92], "deep", 17) + palm([117, 88], 0.95, 20),
  ),
  "thors-primacy": scene(
    "thor",
    () => sky([80, 40], "rays"),
    bust(() => thor(roaring), [80, 50], { scale: 0.95 }),
    () => place([30, 126], sword(), { scale: 0.9, turn: 24 }),
    () => lightning(9, [22, 20], [44, 96], 6) + lightning(11, [138, 16], [118, 100], 6),
    put(() => shield(0, 0, 20, "hue"), [124, 128]),
    () => fill(cut("124 106 119 118 127 126 120 136 126 150 131 138 125 128 132 118"), "ink"),
    put(hammer, [80, 138], { scale: 0.8 }),
  ),
  "thors-ascension": scene(
    "thor",
    () => sky([80, 46], "swirl"),
    bust(thor, [70, 48], { scale: 0.86 }),
    () => lightning(5, [132, 6], [124, 70], 6),
    holding([104, 92], [128, 84], [122, 56], "deep", hammer, { turn: 16, scale: 0.8 }),
    put(goat, [50, 142], { scale: 0.9 }),
    put(goat, [104, 146], { scale: 0.9 }),
    () => clouds(12, 178, "pale"),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;
