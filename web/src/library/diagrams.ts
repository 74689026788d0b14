// The boards that explain rules: figures, places that light up, provinces that are lost. Each is shown by
// the components of the table, which draw a view; here a view is made of what the rule needs.

import type { MapPlace } from "../art/geometry";
import type { PlainFigures, PlainProvince, PlainView } from "../generated/api";
import {
  CLANS,
  FIGURES,
  FJORDS,
  PROVINCES,
  type ClanName,
  type FigureName,
  type FjordName,
  type ProvinceName,
  type TokenName,
} from "../generated/facts";
import { isFjord } from "../lib/labels";
import type { RuleNumber } from "../lib/rulebook";

export interface Diagram {
  readonly figures?: readonly (readonly [MapPlace, ClanName, FigureName, number?])[];
  /** The places that the rule is about. */
  readonly lit?: readonly MapPlace[];
  /** The place from which the others are seen. */
  readonly from?: MapPlace;
  readonly gone?: readonly ProvinceName[];
  /** The provinces that Ragnarök takes, by age, and the age that is shown. */
  readonly dooms?: readonly ProvinceName[];
  readonly age?: number;
  readonly battle?: ProvinceName;
}

const OUTER = (Object.keys(PROVINCES) as ProvinceName[]).filter((province) => province !== "yggdrasil");
const FJORD_NAMES = Object.keys(FJORDS) as FjordName[];
const CALLED: Diagram["figures"] = [
  ["fjord-sw", "wolf", "ship"],
  ["yggdrasil", "wolf", "warrior", 2],
  ["gimle", "raven", "warrior"],
  ["yggdrasil", "raven", "warrior"],
  ["horgr", "serpent", "leader"],
];
const MARCH: Diagram = {
  from: "gimle",
  lit: ["elvagar"],
  figures: [
    ["gimle", "raven", "warrior", 2],
    ["elvagar", "bear", "warrior", 2],
    ["angerboda", "serpent", "leader"],
    ["angerboda", "serpent", "warrior", 2],
  ],
};
const STRONGEST: Diagram = {
  lit: ["angerboda"],
  figures: [
    ["elvagar", "wolf", "warrior", 3],
    ["elvagar", "serpent", "warrior"],
    ["fjord-ne", "serpent", "ship"],
    ["angerboda", "raven", "warrior"],
  ],
};
const RAGNAROK: Diagram = {
  gone: ["muspelheim"],
  dooms: ["horgr", "gimle", "andlang"],
  age: 2,
  figures: [
    ["gimle", "wolf", "warrior"],
    ["fjord-nw", "wolf", "ship"],
    ["gimle", "raven", "leader"],
    ["gimle", "raven", "warrior"],
  ],
};

export const DIAGRAMS: Partial<Record<RuleNumber, Diagram>> = {
  B1: { from: "gimle", lit: PROVINCES.gimle.neighbours },
  B2: { lit: OUTER.filter((province) => PROVINCES[province].region === "jotunheim") },
  B3: {},
  B4: { from: "fjord-ne", lit: FJORDS["fjord-ne"] },
  S1: {},
  S3: { gone: ["muspelheim"] },
  I1: { lit: OUTER },
  I2: { lit: FJORD_NAMES },
  M1: MARCH,
  P1: { figures: [["fjord-sw", "wolf", "ship"], ["gimle", "wolf", "warrior"], ["horgr", "raven", "warrior", 2]], lit: ["utgard", "andlang", "gimle"] },
  P2: { from: "andlang", figures: CALLED, lit: PROVINCES.andlang.neighbours },
  P4: { battle: "andlang", figures: [["fjord-sw", "wolf", "ship"], ["andlang", "wolf", "warrior"], ["andlang", "raven", "warrior", 2]] },
  F3: STRONGEST,
  F4: RAGNAROK,
  W3: MARCH,
  W6: { from: "andlang", figures: CALLED, lit: PROVINCES.andlang.neighbours },
  W7: STRONGEST,
  W8: RAGNAROK,
  N7: { gone: ["muspelheim", "horgr"], from: "fjord-se" },
};

const REWARDS: Record<ProvinceName, TokenName> = {
  elvagar: "rage",
  angerboda: "horns",
  muspelheim: "axes",
  horgr: "rage",
  utgard: "glory",
  andlang: "axes",
  gimle: "rage",
  myrkulor: "horns",
  yggdrasil: "all",
};

/** The places where something is to be seen, for those who read the diagram. */
export function placesOf({ figures = [], lit = [], from, gone = [], dooms = [], age = 1 }: Diagram): MapPlace[] {
  const doomed = dooms[age - 1];
  const named = [...(from ? [from] : []), ...(doomed ? [doomed] : []), ...figures.map(([place]) => place), ...lit, ...gone];
  return [...new Set(named)];
}

/** The view of a diagram: the parts of a view that the board reads. */
export function viewOf(diagram: Diagram): PlainView {
  const { figures = [], gone = [], dooms = [], age = 1, battle } = diagram;
  const at = (place: MapPlace): PlainFigures[] =>
    CLANS.map((clan) => {
      const own = figures.filter(([where, whose]) => where === place && whose === clan);
      return Object.fromEntries(own.map(([, , figure, count = 1]) => [figure, count])) as PlainFigures;
    });
  const strength = (place: MapPlace): number[] =>
    at(place).map((own) => (Object.entries(own) as [FigureName, number][]).reduce((sum, [figure, count]) => sum + FIGURES[figure].strength * count, 0));
  const provinceOf = (province: ProvinceName): PlainProvince => {
    const { fjord, villages } = PROVINCES[province];
    const inFjord = fjord === null ? [] : strength(fjord);
    return {
      figures: at(province),
      is_pillaged: false,
      is_standing: !gone.includes(province),
      strength: strength(province).map((own, seat) => own + (inFjord[seat] ?? 0)),
      taken: figures.filter(([place]) => place === province).reduce((sum, [, , , count = 1]) => sum + count, 0),
      token: REWARDS[province],
      villages,
    };
  };
  const names = Object.keys(PROVINCES) as ProvinceName[];
  return {
    age,
    battle: battle === undefined ? null : { province: battle },
    dooms,
    fjords: Object.fromEntries(FJORD_NAMES.map((fjord) => [fjord, at(fjord)])),
    provinces: Object.fromEntries(names.map((province) => [province, provinceOf(province)])),
    seats: CLANS.map((clan) => ({ clan })),
  } as unknown as PlainView;
}

/** Whether all places and villages of a diagram hold what stands in them. */
export function isPossible(diagram: Diagram): boolean {
  const view = viewOf(diagram);
  const isFull = (Object.values(view.provinces) as PlainProvince[]).some(({ taken, villages }) => villages > 0 && taken > villages);
  const isAtSea = (diagram.figures ?? []).every(([place, , figure]) => isFjord(place) === FIGURES[figure].is_naval);
  return !isFull && isAtSea;
}
