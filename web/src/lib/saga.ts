// The saga: events folded into lines, and lines told in sentences.
//
// Events are small: each warrior that falls is one. A line gathers what belongs together, so that
// a battle reads as a story and not as a ledger. The terminal tells the same (see saga_log.py).

import type { StepNews } from "../generated/api";
import {
  CARDS,
  TRACKS,
  type CardSlug,
  type ClanName,
  type EditionName,
  type EventName,
  type FigureName,
  type PlaceName,
  type SourceName,
  type StatName,
  type TokenName,
} from "../generated/facts";
import { isFjord, isProvince, listText, pieceText, placeName } from "./labels";
import { t, type Arguments } from "./messages.svelte";

/** The numbers of the ages as they are written. */
export const AGES = ["I", "II", "III"] as const;

type Happening = StepNews["events"][number];

/** Any event with all the fields that one can have. */
interface Told {
  readonly event: EventName;
  readonly seat?: number;
  readonly seats?: readonly number[];
  readonly victim?: number;
  readonly figure?: FigureName;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly province?: PlaceName;
  readonly place?: PlaceName;
  readonly target?: PlaceName;
  readonly source?: PlaceName | SourceName;
  readonly token?: TokenName;
  readonly stat?: StatName;
  readonly step?: number;
  readonly amount?: number;
  readonly figures?: number;
  readonly bonus?: number;
  readonly fulfilled?: boolean;
  readonly age?: number;
  readonly round?: number;
}

/** Entries of the log that are no moves and worth a line. */
type Aside = "said" | "left" | "returned" | "undone" | "rematched" | "resumed" | "ended";
const ASIDES: readonly string[] = [
  "said",
  "left",
  "returned",
  "undone",
  "rematched",
  "resumed",
  "ended",
] satisfies Aside[];

export type Sort = "battle" | "move" | "card" | "glory" | "age" | "chat" | "table";

/** Where in the game a line belongs: an age, a part of it, and in the action phase a turn. */
export interface Chapter {
  readonly key: string;
  /** 0 before the first. */
  readonly age: number;
  readonly part: "setup" | "draft" | "action" | "end";
  /** The seat whose turn it is; -1 for nobody's. */
  readonly turn: number;
}

/** One line of the saga: an event and those like it that followed. */
export interface Line {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  readonly kind: EventName | Aside;
  readonly sort: Sort;
  /** How deep in the story: 0 for what somebody does, 1 for what follows, 2 inside a battle. */
  readonly depth: number;
  readonly chapter: Chapter;
  readonly told: Told | null;
  readonly chair: number;
  readonly chat: string;
  readonly pieces: Map<FigureName, number>;
  readonly cards: string[];
  readonly seats: number[];
  amount: number;
  cost: number;
}

const SORTS: Record<EventName | Aside, Sort> = {
  "age-begins": "age",
  "pack-received": "card",
  "card-kept": "card",
  "packs-passed": "age",
  "hand-received": "card",
  "action-phase-begins": "age",
  "turn-begins": "age",
  passed: "move",
  invaded: "move",
  "march-begins": "move",
  moved: "move",
  upgraded: "card",
  "figure-left-game": "move",
  "quest-committed": "card",
  "quest-chosen": "card",
  "pillage-begins": "battle",
  joined: "battle",
  "stayed-away": "battle",
  "battle-begins": "battle",
  "card-revealed": "battle",
  "no-card": "battle",
  "quest-counts": "battle",
  "text-cancelled": "battle",
  "cards-swept": "battle",
  "card-added": "battle",
  "strength-compared": "battle",
  "battle-won": "battle",
  "battle-tied": "battle",
  destroyed: "battle",
  protected: "battle",
  fled: "battle",
  sacrificed: "move",
  pillaged: "battle",
  glory: "glory",
  rage: "move",
  "stat-raised": "glory",
  "card-returned": "card",
  "card-taken": "card",
  "card-discarded": "card",
  "card-saved": "card",
  "quest-revealed": "card",
  "quest-resolved": "card",
  ragnarok: "age",
  "province-destroyed": "age",
  released: "move",
  "first-player": "age",
  "game-over": "age",
  said: "chat",
  left: "table",
  returned: "table",
  undone: "table",
  ended: "table",
  rematched: "table",
  resumed: "table",
};

/** Events that other lines, or the question that follows, tell well enough. */
const QUIET: ReadonlySet<EventName> = new Set([
  "pack-received",
  "packs-passed",
  "hand-received",
  "turn-begins",
  "march-begins",
] satisfies EventName[]);

