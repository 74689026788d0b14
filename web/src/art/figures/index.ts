// The figures of the game, drawn as pieces on a base. The silhouettes of the monsters are also good for
// pictures elsewhere.

import { FIGURES, type ClanName, type FigureName } from "../../generated/facts";
import { LEADERS, WARRIORS } from "./clans";
import type { Drawing } from "./inks";
import { MONSTERS, type MonsterName } from "./monsters";
import { SHIPS } from "./ships";

export function drawingOf(figure: FigureName, clan: ClanName): Drawing {
  if (isMonster(figure)) return MONSTERS[figure];
  return { warrior: WARRIORS, leader: LEADERS, ship: SHIPS }[figure][clan];
}

export function isMonster(figure: FigureName): figure is MonsterName {
  return FIGURES[figure].is_monster;
}

/** The base a figure stands on: a disc on land, and waves for what swims. */
export const BASES = {
  land: {
    side: "M-29 35A29 7.5 0 0 1 29 35V38A29 7.5 0 0 1-29 38Z",
    top: "M-29 35a29 7.5 0 1 0 58 0a29 7.5 0 1 0-58 0Z",
    foam: "",
  },
  sea: {
    side: "M-42 36Q-38 28-31 32Q-26 26-19 31Q-8 27 0 30Q8 27 19 31Q26 26 31 32Q38 28 42 36Q40 44 0 44Q-40 44-42 36Z",
    top: "M-42 36Q-38 28-31 32Q-26 26-19 31Q-8 27 0 30Q8 27 19 31Q26 26 31 32Q38 28 42 36Q34 40 24 38Q12 41 0 38Q-12 41-24 38Q-34 40-42 36Z",
    foam: "M-34 40q5-4 10-1q5 3 10-1M-6 41q5-4 10-1q5 3 10-1M20 40q4-3 8-1",
  },
} as const;
