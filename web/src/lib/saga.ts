// The saga: events folded into lines, and lines told in sentences.
//
// The table TELLINGS, generated from src/fimbul/i18n/telling.py, says which events are told, and how.
// This module interprets it, as saga_log.py does for the terminal.

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
import {
  ARGUMENTS,
  TELLINGS,
  type Form,
  type Part,
  type Run,
  type Sort as EventSort,
  type Tone,
} from "../generated/telling";
import { isFjord, isProvince, listText, pieceText, placeName } from "./labels";
import { Name, named, t, type Arguments } from "./messages.svelte";

/** The numbers of the ages as they are written. */
export const AGES = ["I", "II", "III"] as const;

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

/** The arguments that each field of an event gives to its message: name and form. */
type FieldArguments = Readonly<Partial<Record<string, Readonly<Record<string, Form>>>>>;

/** How one event is told; each property is explained in telling.py. */
interface Telling {
  readonly sort: EventSort;
  readonly depth?: number;
  readonly tone?: Tone;
  readonly is_told?: false;
  readonly begins?: Part;
  readonly leads_to_end?: true;
  readonly silences?: readonly EventName[];
  readonly is_price?: true;
  readonly has_price?: true;
  readonly gathers_by?: readonly (keyof Told)[];
  readonly gathers_only?: Readonly<Partial<Record<keyof Told, readonly string[]>>>;
  readonly run?: Run;
  readonly counted_by?: "amount";
  readonly repeats?: EventName;
  readonly arguments?: FieldArguments;
}

const TELLING: Readonly<Record<EventName, Telling>> = TELLINGS;
const USUAL: FieldArguments = ARGUMENTS;

/** Entries of the log that are not moves and get a line. */
const ASIDES = ["said", "left", "returned", "undone", "rematched", "resumed", "ended"] as const;
type Aside = (typeof ASIDES)[number];

const isAside = (kind: string): kind is Aside => (ASIDES as readonly string[]).includes(kind);

/** What a reader can filter the saga by. */
export type Sort = EventSort | "chat" | "table";

