// The picture of every card. Loaded when the first card is shown.

import type { CardSlug } from "../../generated/facts";
import { SIDE, type Tone } from "./kit";
import { palette, type Light } from "./palette";
import { flames, ground, sky } from "./places";
import { put, scene, type Scene } from "./scene";
import { LEADERS, MONSTERS, SHIPS, WARRIORS } from "./scenes_clans";
import { FRIGGA, HEIMDALL, LOKI, ODIN, THOR } from "./scenes_gods";
import { QUESTS } from "./scenes_quests";
import { TYR } from "./scenes_tyr";
import { tree } from "./things";

export const PICTURES: Record<CardSlug, Scene> = {
  ...MONSTERS,
  ...LEADERS,
  ...WARRIORS,
  ...SHIPS,
  ...ODIN,
  ...THOR,
  ...TYR,
  ...LOKI,
  ...FRIGGA,
  ...HEIMDALL,
  ...QUESTS,
};

/** The backs of the cards by age: the world tree in leaf, in a storm, in flames. */
export const BACKS: Record<1 | 2 | 3, Scene> = {
  1: scene(
    "frost",
    () => sky([80, 60], "rings"),
    put(() => tree(5, "pale", 120), [80, 132]),
    roots,
  ),
  2: scene(
    "wood",
    () => sky([80, 60], "storm"),
    put(() => tree(9, "hue", 120), [80, 132]),
    roots,
  ),
  3: scene(
    "fire",
    () => sky([80, 60], "rays"),
    () => flames(8, [38, 118], 84, 62),
    put(() => tree(14, null, 120), [80, 132]),
    roots,
  ),
};

function roots(): string {
  return ground(7, 136, "ink").drawn;
}

function inked({ hue, draw: drawn }: Scene, light: Light): string {
  const inks = palette(hue, light);
  const art = drawn().replace(/\$([a-z]+)/g, (_, tone: Tone) => inks[tone]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${art}</svg>`;
}

/** The picture of a card as SVG. */
export const draw = (card: CardSlug, light: Light): string => inked(PICTURES[card], light);

/** The picture on the back of a card as SVG. */
export const drawBack = (age: 1 | 2 | 3, light: Light): string => inked(BACKS[age], light);

const pictures = new Map<string, Promise<string>>();
let last: Promise<unknown> = Promise.resolve();

/** Draws each picture once, and one at a time, so that the page answers in between. */
function drawnOnce(key: string, make: () => string): Promise<string> {
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const drawing = last.then(pause).then(() => `data:image/svg+xml,${encodeURIComponent(make())}`);
  pictures.set(key, drawing);
  last = drawing;
  return drawing;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The address of a card's picture. */
export const pictureOf = (card: CardSlug, light: Light): Promise<string> =>
  drawnOnce(`${card} ${light}`, () => draw(card, light));

/** The address of the picture on the back of a card. */
export const backOf = (age: 1 | 2 | 3, light: Light): Promise<string> => drawnOnce(`${age} ${light}`, () => drawBack(age, light));
