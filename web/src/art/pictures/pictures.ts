// The picture of every card. Loaded when the first card is shown.

import type { CardSlug } from "../../generated/facts";
import { SIDE } from "./kit";
import { palette, type Light } from "./palette";
import type { Scene } from "./scene";
import { LEADERS, MONSTERS, SHIPS, WARRIORS } from "./scenes_clans";
import { FRIGGA, HEIMDALL, LOKI, ODIN, THOR } from "./scenes_gods";
import { QUESTS } from "./scenes_quests";
import { TYR } from "./scenes_tyr";

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

/** The picture of a card as SVG. */
export function draw(card: CardSlug, light: Light): string {
  const { hue, draw: drawn } = PICTURES[card];
  const inks = palette(hue, light);
  const art = drawn().replace(/\$([a-z]+)/g, (_, tone: keyof typeof inks) => inks[tone]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${art}</svg>`;
}

const drawn = new Map<string, string>();

/** The address of a card's picture, drawn once. */
export function pictureOf(card: CardSlug, light: Light): string {
  const key = `${card} ${light}`;
  const address = drawn.get(key) ?? `data:image/svg+xml,${encodeURIComponent(draw(card, light))}`;
  drawn.set(key, address);
  return address;
}