/** Where in the game a line belongs: an age, a part of it, and in the action phase a turn. */
export interface Chapter {
  readonly key: string;
  /** 0 before the first. */
  readonly age: number;
  readonly part: "setup" | Exclude<Part, "turn">;
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
  /** How it stands out from the other lines. */
  readonly tone: Tone | "";
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

/** The steps without the text of chat lines that were removed later. */
export function withoutRemoved(steps: readonly StepNews[]): readonly StepNews[] {
  const gone = new Set(steps.flatMap((step) => step.line ?? []));
  return gone.size === 0 ? steps : steps.map((step) => (gone.has(step.seq) ? { ...step, chat: "" } : step));
}

/** The steps without those that were taken back or set aside. */
export function happened(steps: readonly StepNews[]): readonly StepNews[] {
  const gone = new Set(steps.flatMap((step) => step.took_back));
  return steps.filter((step) => !gone.has(step.seq) && !step.is_set_aside);
}

/** The lines that tell these steps. A price paid last of all waits for the line it is told with. */
export function fold(steps: readonly StepNews[]): Line[] {
  const lines: Line[] = [];
  let price: Line | null = null;
  let silenced: readonly EventName[] = [];
  let chapter: Chapter = { key: "0", age: 0, part: "setup", turn: -1 };

  for (const step of happened(steps)) {
    const isRemoved = step.kind === "said" && step.chat === "";
    if (isAside(step.kind) && !isRemoved) lines.push(asideLine(step.kind, step, chapter));
    for (const [index, event] of step.events.entries()) {
      const telling = TELLING[event.event];
      chapter = nextChapter(chapter, step, index);
      if (telling.begins !== undefined) silenced = telling.silences ?? [];
      if (telling.is_told === false || silenced.includes(event.event)) continue;
      const line = eventLine(event, step, index, chapter);
      if (price !== null) {
        if (telling.has_price && line.seats[0] === price.seats[0]) line.cost = price.amount;
        else lines.push(price);
        price = null;
      }
      if (telling.is_price && line.amount < 0) {
        price = line;
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
  const event: Told | undefined = step.events[index];
  if (event === undefined) return chapter;
  const key = `${step.seq}.${index}`;
  switch (TELLING[event.event].begins) {
    case "draft":
      return { key, age: event.age ?? chapter.age, part: "draft", turn: -1 };
    case "action":
      return { ...chapter, key, part: "action", turn: -1 };
    case "turn":
      return { ...chapter, key, part: "action", turn: event.seat ?? -1 };
  }
  const next = step.events.slice(index).find(({ event }) => !TELLING[event].leads_to_end);
  const isEnding = next !== undefined && TELLING[next.event].begins === "end";
  return isEnding && chapter.part === "action" ? { ...chapter, key, part: "end", turn: -1 } : chapter;
}

function asideLine(kind: Aside, step: StepNews, chapter: Chapter): Line {
  return {
    key: `${step.seq}`,
    seq: step.seq,
    at: step.at,
    kind,
    sort: kind === "said" ? "chat" : "table",
    depth: 0,
    tone: "",
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

function eventLine(told: Told, step: StepNews, index: number, chapter: Chapter): Line {
  const { sort, depth = 0, tone = "", counted_by } = TELLING[told.event];
  const count = counted_by === undefined ? 1 : (told[counted_by] ?? 0);
  return {
    key: `${step.seq}.${index}`,
    seq: step.seq,
    at: step.at,
    kind: told.event,
    sort,
    depth,
    tone,
    chapter,
    told,
    chair: -1,
    chat: "",
    pieces: new Map(told.figure === undefined ? [] : [[told.figure, count]]),
    cards: told.card === undefined ? [...(told.cards ?? [])] : [told.card],
    seats: told.seat === undefined ? [...(told.seats ?? [])] : [told.seat],
    amount: told.amount ?? 0,
    cost: 0,
  };
}

const tellingOf = (line: Line): Telling | null => (line.told === null ? null : TELLING[line.told.event]);

/** Whether the last line told the same of the same card. */
function isToldAlready(last: Line | undefined, line: Line): boolean {
  return last !== undefined && last.kind === tellingOf(line)?.repeats && last.cards[0] === line.cards[0];
}

/** The line that another is gathered into: the last one, or one in the run of lines at the end. */
function likeOf(lines: readonly Line[], line: Line): Line | null {
  const run = tellingOf(line)?.run;
  for (const earlier of lines.toReversed()) {
    if (line.cost === 0 && isLike(earlier, line)) return earlier;
    if (run === undefined || tellingOf(earlier)?.run !== run) return null;
  }
  return null;
}

/** Whether two lines are told as one. */
function isLike(earlier: Line, line: Line): boolean {
  const { gathers_by, gathers_only = {} } = tellingOf(earlier) ?? {};
  if (gathers_by === undefined || earlier.kind !== line.kind) return false;
  const isGathered = Object.entries(gathers_only).every(([field, values]) =>
    values.includes(String(earlier.told?.[field as keyof Told])),
  );
  return isGathered && gathers_by.every((field) => earlier.told?.[field] === line.told?.[field]);
}

/** Adds a line to one that is like it. */
function gather(into: Line, line: Line): void {
  into.amount += line.amount;
  into.cards.push(...line.cards);
  into.seats.push(...line.seats.filter((seat) => !into.seats.includes(seat)));
  for (const [figure, count] of line.pieces) {
    into.pieces.set(figure, (into.pieces.get(figure) ?? 0) + count);
  }
}

/** The place on the map that a line is about; the destination if it is about two. */
export function placeOf(line: Line): PlaceName | null {
  const told = line.told;
  const place = told?.province ?? told?.target ?? told?.place ?? null;
  return place === null || !(isFjord(place) || isProvince(place)) ? null : place;
}

// --- in words ------------------------------------------------------------------------------------

/** The game that is told, and its reader. */
export interface Teller {
  readonly clans: readonly ClanName[];
  readonly edition: EditionName;
  /** The seat of the reader, whom events for one seat are about. */
  readonly seat: number;
  /** The name of the player or bot on a chair. */
  readonly nameOf: (chair: number) => string;
}

/** A piece of a sentence: plain words, or the name of a clan, card or place. */
export type Piece =
  | { readonly is: "words"; readonly text: string }
  | { readonly is: "clan"; readonly text: string; readonly clan: ClanName }
  | { readonly is: "card"; readonly text: string; readonly card: string }
  | { readonly is: "place"; readonly text: string; readonly place: PlaceName };

// A name in a sentence is enclosed in marks, letters that no language uses, together with its id.
const OPEN = "\ue000";
const NAMED = "\ue001";
const CLOSE = "\ue002";
const MARKED = new RegExp(`${OPEN}(\\w+) ([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "g");

const mark = (is: "clan" | "card" | "place", what: string, name: Name): Name =>
  new Name((form) => `${OPEN}${is} ${what}${NAMED}${name.form(form)}${CLOSE}`);

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

function clanText(seat: number, teller: Teller): Name | string {
  const clan = teller.clans[seat];
  return clan === undefined ? "" : mark("clan", clan, named(`clan-${clan}`));
}

const cardText = (card: string): Name => mark("card", card, named(CARDS[card as CardSlug].key));

function whereText(place: PlaceName): Name {
  const name = mark("place", place, placeName(place));
  return named(isFjord(place) ? "where-fjord" : "where-province", { name });
}

/** The arguments of a line's message; see the head of log.ftl. */
function argumentsOf(line: Line, teller: Teller): Arguments {
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
  const told = line.told;
  if (told === null) return args;
  for (const [field, value] of Object.entries(told)) {
    const forms = TELLING[told.event].arguments?.[field] ?? USUAL[field] ?? {};
    for (const [name, form] of Object.entries(forms)) args[name] = FORMED[form](value, told, teller);
  }
  return args;
}

/** How a field of an event becomes an argument, by its form. */
const FORMED: Record<Form, (value: unknown, told: Told, teller: Teller) => Name | string | number> = {
  clan: (seat, _, teller) => clanText(seat as number, teller),
  place: (place) => whereText(place as PlaceName),
  id: (id) => id as string,
  token: (token) => t(`token-${token as TokenName}`),
  stat: (stat) => named(`stat-${stat as StatName}`),
  source: (source) => t(`source-${source as SourceName}`),
  number: (number) => number as number,
  ordinal: (number) => (number as number) + 1,
  track: (step, { stat }, { edition }) => (stat && TRACKS[edition][stat][step as number]?.value) ?? 0,
  total: (bonus, { figures = 0 }) => figures + (bonus as number),
  "yes-no": (is) => (is ? "yes" : "no"),
};