/** What happens inside a battle. */
const DEEP: ReadonlySet<EventName> = new Set([
  "card-revealed",
  "no-card",
  "quest-counts",
  "text-cancelled",
  "cards-swept",
  "card-added",
  "strength-compared",
] satisfies EventName[]);

/** What follows from an action. */
const NESTED: ReadonlySet<EventName> = new Set([
  "joined",
  "stayed-away",
  "battle-begins",
  "battle-won",
  "battle-tied",
  "destroyed",
  "protected",
  "fled",
  "pillaged",
  "glory",
  "rage",
  "stat-raised",
  "card-returned",
  "card-taken",
  "card-discarded",
  "figure-left-game",
  "quest-chosen",
] satisfies EventName[]);

/** What rage is paid for: the cost is told with it. */
const COSTED: ReadonlySet<EventName> = new Set([
  "invaded",
  "moved",
  "upgraded",
  "passed",
  "pillage-begins",
  "protected",
  "card-returned",
] satisfies EventName[]);

/** Kinds that gather into one line, and the fields in which they must agree for it. */
const GATHERED: Partial<Record<EventName | Aside, readonly (keyof Told)[]>> = {
  destroyed: ["seat", "place"],
  protected: ["seat", "place"],
  moved: ["seat", "source", "target"],
  released: ["seat"],
  "card-kept": [],
  "card-discarded": ["seat"],
  "card-returned": ["seat"],
  "card-taken": ["seat", "victim"],
  "quest-revealed": ["seat"],
  "stayed-away": [],
  glory: ["seat", "source"],
};

/** Lines between which a loss looks for its like: each figure lost may pay at once. */
const LOSSES: ReadonlySet<string> = new Set(["destroyed", "glory", "protected"] satisfies EventName[]);
/** Sources of glory that pay bit by bit. */
const SUMMED: ReadonlySet<string> = new Set(["ship", "ragnarok", "stats"] satisfies SourceName[]);
/** What an age ends with. */
const ENDING: ReadonlySet<EventName> = new Set([
  "card-saved",
  "quest-revealed",
  "quest-resolved",
  "ragnarok",
] satisfies EventName[]);

/** The steps without the words of lines that were removed since. */
export function withoutRemoved(steps: readonly StepNews[]): readonly StepNews[] {
  const gone = new Set(steps.flatMap((step) => step.line ?? []));
  return gone.size === 0 ? steps : steps.map((step) => (gone.has(step.seq) ? { ...step, chat: "" } : step));
}

/** The steps without those that were taken back, or that nothing came of. */
export function happened(steps: readonly StepNews[]): readonly StepNews[] {
  const gone = new Set(steps.flatMap((step) => step.took_back));
  return steps.filter((step) => !gone.has(step.seq) && !step.is_set_aside);
}

/** The lines that tell these steps. Rage that was just paid is told with what it is paid for, which
 * comes next. */
export function fold(steps: readonly StepNews[]): Line[] {
  const lines: Line[] = [];
  let unpaid: Line | null = null;
  let isFilling = false;
  let chapter: Chapter = { key: "0", age: 0, part: "setup", turn: -1 };

  for (const step of happened(steps)) {
    const isRemoved = step.kind === "said" && step.chat === "";
    if (ASIDES.includes(step.kind) && !isRemoved) lines.push(aside(step, chapter));
    for (const [index, event] of step.events.entries()) {
      chapter = nextChapter(chapter, step, index);
      const kind = event.event;
      if (kind === "action-phase-begins" || kind === "turn-begins") {
        isFilling = kind === "action-phase-begins";
      }
      if (QUIET.has(kind) || (isFilling && kind === "rage")) continue;
      const line = lineOf(event, step, index, chapter);
      if (unpaid !== null) {
        if (COSTED.has(kind) && line.seats[0] === unpaid.seats[0]) line.cost = unpaid.amount;
        else lines.push(unpaid);
        unpaid = null;
      }
      if (kind === "rage" && line.amount < 0) {
        unpaid = line;
      } else if (!isToldAlready(lines.at(-1), line)) {
        const like = likeOf(lines, line);
        if (like === null) lines.push(line);
        else gather(like, line);
      }
    }
  }
  return lines;
}

function nextChapter(chapter: Chapter, step: StepNews, index: number): Chapter {
  const event = step.events[index];
  if (event === undefined) return chapter;
  const key = `${step.seq}.${index}`;
  if (event.event === "age-begins") return { key, age: event.age, part: "draft", turn: -1 };
  if (event.event === "action-phase-begins") return { ...chapter, key, part: "action", turn: -1 };
  if (event.event === "turn-begins") return { ...chapter, key, part: "action", turn: event.seat };
  // Rage and cards are given up before the first card is saved.
  const next = step.events.slice(index).find(({ event }) => event !== "rage" && event !== "card-discarded");
  const isEnding = next !== undefined && ENDING.has(next.event);
  return isEnding && chapter.part === "action" ? { ...chapter, key, part: "end", turn: -1 } : chapter;
}

