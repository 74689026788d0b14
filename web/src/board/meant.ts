// Interprets input on the map: which figures can be chosen, which move a click on an unlit place was
// probably meant to be, and where an arrow key leads. The server decides what is possible.

import type { PlainView } from "../generated/api";
import { FIGURES, FJORDS, PROVINCES, VERBS, type FigureName, type VerbName } from "../generated/facts";
import { middleOf, type MapPlace } from "../art/geometry";
import { isFjord } from "../lib/labels";
import type { MessageKey } from "../generated/messages";
import { parseMove, type Chosen, type Option } from "../lib/moves";
import { figuresAt } from "./tokens";

/** Verbs about a figure on the board. */
const OF_STANDING: readonly VerbName[] = ["move", "join", "spare", "sacrifice"];

/** The options that a click on an own figure in a place can mean. */
export function meantByFigure(view: PlainView, options: readonly Option[], chosen: FigureName, place: MapPlace): Option[] {
  return options.filter(
    ({ verb, figure, where }) =>
      OF_STANDING.includes(verb) &&
      figure === chosen &&
      (where === undefined ? isSpokenOf(view, verb, place) : where === place),
  );
}

/** Whether a move that names no place is about the figures here. */
function isSpokenOf(view: PlainView, verb: VerbName, place: MapPlace): boolean {
  const { source, province } = view.decision.about;
  const about = verb === "move" ? source : province;
  if (about === null) return true;
  return place === about || (verb === "spare" && place === PROVINCES[about].fjord);
}

/** The move that a click on an unlit place was probably meant to be; null if unknown. */
export function meantByPlace(view: PlainView, options: readonly Option[], chosen: Chosen, place: MapPlace): string | null {
  const own = figuresAt(view, place)[view.seat] ?? {};
  const standing = (Object.keys(FIGURES) as FigureName[]).find((figure) => (own[figure] ?? 0) > 0);
  const verb = (chosen.verb as VerbName | undefined) ?? guessVerb(view, options, place, standing !== undefined);
  if (verb === undefined) return null;
  const fields: readonly string[] = VERBS[verb];
  if (!fields.includes("place") && !fields.includes("province")) return null;
  const newcomer = isFjord(place) ? "ship" : "warrior";
  const offered = options.find((option) => option.verb === verb)?.figure;
  const figure =
    chosen.figure ?? (OF_STANDING.includes(verb) ? (standing ?? offered ?? "warrior") : isOfAction(view) ? newcomer : (offered ?? newcomer));
  return [verb, ...fields.map((field) => (field === "figure" ? figure : place))].join(" ");
}

/** Why no clan can ever make a move: which figures enter which places; null if some clan can. */
export function never(move: string): MessageKey | null {
  const { verb, figure, where } = parseMove(move);
  if (where === undefined) return null;
  if (figure === undefined) return isFjord(where) ? "map-never-fjord" : null;
  const { is_naval, invades_yggdrasil } = FIGURES[figure];
  const isInvasion = verb === "invade" || verb === "recall";
  if (is_naval && !isFjord(where)) return "map-never-ashore";
  if (!is_naval && isFjord(where)) return "map-never-at-sea";
  return isInvasion && where === "yggdrasil" && !invades_yggdrasil ? "map-never-yggdrasil" : null;
}

const isOfAction = (view: PlainView): boolean => view.decision.kind === "action";

function guessVerb(view: PlainView, options: readonly Option[], place: MapPlace, isThere: boolean): VerbName | undefined {
  const verbs = new Set(options.filter(({ where }) => where !== undefined).map((option) => option.verb));
  if (verbs.size === 1) return [...verbs][0];
  if (!isOfAction(view)) return undefined;
  const counts = !isFjord(place) && (view.provinces[place].strength[view.seat] ?? 0) > 0;
  return counts || isThere ? (isFjord(place) ? "invade" : "pillage") : "invade";
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const TOWARDS: Record<Arrow, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): key is Arrow => key in TOWARDS;

/** How far from the direction of an arrow a neighbour may lie, in radians. */
const ASIDE = 1.25;

/** The neighbour in the direction of an arrow; the place itself if there is none. */
export function towards(place: MapPlace, arrow: Arrow): MapPlace {
  const from = middleOf(place);
  const [right, down] = TOWARDS[arrow];
  let best: { place: MapPlace; aside: number } = { place, aside: ASIDE };
  for (const other of nextTo(place)) {
    const to = middleOf(other);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const aside = Math.abs(Math.atan2(dx * down - dy * right, dx * right + dy * down));
    if (aside < best.aside) best = { place: other, aside };
  }
  return best.place;
}

function nextTo(place: MapPlace): readonly MapPlace[] {
  if (isFjord(place)) return FJORDS[place];
  const { neighbours, fjord } = PROVINCES[place];
  return fjord === null ? neighbours : [...neighbours, fjord];
}
