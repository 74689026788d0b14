// Questions and answers in words: what each kind of decision asks, how each move reads, and the
// names of the things in them.

import type { ChairInfo, PlainFigures, PlainView } from "../generated/api";
import {
  CARDS,
  FIGURES,
  FJORDS,
  PROVINCES,
  TRACKS,
  type CardSlug,
  type DecisionName,
  type FigureName,
  type FjordName,
  type PlaceName,
  type ProvinceName,
  type StatName,
} from "../generated/facts";
import type { MessageKey } from "../generated/messages";
import { botName } from "./bots.svelte";
import { Name, named, t, type Arguments } from "./messages.svelte";
import { parseMove, type Option } from "./moves";

// --- names ---------------------------------------------------------------------------------------

export const isProvince = (place: string): place is ProvinceName => place in PROVINCES;
export const isFjord = (place: string): place is FjordName => place in FJORDS;

/** The name of a place by itself. */
export function placeName(place: PlaceName): Name {
  if (isProvince(place)) return named(`province-${place}`);
  return isFjord(place) ? named(place) : named(`place-${place}`);
}

/** The name of the player or bot on a chair. */
export function sitterName(chair: ChairInfo): string {
  return chair.name || botName(chair.bot);
}

/** A place inside a sentence; a fjord comes with its article. */
export function placeText(place: PlaceName): Name {
  return named(isFjord(place) ? "where-fjord" : "where-province", { name: placeName(place) });
}

/** A place as a target; a fjord with the provinces it supports (B4). */
function targetText(view: PlainView, place: PlaceName): Name {
  if (!isFjord(place)) return placeText(place);
  return named("where-fjord-supports", { name: placeText(place), provinces: supportedText(view, place).value });
}

/** The standing provinces that a fjord supports (B4). */
export function supportedText(view: PlainView, fjord: FjordName): Name {
  const standing = FJORDS[fjord].filter((province) => view.provinces[province].is_standing);
  return listText(standing.map((province) => placeName(province)));
}

export function clanName(view: PlainView, seat: number): Name {
  const clan = view.seats[seat]?.clan;
  return clan ? named(`clan-${clan}`) : new Name(() => "");
}

export function clansText(view: PlainView, seats: readonly number[]): Name {
  return listText(seats.map((seat) => clanName(view, seat)));
}

export function cardName(card: string): string {
  return t(CARDS[card as CardSlug].key);
}

/** The name of a figure by itself; capitalised for the head of a button. */
export function figureName(figure: FigureName): string {
  return raised(t(`figure-${figure}`));
}

/** A text with its first letter capitalised: names are lower case so that they fit anywhere. */
export function raised(text: string | Name): string {
  const [first = "", ...rest] = text.toString();
  return first.toLocaleUpperCase() + rest.join("");
}

export function costText(rage: number): string {
  return t("cost", { rage });
}

/** “a, b and c”; the word for nothing when there are none. */
export function listText(items: readonly (string | Name)[]): Name {
  const last = items.at(-1);
  if (last === undefined) return named("nothing");
  return items
    .slice(0, -1)
    .reduceRight<Name>(
      (rest, first, index) =>
        index === items.length - 2
          ? named("list-two", { first, last: rest })
          : named("list-more", { first, rest }),
      last instanceof Name ? last : new Name(() => last),
    );
}

/** Figures inside a sentence: “2 warriors”, “the leader”, “the Troll”. */
export function pieceText(figure: FigureName, count = 1): Name {
  if (figure === "warrior") return named("piece-warrior", { count });
  if (figure === "leader" || figure === "ship") return named(`piece-${figure}`);
  return named("piece-monster", { name: named(`figure-${figure}`) });
}

/** Different figures inside a sentence. */
export function piecesText(figures: PlainFigures): Name {
  return listText(figureCounts(figures).map(([figure, count]) => pieceText(figure, count)));
}

/** Different figures by themselves, outside any sentence. */
export function figuresText(figures: PlainFigures): Name {
  const names = figureCounts(figures).map(([figure, count]) =>
    figure === "warrior" ? t("long-warrior", { count }) : t(`figure-${figure}`),
  );
  return listText(names);
}

/** The different figures among some, with the number of each. */
export function figureCounts(figures: PlainFigures): [FigureName, number][] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap((figure): [FigureName, number][] => {
    const count = figures[figure] ?? 0;
    return count > 0 ? [[figure, count]] : [];
  });
}

// --- questions -----------------------------------------------------------------------------------

