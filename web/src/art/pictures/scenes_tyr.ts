// The scenes of Tyr's cards.

import type { CardSlug } from "../../generated/facts";
import { RUNES } from "../../cards/runes";
import { raven, wolf } from "./beasts";
import { fallen, host, wall } from "./folk";
import { tyr } from "./gods";
import { carved, cut, fan, free, line } from "./kit";
import { clouds, flames, ground, lightning, rain, sky, sun } from "./places";
import { bust, holding, mirrored, put, scene, type Scene } from "./scene";
import { arm, axe, chain, fist, house, shield, skull, spear, stone, sword } from "./things";

const land =
  (seed: number, top: number): (() => string) =>
  () =>
    ground(seed, top, "ink").drawn;
const roaring = { isRoaring: true } as const;

const stump = (): string =>
  carved(cut("-8 10 -9 -8 -5 -13 5 -13 9 -8 8 10"), "steel", { angle: 60, shade: [1, 0.4], from: 0.4, gap: 2 }) +
  line("-8 -2 8 -2", 2, "glow");

export const TYR = {
  "tyrs-domain": scene(
    "tyr",
    () => sky([80, 40], "still"),
    bust(tyr, [80, 46], { scale: 0.85 }),
    put(() => stone(RUNES.tyr, "bone"), [28, 120], { scale: 1.3 }),
    put(() => stone(RUNES.tyr, "bone"), [132, 120], { scale: 1.3 }),
    put(() => wall(5, 30, ["hue", "blood"]), [80, 158]),
  ),
  "tyrs-challenge": scene(
    "tyr",
    () => sky([80, 120], "swirl", 120),
    bust(tyr, [62, 48], { scale: 0.9 }),
    () => flames(7, [70, 160], 150, 36),
    land(11, 146),
    put(() => house(52, true), [118, 152]),
    holding([98, 94], [124, 96], [116, 68], "steel", () => sword(), { turn: 40, scale: 0.85 }),
  ),
  "tyrs-prowess": scene(
    "tyr",
    () => sky([80, 46], "rays"),
    put(() => axe(), [42, 74], { turn: -30, isFlipped: true, scale: 1.2 }),
    put(() => axe(), [118, 74], { turn: 30, scale: 1.2 }),
    bust(tyr, [80, 52], { scale: 0.9 }),
    () => shield(80, 134, 30, "hue"),
  ),
  "tyrs-wrath": scene(
    "tyr",
    () => sky([56, 50], "rings"),
    () => flames(2, [-6, 160], 164, 46),
    bust(() => tyr(roaring), [50, 54], { scale: 0.92, turn: -6 }),
    put(() => wolf("ink"), [128, 112], { scale: 0.95, isFlipped: true }),
    () => arm([76, 112], [58, 132], [84, 118], "steel", 16),
  ),
  "tyrs-bash": scene(
    "tyr",
    () => sky([80, 46], "rays"),
    bust(() => tyr(roaring), [92, 46], { scale: 0.95, turn: 9 }),
    () => fan([72, 112], [0, 360], [40, 66], 34, 5, "glow"),
    () => shield(72, 112, 42, "blood"),
  ),
  "tyrs-smash-1": mirrored(
    scene(
      "tyr",
      () => sky([90, 44], "storm"),
      bust(() => tyr(roaring), [98, 52], { scale: 0.92, turn: 10 }),
      land(13, 148),
      put(() => fallen("hue"), [54, 154], { scale: 1.1 }),
      holding([66, 104], [34, 108], [40, 74], "steel", () => axe(), { turn: -24, scale: 1.1, isFlipped: true }),
    ),
  ),
  "tyrs-smash-2": mirrored(
    scene(
      "tyr",
      () => sky([80, 50], "rings"),
      bust(tyr, [100, 48], { scale: 0.88 }),
      () => shield(52, 116, 34, "hue"),
      () => free(cut("38 84 48 104 42 114 54 128 46 150 62 126 54 114 62 102 52 84"), "ink", 1.6),
      put(() => axe(), [76, 66], { turn: -118, scale: 1.1 }),
      () => arm([96, 104], [112, 88], [78, 66], "steel", 16) + fist([78, 66], 8, -118),
    ),
  ),
  "tyrs-crush-1": scene(
    "tyr",
    () => sky([44, 40], "still"),
    bust(() => tyr(roaring), [46, 50], { scale: 0.9, turn: -10 }),
    put(() => wolf("ink"), [132, 92], { scale: 1.05, isFlipped: true }),
    () => arm([74, 108], [62, 132], [88, 104], "steel", 16),
  ),
  "tyrs-crush-2": scene(
    "tyr",
    () => sky([80, 36], "swirl"),
    bust(() => tyr(roaring), [80, 42], { scale: 0.8 }),
    put(() => wolf("ink"), [70, 128], { scale: 0.95 }),
    () =>
      chain(
        [
          [14, 92],
          [26, 104],
          [38, 114],
          [50, 122],
          [62, 128],
          [74, 132],
        ],
        7,
      ) +
      chain(
        [
          [144, 88],
          [134, 100],
          [122, 110],
          [110, 116],
          [98, 120],
        ],
        7,
      ),
    () => fist([16, 88], 9, -40) + fist([144, 84], 9, 40),
  ),
  "tyrs-crush-3": scene(
    "tyr",
    () => sky([80, 60], "rays"),
    bust(() => tyr(roaring), [80, 66], { scale: 0.86 }),
    put(() => axe(true), [80, 52], { turn: 78, scale: 1.05 }),
    () => arm([44, 116], [22, 84], [58, 56], "steel", 17) + fist([60, 56], 8.6, 78),
    () => arm([116, 116], [140, 82], [106, 46], "steel", 17),
    put(stump, [106, 46], { turn: 78, scale: 0.8 }),
  ),
  "tyrs-smite-1": scene(
    "tyr",
    () => sky([112, 24], "rays"),
    () => sun([112, 26], 17),
    bust(tyr, [66, 54], { scale: 0.92 }),
    holding([100, 102], [130, 100], [112, 74], "steel", () => sword(), { scale: 1.05 }),
    () => arm([34, 104], [14, 126], [36, 128], "steel", 16),
    put(stump, [42, 128], { turn: 84 }),
  ),
  "tyrs-smite-2": mirrored(
    scene(
      "tyr",
      () => sky([80, 44], "storm"),
      () => clouds(8, 24),
      bust(tyr, [94, 52], { scale: 0.9 }),
      () => lightning(6, [30, 10], [44, 92], 7),
      holding([62, 104], [34, 112], [44, 84], "steel", () => spear(44), { turn: -14, scale: 0.95 }),
      () => host(3, 140, 11),
    ),
  ),
  "tyrs-smite-3": scene(
    "tyr",
    () => sky([80, 40], "rings"),
    put(raven, [32, 26], { scale: 0.6, turn: -8 }),
    put(raven, [134, 40], { scale: 0.55, turn: 10 }),
    bust(() => tyr(roaring), [80, 56], { scale: 0.88 }),
    land(21, 146),
    put(() => sword(), [80, 104], { turn: 180, scale: 0.85 }),
    () => fist([80, 104], 9, 0),
    put(() => skull(), [44, 142], { scale: 0.6, turn: -16 }),
    put(() => skull(), [116, 142], { scale: 0.6, turn: 16 }),
  ),
  "tyrs-rage-2": scene(
    "tyr",
    () => sky([80, 60], "storm"),
    () => rain(5, "blood", 46),
    bust(() => tyr(roaring), [80, 62], { scale: 1.5, turn: -6 }),
  ),
  "tyrs-rage-3": scene(
    "tyr",
    () => sky([80, 60], "rays"),
    () => flames(3, [-6, 160], 150, 120),
    bust(() => tyr(roaring), [80, 60], { scale: 1.05 }),
    holding([128, 118], [150, 90], [134, 64], "steel", () => axe(), { turn: 12, scale: 0.9 }),
    () => arm([36, 118], [14, 96], [26, 70], "steel", 18),
    put(stump, [27, 66], { turn: 10, scale: 1.1 }),
    () => flames(12, [-6, 160], 166, 40),
  ),
} satisfies Partial<Record<CardSlug, Scene>>;
