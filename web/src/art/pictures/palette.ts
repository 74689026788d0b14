// The inks of a picture: black, paper, warm light, and the colour of a god or a land.

import type { Tone } from "./kit";

export type Light = "dark" | "light";

export type Hue =
  | "odin"
  | "thor"
  | "tyr"
  | "loki"
  | "frigga"
  | "heimdall"
  | "frost"
  | "fire"
  | "wood"
  | "sea"
  | "death"
  | "alfheim"
  | "jotunheim"
  | "manheim"
  | "yggdrasil";

const HUES: Record<Hue, string> = {
  odin: "#38708a",
  thor: "#46589c",
  tyr: "#a33f2c",
  loki: "#4f7f3b",
  frigga: "#7d5694",
  heimdall: "#b78a1e",
  frost: "#5b93ad",
  fire: "#bd4a1d",
  wood: "#6f6a3a",
  sea: "#2c7274",
  death: "#5a5478",
  alfheim: "#3f8296",
  jotunheim: "#8a5d48",
  manheim: "#55803f",
  yggdrasil: "#7c8430",
};

function mix(one: string, other: string, part: number): string {
  const channel = (text: string, at: number): number => parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** By night the dusk is deep and the light warm; by day the paper shines through. */
export function palette(hue: Hue, light: Light): Record<Tone, string> {
  const main = HUES[hue];
  const isNight = light === "dark";
  const ink = isNight ? "#15100c" : "#231a10";
  const paper = isNight ? "#f0e2c0" : "#f8efd9";
  return {
    ink,
    paper,
    bone: isNight ? "#cfc5ac" : "#d9d0ba",
    glow: isNight ? "#f6b64a" : "#f3b145",
    fire: isNight ? "#dd6d1f" : "#d9641a",
    blood: "#9c2415",
    hue: main,
    deep: mix(main, ink, isNight ? 0.55 : 0.45),
    pale: mix(main, paper, 0.62),
    steel: isNight ? "#9aa3a4" : "#aab1b0",
    wood: "#8a6236",
    air: isNight ? mix("#f3bf6c", main, 0.22) : mix(paper, "#f6c878", 0.4),
    dusk: isNight ? mix(mix(main, "#10202c", 0.6), ink, 0.45) : mix(main, paper, 0.34),
    far: mix(mix(main, isNight ? "#10202c" : paper, isNight ? 0.45 : 0.25), ink, isNight ? 0.15 : 0.1),
    rim: isNight ? "#f7dfae" : "#fbf4e2",
  };
}