function aside(step: StepNews, chapter: Chapter): Line {
  const kind = step.kind as Aside;
  return {
    key: `${step.seq}`,
    seq: step.seq,
    at: step.at,
    kind,
    sort: SORTS[kind],
    depth: 0,
    chapter,
    told: null,
    chair: step.chair ?? -1,
    chat: step.chat ?? "",
    pieces: new Map(),
    cards: [],
    seats: step.seat === null ? [] : [step.seat],
    amount: 0,
    cost: 0,
  };
}

function lineOf(event: Happening, step: StepNews, index: number, chapter: Chapter): Line {
  const told: Told = event;
  const amount = told.amount ?? 0;
  const count = told.event === "released" ? amount : 1;
  return {
    key: `${step.seq}.${index}`,
    seq: step.seq,
    at: step.at,
    kind: told.event,
    sort: SORTS[told.event],
    depth: DEEP.has(told.event) ? 2 : NESTED.has(told.event) ? 1 : 0,
    chapter,
    told,
    chair: -1,
    chat: "",
    pieces: new Map(told.figure === undefined ? [] : [[told.figure, count]]),
    cards: told.card === undefined ? [...(told.cards ?? [])] : [told.card],
    seats: told.seat === undefined ? [...(told.seats ?? [])] : [told.seat],
    amount,
    cost: 0,
  };
}

/** A quest that was judged is discarded: nothing new. */
function isToldAlready(last: Line | undefined, line: Line): boolean {
  return (
    line.kind === "card-discarded" && last?.kind === "quest-resolved" && last.cards[0] === line.cards[0]
  );
}

/** The line that another can be gathered into: the last, or among the losses or the draft picks
 * at the end. */
function likeOf(lines: readonly Line[], line: Line): Line | null {
  for (const earlier of lines.toReversed()) {
    if (line.cost === 0 && isLike(earlier, line)) return earlier;
    const areLosses = LOSSES.has(earlier.kind) && LOSSES.has(line.kind);
    const arePicks = earlier.kind === "card-kept" && line.kind === "card-kept";
    if (!areLosses && !arePicks) return null;
  }
  return null;
}

/** Whether two lines are to be told as one. */
function isLike(earlier: Line, line: Line): boolean {
  const agree = GATHERED[earlier.kind];
  if (agree === undefined || earlier.kind !== line.kind) return false;
  if (earlier.kind === "glory" && !SUMMED.has(earlier.told?.source ?? "")) return false;
  return agree.every((field) => earlier.told?.[field] === line.told?.[field]);
}

/** Take in a line that is like another. */
function gather(into: Line, line: Line): void {
  into.amount += line.amount;
  into.cards.push(...line.cards);
  into.seats.push(...line.seats.filter((seat) => !into.seats.includes(seat)));
  for (const [figure, count] of line.pieces) {
    into.pieces.set(figure, (into.pieces.get(figure) ?? 0) + count);
  }
}

/** The place on the map that a line is about; where somebody came to when it is about two. */
export function placeOf(line: Line): PlaceName | null {
  const told = line.told;
  const place = told?.province ?? told?.target ?? told?.place ?? null;
  return place === null || !(isFjord(place) || isProvince(place)) ? null : place;
}


// --- in words ------------------------------------------------------------------------------------

/** Whose game is told, and who reads. */
export interface Teller {
  readonly clans: readonly ClanName[];
  readonly edition: EditionName;
  /** The seat of the reader, whom hidden events are told to. */
  readonly seat: number;
  /** The name of whoever sits on a chair. */
  readonly nameOf: (chair: number) => string;
}

/** A piece of a sentence: plain words, or the name of something that can be pointed at. */
export type Piece =
  | { readonly is: "words"; readonly text: string }
  | { readonly is: "clan"; readonly text: string; readonly clan: ClanName }
  | { readonly is: "card"; readonly text: string; readonly card: string }
  | { readonly is: "place"; readonly text: string; readonly place: PlaceName };

