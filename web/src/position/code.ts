// A position as the editor holds it, from and to its text (see docs/positions.md). The server checks and
// normalises every text first: only what it has written is read here.

import {
  FIGURES,
  PROVINCES,
  SLOTS,
  type CardSlug,
  type ClanName,
  type EditionName,
  type FigureName,
  type PlaceName,
  type ProvinceName,
  type SlotName,
  type TokenName,
} from "../generated/facts";

export type Standing = Partial<Record<FigureName, number>>;

export interface Seat {
  readonly clan: ClanName;
  glory: number;
  rage: number;
  /** The steps of rage, axes and horns, 1 … 6. */
  steps: [number, number, number];
  hasPassed: boolean;
  slots: Record<SlotName, CardSlug | null>;
  /** The figures on the board and in Valhalla, by place. */
  figures: Partial<Record<PlaceName, Standing>>;
  hand: CardSlug[];
  quests: CardSlug[];
  shown: CardSlug[];
  /** As in the text, with the number of quests after each. */
  maybe: string[];
}

export interface Position {
  edition: EditionName;
  draftsFirstAge: boolean;
  first: ClanName;
  age: number;
  turn: ClanName | "draft";
  tokens: Record<ProvinceName, TokenName>;
  dooms: ProvinceName[];
  destroyed: ProvinceName[];
  pillaged: ProvinceName[];
  seats: Seat[];
  /** Null if the cards are to be drawn. */
  discard: CardSlug[] | null;
  /** The lines of the packs; those of an age may be missing. */
  packs: string[];
}

export const OUTER = Object.keys(PROVINCES).filter((name) => name !== "yggdrasil") as ProvinceName[];
export const SLOT_NAMES = Object.keys(SLOTS) as SlotName[];
const DRAFTS = ["from-age-2", "all"];

export function emptySlots(): Record<SlotName, CardSlug | null> {
  return Object.fromEntries(SLOT_NAMES.map((slot) => [slot, null])) as Record<SlotName, CardSlug | null>;
}

// --- writing ---------------------------------------------------------------------------------------

export function codeOf(position: Position): string {
  const lines = [
    "fimbul position 1",
    line("clans", ...position.seats.map(({ clan }) => clan)),
    `edition ${position.edition}`,
    `draft ${DRAFTS[Number(position.draftsFirstAge)]}`,
    `first ${position.first}`,
    `age ${position.age}`,
    `turn ${position.turn}`,
    line("tokens", ...OUTER.map((province) => position.tokens[province])),
    line("dooms", ...position.dooms),
    line("destroyed", ...position.destroyed),
    line("pillaged", ...position.pillaged),
    ...position.seats.flatMap(seatLines),
    ...(position.discard === null ? [] : [line("discard", ...position.discard)]),
    ...position.packs,
  ];
  return `${lines.join("\n")}\n`;
}

const line = (keyword: string, ...words: readonly string[]): string => [keyword, ...words].join(" ");

function seatLines(seat: Seat): string[] {
  const places = Object.entries(seat.figures) as [PlaceName, Standing][];
  return [
    `clan ${seat.clan}`,
    `glory ${seat.glory}`,
    `rage ${seat.rage}`,
    line("steps", ...seat.steps.map(String)),
    `passed ${seat.hasPassed ? "yes" : "no"}`,
    line("slots", ...SLOT_NAMES.map((slot) => seat.slots[slot] ?? "-")),
    ...places.map(([place, standing]) => line("at", place, ...figuresOf(standing))).filter((at) => at.split(" ").length > 2),
    line("hand", ...seat.hand),
    line("quests", ...seat.quests),
    ...(seat.shown.length > 0 ? [line("shown", ...seat.shown)] : []),
    ...(seat.maybe.length > 0 ? [line("maybe", ...seat.maybe)] : []),
  ];
}

function figuresOf(standing: Standing): FigureName[] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap((figure) =>
    Array.from({ length: standing[figure] ?? 0 }, () => figure),
  );
}

// --- reading ---------------------------------------------------------------------------------------

/** The position of a text that the server has written. */
export function positionOf(code: string): Position {
  const lines = code.trimEnd().split("\n").map((text) => text.split(" "));
  let at = 0;
  const after = <Word extends string>(keyword: string): Word[] => {
    const [word, ...words] = lines[at] ?? [];
    if (word !== keyword) throw new Error(`line ${at + 1} of a position is not ${keyword}`);
    at += 1;
    return words as Word[];
  };
  const one = <Word extends string>(keyword: string): Word => after<Word>(keyword)[0] ?? ("" as Word);
  const comes = (keyword: string): boolean => lines[at]?.[0] === keyword;

  after("fimbul");
  const clans = after<ClanName>("clans");
  const edition = one<EditionName>("edition");
  const draftsFirstAge = one("draft") === "all";
  const first = one<ClanName>("first");
  const age = Number(one("age"));
  const turn = one<ClanName | "draft">("turn");
  const tokens = after<TokenName>("tokens");
  const dooms = after<ProvinceName>("dooms");
  const destroyed = after<ProvinceName>("destroyed");
  const pillaged = after<ProvinceName>("pillaged");
  const seats = clans.map((clan): Seat => {
    after("clan");
    const glory = Number(one("glory"));
    const rage = Number(one("rage"));
    const steps = after("steps").map(Number) as [number, number, number];
    const hasPassed = one("passed") === "yes";
    const cards = after<CardSlug | "-">("slots");
    const slots = emptySlots();
    SLOT_NAMES.forEach((slot, index) => {
      const card = cards[index] ?? "-";
      slots[slot] = card === "-" ? null : card;
    });
    const figures: Seat["figures"] = {};
    while (comes("at")) {
      const [place, ...names] = after<string>("at") as [PlaceName, ...FigureName[]];
      const standing: Standing = {};
      for (const name of names) standing[name] = (standing[name] ?? 0) + 1;
      figures[place] = standing;
    }
    const hand = after<CardSlug>("hand");
    const quests = after<CardSlug>("quests");
    const shown = comes("shown") ? after<CardSlug>("shown") : [];
    const maybe = comes("maybe") ? after("maybe") : [];
    return { clan, glory, rage, steps, hasPassed, slots, figures, hand, quests, shown, maybe };
  });
  const discard = comes("discard") ? after<CardSlug>("discard") : null;
  const packs = lines.slice(at).map((words) => words.join(" "));
  return {
    edition,
    draftsFirstAge,
    first,
    age,
    turn,
    tokens: Object.fromEntries(OUTER.map((province, index) => [province, tokens[index]])) as Position["tokens"],
    dooms,
    destroyed,
    pillaged,
    seats,
    discard,
    packs,
  };
}

// --- in links --------------------------------------------------------------------------------------

/** A text, packed for the part of an address after the #. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The most characters that a link may unpack to: more than any position has. */
const MOST = 20_000;

/** What `packed` packed; "" for anything else. */
export async function unpacked(link: string): Promise<string> {
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return (await new Response(stream).text()).slice(0, MOST);
  } catch {
    return "";
  }
}