/** What the pending decision asks of the seat whose view it is; empty when the game is over. */
export function question(view: PlainView): string {
  const { kind } = view.decision;
  return kind === "" ? "" : t(`decision-${kind}`, questionArguments(view, kind));
}

function questionArguments(view: PlainView, kind: DecisionName): Arguments {
  const { about, own, options } = view.decision;
  const args: Arguments = {
    clan: clanName(view, view.seat),
    rage: view.seats[view.seat]?.rage ?? 0,
    age: view.age,
  };
  if (about.source !== null) args["source"] = placeText(about.source);
  if (about.province !== null) {
    args["province"] = args["target"] = placeText(about.province);
  }
  if (about.card !== null) args["card"] = cardName(about.card);
  if (Object.keys(about.figures).length > 0) args["pieces"] = piecesText(about.figures);
  if (kind === "free-invasion") {
    const figures: PlainFigures = {};
    for (const option of options.map((move) => parseMove(move))) {
      if (option.figure) figures[option.figure] = 1;
    }
    args["pieces"] = piecesText(figures);
  }
  if (view.draft !== null) {
    const { keeps, round, rounds } = view.draft;
    args["count"] = keeps;
    args["pick"] = (round - 1) * keeps + Math.min(own.length + 1, keeps);
    args["picks"] = rounds * keeps;
  }
  return args;
}

// --- moves ---------------------------------------------------------------------------------------

/** Moves with a message for one kind of decision: move-<verb>-<decision>. */
const ANSWERS: readonly MessageKey[] = [
  "move-pass-action",
  "move-pass-call-to-battle",
  "move-pass-late-card",
  "move-decline-save-card",
  "move-decline-quest-as-battle",
  "move-decline-leader-move",
  "move-decline-flight",
  "move-decline-free-invasion",
  "move-decline-protection",
  "move-decline-keep-played-cards",
  "move-pillage-pillage-at-once",
  "move-spare-keep-one-figure",
];

/** A move in words, as an answer to the pending decision. */
export function moveLabel(view: PlainView, option: Option): string {
  const { verb, slot } = option;
  const replaced = slot === undefined ? null : (view.seats[view.seat]?.slots[slot] ?? null);
  const args = moveArguments(view, option);
  if (replaced !== null) {
    return t("move-upgrade-replace", { ...args, replaced: cardName(replaced) });
  }
  if (isInVain(view, option)) return t("move-sacrifice-in-vain", args);
  const answer = `move-${verb}-${view.decision.kind}`;
  return t(ANSWERS.find((key) => key === answer) ?? `move-${verb}`, args);
}

/** Offers with a message for accepting them: decide-yes-<decision>. */
const TAKEN: readonly MessageKey[] = ["decide-yes-succor", "decide-yes-blessing"];

/** The label of the button that accepts an offer. */
export function takeLabel(view: PlainView, option: Option): string {
  const taken = TAKEN.find((key) => key === `decide-yes-${view.decision.kind}`);
  return taken === undefined ? moveLabel(view, option) : t(taken);
}

/** Whether a move is a sacrifice that gains nothing, because all stats are full. */
export function isInVain(view: PlainView, { verb }: Pick<Option, "verb">): boolean {
  const own = view.seats[view.seat];
  const tracks = TRACKS[view.edition];
  return (
    verb === "sacrifice" &&
    own !== undefined &&
    (["rage", "axes", "horns"] as const).every((stat) => own.steps[stat] === tracks[stat].length)
  );
}

function moveArguments(view: PlainView, option: Option): Arguments {
  const own = view.seats[view.seat];
  const args: Arguments = { rage: own?.rage ?? 0, cost: costText(option.cost) };
  if (option.figure) args["pieces"] = pieceText(option.figure);
  if (option.card) args["card"] = cardName(option.card);
  if (option.amount) args["amount"] = option.amount;
  if (option.where) {
    args["place"] = targetText(view, option.where);
    args["province"] = placeText(option.where);
    if (isProvince(option.where)) {
      args["token"] = t(`short-token-${view.provinces[option.where].token}`);
    }
  }
  if (option.stat && own) {
    const step = own.steps[option.stat];
    args["stat"] = named(`stat-${option.stat}`);
    args["value"] = statValue(view, option.stat, step);
    args["next"] = statValue(view, option.stat, step + 1);
  }
  return args;
}

/** The value of a stat at a step from 1 to 6. */
export function statValue(view: PlainView, stat: StatName, step: number): number {
  const track = TRACKS[view.edition][stat];
  return track[Math.min(step, track.length) - 1]?.value ?? 0;
}