// A name goes into a sentence between marks, letters that no language uses, with what it names.
const OPEN = "\ue000";
const NAMED = "\ue001";
const CLOSE = "\ue002";
const MARKED = new RegExp(`${OPEN}(\\w+) ([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "g");

const mark = (is: "clan" | "card" | "place", what: string, name: string): string =>
  `${OPEN}${is} ${what}${NAMED}${name}${CLOSE}`;

/** A line in words. */
export function sentence(line: Line, teller: Teller): Piece[] {
  if (line.kind !== "said") return pieces(marked(line.kind, line, teller));
  return [{ is: "words", text: t("saga-said", { name: teller.nameOf(line.chair), text: line.chat }) }];
}

/** A sentence as plain text. */
export const plain = (sentence: readonly Piece[]): string => sentence.map((piece) => piece.text).join("");

function pieces(marked: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    const [whole, is, what = "", text = ""] = match;
    if (match.index > end) found.push({ is: "words", text: marked.slice(end, match.index) });
    if (is === "clan") found.push({ is, text, clan: what as ClanName });
    else if (is === "card") found.push({ is, text, card: what });
    else found.push({ is: "place", text, place: what as PlaceName });
    end = match.index + whole.length;
  }
  if (end < marked.length) found.push({ is: "words", text: marked.slice(end) });
  return found;
}

function marked(kind: Exclude<Line["kind"], "said">, line: Line, teller: Teller): string {
  switch (kind) {
    case "left":
    case "returned":
    case "resumed":
      return t(`saga-${kind}`, { name: teller.nameOf(line.chair) });
    case "ended":
      return line.chair < 0 ? t("saga-ended") : t("saga-given-up", { name: teller.nameOf(line.chair) });
    case "undone":
      return t("saga-undone", { clan: clanText(line.seats[0] ?? -1, teller) });
    case "rematched":
      return t("saga-rematched");
    default:
      return t(`log-${kind}`, argumentsOf(line, teller));
  }
}

/** A number with its sign, and a proper minus. */
export const signed = (amount: number): string => (amount >= 0 ? `+${amount}` : `\u2212${-amount}`);

function clanText(seat: number, teller: Teller): string {
  const clan = teller.clans[seat];
  return clan === undefined ? "" : mark("clan", clan, t(`clan-${clan}`));
}

const cardText = (card: string): string => mark("card", card, t(CARDS[card as CardSlug].key));

function whereText(place: PlaceName): string {
  const name = mark("place", place, placeName(place));
  return t(isFjord(place) ? "where-fjord" : "where-province", { name });
}

/** What the message of a line may ask for; see the head of log.ftl. */
function argumentsOf(line: Line, teller: Teller): Arguments {
  const told = line.told;
  const [seat = teller.seat] = line.seats;
  const [card] = line.cards;
  const args: Arguments = {
    amount: signed(line.amount),
    value: line.amount,
    cost: line.cost === 0 ? "" : t("log-cost", { amount: signed(line.cost) }),
    count: Math.max(line.cards.length, line.seats.length),
    clan: clanText(seat, teller),
    clans: listText(line.seats.map((one) => clanText(one, teller))),
    cards: listText(line.cards.map(cardText)),
    pieces: listText([...line.pieces].map(([figure, count]) => pieceText(figure, count))),
  };
  if (card !== undefined) {
    const { kind, value } = CARDS[card as CardSlug];
    args["card"] = cardText(card);
    args["kind"] = kind;
    args["bonus"] = value === null ? "+X" : signed(value);
  }
  if (told === null) return args;
  if (told.province !== undefined) args["province"] = whereText(told.province);
  if (told.place !== undefined) args["place"] = whereText(told.place);
  if (told.target !== undefined) args["target"] = whereText(told.target);
  if (told.source !== undefined) Object.assign(args, sourceArguments(line.kind, told.source));
  if (told.stat !== undefined && told.step !== undefined) {
    args["stat"] = t(`stat-${told.stat}`);
    args["step"] = told.step + 1;
    args["value"] = TRACKS[teller.edition][told.stat][told.step]?.value ?? 0;
  }
  if (told.figures !== undefined && told.bonus !== undefined) {
    args["figures"] = told.figures;
    args["bonus"] = told.bonus;
    args["total"] = told.figures + told.bonus;
  }
  if (told.fulfilled !== undefined) args["fulfilled"] = told.fulfilled ? "yes" : "no";
  if (told.age !== undefined) args["age"] = told.age;
  if (told.round !== undefined) args["round"] = told.round;
  if (told.token !== undefined) args["token"] = t(`token-${told.token}`);
  if (told.victim !== undefined) args["victim"] = clanText(told.victim, teller);
  return args;
}

function sourceArguments(kind: Line["kind"], source: PlaceName | SourceName): Arguments {
  if (kind === "glory") return { reason: t(`source-${source as SourceName}`) };
  return { source: whereText(source as PlaceName), from: source };
}
